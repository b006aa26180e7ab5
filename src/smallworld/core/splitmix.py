"""SplitMix64: a random generator that gives the same numbers on every machine and build.

Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014). Python's own
generator is not used for seeds and boards: how it draws from a range has changed before.
"""

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15


class SplitMix64:
    """A stream of 64-bit numbers.

    >>> stream = SplitMix64(7)
    >>> stream.next(), stream.next()
    (7191089600892374487, 309689372594955804)
    """

    def __init__(self, seed: int) -> None:
        self._word = seed & _MASK

    def reseed(self, seed: int) -> None:
        """Mix another seed into the stream."""
        self._word = (self._word ^ seed) & _MASK
        self._word = self.next()

    def next(self) -> int:
        """Return the next number of the stream."""
        self._word = (self._word + _GAMMA) & _MASK
        word = self._word
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)
