"""The random numbers of one table: the same for a seed in every build, on every machine."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.bits import only
from smallworld.core.cells import vec
from smallworld.core.engine import perform
from smallworld.core.legal import fill_legal
from smallworld.core.playout import Xorshift, draw
from smallworld.core.splitmix import SplitMix64
from smallworld.core.state import ACTOR, OVER, PHASE, State


class Chance(Xorshift):
    """A xorshift generator plus a counter, so that its period is about 2**64.

    Thousands of tables can draw for weeks without overlapping sequences.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        mixed = SplitMix64(seed).next()
        self.word = (mixed & 0xFFFFFFFF) or 1
        self.counter: i64 = mixed >> 32

    def below(self, limit: i64) -> i64:
        """A number from 0 to ``limit`` - 1."""
        word = self.word
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self.word = word
        self.counter = (self.counter + 362437) & 0xFFFFFFFF
        return ((word + self.counter) & 0xFFFFFFFF) % limit


def deal(state: State, chance: Chance) -> None:
    """Let chance do all that is awaited."""
    while state.awaits_chance:
        perform(state, draw(state, chance))


def play_at_random(
    state: State, seats: i64, chance: Chance, choices: Chance, found: vec[i64]
) -> None:
    """Let a set of seats play any legal action until another seat must decide.

    ``choices`` draws their actions, ``chance`` deals, ``found`` has room for VOCABULARY numbers.
    """
    while state.cells[PHASE] != OVER and seats & only(state.cells[ACTOR]):
        count = fill_legal(state, found)
        perform(state, found[choices.below(count)])
        deal(state, chance)
