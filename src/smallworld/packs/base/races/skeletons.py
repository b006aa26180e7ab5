"""Skeletons: one new token for every two non-empty regions taken this turn (H13, H14)."""

from typing import Final

from smallworld.core.traits import Trait

SKELETONS: Final = Trait("skeletons", tokens=6, supply=20, grows_every=2)
