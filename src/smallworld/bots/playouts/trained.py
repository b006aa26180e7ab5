"""Evaluation and playouts by the trained value of positions, instead of the planner's weights."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from smallworld.bots.data.values import values_for
from smallworld.bots.data.weights import estimates_for_unknown_tiles
from smallworld.bots.search.position_value import PositionValue
from smallworld.bots.search.rollout import Rollout
from smallworld.core.box import Box

PICKS: Final = 6  # combos the fast policy tries: it knows combos well enough to gain by more


def trained_value_for(box: Box) -> PositionValue:
    """Return an evaluator by the shipped values."""
    rows, envy, combos = values_for(box)
    return PositionValue(rows, envy, combos, estimates_for_unknown_tiles(box))


@lru_cache(maxsize=32)  # a server sees many boxes
def trained_rollout_for(box: Box) -> Rollout:
    """Return a cached rollout with the shipped values."""
    return Rollout(trained_value_for(box), PICKS)
