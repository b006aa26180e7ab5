"""Alchemist: two bonus coins every turn while active (Y1, Y2)."""

from typing import Final

from smallworld.core.traits import Trait

ALCHEMIST: Final = Trait("alchemist", tokens=4, pays_each_turn=2)
