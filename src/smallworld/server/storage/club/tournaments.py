"""Scripts of tournaments: an append-only log for each.

``tournaments.seq`` is the number of the last event: events are added only if they follow the log
that their author read. ``version`` also counts changes of who an entrant is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from smallworld.server.storage.scripts import Query, Script, places

_EVENT: Final = "tournament, seq, at, entrant, person, name, text"


class EventRow(Struct, frozen=True):
    """An event of a tournament; ``person`` is empty if it is about nobody, or was deleted."""

    at: float
    entrant: int
    person: str
    name: str
    text: str


class TournamentRow(Struct, frozen=True):
    """A tournament without its log."""

    id: str
    seq: int
    version: int
    active: bool


def add_tournament(
    id: str, first: EventRow, most_active: int
) -> Script[Literal["added", "too many"]]:
    """Add a tournament with its first event, unless its organiser has too many already.

    One that is there already stays as it is.
    """
    yield Query("SELECT id FROM people WHERE id = ? FOR UPDATE", (first.person,))
    known = yield Query("SELECT id FROM tournaments WHERE id = ?", (id,))
    if known:
        return "added"
    active = yield Query(
        "SELECT count(*) FROM tournaments JOIN tournament_events"
        " ON tournament_events.tournament = tournaments.id AND tournament_events.seq = 1"
        " WHERE tournaments.active = 1 AND tournament_events.person = ?",
        (first.person,),
    )
    if active[0][0] >= most_active:
        return "too many"
    yield Query(
        "INSERT INTO tournaments (id, created, seq, version, active) VALUES (?, ?, 0, 0, 1)",
        (id, first.at),
    )
    yield from append_events(id, 0, [first], is_active=True)
    return "added"


def append_events(
    id: str, after: int, rows: Sequence[EventRow], *, is_active: bool
) -> Script[bool]:
    """Add events after number ``after``; False if others were added since."""
    found = yield Query("SELECT seq FROM tournaments WHERE id = ? FOR UPDATE", (id,))
    if not found:
        return False
    if found[0][0] != after:
        return (yield from _is_stored(id, after + 1, rows[0]))
    for seq, row in enumerate(rows, after + 1):
        yield Query(
            f"INSERT INTO tournament_events ({_EVENT}) VALUES ({places(_EVENT.split(','))})",
            (id, seq, row.at, row.entrant, row.person or None, row.name, row.text),
        )
    yield Query(
        "UPDATE tournaments SET seq = ?, version = version + 1, active = ? WHERE id = ?",
        (after + len(rows), int(is_active), id),
    )
    return True


def _is_stored(id: str, seq: int, row: EventRow) -> Script[bool]:
    """Return whether this very event was stored, but the answer of the database was lost."""
    found = yield Query(
        "SELECT at, entrant, coalesce(person, ''), name, text FROM tournament_events"
        " WHERE tournament = ? AND seq = ?",
        (id, seq),
    )
    return bool(found) and EventRow(*found[0]) == row


def find_tournament(id: str) -> Script[TournamentRow | None]:
    """Return a tournament without its log."""
    rows = yield Query("SELECT id, seq, version, active FROM tournaments WHERE id = ?", (id,))
    return _row(*rows[0]) if rows else None


def events_of(id: str, until: int) -> Script[list[EventRow]]:
    """Return the events of a tournament up to a number, in their order."""
    rows = yield Query(
        "SELECT at, entrant, coalesce(person, ''), name, text FROM tournament_events"
        " WHERE tournament = ? AND seq <= ? ORDER BY seq",
        (id, until),
    )
    return [EventRow(*columns) for columns in rows]


def latest_tournaments(limit: int) -> Script[list[TournamentRow]]:
    """Return the tournaments that are not over, then others, the latest first."""
    rows = yield Query(
        "SELECT id, seq, version, active FROM tournaments"
        " ORDER BY active DESC, created DESC, id LIMIT ?",
        (limit,),
    )
    return [_row(*columns) for columns in rows]


def active_tournaments(after: str, limit: int) -> Script[list[str]]:
    """Return ids of tournaments that are not over, those after an id."""
    rows = yield Query(
        "SELECT id FROM tournaments WHERE active = 1 AND id > ? ORDER BY id LIMIT ?",
        (after, limit),
    )
    return [id for (id,) in rows]


def delete_ended(before: float, limit: int) -> Script[int]:
    """Delete tournaments that ended before a time; return how many."""
    rows = yield Query(
        "SELECT id FROM tournaments WHERE active = 0 AND NOT EXISTS"
        " (SELECT 1 FROM tournament_events WHERE tournament = tournaments.id AND at >= ?)"
        " ORDER BY id LIMIT ?",
        (before, limit),
    )
    for (id,) in rows:
        yield Query("DELETE FROM tournaments WHERE id = ?", (id,))
    return len(rows)


def add_game(game: str, tournament: str) -> Script[None]:
    """Note to which tournament a game belongs."""
    yield Query(
        "INSERT INTO tournament_games (game, tournament) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (game, tournament),
    )


def tournament_of(game: str) -> Script[str]:
    """Return the tournament of a game; empty for all other games."""
    rows = yield Query("SELECT tournament FROM tournament_games WHERE game = ?", (game,))
    return str(rows[0][0]) if rows else ""


def games_there(games: Sequence[str]) -> Script[dict[str, bool]]:
    """Return which of these games exist, and whether they are closed."""
    rows = yield Query(
        f"SELECT id, CASE WHEN closed THEN 1 ELSE 0 END FROM games WHERE id IN ({places(games)})",
        (*games,),
    )
    return {game: bool(closed) for game, closed in rows}


def _row(id: str, seq: int, version: int, active: int) -> TournamentRow:
    return TournamentRow(id, seq, version, bool(active))
