"""Commando: every region costs one token less (Y13)."""

from typing import Final

from smallworld.core.terrain import ANYWHERE
from smallworld.core.traits import Trait

COMMANDO: Final = Trait("commando", tokens=4, saves_on=ANYWHERE)
