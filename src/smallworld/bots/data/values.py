"""The value of positions, trained by self-play.

``tools/train_value.py`` writes ``values.json``, which says how it was made. Races, powers and
combos are stored by name, so a box with other tiles still finds the known ones; others weigh 0.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from smallworld.core.box import Box


class TurnValues(msgspec.Struct):
    """Weights for one number of own turns left; combos by race, then by power."""

    general: list[float]
    races: dict[str, float]
    powers: dict[str, float]
    more: list[float]
    combos: dict[str, list[float]]


class SeatValues(msgspec.Struct):
    """Weights for one number of seats; ``turns[0]`` is the end of the game."""

    made_by: str
    made_on: str
    envy: float
    turns: list[TurnValues]


class StoredValues(msgspec.Struct):
    """The contents of ``values.json``; ``powers`` is the order in the lists of combos."""

    powers: list[str]
    seats: dict[str, SeatValues]


@cache
def stored_values() -> StoredValues:
    """Read the shipped file."""
    text = (files("smallworld.bots.data") / "values.json").read_bytes()
    return msgspec.json.decode(text, type=StoredValues)


def values_for(box: Box) -> tuple[list[list[float]], float, list[list[float]]]:
    """Return the rows, the envy and the combos of a ``PositionValue`` for ``box``."""
    stored = stored_values()
    found = stored.seats[str(int(box.seats))]
    place = {power: number for number, power in enumerate(stored.powers)}
    rows, combos = [], []
    for turn in found.turns:
        races = [turn.races.get(trait.id, 0.0) for trait in box.races]
        powers = [turn.powers.get(trait.id, 0.0) for trait in box.powers]
        rows.append([*turn.general, *races, *powers, *turn.more])
        combos.append(
            [
                turn.combos[race.id][place[power.id]]
                if race.id in turn.combos and power.id in place
                else 0.0
                for race in box.races
                for power in box.powers
            ]
        )
    return rows, found.envy, combos
