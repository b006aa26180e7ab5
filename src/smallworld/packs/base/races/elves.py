"""Elves: no token is lost when one of their regions is conquered (L3, R9, R10)."""

from typing import Final

from smallworld.core.traits import Trait

ELVES: Final = Trait("elves", tokens=6, loses_none=True)
