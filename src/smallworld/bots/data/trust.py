"""How far playouts can be trusted, measured by ``tools/calibrate_chances.py``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from smallworld.core.box import Box


class CarefulTrust(msgspec.Struct, frozen=True):
    """How careful playouts are read."""

    weight: float  # of careful playouts; quick ones have the rest
    spread: float  # coins by which the end of a careful playout is uncertain


class Trust(msgspec.Struct):
    """The contents of ``chances.json``, by seats, then by rounds left with the current one."""

    made_by: str
    made_on: str
    rounds: int  # length of quick playouts
    seats: dict[str, list[float]]  # of quick playouts: what holds of the difference from fair
    careful: dict[str, list[CarefulTrust]]


UNKNOWN: Final = CarefulTrust(1.0, 0.3)  # of a table size that was not measured
Value = TypeVar("Value")


@cache
def stored_trust() -> Trust:
    """Read the shipped file."""
    text = (files("smallworld.bots.data") / "chances.json").read_bytes()
    return msgspec.json.decode(text, type=Trust)


def trust_for(box: Box, round: int) -> float:
    """Return the trust in quick playouts from any position of a round."""
    return _of_round(stored_trust().seats.get(str(int(box.seats)), [1.0]), box, round)


def careful_trust_for(box: Box, round: int) -> CarefulTrust:
    """Return how careful playouts from any position of a round are read."""
    return _of_round(stored_trust().careful.get(str(int(box.seats)), [UNKNOWN]), box, round)


def _of_round(known: Sequence[Value], box: Box, round: int) -> Value:
    left = int(box.board.rounds) - round + 1
    return known[min(max(left, 1), len(known)) - 1]
