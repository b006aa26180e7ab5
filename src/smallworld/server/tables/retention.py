"""Deleting games that nobody has touched for as long as the host wants to keep them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.tables import Tables

DAY: Final = 86_400.0
PAUSE: Final = 3_600.0  # seconds between two looks
AT_ONCE: Final = 200

log = logging.getLogger(__name__)


async def delete_idle_games(tables: Tables, storage: Storage, days: int) -> int:
    """Delete every game in which nothing happened for ``days``; how many there were."""
    deleted = 0
    before = tables.now() - days * DAY
    while idle := await storage.idle_games(before, AT_ONCE):
        for game in idle:
            await storage.delete_game(game)
            tables.drop(game)  # the connections are ended when the deletion is heard of
        deleted += len(idle)
    return deleted


async def keep_deleting(tables: Tables, storage: Storage, days: int) -> None:
    """Look every hour, for as long as the server runs."""
    while True:
        try:
            deleted = await delete_idle_games(tables, storage, days)
            if deleted:
                log.info("deleted %d games that rested for %d days", deleted, days)
        except Exception:
            log.exception("deleting old games failed")
        await asyncio.sleep(PAUSE)
