"""Worker processes for bots and jobs, so that the event loop never blocks."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

BOT_NICENESS: Final = 10  # the server answers requests first …
JOB_NICENESS: Final = 15  # … and bots at tables come before background jobs


class WorkerPool(Executor):
    """A process pool that starts on first use, and again if its processes die."""

    def __init__(self, count: int, niceness: int = BOT_NICENESS) -> None:
        self._count = max(1, count)
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._pending: set[Future[Any]] = set()

    @property
    def is_busy(self) -> bool:
        """Return True if every worker has something to do."""
        return len(self._pending) >= self._count

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run ``work`` in a worker process."""
        try:
            future = self._running_pool().submit(work, *args, **kwargs)
        except BrokenProcessPool:
            self._pool = None
            future = self._running_pool().submit(work, *args, **kwargs)
        self._pending.add(future)
        future.add_done_callback(self._pending.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the processes end."""
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)
            self._pool = None

    def terminate(self) -> None:
        """End the processes even if they are busy."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_start_worker,
                initargs=(self._niceness,),
            )
        return self._pool


def _start_worker(niceness: int) -> None:
    """Lower the worker's priority, ignore Ctrl-C, and exit together with the server."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    """Exit when the server process ends: a killed server cannot stop its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)
