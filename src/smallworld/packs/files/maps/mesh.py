"""A board as a mesh of points that may still move: cells, and the borders between them.

Every cell has a centre. As long as each piece of each border, seen from the centre of
either cell, turns clockwise, the triangles between centres and borders tile the frame: no
cell can overlap another, whatever was moved. Everything that moves points keeps to that.

Only ``+ - * /`` and square roots are used on coordinates: these are exactly rounded
everywhere, so a mesh is the same on every machine. ``sum`` and ``math.hypot`` are not, for
Python has changed how they round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.outlines import Point

OUTSIDE: Final = 0  # no cell has this number


@dataclass(frozen=True)
class Embedding:
    """Who is next to whom, and in which order: a board before it has a shape.

    ``sides`` are the borders as pairs of cells, (cell, ``OUTSIDE``) along the frame; two cells
    may have several. ``around`` lists for every cell its borders clockwise.
    """

    sides: Sequence[tuple[int, int]]
    around: Mapping[int, Sequence[int]]

    def other(self, border: int, cell: int) -> int:
        first, second = self.sides[border]
        return second if first == cell else first

    def after(self, cell: int, border: int) -> int:
        """The border that follows clockwise."""
        order = self.around[cell]
        return order[(order.index(border) + 1) % len(order)]

    def along_frame(self) -> list[int]:
        """The borders on the frame, clockwise, from that of the lowest cell on."""
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
    """The points of a board: junctions of three borders, places along borders, centres."""

    def __init__(self, embedding: Embedding, width: float, height: float) -> None:
        self.embedding = embedding
        self.width = width
        self.height = height
        self.x: list[float] = []
        self.y: list[float] = []
        self.ends = _junctions(embedding)  # of (cell, border) going clockwise around the cell
        for _ in range(max(self.ends.values()) + 1):
            self.add(width / 2, height / 2)
        self.ways = [self._way(border) for border in range(len(embedding.sides))]
        self.centres = {cell: self.add(width / 2, height / 2) for cell in embedding.around}

    def add(self, x: float, y: float) -> int:
        """A new point; its number."""
        self.x.append(x)
        self.y.append(y)
        return len(self.x) - 1

    def start(self, cell: int, border: int) -> int:
        """The junction where a border begins, going clockwise around ``cell``."""
        order = self.embedding.around[cell]
        return self.ends[cell, order[order.index(border) - 1]]

    def _way(self, border: int) -> list[int]:
        """A border as points, clockwise around its first cell, with one place in the middle.

        Along the frame there is none: what lies there belongs to the corners.
        """
        first, second = self.embedding.sides[border]
        between = [] if second == OUTSIDE else [self.add(self.width / 2, self.height / 2)]
        return [self.start(first, border), *between, self.ends[first, border]]

    def way(self, cell: int, border: int) -> list[int]:
        """A border as points, clockwise around ``cell``."""
        points = self.ways[border]
        return points if self.embedding.sides[border][0] == cell else points[::-1]

    def ring(self, cell: int) -> list[int]:
        """The points around a cell, clockwise, none repeated."""
        return [
            point for border in self.embedding.around[cell] for point in self.way(cell, border)[:-1]
        ]

    def area(self, ring: Sequence[int]) -> float:
        """Of the cell with this ring."""
        x, y = self.x, self.y
        twice = 0.0
        last = ring[-1]
        for point in ring:
            twice += x[last] * y[point] - x[point] * y[last]
            last = point
        return twice / 2

    def turn(self, centre: int, start: int, end: int) -> float:
        """Twice the area of a triangle; positive if it runs clockwise."""
        x, y = self.x, self.y
        return (x[start] - x[centre]) * (y[end] - y[centre]) - (x[end] - x[centre]) * (
            y[start] - y[centre]
        )

    def triangles(self) -> Iterator[tuple[int, int, int]]:
        """Centre and piece of border, for all pieces of all borders."""
        for cell, centre in self.centres.items():
            ring = self.ring(cell)
            for place, point in enumerate(ring):
                yield centre, ring[place - 1], point

    @property
    def is_sound(self) -> bool:
        """Whether all triangles run clockwise: then nothing overlaps."""
        return all(self.turn(*triangle) > 0 for triangle in self.triangles())

    def point(self, number: int) -> Point:
        return self.x[number], self.y[number]


def distance(a: Point, b: Point) -> float:
    """As the crow flies, rounded alike everywhere."""
    across, down = a[0] - b[0], a[1] - b[1]
    return sqrt(across * across + down * down)


def _junctions(embedding: Embedding) -> dict[tuple[int, int], int]:
    """Where each border ends, going clockwise around a cell: the number of the junction."""
    numbers: dict[tuple[int, int], int] = {}
    found: dict[tuple[int, int], int] = {}
    for cell, order in embedding.around.items():
        for border in order:
            witness = _witness(embedding, (cell, border))
            found[cell, border] = numbers.setdefault(witness, len(numbers))
    return found


def _witness(embedding: Embedding, corner: tuple[int, int]) -> tuple[int, int]:
    """One of the corners that meet where ``corner`` ends, the same for all of them.

    The border that follows in one cell ends there in its neighbour. Inland that goes round;
    on the frame it comes to an end.
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
