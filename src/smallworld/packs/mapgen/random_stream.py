"""Chance for making boards: the same numbers from the same seed, on every machine and build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

_Thing = TypeVar("_Thing")

_WORD: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15


class RandomStream:
    """A stream of numbers from whole numbers alone (the splitmix64 of Steele, Lea and Flood).

    Python's own generator is not used: how it draws from a range has changed before.

    >>> rng = RandomStream(1, 4, 7)
    >>> [rng.below(6) for _ in range(8)]
    [4, 2, 1, 2, 5, 2, 5, 3]
    """

    def __init__(self, *seeds: int) -> None:
        self._word = 0
        for seed in seeds:
            self._word = (self._word ^ seed) & _WORD
            self._word = self._next()

    def _next(self) -> int:
        self._word = (self._word + _STEP) & _WORD
        word = self._word
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return word ^ (word >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1."""
        return (self._next() >> 16) % limit

    def between(self, low: float, high: float) -> float:
        """A number from ``low`` to ``high``, in a million steps."""
        return low + (high - low) * self.below(1_000_001) / 1_000_000

    def one_of(self, things: Sequence[_Thing]) -> _Thing:
        """One thing of a list that is not empty."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[_Thing]) -> list[_Thing]:
        """The things in any order."""
        found = list(things)
        for place in range(len(found) - 1, 0, -1):
            other = self.below(place + 1)
            found[place], found[other] = found[other], found[place]
        return found
