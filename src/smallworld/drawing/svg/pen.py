"""Write SVG path data: smooth lines, outlines of regions, noise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from smallworld.packs.files.maps.outlines import Outlines, arc_number

Point = tuple[float, float]


def noise(x: float, y: float, seed: int) -> float:
    """Return smooth noise between -1 and 1; the same seed gives the same field."""
    column, row = math.floor(x), math.floor(y)
    u, v = _smoothstep(x - column), _smoothstep(y - row)
    top = _lattice(column, row, seed) * (1 - u) + _lattice(column + 1, row, seed) * u
    low = _lattice(column, row + 1, seed) * (1 - u) + _lattice(column + 1, row + 1, seed) * u
    return top * (1 - v) + low * v


def _smoothstep(part: float) -> float:
    return part * part * (3 - 2 * part)


def _lattice(column: int, row: int, seed: int) -> float:
    mixed = (column * 374761393 + row * 668265263 + seed * 974634777) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def midpoint(a: Point, b: Point) -> Point:
    """Return the point halfway between two others."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def format_number(value: float) -> str:
    """Format a number for path data: at most one decimal, no needless zero.

    >>> format_number(-0.5), format_number(2.04), format_number(-0.01)
    ('-.5', '2', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if -1 < value < 1 else text


class Pen:
    """Writes path data with relative steps rounded to tenths, without accumulating errors."""

    def __init__(self) -> None:
        self._written: list[str] = []
        self._at: Point = (0.0, 0.0)

    def __str__(self) -> str:
        return "".join(self._written)

    def _put(self, letter: str, *points: Point) -> None:
        from_x, from_y = (0.0, 0.0) if letter == "M" else self._at
        rounded = [(round(x, 1), round(y, 1)) for x, y in points]
        text = letter
        for x, y in rounded:
            for step in (format_number(x - from_x), format_number(y - from_y)):
                text += step if step[0] == "-" or text[-1].isalpha() else " " + step
        self._written.append(text)
        self._at = rounded[-1]

    def move(self, point: Point) -> None:
        """Start a new line at ``point``."""
        self._put("M", point)

    def line(self, point: Point) -> None:
        """Draw a straight line to ``point``."""
        self._put("l", point)

    def quadratic(self, bend: Point, point: Point) -> None:
        """Draw a quadratic curve to ``point`` with the control point ``bend``."""
        self._put("q", bend, point)

    def close(self) -> None:
        """Close the current line."""
        self._written.append("z")

    def curve(self, points: Sequence[Point], start: bool = True) -> None:
        """Draw a smooth line: curves between midpoints, the points as controls."""
        if start:
            self.move(points[0])
        self.line(midpoint(points[0], points[1]))
        for bend, after in pairwise(points[1:]):
            self.quadratic(bend, midpoint(bend, after))
        self.line(points[-1])

    def ring(self, points: Sequence[Point]) -> None:
        """Draw a smooth closed line with the points as controls."""
        self.move(midpoint(points[-1], points[0]))
        for bend, after in pairwise([*points, points[0]]):
            self.quadratic(bend, midpoint(bend, after))
        self.close()

    def polyline(self, points: Sequence[Point], start: bool = True) -> None:
        """Draw straight lines from point to point."""
        if start:
            self.move(points[0])
        for point in points[1:]:
            self.line(point)


def outline_path(outlines: Outlines, region: int) -> str:
    """Return a region's outline as path data: smooth borders, a straight frame."""
    pen = Pen()
    for place, reference in enumerate(outlines.rings[region]):
        points = outlines.arc(reference)
        if len(outlines.sides[arc_number(reference)]) == 1:
            pen.polyline(points, start=place == 0)
        else:
            pen.curve(points, start=place == 0)
    pen.close()
    return str(pen)
