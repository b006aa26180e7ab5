"""Limits of the workshop: queue, cache, and one drawing per file."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from smallworld.server.addresses import CLIENT
from smallworld.server.jobs.scheduler import Purpose, Scheduler
from smallworld.server.jobs.worker import Done
from smallworld.server.messages.packs import BoardWish, PackWish
from smallworld.server.page.compress import StaticFile
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.workshop import tasks
from smallworld.server.workshop.drawings import Drawings, key_of
from smallworld.server.workshop.service import Workshop
from tests.server.jobs.executors import scheduler_on
from tests.server.own_packs import fens


class Busy(Executor):
    """Never completes a task."""

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
        return Future()


def test_too_much_at_once_is_refused() -> None:
    async def story() -> None:
        workshop = Workshop(scheduler_on(Busy()), most_waiting=2)
        waiting = [asyncio.create_task(workshop.shelf("en")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Unprocessable) as caught:
            await workshop.check("x = 1", "en")
        assert caught.value.code == "workshop.too_busy"
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(story())


def test_one_address_cannot_fill_the_workshop() -> None:
    async def story() -> None:
        workshop = Workshop(scheduler_on(Busy()), per_address=2)
        CLIENT.set("192.0.2.1")
        waiting = [asyncio.create_task(workshop.shelf("en")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Unprocessable, match=r"workshop\.too_busy"):
            await workshop.check("x = 1", "en")
        CLIENT.set("192.0.2.2")
        waiting.append(asyncio.create_task(workshop.shelf("en")))
        await asyncio.sleep(0)
        assert not waiting[2].done(), "it waits, and was not refused"
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(story())


class Slow:
    """A worker that lets the test finish its tasks one by one."""

    def __init__(self) -> None:
        self.running: list[tuple[str, asyncio.Future[Any]]] = []
        self.done: list[str] = []

    async def run(self, work: Any, args: tuple[Any, ...], seconds: float) -> Done[Any]:
        gate: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.running.append((work.__name__, gate))
        await gate
        self.done.append(f"{work.__name__} for {CLIENT.get()}")
        return Done(work(*args) if work is not tasks.random_board else b"", 1.0)

    def stop(self) -> None:
        """No-op."""

    async def finish(self) -> None:
        """Finish the task that runs, and let the next one begin."""
        for _ in range(20):
            await asyncio.sleep(0)
        self.running.pop(0)[1].set_result(None)
        for _ in range(20):
            await asyncio.sleep(0)


def test_24_previews_of_one_address_keep_nobody_waiting_long() -> None:
    async def story() -> None:
        worker = Slow()
        workshop = Workshop(Scheduler({"workshop": [worker]}))
        CLIENT.set("192.0.2.1")
        flood = [
            asyncio.create_task(workshop.random_board(BoardWish(5, seed, 60))) for seed in range(24)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Unprocessable, match=r"workshop\.too_busy"):
            await workshop.check_board("x = 1", "en")  # its share is used up …
        own = asyncio.create_task(workshop.gather([PackWish(toml=fens())], "base/2"))
        CLIENT.set("192.0.2.2")
        other = asyncio.create_task(workshop.check_board("x = 1", "en"))
        for _ in range(3):
            await worker.finish()
        assert worker.done == [
            "random_board for 192.0.2.1",  # it was running already
            "gather_packs for 192.0.2.1",  # … but not for tables, which come first
            "check_board for 192.0.2.2",  # used no CPU time yet
        ]
        assert (await own).packs and (await other).faults
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(story())


def test_random_boards_and_checks_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        with ThreadPoolExecutor(1) as executor:
            scheduler = scheduler_on(executor)
            workshop = Workshop(scheduler)
            started: list[str] = []
            run = scheduler.run

            async def counted(purpose: Purpose, work: Any, *given: Any) -> Any:
                started.append(work.__name__)
                return await run(purpose, work, *given)

            monkeypatch.setattr(scheduler, "run", counted)
            asked = [workshop.random_board(BoardWish(2, 7)) for _ in range(3)]
            boards = await asyncio.gather(*asked, workshop.random_board(BoardWish(2, 8)))
            assert boards[0] == boards[1] == boards[2] != boards[3]
            checks = [await workshop.check(fens(), "en") for _ in range(2)]
            assert checks[0] == checks[1]
            assert started == ["random_board", "random_board", "check_pack"]

    asyncio.run(story())


def test_what_takes_too_long_is_refused() -> None:
    async def story() -> None:
        with pytest.raises(Unprocessable, match=r"workshop\.too_busy"):
            await Workshop(scheduler_on(Busy()), seconds=0.01).shelf("en")

    asyncio.run(story())


def test_packs_are_described_once_per_language() -> None:
    async def story() -> None:
        with ThreadPoolExecutor(1) as executor:
            workshop = Workshop(scheduler_on(executor))
            first = await workshop.describe_packs([fens()], "en")
            assert await workshop.describe_packs([fens()], "en") is first
            assert (await workshop.describe_packs([fens()], "fi")) is not first
            assert (await workshop.describe_packs([], "en")).packs == []

    asyncio.run(story())


def test_concurrent_requests_share_one_drawing() -> None:
    drawn: list[str] = []

    async def draw(map: str, file: str) -> bytes:
        drawn.append(f"{map} {file}")
        await asyncio.sleep(0)
        if map == "bad":
            raise Unprocessable("workshop.too_busy")
        return map.encode()

    async def story() -> None:
        drawings = Drawings(draw, capacity=2)
        key = drawings.add("one")
        found: list[StaticFile] = await asyncio.gather(
            *(drawings.file(key, "day.svg") for _ in range(3))
        )
        assert drawn == ["one day.svg"] and {served.body for served in found} == {b"one"}
        bad = drawings.add("bad")
        for _ in range(2):  # a failure is not cached
            with pytest.raises(Unprocessable):
                await drawings.file(bad, "json")
        assert drawn[1:] == ["bad json", "bad json"]

    asyncio.run(story())


def test_the_oldest_drawings_are_dropped() -> None:
    async def draw(map: str, file: str) -> bytes:
        return map.encode()

    async def story() -> None:
        drawings = Drawings(draw, capacity=2)
        one, two = drawings.add("one"), drawings.add("two")
        await drawings.file(one, "json")
        three = drawings.add("three")
        assert [drawings.has(key) for key in (one, two, three)] == [True, False, True]
        with pytest.raises(NotFound, match=r"board\.unknown"):
            await drawings.file(two, "json")
        assert drawings.add("two") == two == key_of("two")
        assert (await drawings.file(two, "json")).body == b"two"

    asyncio.run(story())
