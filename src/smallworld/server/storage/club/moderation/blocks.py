"""Scripts of blocks: players that a player does not want to meet.

An *owner* is a person's id, or a device that belongs to no person.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from smallworld.server.storage.club.holders import plain_owner
from smallworld.server.storage.scripts import Query, Script, places

MOST_BLOCKS: Final = 500  # of one person


class BlockRow(Struct, frozen=True):
    """A person blocks a holder: a device, or ``person ID``."""

    person: str
    blocked: str
    name: str  # that the blocked player had then
    at: float


def owner_of(column: str) -> str:
    """Return the SQL that turns a column with a holder into its owner, perhaps with a prefix."""
    return f"coalesce((SELECT person FROM devices WHERE devices.device = {column}), {column})"


def find_owner(holder: str) -> Script[str]:
    """Return the owner that a holder stands for now."""
    rows = yield Query("SELECT person FROM devices WHERE device = ?", (holder,))
    return str(rows[0][0]) if rows else plain_owner(holder)


def add_block(row: BlockRow) -> Script[bool]:
    """Store a block, once; False if the person blocks too many players already."""
    rows = yield Query("SELECT count(*) FROM blocks WHERE person = ?", (row.person,))
    if int(rows[0][0]) >= MOST_BLOCKS:
        return False
    yield Query(
        "INSERT INTO blocks (person, blocked, name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (row.person, row.blocked, row.name, row.at),
    )
    return True


def delete_block(person: str, blocked: str) -> Script[bool]:
    """Delete a block; False if there is none."""
    rows = yield Query(
        "DELETE FROM blocks WHERE person = ? AND blocked = ? RETURNING blocked", (person, blocked)
    )
    return bool(rows)


def blocks_of(person: str) -> Script[list[BlockRow]]:
    """Return the blocks of a person, the newest first."""
    rows = yield Query(
        f"SELECT person, blocked, name, at, {owner_of('blocked')} FROM blocks WHERE person = ?"
        " ORDER BY at DESC, blocked",
        (person,),
    )
    # A player who turned out to be the same person is not blocked.
    return [BlockRow(*row) for *row, owner in rows if plain_owner(owner) != person]


def blocked_pairs(owners: Iterable[str]) -> Script[frozenset[frozenset[str]]]:
    """Return the pairs of these owners of which one blocks the other."""
    wanted = sorted(set(owners))
    if not wanted:
        return frozenset()
    rows = yield Query(
        f"SELECT person, {owner_of('blocked')} FROM blocks WHERE person IN ({places(wanted)})",
        (*wanted,),
    )
    pairs = (frozenset((person, plain_owner(other))) for person, other in rows)
    return frozenset(pair for pair in pairs if pair <= set(wanted))


def blocked_among(holders: Iterable[str]) -> Script[bool]:
    """Return whether one of these holders blocks another: they must not be brought together.

    Nobody may learn the answer.
    """
    owners = []
    for holder in holders:
        owners.append((yield from find_owner(holder)))
    return bool((yield from blocked_pairs(owners)))


def seats_of_owners(game: str) -> Script[list[tuple[int, str, str]]]:
    """Return the seats of a game with their owners and holders, in order."""
    rows = yield Query(
        f"SELECT DISTINCT seat, {owner_of('secrets.device')}, device FROM secrets"
        " WHERE game = ? AND kind = 'seat' AND device <> '' ORDER BY 1, 2, 3",
        (game,),
    )
    return [(int(seat), plain_owner(owner), holder) for seat, owner, holder in rows]


def blocked_seats(person: str, game: str) -> Script[list[int]]:
    """Return the seats of a game whose players a person blocks."""
    rows = yield Query(f"SELECT {owner_of('blocked')} FROM blocks WHERE person = ?", (person,))
    blocked = {plain_owner(owner) for (owner,) in rows} - {person}
    if not blocked:
        return []
    seats = yield from seats_of_owners(game)
    return sorted({seat for seat, owner, _ in seats if owner in blocked})


def rename(old: str, new: str) -> Script[None]:
    """Let the blocks of one holder be about another one."""
    yield Query(
        "DELETE FROM blocks WHERE blocked = ? AND EXISTS (SELECT 1 FROM blocks AS kept"
        " WHERE kept.person = blocks.person AND kept.blocked = ?)",
        (old, new),
    )
    yield Query("UPDATE blocks SET blocked = ? WHERE blocked = ?", (new, old))


def forget(holders: Sequence[str]) -> Script[None]:
    """Delete the blocks of players who do not exist any more."""
    for holder in holders:
        yield Query("DELETE FROM blocks WHERE blocked = ?", (holder,))
