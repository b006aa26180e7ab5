"""The dealer: the only place that draws random numbers for a game."""

from __future__ import annotations

import copy
import operator
import random
from collections import deque
from collections.abc import Iterable
from typing import Self

from smallworld.core.actions import DIE, block_of, is_chance, parse_action
from smallworld.core.chance import drawn
from smallworld.core.engine import legal_actions
from smallworld.core.state import State


class Dealer:
    """Roll the die and reveal combos, from a seed or from the system's randomness.

    A dealer of your own overrides ``answer``. A copy goes on with the same draws.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = checked_seed(seed)
        self._random = _generator(self.seed)

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, object]:
        # The system's randomness has no state to keep.
        return {**vars(self), "_random": None} if self.seed is None else dict(vars(self))

    def __setstate__(self, values: dict[str, object]) -> None:
        vars(self).update(values)
        if self.seed is None:
            self._random = _generator(None)

    def answer(self, state: State) -> int | None:
        """Return the chance action ``state`` waits for; ``None`` if a seat must act."""
        if not state.awaits_chance:
            return None
        # random() is the same for a seed in every version of Python; choice() is not promised.
        return drawn(state, self._random.random)


def checked_seed(seed: int | None) -> int | None:
    """Return a seed as a plain integer; raise ``TypeError`` if it is anything else.

    >>> checked_seed("seven")
    Traceback (most recent call last):
    TypeError: a seed is a whole number, or None for a new game every time, not 'seven'
    """
    return None if seed is None else whole_seed(seed, ", or None for a new game every time")


def whole_seed(seed: int, otherwise: str = "") -> int:
    """Return a seed as a plain integer; the error also names what else is possible."""
    try:
        return operator.index(seed)
    except TypeError:
        raise TypeError(f"a seed is a whole number{otherwise}, not {seed!r:.40}") from None


def _generator(seed: int | None) -> random.Random:
    return random.SystemRandom() if seed is None else random.Random(seed)


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
            (self._rolls if text.split()[:1] == ["die"] else self._reveals).append(text)
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
