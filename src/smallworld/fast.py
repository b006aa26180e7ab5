"""The rules on numbers: for programs that play millions of actions.

>>> from smallworld import fast
>>> state = fast.new_state("base/2")
>>> chance = fast.Xorshift(7)
>>> while not fast.is_over(state):
...     fast.deal(state, chance)  # dice and new combos, with the right odds
...     actions = fast.seat_actions(state)
...     if actions:
...         fast.apply(state, actions[chance.below(len(actions))])
>>> fast.winners(state)
[1]

``seat_actions`` refuses while the dealer must act, so that no program picks dice by accident. For
a search through chance, ``outcomes`` lists what may come with its probability.
"""

from __future__ import annotations

from smallworld.core.actions import is_chance, parse_action, written
from smallworld.core.chance import DealerMustAct, deal, is_over, outcomes, seat_actions
from smallworld.core.engine import apply
from smallworld.core.imagine import imagine
from smallworld.core.playout import Xorshift
from smallworld.core.scoring import winners
from smallworld.core.state import State
from smallworld.core.state import new_state as _empty_state
from smallworld.core.view import view_of
from smallworld.packs.loader import shared_box
from smallworld.packs.options import options_from

__all__ = [
    "DealerMustAct",
    "State",
    "Xorshift",
    "apply",
    "deal",
    "imagine",
    "is_chance",
    "is_over",
    "new_state",
    "outcomes",
    "parse_action",
    "seat_actions",
    "view_of",
    "winners",
    "written",
]


def new_state(map: str = "base/2", options: dict[str, bool] | None = None) -> State:
    """Return the state before the first combos are revealed: ``deal`` reveals them."""
    return _empty_state(shared_box(map, options_from(options or {})))
