"""Play many games in one or several processes, with the same results."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from queue import SimpleQueue
from typing import Final, Protocol, TypeVar

from smallworld.bots.external.process import end_all
from smallworld.bots.playouts.pool import enter_worker
from smallworld.lab.games.plan import Key
from smallworld.lab.games.players import Player

T = TypeVar("T")
WAITING: Final = 4096  # games submitted at a time: more than any cluster has workers


class Work(Protocol):
    """One or several games that are played together."""

    @property
    def key(self) -> Key:
        """Identify the work within its run."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the bots that play."""


W = TypeVar("W", bound=Work)
W_co = TypeVar("W_co", bound=Work, covariant=True)


class Jobs(Protocol[W_co]):
    """Games to play, as often as they are asked for; a list is one."""

    def __iter__(self) -> Iterator[W_co]:
        """Yield all jobs, in the same order each time."""

    def __len__(self) -> int:
        """Return their number."""


class GameRunner(Protocol):
    """Plays games in this process, in several processes, or on a cluster."""

    def __call__(self, jobs: Iterable[W], play: Callable[[W], T]) -> Generator[T, None, None]:
        """Play all ``jobs``; yield the results in any order.

        ``jobs`` may be iterated more than once.
        """


def local_processes(processes: int) -> GameRunner:
    """Return a runner with this many processes on this machine."""

    def runner(jobs: Iterable[W], play: Callable[[W], T]) -> Generator[T, None, None]:
        return run_jobs(jobs, play, processes)

    return runner


def run_jobs(jobs: Iterable[W], play: Callable[[W], T], processes: int) -> Generator[T, None, None]:
    """Play all ``jobs``; yield the results as they finish, in any order.

    External bots always run under a worker, because a worker ends their programs even when this
    process is killed.
    """
    outside = any(player.is_external for job in jobs for player in job.players)
    if processes == 1 and not outside:
        yield from map(play, jobs)
    elif needed := sum(1 for _ in islice(jobs, processes)):
        with workers(needed) as executor:
            yield from run_on_executor(executor, jobs, play)


def run_on_executor(executor: Executor, jobs: Iterable[W], play: Callable[[W], T]) -> Iterator[T]:
    """Play all ``jobs`` on an executor.

    To end early, call the executor's own ``shutdown(cancel_futures=True)``: a process pool that
    loses its workers fails on futures that were cancelled elsewhere.
    """
    waiting = iter(jobs)
    finished: SimpleQueue[Future[T]] = SimpleQueue()

    def submit(count: int) -> int:
        submitted = 0
        for job in islice(waiting, count):
            executor.submit(play, job).add_done_callback(finished.put)
            submitted += 1
        return submitted

    running = submit(WAITING)
    while running:
        result = finished.get().result()
        running += submit(1) - 1
        yield result


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
