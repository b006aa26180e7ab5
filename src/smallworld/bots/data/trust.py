"""How far playouts can be trusted, measured by ``tools/calibrate_chances.py``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from smallworld.core.box import Box


class Trust(msgspec.Struct):
    """``chances.json``: the part of a playout's difference from a fair share that holds."""

    made_by: str
    made_on: str
    rounds: int  # that were played out
    seats: dict[str, list[float]]  # by how many rounds are to be played, the present one included


@cache
def stored_trust() -> Trust:
    """The numbers that are shipped."""
    text = (files("smallworld.bots.data") / "chances.json").read_bytes()
    return msgspec.json.decode(text, type=Trust)


def trust_for(box: Box, round: int) -> float:
    """The same for any position of a round."""
    known = stored_trust().seats.get(str(int(box.seats)), [1.0])
    left = int(box.board.rounds) - round + 1
    return known[min(max(left, 1), len(known)) - 1]
