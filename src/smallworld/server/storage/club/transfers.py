"""Scripts of the one-time codes that take a player to another device."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from smallworld.server.storage.club import people
from smallworld.server.storage.club.people import DeviceRow, Joined, Person
from smallworld.server.storage.scripts import Query, Script

Fault = Literal["unknown", "same device", "other person"]


class CodeRow(Struct, frozen=True):
    """A code (by hash) and the device that shows it."""

    hash: str
    device: str
    name: str  # of the player, in case there is no person yet
    label: str
    expires: float


def add_code(row: CodeRow, now: float) -> Script[None]:
    """Store a code in place of the device's earlier ones; delete all that have expired."""
    yield Query(
        "DELETE FROM transfers WHERE expires <= ? OR (device = ? AND hash <> ?)",
        (now, row.device, row.hash),
    )
    yield Query(
        "INSERT INTO transfers (hash, device, name, label, expires, used_by)"
        " VALUES (?, ?, ?, ?, ?, '') ON CONFLICT DO NOTHING",
        (row.hash, row.device, row.name, row.label, row.expires),
    )


def use_code(hash: str, old: str, new: DeviceRow, now: float) -> Script[Joined | Fault]:
    """Add the device ``old`` to the person of a code, under the id ``new.device``.

    ``new.person`` is the id of a person who is created if the device of the code has none.
    Return what is wrong otherwise; of a code that cannot be used only that it is unknown.
    """
    rows = yield Query(
        "SELECT device, name, label, used_by FROM transfers"
        " WHERE hash = ? AND expires > ? FOR UPDATE",
        (hash, now),
    )
    if not rows:
        return "unknown"
    shown_at, name, label, used_by = rows[0]
    if used_by:  # by this request, if the answer of the database was lost
        found = yield from people.find_person(new.device)
        return Joined(found, []) if found and used_by == new.device else "unknown"
    if shown_at == old:
        return "same device"
    owner = yield from people.find_person(shown_at)
    yield from people.lock_player(owner.id if owner else "", old)
    before = yield from people.find_person(old)
    is_other = before is not None and (owner is None or owner.id != before.id)
    if before is not None and is_other and (yield from people.is_anchored(before.id, old)):
        return "other person"
    yield Query("UPDATE transfers SET used_by = ? WHERE hash = ?", (new.device, hash))
    owner = yield from people.add_person(
        Person(new.person, name, now), DeviceRow(shown_at, new.person, label, now, now)
    )
    games = yield from people.join(owner.id, old, new)
    assert games is not None
    return Joined(owner, games)
