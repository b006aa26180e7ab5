"""Wizards: each magic source pays one bonus coin (H11)."""

from typing import Final

from smallworld.core.terrain import MAGIC
from smallworld.core.traits import Trait

WIZARDS: Final = Trait("wizards", tokens=5, pays_on=MAGIC)
