"""Mounted: hills and farmlands cost one token less (Y32)."""

from typing import Final

from smallworld.core.terrain import FARMLAND, HILL
from smallworld.core.traits import Trait

MOUNTED: Final = Trait("mounted", tokens=5, saves_on=HILL | FARMLAND)
