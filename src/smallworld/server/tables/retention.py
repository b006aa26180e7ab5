"""Delete games that are idle, or were never started, for longer than the operator keeps them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from smallworld.server.background import repeat
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.tables import Tables

DAY: Final = 86_400.0
PAUSE: Final = 3_600.0  # seconds between two runs
AT_ONCE: Final = 200

log = logging.getLogger(__name__)


async def delete_idle_games(tables: Tables, storage: Storage, days: int) -> int:
    """Delete games without a change for ``days``; return how many."""
    return await _delete(tables, storage, storage.idle_games, days)


async def delete_unstarted_games(tables: Tables, storage: Storage, days: int) -> int:
    """Delete open games in which no person ever acted, after ``days`` without a change."""
    return await _delete(tables, storage, storage.unstarted_games, days)


async def _delete(
    tables: Tables,
    storage: Storage,
    listed: Callable[[float, int], Awaitable[list[str]]],
    days: int,
) -> int:
    deleted = 0
    before = tables.now() - days * DAY
    while games := await listed(before, AT_ONCE):
        for game in games:
            # Somebody may have taken it up again since the list was read.
            if await storage.delete_game(game, idle_since=before):
                tables.drop(game)  # listeners of the storage close its connections
                deleted += 1
    return deleted


async def keep_deleting(
    tables: Tables,
    storage: Storage,
    days: int | None,
    unstarted_days: int,
    on_deleted: Callable[[int], Awaitable[None]],
) -> None:
    """Delete idle and unstarted games every hour, and report how many; ``None`` and 0 keep them."""

    async def delete() -> None:
        deleted = 0
        if days is not None:
            deleted += await delete_idle_games(tables, storage, days)
        if unstarted_days:
            deleted += await delete_unstarted_games(tables, storage, unstarted_days)
        if deleted:
            log.info("deleted %d games that nobody plays", deleted)
            await on_deleted(deleted)

    await repeat(delete, PAUSE, log, "deleting old games failed")
