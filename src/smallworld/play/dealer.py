"""The dealer: the only place that draws random numbers for a game."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable

from smallworld.core.actions import DIE, block_of, is_chance, parse_action, reveal
from smallworld.core.bits import members
from smallworld.core.combos import drawable_powers, next_race
from smallworld.core.engine import legal_actions
from smallworld.core.pieces import DIE_FACES
from smallworld.core.state import NOBODY, UNSEEN_RACES, State


class Dealer:
    """Roll the die and reveal combos, from a seed or from the system's randomness."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def answer(self, state: State) -> int | None:
        """Return the chance action ``state`` waits for; ``None`` if a seat must act."""
        if not state.awaits_chance:
            return None
        if state.awaits_die:
            return DIE + self._one_of(DIE_FACES)
        race = int(next_race(state))
        if race == NOBODY:
            race = self._one_of(members(int(state.cells[UNSEEN_RACES])))
        return int(reveal(race, self._one_of(members(int(drawable_powers(state))))))

    def _one_of(self, choices: tuple[int, ...] | list[int]) -> int:
        # random() is the same for a seed in every version of Python; choice() is not promised.
        return choices[int(self._random.random() * len(choices))]


class ScriptedDealer(Dealer):
    """Follow a script of chance actions in text form, then draw.

    Rolls and reveals are two queues: the next roll takes the next scripted roll, whatever
    reveals are left. ``played`` are actions of the log: their rolls and reveals already used
    up the start of the script. An action that does not fit the game is returned as it is,
    for the engine to refuse, or with ``skip_illegal`` replaced by a drawn one.
    """

    def __init__(
        self,
        script: Iterable[str],
        *,
        seed: int | None = None,
        played: Iterable[int] = (),
        skip_illegal: bool = False,
    ) -> None:
        super().__init__(seed)
        self._skip_illegal = skip_illegal
        self._rolls: deque[str] = deque()
        self._reveals: deque[str] = deque()
        for text in script:
            (self._rolls if text.split()[0] == "die" else self._reveals).append(text)
        for action in played:
            if is_chance(action):
                queue = self._rolls if block_of(action) == DIE else self._reveals
                if queue:
                    queue.popleft()

    @property
    def unused(self) -> list[str]:
        """The scripted actions that were not needed yet."""
        return [*self._rolls, *self._reveals]

    def answer(self, state: State) -> int | None:
        """Return the chance action ``state`` waits for; ``None`` if a seat must act."""
        if not state.awaits_chance:
            return None
        queue = self._rolls if state.awaits_die else self._reveals
        if queue:
            action = parse_action(queue.popleft(), state.box)
            if not self._skip_illegal or action in legal_actions(state):
                return action
        return super().answer(state)
