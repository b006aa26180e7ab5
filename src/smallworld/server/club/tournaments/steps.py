"""What must happen next, as far as the log and the ended games decide it.

Pure: random texts and the time are arguments. The process that adds these events to the log first
wins; the others read the log again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from smallworld.server.club.tournaments.events import (
    Absent,
    Cancelled,
    Entry,
    Event,
    Finished,
    Left,
    Paired,
    PairedTable,
    Result,
    Started,
    Withdrawn,
)
from smallworld.server.club.tournaments.pairing.rounds import pair_round
from smallworld.server.club.tournaments.state import Tournament

DAY: Final = 86_400.0
NEVER_STARTED: Final = 30 * DAY  # until an open tournament is cancelled


def next_entries(
    tournament: Tournament,
    results: Mapping[str, Result],
    now: float,
    new_seed: Callable[[], str],
    new_game: Callable[[], str],
    banned: Collection[str] = (),
) -> list[Entry]:
    """Return the events that follow now; the tournament is changed by them.

    ``results`` are those of the current round's games that are over, by game. People who are
    ``banned`` get no seat: they sit out until they come back.
    """
    entries: list[Entry] = []

    def add(event: Event, entrant: int = 0) -> None:
        entry = Entry(event, now, entrant)
        tournament.apply(entry)
        entries.append(entry)

    for number in _gone(tournament):
        add(Withdrawn() if tournament.phase == "running" else Left(), number)
    if tournament.phase == "open":
        beginning = _beginning(tournament, now, new_seed)
        if beginning is not None:
            add(beginning)
    for table in tournament.open_tables():
        if table.game in results:
            add(results[table.game])
    while tournament.phase == "running" and not tournament.open_tables():
        for number, entrant in sorted(tournament.entrants.items()):
            if entrant.is_here and entrant.person in banned:
                add(Absent(), number)
        seed = new_seed()
        pairing = pair_round(tournament, seed)
        if pairing is None:
            add(Finished())
        else:
            tables = [PairedTable(new_game(), seats) for seats in pairing.tables]
            add(Paired(seed, tables, pairing.byes, pairing.absent))
    return entries


def _beginning(
    tournament: Tournament, now: float, new_seed: Callable[[], str]
) -> Started | Cancelled | None:
    """Return how an open tournament goes on by itself."""
    starts = tournament.rules.starts
    if starts is not None and now >= starts:
        if len(tournament.entrants) < tournament.rules.fewest:
            return Cancelled("too_few")
        seed = new_seed()
        return Started(seed, seeded(tournament.entrants, (), seed))
    if starts is None and not tournament.organiser:
        return Cancelled("organiser")  # the organiser deleted their account
    waits_since = tournament.opened if starts is None else starts
    return Cancelled("never_started") if now >= waits_since + NEVER_STARTED else None


def seeded(entrants: Iterable[int], first: Sequence[int], seed: str) -> list[int]:
    """Return all entrants by seed: those named first, then the others by a draw.

    >>> sorted(seeded([1, 2, 3, 4], [4, 2], "seed")[2:])
    [1, 3]
    """
    others = sorted(number for number in entrants if number not in first)
    random.Random(f"order {seed}").shuffle(others)
    return [*first, *others]


def _gone(tournament: Tournament) -> list[int]:
    """Return entrants who cannot play any more.

    They deleted their account, or are the same player as an earlier entrant since two devices
    were joined.
    """
    if not tournament.is_active:
        return []
    seen: set[str] = set()
    gone = []
    for number, entrant in sorted(tournament.entrants.items()):
        if not entrant.bot and not entrant.withdrawn:
            if not entrant.person or entrant.person in seen:
                gone.append(number)
            seen.add(entrant.person)
    return gone
