"""Forest: each forest region pays one bonus coin (Y31)."""

from typing import Final

from smallworld.core import terrain
from smallworld.core.traits import Trait

FOREST: Final = Trait("forest", tokens=4, pays_on=terrain.FOREST)
