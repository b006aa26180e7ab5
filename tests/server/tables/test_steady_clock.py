"""The system's clock is set while people play: players' clocks do not jump."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from smallworld.server.jobs.bots import BotRunner
from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.messages.tables import Clock, TableRules
from smallworld.server.tables.create import create_table
from smallworld.server.tables.steady_clock import SteadyClock
from smallworld.server.tables.tables import Tables
from tests.server.jobs.executors import scheduler_on
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, opened
from tests.server.storage.memory_storage import MemoryStorage

HOUR = 3_600.0


class Machine:
    """A machine whose clock the test sets."""

    def __init__(self) -> None:
        self.wall = NOON
        self.running = 50.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.running)

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.running += seconds


def test_it_shows_the_time_of_the_system() -> None:
    machine = Machine()
    assert machine.clock() == NOON
    machine.pass_time(100.0)
    assert machine.clock() == pytest.approx(NOON + 100.0)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_is_made_up_slowly(jump: float, caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.wall += jump
    assert machine.clock() == NOON
    with caplog.at_level(logging.WARNING):
        machine.pass_time(10.0)
        shown = machine.clock()
        assert shown == pytest.approx(NOON + 10.0 + (1.0 if jump > 0 else -1.0))
    machine.pass_time(11 * HOUR)
    assert machine.clock() == pytest.approx(machine.wall)


def test_a_jump_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.wall += HOUR
    for _ in range(3):
        machine.pass_time(1.0)
        machine.clock()
    assert [record.getMessage().split(".")[0] for record in caplog.records] == [
        "The system's clock was set by +3600 seconds"
    ]


@BOTH_DATABASES
@pytest.mark.parametrize("clock", [Clock(per_game=60), Clock(per_move=60)])
def test_a_jump_forward_costs_nobody_the_seat(database: str, clock: Clock, tmp_path: Path) -> None:
    async def story() -> None:
        machine = Machine()
        async with opened(a_url(database, tmp_path)) as storage:
            tables = Tables(storage, now=machine.clock)
            seats = [SeatWish(me="Ann"), SeatWish(me="Bo")]
            wish = NewTable(seats=seats, table=TableRules(clock=clock, absent="bot_for_good"))
            made = create_table(wish, "", tables.now())
            await tables.create(made.table, made.log, made.secrets)
            with ThreadPoolExecutor(1) as executor:
                runner = BotRunner(tables, scheduler_on(executor), "me", is_away=lambda *_: True)
                machine.pass_time(20.0)
                machine.wall += HOUR
                machine.pass_time(20.0)
                assert runner.acting_bot(made.table) is None
                machine.pass_time(25.0)
                assert runner.acting_bot(made.table) is not None, "the time is up"

    asyncio.run(story())


def test_a_server_uses_it() -> None:
    assert isinstance(Tables(MemoryStorage()).now, SteadyClock)
