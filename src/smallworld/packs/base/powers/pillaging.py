"""Pillaging: each non-empty region taken this turn pays one bonus coin (Y33)."""

from typing import Final

from smallworld.core.traits import Trait

PILLAGING: Final = Trait("pillaging", tokens=5, pays_per_conquest=1)
