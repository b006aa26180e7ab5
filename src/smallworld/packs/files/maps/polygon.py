"""Exact geometry of one polygon: area, containment, self-intersection.

Coordinates are converted to whole thousandths, so every answer is exact.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Final

Point = tuple[float, float]
_Spot = tuple[int, int]

_FINENESS: Final = 1000


def signed_area(ring: Sequence[Point]) -> float:
    """Return the area, positive if ``ring`` is clockwise on a screen where y points down.

    >>> signed_area([(0, 0), (2, 0), (2, 1), (0, 1)])
    2.0
    """
    spots = [_exact(point) for point in ring]
    twice = sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(spots))
    return twice / (2 * _FINENESS**2)


def contains_point(ring: Sequence[Point], point: Point) -> bool:
    """Return whether ``point`` lies inside (a ray crosses the ring an odd number of times)."""
    x, y = _exact(point)
    inside = False
    for (ax, ay), (bx, by) in _sides([_exact(corner) for corner in ring]):
        if (ay > y) != (by > y):
            turn = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            inside ^= (turn > 0) == (by > ay)
    return inside


def self_contact(ring: Sequence[Point]) -> Point | None:
    """Return a point where ``ring`` crosses, touches or retraces itself, or ``None``."""
    spots = [_exact(point) for point in ring]
    sides = list(_sides(spots))
    if len(sides) < 3:
        return ring[0]
    for index, (a, b) in enumerate(sides):
        following = sides[(index + 1) % len(sides)][1]
        if a == b or (_turn(a, b, following) == 0 and _points_back(a, b, following)):
            return ring[index]
    for first, second in _close_pairs(sides):
        if (second - first) % len(sides) not in (1, len(sides) - 1):
            if _meet(*sides[first], *sides[second]):
                return ring[first]
    return None


def _exact(point: Point) -> _Spot:
    return round(point[0] * _FINENESS), round(point[1] * _FINENESS)


def _sides(spots: Sequence[_Spot]) -> Iterator[tuple[_Spot, _Spot]]:
    return zip(spots, (*spots[1:], *spots[:1]), strict=True)


def _close_pairs(sides: Sequence[tuple[_Spot, _Spot]]) -> set[tuple[int, int]]:
    """Return pairs of sides that share a cell of a grid as coarse as the sides are long."""
    low_x, high_x = min(a[0] for a, _ in sides), max(a[0] for a, _ in sides)
    low_y, high_y = min(a[1] for a, _ in sides), max(a[1] for a, _ in sides)
    cell = max(high_x - low_x, high_y - low_y) // (isqrt(len(sides)) + 1) + 1
    cells: dict[_Spot, list[int]] = defaultdict(list)
    for index, ((ax, ay), (bx, by)) in enumerate(sides):
        for column in range(min(ax, bx) // cell, max(ax, bx) // cell + 1):
            for row in range(min(ay, by) // cell, max(ay, by) // cell + 1):
                cells[column, row].append(index)
    return {(i, j) for found in cells.values() for i in found for j in found if i < j}


def _turn(a: _Spot, b: _Spot, c: _Spot) -> int:
    """Return 1, 0 or -1 as the path a-b-c turns right, goes straight or turns left."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    return (cross > 0) - (cross < 0)


def _points_back(a: _Spot, b: _Spot, c: _Spot) -> bool:
    return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0


def _meet(a: _Spot, b: _Spot, c: _Spot, d: _Spot) -> bool:
    """Return whether the closed segments a-b and c-d share a point."""
    turns = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if turns[0] != turns[1] and turns[2] != turns[3]:
        return True
    on_line = ((turns[0], a, b, c), (turns[1], a, b, d), (turns[2], c, d, a), (turns[3], c, d, b))
    return any(turn == 0 and _between(p, q, r) for turn, p, q, r in on_line)


def _between(a: _Spot, b: _Spot, spot: _Spot) -> bool:
    return min(a[0], b[0]) <= spot[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= spot[1] <= max(
        a[1], b[1]
    )
