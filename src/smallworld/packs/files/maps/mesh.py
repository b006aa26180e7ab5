"""A board as a mesh of movable points: cells, borders and centres.

Every cell has a centre. While each piece of each border, seen from the centre of either cell,
turns clockwise, the triangles between centres and borders tile the frame and no cell overlaps
another. Everything that moves points preserves that.

Coordinates are computed with ``+ - * /`` and square roots only: these are exactly rounded, so a
mesh is the same on every machine. ``sum`` and ``math.hypot`` are not used because Python has
changed how they round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.outlines import Point

OUTSIDE: Final = 0  # not the number of any cell


@dataclass(frozen=True)
class Embedding:
    """The neighbours of each cell in cyclic order: a board without coordinates.

    ``sides`` are the borders as pairs of cells, (cell, ``OUTSIDE``) along the frame; two cells
    can share several. ``around`` lists the borders of each cell clockwise.
    """

    sides: Sequence[tuple[int, int]]
    around: Mapping[int, Sequence[int]]

    def other(self, border: int, cell: int) -> int:
        first, second = self.sides[border]
        return second if first == cell else first

    def after(self, cell: int, border: int) -> int:
        """Return the next border clockwise."""
        order = self.around[cell]
        return order[(order.index(border) + 1) % len(order)]

    def along_frame(self) -> list[int]:
        """Return the borders on the frame clockwise, starting at the lowest cell."""
        first = min(
            (side[0], border) for border, side in enumerate(self.sides) if side[1] == OUTSIDE
        )[1]
        found = [first]
        while True:
            cell = self.sides[found[-1]][0]
            between = self.after(cell, found[-1])
            following = self.after(self.other(between, cell), between)
            if following == first:
                return found
            found.append(following)


class Mesh:
    """The points of a board: junctions of three borders, points along borders, centres."""

    def __init__(self, embedding: Embedding, width: float, height: float) -> None:
        self.embedding = embedding
        self.width = width
        self.height = height
        self.x: list[float] = []
        self.y: list[float] = []
        self.ends = _junctions(embedding)  # the junction at the end of (cell, border), clockwise
        for _ in range(max(self.ends.values()) + 1):
            self.add(width / 2, height / 2)
        self.ways = [self._way(border) for border in range(len(embedding.sides))]
        self.centres = {cell: self.add(width / 2, height / 2) for cell in embedding.around}

    def add(self, x: float, y: float) -> int:
        """Add a point and return its number."""
        self.x.append(x)
        self.y.append(y)
        return len(self.x) - 1

    def start(self, cell: int, border: int) -> int:
        """Return the junction where a border begins, going clockwise around ``cell``."""
        order = self.embedding.around[cell]
        return self.ends[cell, order[order.index(border) - 1]]

    def _way(self, border: int) -> list[int]:
        """Build a border as points, clockwise around its first cell, with one middle point.

        Borders along the frame have no middle point: the corners of the frame are added later.
        """
        first, second = self.embedding.sides[border]
        between = [] if second == OUTSIDE else [self.add(self.width / 2, self.height / 2)]
        return [self.start(first, border), *between, self.ends[first, border]]

    def way(self, cell: int, border: int) -> list[int]:
        """Return a border as points, clockwise around ``cell``."""
        points = self.ways[border]
        return points if self.embedding.sides[border][0] == cell else points[::-1]

    def ring(self, cell: int) -> list[int]:
        """Return the points around a cell, clockwise, none repeated."""
        return [
            point for border in self.embedding.around[cell] for point in self.way(cell, border)[:-1]
        ]

    def area(self, ring: Sequence[int]) -> float:
        """Return the area of the cell with this ring."""
        x, y = self.x, self.y
        twice = 0.0
        last = ring[-1]
        for point in ring:
            twice += x[last] * y[point] - x[point] * y[last]
            last = point
        return twice / 2

    def turn(self, centre: int, start: int, end: int) -> float:
        """Return twice the signed area of a triangle; positive if clockwise."""
        x, y = self.x, self.y
        return (x[start] - x[centre]) * (y[end] - y[centre]) - (x[end] - x[centre]) * (
            y[start] - y[centre]
        )

    def triangles(self) -> Iterator[tuple[int, int, int]]:
        """Yield centre and ends of every piece of every border."""
        for cell, centre in self.centres.items():
            ring = self.ring(cell)
            for place, point in enumerate(ring):
                yield centre, ring[place - 1], point

    @property
    def is_sound(self) -> bool:
        """Whether all triangles are clockwise, so that nothing overlaps."""
        return all(self.turn(*triangle) > 0 for triangle in self.triangles())

    def point(self, number: int) -> Point:
        return self.x[number], self.y[number]


def distance(a: Point, b: Point) -> float:
    """Return the Euclidean distance, rounded alike on every machine."""
    across, down = a[0] - b[0], a[1] - b[1]
    return sqrt(across * across + down * down)


def _junctions(embedding: Embedding) -> dict[tuple[int, int], int]:
    """Return the junction at which each border ends, going clockwise around a cell."""
    numbers: dict[tuple[int, int], int] = {}
    found: dict[tuple[int, int], int] = {}
    for cell, order in embedding.around.items():
        for border in order:
            witness = _witness(embedding, (cell, border))
            found[cell, border] = numbers.setdefault(witness, len(numbers))
    return found


def _witness(embedding: Embedding, corner: tuple[int, int]) -> tuple[int, int]:
    """Return a canonical corner for the junction at which ``corner`` ends.

    The next border of one cell ends at the same junction in its neighbour. Inland the walk
    returns to its start; on the frame it stops.
    """
    least = current = corner
    while True:
        following = embedding.after(*current)
        neighbour = embedding.other(following, current[0])
        if neighbour == OUTSIDE:
            return current
        current = (neighbour, following)
        if current == corner:
            return least
        least = min(least, current)
