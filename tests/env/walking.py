"""Random games for the tests of the environments: the same in every build."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import OVER, State, new_state
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from

MAPS = ("base/2", "base/3", "base/4", "base/5")


def walk(map: str, seed: int, **options: bool) -> Iterator[State]:
    """Every state of a random game, also those in which the dealer is awaited."""
    state = new_state(base_box(map, options_from(options)))
    chance = Xorshift(seed)
    while True:
        yield state
        if state.phase == OVER:
            return
        if state.awaits_chance:
            perform(state, int(draw(state, chance)))
        else:
            actions = legal_actions(state)
            perform(state, actions[int(chance.below(len(actions)))])


def some(map: str, seed: int, every: int, **options: bool) -> Iterator[State]:
    """Some states of a random game, and its last one."""
    for step, state in enumerate(walk(map, seed, **options)):
        if step % every == 0 or state.phase == OVER:
            yield state
