"""Scripts of results: what a game came to, and the games of one player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from smallworld.server.storage.club.holders import held_by, is_person
from smallworld.server.storage.club.people import lock_ratings
from smallworld.server.storage.scripts import Query, Rows, Script, places

_RESULT: Final = "game, number, ended, map, seats, rounds, pool"
_SEAT: Final = (
    "game, seat, owner, name, folded, bot, place, coins, gave_up, races, powers, declines, rolls,"
    " luck, seconds, rating, change"
)
_SECRET_OWNERS: Final = """
    SELECT secrets.seat, secrets.device, devices.person
    FROM secrets LEFT JOIN devices ON devices.device = secrets.device
    WHERE secrets.game = ? AND secrets.kind = 'seat' AND secrets.device <> ''
    ORDER BY secrets.seat, secrets.hash
"""


class SeatResult(Struct, frozen=True):
    """What one seat came to."""

    seat: int
    owner: str  # as `secrets.device`; empty for bots, and if nobody knows
    name: str
    bot: str  # empty for people
    place: int  # from 1; ties share a place
    coins: int
    gave_up: bool  # conceded, or absent at the end of a rated game
    races: list[str]
    powers: list[str]
    declines: list[int]  # rounds
    rolls: int  # of the die
    luck: float  # pips beyond the mean of these rolls
    seconds: float  # of thinking
    rating: float | None = None  # after a rated game
    change: float | None = None  # by that game


class GameResult(Struct, frozen=True):
    """What a game came to; number 0 if it does not count."""

    game: str
    number: int
    ended: float
    map: str
    rounds: int
    pool: str  # of ratings; empty for a game that is not rated
    seats: list[SeatResult]


class Search(Struct, frozen=True):
    """Which results of a player are wanted; empty fields match all."""

    race: str = ""
    power: str = ""
    opponent: str = ""  # a part of a name
    won: bool | None = None
    seats: int | None = None
    rated: bool | None = None
    before: int | None = None  # only results with smaller numbers


# Build the result of a game, once the owners of its seats are known; ``None`` if it does not count.
Build = Callable[[Mapping[int, str]], GameResult | None]
# Add what belongs to a new result in the same transaction, such as ratings; return it changed.
Complete = Callable[[GameResult], Script[GameResult]]


def leave_as_it_is(result: GameResult) -> Script[GameResult]:
    """Add nothing to a result."""
    yield from ()
    return result


def unrecorded_games(since: float, limit: int) -> Script[list[str]]:
    """Return games closed after ``since`` without a row of results, in the order of their end."""
    rows = yield Query(
        "SELECT id FROM games WHERE closed AND updated > ?"
        " AND NOT EXISTS (SELECT 1 FROM results WHERE results.game = games.id)"
        " ORDER BY updated, id LIMIT ?",
        (since, limit),
    )
    return [game for (game,) in rows]


def is_recorded(game: str) -> Script[bool]:
    """Return whether a game has a row of results."""
    rows = yield Query("SELECT 1 FROM results WHERE game = ?", (game,))
    return bool(rows)


def owners_of(game: str) -> Script[dict[int, str]]:
    """Return who holds the seats of a game: people by id, others by device."""
    rows = yield Query(_SECRET_OWNERS, (game,))
    owners: dict[int, str] = {}
    for seat, device, person in rows:
        if person is not None:
            owners[seat] = held_by(person)
        elif is_person(device) or seat not in owners:
            owners[seat] = device
    return owners


def add_result(
    game: str, ended: float, build: Build, complete: Complete = leave_as_it_is
) -> Script[GameResult | None]:
    """Store the result of a game once; ``None`` if it is stored already or does not count.

    The row of the counter is locked to the end of the transaction. So the numbers of results have
    the order of their commits, and the ratings that ``complete`` writes follow in that order. The
    game is locked, too: nobody can change the owners of its seats meanwhile.
    """
    counted = yield Query("SELECT number FROM counters WHERE name = 'results' FOR UPDATE")
    yield from lock_ratings()
    yield Query("SELECT id FROM games WHERE id = ? FOR UPDATE", (game,))
    if (yield from is_recorded(game)):
        return None
    result = build((yield from owners_of(game)))
    if result is None:
        yield Query(
            f"INSERT INTO results ({_RESULT}) VALUES (?, 0, ?, '', 0, 0, '')", (game, ended)
        )
        return None
    number = counted[0][0] + 1
    yield Query("UPDATE counters SET number = ? WHERE name = 'results'", (number,))
    result = yield from complete(replace(result, number=number))
    yield Query(
        f"INSERT INTO results ({_RESULT}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (game, number, ended, result.map, len(result.seats), result.rounds, result.pool),
    )
    for seat in result.seats:
        yield Query(
            f"INSERT INTO result_seats ({_SEAT}) VALUES ({places(_SEAT.split(','))})",
            (game, *_seat_columns(seat)),
        )
    return result


def results_of(holders: Sequence[str], search: Search, limit: int) -> Script[list[GameResult]]:
    """Return the results of a player that match, the latest first."""
    # Somebody who played several seats of a game has one result there: that of the first seat.
    wheres = [
        "mine.seat = (SELECT min(own.seat) FROM result_seats AS own"
        f" WHERE own.game = results.game AND own.owner IN ({places(holders)}))",
        f"mine.owner IN ({places(holders)})",
        "results.number > 0",
    ]
    values: list[object] = [*holders, *holders]

    def add(where: str, *more: object) -> None:
        wheres.append(where)
        values.extend(more)

    if search.race:
        add("mine.races LIKE ? ESCAPE '!'", _containing(f" {search.race} "))
    if search.power:
        add("mine.powers LIKE ? ESCAPE '!'", _containing(f" {search.power} "))
    if search.opponent:
        add(
            "EXISTS (SELECT 1 FROM result_seats AS other WHERE other.game = results.game"
            " AND other.seat <> mine.seat AND other.folded LIKE ? ESCAPE '!')",
            _containing(search.opponent.casefold()),
        )
    if search.won is not None:
        add(f"mine.place {'=' if search.won else '>'} 1")
    if search.seats is not None:
        add("results.seats = ?", search.seats)
    if search.rated is not None:
        add(f"results.pool {'<>' if search.rated else '='} ''")
    if search.before is not None:
        add("results.number < ?", search.before)
    found = yield Query(
        "SELECT results.number FROM results"
        " JOIN result_seats AS mine ON mine.game = results.game"
        f" WHERE {' AND '.join(wheres)} ORDER BY results.number DESC LIMIT ?",
        (*values, limit),
    )
    return (yield from _results_with([number for (number,) in found]))


def result_in(game: str, holders: Sequence[str]) -> Script[GameResult | None]:
    """Return the result of a game in which one of these holders had a seat."""
    rows = yield Query(
        "SELECT number FROM results WHERE game = ? AND number > 0 AND EXISTS"
        " (SELECT 1 FROM result_seats AS mine WHERE mine.game = results.game"
        f" AND mine.owner IN ({places(holders)}))",
        (game, *holders),
    )
    found = yield from _results_with([number for (number,) in rows])
    return found[0] if found else None


def _results_with(numbers: Sequence[int]) -> Script[list[GameResult]]:
    """Return the results with these numbers, in this order."""
    found: dict[int, GameResult] = {}
    for first in range(0, len(numbers), 200):  # databases limit the values of a statement
        some = numbers[first : first + 200]
        results = yield Query(
            f"SELECT {_RESULT} FROM results WHERE number IN ({places(some)})", tuple(some)
        )
        games = [columns[0] for columns in results]
        seats = yield Query(
            f"SELECT {_SEAT} FROM result_seats WHERE game IN ({places(games)}) ORDER BY game, seat",
            tuple(games),
        )
        found |= {result.number: result for result in _joined(results, seats)}
    return [found[number] for number in numbers if number in found]


def rated_results(after: int, limit: int) -> Script[list[GameResult]]:
    """Return the rated results with numbers above ``after``, in their order."""
    rows = yield Query(
        "SELECT number FROM results WHERE pool <> '' AND number > ? ORDER BY number LIMIT ?",
        (after, limit),
    )
    return (yield from _results_with([number for (number,) in rows]))


def _joined(results: Rows, seats: Rows) -> list[GameResult]:
    seats_of: dict[str, list[SeatResult]] = {}
    for game, *columns in seats:
        seats_of.setdefault(game, []).append(_seat_result(*columns))
    return [
        GameResult(game, number, ended, map, rounds, pool, seats_of.get(game, []))
        for game, number, ended, map, _, rounds, pool in results
    ]


def _seat_columns(seat: SeatResult) -> tuple[object, ...]:
    return (
        seat.seat,
        seat.owner,
        seat.name,
        seat.name.casefold(),
        seat.bot,
        seat.place,
        seat.coins,
        int(seat.gave_up),
        _words(seat.races),
        _words(seat.powers),
        _words([str(one) for one in seat.declines]),
        seat.rolls,
        seat.luck,
        seat.seconds,
        seat.rating,
        seat.change,
    )


def _seat_result(
    seat: int,
    owner: str,
    name: str,
    folded: str,
    bot: str,
    place: int,
    coins: int,
    gave_up: int,
    races: str,
    powers: str,
    declines: str,
    *numbers: object,
) -> SeatResult:
    return SeatResult(
        *(seat, owner, name, bot, place, coins, bool(gave_up), races.split(), powers.split()),
        [int(one) for one in declines.split()],
        *numbers,  # type: ignore[arg-type]
    )


def _words(words: Sequence[str]) -> str:
    """Write words between spaces, so that a pattern finds whole words only.

    >>> _words(["orcs", "elves"])
    ' orcs elves '
    """
    return f" {' '.join(words)} " if words else ""


def _containing(text: str) -> str:
    """Return the pattern of texts that contain a text.

    >>> _containing("50%")
    '%50!%%'
    """
    escaped = text.replace("!", "!!").replace("%", "!%").replace("_", "!_")
    return f"%{escaped}%"
