"""A scheduler whose tasks run in an executor of the test instead of worker processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, TypeVar

from smallworld.server.jobs.scheduler import Scheduler
from smallworld.server.jobs.worker import Done, WorkerDied

Result = TypeVar("Result")


class ExecutorWorker:
    """A worker that passes its tasks on to an executor."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    async def run(
        self, work: Callable[..., Result], args: tuple[Any, ...], seconds: float
    ) -> Done[Result]:
        """Run a task; report the time that it took as CPU time."""
        start = time.perf_counter()
        loop = asyncio.get_running_loop()
        try:
            result = await loop.run_in_executor(self.executor, work, *args)
        except BrokenExecutor as error:
            raise WorkerDied(str(error)) from None
        return Done(result, time.perf_counter() - start)

    def stop(self) -> None:
        """No-op: the test ends its executor."""


def scheduler_on(executor: Executor) -> Scheduler:
    """Return a scheduler with one worker for each kind of task, all on one executor."""
    lanes = ("turns", "workshop", "jobs")
    return Scheduler({lane: [ExecutorWorker(executor)] for lane in lanes})
