"""Scripts of bans and mutes: players and addresses that may not take part, or not chat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from smallworld.server.storage.club.holders import held_by, is_person
from smallworld.server.storage.scripts import Query, Script, places

BanKind = Literal["ban", "mute"]
SeatFate = Literal["", "bot", "concede"]
_BAN: Final = "subject, kind, until, reason, at, seats"


class BanRow(Struct, frozen=True):
    """A ban or mute. ``seats`` says what is still to be done at running games."""

    subject: str  # "person ID", "device ID" or "address 192.0.2.0/24"
    kind: BanKind
    until: float | None  # seconds since the epoch; ``None``: for good
    reason: str  # shown to the player
    at: float
    seats: SeatFate = ""


class ActiveBans(Struct, frozen=True):
    """The bans that are in force, and the holders that each subject stands for."""

    rows: list[BanRow]
    holders: dict[str, list[str]]


def subject_of_holder(holder: str) -> str:
    """Return the subject of a ban of a device or person.

    >>> subject_of_holder("phone"), subject_of_holder("person k3x")
    ('device phone', 'person k3x')
    """
    return holder if is_person(holder) else f"device {holder}"


def set_ban(row: BanRow) -> Script[None]:
    """Store a ban in place of an earlier one of this kind.

    A banned player stops looking for games, is listed no more, and takes part in no challenge.
    """
    yield Query("DELETE FROM bans WHERE subject = ? AND kind = ?", (row.subject, row.kind))
    yield Query(f"INSERT INTO bans ({_BAN}) VALUES (?, ?, ?, ?, ?, ?)", astuple(row))
    if row.kind == "ban":
        for holder in (yield from _holders_of({row.subject}))[row.subject]:
            yield Query("DELETE FROM seeks WHERE holder = ? AND game = ''", (holder,))
            yield Query("DELETE FROM presence WHERE holder = ?", (holder,))
            yield Query(
                "UPDATE game_challenges SET ended = 'withdrawn' WHERE ended = '' AND game = ''"
                " AND id IN (SELECT challenge FROM challenge_players WHERE holder = ?)",
                (holder,),
            )


def clear_ban(subject: str, kind: str) -> Script[bool]:
    """Delete a ban; False if there is none."""
    rows = yield Query(
        "DELETE FROM bans WHERE subject = ? AND kind = ? RETURNING subject", (subject, kind)
    )
    return bool(rows)


def active_bans(now: float) -> Script[ActiveBans]:
    """Return the bans that are in force."""
    rows = yield Query(
        f"SELECT {_BAN} FROM bans WHERE until IS NULL OR until > ? ORDER BY at DESC, subject, kind",
        (now,),
    )
    bans = [BanRow(*columns) for columns in rows]
    return ActiveBans(bans, (yield from _holders_of({ban.subject for ban in bans})))


def delete_expired_bans(now: float) -> Script[None]:
    """Delete the bans that are over."""
    yield Query("DELETE FROM bans WHERE until <= ?", (now,))


def open_seats(holders: Sequence[str]) -> Script[list[tuple[str, int]]]:
    """Return the seats of these holders at tables that are not closed."""
    rows = yield Query(
        "SELECT DISTINCT secrets.game, secrets.seat FROM secrets JOIN games ON games.id = game"
        f" WHERE kind = 'seat' AND NOT closed AND device IN ({places(holders)})"
        " ORDER BY 1, 2",
        (*holders,),
    )
    return [(game, int(seat)) for game, seat in rows]


def note_seats_done(ban: BanRow) -> Script[None]:
    """Note that nothing is left to be done at the running games of a banned player."""
    yield Query(
        "UPDATE bans SET seats = '' WHERE subject = ? AND kind = ? AND at = ?",
        (ban.subject, ban.kind, ban.at),
    )


def rename(old: str, new: str) -> Script[None]:
    """Let the bans of one holder be another's; the longer one of each kind stays."""
    before, after = subject_of_holder(old), subject_of_holder(new)
    rows = yield Query(
        f"SELECT {_BAN} FROM bans WHERE subject IN (?, ?) ORDER BY kind, subject FOR UPDATE",
        (before, after),
    )
    bans = [BanRow(*columns) for columns in rows]
    if not any(ban.subject == before for ban in bans):
        return
    longest: dict[str, BanRow] = {}
    for ban in sorted(bans, key=lambda ban: float("inf") if ban.until is None else ban.until):
        longest[ban.kind] = ban
    yield Query("DELETE FROM bans WHERE subject IN (?, ?)", (before, after))
    for ban in longest.values():
        yield Query(
            f"INSERT INTO bans ({_BAN}) VALUES (?, ?, ?, ?, ?, ?)", (after, *astuple(ban)[1:])
        )


def _holders_of(subjects: Collection[str]) -> Script[dict[str, list[str]]]:
    """Return the holders of players: the person, and all devices of the person or the device.

    All processes ask this every few seconds, so it takes two queries for any number of subjects.
    """
    named = {subject: subject.partition(" ")[::2] for subject in sorted(subjects)}
    devices = [name for kind, name in named.values() if kind == "device"]
    rows = yield from _devices_where("device", devices)
    person_of = dict(rows)
    people = {name for kind, name in named.values() if kind == "person"} | {*person_of.values()}
    devices_of: dict[str, list[str]] = {person: [] for person in people}
    for device, person in (yield from _devices_where("person", sorted(people))):
        devices_of[person].append(device)
    holders: dict[str, list[str]] = {}
    for subject, (kind, name) in named.items():
        owner = name if kind == "person" else person_of.get(name)
        if kind == "address":
            holders[subject] = []
        elif owner is None:
            holders[subject] = [name]
        else:
            holders[subject] = [held_by(owner), *devices_of[owner]]
    return holders


def _devices_where(column: str, values: Sequence[str]) -> Script[list[tuple[str, str]]]:
    """Return the devices, with their people, that have one of these values in a column."""
    if not values:
        return []
    rows = yield Query(
        f"SELECT device, person FROM devices WHERE {column} IN ({places(values)}) ORDER BY device",
        (*values,),
    )
    return [(device, person) for device, person in rows]
