"""Berserk: the die may be rolled before each conquest (Y3-Y7)."""

from typing import Final

from smallworld.core.traits import Trait

BERSERK: Final = Trait("berserk", tokens=4, rolls_first=True)
