"""Correspondence games: players return after days, to a new process every day."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from smallworld.play.position.shape import Position
from smallworld.server.jobs.bots import BotRunner
from smallworld.server.messages.games import NewTable, SeatWish, SeatWishes
from smallworld.server.messages.tables import Clock, TableRules
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables import chat
from smallworld.server.tables.create import create_table
from smallworld.server.tables.retention import DAY, delete_idle_games
from smallworld.server.tables.seats import set_up_seat
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from tests.kit.waiting import until
from tests.server.jobs.executors import scheduler_on
from tests.server.jobs.test_bots import Watch
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import opened
from tests.server.whole_games import some_actions

ANN, BO, CY = range(3)
RETENTION = 30  # days
PEOPLE = [SeatWish(me="Ann"), SeatWish(me="Bo"), SeatWish(me="Cy")]

# Ann is about to take region 4 from Bo, who then has two tokens to place and two places.
BEGINNING = {
    "map": "base/3",
    "round": 8,
    "phase": "conquest",
    "seats": [
        {"coins": 12, "race": "skeletons", "power": "commando", "hand": 9},
        {"coins": 10, "race": "dwarves", "power": "merchant"},
        {"coins": 11, "race": "tritons", "power": "mounted"},
    ],
    "regions": {
        "10": {"seat": 0, "tokens": 1},
        "4": {"seat": 1, "tokens": 3},
        "2": {"seat": 1, "tokens": 1},
        "12": {"seat": 1, "tokens": 1},
    },
}


class Day:
    """One server process."""

    def __init__(self, storage: Storage, tables: Tables, bots: BotRunner) -> None:
        self.storage = storage
        self.tables = tables
        self.bots = bots

    async def turn(self, game: str, seat: int, chance: random.Random) -> None:
        """A player plays while it is their decision; bots and clocks act for others."""
        table = await self.tables.table(game)
        while table.game.to_act == seat:
            view = msgspec.to_builtins(await self.tables.view(game, seat))
            await self.act(table, seat, *some_actions(view, chance)[:1])
        await self.settled(table)

    async def act(self, table: Table, seat: int, *actions: str) -> None:
        """Send actions that must be accepted."""
        request = f"request-{table.seq}"
        await self.tables.submit(table.row.id, seat, list(actions), table.seq, request)

    async def settled(self, table: Table) -> None:
        """Wait until bots and clocks are idle."""
        await until(lambda: self.bots.acting_bot(table) is None)


@asynccontextmanager
async def a_day(url: str, watch: Watch) -> AsyncIterator[Day]:
    """Start a new process on the same database; all connections are lost."""
    async with opened(url) as storage:
        tables = Tables(storage, now=watch)
        with ThreadPoolExecutor(1) as executor:
            scheduler, holder = scheduler_on(executor), f"process {watch.now}"
            bots = BotRunner(tables, scheduler, holder, is_away=lambda *_: True)
            bots.start()
            try:
                yield Day(storage, tables, bots)
            finally:
                await bots.stop()


async def a_table(tables: Tables, *, clock: float | None = None) -> str:
    """Create a table without time limit, or with a day per move."""
    rules = TableRules(absent="wait", clock=Clock(per_move=clock))
    beginning = msgspec.convert(BEGINNING, Position)
    made = create_table(NewTable(seats=PEOPLE, table=rules, position=beginning), "", tables.now())
    await tables.create(made.table, made.log, made.secrets)
    return made.table.row.id


@BOTH_DATABASES
def test_a_game_over_many_days(database: str, tmp_path: Path) -> None:
    asyncio.run(many_days(a_url(database, tmp_path)))


async def many_days(url: str) -> None:
    watch = Watch()
    async with a_day(url, watch) as day:
        game = await a_table(day.tables, clock=DAY)
        patient, forgotten = await a_table(day.tables), await a_table(day.tables)
        await the_first_day(day, game)
    watch.now += 0.9 * DAY
    async with a_day(url, watch) as day:
        await bo_is_in_time(day, game)
    watch.now += 3 * DAY
    async with a_day(url, watch) as day:
        await cy_is_late(day, game)
        seq = await chat.say(day.tables, patient, CY, "no hurry")
    watch.now += (RETENTION - 1) * DAY
    async with a_day(url, watch) as day:
        await everybody_was_away(day, game, patient, forgotten, seq)
    await to_the_end(url, game, watch)


async def the_first_day(day: Day, game: str) -> None:
    """The engine places Bo's returning tokens at once."""
    await set_up_seat(day.tables, game, BO, SeatWishes(places_by_itself=True))
    await chat.say(day.tables, game, ANN, "see you tomorrow")
    table = await day.tables.table(game)
    await day.act(table, ANN, "conquer 4", "stop")
    await day.turn(game, ANN, random.Random(1))
    placed = [row.text for row in table.log if row.kind == "say" and row.seat == BO]
    assert placed and not any(text.startswith(("conquer", "pick")) for text in placed)
    assert (table.game.to_act, int(table.game.state.turn)) == (BO, BO)


async def bo_is_in_time(day: Day, game: str) -> None:
    """No bot has played for Bo; he plays himself."""
    table = await day.tables.table(game)
    seq = table.seq
    assert day.bots.acting_bot(table) is None
    await chat.say(day.tables, game, BO, "here I am")
    await day.turn(game, BO, random.Random(2))
    assert table.log[seq].text == "here I am"
    assert table.game.to_act == CY, "tritons that lost nothing have nothing to place"


async def cy_is_late(day: Day, game: str) -> None:
    """A process that finds an expired clock plays one turn for Cy, who may return."""
    table = await day.tables.table(game)
    await until(lambda: table.game.to_act != CY or int(table.game.state.turn) != CY)
    await day.settled(table)
    assert any(row.kind == "say" and row.seat == CY for row in table.log)
    assert (table.players[CY].who, table.players[CY].bot) == ("person", "")
    await chat.say(day.tables, game, CY, "sorry")
    await day.turn(game, ANN, random.Random(3))


async def everybody_was_away(day: Day, game: str, patient: str, forgotten: str, seq: int) -> None:
    """Idle games are deleted, active ones stay; without a clock there is no limit."""
    table = await day.tables.table(patient)
    assert table.seq == seq and table.game.to_act == ANN
    assert day.bots.acting_bot(table) is None
    assert await delete_idle_games(day.tables, day.storage, RETENTION) == 1
    assert await day.storage.load(forgotten) is None
    assert await day.storage.load(patient) is not None
    await day.settled(await day.tables.table(game))


async def to_the_end(url: str, game: str, watch: Watch) -> None:
    """The player to act comes within a day; a new process every day."""
    chance, days, remarks = random.Random(4), 0, ["see you tomorrow", "here I am", "sorry"]
    over = False
    while not over:
        watch.now += 0.5 * DAY
        async with a_day(url, watch) as day:
            table = await day.tables.table(game)
            seat = table.game.to_act
            assert seat is not None and day.bots.acting_bot(table) is None
            remarks.append(f"day {days}")
            await chat.say(day.tables, game, seat, remarks[-1])
            await day.turn(game, seat, chance)
            await delete_idle_games(day.tables, day.storage, RETENTION)
            assert await day.storage.load(game) is not None
            over = table.game.over
        days += 1
    assert days >= 4 and table.closed == "over"
    assert [row.seq for row in table.log] == list(range(1, table.seq + 1))
    assert [row.text for row in table.log if row.kind == "chat"] == remarks
    times = [row.at for row in table.log]
    assert times == sorted(times) and times[-1] - times[0] > (RETENTION + 2) * DAY
