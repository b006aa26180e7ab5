"""Fortified: one fortress a turn, each worth a coin and one more to its price (Y26-Y28)."""

from typing import Final

from smallworld.core.pieces import FORTRESSES_IN_BOX
from smallworld.core.traits import Trait

FORTIFIED: Final = Trait("fortified", tokens=3, fortresses=FORTRESSES_IN_BOX, pays_per_fortress=1)
