"""Diplomat: peace with one opponent not attacked this turn (Y14-Y19)."""

from typing import Final

from smallworld.core.traits import Trait

DIPLOMAT: Final = Trait("diplomat", tokens=5, makes_peace=True)
