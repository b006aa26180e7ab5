"""A process that has not heard yet what another one did: it catches up, whatever it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from smallworld.server.making import make_table
from smallworld.server.rows import StoredGame
from smallworld.server.shapes import NewTable, SeatWish
from smallworld.server.sqlite import SqliteStorage
from smallworld.server.tables import Tables


class SlowToLoad(SqliteStorage):
    """A storage in which something happens between reading a game and handing it over."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def load(self, game: str) -> StoredGame | None:
        found = await super().load(game)
        if self.meanwhile is not None:
            await self.meanwhile()
        return found


async def two_processes(path: Path) -> tuple[Tables, Tables, SlowToLoad, str]:
    """Two processes on one file and a new game that the first one made."""
    one, other = SqliteStorage(path), SlowToLoad(path)
    await one.open()
    await other.open()
    here, there = Tables(one), Tables(other)
    made = make_table(NewTable(seats=[SeatWish(me="Ann"), SeatWish(me="Bo")]), "", here.now())
    await here.create(made.table, made.log, made.secrets)
    return here, there, other, made.table.row.id


async def act(tables: Tables, game: str) -> int:
    """One action of the first seat; the number it led to."""
    table = await tables.table(game)
    action = table.game.legal_actions()[0]
    return (await tables.submit(game, 0, [action], table.seq, f"request-{table.seq}")).seq


def test_what_is_told_while_a_table_is_loaded_is_not_missed(tmp_path: Path) -> None:
    async def played() -> None:
        here, there, slow, game = await two_processes(tmp_path / "tables.sqlite")

        async def meanwhile() -> None:
            await there.catch_up(game, await act(here, game))

        slow.meanwhile = meanwhile
        loaded = await there.table(game)
        assert loaded.seq == (await here.table(game)).seq
        await here.storage.close()
        await there.storage.close()

    asyncio.run(played())


def test_undo_is_not_stale_where_the_action_was_not_heard_of(tmp_path: Path) -> None:
    async def played() -> None:
        here, there, _, game = await two_processes(tmp_path / "tables.sqlite")
        await act(here, game)
        before = (await there.table(game)).seq
        after = before
        while not (await here.view(game, 0)).may_undo:
            after = await act(here, game)
        assert after > before == (await there.table(game)).seq
        undone = await there.undo(game, 0, after, whole_turn=False)
        assert undone.seq == after + 1
        await here.storage.close()
        await there.storage.close()

    asyncio.run(played())
