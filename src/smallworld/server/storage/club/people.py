"""Scripts of players: who they are, their devices, the seats they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple, replace

from smallworld.server.storage.club.holders import held_by, is_person, plain_owner
from smallworld.server.storage.club.moderation import owners
from smallworld.server.storage.club.tables import CLUB_TABLES, ClubTable
from smallworld.server.storage.rows import SecretRow
from smallworld.server.storage.scripts import Query, Script, places
from smallworld.server.tokens import hash_secret

_PERSON: Final = "people.id, people.name, people.created, people.public"
_DEVICE: Final = "device, person, label, added, seen, how"


class Person(Struct, frozen=True):
    """A player who uses several devices or keeps a name."""

    id: str
    name: str
    created: float
    public: bool = False  # others may see the profile


How = Literal["", "code", "passkey", "recovery"]


class DeviceRow(Struct, frozen=True):
    """A device of a person."""

    device: str
    person: str
    label: str
    added: float
    seen: float
    how: How = ""  # the device was added; empty: it was the first


class Joined(Struct, frozen=True):
    """A device was added to a person; ``games`` have a new owner of a seat or a new host."""

    person: Person
    games: list[str]


def find_person(device: str) -> Script[Person | None]:
    """Return the person a device belongs to."""
    rows = yield Query(
        f"SELECT {_PERSON} FROM people JOIN devices ON devices.person = people.id"
        " WHERE devices.device = ?",
        (device,),
    )
    return _person(*rows[0]) if rows else None


def find_people(ids: Sequence[str]) -> Script[list[Person]]:
    """Return the people with these ids that exist."""
    rows = yield Query(f"SELECT {_PERSON} FROM people WHERE id IN ({places(ids)})", (*ids,))
    return [_person(*columns) for columns in rows]


def add_person(person: Person, device: DeviceRow) -> Script[Person]:
    """Add a person with a first device; return the one the device has already, if it has one.

    The results of the device are the person's from now on.
    """
    yield from lock_ratings()
    yield Query(
        "INSERT INTO people (id, name, created, public) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (person.id, person.name, person.created, int(person.public)),
    )
    added = yield Query(
        f"INSERT INTO devices ({_DEVICE}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        " RETURNING device",
        astuple(replace(device, person=person.id)),
    )
    found = yield from find_person(device.device)
    assert found is not None
    if added:
        yield from rename_owner(device.device, held_by(person.id), keep_name=True)
    elif found.id != person.id:
        yield Query("DELETE FROM people WHERE id = ?", (person.id,))
    return found


def devices_of(person: str) -> Script[list[DeviceRow]]:
    """Return the devices of a person, the one that was added first in front."""
    rows = yield Query(
        f"SELECT {_DEVICE} FROM devices WHERE person = ? ORDER BY added, device", (person,)
    )
    return [DeviceRow(*columns) for columns in rows]


def holders_of(device: str) -> Script[list[str]]:
    """Return what ``secrets.device`` may be at the seats of a player who uses this device."""
    person = yield from find_person(device)
    if person is None:
        return [device]
    return (yield from all_holders(person.id))


def all_holders(person: str) -> Script[list[str]]:
    """Return what ``secrets.device`` may be at the seats of a person."""
    devices = yield from devices_of(person)
    return [held_by(person), *(row.device for row in devices)]


def owner_of(device: str) -> Script[str]:
    """Return whom a device belongs to, as in ``secrets.device``: its person, or itself."""
    person = yield from find_person(device)
    return device if person is None else held_by(person.id)


def holders_with(owner: str) -> Script[list[str]]:
    """Return an owner with, for a person, all devices."""
    if not is_person(owner):
        return [owner]
    return (yield from all_holders(plain_owner(owner)))


def change_person(person: Person) -> Script[None]:
    """Store the name of a person, and whether others may see the profile."""
    values = (person.name, int(person.public), person.id)
    yield Query("UPDATE people SET name = ?, public = ? WHERE id = ?", values)


def seats_held(game: str, holders: Sequence[str]) -> Script[list[int]]:
    """Return the seats of a game that these holders have, in order."""
    rows = yield Query(
        "SELECT DISTINCT seat FROM secrets WHERE game = ? AND kind = 'seat'"
        f" AND device IN ({places(holders)}) ORDER BY seat",
        (game, *holders),
    )
    return [int(seat) for (seat,) in rows]


def all_seats_held(holders: Sequence[str]) -> Script[list[tuple[str, int]]]:
    """Return the game and number of every seat that these holders have."""
    rows = yield Query(
        "SELECT DISTINCT game, seat FROM secrets WHERE kind = 'seat'"
        f" AND device IN ({places(holders)}) ORDER BY game, seat",
        (*holders,),
    )
    return [(game, int(seat)) for game, seat in rows]


def is_same_player(device: str, holder: str) -> Script[bool]:
    """Return whether a device belongs to the player who is named by ``holder``."""
    holders = yield from holders_of(device)
    return holder in holders


def add_seat_token(token: SecretRow, holders: Sequence[str]) -> Script[bool]:
    """Give a device a token for a seat, in place of its earlier ones.

    False if none of these holders has the seat any more: somebody else sits there now.
    """
    values = (token.game, token.seat)
    held = yield Query(
        "SELECT hash, device FROM secrets WHERE game = ? AND seat = ? AND kind = 'seat'"
        f" AND device IN ({places(holders)}) ORDER BY hash FOR UPDATE",
        (*values, *holders),
    )
    if not held:
        return False
    yield Query(
        "DELETE FROM secrets WHERE game = ? AND seat = ? AND kind = 'seat' AND device = ?",
        (*values, token.device),
    )
    yield Query(
        "INSERT INTO secrets (game, kind, seat, hash, device) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (token.game, token.kind, token.seat, token.hash, token.device),
    )
    return True


# --- changes of a person's devices
def note_seen(device: str, at: float) -> Script[None]:
    """Store when a device was last used."""
    yield Query("UPDATE devices SET seen = ? WHERE device = ? AND seen < ?", (at, device, at))


def rename(person: str, name: str) -> Script[bool]:
    """Change the name of a person; False if there is none."""
    rows = yield Query("UPDATE people SET name = ? WHERE id = ? RETURNING id", (name, person))
    return bool(rows)


def add_device(row: DeviceRow, old: str) -> Script[list[str]]:
    """Add a device to a person under a new id; the seats of its old id become those of the new.

    Tables that it created are the person's from now on. Return them: they name their creator.
    """
    yield from lock_ratings()
    games = yield from _lock_games([old])
    yield from _give_tables(old, row.person)
    yield Query("UPDATE secrets SET device = ? WHERE device = ?", (row.device, old))
    yield Query("DELETE FROM devices WHERE device = ?", (old,))
    yield from _delete_codes(old)
    for table in CLUB_TABLES:
        if table.holder:
            new = row.device if table.holder == "device" else held_by(row.person)
            yield from _rename_holder(table, old, new)
    yield from rename_owner(old, held_by(row.person), keep_name=True)
    yield Query(
        f"INSERT INTO devices ({_DEVICE}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        astuple(row),
    )
    return games


def renew_device(old: str, new: str) -> Script[list[str]]:
    """Give a device of a person a new id: the old one belongs to nobody from now on."""
    rows = yield Query(f"SELECT {_DEVICE} FROM devices WHERE device = ?", (old,))
    return (yield from add_device(replace(DeviceRow(*rows[0]), device=new), old))


def join(owner: str, old: str, new: DeviceRow) -> Script[list[str] | None]:
    """Add the device ``old`` to a person, under the id ``new.device``.

    A person to whom it belongs already is merged into the owner; ``None`` if that person has
    another way in: a foreign code or passkey must not move a whole player. Lock both first
    (``lock_player``). Return the games in which something changed.
    """
    before = yield from find_person(old)
    games: list[str] = []
    if before is not None and before.id != owner:
        if (yield from is_anchored(before.id, old)):
            return None
        games = yield from merge(before.id, owner)
    return games + (yield from add_device(replace(new, person=owner), old))


def lock_player(owner: str, device: str) -> Script[Person | None]:
    """Lock a person, and the one to whom a device belongs; return the first."""
    before = yield from find_person(device)
    ids = sorted({owner} if before is None else {owner, before.id})
    rows = yield Query(
        f"SELECT {_PERSON} FROM people WHERE id IN ({places(ids)}) ORDER BY id FOR UPDATE", (*ids,)
    )
    found = {row[0]: _person(*row) for row in rows}
    return found.get(owner)


def is_anchored(person: str, device: str) -> Script[bool]:
    """Return whether a person has another way in than this device."""
    devices = yield from devices_of(person)
    return any(row.device != device for row in devices) or (yield from has_keys(person))


def has_keys(person: str) -> Script[bool]:
    """Return whether a passkey or a recovery code brings a person to a new device."""
    rows = yield Query(
        "SELECT 1 FROM passkeys WHERE person = ? AND refused IS NULL"
        " UNION ALL SELECT 1 FROM recovery_codes WHERE person = ? AND used_by = '' LIMIT 1",
        (person, person),
    )
    return bool(rows)


def remove_devices(person: str, devices: Sequence[str], salt: str) -> Script[list[str] | None]:
    """Take devices from a person: their tokens expire, their seats stay the person's.

    The seats get rows with a hash whose token nobody knows, made from ``salt``. Return the games
    in which something changed; ``None`` if the person would have no way in any more.
    """
    yield from lock_player(person, "")
    yield from lock_ratings()
    left = [row for row in (yield from devices_of(person)) if row.device not in devices]
    if not left and not (yield from has_keys(person)):
        return None
    games = yield from _lock_games(devices)
    for device in devices:
        yield from _remove_device(person, device, salt)
    return games


def _remove_device(person: str, device: str, salt: str) -> Script[None]:
    seats = yield Query(
        "SELECT DISTINCT game, seat FROM secrets WHERE device = ? AND kind = 'seat'"
        " AND NOT EXISTS (SELECT 1 FROM secrets AS kept WHERE kept.device = ?"
        " AND kept.game = secrets.game AND kept.seat = secrets.seat) ORDER BY game, seat",
        (device, held_by(person)),
    )
    for game, seat in seats:
        nobody_knows = hash_secret(f"{salt} {game} {seat}")
        yield Query(
            "INSERT INTO secrets (game, kind, seat, hash, device) VALUES (?, 'seat', ?, ?, ?)",
            (game, seat, nobody_knows, held_by(person)),
        )
    yield Query("DELETE FROM secrets WHERE device = ?", (device,))
    yield from _give_tables(device, person)
    for table in CLUB_TABLES:
        if table.holder == "device":
            yield Query(f"DELETE FROM {table.name} WHERE holder = ?", (device,))
        elif table.holder:
            yield from _rename_holder(table, device, held_by(person))
    yield from rename_owner(device, held_by(person), keep_name=True)
    yield Query("DELETE FROM devices WHERE device = ? AND person = ?", (device, person))
    yield from _delete_codes(device)


def merge(old: str, new: str) -> Script[list[str]]:
    """Give everything of one person to another and delete the first; return its games."""
    yield from lock_ratings()
    games = yield from _lock_games([held_by(old)])
    yield from _give_tables(held_by(old), new)
    yield Query("UPDATE secrets SET device = ? WHERE device = ?", (held_by(new), held_by(old)))
    yield from rename_owner(held_by(old), held_by(new), keep_name=True)
    yield from _note_tournaments(old)
    for table in CLUB_TABLES:
        if table.person and table.merged == "moved":
            column = table.person
            yield from _drop_what_both_have(table, old, new)
            yield Query(f"UPDATE {table.name} SET {column} = ? WHERE {column} = ?", (new, old))
        elif table.person:
            yield Query(f"DELETE FROM {table.name} WHERE {table.person} = ?", (old,))
        elif table.holder == "owner":
            yield from _rename_holder(table, held_by(old), held_by(new))
    yield Query("DELETE FROM people WHERE id = ?", (old,))
    return games


def delete_person(person: str, device: str) -> Script[None]:
    """Delete a person with the devices and, by foreign keys, all that belongs to the person.

    Codes that a device of the person shows expire, also if the device has no person; challenges
    of the person end.
    """
    holders = [device, *((yield from all_holders(person)) if person else [])]
    yield Query(
        "DELETE FROM game_challenges WHERE id IN (SELECT challenge FROM challenge_players"
        f" WHERE holder IN ({places(holders)}))",
        (*holders,),
    )
    for table in CLUB_TABLES:
        if table.holder:
            yield Query(
                f"DELETE FROM {table.name} WHERE holder IN ({places(holders)})", (*holders,)
            )
    for row in (yield from devices_of(person)):
        yield from _delete_codes(row.device)
    yield from _delete_codes(device)
    yield from _note_tournaments(person)
    yield Query("UPDATE tournament_events SET name = '' WHERE person = ?", (person,))
    yield Query("DELETE FROM people WHERE id = ?", (person,))


def _note_tournaments(person: str) -> Script[None]:
    """Note that the entrants of this person's tournaments change."""
    found = yield Query(
        "SELECT id FROM tournaments WHERE id IN"
        " (SELECT tournament FROM tournament_events WHERE person = ?) ORDER BY id FOR UPDATE",
        (person,),
    )
    for (id,) in found:
        yield Query("UPDATE tournaments SET version = version + 1 WHERE id = ?", (id,))


def rename_owner(old: str, new: str, *, keep_name: bool) -> Script[bool]:
    """Give the results of one owner to another; return whether there were any.

    Without ``keep_name`` the name that the player had is deleted. Ratings move to an owner without
    any; if both have ratings, all are computed again (see ``ratings``). Blocks, reports and bans
    follow a player who keeps the name.
    """
    yield from lock_ratings()
    yield from (owners.rename(old, new) if keep_name else owners.forget(old))
    blank = "" if keep_name else ", name = '', folded = ''"
    rows = yield Query(
        f"UPDATE result_seats SET owner = ?{blank} WHERE owner = ? RETURNING game", (new, old)
    )
    rated = yield Query("SELECT owner, pool FROM ratings WHERE owner IN (?, ?)", (old, new))
    if {owner for owner, _ in rated} == {old, new}:
        yield Query(
            "UPDATE counters SET number = CASE WHEN number < 0 THEN number - 1 ELSE -1 END"
            " WHERE name = 'rated'"
        )
        yield Query("DELETE FROM ratings WHERE owner = ?", (old,))
    else:
        yield Query("UPDATE ratings SET owner = ? WHERE owner = ?", (new, old))
    return bool(rows)


def _delete_codes(device: str) -> Script[None]:
    """Delete the transfer codes that a device shows, and its challenges of passkeys."""
    yield Query("DELETE FROM transfers WHERE device = ?", (device,))
    yield Query("DELETE FROM challenges WHERE device = ?", (device,))


def lock_ratings() -> Script[int]:
    """Lock all ratings, before any game is locked; return how many results they contain.

    Something negative means that they must be computed again.
    """
    rows = yield Query("SELECT number FROM counters WHERE name = 'rated' FOR UPDATE")
    return int(rows[0][0])


def _drop_what_both_have(table: ClubTable, old: str, new: str) -> Script[None]:
    """Delete rows of a person whose key would be another's, too, after the two are merged."""
    if table.person not in table.key or len(table.key) == 1:
        return
    same = " AND ".join(
        f"kept.{column} = {table.name}.{column}" for column in table.key if column != table.person
    )
    yield Query(
        f"DELETE FROM {table.name} WHERE {table.person} = ? AND EXISTS"
        f" (SELECT 1 FROM {table.name} AS kept WHERE kept.{table.person} = ? AND {same})",
        (old, new),
    )


def _rename_holder(table: ClubTable, old: str, new: str) -> Script[None]:
    """Give the rows of one holder to another; where each has one row, the other's stays."""
    once = ""
    if table.key == ("holder",):
        once = f" AND NOT EXISTS (SELECT 1 FROM {table.name} AS kept WHERE kept.holder = ?)"
    values = (new, old, new) if once else (new, old)
    yield Query(f"UPDATE {table.name} SET holder = ? WHERE holder = ?{once}", values)
    yield Query(f"DELETE FROM {table.name} WHERE holder = ?", (old,))


def _lock_games(holders: Sequence[str]) -> Script[list[str]]:
    """Lock the games of these holders in the order of all writers; return their ids."""
    of = places(holders)
    rows = yield Query(
        f"SELECT id FROM games WHERE creator IN ({of}) OR id IN"
        f" (SELECT game FROM secrets WHERE device IN ({of})) ORDER BY id FOR UPDATE",
        (*holders, *holders),
    )
    return [game for (game,) in rows]


def _give_tables(creator: str, person: str) -> Script[None]:
    """Make a person the host of the tables that one device created."""
    yield Query("UPDATE games SET creator = ? WHERE creator = ?", (held_by(person), creator))


def _person(id: str, name: str, created: float, public: int) -> Person:
    return Person(id, name, created, bool(public))
