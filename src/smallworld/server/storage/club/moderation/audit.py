"""Scripts of the audit log: what the host and the server did, and why."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from smallworld.server.storage.scripts import Query, Script

_ENTRY: Final = "id, at, who, what, about, why"


class AuditRow(Struct, frozen=True):
    """One entry of the audit log."""

    id: str
    at: float
    who: str  # "key", "page" or "server"
    what: str
    about: str
    why: str


def add_entry(row: AuditRow) -> Script[None]:
    """Append an entry; one with this id that is there already stays."""
    yield Query(
        f"INSERT INTO audit ({_ENTRY}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        astuple(row),
    )


def list_entries(before: float, limit: int) -> Script[list[AuditRow]]:
    """Return entries from before a time, the newest first."""
    rows = yield Query(
        f"SELECT {_ENTRY} FROM audit WHERE at < ? ORDER BY at DESC, id LIMIT ?", (before, limit)
    )
    return [AuditRow(*columns) for columns in rows]


def delete_old_entries(before: float) -> Script[int]:
    """Delete the entries from before a time; return how many."""
    rows = yield Query("DELETE FROM audit WHERE at < ? RETURNING id", (before,))
    return len(rows)
