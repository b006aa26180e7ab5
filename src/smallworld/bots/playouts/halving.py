"""A contest of candidates: all are played out, the worse half drops out, the rest are played on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from smallworld.bots.data.master_settings import Taste
from smallworld.bots.playouts.pool import Cores
from smallworld.bots.search.outcomes import Tally
from smallworld.core.state import State


@dataclass
class Budget:
    """What a thought may cost: nodes, or seconds if there is no limit of nodes."""

    nodes: int
    seconds: float
    used: int = 0  # nodes so far

    def __post_init__(self) -> None:
        self._began = time.perf_counter()

    def spent(self) -> float:
        """The part that is used up."""
        if self.nodes:
            return self.used / self.nodes
        return (time.perf_counter() - self._began) / self.seconds


class Contest:
    """Candidates for one decision of a seat, as the states they lead to.

    ``worths`` are what a judge thinks of them, in coins. Such an opinion counts like some
    playouts, so it decides while there are few and hardly matters in the end.
    """

    def __init__(
        self,
        state: State,
        tables: Sequence[State],
        taste: Taste,
        seed: int,
        worths: Sequence[float] = (),
    ) -> None:
        self.seat = int(state.actor)
        self.tables = tables
        self.taste = taste
        self.seed = seed
        self.tallies = [Tally(int(state.box.seats)) for _ in tables]
        rounds = int(state.box.board.rounds)
        left = (rounds - int(state.round)) / rounds
        self.warmth = taste.coolest + (taste.warmth - taste.coolest) * left
        self.played = 0  # playouts of those still in it
        fair = 1 / int(state.box.seats)
        best = max(worths, default=0.0)
        # A coin more changes a chance by this much, where the game is open.
        slope = fair * (1 - fair) / self.warmth
        self._opinions = [slope * (worth - best) for worth in worths or [0.0] * len(tables)]
        self._level = 0.0  # where opinions and playouts agree on the average

    def order(self, cores: Cores, budget: Budget) -> list[int]:
        """The candidates by place, the best first; by the clock, those there was time for."""
        inside = self._first_look(cores, budget)
        outside: list[int] = []
        stages = self.taste.stages
        for stage in range(stages):
            until = (stage + 1) / stages
            if not self.played or budget.spent() < 1:
                self._play(inside, cores, budget, until)
            inside.sort(key=self.standing, reverse=True)
            if budget.spent() >= 1:
                break
            if stage < stages - 1:
                kept = max(2, (len(inside) + 1) // 2)
                outside = inside[kept:] + outside
                inside = inside[:kept]
        return inside + outside

    def _first_look(self, cores: Cores, budget: Budget) -> list[int]:
        """By the clock, one playout each as long as there is time; who had one is in."""
        places = list(range(len(self.tables)))
        if budget.nodes:
            return places
        together = max(1, cores.count)
        for first in range(0, len(places), together):
            if first and budget.spent() >= 1:
                places = places[:first]
                break
            self._play_out(places[first : first + together], cores, budget, 1)
        self.played = 1
        self._find_level(places)
        return places

    def _play(self, inside: list[int], cores: Cores, budget: Budget, until: float) -> None:
        """Batches for everybody inside, until so much of the budget is used up."""
        taste = self.taste
        spent = budget.spent()
        while True:
            before, batch = spent, taste.batch
            if not budget.nodes:  # time may be short
                one_more = spent * len(inside) / sum(tally.playouts for tally in self.tallies)
                batch = max(1, min(batch, int((1 - spent) / one_more)))
            self._play_out(inside, cores, budget, batch)
            self.played += batch
            self._find_level(inside)
            spent = budget.spent()
            half_a_batch = (spent - before) / 2
            if spent + half_a_batch >= until or self.played >= taste.most:
                return

    def _play_out(self, places: list[int], cores: Cores, budget: Budget, batch: int) -> None:
        asked = (batch, self.seed + self.played, self.taste.turns, self.warmth)
        results = cores.results_of([self.tables[place] for place in places], asked)
        for place, (tally, nodes) in zip(places, results, strict=True):
            self.tallies[place].add(tally)
            budget.used += nodes

    def _find_level(self, inside: list[int]) -> None:
        apart = [self._seen(place) - self._opinions[place] for place in inside]
        self._level = sum(apart) / len(apart)

    def _seen(self, place: int) -> float:
        tally = self.tallies[place]
        return tally.standing[self.seat] / tally.playouts

    def standing(self, place: int) -> float:
        """How a candidate stands: its chance to win, where a narrow win counts less."""
        playouts, faith = self.tallies[place].playouts, self.taste.faith
        opinion = self._level + self._opinions[place]
        return (playouts * self._seen(place) + faith * opinion) / (playouts + faith)
