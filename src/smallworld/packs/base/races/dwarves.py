"""Dwarves: each mine region pays one bonus coin, even in decline (R8, H11)."""

from typing import Final

from smallworld.core.terrain import MINE
from smallworld.core.traits import Trait

DWARVES: Final = Trait("dwarves", tokens=3, pays_on=MINE, pays_in_decline=True)
