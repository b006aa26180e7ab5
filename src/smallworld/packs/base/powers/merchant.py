"""Merchant: every region pays one bonus coin (Y31)."""

from typing import Final

from smallworld.core.terrain import ANYWHERE
from smallworld.core.traits import Trait

MERCHANT: Final = Trait("merchant", tokens=2, pays_on=ANYWHERE)
