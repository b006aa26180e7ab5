"""Scripts of seeks: players who look for a game, and how they are paired.

Pairing is one transaction that gives the seeks of some players a game id and their seats. The
table itself is created afterwards, from these rows, by the process that notices first: one that is
killed in between loses nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from smallworld.server.storage.club.moderation.blocks import blocked_pairs
from smallworld.server.storage.club.people import owner_of
from smallworld.server.storage.club.push import announce_table
from smallworld.server.storage.scripts import Query, Script, places

_SEEK: Final = (
    "id, holder, name, wish, seats, bots_after, created, seen, patience, game, seat, made, origin"
)
_AWAY: Final = 30.0  # seconds since a device last asked: its player does not see the page
_MOST_TOGETHER: Final = 60  # seeks that one pairing looks at


class SeekRow(Struct, frozen=True):
    """A device that looks for a game; ``game`` is empty until it is paired."""

    id: str
    holder: str  # the device
    name: str
    wish: str  # what must be the same for all players of the table, as JSON
    seats: int
    bots_after: float | None  # seconds until bots may take the seats that are left
    created: float
    seen: float
    patience: float  # seconds for which it waits for its device
    game: str = ""
    seat: int = 0
    made: int = 0  # 1: the table exists
    origin: str = ""  # a keyed hash of the address it was opened from


class _Waiting(Struct, frozen=True):
    id: str
    owner: str
    seats: int
    may_use_bots: bool


def add_seek(row: SeekRow, now: float, old: float, most: int) -> Script[SeekRow]:
    """Add the seek of a device in place of its earlier one; delete abandoned and old ones.

    Of the open seeks of its address, only the newest ``most`` stay. A seek with this id that is
    there already stays, and is returned as it is now.
    """
    for id in (yield from _oldest_of_address(row, most)):
        yield Query("DELETE FROM seeks WHERE id = ?", (id,))
    yield Query(
        "DELETE FROM seeks WHERE id <> ?"
        " AND ((game = '' AND (holder = ? OR seen + patience < ?))"
        " OR (game <> '' AND seen < ?))",
        (row.id, row.holder, now, old),
    )
    yield Query(
        f"INSERT INTO seeks ({_SEEK}) VALUES ({places(astuple(row))}) ON CONFLICT DO NOTHING",
        astuple(row),
    )
    return (yield from touch_seek(row.id, row.holder, row.seen)) or row


def _oldest_of_address(new: SeekRow, most: int) -> Script[list[str]]:
    """Return the open seeks of an address that must make room for a new one.

    They are locked in the order in which pairing locks them, with those of the device.
    """
    rows = yield Query(
        "SELECT id, holder FROM seeks WHERE game = ''"
        " AND (holder = ? OR (origin = ? AND origin <> '')) ORDER BY created, id FOR UPDATE",
        (new.holder, new.origin),
    )
    others = [id for id, holder in rows if holder != new.holder]
    return others[: max(0, len(others) + 1 - most)]


def touch_seek(id: str, holder: str, seen: float) -> Script[SeekRow | None]:
    """Note that the device of a seek is still there; return the seek."""
    rows = yield Query(
        f"UPDATE seeks SET seen = ? WHERE id = ? AND holder = ? RETURNING {_SEEK}",
        (seen, id, holder),
    )
    return SeekRow(*rows[0]) if rows else None


def withdraw_seek(id: str, holder: str) -> Script[bool]:
    """Delete a seek that is not paired yet; False if it is, or does not exist."""
    rows = yield Query(
        "DELETE FROM seeks WHERE id = ? AND holder = ? AND game = '' RETURNING id", (id, holder)
    )
    return bool(rows)


def seek_of(holders: Sequence[str], now: float) -> Script[SeekRow | None]:
    """Return the open seek of a player, or the one that was paired last."""
    rows = yield Query(
        f"SELECT {_SEEK} FROM seeks WHERE holder IN ({places(holders)})"
        " AND (game <> '' OR seen + patience >= ?)"
        " ORDER BY CASE game WHEN '' THEN 0 ELSE 1 END, created DESC LIMIT 1",
        (*holders, now),
    )
    return SeekRow(*rows[0]) if rows else None


def open_seeks(now: float) -> Script[list[SeekRow]]:
    """Return the seeks of players who are here and not paired yet, the longest waiting first.

    If there are too many, every address has its oldest among them before any has two.
    """
    rows = yield Query(
        f"SELECT {_SEEK} FROM (SELECT * FROM (SELECT seeks.*, row_number() OVER"
        " (PARTITION BY CASE origin WHEN '' THEN id ELSE origin END ORDER BY created, id) AS turn"
        " FROM seeks WHERE game = '' AND seen + patience >= ?) AS waiting"
        f" ORDER BY turn, created, id LIMIT {_MOST_TOGETHER}) AS listed ORDER BY created, id",
        (now,),
    )
    return [SeekRow(*columns) for columns in rows]


def players_of(game: str) -> Script[list[SeekRow]]:
    """Return the paired seeks of a game, in the order of their seats."""
    rows = yield Query(f"SELECT {_SEEK} FROM seeks WHERE game = ? ORDER BY seat", (game,))
    return [SeekRow(*columns) for columns in rows]


def unmade(limit: int) -> Script[list[SeekRow]]:
    """Return a seek of each game whose players are paired, but whose table may not exist."""
    rows = yield Query(
        f"SELECT {_SEEK} FROM seeks WHERE game <> '' AND made = 0 AND seat = 0"
        " ORDER BY created, id LIMIT ?",
        (limit,),
    )
    return [SeekRow(*columns) for columns in rows]


def note_made(game: str) -> Script[None]:
    """Store that the table of paired players exists, so that nobody creates it again."""
    yield Query("UPDATE seeks SET made = 1 WHERE game = ?", (game,))


def pair_seeks(wish: str, game: str, now: float) -> Script[bool]:
    """Give the longest waiting players with this wish the id of their game; False if too few.

    Rows are locked in the order of waiting: of two processes one pairs, the other sees the rest.
    """
    rows = yield Query(
        "SELECT id, coalesce((SELECT person FROM devices WHERE device = seeks.holder), holder),"
        " seats, CASE WHEN bots_after IS NOT NULL AND created + bots_after <= ? THEN 1 ELSE 0 END"
        " FROM seeks WHERE wish = ? AND game = '' AND seen + patience >= ?"
        f" ORDER BY created, id LIMIT {_MOST_TOGETHER} FOR UPDATE",
        (now, wish, now),
    )
    waiting = [_Waiting(id, owner, seats, bool(bots)) for id, owner, seats, bots in rows]
    blocked = yield from blocked_pairs(one.owner for one in waiting)
    chosen = _together(waiting, blocked)
    for seat, id in enumerate(sorted(chosen, key=lambda id: _draw(game, id))):
        yield Query("UPDATE seeks SET game = ?, seat = ? WHERE id = ?", (game, seat, id))
    if chosen:
        away = yield Query(
            "SELECT holder FROM seeks WHERE game = ? AND seen < ? ORDER BY holder",
            (game, now - _AWAY),
        )
        for (holder,) in away:
            yield from announce_table([(yield from owner_of(holder))], game, now)
    return bool(chosen)


def _together(
    waiting: Sequence[_Waiting], blocked: frozenset[frozenset[str]] = frozenset()
) -> list[str]:
    """Choose who plays together: nobody twice, and nobody with a player who is blocked.

    Fewer than the seats only if bots may join.
    """
    by_owner: dict[str, _Waiting] = {}
    for one in waiting:
        by_owner.setdefault(one.owner, one)
    players = list(by_owner.values())
    starts = players if blocked else players[:1]  # without blocks all groups are alike
    groups = [_group(one, players, blocked) for one in starts]
    full = (group for group in groups if len(group) == group[0].seats)
    with_bots = (group for group in groups if any(one.may_use_bots for one in group))
    chosen = next(full, None) or next(with_bots, [])
    return [one.id for one in chosen]


def _group(
    first: _Waiting, waiting: Sequence[_Waiting], blocked: frozenset[frozenset[str]]
) -> list[_Waiting]:
    """Return a player and those who wait longest among the players that suit."""
    group = [first]
    for other in waiting:
        suits = all(frozenset((one.owner, other.owner)) not in blocked for one in group)
        if len(group) < first.seats and suits and other is not first:
            group.append(other)
    return group


def _draw(game: str, id: str) -> bytes:
    """Draw the order of the seats; the same each time the script runs."""
    return hashlib.sha256(f"{game} {id}".encode()).digest()
