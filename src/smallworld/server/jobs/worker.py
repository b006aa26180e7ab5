"""One worker process: runs one task at a time, with a limit of CPU time, and can be killed."""

from __future__ import annotations

import asyncio
import ctypes
import math
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, NamedTuple, TypeVar

TURN_NICENESS: Final = 10  # the server answers requests first …
JOB_NICENESS: Final = 15  # … and bots at people's tables come before background jobs
SLOWEST: Final = 10  # a task may last so many times its CPU seconds on a busy machine
_PR_SET_PDEATHSIG: Final = 1  # of Linux
_SPAWN: Final = multiprocessing.get_context("spawn")

Result = TypeVar("Result")


class WorkerDied(Exception):
    """The process ended before its task was done; the task can be tried again."""


class OutOfTime(Exception):
    """The task took more CPU time than it may; its process was killed."""


class Done(NamedTuple, Generic[Result]):
    """The result of a task, and the seconds of CPU time it took."""

    result: Result
    cpu: float


class Worker:
    """A process that starts with its first task, and again if it died."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        # The thread that starts a process must outlive it: Linux sends the parent-death signal
        # when that thread ends.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The process id; ``None`` before the first task."""
        return None if self._process is None else self._process.pid

    async def run(
        self, work: Callable[..., Result], args: tuple[Any, ...], seconds: float
    ) -> Done[Result]:
        """Run a task; kill the process if the caller is cancelled or the time is up."""
        exchange = asyncio.get_running_loop().run_in_executor(
            self._thread, self._exchange, pickle.dumps((work, args, seconds))
        )
        try:
            cpu, error, result = await asyncio.wait_for(exchange, SLOWEST * seconds)
        except TimeoutError:
            self.kill()
            raise OutOfTime(f"no result after {SLOWEST * seconds:.0f} seconds") from None
        except asyncio.CancelledError:
            self.kill()
            raise
        if error is not None:
            raise error
        return Done(result, cpu)

    def kill(self) -> None:
        """Kill the process; the next task starts another one."""
        with self._lock:
            if self._process is not None and not self._stopped:
                self._process.kill()
                self._thread.submit(self._reap)

    def stop(self) -> None:
        """Kill the process and start no other one."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # --- in the worker's thread
    def _exchange(self, task: bytes) -> tuple[float, Exception | None, Any]:
        """Send a task to the process and wait for its answer."""
        process, pipe = self._running()
        try:
            pipe.send_bytes(task)
            answer = pipe.recv_bytes()
        except (EOFError, OSError):
            raise self._forget(process, pipe) from None
        return pickle.loads(answer)  # type: ignore[no-any-return]

    def _running(self) -> tuple[SpawnProcess, Connection]:
        with self._lock:
            if self._stopped:
                raise WorkerDied("the server stops")
            if self._process is None or self._pipe is None:
                self._pipe, other = _SPAWN.Pipe()
                self._process = _SPAWN.Process(
                    target=_serve, args=(other, self._niceness), daemon=True
                )
                self._process.start()
                other.close()
            return self._process, self._pipe

    def _reap(self) -> None:
        """Forget a killed process that had no task."""
        if self._process is not None and self._pipe is not None:
            self._forget(self._process, self._pipe)

    def _forget(self, process: SpawnProcess, pipe: Connection) -> Exception:
        """Reap a dead process; return the exception that says why it died."""
        process.join()
        with self._lock:
            self._process = self._pipe = None
        pipe.close()
        if process.exitcode == -getattr(signal, "SIGXCPU", 0):
            return OutOfTime("too much CPU time")
        return WorkerDied(f"exit code {process.exitcode}")


# --- in the process
def _serve(pipe: Connection, niceness: int) -> None:
    """Carry out tasks until the server closes the pipe or ends."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_server()
    while True:
        try:
            task = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(_answer(task))


def _answer(task: bytes) -> bytes:
    start = time.process_time()
    try:
        work, args, seconds = pickle.loads(task)
        _limit_cpu(start + seconds)
        result = work(*args)
        return pickle.dumps((time.process_time() - start, None, result))
    except Exception as raised:
        return pickle.dumps((time.process_time() - start, _portable(raised), None))


def _portable(error: Exception) -> Exception:
    """Return the exception if it survives pickling, otherwise its text."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _limit_cpu(end: float) -> None:
    """Let the kernel kill this process when it has used ``end`` seconds of CPU time.

    A thread could not do it: one call of C code may hold the interpreter for minutes.
    """
    if sys.platform == "win32":
        return  # the server kills it by the clock
    import resource

    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    soft = max(1, math.ceil(end))
    if hard != resource.RLIM_INFINITY:
        soft = min(soft, hard)
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def _end_with_server() -> None:
    """End when the server ends, however it ends: a killed server cannot stop its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != server.pid:  # it ended before the signal was set
            os._exit(0)
    threading.Thread(target=_exit_after, args=(server,), daemon=True).start()


def _exit_after(server: Any) -> None:
    server.join()
    os._exit(0)
