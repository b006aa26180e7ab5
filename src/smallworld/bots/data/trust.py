"""How far playouts can be trusted, measured by ``tools/calibrate_chances.py``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from smallworld.core.box import Box


class Trust(msgspec.Struct):
    """The contents of ``chances.json``: shrinkage of win chances towards a fair share."""

    made_by: str
    made_on: str
    rounds: int  # length of the playouts
    seats: dict[str, list[float]]  # by seats, then by rounds left including the current one


@cache
def stored_trust() -> Trust:
    """Read the shipped file."""
    text = (files("smallworld.bots.data") / "chances.json").read_bytes()
    return msgspec.json.decode(text, type=Trust)


def trust_for(box: Box, round: int) -> float:
    """Return the trust in playouts from any position of a round."""
    known = stored_trust().seats.get(str(int(box.seats)), [1.0])
    left = int(box.board.rounds) - round + 1
    return known[min(max(left, 1), len(known)) - 1]
