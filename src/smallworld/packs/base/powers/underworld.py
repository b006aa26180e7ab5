"""Underworld: cavern regions cost one token less and are next to each other (Y41, A7)."""

from typing import Final

from smallworld.core.terrain import CAVERN
from smallworld.core.traits import Trait

UNDERWORLD: Final = Trait("underworld", tokens=5, saves_on=CAVERN, tunnels=CAVERN)
