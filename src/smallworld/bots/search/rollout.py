"""Playouts: a state is played on by a quick policy for all seats, many times over.

The dealer's answers are drawn from what is unseen, so that nobody profits from hidden order.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from smallworld.bots.search.evaluation import Judge
from smallworld.bots.search.fast_turn import PICKS, QuickTurns
from smallworld.bots.search.outcomes import Tally as Tally
from smallworld.bots.search.placement import place_all
from smallworld.bots.search.policy import last_word
from smallworld.core.engine import perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import winners
from smallworld.core.state import (
    AFTER_SCORING,
    COINS,
    CONQUEST,
    OVER,
    PHASE,
    ROUND,
    START,
    TURN,
    State,
)


class Rollout:
    """Plays states on with the weights of ``judge``, which must have some."""

    def __init__(self, judge: Judge, picks: int = PICKS) -> None:
        self.judge = judge
        self.quick = QuickTurns(judge, picks)
        self.playouts: i64 = 0  # made so far

    def play_on(self, state: State, chance: Xorshift, turns: int = 0) -> None:
        """Play ``state``, whatever its phase, to its end in place.

        With ``turns`` it stops when so many more turns have begun, at a turn's start.
        """
        began: i64 = 0
        seen = state.cells[ROUND] * state.box.seats + state.cells[TURN]
        while state.cells[PHASE] != OVER:
            v = state.cells
            phase = v[PHASE]
            if phase == START and turns:
                now = v[ROUND] * state.box.seats + v[TURN]
                if now != seen:
                    seen = now
                    began += 1
                    if began > turns:
                        return
            if state.awaits_chance:
                perform(state, draw(state, chance))
            elif phase <= CONQUEST:
                self.quick.play(state, chance)
            elif phase == AFTER_SCORING:
                perform(state, last_word(state, self.judge))
            else:
                place_all(state)

    def tally(
        self, state: State, playouts: int, seed: int, turns: int = 0, warmth: float = 1.0
    ) -> Tally:
        """Play ``state`` on so many times, each time with other chance; ``state`` stays as it is.

        The same ``seed`` gives the same chance, so candidates can be compared under equal luck.
        With ``turns`` playouts end after so many turns and are judged by the weights. ``warmth``
        is the margin in coins that counts for much in ``standing``.
        """
        seats = int(state.box.seats)
        found = Tally(seats)
        for number in range(playouts):
            ahead = state.clone()
            self.play_on(ahead, Xorshift(seed + number), turns)
            self.playouts += 1
            self.quick.nodes += 4  # what every playout costs, however short
            self._note(ahead, found, warmth)
        return found

    def _note(self, state: State, found: Tally, warmth: float) -> None:
        seats = int(state.box.seats)
        if state.phase != OVER:
            coins = self.expected_coins(state)
            spread = spread_of(state)
            share = chances(coins, spread)
            found.note(share, chances(coins, max(spread, warmth)), coins)
            return
        first = winners(state)
        share = [0.0] * seats
        for seat in first:
            share[seat] = 1.0 / float(len(first))
        coins = [float(state.cells[COINS + seat]) for seat in range(seats)]
        found.note(share, chances(coins, warmth), coins)

    def expected_coins(self, state: State) -> list[float]:
        """Coins in the end of each seat as the judge sees it, at the start of a turn."""
        v = state.cells
        found: list[float] = []
        seat: i64 = 0
        while seat < state.box.seats:
            left = state.box.board.rounds - v[ROUND]
            if seat >= v[TURN]:
                left += 1
            found.append(float(v[COINS + seat]) + self.judge.future(state, seat, left))
            seat += 1
        return found


def spread_of(state: State) -> float:
    """How far final coins still scatter about what is expected: the scale of ``chances``."""
    left = (state.box.board.rounds - state.round + 1) * state.box.seats - state.turn
    return 2.0 * math.sqrt(float(left) / float(state.box.seats)) + 0.3


def chances(coins: list[float], spread: float) -> list[float]:
    """The chance of each seat to win when it expects ``coins``, uncertain by ``spread``."""
    most = max(coins)
    weights = [math.exp((each - most) / spread) for each in coins]
    total = sum(weights)
    return [each / total for each in weights]
