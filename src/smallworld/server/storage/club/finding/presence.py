"""Scripts of presence: players who are here and want to be seen by others.

A row is one device. Its page renews it every few seconds; what is not renewed does not count.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from smallworld.server.storage.club.people import owner_of
from smallworld.server.storage.scripts import Query, Script

_PRESENCE: Final = "holder, id, name, seen"
_MOST: Final = 200  # in one list


class PresenceRow(Struct, frozen=True):
    """A device whose player wants to be seen; ``id`` is what others know of it."""

    holder: str
    id: str
    name: str
    seen: float


class Here(Struct, frozen=True):
    """A player who is here; ``owner`` is as `secrets.device`, a person if there is one."""

    id: str
    name: str
    owner: str


def note_presence(row: PresenceRow, gone: float) -> Script[None]:
    """Store that a device is here; it gets the id of ``row`` if it was not here before."""
    known = yield Query(
        "UPDATE presence SET name = ?, seen = ? WHERE holder = ? AND seen >= ? RETURNING id",
        (row.name, row.seen, row.holder, gone),
    )
    if known:
        return
    yield Query("DELETE FROM presence WHERE seen < ? OR holder = ?", (gone, row.holder))
    yield Query(
        f"INSERT INTO presence ({_PRESENCE}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (row.holder, row.id, row.name, row.seen),
    )


def is_here(holder: str, gone: float) -> Script[bool]:
    """Return whether a device is here."""
    rows = yield Query("SELECT 1 FROM presence WHERE holder = ? AND seen >= ?", (holder, gone))
    return bool(rows)


def leave(holder: str) -> Script[None]:
    """Forget that a device is here."""
    yield Query("DELETE FROM presence WHERE holder = ?", (holder,))


def players_here(gone: float) -> Script[list[Here]]:
    """Return the players who are here, each once, by name."""
    rows = yield Query(
        "SELECT presence.id, presence.name,"
        " coalesce('person ' || devices.person, presence.holder)"
        " FROM presence LEFT JOIN devices ON devices.device = presence.holder"
        f" WHERE presence.seen >= ? ORDER BY presence.seen DESC, presence.id LIMIT {_MOST}",
        (gone,),
    )
    found: dict[str, Here] = {}
    for id, name, owner in rows:
        found.setdefault(owner, Here(id, name, owner))
    return sorted(found.values(), key=lambda one: (one.name.casefold(), one.id))


def find_here(id: str, gone: float) -> Script[Here | None]:
    """Return the player who is here under an id."""
    rows = yield Query("SELECT holder, name FROM presence WHERE id = ? AND seen >= ?", (id, gone))
    if not rows:
        return None
    return Here(id, rows[0][1], (yield from owner_of(rows[0][0])))
