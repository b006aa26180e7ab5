"""Random: plays any legal action, all equally likely."""

from __future__ import annotations

import random
from array import array
from zlib import crc32

from smallworld.core.splitmix import SplitMix64
from smallworld.core.view import View


class RandomBot:
    """Draws one legal action, seeded by ``seed`` and the view; without a seed by the system."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``."""
        if self.seed is None:
            return random.choice(legal)
        # The view is part of the seed, so a choice does not depend on earlier ones: the same seat
        # and view always get the same action. A checksum is ten times faster than a hash here.
        stream = SplitMix64(self.seed)
        stream.reseed(view.seat << 32 | _checksum(view))
        return legal[stream.next() * len(legal) >> 64]


def _checksum(view: View) -> int:
    cells: object = view.cells
    return crc32(array("q", cells) if isinstance(cells, list) else view.cells)
