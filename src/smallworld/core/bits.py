"""Sets of regions as bits of one integer: bit R is region R."""

from typing import Final

from mypy_extensions import i64

from smallworld.core.cells import vec

# 2 is a primitive root modulo 67, so each single bit leaves its own remainder.
_INDEX: Final[vec[i64]] = vec[i64]([0] * 67)
_ONLY: Final[vec[i64]] = vec[i64]([2**member for member in range(63)])
for _bit in range(63):
    _INDEX[pow(2, _bit, 67)] = _bit


def only(member: i64) -> i64:
    """Return the set with one member: a region, seat, race or power.

    Never write ``1 << n`` in compiled code: mypyc hands C a 32-bit 1.

    >>> only(3)
    8
    """
    return _ONLY[member]


def lowest(regions: i64) -> i64:
    """Return the lowest member of a set that is not empty.

    >>> lowest(0b101000)
    3
    """
    return _INDEX[(regions & -regions) % 67]


def size(regions: i64) -> i64:
    """Return how many members a set has.

    >>> size(0b101010)
    3
    """
    count: i64 = 0
    while regions:
        regions &= regions - 1
        count += 1
    return count


def members(regions: int) -> list[int]:
    """Return the members of a set in ascending order.

    >>> members(0b101010)
    [1, 3, 5]
    """
    found = []
    rest: i64 = regions
    while rest:
        found.append(int(lowest(rest)))
        rest &= rest - 1
    return found


def region_set(regions: list[int]) -> int:
    """Build the set of these regions.

    >>> region_set([1, 3, 5])
    42
    """
    mask = 0
    for region in regions:
        mask |= int(only(region))
    return mask
