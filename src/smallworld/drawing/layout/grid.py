"""How much room there is around a spot: the board as a grid of small cells.

Asking a grid is far quicker than measuring polygons, and fine enough for textures.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from smallworld.drawing.layout.geometry import Box
from smallworld.packs.files.maps.outlines import Outlines, Point

CELL: Final = 5.0
_NOWHERE: Final = 0
_DIAGONAL: Final = 2**0.5


class Rooms:
    """For every cell of a board the region it lies in and its distance to the next border."""

    def __init__(self, outlines: Outlines) -> None:
        self._columns = int(outlines.width / CELL) + 1
        self._rows = int(outlines.height / CELL) + 1
        self._region = [[_NOWHERE] * self._columns for _ in range(self._rows)]
        for region in outlines.rings:
            self._fill(region, outlines.ring(region))
        self._away = self._distances()

    def clearance(self, region: int, x: float, y: float) -> float:
        """Distance from (x, y) to the border of ``region``; below zero if it lies elsewhere."""
        column, row = int(x / CELL), int(y / CELL)
        if x < 0 or y < 0 or column >= self._columns or row >= self._rows:
            return -1.0
        return self._away[row][column] if self._region[row][column] == region else -1.0

    def _fill(self, region: int, ring: list[Point]) -> None:
        """Mark the cells whose middle lies in ``ring``, row by row."""
        crossings: dict[int, list[float]] = {}
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            low, high = min(ay, by), max(ay, by)
            for row in range(max(0, int(low / CELL) - 1), min(self._rows, int(high / CELL) + 2)):
                y = (row + 0.5) * CELL
                if low <= y < high:
                    crossings.setdefault(row, []).append(ax + (y - ay) * (bx - ax) / (by - ay))
        for row, found in crossings.items():
            found.sort()
            for start, end in zip(found[::2], found[1::2], strict=False):
                first, last = max(0, int(start / CELL + 0.5)), int(end / CELL + 0.5)
                for column in range(first, min(last, self._columns)):
                    self._region[row][column] = region

    def _distances(self) -> list[list[float]]:
        """Distances passed from cell to cell, once down and once up."""
        away = [[9999.0] * self._columns for _ in range(self._rows)]
        forth = (
            (-1, 0, CELL),
            (0, -1, CELL),
            (-1, -1, CELL * _DIAGONAL),
            (1, -1, CELL * _DIAGONAL),
        )
        back = tuple((-column, -row, step) for column, row, step in forth)
        for steps, rows, columns in (
            (forth, range(self._rows), range(self._columns)),
            (back, range(self._rows)[::-1], range(self._columns)[::-1]),
        ):
            for row in rows:
                for column in columns:
                    away[row][column] = self._nearer(away, column, row, steps)
        return away

    def _nearer(
        self,
        away: list[list[float]],
        column: int,
        row: int,
        steps: tuple[tuple[int, int, float], ...],
    ) -> float:
        best = away[row][column]
        here = self._region[row][column]
        for right, down, step in steps:
            x, y = column + right, row + down
            if not (0 <= x < self._columns and 0 <= y < self._rows) or self._region[y][x] != here:
                best = min(best, CELL / 2)
            elif away[y][x] + step < best:
                best = away[y][x] + step
        return best


@dataclass(frozen=True)
class Calm:
    """The middle of a region, kept free of texture, and boxes elsewhere that are kept free too."""

    x: float
    y: float
    half_width: float
    half_height: float
    boxes: tuple[Box, ...] = ()

    def holds(self, x: float, y: float) -> bool:
        across, down = (x - self.x) / self.half_width, (y - self.y) / self.half_height
        return across**4 + down**4 < 1 or any(box.holds(x, y) for box in self.boxes)


class Ground:
    """The ground of one region: where something may be drawn, and chance that is its own."""

    def __init__(
        self, rooms: Rooms, region: int, ring: list[Point], calm: Calm, random: Random
    ) -> None:
        self.random = random
        self._rooms = rooms
        self._region = region
        self._calm = calm
        self._left, self._right = min(x for x, _ in ring), max(x for x, _ in ring)
        self._top, self._bottom = min(y for _, y in ring), max(y for _, y in ring)
        self._first = int(self._left / CELL), int(self._top / CELL)
        self._open = self._cells()

    def _cells(self) -> list[list[float]]:
        """The clearance of every cell around the region; below zero in the calm places."""
        column, row = self._first
        return [
            [
                -1.0 if self._calm.holds(x, y) else self._rooms.clearance(self._region, x, y)
                for x in _middles(column, int(self._right / CELL))
            ]
            for y in _middles(row, int(self._bottom / CELL))
        ]

    @property
    def extent(self) -> float:
        """The area of the rectangle around the region."""
        return (self._right - self._left) * (self._bottom - self._top)

    def is_inside(self, x: float, y: float) -> bool:
        return self._rooms.clearance(self._region, x, y) > 0

    def is_clear(self, box: Box) -> bool:
        """Whether ``box`` touches none of the places kept free beside the middle."""
        return all(box.distance(other) >= 0 for other in self._calm.boxes)

    def is_free(self, x: float, y: float, margin: float) -> bool:
        """Whether (x, y) lies at least ``margin`` inside the region and off its calm places."""
        if not (self._left <= x <= self._right and self._top <= y <= self._bottom):
            return False
        first_column, first_row = self._first
        return self._open[int(y / CELL) - first_row][int(x / CELL) - first_column] > margin

    def somewhere(self) -> Point:
        """A spot in the rectangle around the region."""
        x = self.random.uniform(self._left, self._right)
        return x, self.random.uniform(self._top, self._bottom)


def _middles(first: int, last: int) -> list[float]:
    """The middles of a row of cells."""
    return [(place + 0.5) * CELL for place in range(first, last + 1)]
