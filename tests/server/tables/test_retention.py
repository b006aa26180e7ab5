"""Idle games are deleted, others are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from smallworld.server.refusals import NotFound
from smallworld.server.tables.retention import DAY, delete_idle_games
from smallworld.server.tables.tables import Tables
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, a_game, a_row, opened


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
