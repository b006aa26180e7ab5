"""Halflings: enter anywhere; the first two regions they take become immune (H5-H10, A6)."""

from typing import Final

from smallworld.core.pieces import HOLES_IN_BOX
from smallworld.core.traits import Trait

HALFLINGS: Final = Trait("halflings", tokens=6, enters_anywhere=True, holes=HOLES_IN_BOX)
