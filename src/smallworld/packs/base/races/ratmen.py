"""Ratmen: no benefit but their number (H15)."""

from typing import Final

from smallworld.core.traits import Trait

RATMEN: Final = Trait("ratmen", tokens=8)
