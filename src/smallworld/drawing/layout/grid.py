"""Distances to region borders on a grid of small cells.

Looking up a cell is far faster than measuring polygons, and exact enough for textures.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from smallworld.drawing.layout.geometry import RoundedBox
from smallworld.packs.files.maps.outlines import Outlines, Point

CELL: Final = 5.0
_NO_REGION: Final = 0
_DIAGONAL: Final = 2**0.5


class ClearanceGrid:
    """For every cell of a board its region and its distance to the border."""

    def __init__(self, outlines: Outlines) -> None:
        self._columns = int(outlines.width / CELL) + 1
        self._rows = int(outlines.height / CELL) + 1
        self._region = [[_NO_REGION] * self._columns for _ in range(self._rows)]
        for region in outlines.rings:
            self._fill(region, outlines.ring(region))
        self._distance = self._distances()

    def clearance(self, region: int, x: float, y: float) -> float:
        """Return the distance from (x, y) to the border; negative outside ``region``."""
        column, row = int(x / CELL), int(y / CELL)
        if x < 0 or y < 0 or column >= self._columns or row >= self._rows:
            return -1.0
        return self._distance[row][column] if self._region[row][column] == region else -1.0

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
        """Compute distances by a chamfer transform: one pass down, one up."""
        distance = [[9999.0] * self._columns for _ in range(self._rows)]
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
                    distance[row][column] = self._shorter(distance, column, row, steps)
        return distance

    def _shorter(
        self,
        distance: list[list[float]],
        column: int,
        row: int,
        steps: tuple[tuple[int, int, float], ...],
    ) -> float:
        best = distance[row][column]
        here = self._region[row][column]
        for right, down, step in steps:
            x, y = column + right, row + down
            if not (0 <= x < self._columns and 0 <= y < self._rows) or self._region[y][x] != here:
                best = min(best, CELL / 2)
            elif distance[y][x] + step < best:
                best = distance[y][x] + step
        return best


@dataclass(frozen=True)
class QuietArea:
    """The middle of a region and further boxes that stay free of texture."""

    x: float
    y: float
    half_width: float
    half_height: float
    boxes: tuple[RoundedBox, ...] = ()

    def contains(self, x: float, y: float) -> bool:
        """Return True if (x, y) lies in the area."""
        across, down = (x - self.x) / self.half_width, (y - self.y) / self.half_height
        return across**4 + down**4 < 1 or any(box.contains(x, y) for box in self.boxes)


class RegionGround:
    """The ground of one region: where to draw, and its own random numbers."""

    def __init__(
        self, grid: ClearanceGrid, region: int, ring: list[Point], quiet: QuietArea, random: Random
    ) -> None:
        self.random = random
        self._grid = grid
        self._region = region
        self._quiet = quiet
        self._left, self._right = min(x for x, _ in ring), max(x for x, _ in ring)
        self._top, self._bottom = min(y for _, y in ring), max(y for _, y in ring)
        self._first = int(self._left / CELL), int(self._top / CELL)
        self._clearance = self._clearances()

    def _clearances(self) -> list[list[float]]:
        """Return the clearance of every cell; negative in the quiet area."""
        column, row = self._first
        return [
            [self._cell_clearance(x, y) for x in _cell_middles(column, int(self._right / CELL))]
            for y in _cell_middles(row, int(self._bottom / CELL))
        ]

    def _cell_clearance(self, x: float, y: float) -> float:
        clearance = self._grid.clearance(self._region, x, y)
        return -1.0 if clearance > 0 and self._quiet.contains(x, y) else clearance

    @property
    def extent(self) -> float:
        """Return the area of the bounding rectangle."""
        return (self._right - self._left) * (self._bottom - self._top)

    def is_inside(self, x: float, y: float) -> bool:
        """Return True if (x, y) lies in the region."""
        return self._grid.clearance(self._region, x, y) > 0

    def is_clear(self, box: RoundedBox) -> bool:
        """Return True if ``box`` overlaps none of the quiet boxes."""
        return all(box.distance(other) >= 0 for other in self._quiet.boxes)

    def is_free(self, x: float, y: float, margin: float) -> bool:
        """Return True if (x, y) is ``margin`` inside and not in the quiet area."""
        if not (self._left <= x <= self._right and self._top <= y <= self._bottom):
            return False
        first_column, first_row = self._first
        return self._clearance[int(y / CELL) - first_row][int(x / CELL) - first_column] > margin

    def random_point(self) -> Point:
        """Return a random point of the bounding rectangle."""
        x = self.random.uniform(self._left, self._right)
        return x, self.random.uniform(self._top, self._bottom)


def _cell_middles(first: int, last: int) -> list[float]:
    """Return the middles of a row of cells."""
    return [(place + 0.5) * CELL for place in range(first, last + 1)]
