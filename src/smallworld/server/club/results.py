"""Store the result of every game that ends, exactly once.

Each process that has the table in memory notices the end and stores the result; the first one
wins. If all of them die in between, a sweep finds the game: it is closed and has no result.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from smallworld.core.errors import RuleError
from smallworld.server.background import cancel, repeat, run_in, wait_until_empty
from smallworld.server.club.outcome import Ended, ended_game, result_of
from smallworld.server.club.ratings.service import Ratings, complete
from smallworld.server.storage.club import results as scripts
from smallworld.server.storage.club.results import GameResult
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import LogRow, StoredGame
from smallworld.server.tables.table import Table, rebuild_table
from smallworld.server.tables.tables import Tables

SWEEP_SECONDS: Final = 20.0
STARTUP_DELAY: Final = 1.0
LEASE_SECONDS: Final = 60.0
RECENT: Final = 2 * 86_400.0  # seconds; only the first sweep looks further back
AT_ONCE: Final = 50

log = logging.getLogger(__name__)


class Results:
    """Notices finished games and stores their results."""

    def __init__(self, tables: Tables, holder: str) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.holder = holder
        self.ratings = Ratings(tables.storage)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._since = 0.0  # the first sweep takes all games: earlier versions stored no results
        tables.listeners.append(self.on_change)

    def start(self, delay: float = STARTUP_DELAY) -> None:
        """Start sweeping for games that ended without a result."""
        failure = "the sweep for results failed"
        work = repeat(self._sweep_if_leased, SWEEP_SECONDS, log, failure, delay=delay)
        self._sweeper = asyncio.create_task(work)

    async def stop(self) -> None:
        """Stop; the next sweep of any process stores what is left."""
        await cancel([*self._tasks, self._sweeper])

    async def wait_until_stored(self) -> None:
        """Wait for the results that are being stored."""
        await wait_until_empty(self._tasks)

    async def on_change(self, table: Table, rows: list[LogRow]) -> None:
        """Store the result when the table closes; a listener of ``Tables``."""
        if not any(row.kind == "close" for row in rows):
            return
        closed = next(row.at for row in rows if row.kind == "close")
        run_in(self._tasks, self._try(table.row.id, closed, ended_game(table)))

    async def _try(self, game: str, closed: float, ended: Ended | None) -> None:
        try:
            await self.store(game, closed, ended)
        except Exception:  # the sweep tries again
            log.exception("the result of table %s was not stored", game)

    async def store(self, game: str, closed: float, ended: Ended | None) -> GameResult | None:
        """Store a result, or that the game does not count; ``None`` if it was stored before."""
        if await self.storage.query(partial(scripts.is_recorded, game)):
            return None
        build: scripts.Build = partial(_build, ended)
        try:
            add = partial(scripts.add_result, game, closed, build, complete)
            return await self.storage.transact(add)
        except Conflict:  # the game was deleted meanwhile
            return None

    async def ensure(self, game: str) -> None:
        """Store the result of a closed game now, if it is not stored yet."""
        table = await self.tables.table(game)
        if table.closed and not table.broken:
            closed = next(row.at for row in reversed(table.log) if row.kind == "close")
            await self.store(game, closed, ended_game(table))

    # --- sweeping
    async def _sweep_if_leased(self) -> None:
        if await self.storage.lease("results", self.holder, LEASE_SECONDS):
            await self.sweep()
            await self.ratings.keep_current()

    async def sweep(self) -> int:
        """Store the results of games whose process died before it could; return how many."""
        began, count = self.tables.wall_time(), 0
        while games := await self.storage.query(
            partial(scripts.unrecorded_games, self._since, AT_ONCE)
        ):
            for game in games:
                stored = await self.storage.load(game)
                if stored is not None:
                    closed, ended = await asyncio.to_thread(_ended, stored)
                    await self.store(game, closed, ended)
                    count += 1
            await self.storage.lease("results", self.holder, LEASE_SECONDS)
        self._since = began - RECENT
        return count


def _ended(stored: StoredGame) -> tuple[float, Ended | None]:
    """Return when a stored game was closed, and the game if it counts."""
    closed = next((row.at for row in reversed(stored.log) if row.kind == "close"), 0.0)
    try:
        return closed, ended_game(rebuild_table(stored))
    except (RuleError, ValueError):  # written by another version of the rules
        return closed, None


def _build(ended: Ended | None, owners: dict[int, str]) -> GameResult | None:
    return None if ended is None else result_of(ended, owners)
