"""Follow advice action by action, and check that each is legal."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.core.actions import (
    CONQUER_DIE,
    DECLINED_CONQUER_DIE,
    ROLL,
    block_of,
    parse_action,
)
from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import State
from smallworld.play.dealer import Dealer

ROLLED = (ROLL, CONQUER_DIE, DECLINED_CONQUER_DIE)


def follow(state: State, words: Sequence[str]) -> None:
    """Play the actions one after the other, up to a roll; each must be legal."""
    dealer, ahead = Dealer(1), state.clone()
    for word in words:
        action = parse_action(word, ahead.box)
        assert action in legal_actions(ahead), f"{word} of {words} is not legal"
        apply(ahead, action)
        if block_of(action) in ROLLED:
            return
        while (answer := dealer.answer(ahead)) is not None:  # a reveal: nothing to decide
            apply(ahead, answer)
