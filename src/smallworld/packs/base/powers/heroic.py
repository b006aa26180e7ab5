"""Heroic: two heroes make two regions immune (Y29, Y30)."""

from typing import Final

from smallworld.core.pieces import HEROES_IN_BOX
from smallworld.core.traits import Trait

HEROIC: Final = Trait("heroic", tokens=5, heroes=HEROES_IN_BOX)
