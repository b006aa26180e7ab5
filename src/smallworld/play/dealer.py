"""The dealer: the only place that draws random numbers."""

from __future__ import annotations

import random
from collections.abc import Iterable

from smallworld.core.actions import DIE, reveal
from smallworld.core.bits import members
from smallworld.core.combos import drawable_powers, next_race
from smallworld.core.pieces import DIE_FACES
from smallworld.core.state import NOBODY, UNSEEN_RACES, State


class Dealer:
    """Rolls the die and reveals combos, from a seed or from the system's randomness.

    ``script`` holds chance actions to use first, as long as they last.
    """

    def __init__(self, seed: int | None = None, script: Iterable[int] = ()) -> None:
        self.seed = seed
        self.script = list(script)
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def answer(self, state: State) -> int | None:
        """The chance action ``state`` waits for; ``None`` if a seat must act."""
        if not state.awaits_chance:
            return None
        if self.script:
            return self.script.pop(0)
        if state.awaits_die:
            return DIE + self._one_of(DIE_FACES)
        race = int(next_race(state))
        if race == NOBODY:
            race = self._one_of(members(int(state.cells[UNSEEN_RACES])))
        return int(reveal(race, self._one_of(members(int(drawable_powers(state))))))

    def _one_of(self, choices: tuple[int, ...] | list[int]) -> int:
        # random() is the same for a seed in every version of Python; choice() is not promised.
        return choices[int(self._random.random() * len(choices))]
