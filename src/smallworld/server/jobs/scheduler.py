"""One fair queue in front of all worker processes.

A free worker takes the task of the address that used least CPU time lately, and among its tasks
one of the table that used least. Turns at tables with people, checks of packs and background jobs
have workers of their own, so that no long task is ahead of a short one; tables of bots only come
after all jobs.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum
from itertools import count, islice
from typing import Any, Final, Protocol, TypeVar

from smallworld.server.addresses import CLIENT
from smallworld.server.jobs.worker import (
    JOB_NICENESS,
    TURN_NICENESS,
    Done,
    OutOfTime,
    Worker,
    WorkerDied,
)

ATTEMPTS: Final = 3  # of a task whose worker dies
HALF_LIFE: Final = 60.0  # seconds in which used CPU time counts half
RESTART: Final = 1.0  # CPU seconds that a new process costs
LOOKED_AT: Final = 100  # tasks of an address: one client may have thousands of tables of bots
_FORGOTTEN: Final = 0.01  # CPU seconds that no longer matter

_log = logging.getLogger(__name__)
Result = TypeVar("Result")


class Purpose(Enum):
    """What a task is for: its workers, its place among their tasks, and its CPU seconds."""

    TURN = ("turns", 0, 30.0)  # a bot at a table with people, or a hint
    TABLE = ("workshop", 0, 20.0)  # the packs and the board of a new table
    WORKSHOP = ("workshop", 1, 20.0)  # a pack or board that somebody looks at
    JOB = ("jobs", 0, 300.0)  # a step of an analysis or a balance run
    BOT_TABLE = ("jobs", 1, 30.0)  # a turn at a table of bots only

    def __init__(self, lane: str, place: int, seconds: float) -> None:
        self.lane = lane
        self.place = place
        self.seconds = seconds


class AnyWorker(Protocol):
    """What the scheduler needs of a worker."""

    async def run(
        self, work: Callable[..., Result], args: tuple[Any, ...], seconds: float
    ) -> Done[Result]:
        """Run a task within ``seconds`` of CPU time."""

    def stop(self) -> None:
        """End it."""


class _Task:
    """A task that waits for a worker or runs."""

    def __init__(self, purpose: Purpose, address: str, table: str, order: int) -> None:
        self.purpose = purpose
        self.address = address
        self.table = table
        self.order = order
        self.worker: asyncio.Future[AnyWorker] | None = None

    @property
    def is_waiting(self) -> bool:
        """Return whether a worker can be given to it; not if it was just cancelled."""
        return self.worker is not None and not self.worker.done()


class Used:
    """CPU time by name; older use counts less and less."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._seconds: dict[str, float] = {}
        self._at = now()

    def of(self, name: str) -> float:
        """Return what ``name`` used lately; the same decay for all, so any two compare."""
        return self._seconds.get(name, 0.0)

    def add(self, name: str, seconds: float) -> None:
        """Charge ``name`` for some CPU time."""
        now = self._now()
        kept = 0.5 ** ((now - self._at) / HALF_LIFE)
        self._at = now
        self._seconds = {
            other: left * kept for other, left in self._seconds.items() if left * kept > _FORGOTTEN
        }
        self._seconds[name] = self.of(name) + seconds


class Scheduler:
    """Run tasks of all kinds in worker processes, in fair shares."""

    def __init__(
        self, lanes: dict[str, Sequence[AnyWorker]], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._lanes = lanes
        self._idle: dict[str, list[AnyWorker]] = {name: [*lane] for name, lane in lanes.items()}
        # By purpose and address, the longest waiting first.
        self._waiting: dict[Purpose, dict[str, dict[_Task, None]]] = {one: {} for one in Purpose}
        self._by_place = sorted(Purpose, key=lambda purpose: purpose.place)
        self._running: list[_Task] = []
        self._orders = count()
        self._now = now
        self._addresses, self._tables = Used(now), Used(now)

    def is_busy(self, purpose: Purpose) -> bool:
        """Return whether a task would have to wait."""
        return not self._idle[purpose.lane]

    def counts(self) -> dict[str, tuple[int, int]]:
        """Return how many tasks run and wait, by purpose."""
        running = Counter(task.purpose for task in self._running)
        waiting = {one: sum(map(len, self._waiting[one].values())) for one in Purpose}
        return {one.name.lower(): (running[one], waiting[one]) for one in Purpose}

    async def run(
        self,
        purpose: Purpose,
        work: Callable[..., Result],
        *args: Any,
        table: str = "",
        address: str | None = None,
        started: Callable[[], None] = lambda: None,
    ) -> Done[Result]:
        """Run a task when it is its turn; try again if its worker dies.

        The client whose request caused the task is charged, unless ``address`` names another.
        A cancelled task leaves the queue, or its process is killed.
        """
        charged = CLIENT.get() if address is None else address
        for attempt in range(1, ATTEMPTS + 1):
            task = _Task(purpose, charged, table, next(self._orders))
            worker = await self._acquire(task)
            started()
            start, spent = self._now(), RESTART
            try:
                done = await worker.run(work, args, purpose.seconds)
                spent = done.cpu
                return done
            except OutOfTime:
                spent += purpose.seconds
                raise
            except WorkerDied as died:
                if attempt == ATTEMPTS:
                    raise
                _log.warning("a worker died, its %s task runs again: %s", purpose.name, died)
            except asyncio.CancelledError:
                spent += self._now() - start
                raise
            finally:
                self._release(worker, task, spent)
        raise AssertionError("unreachable")

    def stop(self) -> None:
        """End all workers, whatever they do."""
        for lane in self._lanes.values():
            for worker in lane:
                worker.stop()

    # --- inside
    async def _acquire(self, task: _Task) -> AnyWorker:
        """Wait for the turn of a task; return its worker."""
        idle = self._idle[task.purpose.lane]
        if idle:  # then nobody else waits for one
            self._running.append(task)
            return idle.pop()
        task.worker = asyncio.get_running_loop().create_future()
        self._waiting[task.purpose].setdefault(task.address, {})[task] = None
        try:
            return await task.worker
        except asyncio.CancelledError:
            if task.is_waiting or task.worker.cancelled():
                self._take_out(task)
            else:  # it got a worker in the same moment
                self._release(task.worker.result(), task, 0.0)
            raise

    def _release(self, worker: AnyWorker, task: _Task, spent: float) -> None:
        """Charge a task, and give its worker to the next one."""
        self._running.remove(task)
        self._addresses.add(task.address, spent)
        self._tables.add(task.table, spent)
        chosen = self._choose(task.purpose.lane)
        if chosen is None:
            self._idle[task.purpose.lane].append(worker)
            return
        self._take_out(chosen)
        self._running.append(chosen)
        assert chosen.worker is not None
        chosen.worker.set_result(worker)

    def _take_out(self, task: _Task) -> None:
        """Remove a task from those that wait."""
        same = self._waiting[task.purpose]
        del same[task.address][task]
        if not same[task.address]:
            del same[task.address]

    def _choose(self, lane: str) -> _Task | None:
        """Return the task that a free worker takes: first the address, then one of its tables."""
        addresses = Counter(task.address for task in self._running)
        tables = Counter(task.table for task in self._running)

        def share_of_address(item: tuple[str, dict[_Task, None]]) -> tuple[float, ...]:
            address, tasks = item
            return addresses[address], self._addresses.of(address), next(iter(tasks)).order

        def share_of_table(task: _Task) -> tuple[float, ...]:
            return tables[task.table], self._tables.of(task.table), task.order

        for purpose in self._by_place:
            if purpose.lane != lane:
                continue
            for _, tasks in sorted(self._waiting[purpose].items(), key=share_of_address):
                oldest = islice((task for task in tasks if task.is_waiting), LOOKED_AT)
                if chosen := min(oldest, key=share_of_table, default=None):
                    return chosen
        return None


def worker_processes(turns: int, jobs: int) -> Scheduler:
    """Return the scheduler of a server: its processes start when they are needed."""
    return Scheduler(
        {
            "turns": [Worker(TURN_NICENESS) for _ in range(max(1, turns))],
            "workshop": [Worker(TURN_NICENESS)],
            "jobs": [Worker(JOB_NICENESS) for _ in range(jobs)],
        }
    )
