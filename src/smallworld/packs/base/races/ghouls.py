"""Ghouls: in decline all tokens stay and go on conquering (G1-G14)."""

from typing import Final

from smallworld.core.traits import Trait

GHOULS: Final = Trait("ghouls", tokens=5, acts_in_decline=True)
