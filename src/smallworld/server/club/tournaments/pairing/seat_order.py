"""Who starts: everybody has each seat about equally often."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import permutations

from smallworld.server.club.tournaments.events import FILL
from smallworld.server.club.tournaments.pairing.history import History, seat_lateness


def seat_order(players: Sequence[int], history: History, seed: str) -> list[int]:
    """Return the players of a table in the order of their seats.

    The best order is one in which the players rarely had these seats before, and after which they
    acted about equally late over all rounds; ties are drawn.
    """
    orders: set[tuple[int, ...]] = {*permutations(players)}

    def worth(order: tuple[int, ...]) -> tuple[int, bytes]:
        return _imbalance(order, history), _draw(order, seed)

    best: tuple[int, ...] = min(orders, key=worth)
    return [*best]


def _imbalance(order: Sequence[int], history: History) -> int:
    repeats, lateness = 0, 0
    for seat, number in enumerate(order):
        if number == FILL:
            continue
        repeats += 2 * history.starts[number, seat] + 1
        after = history.lateness[number] + seat_lateness(seat, len(order))
        lateness += after * after
    return lateness + 3_600 * repeats


def _draw(order: Sequence[int], seed: str) -> bytes:
    return hashlib.sha256(f"{seed} {order}".encode()).digest()
