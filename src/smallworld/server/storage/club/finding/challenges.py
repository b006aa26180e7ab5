"""Scripts of challenges: games that one player offers to others.

The last player who accepts gives the challenge the id of its game, in the same transaction. The
table is created afterwards, from these rows, by the process that notices first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.moderation.blocks import blocked_among
from smallworld.server.storage.club.people import find_people, holders_with
from smallworld.server.storage.club.push import add_notices
from smallworld.server.storage.scripts import Query, Script, places

_CHALLENGE: Final = "id, wish, created, expires, ended, game, made"
_PLAYER: Final = "holder, name, answer, answered, seat"
MOST_OPEN: Final = 5  # that a player has made
MOST_RECEIVED: Final = 20
AGAIN_AFTER: Final = 600  # seconds after a player declined, until the same player may ask again

Answer = Literal["", "yes", "no"]
Ended = Literal["", "declined", "withdrawn"]
Fault = Literal["nobody", "yourself", "twice", "not_wanted", "too_many", "too_soon"]


class Invited(Struct, frozen=True):
    """A player of a challenge; the first one made it."""

    holder: str  # as `secrets.device`
    name: str
    answer: Answer = ""
    answered: float = 0.0
    seat: int = 0


class ChallengeRow(Struct, frozen=True):
    """A challenge; ``game`` is set when all have accepted, ``made`` when the table exists."""

    id: str
    wish: str  # as in seeks
    created: float
    expires: float
    players: list[Invited] = []
    ended: Ended = ""
    game: str = ""
    made: bool = False

    @property
    def is_open(self) -> bool:
        """Return whether it can still be answered, if it has not expired."""
        return not self.ended and not self.game


def are_allowed(owner: str) -> Script[bool]:
    """Return whether a player wants challenges at all."""
    holders = yield from holders_with(owner)
    closed = yield Query(
        f"SELECT 1 FROM no_challenges WHERE holder IN ({places(holders)})", (*holders,)
    )
    return not closed


def allow_challenges(owner: str, is_allowed: bool) -> Script[None]:
    """Store whether a player wants challenges."""
    holders = yield from holders_with(owner)
    yield Query(f"DELETE FROM no_challenges WHERE holder IN ({places(holders)})", (*holders,))
    if not is_allowed:
        yield Query("INSERT INTO no_challenges (holder) VALUES (?)", (owner,))


def add_challenge(row: ChallengeRow, old: float) -> Script[ChallengeRow | Fault]:
    """Store a challenge, or return why it must not be; the same one again stays as it is."""
    known = yield from find_challenge(row.id)
    if known is not None:
        return known
    fault = yield from _fault_of(row)
    if fault is not None:
        return fault
    yield Query("DELETE FROM game_challenges WHERE expires < ?", (old,))
    yield Query(
        f"INSERT INTO game_challenges ({_CHALLENGE}) VALUES (?, ?, ?, ?, '', '', 0)"
        " ON CONFLICT DO NOTHING",
        (row.id, row.wish, row.created, row.expires),
    )
    for place, player in enumerate(row.players):
        yield Query(
            f"INSERT INTO challenge_players (challenge, place, {_PLAYER})"
            " VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING",
            (row.id, place, player.holder, player.name, player.answer, player.answered),
        )
        if place:
            yield from add_notices(player.holder, "challenge", row.id, "", row.created)
    return row


def _fault_of(row: ChallengeRow) -> Script[Fault | None]:
    """Return why a challenge must not be made."""
    challenger, *others = (player.holder for player in row.players)
    if challenger in others:
        return "yourself"
    if len(set(others)) < len(others):
        return "nobody"
    count = yield from _count_open(challenger, row.created, is_maker=True)
    if count >= MOST_OPEN:
        return "too_many"
    if (yield from blocked_among([challenger, *others])):
        return "not_wanted"
    for other in others:
        if not (yield from are_allowed(other)):
            return "not_wanted"
        if (yield from _count_open(other, row.created, is_maker=False)) >= MOST_RECEIVED:
            return "not_wanted"
        before = yield Query(
            "SELECT game_challenges.ended, game_challenges.game FROM game_challenges"
            " JOIN challenge_players AS maker ON maker.challenge = game_challenges.id"
            " AND maker.place = 0 AND maker.holder = ?"
            " JOIN challenge_players AS other ON other.challenge = game_challenges.id"
            " AND other.place > 0 AND other.holder = ?"
            " WHERE (game_challenges.ended = '' AND game_challenges.game = ''"
            " AND game_challenges.expires > ?)"
            " OR (other.answer = 'no' AND other.answered > ?)",
            (challenger, other, row.created, row.created - AGAIN_AFTER),
        )
        if before:
            return "too_soon" if any(ended for ended, _ in before) else "twice"
    return None


def _count_open(holder: str, now: float, *, is_maker: bool) -> Script[int]:
    rows = yield Query(
        "SELECT count(*) FROM game_challenges JOIN challenge_players AS player"
        " ON player.challenge = game_challenges.id WHERE player.holder = ?"
        f" AND player.place {'=' if is_maker else '>'} 0"
        " AND game_challenges.ended = '' AND game_challenges.game = ''"
        " AND game_challenges.expires > ?",
        (holder, now),
    )
    return int(rows[0][0])


def find_challenge(id: str, *, lock: bool = False) -> Script[ChallengeRow | None]:
    """Return a challenge with its players."""
    rows = yield Query(
        f"SELECT {_CHALLENGE} FROM game_challenges WHERE id = ?{' FOR UPDATE' if lock else ''}",
        (id,),
    )
    if not rows:
        return None
    id, wish, created, expires, ended, game, made = rows[0]
    players = yield Query(
        f"SELECT {_PLAYER} FROM challenge_players WHERE challenge = ? ORDER BY place", (id,)
    )
    return ChallengeRow(
        id, wish, created, expires, [Invited(*one) for one in players], ended, game, bool(made)
    )


def challenges_of(holders: Sequence[str], after: float) -> Script[list[ChallengeRow]]:
    """Return a player's challenges that expire after a time, the newest first."""
    rows = yield Query(
        "SELECT id FROM game_challenges WHERE expires > ? AND id IN (SELECT challenge FROM"
        f" challenge_players WHERE holder IN ({places(holders)})) ORDER BY created DESC, id"
        f" LIMIT {MOST_OPEN + 2 * MOST_RECEIVED}",
        (after, *holders),
    )
    found = []
    for (id,) in rows:
        row = yield from find_challenge(id)
        if row is not None:
            found.append(row)
    return found


def answer(
    id: str, holders: Sequence[str], name: str, is_yes: bool, game: str, now: float
) -> Script[ChallengeRow | None]:
    """Store a player's answer; the last yes gives all players the game and their seats.

    Return the challenge as it is then; ``None`` if it is not one of this player.
    """
    row = yield from find_challenge(id, lock=True)
    place = None if row is None else _place_of(row, holders)
    if row is None or not place:
        return None
    if not row.is_open or row.expires <= now:
        return row
    yield Query(
        "UPDATE challenge_players SET answer = ?, answered = ?, name = ?"
        " WHERE challenge = ? AND place = ?",
        ("yes" if is_yes else "no", now, name or row.players[place].name, id, place),
    )
    if not is_yes:
        yield Query("UPDATE game_challenges SET ended = 'declined' WHERE id = ?", (id,))
    elif all(one.answer == "yes" for at, one in enumerate(row.players) if at != place):
        yield Query("UPDATE game_challenges SET game = ? WHERE id = ?", (game, id))
        order = sorted(range(len(row.players)), key=lambda place: _draw(game, place))
        for seat, at in enumerate(order):
            yield Query(
                "UPDATE challenge_players SET seat = ? WHERE challenge = ? AND place = ?",
                (seat, id, at),
            )
        yield from add_notices(row.players[0].holder, "table", id, game, now)
    return (yield from find_challenge(id))


def withdraw(id: str, holders: Sequence[str]) -> Script[ChallengeRow | None]:
    """End a challenge of this player; ``None`` if there is no such one."""
    row = yield from find_challenge(id, lock=True)
    if row is None or _place_of(row, holders) != 0:
        return None
    if row.is_open:
        yield Query("UPDATE game_challenges SET ended = 'withdrawn' WHERE id = ?", (id,))
    return (yield from find_challenge(id))


def note_made(game: str) -> Script[None]:
    """Store that the table of a challenge exists, so that nobody creates it again."""
    yield Query("UPDATE game_challenges SET made = 1 WHERE game = ?", (game,))


def unmade(limit: int) -> Script[list[ChallengeRow]]:
    """Return challenges whose players have accepted, but whose table may not exist."""
    rows = yield Query(
        "SELECT id FROM game_challenges WHERE game <> '' AND made = 0 ORDER BY created LIMIT ?",
        (limit,),
    )
    found = []
    for (id,) in rows:
        row = yield from find_challenge(id)
        if row is not None:
            found.append(row)
    return found


def public_person(id: str) -> Script[Invited | None]:
    """Return the player of a public profile."""
    found = yield from find_people([id])
    if not found or not found[0].public:
        return None
    return Invited(held_by(id), found[0].name)


def opponents(game: str, holders: Sequence[str]) -> Script[dict[int, Invited]]:
    """Return the people a player met in a finished game, by seat; others get none."""
    rows = yield Query(
        "SELECT seat, owner, name FROM result_seats WHERE game = ? AND bot = '' AND owner <> ''"
        " ORDER BY seat",
        (game,),
    )
    if not any(owner in holders for _, owner, _ in rows):
        return {}
    return {
        seat: Invited(owner, name)
        for seat, owner, name in rows
        if owner not in holders and not owner.startswith("gone ")
    }


def _place_of(row: ChallengeRow, holders: Sequence[str]) -> int | None:
    return next((at for at, one in enumerate(row.players) if one.holder in holders), None)


def _draw(game: str, place: int) -> bytes:
    """Draw the order of the seats; the same each time the script runs."""
    return hashlib.sha256(f"{game} {place}".encode()).digest()
