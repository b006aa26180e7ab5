"""Scripts of passkeys: the challenges of open ceremonies, adding, signing in, removing.

A script that adds a way to sign in or uses one locks the person first, so that nobody loses their
last way in while they sign in elsewhere.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from smallworld.server.storage.club import people
from smallworld.server.storage.club.people import DeviceRow, Joined, Person
from smallworld.server.storage.scripts import Query, Script

MOST: Final = 20  # passkeys of a person

_PASSKEY: Final = "id, person, handle, public_key, counter, label, added, used, refused"

Kind = Literal["add", "sign in"]
AddFault = Literal["taken", "too many"]
SignInFault = Literal["unknown", "copied", "other person"]


class Passkey(Struct, frozen=True):
    """A passkey: the public half of a key pair; the authenticator keeps the other half."""

    id: str  # the credential id, in base64url
    person: str
    handle: str  # what the authenticator stores as the user's id
    public_key: str  # COSE, in base64url
    counter: int  # of signatures; always 0 for passkeys that are synchronised
    label: str  # of the device at which it was added
    added: float
    used: float
    refused: float | None = None  # when a copy was noticed; neither copy opens anything since


class ChallengeRow(Struct, frozen=True):
    """A challenge (by hash) that a device may answer once."""

    hash: str
    kind: Kind
    device: str
    handle: str  # for a passkey to be added
    expires: float


def add_challenge(row: ChallengeRow, now: float) -> Script[None]:
    """Store a challenge in place of the device's earlier one; delete all that have expired."""
    yield Query(
        "DELETE FROM challenges WHERE expires <= ? OR (device = ? AND kind = ? AND hash <> ?)",
        (now, row.device, row.kind, row.hash),
    )
    yield Query(
        "INSERT INTO challenges (hash, kind, device, handle, expires, used_by)"
        " VALUES (?, ?, ?, ?, ?, '') ON CONFLICT DO NOTHING",
        astuple(row),
    )


def use_challenge(hash: str, kind: Kind, device: str, used_by: str, now: float) -> Script[str]:
    """Use up a challenge of a device; return its handle, or an empty text if it is not valid.

    ``used_by`` names the request, so that it can be repeated if the database's answer was lost.
    """
    rows = yield Query(
        "UPDATE challenges SET used_by = ? WHERE hash = ? AND kind = ? AND device = ?"
        " AND expires > ? AND used_by IN ('', ?) RETURNING handle",
        (used_by, hash, kind, device, now, used_by),
    )
    return str(rows[0][0]) if rows else ""


def passkeys_of(person: str) -> Script[list[Passkey]]:
    """Return the passkeys of a person, the one that was added first in front."""
    rows = yield Query(
        f"SELECT {_PASSKEY} FROM passkeys WHERE person = ? ORDER BY added, id", (person,)
    )
    return [Passkey(*columns) for columns in rows]


def find_passkey(id: str) -> Script[Passkey | None]:
    """Return the passkey with this credential id."""
    rows = yield Query(f"SELECT {_PASSKEY} FROM passkeys WHERE id = ?", (id,))
    return Passkey(*rows[0]) if rows else None


def add_passkey(passkey: Passkey, name: str, old: str, device: str) -> Script[list[str] | AddFault]:
    """Add a passkey to the player of the device ``old``, which gets the id ``device``.

    ``passkey.person`` is the id of a person who is created if the device has none. Return the
    games in which something changed.
    """
    known = yield from find_passkey(passkey.id)
    if known is not None:  # perhaps by this request, if the answer of the database was lost
        owner = yield from people.find_person(device)
        return [] if owner is not None and owner.id == known.person else "taken"
    at = passkey.added
    owner = yield from people.add_person(
        Person(passkey.person, name, at), DeviceRow(old, passkey.person, passkey.label, at, at)
    )
    yield from people.lock_player(owner.id, "")
    if len((yield from passkeys_of(owner.id))) >= MOST:
        return "too many"
    added = yield Query(
        f"INSERT INTO passkeys ({_PASSKEY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING RETURNING id",
        (passkey.id, owner.id, *astuple(passkey)[2:]),
    )
    if not added:  # another request added it in this moment
        return "taken"
    yield Query("UPDATE people SET name = ? WHERE id = ? AND name = ''", (name, owner.id))
    return (yield from people.renew_device(old, device))


def sign_in(id: str, counter: int, old: str, new: DeviceRow) -> Script[Joined | SignInFault]:
    """Add the device ``old`` to the person of a passkey whose signature was verified.

    A counter that has not grown means that two authenticators have the same key: nobody knows
    which one is the player's, so the passkey opens nothing any more.
    """
    passkey = yield from find_passkey(id)
    owner = None
    if passkey is not None:
        owner = yield from people.lock_player(passkey.person, old)
        passkey = yield from find_passkey(id)
    if passkey is None or owner is None:
        return "unknown"
    found = yield from people.find_person(new.device)
    if found is not None and found.id == owner.id:  # by this request
        return Joined(owner, [])
    if passkey.refused is not None:
        return "copied"
    if (counter or passkey.counter) and counter <= passkey.counter:
        yield Query("UPDATE passkeys SET refused = ? WHERE id = ?", (new.added, id))
        return "copied"
    games = yield from people.join(owner.id, old, new)
    if games is None:
        return "other person"
    yield Query("UPDATE passkeys SET counter = ?, used = ? WHERE id = ?", (counter, new.added, id))
    return Joined(owner, games)


def remove_passkey(person: str, id: str) -> Script[bool]:
    """Remove a passkey of a person; False if there is none."""
    yield from people.lock_player(person, "")
    rows = yield Query(
        "DELETE FROM passkeys WHERE id = ? AND person = ? RETURNING id", (id, person)
    )
    return bool(rows)


def may_play(device: str) -> Script[bool]:
    """Return whether a device belongs to a person with a name and a passkey."""
    rows = yield Query(
        "SELECT 1 FROM devices JOIN people ON people.id = devices.person"
        " JOIN passkeys ON passkeys.person = people.id"
        " WHERE devices.device = ? AND people.name <> '' LIMIT 1",
        (device,),
    )
    return bool(rows)
