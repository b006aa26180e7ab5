"""Tritons: regions on a coast cost one token less (X1, X2)."""

from typing import Final

from smallworld.core.terrain import COAST
from smallworld.core.traits import Trait

TRITONS: Final = Trait("tritons", tokens=6, saves_on=COAST)
