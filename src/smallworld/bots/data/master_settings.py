"""Settings of the master's successive halving, by number of seats.

``tools/tune_master.py`` tunes them by self-play and writes ``master.json``, which says how it was
made.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from smallworld.core.box import Box


class MasterSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the master ranks candidate plans by playouts."""

    candidates: int = 16  # plans that are played out
    leaves: int = 6  # plans with the same first action, at most
    stages: int = 4  # the worse half drops out after each stage but the last
    batch: int = 4  # playouts of each remaining candidate between two checks of the budget
    most: int = 1500  # playouts of one candidate: more hardly change the result
    faith: float = 16.0  # number of playouts that the evaluation counts for
    turns: int = 0  # a playout stops after so many turns and is evaluated; 0: plays to the end
    warmth: float = 10.0  # temperature: margin in coins that counts for much at the start …
    coolest: float = 2.0  # … and at its end, where only winning counts


class StoredSettings(msgspec.Struct):
    """The contents of ``master.json``: per number of seats what differs from the defaults."""

    made_by: str
    made_on: str
    seats: dict[str, MasterSettings]


@cache
def stored_settings() -> StoredSettings:
    """Read the shipped file."""
    text = (files("smallworld.bots.data") / "master.json").read_bytes()
    return msgspec.json.decode(text, type=StoredSettings)


def settings_for(box: Box, **changes: int | float) -> MasterSettings:
    """Return the settings for the seats of ``box``, with ``changes``."""
    found = stored_settings().seats[str(int(box.seats))]
    return msgspec.convert(
        {**msgspec.structs.asdict(found), **changes}, MasterSettings, strict=False
    )


def check_settings(changes: dict[str, int | float]) -> dict[str, int | float]:
    """Return ``changes`` if all of them are valid settings; raise ``ValueError`` otherwise."""
    try:
        msgspec.convert(changes, MasterSettings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    return changes
