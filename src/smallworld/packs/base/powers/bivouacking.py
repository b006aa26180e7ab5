"""Bivouacking: five camps, each adding one to the price of its region (Y9-Y12)."""

from typing import Final

from smallworld.core.pieces import CAMPS_IN_BOX
from smallworld.core.traits import Trait

BIVOUACKING: Final = Trait("bivouacking", tokens=5, camps=CAMPS_IN_BOX)
