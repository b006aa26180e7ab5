"""Wealthy: seven bonus coins once, on the turn of the pick (Y42, P15)."""

from typing import Final

from smallworld.core.traits import Trait

WEALTHY: Final = Trait("wealthy", tokens=4, pays_first_turn=7)
