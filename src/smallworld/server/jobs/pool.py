"""Processes in which bots think, so that the event loop never waits for them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

POLITE: Final = 10  # the answers of the server come first
MOST_POLITE: Final = 15  # … and what bots play comes before what they think of a game


class Workers(Executor):
    """A pool that is made when it is first needed, and made anew if its processes die."""

    def __init__(self, count: int, polite: int = POLITE) -> None:
        self._count = max(1, count)
        self._polite = polite
        self._pool: ProcessPoolExecutor | None = None
        self._under_way: set[Future[Any]] = set()

    @property
    def is_busy(self) -> bool:
        """Has every worker something to do already?"""
        return len(self._under_way) >= self._count

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
        """Let a worker do ``work``."""
        try:
            future = self._ready().submit(work, *given, **named)
        except BrokenProcessPool:
            self._pool = None
            future = self._ready().submit(work, *given, **named)
        self._under_way.add(future)
        future.add_done_callback(self._under_way.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let go of the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)
            self._pool = None

    def end(self) -> None:
        """Let go of the processes whatever they are doing."""
        if self._pool is not None:
            busy = list((self._pool._processes or {}).values())
            self.shutdown(wait=False, cancel_futures=True)
            for process in busy:
                process.terminate()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._polite,),
            )
        return self._pool


def _begin(polite: int) -> None:
    """A worker gives way to the server, leaves signals to it, and ends with it."""
    if hasattr(os, "nice"):
        os.nice(polite)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A killed server cannot tell its workers; they would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)
