"""Dragon Master: once a turn the dragon takes a region for one token and guards it (Y20-Y24)."""

from typing import Final

from smallworld.core.traits import Trait

DRAGON_MASTER: Final = Trait("dragon_master", tokens=5, dragon=True)
