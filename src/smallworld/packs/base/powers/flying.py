"""Flying: any land region may be attacked, adjacent or not (Y25, A5)."""

from typing import Final

from smallworld.core.traits import Trait

FLYING: Final = Trait("flying", tokens=5, reaches_all_land=True)
