"""A queue of background jobs with progress, subscribers, limits and retention."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, Final, Generic, TypeVar

from smallworld.server.jobs.pool import WorkerPool
from smallworld.server.messages.advice import JobState
from smallworld.server.refusals import NotFound, Unprocessable

ATTEMPTS: Final = 3  # of a step whose worker dies

_log = logging.getLogger(__name__)


class Job:
    """One job: its state, its progress in steps, and the number of its subscribers."""

    def __init__(self, id: str, steps: int) -> None:
        self.id = id
        self.state: JobState = "waiting"
        self.done = 0
        self.steps = steps
        self.subscribers = 1
        self.task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Return True if the job waits or runs."""
        return self.state in ("waiting", "running")


AnyJob = TypeVar("AnyJob", bound=Job)
Result = TypeVar("Result")


class JobQueue(Generic[AnyJob]):
    """Runs jobs of one kind in worker processes; subclasses define ``run``.

    Jobs live in memory only: after a restart a client starts its job again. ``kind`` is the
    prefix of the error codes.
    """

    def __init__(
        self, kind: str, workers: Executor, *, at_once: int, most_open: int, retained: int
    ) -> None:
        self.kind = kind
        self._workers = workers
        self._slots = asyncio.Semaphore(at_once)
        self._most_open = most_open
        self._retained = retained
        self._jobs: OrderedDict[str, AnyJob] = OrderedDict()

    # --- for clients
    def find(self, id: str) -> AnyJob:
        """Return a job; ``NotFound`` if it is unknown or no longer retained."""
        if id not in self._jobs:
            raise NotFound(f"{self.kind}.unknown")
        return self._jobs[id]

    def cancel(self, id: str) -> AnyJob:
        """Drop a subscriber; cancel the job when none is left."""
        job = self.find(id)
        job.subscribers -= 1
        if job.subscribers <= 0 and job.is_open and job.task is not None:
            job.state = "cancelled"
            job.task.cancel()
        return job

    async def stop(self) -> None:
        """Cancel all jobs and terminate the workers, without waiting for their results."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None and job.is_open]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(self._workers, WorkerPool):
            self._workers.terminate()

    # --- for subclasses
    async def run(self, job: AnyJob) -> None:
        """Do the work of a job, and update its progress."""
        raise NotImplementedError

    def subscribe(self, id: str) -> AnyJob | None:
        """Subscribe to a job that is open or done; ``None`` if it must be started (again)."""
        job = self._jobs.get(id)
        if job is None or not (job.is_open or job.state == "done"):
            return None
        job.subscribers += 1
        return job

    def open_jobs(self) -> list[AnyJob]:
        """Return the jobs that wait or run."""
        return [job for job in self._jobs.values() if job.is_open]

    def start(self, job: AnyJob) -> AnyJob:
        """Queue a new job; ``Unprocessable`` if too many are open."""
        if len(self.open_jobs()) >= self._most_open:
            raise Unprocessable(f"{self.kind}.too_busy")
        self._jobs[job.id] = job
        self._jobs.move_to_end(job.id)
        self._drop_old_jobs()
        job.task = asyncio.create_task(self._run_in_turn(job))
        return job

    async def run_step(self, work: Callable[..., Result], *args: Any) -> Result:
        """Run one step in a worker process; start it again if the worker dies."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS - 1):
            try:
                return await loop.run_in_executor(self._workers, work, *args)
            except BrokenExecutor:
                _log.warning("a worker died during a step of %s; it is run again", self.kind)
        return await loop.run_in_executor(self._workers, work, *args)

    # --- inside
    def _drop_old_jobs(self) -> None:
        for id in [id for id, job in self._jobs.items() if not job.is_open]:
            if len(self._jobs) <= self._retained:
                return
            del self._jobs[id]

    async def _run_in_turn(self, job: AnyJob) -> None:
        try:
            async with self._slots:
                job.state = "running"
                await self.run(job)
                job.state = "done"
        except asyncio.CancelledError:
            job.state = "cancelled"
            raise
        except Exception:  # a bug must not look like a job that never ends
            job.state = "failed"
            _log.exception("a job of %s failed", self.kind)


def job_id(*parts: object) -> str:
    """Return an id that is the same for the same content in every server process.

    >>> job_id("balance", 4)
    '8f492c19ae637f85'
    """
    text = "\n".join(str(part) for part in parts)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
