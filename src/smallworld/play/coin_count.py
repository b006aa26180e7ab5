"""Count the coins of all seats from public events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from smallworld.core.events import Event


class Ledger:
    """The coins of every seat: those at the start plus payments and incomes since."""

    def __init__(self, coins: Sequence[int]) -> None:
        self.coins = list(coins)

    def add_events(self, events: Iterable[Event]) -> None:
        """Add the payments and incomes of these events."""
        for event in events:
            facts = event.facts
            if event.kind == "combo_picked":
                self._add(facts["seat"], facts["collected"])
                self._add(facts["seat"], facts["paid"], -1)
            elif event.kind == "income":
                self._add(facts["seat"], facts["coins"])
            elif event.kind == "coins_spent":
                self._add(facts["seat"], facts["coins"], -1)
            elif event.kind in ("coins_gained", "coins_handed_over"):
                self._add(facts["seat"], facts["coins"])
                if "giver" in facts:
                    self._add(facts["giver"], facts["coins"], -1)

    def _add(self, seat: object, coins: object, sign: int = 1) -> None:
        assert isinstance(seat, int) and isinstance(coins, int)
        self.coins[seat] += sign * coins
