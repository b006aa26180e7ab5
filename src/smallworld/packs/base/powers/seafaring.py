"""Seafaring: Seas and the Lake may be taken, and are kept in decline (Y34-Y37)."""

from typing import Final

from smallworld.core.traits import Trait

SEAFARING: Final = Trait("seafaring", tokens=5, sails=True)
