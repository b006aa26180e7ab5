"""Create the table of players who were brought together.

Who plays, and at which seat, is stored before. So any process can create the table, and one that
is killed in between loses nothing: the players' next requests create it, or the sweep of one
process at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from smallworld.server.background import repeat
from smallworld.server.club.finding.wishes import Wish
from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.storage.protocol import Conflict, Storage
from smallworld.server.tables.create import TableDraft, create_table
from smallworld.server.tables.tables import Tables

FILLING_BOT: Final = "normal"
SWEEP_SECONDS: Final = 10.0
LEASE_SECONDS: Final = 30.0

log = logging.getLogger(__name__)


class Paired(NamedTuple):
    """A player of the table; ``holder`` is as ``SecretRow.device``."""

    holder: str
    name: str


async def keep_ensuring_tables(
    storage: Storage,
    holder: str,
    makers: Sequence[Callable[[], Awaitable[None]]],
    pause: float = SWEEP_SECONDS,
) -> None:
    """Create the tables that killed processes left out, until cancelled."""

    async def ensure(ensure_tables: Callable[[], Awaitable[None]]) -> None:
        if await storage.lease("pairs", holder, LEASE_SECONDS):
            await ensure_tables()

    failure = "tables of paired players were not created"
    sweeps = (repeat(partial(ensure, maker), pause, log, failure) for maker in makers)
    await asyncio.gather(*sweeps)


async def ensure_table(tables: Tables, game: str, wish: Wish, players: Sequence[Paired]) -> None:
    """Create a table with these players and bots at the other seats, unless it exists."""
    if tables.cached(game) or await tables.storage.load(game):
        return
    made = _draft(tables, game, wish, players)
    try:
        await tables.create(made.table, made.log, made.secrets)
    except Conflict:
        return  # another process was faster


def _draft(tables: Tables, game: str, wish: Wish, players: Sequence[Paired]) -> TableDraft:
    """Build the table; its seats belong to the holders, who ask for tokens of their own."""
    bots = wish.seats - len(players)
    seats = [
        *(SeatWish(me=player.name) for player in players),
        *(SeatWish(bot=FILLING_BOT) for _ in range(bots)),
    ]
    wanted = NewTable(seats=seats, table=wish.rules)
    holders = {seat: player.holder for seat, player in enumerate(players)}
    return create_table(wanted, "", tables.now(), bots=tables.bots, id=game, holders=holders)
