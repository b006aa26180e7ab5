"""Humans: each farmland region pays one bonus coin (H11)."""

from typing import Final

from smallworld.core.terrain import FARMLAND
from smallworld.core.traits import Trait

HUMANS: Final = Trait("humans", tokens=5, pays_on=FARMLAND)
