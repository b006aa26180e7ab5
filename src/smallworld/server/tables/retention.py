"""Delete games that have been idle for longer than the operator keeps them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.tables import Tables

DAY: Final = 86_400.0
PAUSE: Final = 3_600.0  # seconds between two runs
AT_ONCE: Final = 200

log = logging.getLogger(__name__)


async def delete_idle_games(tables: Tables, storage: Storage, days: int) -> int:
    """Delete games without a change for ``days``; return how many."""
    deleted = 0
    before = tables.now() - days * DAY
    while idle := await storage.idle_games(before, AT_ONCE):
        for game in idle:
            await storage.delete_game(game)
            tables.drop(game)  # listeners of the storage close its connections
        deleted += len(idle)
    return deleted


async def keep_deleting(tables: Tables, storage: Storage, days: int) -> None:
    """Delete idle games every hour."""
    while True:
        try:
            deleted = await delete_idle_games(tables, storage, days)
            if deleted:
                log.info("deleted %d games that rested for %d days", deleted, days)
        except Exception:
            log.exception("deleting old games failed")
        await asyncio.sleep(PAUSE)
