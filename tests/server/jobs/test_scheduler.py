"""Fair shares of the workers: addresses, tables, people first, cancelling."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from smallworld.server.addresses import CLIENT
from smallworld.server.jobs.queue import Job, JobQueue
from smallworld.server.jobs.scheduler import HALF_LIFE, LOOKED_AT, Purpose, Scheduler, Used
from smallworld.server.jobs.worker import Done, OutOfTime, WorkerDied

Result = TypeVar("Result")
TURN, JOB, BOT_TABLE = Purpose.TURN, Purpose.JOB, Purpose.BOT_TABLE


class Paper:
    """A worker that writes down what it is given, and reports a second for each task."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.given: list[str] = []
        self.faults: list[Exception] = []

    async def run(
        self, work: Callable[..., Result], args: tuple[Any, ...], seconds: float
    ) -> Done[Result]:
        self.given.append(str(args[0]))
        await self.gate.wait()
        for _ in range(20):  # a task takes longer than what its client does between two of them
            await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        return Done(work(*args), 1.0)

    def stop(self) -> None:
        """No-op."""


def scene(story: Callable[[Scheduler, Paper], Awaitable[None]]) -> None:
    async def run() -> None:
        paper = Paper()
        await story(Scheduler({"turns": [paper], "jobs": [paper]}, now=lambda: 0.0), paper)

    asyncio.run(run())


async def queued(
    scheduler: Scheduler, *labels: str, purpose: Purpose = TURN
) -> list[asyncio.Task[Done[str]]]:
    """Queue tasks named ``address table``."""
    tasks = []
    for label in labels:
        CLIENT.set(label.split()[0])
        table = label.split()[1] if " " in label else ""
        run = scheduler.run(purpose, str, label, table=table)
        tasks.append(asyncio.create_task(run))
        await asyncio.sleep(0)
    return tasks


def test_an_address_with_many_tasks_gets_no_more_than_its_share() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        tasks = await queued(scheduler, *["greedy"] * 6, *["modest"] * 2)
        paper.gate.set()
        await asyncio.gather(*tasks)
        assert paper.given == ["greedy", "modest", "greedy", "modest", *["greedy"] * 4]

    scene(story)


def test_tables_of_one_address_share_what_it_gets() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        tasks = await queued(scheduler, "ann one", "ann one", "ann one", "ann two")
        paper.gate.set()
        await asyncio.gather(*tasks)
        assert paper.given == ["ann one", "ann two", "ann one", "ann one"]

    scene(story)


def test_tables_of_bots_only_come_after_all_jobs() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        bots = await queued(scheduler, "bots a", "bots b", "bots c", purpose=BOT_TABLE)
        jobs = await queued(scheduler, "job 1", "job 2", purpose=JOB)
        assert scheduler.counts()["bot_table"] == (1, 2)
        paper.gate.set()
        await asyncio.gather(*bots, *jobs)
        assert paper.given == ["bots a", "job 1", "job 2", "bots b", "bots c"]

    scene(story)


def test_turns_at_tables_with_people_never_wait_for_jobs() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        tasks = await queued(scheduler, *["job"] * 8, purpose=JOB)
        assert scheduler.is_busy(JOB) and not scheduler.is_busy(TURN)
        tasks += await queued(scheduler, "turn")
        assert paper.given == ["job", "turn"]
        paper.gate.set()
        await asyncio.gather(*tasks)

    scene(story)


class Steps(JobQueue[Job]):
    """Jobs of four steps."""

    async def run(self, job: Job) -> None:
        calls = [(f"{job.address} {number}",) for number in range(4)]
        found = [result async for result in self.run_steps(job, str, calls)]
        assert found == [label for (label,) in calls]


def test_between_steps_of_a_modest_client_come_none_of_a_greedy_one() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        queue = Steps("steps", scheduler, per_address=10, most_open=10, retained=10)
        greedy = await queued(scheduler, *["greedy"] * 8, purpose=JOB)
        paper.gate.set()
        await asyncio.gather(*greedy)  # now it has used eight seconds
        paper.gate.clear()
        paper.given.clear()
        greedy = await queued(scheduler, *["greedy"] * 3, purpose=JOB)
        CLIENT.set("modest")
        job = queue.start(Job("job", 4), "device")
        await asyncio.sleep(0)
        paper.gate.set()
        assert job.task is not None
        await job.task
        await asyncio.gather(*greedy)
        modest = [f"modest {number}" for number in range(4)]
        assert paper.given == ["greedy", *modest, "greedy", "greedy"]
        assert scheduler.counts()["job"] == (0, 0)

    scene(story)


def test_a_cancelled_job_takes_its_steps_out_of_the_queue() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        queue = Steps("steps", scheduler, per_address=10, most_open=10, retained=10)
        job = queue.start(Job("job", 4), "device")
        for _ in range(3):
            await asyncio.sleep(0)
        assert scheduler.counts()["job"] == (1, 1)
        queue.cancel("job", "device")
        assert job.task is not None
        await asyncio.gather(job.task, return_exceptions=True)
        assert scheduler.counts()["job"] == (0, 0)

    scene(story)


class CountingUsed(Used):
    """Count the lookups."""

    asked = 0

    def of(self, name: str) -> float:
        self.asked += 1
        return super().of(name)


def test_a_client_with_thousands_of_tasks_makes_no_choice_slow() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        used = scheduler._tables = CountingUsed(lambda: 0.0)
        greedy = await queued(scheduler, *(f"greedy {n}" for n in range(2_000)))
        modest = await queued(scheduler, "modest")
        paper.gate.set()
        await asyncio.gather(*modest)
        assert paper.given[:2] == ["greedy 0", "modest"]
        await asyncio.gather(*greedy[:50])
        assert used.asked < 60 * (LOOKED_AT + 1)
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        assert scheduler.counts()["turn"] == (0, 0) and not scheduler.is_busy(TURN)

    scene(story)


def test_a_cancelled_task_leaves_the_queue() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        first, second, third = await queued(scheduler, "one", "two", "three")
        second.cancel()
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        paper.gate.set()
        assert (await third).result == "three"
        assert paper.given == ["one", "three"]
        assert scheduler.counts()["turn"] == (0, 0) and not scheduler.is_busy(TURN)

    scene(story)


def test_a_task_cancelled_just_as_it_gets_a_worker_gives_it_back() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        first, second, third = await queued(scheduler, "one", "two", "three")
        first.add_done_callback(lambda _: second.cancel())
        paper.gate.set()
        await first
        assert (await third).result == "three"
        assert not scheduler.is_busy(TURN)

    scene(story)


def test_a_task_is_tried_again_if_its_worker_dies_but_not_if_it_takes_too_long() -> None:
    async def story(scheduler: Scheduler, paper: Paper) -> None:
        paper.gate.set()
        paper.faults = [WorkerDied(), WorkerDied()]
        assert (await scheduler.run(TURN, str, "again")).result == "again"
        paper.faults = [WorkerDied(), WorkerDied(), WorkerDied()]
        with pytest.raises(WorkerDied):
            await scheduler.run(TURN, str, "given up")
        paper.faults = [OutOfTime()]
        with pytest.raises(OutOfTime):
            await scheduler.run(TURN, str, "slow")
        assert paper.given.count("slow") == 1
        assert not scheduler.is_busy(TURN)

    scene(story)


def test_old_use_counts_less() -> None:
    now = [0.0]
    used = Used(lambda: now[0])
    used.add("ann", 8.0)
    now[0] += HALF_LIFE
    used.add("bo", 5.0)
    assert (used.of("ann"), used.of("bo")) == (4.0, 5.0)
    now[0] += 20 * HALF_LIFE
    used.add("cy", 1.0)
    assert (used.of("ann"), used.of("bo")) == (0.0, 0.0), "and is forgotten"
