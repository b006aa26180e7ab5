"""Random numbers for the map generator: the same from the same seeds on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from smallworld.core.splitmix import SplitMix64

_Thing = TypeVar("_Thing")


class RandomStream:
    """Draw numbers for the map generator from any number of seeds (SplitMix64).

    >>> rng = RandomStream(1, 4, 7)
    >>> [rng.below(6) for _ in range(8)]
    [4, 2, 1, 2, 5, 2, 5, 3]
    """

    def __init__(self, *seeds: int) -> None:
        self._stream = SplitMix64(0)
        for seed in seeds:
            self._stream.reseed(seed)

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` - 1."""
        return (self._stream.next() >> 16) % limit

    def between(self, low: float, high: float) -> float:
        """Return a number from ``low`` to ``high``, in a million steps."""
        return low + (high - low) * self.below(1_000_001) / 1_000_000

    def one_of(self, things: Sequence[_Thing]) -> _Thing:
        """Return a random element of a non-empty sequence."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[_Thing]) -> list[_Thing]:
        """Return the elements in random order."""
        found = list(things)
        for place in range(len(found) - 1, 0, -1):
            other = self.below(place + 1)
            found[place], found[other] = found[other], found[place]
        return found
