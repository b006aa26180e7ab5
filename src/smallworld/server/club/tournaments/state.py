"""A tournament as its log tells it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from smallworld.server.club.tournaments.events import (
    FILL,
    Absent,
    Back,
    Cancelled,
    Entry,
    Finished,
    Joined,
    Left,
    Opened,
    Paired,
    PairedTable,
    Phase,
    Result,
    Started,
    Withdrawn,
)
from smallworld.server.messages.tournaments import CancelReason, TournamentRules


@dataclass
class Entrant:
    """A player of a tournament."""

    number: int
    name: str
    person: str = ""
    bot: str = ""
    character: str = ""
    absent: bool = False
    withdrawn: bool = False
    absences: int = 0  # times it was set to absent; not those after a table

    @property
    def is_here(self) -> bool:
        """Return whether the next round is paired with this player."""
        return not self.absent and not self.withdrawn


@dataclass
class Round:
    """A round: its tables, their results by game, and who did not play."""

    number: int
    seed: str
    tables: list[PairedTable]
    byes: list[int]
    absent: list[int]
    results: dict[str, Result] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """Return whether all tables have a result."""
        return len(self.results) == len(self.tables)

    def table_of(self, entrant: int) -> PairedTable | None:
        """Return the table of an entrant."""
        return next((table for table in self.tables if entrant in table.seats), None)


@dataclass
class Tournament:
    """Everything the log says, after ``seq`` rows."""

    id: str
    seq: int = 0
    title: str = ""
    rules: TournamentRules = field(default_factory=TournamentRules)
    organiser: str = ""  # a person
    organiser_name: str = ""
    opened: float = 0.0
    phase: Phase = "open"
    entrants: dict[int, Entrant] = field(default_factory=dict)
    numbers: int = 0  # that were given to entrants so far
    seed: str = ""
    order: list[int] = field(default_factory=list)  # entrants by seed
    rounds: list[Round] = field(default_factory=list)
    reason: CancelReason | None = None

    @property
    def is_active(self) -> bool:
        """Return whether anything can still happen."""
        return self.phase in ("open", "running")

    @property
    def current(self) -> Round | None:
        """Return the last round."""
        return self.rounds[-1] if self.rounds else None

    def entrant_of(self, person: str) -> Entrant | None:
        """Return the entrant that is a person; the first one, if players were merged."""
        found = (one for one in self.entrants.values() if person and one.person == person)
        return min(found, key=lambda one: (one.withdrawn, one.number), default=None)

    def open_tables(self) -> list[PairedTable]:
        """Return the tables of the current round that have no result."""
        if self.phase != "running" or self.current is None:
            return []
        return [table for table in self.current.tables if table.game not in self.current.results]

    def apply(self, entry: Entry) -> None:
        """Add one event."""
        self.seq += 1
        match entry.event:
            case Opened(title, rules, bots):
                self.title, self.rules, self.opened = title, rules, entry.at
                self.organiser, self.organiser_name = entry.person, entry.name
                for bot in bots:
                    self._enter(Entrant(0, bot.name, "", bot.bot, bot.character))
            case Joined():
                self._enter(Entrant(0, entry.name, entry.person))
            case Left():
                del self.entrants[entry.entrant]
            case Started(seed, order):
                self.phase, self.seed, self.order = "running", seed, order
            case Paired(seed, tables, byes, absent):
                number = len(self.rounds) + 1
                self.rounds.append(Round(number, seed, tables, byes, absent))
            case Result() as result:
                self._note_result(result)
            case Absent():
                self.entrants[entry.entrant].absent = True
                self.entrants[entry.entrant].absences += 1
            case Back():
                self.entrants[entry.entrant].absent = False
            case Withdrawn():
                self.entrants[entry.entrant].withdrawn = True
            case Finished():
                self.phase = "finished"
            case Cancelled(reason):
                self.phase, self.reason = "cancelled", reason

    def _enter(self, entrant: Entrant) -> None:
        self.numbers += 1
        entrant.number = self.numbers
        self.entrants[entrant.number] = entrant

    def _note_result(self, result: Result) -> None:
        """Store a result; absent players are not paired until they come back."""
        current = self.rounds[-1]
        current.results[result.game] = result
        table = next(table for table in current.tables if table.game == result.game)
        for number, away in zip(table.seats, result.away, strict=True):
            if away and number != FILL:
                self.entrants[number].absent = True


def replay(id: str, entries: Iterable[Entry]) -> Tournament:
    """Return the tournament that a log describes."""
    tournament = Tournament(id)
    for entry in entries:
        tournament.apply(entry)
    return tournament
