"""Stout: may decline at the end of a turn, after scoring (Y38-Y40)."""

from typing import Final

from smallworld.core.traits import Trait

STOUT: Final = Trait("stout", tokens=4, declines_late=True)
