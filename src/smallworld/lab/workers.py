"""Playing many games, on one core or on several; the results do not depend on it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait

from smallworld.bots.conversation import end_all
from smallworld.lab.match import Outcome, play_job
from smallworld.lab.plan import Job


def outcomes_of(jobs: Sequence[Job], processes: int) -> Generator[Outcome, None, None]:
    """Play all ``jobs``; outcomes come as they are finished, in any order.

    Bots that run programs are never asked by this process itself: a worker clears their
    programs away even when this process is killed.
    """
    outside = any(player.is_outside for job in jobs for player in job.players)
    if processes == 1 and not outside:
        yield from map(play_job, jobs)
    elif jobs:
        with workers(min(processes, len(jobs))) as executor:
            yield from outcomes_from(executor, jobs)


def outcomes_from(executor: Executor, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """The same on any executor, such as one of a cluster.

    Who ends early leaves the rest to the executor's own ``shutdown(cancel_futures=True)``: a process
    pool that loses its workers stumbles over futures that somebody else has cancelled.
    """
    waiting = [executor.submit(play_job, job) for job in jobs]
    for future in as_completed(waiting):
        yield future.result()


@contextmanager
def workers(processes: int) -> Iterator[Executor]:
    """Processes that play games, and that leave when this one does, however it ends."""
    # Started anew instead of forked: the same on every system, and no state of ours is in them.
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(processes, context, _enter_worker, (theirs,))
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


def _enter_worker(word: Connection) -> None:
    """A worker ignores Ctrl-C, of which its parent tells it, and watches for its parent's end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_parent, args=(word,), daemon=True).start()


def _leave_with_the_parent(word: Connection) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([word, parent.sentinel])
    end_all()
    os._exit(1)
