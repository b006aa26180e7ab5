"""Amazons: four extra tokens help to conquer and leave the map before scoring (R1-R7)."""

from typing import Final

from smallworld.core.traits import Trait

AMAZONS: Final = Trait("amazons", tokens=6, visitors=4)
