"""The tables that wait for a player, and clocks of days."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from smallworld.server.club.finding.waiting import tables_waiting_for
from smallworld.server.club.finding.wishes import DAY
from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.messages.tables import Clock, TableRules
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.clocks import Times
from smallworld.server.tables.create import create_table
from smallworld.server.tables.tables import Tables
from tests.server.club.test_seeks import Afternoon
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import opened
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES


async def a_daily_table(tables: Tables, days: float | None, device: str = "phone") -> str:
    """Create a table of Ann and Bo with days per move; Ann has the first turn."""
    clock = Clock() if days is None else Clock(per_move=days * DAY)
    wish = NewTable(seats=[SeatWish(me="Ann"), SeatWish(me="Bo")], table=TableRules(clock=clock))
    made = create_table(wish, device, tables.now())
    await tables.create(made.table, made.log, made.secrets[:1])  # Bo sits elsewhere
    return made.table.row.id


async def end_turn(tables: Tables, game: str) -> None:
    """Let Ann pick a combo and stop."""
    for action in ("pick 0", "stop", "end"):
        table = await tables.table(game)
        if table.game.to_act != 0:
            return
        legal = table.game.legal_actions()
        chosen: list[str] = [action] if action in legal else legal[-1:]
        await tables.submit(game, 0, chosen, table.seq, f"{action} {table.seq}")


def test_the_most_urgent_table_is_first(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        clock = Afternoon()
        tables = Tables(storage, now=clock)
        games = {}
        for days in (None, 7, 1, 3):
            clock.time += 1
            games[days] = await a_daily_table(tables, days)
        await a_daily_table(tables, 2, "stranger")
        clock.time += DAY / 2
        found = (await tables_waiting_for(tables, ["phone"])).tables
        assert [one.game for one in found] == [games[days] for days in (1, 3, 7, None)]
        assert found[0].names == ["Bo"]
        assert found[0].left is not None and abs(found[0].left - DAY / 2) < 5
        assert found[-1].left is None
        while games[1] in [one.game for one in found]:
            await end_turn(tables, games[1])
            found = (await tables_waiting_for(tables, ["phone"])).tables
        assert len(found) == 3
        assert (await tables_waiting_for(tables, [])).tables == []

    run(database, tmp_path, story)


def test_clocks_of_days_survive_a_restart(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url, clock = a_url(database, tmp_path), Afternoon()
        async with AsyncExitStack() as first:
            storage = await first.enter_async_context(opened(url))
            game = await a_daily_table(Tables(storage, now=clock), 2)
        clock.time += 1.5 * DAY  # while no process runs
        async with opened(url) as storage:
            tables = Tables(storage, now=clock)
            times = Times(await tables.table(game), clock.time)
            left = times.move_left(await tables.table(game), 0)
            assert left is not None and abs(left - DAY / 2) < 1
            assert not times.move_expired(await tables.table(game))
            clock.time += DAY
            assert Times(await tables.table(game), clock.time).move_expired(
                await tables.table(game)
            )

    asyncio.run(story())
