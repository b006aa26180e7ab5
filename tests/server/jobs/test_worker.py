"""Worker processes: limits of CPU time, killing, and the end of the server."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from smallworld.server.jobs.worker import OutOfTime, Worker
from tests.kit.waiting import PATIENCE, poll_until, until

FOREVER = ("(a*)*b", "a" * 60)  # one call of C code, which holds the interpreter's lock
SERVER = """
import asyncio, os, re
from smallworld.server.jobs.worker import Worker

async def main():
    worker = Worker(0)
    print((await worker.run(os.getpid, (), 60)).result, flush=True)
    await worker.run(re.match, ("(a*)*b", "a" * 60), 60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def with_a_worker(story: Callable[[Worker], Awaitable[None]]) -> None:
    async def run() -> None:
        worker = Worker(0)
        try:
            await story(worker)
        finally:
            worker.stop()

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of CPU time")
def test_a_task_that_takes_too_much_cpu_time_is_killed() -> None:
    async def story(worker: Worker) -> None:
        with pytest.raises(OutOfTime):
            await worker.run(re.match, FOREVER, 0.5)
        assert (await worker.run(str, (7,), 60.0)).result == "7", "a new process goes on"

    with_a_worker(story)


def test_a_cancelled_task_ends_its_process() -> None:
    async def story(worker: Worker) -> None:
        pid = (await worker.run(os.getpid, (), 60.0)).result
        task = asyncio.create_task(worker.run(re.match, FOREVER, 60.0))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await until(lambda: not is_running(pid))

    with_a_worker(story)


def test_exceptions_of_tasks_arrive() -> None:
    async def story(worker: Worker) -> None:
        with pytest.raises(ZeroDivisionError):
            await worker.run(divmod, (1, 0), 60.0)
        with pytest.raises(TypeError, match="pickle"):
            await worker.run(threading.Lock, (), 60.0)
        assert (await worker.run(divmod, (7, 2), 60.0)).result == (3, 1)

    with_a_worker(story)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it may run until its CPU limit")
def test_a_worker_ends_with_its_killed_server_even_in_the_middle_of_a_task(
    tmp_path: Path,
) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER, encoding="utf-8")
    server = subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    assert is_running(worker)
    server.send_signal(signal.SIGKILL)
    server.wait(PATIENCE)
    server.stdout.close()
    poll_until(lambda: not is_running(worker))
