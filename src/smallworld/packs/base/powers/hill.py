"""Hill: each hill region pays one bonus coin (Y31)."""

from typing import Final

from smallworld.core import terrain
from smallworld.core.traits import Trait

HILL: Final = Trait("hill", tokens=4, pays_on=terrain.HILL)
