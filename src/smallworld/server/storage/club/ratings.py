"""Scripts of ratings, which follow from the rated results in the order of their numbers.

``ratings`` has the current numbers, the seats of a result those after its game. A result and its
effect on the ratings are one transaction. Two things change the past: a rated game is deleted, or
two people turn out to be one. Then everything is computed again. The row ``rated`` of the counters
tells when: it says how many rated results the ratings contain (``rated sum``: the sum of their
numbers), or something negative after people were joined.

Locks are taken in this order: the counters ``results`` and ``rated``, games, seats of results.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.people import lock_ratings
from smallworld.server.storage.club.results import GameResult, rated_results
from smallworld.server.storage.scripts import Query, Script, places

PAGE: Final = 200  # results per query


class Standing(Struct, frozen=True):
    """What is known of a player's strength in one pool: a normal distribution."""

    mu: float
    sigma: float
    games: int = 0


class Listed(Struct, frozen=True):
    """A player of the leaderboard."""

    person: str
    name: str
    standing: Standing


class Point(Struct, frozen=True):
    """The rating of a player after a game."""

    pool: str
    ended: float
    rating: float


# The rating and its change at a seat of a game.
SeatNumbers = Mapping[tuple[str, int], tuple[float | None, float | None]]
# The standings by owner, and how one result changes them and itself.
Standings = Mapping[str, Standing]
Rate = Callable[[GameResult, Standings], tuple[GameResult, dict[str, Standing]]]


@dataclass
class Computed:
    """All ratings, computed from the results up to a number."""

    mark: int = 0  # what the counter ``rated`` was
    last: int = 0  # number of the last result
    count: int = 0  # of results
    sum: int = 0  # of their numbers
    standings: dict[str, dict[str, Standing]] = field(default_factory=dict)  # by pool and owner
    # game and seat → rating and change, where something else is stored
    seats: dict[tuple[str, int], tuple[float | None, float | None]] = field(default_factory=dict)

    def add_all(self, results: Sequence[GameResult], rate: Rate) -> None:
        """Add the next results."""
        for result in results:
            self.add(result, rate)

    def add(self, result: GameResult, rate: Rate) -> None:
        """Add the next result."""
        standings = self.standings.setdefault(result.pool, {})
        rated, changed = rate(result, standings)
        standings.update(changed)
        for old, new in zip(result.seats, rated.seats, strict=True):
            if (old.rating, old.change) != (new.rating, new.change):
                self.seats[result.game, old.seat] = (new.rating, new.change)
        self.last, self.count = result.number, self.count + 1
        self.sum += result.number


def add_ratings(rate: Rate, result: GameResult) -> Script[GameResult]:
    """Change the ratings of the players by a new result; return it with its numbers."""
    if not result.pool:
        return result
    mark = yield from lock_ratings()
    owners = sorted({seat.owner for seat in result.seats if seat.owner})
    rows = yield Query(
        "SELECT owner, mu, sigma, games FROM ratings"
        f" WHERE pool = ? AND owner IN ({places(owners)})",
        (result.pool, *owners),
    )
    rated, changed = rate(result, {owner: Standing(*numbers) for owner, *numbers in rows})
    for owner, standing in sorted(changed.items()):
        yield from _write(result.pool, owner, standing)
    if mark >= 0:
        yield Query("UPDATE counters SET number = number + 1 WHERE name = 'rated'")
    yield Query(
        "UPDATE counters SET number = number + ? WHERE name = 'rated sum'", (result.number,)
    )
    return rated


def is_current() -> Script[bool]:
    """Return whether the ratings contain exactly the rated results that are stored."""
    stored = yield Query(
        "SELECT count(*), coalesce(sum(number), 0) FROM results WHERE pool <> '' AND number > 0"
    )
    rows = yield Query("SELECT name, number FROM counters WHERE name IN ('rated', 'rated sum')")
    contained: dict[str, int] = dict(rows)
    return (contained["rated"], contained["rated sum"]) == tuple(map(int, stored[0]))


def rated_mark() -> Script[int]:
    """Return the counter ``rated``: negative if people were joined since the last computation."""
    rows = yield Query("SELECT number FROM counters WHERE name = 'rated'")
    return int(rows[0][0])


def compute(rate: Rate) -> Script[Computed]:
    """Compute all ratings from the results, as of one moment."""
    computed = Computed(mark=(yield from rated_mark()))
    while results := (yield from rated_results(computed.last, PAGE)):
        computed.add_all(results, rate)
    return computed


def write_seats(computed: Computed, seats: SeatNumbers) -> Script[bool]:
    """Store some of the computed numbers of seats; False if they are outdated.

    A few at a time: new results wait for the lock.
    """
    if (yield from _lock_if_current(computed)) is None:
        return False
    yield from _write_seats(seats)
    return True


def replace_ratings(rate: Rate, computed: Computed) -> Script[bool]:
    """Store computed ratings, with the results that were added since.

    False if results were deleted, or people joined, since then: everything must be computed again.
    """
    mark = yield from _lock_if_current(computed)
    if mark is None:
        return False
    # A script may run twice: what was computed stays as it is.
    now = Computed(
        mark,
        computed.last,
        computed.count,
        computed.sum,
        {pool: dict(standings) for pool, standings in computed.standings.items()},
        dict(computed.seats),
    )
    while results := (yield from rated_results(now.last, PAGE)):
        now.add_all(results, rate)
    yield from _write_seats(now.seats)
    yield from _replace_standings(now)
    yield Query("UPDATE counters SET number = ? WHERE name = 'rated'", (now.count,))
    yield Query("UPDATE counters SET number = ? WHERE name = 'rated sum'", (now.sum,))
    return True


def differences(rate: Rate) -> Script[list[str]]:
    """Return where the stored numbers are not those that follow from the results."""
    computed = yield from compute(rate)
    stored = yield from _all_standings()
    wanted = _flat(computed)
    found = [
        f"game {game}, seat {seat}: its rating and change should be {numbers[0]} and {numbers[1]}"
        for (game, seat), numbers in sorted(computed.seats.items())
    ]
    for key in sorted(stored.keys() | wanted.keys()):
        if stored.get(key) != wanted.get(key):
            found.append(f"{key[0]}, {key[1]}: {stored.get(key)} should be {wanted.get(key)}")
    if not (yield from is_current()):
        found.append("the counted results are not those that are stored")
    return found


# --- reading
def standings_of(holders: Sequence[str]) -> Script[dict[str, Standing]]:
    """Return the standing of a player in each pool."""
    rows = yield Query(
        "SELECT pool, mu, sigma, games FROM ratings"
        f" WHERE owner IN ({places(holders)}) ORDER BY pool, games",
        (*holders,),
    )
    return {pool: Standing(*numbers) for pool, *numbers in rows}


def points_of(holders: Sequence[str], limit: int) -> Script[list[Point]]:
    """Return the ratings of a player after their last games, the oldest first."""
    rows = yield Query(
        "SELECT results.pool, results.ended, mine.rating FROM results"
        " JOIN result_seats AS mine ON mine.game = results.game"
        f" WHERE mine.owner IN ({places(holders)}) AND results.pool <> ''"
        " AND mine.rating IS NOT NULL ORDER BY results.number DESC LIMIT ?",
        (*holders, limit),
    )
    return [Point(*columns) for columns in reversed(rows)]


def leaders(pool: str, games: int, sigma: float, width: float, limit: int) -> Script[list[Listed]]:
    """Return public players with enough games, by their mean less ``width`` deviations."""
    rows = yield Query(
        "SELECT people.id, people.name, ratings.mu, ratings.sigma, ratings.games FROM ratings"
        " JOIN people ON ratings.owner = ? || people.id"
        " WHERE ratings.pool = ? AND people.public = 1 AND people.name <> ''"
        " AND ratings.games >= ? AND ratings.sigma <= ?"
        " ORDER BY ratings.mu - ? * ratings.sigma DESC, people.id LIMIT ?",
        (held_by(""), pool, games, sigma, width, limit),
    )
    return [Listed(id, name, Standing(*numbers)) for id, name, *numbers in rows]


# --- parts
def _all_standings() -> Script[dict[tuple[str, str], Standing]]:
    rows = yield Query("SELECT pool, owner, mu, sigma, games FROM ratings")
    return {(pool, owner): Standing(*numbers) for pool, owner, *numbers in rows}


def _flat(computed: Computed) -> dict[tuple[str, str], Standing]:
    return {
        (pool, owner): standing
        for pool, standings in computed.standings.items()
        for owner, standing in standings.items()
    }


def _replace_standings(computed: Computed) -> Script[None]:
    stored, wanted = (yield from _all_standings()), _flat(computed)
    for pool, owner in sorted(stored.keys() - wanted.keys()):
        yield Query("DELETE FROM ratings WHERE pool = ? AND owner = ?", (pool, owner))
    for (pool, owner), standing in sorted(wanted.items()):
        if stored.get((pool, owner)) != standing:
            yield from _write(pool, owner, standing)


def _lock_if_current(computed: Computed) -> Script[int | None]:
    """Lock all ratings; return the mark, or ``None`` if what was computed is outdated."""
    yield Query("SELECT number FROM counters WHERE name = 'results' FOR UPDATE")
    mark = yield from lock_ratings()
    stored = yield Query(
        "SELECT count(*), coalesce(sum(number), 0) FROM results"
        " WHERE pool <> '' AND number > 0 AND number <= ?",
        (computed.last,),
    )
    is_same = mark == computed.mark if min(mark, computed.mark) < 0 else True
    if not is_same or tuple(map(int, stored[0])) != (computed.count, computed.sum):
        return None
    return mark


def _write_seats(seats: SeatNumbers) -> Script[None]:
    """Store the numbers of seats, many with one statement."""
    rows = [(*key, *numbers) for key, numbers in sorted(seats.items())]
    for first in range(0, len(rows), PAGE):
        some = rows[first : first + PAGE]
        more = ", (?, ?, ?, ?)" * (len(some) - 1)
        yield Query(
            "UPDATE result_seats SET rating = new.column3, change = new.column4 FROM (VALUES"
            " (CAST(? AS text), CAST(? AS bigint), CAST(? AS double precision),"
            f" CAST(? AS double precision)){more}) AS new"
            " WHERE result_seats.game = new.column1 AND result_seats.seat = new.column2",
            tuple(value for row in some for value in row),
        )


def _write(pool: str, owner: str, standing: Standing) -> Script[None]:
    yield Query(
        "INSERT INTO ratings (owner, pool, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (owner, pool) DO UPDATE"
        " SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        (owner, pool, standing.mu, standing.sigma, standing.games),
    )
