"""A process that lags behind another one catches up on every request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Stale
from smallworld.server.storage.rows import StoredGame
from smallworld.server.storage.sqlite.store import SqliteStorage
from smallworld.server.tables.create import create_table
from smallworld.server.tables.tables import Tables


class SlowToLoad(SqliteStorage):
    """A storage in which a row is appended while a game is being loaded."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def load(self, game: str) -> StoredGame | None:
        found = await super().load(game)
        if self.meanwhile is not None:
            await self.meanwhile()
        return found


async def two_processes(path: Path) -> tuple[Tables, Tables, SlowToLoad, str]:
    """Two processes on one file, and a new game of the first."""
    one, other = SqliteStorage(path), SlowToLoad(path)
    await one.open()
    await other.open()
    here, there = Tables(one), Tables(other)
    made = create_table(NewTable(seats=[SeatWish(me="Ann"), SeatWish(me="Bo")]), "", here.now())
    await here.create(made.table, made.log, made.secrets)
    return here, there, other, made.table.row.id


async def act(tables: Tables, game: str) -> int:
    """Do one action of the first seat; return the new row number."""
    table = await tables.table(game)
    action = table.game.legal_actions()[0]
    return (await tables.submit(game, 0, [action], table.seq, f"request-{table.seq}")).seq


def test_a_row_appended_while_a_table_loads_is_not_missed(tmp_path: Path) -> None:
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


def chatter(here: Tables, game: str) -> Callable[[], Awaitable[int]]:
    """A chat message by the other process, without notification."""
    return lambda: here.append_chat(game, 1, lambda table: "Hurry up!")


def test_a_remark_of_another_process_stops_no_action(tmp_path: Path) -> None:
    async def played() -> None:
        here, there, _, game = await two_processes(tmp_path / "tables.sqlite")
        before = (await there.table(game)).seq
        said = await chatter(here, game)()
        done = await there.submit(game, 0, ["pick 1"], before, "request-1")
        assert said == before + 1 and done.seq > said
        kinds = [row.kind for row in (await there.table(game)).log[before:]]
        assert kinds[:2] == ["chat", "say"]
        await chatter(here, game)()
        while not (await there.view(game, 0)).may_undo:
            await act(there, game)
        seq = (await there.table(game)).seq
        await chatter(here, game)()
        assert (await there.undo(game, 0, seq, whole_turn=False)).seq == seq + 2
        await here.storage.close()
        await there.storage.close()

    asyncio.run(played())


def test_somebody_who_sits_down_stops_no_action(tmp_path: Path) -> None:
    async def played() -> None:
        here, there, _, game = await two_processes(tmp_path / "tables.sqlite")
        before = (await there.table(game)).seq
        await here.change_seat(game, 1, lambda old: Player(name="Bob", who="person"))
        done = await there.submit(game, 0, ["pick 1"], before, "request-1")
        assert done.seq > before + 1
        with pytest.raises(Stale):  # but an action makes the request stale
            await here.submit(game, 0, ["pick 2"], before, "request-2")
        await here.storage.close()
        await there.storage.close()

    asyncio.run(played())


def test_the_same_request_at_two_processes_is_answered_alike(tmp_path: Path) -> None:
    async def played() -> None:
        here, there, _, game = await two_processes(tmp_path / "tables.sqlite")
        before = (await there.table(game)).seq
        one, other = await asyncio.gather(
            *(side.submit(game, 0, ["pick 1"], before, "request-1") for side in (here, there))
        )
        assert (one.seq, one.events) == (other.seq, other.events)
        await here.storage.close()
        await there.storage.close()

    asyncio.run(played())


def test_undo_is_not_stale_where_the_action_is_not_known_yet(tmp_path: Path) -> None:
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
