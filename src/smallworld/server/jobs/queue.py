"""A queue of background jobs with progress, subscribers, limits and retention."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from smallworld.server.addresses import CLIENT
from smallworld.server.background import cancel
from smallworld.server.jobs.scheduler import Purpose, Scheduler
from smallworld.server.jobs.worker import OutOfTime
from smallworld.server.messages.advice import JobState
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable

STEPS_AHEAD: Final = 2  # steps of a job that run or wait

_log = logging.getLogger(__name__)


class Job:
    """One job: its state, its progress in steps, and its subscribers (devices)."""

    def __init__(self, id: str, steps: int) -> None:
        self.id = id
        self.state: JobState = "waiting"
        self.done = 0
        self.steps = steps
        self.subscribers: set[str] = set()
        self.address = CLIENT.get()  # of the client that started it
        self.cpu = 0.0  # seconds of CPU time that its steps took
        self.task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Return True if the job waits or runs."""
        return self.state in ("waiting", "running")


AnyJob = TypeVar("AnyJob", bound=Job)
Result = TypeVar("Result")


class JobQueue(ABC, Generic[AnyJob]):
    """Runs jobs of one kind in worker processes; subclasses define ``run``.

    Jobs live in memory only: after a restart a client starts its job again. ``kind`` is the
    prefix of the error codes.
    """

    def __init__(
        self,
        kind: str,
        scheduler: Scheduler,
        *,
        per_address: int,
        most_open: int,
        retained: int,
        seconds: float | None = None,
    ) -> None:
        self.kind = kind
        self._scheduler = scheduler
        self._per_address = per_address
        self._most_open = most_open
        self._seconds = seconds  # of CPU time, then a job fails
        self._retained = retained
        self._jobs: OrderedDict[str, AnyJob] = OrderedDict()

    # --- for clients
    def find(self, id: str) -> AnyJob:
        """Return a job; ``NotFound`` if it is unknown or no longer retained."""
        if id not in self._jobs:
            raise NotFound(f"{self.kind}.unknown")
        return self._jobs[id]

    def cancel(self, id: str, device: str) -> AnyJob:
        """Drop a subscriber; cancel the job when none is left. Others are refused."""
        job = self.find(id)
        if device not in job.subscribers:
            raise Forbidden(f"{self.kind}.not_yours")
        job.subscribers.discard(device)
        if not job.subscribers and job.is_open and job.task is not None:
            job.state = "cancelled"
            job.task.cancel()
        return job

    async def stop(self) -> None:
        """Cancel all jobs."""
        await cancel(job.task for job in self._jobs.values() if job.is_open)

    # --- for subclasses
    @abstractmethod
    async def run(self, job: AnyJob) -> None:
        """Do the work of a job, and update its progress."""

    def subscribe(self, id: str, device: str) -> AnyJob | None:
        """Subscribe to a job that is open or done; ``None`` if it must be started (again)."""
        job = self._jobs.get(id)
        if job is None or not (job.is_open or job.state == "done"):
            return None
        job.subscribers.add(device)
        return job

    def open_jobs(self) -> list[AnyJob]:
        """Return the jobs that wait or run."""
        return [job for job in self._jobs.values() if job.is_open]

    def start(self, job: AnyJob, device: str) -> AnyJob:
        """Start a job of a device; ``Unprocessable`` if too many of all or its client are open."""
        open_jobs = self.open_jobs()
        own = [other for other in open_jobs if other.address == job.address]
        if len(open_jobs) >= self._most_open or len(own) >= self._per_address:
            raise Unprocessable(f"{self.kind}.too_busy")
        job.subscribers.add(device)
        self._jobs[job.id] = job
        self._jobs.move_to_end(job.id)
        self._drop_old_jobs()
        job.task = asyncio.create_task(self._run(job))
        return job

    async def run_step(self, job: AnyJob, work: Callable[..., Result], *args: Any) -> Result:
        """Run one step of a job in a worker process, when it is the turn of its client."""

        def started() -> None:
            if job.state == "waiting":
                job.state = "running"

        if self._seconds is not None and job.cpu > self._seconds:
            raise OutOfTime(f"{job.cpu:.0f} seconds of CPU time")
        run = self._scheduler.run
        done = await run(
            Purpose.JOB, work, *args, table=job.id, address=job.address, started=started
        )
        job.cpu += done.cpu
        return done.result

    async def run_steps(
        self, job: AnyJob, work: Callable[..., Result], calls: Iterable[tuple[Any, ...]]
    ) -> AsyncGenerator[Result, None]:
        """Run steps with these arguments; yield the results in order.

        The next step waits while one runs: when a worker is free, a client that used little CPU
        time gets it at once. Otherwise a step of somebody else would come between any two.
        """
        ahead: deque[asyncio.Task[Result]] = deque()
        try:
            for args in calls:
                ahead.append(asyncio.create_task(self.run_step(job, work, *args)))
                if len(ahead) == STEPS_AHEAD:
                    yield await ahead.popleft()
            while ahead:
                yield await ahead.popleft()
        finally:
            for task in ahead:
                task.cancel()
            await asyncio.gather(*ahead, return_exceptions=True)

    # --- inside
    def _drop_old_jobs(self) -> None:
        for id in [id for id, job in self._jobs.items() if not job.is_open]:
            if len(self._jobs) <= self._retained:
                return
            del self._jobs[id]

    async def _run(self, job: AnyJob) -> None:
        try:
            await self.run(job)
            job.state = "done"
        except asyncio.CancelledError:
            job.state = "cancelled"
            raise
        except OutOfTime as error:
            job.state = "failed"
            _log.warning("a job of %s took too long: %s", self.kind, error)
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
