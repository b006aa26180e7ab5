"""Advice followed word by word, as somebody would who trusts it."""

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
    """Say the words one after the other, each of which must be legal, up to a roll."""
    dealer, ahead = Dealer(1), state.clone()
    for word in words:
        action = parse_action(word, ahead.box)
        assert action in legal_actions(ahead), f"{word} of {words} is not legal"
        apply(ahead, action)
        if block_of(action) in ROLLED:
            return
        while (answer := dealer.answer(ahead)) is not None:  # a combo comes up: nothing to decide
            apply(ahead, answer)
