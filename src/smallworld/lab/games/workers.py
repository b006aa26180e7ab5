"""Play many games in one or several processes, with the same results."""

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
    """One or several games that are played together."""

    @property
    def key(self) -> Key:
        """Identify the work within its run."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the bots that play."""


W = TypeVar("W", bound=Work)


class GameRunner(Protocol):
    """Plays games in this process, in several processes, or on a cluster."""

    def __call__(self, jobs: Sequence[W], play: Callable[[W], T]) -> Generator[T, None, None]:
        """Play all ``jobs``; yield the results in any order."""


def local_processes(processes: int) -> GameRunner:
    """Return a runner with this many processes on this machine."""

    def runner(jobs: Sequence[W], play: Callable[[W], T]) -> Generator[T, None, None]:
        return run_jobs(jobs, play, processes)

    return runner


def run_jobs(jobs: Sequence[W], play: Callable[[W], T], processes: int) -> Generator[T, None, None]:
    """Play all ``jobs``; yield the results as they finish, in any order.

    External bots always run under a worker, because a worker ends their programs even when this
    process is killed.
    """
    outside = any(player.is_external for job in jobs for player in job.players)
    if processes == 1 and not outside:
        yield from map(play, jobs)
    elif jobs:
        with workers(min(processes, len(jobs))) as executor:
            yield from run_on_executor(executor, jobs, play)


def run_on_executor(executor: Executor, jobs: Sequence[W], play: Callable[[W], T]) -> Iterator[T]:
    """Play all ``jobs`` on any executor, such as one of a cluster.

    To end early, call the executor's own ``shutdown(cancel_futures=True)``: a process pool that
    loses its workers fails on futures that were cancelled elsewhere.
    """
    waiting = [executor.submit(play, job) for job in jobs]
    for future in as_completed(waiting):
        yield future.result()


@contextmanager
def workers(processes: int) -> Iterator[Executor]:
    """Provide processes for games, which exit with this process in any case."""
    # Spawn, not fork: the same on every system, and no state is inherited.
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
