"""Trolls: a lair in each of their regions adds one to its price, in decline too (X3-X5)."""

from typing import Final

from smallworld.core.traits import Trait

TROLLS: Final = Trait("trolls", tokens=5, lairs=True)
