"""What the rounds so far mean for the next one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from smallworld.server.club.tournaments.events import FILL
from smallworld.server.club.tournaments.state import Round


@dataclass
class History:
    """Who met whom, who had a bye, who sat where."""

    meetings: Counter[tuple[int, int]] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)  # tables with bots only count, too
    starts: Counter[tuple[int, int]] = field(default_factory=Counter)  # by entrant and seat
    lateness: Counter[int] = field(default_factory=Counter)  # sum of `seat_lateness`

    def met(self, one: int, other: int) -> int:
        """Return how often two entrants sat at one table."""
        return self.meetings[min(one, other), max(one, other)]


def seat_lateness(seat: int, seats: int) -> int:
    """Return how late a seat acts, from -60 for the first to 60 for the last.

    >>> [seat_lateness(seat, 3) for seat in range(3)], seat_lateness(1, 5)
    ([-60, 0, 60], -30)
    """
    return 120 * seat // (seats - 1) - 60


def history_of(rounds: list[Round]) -> History:
    """Count meetings, byes and seats of all rounds."""
    history = History()
    for one in rounds:
        history.byes.update(one.byes)
        for table in one.tables:
            players = sorted(number for number in table.seats if number != FILL)
            history.meetings.update(combinations(players, 2))
            if len(players) == 1:
                history.byes[players[0]] += 1
            for seat, number in enumerate(table.seats):
                history.starts[number, seat] += 1
                history.lateness[number] += seat_lateness(seat, len(table.seats))
    return history
