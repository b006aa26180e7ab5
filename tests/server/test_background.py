"""Repeated steps go on after errors; tasks can be awaited and cancelled."""

from __future__ import annotations

import asyncio
import logging

import pytest

from smallworld.server.background import cancel, repeat, run_in, wait_until_empty

LOG = logging.getLogger("smallworld.test")


class Unreachable(Exception):
    pass


def test_a_step_that_fails_is_logged_and_repeated(caplog: pytest.LogCaptureFixture) -> None:
    faults: list[Exception | None] = [ValueError("one"), Unreachable("two"), None]
    calls = 0

    async def step() -> None:
        nonlocal calls
        calls += 1
        fault = faults[calls - 1]
        if fault is not None:
            raise fault
        raise asyncio.CancelledError  # ends the loop

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(repeat(step, 0.0, LOG, "the step failed", unlogged=Unreachable))
    assert calls == 3
    [record] = caplog.records
    assert record.message == "the step failed" and record.exc_info
    assert isinstance(record.exc_info[1], ValueError) and record.name == LOG.name


def test_tasks_are_awaited_with_those_they_start() -> None:
    async def play() -> None:
        tasks: set[asyncio.Task[None]] = set()
        done: list[str] = []

        async def first() -> None:
            run_in(tasks, second())
            done.append("first")

        async def second() -> None:
            await asyncio.sleep(0)
            done.append("second")

        run_in(tasks, first())
        await wait_until_empty(tasks)
        assert done == ["first", "second"] and not tasks

    asyncio.run(play())


def test_cancelled_tasks_have_ended() -> None:
    async def play() -> None:
        tasks: set[asyncio.Task[None]] = set()
        ended: list[str] = []

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                ended.append("work")

        run_in(tasks, work())
        await asyncio.sleep(0)
        await cancel([*tasks, None])
        assert ended == ["work"] and not tasks

    asyncio.run(play())
