"""How the master holds its contests, by number of seats: tuned by self-play, kept as data.

``master.json`` is written by ``tools/tune_master.py`` and says how it was made.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from smallworld.core.box import Box


class MasterSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a contest of candidates is held."""

    candidates: int = 16  # plans that take part
    leaves: int = 6  # of them, at most with the same beginning
    stages: int = 4  # after each but the last the worse half drops out
    batch: int = 4  # playouts of everybody still in it, before the clock is looked at
    most: int = 1500  # playouts of one candidate: more would tell nothing new
    faith: float = 16.0  # playouts that the evaluator's opinion counts for
    turns: int = 0  # a playout ends after so many and is judged by the weights; 0: never
    warmth: float = 10.0  # coins of margin that count for much at the start of the game …
    coolest: float = 2.0  # … and at its end, where only winning counts


class StoredSettings(msgspec.Struct):
    """The whole file: for each number of seats what differs from the defaults above."""

    made_by: str
    made_on: str
    seats: dict[str, MasterSettings]


@cache
def stored_settings() -> StoredSettings:
    """The tastes that are shipped."""
    text = (files("smallworld.bots.data") / "master.json").read_bytes()
    return msgspec.json.decode(text, type=StoredSettings)


def settings_for(box: Box, **changes: int | float) -> MasterSettings:
    """The taste for the seats of ``box``, with ``changes``."""
    found = stored_settings().seats[str(int(box.seats))]
    return msgspec.convert(
        {**msgspec.structs.asdict(found), **changes}, MasterSettings, strict=False
    )


def check_settings(changes: dict[str, int | float]) -> dict[str, int | float]:
    """The same, if every one is a number that a taste has; ``ValueError`` otherwise."""
    try:
        msgspec.convert(changes, MasterSettings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    return changes
