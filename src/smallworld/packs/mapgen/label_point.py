"""The middle of the widest place of a region: where its name and its tokens go."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.outlines import Point

_FINE_ENOUGH: Final = 2.0


def widest_place(ring: Sequence[Point]) -> Point:
    """The point inside ``ring`` that is farthest from it, to within two units.

    Squares that might hold a better point than the best so far are quartered, the most
    promising first.

    >>> widest_place([(0, 0), (80, 0), (80, 40), (0, 40)])
    (18.8, 18.8)
    """
    low_x, high_x = min(x for x, _ in ring), max(x for x, _ in ring)
    low_y, high_y = min(y for _, y in ring), max(y for _, y in ring)
    half = min(high_x - low_x, high_y - low_y) / 4
    waiting: list[tuple[float, float, float, float]] = []
    best, label = 0.0, (0.0, 0.0)
    squares = [
        (low_x + half * (2 * column + 1), low_y + half * (2 * row + 1), half)
        for row in range(int((high_y - low_y) / (2 * half)) + 1)
        for column in range(int((high_x - low_x) / (2 * half)) + 1)
    ]
    while squares:
        for x, y, size in squares:
            room = _room(ring, x, y)
            if room > best:
                best, label = room, (x, y)
            heappush(waiting, (-(room + size * sqrt(2.0)), x, y, size))
        promise, x, y, size = heappop(waiting)
        if -promise < best + _FINE_ENOUGH:
            break
        part = size / 2
        squares = [(x + dx * part, y + dy * part, part) for dx in (-1, 1) for dy in (-1, 1)]
    return round(label[0], 1), round(label[1], 1)


def _room(ring: Sequence[Point], x: float, y: float) -> float:
    """The distance to the ring; negative outside."""
    nearest, inside = 1e18, False
    bx, by = ring[-1]
    for ax, ay in ring:
        across, down = bx - ax, by - ay
        along = across * across + down * down
        share = ((x - ax) * across + (y - ay) * down) / along if along else 0.0
        share = 0.0 if share < 0 else 1.0 if share > 1 else share
        dx, dy = x - ax - share * across, y - ay - share * down
        far = dx * dx + dy * dy
        if far < nearest:
            nearest = far
        if (ay > y) != (by > y) and x < ax + across * (y - ay) / down:
            inside = not inside
        bx, by = ax, ay
    return sqrt(nearest) if inside else -sqrt(nearest)
