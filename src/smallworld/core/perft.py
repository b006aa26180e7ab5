"""Perft: count all action sequences up to a depth, as a fingerprint of the rules."""

from __future__ import annotations

from smallworld.core.engine import legal_actions, perform
from smallworld.core.state import State


def perft(state: State, depth: int) -> int:
    """Return how many action sequences of ``depth`` exist, the dealer's included."""
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    nodes = 0
    for action in actions:
        after = state.clone()
        perform(after, action)
        nodes += perft(after, depth - 1)
    return nodes


def perft_split(state: State, depth: int) -> list[tuple[int, int]]:
    """Return the same count for each first action."""
    split = []
    for action in legal_actions(state):
        after = state.clone()
        perform(after, action)
        split.append((action, perft(after, depth - 1)))
    return split
