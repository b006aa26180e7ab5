"""Successive halving: play all candidates out, drop the worse half, go on with the rest."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from smallworld.bots.data.master_settings import MasterSettings
from smallworld.bots.playouts.pool import PlayoutRequest, Result
from smallworld.bots.search.outcomes import OutcomeSums
from smallworld.core.state import State


@dataclass
class Budget:
    """Budget of a decision: nodes, or seconds if ``nodes`` is 0."""

    nodes: int
    seconds: float
    used: int = 0  # nodes so far

    def __post_init__(self) -> None:
        self._began = time.perf_counter()

    def spent(self) -> float:
        """Return the share that is used up."""
        if self.nodes:
            return self.used / self.nodes
        return (time.perf_counter() - self._began) / self.seconds


class Playouts(Protocol):
    """Plays states out, in one process or several."""

    @property
    def count(self) -> int:
        """Return the number of processes."""

    def run_playouts(self, states: Sequence[State], request: PlayoutRequest) -> list[Result]:
        """Play each of ``states`` out; return what happened and the nodes it took."""


class SuccessiveHalving:
    """Ranks the candidates for one decision of a seat, given as the states they lead to.

    ``values`` are their evaluations in coins. They act as a prior worth a few playouts: they
    decide while there are few playouts and hardly matter in the end.
    """

    def __init__(
        self,
        state: State,
        states: Sequence[State],
        settings: MasterSettings,
        seed: int,
        values: Sequence[float] = (),
    ) -> None:
        self.seat = int(state.actor)
        self.states = states
        self.settings = settings
        self.seed = seed
        self.sums = [OutcomeSums(int(state.box.seats)) for _ in states]
        rounds = int(state.box.board.rounds)
        left = (rounds - int(state.round)) / rounds
        self.temperature = settings.coolest + (settings.warmth - settings.coolest) * left
        self.played = 0  # playouts of each remaining candidate
        fair = 1 / int(state.box.seats)
        best = max(values, default=0.0)
        # How much one more coin changes a win chance in an open game.
        slope = fair * (1 - fair) / self.temperature
        self._priors = [slope * (value - best) for value in values or [0.0] * len(states)]
        self._prior_level = 0.0  # offset at which priors and playouts agree on average

    def rank(self, pool: Playouts, budget: Budget) -> list[int]:
        """Return the candidates' indices, best first; by the clock, only those played out."""
        remaining = self._first_round(pool, budget)
        dropped: list[int] = []
        stages = self.settings.stages
        for stage in range(stages):
            until = (stage + 1) / stages
            if not self.played or budget.spent() < 1:
                self._play(remaining, pool, budget, until)
            remaining.sort(key=self.score, reverse=True)
            if budget.spent() >= 1:
                break
            if stage < stages - 1:
                keep = max(2, (len(remaining) + 1) // 2)
                dropped = remaining[keep:] + dropped
                remaining = remaining[:keep]
        return remaining + dropped

    def _first_round(self, pool: Playouts, budget: Budget) -> list[int]:
        """By the clock, play each candidate out once as long as there is time."""
        places = list(range(len(self.states)))
        if budget.nodes:
            return places
        at_once = max(1, pool.count)
        for first in range(0, len(places), at_once):
            if first and budget.spent() >= 1:
                places = places[:first]
                break
            self._play_out(places[first : first + at_once], pool, budget, 1)
        self.played = 1
        self._fit_prior_level(places)
        return places

    def _play(self, remaining: list[int], pool: Playouts, budget: Budget, until: float) -> None:
        """Play batches of all remaining candidates until this share of the budget is used."""
        settings = self.settings
        spent = budget.spent()
        while True:
            before, batch = spent, settings.batch
            if not budget.nodes:  # a whole batch may take too long
                one_more = spent * len(remaining) / sum(result.playouts for result in self.sums)
                batch = max(1, min(batch, int((1 - spent) / one_more)))
            self._play_out(remaining, pool, budget, batch)
            self.played += batch
            self._fit_prior_level(remaining)
            spent = budget.spent()
            half_batch = (spent - before) / 2
            if spent + half_batch >= until or self.played >= settings.most:
                return

    def _play_out(self, places: list[int], pool: Playouts, budget: Budget, batch: int) -> None:
        request = (batch, self.seed + self.played, self.settings.turns, self.temperature)
        results = pool.run_playouts([self.states[place] for place in places], request)
        for place, (result, nodes) in zip(places, results, strict=True):
            self.sums[place].merge(result)
            budget.used += nodes

    def _fit_prior_level(self, remaining: list[int]) -> None:
        apart = [self._mean_score(place) - self._priors[place] for place in remaining]
        self._prior_level = sum(apart) / len(apart)

    def _mean_score(self, place: int) -> float:
        result = self.sums[place]
        return result.soft_wins[self.seat] / result.playouts

    def score(self, place: int) -> float:
        """Return the mean soft win of a candidate, mixed with its prior."""
        playouts, faith = self.sums[place].playouts, self.settings.faith
        prior = self._prior_level + self._priors[place]
        return (playouts * self._mean_score(place) + faith * prior) / (playouts + faith)
