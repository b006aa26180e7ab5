"""Who is here: players who want to be seen, as long as their page says so.

Presence is rows of the database, so all processes show the same players. A page renews its row;
a row that was not renewed does not count, whichever process it was written by.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from smallworld.server.messages.seeks import NewPresence, PlayerHere, PlayersHere
from smallworld.server.storage.club.finding import presence as scripts
from smallworld.server.storage.club.finding.presence import PresenceRow
from smallworld.server.storage.club.people import owner_of
from smallworld.server.tables.create import clean_name
from smallworld.server.tables.tables import Tables

SEEN_FOR: Final = 70.0  # seconds; hidden pages may send only once a minute


class Presence:
    """Note who is here, and list them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._now = tables.wall_time

    async def note(
        self, wanted: NewPresence, device: str, arrive: Callable[[], None] = lambda: None
    ) -> PlayersHere:
        """Show this device's player to others for a while; return who is here.

        ``arrive`` may refuse a device that is not here yet.
        """
        now = self._now()
        if not await self._storage.query(partial(scripts.is_here, device, now - SEEN_FOR)):
            arrive()
        row = PresenceRow(
            device, secrets.token_hex(8), clean_name(wanted.name, self._tables.words), now
        )
        await self._storage.transact(partial(scripts.note_presence, row, now - SEEN_FOR))
        return await self.listed(device)

    async def leave(self, device: str) -> None:
        """Show this device's player no longer."""
        await self._storage.transact(partial(scripts.leave, device))

    async def listed(self, device: str) -> PlayersHere:
        """List who is here; players of the device itself are marked."""
        gone = self._now() - SEEN_FOR
        found = await self._storage.query(partial(scripts.players_here, gone))
        mine = await self._storage.query(partial(owner_of, device)) if device else ""
        return PlayersHere([PlayerHere(one.id, one.name, one.owner == mine) for one in found])
