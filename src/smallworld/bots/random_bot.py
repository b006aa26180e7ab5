"""Random: plays any legal action, all equally likely."""

from __future__ import annotations

import random

from smallworld.core.view import View


class RandomBot:
    """Draws one legal action, seeded by ``seed`` and the view; without a seed by the system."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``."""
        return legal[int(self._chance(view).random() * len(legal))]

    def _chance(self, view: View) -> random.Random:
        # The view is part of the seed, so a choice does not depend on earlier ones: the same seat
        # and view always get the same action.
        if self.seed is None:
            return random.SystemRandom()
        return random.Random(f"{self.seed} {view.seat} {view.snapshot()}")
