"""Append to the audit log and read it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from smallworld.server.messages.moderation import AuditEntry, AuditLog
from smallworld.server.storage.club.moderation import audit as scripts
from smallworld.server.storage.club.moderation.audit import AuditRow
from smallworld.server.storage.protocol import Storage

SERVER = "server"  # who did what nobody asked for
_WORD = 300  # characters that are stored of what and why


class Audit:
    """The audit log of all processes."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now

    def entry(self, who: str, what: str, about: str, why: str = "", id: str = "") -> AuditRow:
        """Return an entry of this moment; those with the same ``id`` are stored once."""
        id = id or secrets.token_hex(8)
        return AuditRow(id, self._now(), who, what, about[:_WORD], why[:_WORD])

    async def note(self, who: str, what: str, about: str, why: str = "", id: str = "") -> None:
        """Append an entry."""
        row = self.entry(who, what, about, why, id)
        await self._storage.transact(partial(scripts.add_entry, row))

    async def note_filtered(self, game: str, seat: int | None) -> None:
        """Note, once per seat, that the word filter changed a chat message."""
        about = f"game {game}, seat {seat}"
        await self.note(SERVER, "filter", about, id=f"filter {game} {seat}")

    async def note_deleted(self, games: int) -> None:
        """Note that games were deleted because nobody plays them."""
        await self.note(SERVER, "delete games", f"{games}", "nobody plays them any more")

    async def listed(self, before: float | None, limit: int) -> AuditLog:
        """Return a page of the log, the newest entry first."""
        since = self._now() + 60 if before is None else before
        rows = await self._storage.query(partial(scripts.list_entries, since, limit))
        entries = [AuditEntry(row.at, row.who, row.what, row.about, row.why) for row in rows]
        return AuditLog(entries, rows[-1].at if len(rows) == limit else None)
