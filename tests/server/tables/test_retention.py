"""Idle games are deleted, others are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.refusals import NotFound
from smallworld.server.storage.protocol import DELETED
from smallworld.server.tables.create import create_table
from smallworld.server.tables.retention import DAY, delete_idle_games, delete_unstarted_games
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from tests.kit.waiting import until
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, ChangeRecorder, a_game, a_row, chat, opened


@BOTH_DATABASES
def test_a_game_taken_up_again_is_not_deleted(database: str, tmp_path: Path) -> None:
    """Even if it was idle when the list of idle games was read."""

    async def told() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            taken_up, idle = await a_game(storage, a_row()), await a_game(storage, a_row())
            changes = ChangeRecorder()
            tables = Tables(storage, now=lambda: NOON + 31 * DAY)
            listed = storage.idle_games

            async def then_played(before: float, limit: int) -> list[str]:
                found = await listed(before, limit)
                if taken_up in found:
                    await storage.append(taken_up, [chat(9, at=NOON + 30.9 * DAY)])
                    await storage.listen(changes)
                return found

            storage.idle_games = then_played  # type: ignore[method-assign]
            assert await delete_idle_games(tables, storage, 30) == 1
            assert (await storage.load(taken_up)) is not None
            assert (await storage.load(idle)) is None
            await until(lambda: changes.last == {idle: DELETED})

    asyncio.run(told())


@BOTH_DATABASES
def test_only_games_that_rested_are_deleted(database: str, tmp_path: Path) -> None:
    async def told() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            game = await a_game(storage, a_row())
            tables = Tables(storage, now=lambda: NOON + 29 * DAY)
            await tables.table(game)
            assert await delete_idle_games(tables, storage, 30) == 0
            tables.now = lambda: NOON + 31 * DAY
            assert await delete_idle_games(tables, storage, 30) == 1
            with pytest.raises(NotFound):
                await tables.table(game)

    asyncio.run(told())


@BOTH_DATABASES
def test_tables_at_which_nobody_ever_acted_are_deleted(database: str, tmp_path: Path) -> None:
    async def told() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            now = NOON
            tables = Tables(storage, now=lambda: now)

            async def new_table(*seats: SeatWish) -> Table:
                made = create_table(NewTable(seats=list(seats)), "", NOON)
                await tables.create(made.table, made.log, made.secrets)
                return made.table

            me, bot, free = SeatWish(me="Ann"), SeatWish(bot="easy"), SeatWish(open=True)
            unused, waiting = await new_table(me, bot), await new_table(bot, free)
            played, finished, new = [await new_table(me, bot) for _ in range(3)]
            now = NOON + 1
            await tables.submit(waiting.row.id, 0, ["pick 1"], waiting.seq, "a bot")
            await tables.submit(played.row.id, 0, ["pick 1"], played.seq, "a person")
            await tables.close(finished.row.id, "over")
            now = NOON + 5 * DAY
            await storage.append(new.row.id, [chat(new.seq + 1, at=now)])
            now = NOON + 8 * DAY
            assert await delete_unstarted_games(tables, storage, 7) == 2
            left = await storage.game_ids("", 10)
            assert left == sorted(table.row.id for table in (played, finished, new))
            assert unused.row.id not in left

    asyncio.run(told())
