"""Playouts: play a state to the end with a fast policy for all seats, many times.

Chance is drawn from the unseen tiles, so playouts use no hidden order.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.fast_turn import PICKS, FastTurns
from smallworld.bots.search.outcomes import OutcomeSums as OutcomeSums
from smallworld.bots.search.placement import place_all
from smallworld.bots.search.policy import choose_after_scoring
from smallworld.core import state as s
from smallworld.core.engine import perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import winners
from smallworld.core.state import State


class Rollout:
    """Plays states out with the weights of ``evaluator``, which must have some."""

    def __init__(self, evaluator: Evaluator, picks: int = PICKS) -> None:
        self.evaluator = evaluator
        self.fast_turns = FastTurns(evaluator, picks)
        self.playouts: i64 = 0  # number of playouts

    def play_on(self, state: State, chance: Xorshift, turns: int = 0) -> None:
        """Play ``state``, in any phase, to the end in place.

        With ``turns`` it stops at the start of a turn, after so many further turns.
        """
        began: i64 = 0
        seen = state.cells[s.ROUND] * state.box.seats + state.cells[s.TURN]
        while state.cells[s.PHASE] != s.OVER:
            v = state.cells
            phase = v[s.PHASE]
            if phase == s.START and turns:
                now = v[s.ROUND] * state.box.seats + v[s.TURN]
                if now != seen:
                    seen = now
                    began += 1
                    if began > turns:
                        return
            self.play_step(state, chance)

    def play_step(self, state: State, chance: Xorshift) -> None:
        """Make the next chance action or the next few actions of the acting seat."""
        phase = state.cells[s.PHASE]
        if state.awaits_chance:
            perform(state, draw(state, chance))
        elif phase <= s.CONQUEST:
            self.fast_turns.play(state, chance)
        elif phase == s.AFTER_SCORING:
            perform(state, choose_after_scoring(state, self.evaluator))
        else:
            place_all(state)

    def play_many(
        self, state: State, playouts: int, seed: int, turns: int = 0, temperature: float = 1.0
    ) -> OutcomeSums:
        """Play copies of ``state`` out many times, each with other random numbers.

        The same ``seed`` gives the same random numbers, so candidates can be compared under equal
        luck. With ``turns`` playouts stop after so many turns and are evaluated. ``temperature``
        is the margin in coins that counts for much in ``soft_wins``.
        """
        seats = int(state.box.seats)
        found = OutcomeSums(seats)
        for number in range(playouts):
            ahead = state.clone()
            self.play_on(ahead, Xorshift(seed + number), turns)
            self.playouts += 1
            self.fast_turns.nodes += 4  # fixed cost of a playout
            self.add_outcome(ahead, found, temperature)
        return found

    def add_outcome(self, state: State, sums: OutcomeSums, temperature: float) -> list[float]:
        """Add the outcome of a playout to ``sums``, and return each seat's soft win."""
        seats = int(state.box.seats)
        if state.phase != s.OVER:
            coins = self.expected_coins(state)
            spread = spread_of(state)
            share = chances(coins, spread)
            soft_wins = chances(coins, max(spread, temperature))
            sums.add_playout(share, soft_wins, coins)
            return soft_wins
        first = winners(state)
        share = [0.0] * seats
        for seat in first:
            share[seat] = 1.0 / float(len(first))
        coins = [float(state.cells[s.COINS + seat]) for seat in range(seats)]
        soft_wins = chances(coins, temperature)
        sums.add_playout(share, soft_wins, coins)
        return soft_wins

    def expected_coins(self, state: State) -> list[float]:
        """Estimate the final coins of each seat at the start of a turn."""
        v = state.cells
        found: list[float] = []
        seat: i64 = 0
        while seat < state.box.seats:
            left = state.box.board.rounds - v[s.ROUND]
            if seat >= v[s.TURN]:
                left += 1
            found.append(float(v[s.COINS + seat]) + self.evaluator.future(state, seat, left))
            seat += 1
        return found


def spread_of(state: State) -> float:
    """Return how far final coins still scatter around the estimate, for ``chances``."""
    left = (state.box.board.rounds - state.round + 1) * state.box.seats - state.turn
    return 2.0 * math.sqrt(float(left) / float(state.box.seats)) + 0.3


def chances(coins: list[float], spread: float) -> list[float]:
    """Return each seat's win chance from its expected ``coins`` and their ``spread``."""
    most = max(coins)
    weights = [math.exp((each - most) / spread) for each in coins]
    total = sum(weights)
    return [each / total for each in weights]
