"""Swamp: each swamp region pays one bonus coin (Y31)."""

from typing import Final

from smallworld.core import terrain
from smallworld.core.traits import Trait

SWAMP: Final = Trait("swamp", tokens=4, pays_on=terrain.SWAMP)
