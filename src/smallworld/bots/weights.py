"""The planner's weights: fitted to self-play, kept as data, read once.

``weights.json`` is written by ``tools/fit_planner.py`` and says how it was made. Races and
powers are named, so a box with other tiles still finds what it knows; the rest weighs nothing.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from smallworld.core.box import Box


class TurnWeights(msgspec.Struct):
    """Weights for one number of own turns that remain."""

    general: list[float]
    races: dict[str, float]
    powers: dict[str, float]


class SeatWeights(msgspec.Struct):
    """Weights for one number of seats; ``turns[0]`` is the end of the game."""

    envy: float
    turns: list[TurnWeights]


class Weights(msgspec.Struct):
    """The whole file."""

    made_by: str
    made_on: str
    seats: dict[str, SeatWeights]


@cache
def stored_weights() -> Weights:
    """The weights that are shipped."""
    text = (files("smallworld.bots") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=Weights)


def rows_for(box: Box) -> tuple[list[list[float]], float]:
    """The rows a ``Judge`` wants, and its envy, for the tiles and seats of ``box``."""
    found = stored_weights().seats[str(int(box.seats))]
    rows = [
        [
            *row.general,
            *[row.races.get(trait.id, 0.0) for trait in box.races],
            *[row.powers.get(trait.id, 0.0) for trait in box.powers],
        ]
        for row in found.turns
    ]
    return rows, found.envy
