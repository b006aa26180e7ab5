"""Orcs: each non-empty region taken this turn pays one bonus coin (H12)."""

from typing import Final

from smallworld.core.traits import Trait

ORCS: Final = Trait("orcs", tokens=5, pays_per_conquest=1)
