"""Giants: a region next to a mountain they hold costs one token less (H1-H4)."""

from typing import Final

from smallworld.core.terrain import MOUNTAIN
from smallworld.core.traits import Trait

GIANTS: Final = Trait("giants", tokens=6, saves_beside=MOUNTAIN)
