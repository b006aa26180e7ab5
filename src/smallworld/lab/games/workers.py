"""Playing many games, on one core or on several; the results do not depend on it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Protocol, TypeVar

from smallworld.bots.external.process import end_all
from smallworld.bots.playouts.pool import enter_worker
from smallworld.lab.games.plan import Key
from smallworld.lab.games.players import Player

T = TypeVar("T")


class Work(Protocol):
    """A game to play, or some games that are played together."""

    @property
    def key(self) -> Key:
        """Tells this work from all other."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who is asked."""


W = TypeVar("W", bound=Work)


class GameRunner(Protocol):
    """Whoever plays games: this process, some processes, or a cluster."""

    def __call__(self, jobs: Sequence[W], play: Callable[[W], T]) -> Generator[T, None, None]:
        """Play all ``jobs``; what came of them, in any order."""


def local_processes(processes: int) -> GameRunner:
    """So many processes on this machine."""

    def runner(jobs: Sequence[W], play: Callable[[W], T]) -> Generator[T, None, None]:
        return run_jobs(jobs, play, processes)

    return runner


def run_jobs(jobs: Sequence[W], play: Callable[[W], T], processes: int) -> Generator[T, None, None]:
    """Play all ``jobs``; outcomes come as they are finished, in any order.

    Bots that run programs are never asked by this process itself: a worker clears their
    programs away even when this process is killed.
    """
    outside = any(player.is_external for job in jobs for player in job.players)
    if processes == 1 and not outside:
        yield from map(play, jobs)
    elif jobs:
        with workers(min(processes, len(jobs))) as executor:
            yield from run_on_executor(executor, jobs, play)


def run_on_executor(executor: Executor, jobs: Sequence[W], play: Callable[[W], T]) -> Iterator[T]:
    """The same on any executor, such as one of a cluster.

    Who ends early leaves the rest to the executor's own ``shutdown(cancel_futures=True)``: a
    process pool that loses its workers stumbles over futures that somebody else has cancelled.
    """
    waiting = [executor.submit(play, job) for job in jobs]
    for future in as_completed(waiting):
        yield future.result()


@contextmanager
def workers(processes: int) -> Iterator[Executor]:
    """Processes that play games, and that leave when this one does, however it ends."""
    # Started anew instead of forked: the same on every system, and no state of ours is in them.
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(processes, context, enter_worker, (theirs, end_all))
    try:
        yield executor
    except BaseException:
        ours.send_bytes(b"leave at once")
        ours.close()
        raise
    finally:
        executor.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()
