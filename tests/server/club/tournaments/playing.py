"""Tournaments without a database: open, start, and let chance decide every table."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from smallworld.server.club.tournaments.events import (
    Absent,
    Back,
    Entry,
    Joined,
    Opened,
    PairedTable,
    Result,
    Started,
    Withdrawn,
)
from smallworld.server.club.tournaments.state import Tournament
from smallworld.server.club.tournaments.steps import next_entries, seeded
from smallworld.server.messages.tournaments import TournamentRules


class Played:
    """A tournament in memory with its log."""

    def __init__(self, rules: TournamentRules, players: int, seed: int = 0) -> None:
        self.choice = random.Random(seed)
        self.tournament = Tournament("t")
        self.log: list[Entry] = []
        self._games = count(1)
        self._seeds = count(seed)
        self.add(Entry(Opened("Cup", rules, []), 0.0, 0, "host", "Host"))
        for number in range(1, players + 1):
            self.add(Entry(Joined(), 0.0, number, f"p{number}", f"P{number}"))
        start = self.new_seed()
        self.add(Entry(Started(start, seeded(self.tournament.entrants, (), start)), 1.0))
        self.go_on({})

    def new_seed(self) -> str:
        return f"seed {next(self._seeds)}"

    def add(self, entry: Entry) -> None:
        self.tournament.apply(entry)
        self.log.append(entry)

    def go_on(self, results: dict[str, Result]) -> None:
        """Add what follows from these results."""
        self.log += next_entries(
            self.tournament, results, 2.0, self.new_seed, lambda: f"game{next(self._games):08}"
        )

    def play_round(self, result: Callable[[PairedTable], Result] | None = None) -> None:
        """Let every table of the round end."""
        tables = self.tournament.open_tables()
        self.go_on({table.game: (result or self.by_chance)(table) for table in tables})

    def by_chance(self, table: PairedTable) -> Result:
        """Return a result that chance decides."""
        coins = [self.choice.randrange(60, 100) for _ in table.seats]
        places = [1 + sum(other > mine for other in coins) for mine in coins]
        nobody = [False] * len(coins)
        return Result(table.game, places, coins, nobody, nobody)

    def play_to_the_end(self) -> None:
        """Play all rounds."""
        while self.tournament.phase == "running":
            self.play_round()

    def somebody_moves(self) -> None:
        """Let a random player be absent, come back or withdraw."""
        entrants = [one for one in self.tournament.entrants.values() if not one.withdrawn]
        if len(entrants) < 3:
            return
        one = self.choice.choice(entrants)
        leaving: list[Absent | Withdrawn] = [Absent(), Absent(), Withdrawn()]
        event = Back() if one.absent else self.choice.choice(leaving)
        self.add(Entry(event, 2.0, one.number))
