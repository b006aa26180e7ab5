"""Scripts of recovery codes: each brings the player to a new device once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from smallworld.server.storage.club import people
from smallworld.server.storage.club.people import DeviceRow, Joined
from smallworld.server.storage.scripts import Query, Script

Fault = Literal["unknown", "other person"]


def replace_codes(person: str, hashes: Sequence[str], made: float) -> Script[None]:
    """Store new codes of a person in place of all earlier ones."""
    yield from people.lock_player(person, "")
    yield Query("DELETE FROM recovery_codes WHERE person = ?", (person,))
    for hash in hashes:
        yield Query(
            "INSERT INTO recovery_codes (hash, person, made, used_by) VALUES (?, ?, ?, '')",
            (hash, person, made),
        )


def count_unused(person: str) -> Script[int]:
    """Return how many codes of a person are left."""
    rows = yield Query(
        "SELECT count(*) FROM recovery_codes WHERE person = ? AND used_by = ''", (person,)
    )
    return int(rows[0][0])


def use_code(hash: str, old: str, new: DeviceRow) -> Script[Joined | Fault]:
    """Add the device ``old`` to the person of a code, under the id ``new.device``."""
    rows = yield Query("SELECT person FROM recovery_codes WHERE hash = ?", (hash,))
    owner = (yield from people.lock_player(rows[0][0], old)) if rows else None
    if owner is None:
        return "unknown"
    rows = yield Query(
        "SELECT used_by FROM recovery_codes WHERE hash = ? AND person = ?", (hash, owner.id)
    )
    if not rows or rows[0][0] not in ("", new.device):
        return "unknown"
    if rows[0][0]:  # by this request, if the answer of the database was lost
        return Joined(owner, [])
    games = yield from people.join(owner.id, old, new)
    if games is None:
        return "other person"
    yield Query("UPDATE recovery_codes SET used_by = ? WHERE hash = ?", (new.device, hash))
    return Joined(owner, games)
