"""A bot in Python: tries every action on a copy and keeps what pays most now."""

from __future__ import annotations

import random

from smallworld.core.actions import DECLINE, is_chance
from smallworld.core.engine import apply, legal_actions
from smallworld.core.imagine import imagine
from smallworld.core.scoring import income
from smallworld.core.view import View


class Settler:
    """Takes what brings most income this turn, and declines when that is little."""

    def __init__(self, seed: int | None = None, seconds: float = 1.0, *, modest: int = 4) -> None:
        self.chance = random.Random(seed)
        self.modest = modest  # a setting: smallworld arena settler:modest=6 random

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``."""
        state = imagine(view, counted_coins)
        if DECLINE in legal and income(state, view.seat) <= self.modest:
            return DECLINE
        worths = []
        for action in legal:
            after = state.clone()
            apply(after, action)
            dealt = legal_actions(after)
            if dealt and is_chance(dealt[0]):
                after = state  # the next chance event is unknown, so assume no change
            worths.append((income(after, view.seat), self.chance.random(), action))
        return max(worths)[2]
