"""Spirit: in decline it stays beside a second declined race (D9-D11)."""

from typing import Final

from smallworld.core.traits import Trait

SPIRIT: Final = Trait("spirit", tokens=5, lasts=True)
