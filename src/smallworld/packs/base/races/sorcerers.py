"""Sorcerers: swap a lone active enemy token next door for one of their own (W1-W17)."""

from typing import Final

from smallworld.core.traits import Trait

SORCERERS: Final = Trait("sorcerers", tokens=5, supply=18, converts=True)
