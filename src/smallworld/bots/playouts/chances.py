"""Estimate win chances and final coins of all seats from any position, by playouts."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

import msgspec

from smallworld.bots.data.trust import careful_trust_for, trust_for
from smallworld.bots.data.weights import rows_for
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.policy import Policy
from smallworld.bots.search.rollout import Rollout, chances, spread_of
from smallworld.core.box import Box
from smallworld.core.engine import perform
from smallworld.core.imagine import imagine
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import winners
from smallworld.core.state import OVER, START, State
from smallworld.core.view import View
from smallworld.play.analysis import Chances, Change, SeatChance

PLAYOUTS: Final = 200
ROUNDS: Final = 3  # played out, then the state is evaluated. Measured: docs/analysis.md
CAREFUL_WIDTH: Final = 3  # beam width of the planning in careful playouts
QUICK_BESIDE: Final = 2  # quick playouts beside each careful one
NEVER: Final = 1 << 30  # a turn after the end of every game
_WIN, _COINS, _LEAD = range(3)  # columns of a sample, for each seat


class PlayoutSample:
    """Playouts, one row each: for every seat its share of the win, its coins and its lead.

    Row i of two samples with the same seed used the same random numbers, so the difference of two
    samples is more precise than either of them.
    """

    def __init__(self, seats: int, rows: list[list[float]]) -> None:
        self.seats = seats
        self.rows = rows

    def chances(self) -> Chances:
        """Return the means with their standard errors."""
        return Chances(len(self.rows), [self._chance(seat) for seat in range(self.seats)])

    def _chance(self, seat: int) -> SeatChance:
        return SeatChance(*self._mean(_WIN, seat), *self._mean(_COINS, seat))

    def change(self, seat: int) -> Change:
        """Return the means for one seat, where the rows are differences."""
        parts = (self._mean(what, seat) for what in (_WIN, _COINS, _LEAD))
        return Change(*(number for part in parts for number in part))

    def _mean(self, what: int, seat: int) -> tuple[float, float]:
        """Return mean and standard error of a column."""
        column = [row[what * self.seats + seat] for row in self.rows]
        count = len(column)
        mean = sum(column) / count
        if count < 2:
            return mean, 0.0
        spread = sum((value - mean) ** 2 for value in column) / (count - 1)
        return mean, sqrt(spread / count)


def weighted_sum(parts: Sequence[tuple[float, PlayoutSample]]) -> PlayoutSample:
    """Add samples row by row with weights: a difference, or a mean over die faces."""
    rows = [
        [sum(values) for values in zip(*scaled, strict=True)]
        for scaled in zip(*[_scaled(weight, sample) for weight, sample in parts], strict=True)
    ]
    return PlayoutSample(parts[0][1].seats, rows)


def _scaled(weight: float, sample: PlayoutSample) -> list[list[float]]:
    return [[weight * value for value in row] for row in sample.rows]


class Method(msgspec.Struct, frozen=True):
    """How states are played out and judged; the same for all states that are compared.

    A quick playout stops at turn ``until`` and is evaluated. Its win chance is overconfident:
    only the part ``trust`` of the difference from a fair share holds. A careful playout reaches
    the end of the game, but real players differ from its policy: its final coins are taken as
    uncertain by ``spread``.
    """

    until: int
    trust: float
    weight: float = 0.0  # of careful playouts; quick ones have the rest
    spread: float = 0.0


def method_for(state: State, *, careful: bool = False) -> Method:
    """Return the calibrated method for playouts from ``state``."""
    box, round = state.box, int(state.round)
    quick = Method(turn_number(state) + ROUNDS * int(box.seats) + 1, trust_for(box, round))
    if not careful:
        return quick
    trust = careful_trust_for(box, round)
    return msgspec.structs.replace(quick, weight=trust.weight, spread=trust.spread)


def turn_number(state: State) -> int:
    """Number the current turn, counted through all rounds."""
    return int(state.round * state.box.seats + state.turn)


def sample_playouts(state: State, playouts: int, seed: int, method: Method) -> PlayoutSample:
    """Play on from ``state`` many times; careful playouts are about thirty times slower."""
    rows = [_row(state, seed, number, method) for number in range(playouts)]
    return PlayoutSample(int(state.box.seats), rows)


def estimate(
    state: State,
    *,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    seed: int = 0,
    careful: bool = False,
    clock: Callable[[], float] = time.perf_counter,
) -> Chances:
    """Estimate win chances and final coins: the same for the same state, playouts and seed.

    With ``seconds`` it stops at the time limit or after ``playouts``. ``careful`` playouts are
    about thirty times slower.
    """
    seats = int(state.box.seats)
    if state.phase == OVER:
        result = PlayoutSample(seats, [_quick_row(state, trust=1.0)]).chances()
        return msgspec.structs.replace(result, playouts=0)
    rows: list[list[float]] = []
    end = None if seconds is None else clock() + seconds
    method = method_for(state, careful=careful)
    for number in range(playouts):
        rows.append(_row(state, seed, number, method))
        if end is not None and len(rows) > 1 and clock() >= end:
            break
    return PlayoutSample(seats, rows).chances()


def estimate_for(
    view: View,
    counted_coins: list[int] | None = None,
    *,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    seed: int = 0,
) -> Chances:
    """Estimate from the view of one seat; ``counted_coins`` are the coins of all seats."""
    state = imagine(view, counted_coins)
    return estimate(state, playouts=playouts, seconds=seconds, seed=seed)


def _row(state: State, seed: int, number: int, method: Method) -> list[float]:
    """Play out once; a method with weights for both kinds plays out several times."""
    if not method.weight:
        return _quick_playout(state, seed, number, method)
    ahead = state.clone()
    play_carefully(ahead, Xorshift(playout_seed(seed, number)))
    careful = careful_row(ahead, method.spread)
    if method.weight == 1.0:
        return careful
    beside = range(number * QUICK_BESIDE, (number + 1) * QUICK_BESIDE)
    quick = [_quick_playout(state, seed, each, method) for each in beside]
    rest = (1 - method.weight) / QUICK_BESIDE
    return [
        method.weight * value + rest * sum(others)
        for value, others in zip(careful, zip(*quick, strict=True), strict=True)
    ]


def _quick_playout(state: State, seed: int, number: int, method: Method) -> list[float]:
    ahead = state.clone()
    turns = method.until - turn_number(state) - 1
    chance = Xorshift(playout_seed(seed, number))
    rollout_for(state.box).play_on(ahead, chance, max(1, turns))
    return _quick_row(ahead, method.trust)


def play_carefully(state: State, chance: Xorshift, until: int = NEVER) -> None:
    """Play on to the start of turn ``until`` or to the end; turns are searched as by planners."""
    evaluator = rollout_for(state.box).evaluator
    policies = [Policy(evaluator, CAREFUL_WIDTH, 0) for _ in range(int(state.box.seats))]
    while state.phase != OVER:
        if state.awaits_chance:
            perform(state, int(draw(state, chance)))
        elif state.phase == START and turn_number(state) >= until:
            return
        else:
            perform(state, policies[int(state.actor)].choose(state))


def _quick_row(state: State, trust: float) -> list[float]:
    """Convert the end of a quick playout to a row; a state that is not over is evaluated."""
    seats = range(int(state.box.seats))
    if state.phase == OVER:
        coins = [float(state.coins(seat)) for seat in seats]
        won = winners(state)
        wins = [(seat in won) / len(won) for seat in seats]
    else:
        coins = rollout_for(state.box).expected_coins(state)
        wins = chances(coins, spread_of(state))
    fair = 1 / len(coins)
    return [*(fair + trust * (win - fair) for win in wins), *coins, *_leads(coins)]


def careful_row(state: State, spread: float) -> list[float]:
    """Convert the end of a careful playout to a row; ``spread`` 0 takes it as certain."""
    if not spread:
        return _quick_row(state, trust=1.0)
    coins = [float(state.coins(seat)) for seat in range(int(state.box.seats))]
    return [*chances(coins, spread), *coins, *_leads(coins)]


@lru_cache(maxsize=8)
def rollout_for(box: Box) -> Rollout:
    """Return a cached rollout for states of this box."""
    rows, envy = rows_for(box)
    return Rollout(Evaluator(rows, envy))


def playout_seed(seed: int, number: int) -> int:
    """Derive the seed of one playout: scrambled, and the same on every machine."""
    bits = (seed * 0x9E3779B97F4A7C15 + number * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) % 2**64
    bits ^= bits >> 31
    return (bits * 0xD6E8FEB86659FD93 >> 20) % 2**31


def _leads(coins: list[float]) -> list[float]:
    """Return each seat's lead over the best other seat."""
    others = [max(coins[:seat] + coins[seat + 1 :]) for seat in range(len(coins))]
    return [own - best for own, best in zip(coins, others, strict=True)]
