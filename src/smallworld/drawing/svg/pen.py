"""Ink on paper: smooth noise, path data and the shape of a line of varying width."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from smallworld.packs.files.maps.outlines import Outlines, arc_number

Point = tuple[float, float]


def noise(x: float, y: float, seed: int) -> float:
    """Smooth noise between -1 and 1 over the plane; the same seed gives the same field."""
    column, row = math.floor(x), math.floor(y)
    u, v = _eased(x - column), _eased(y - row)
    top = _lattice(column, row, seed) * (1 - u) + _lattice(column + 1, row, seed) * u
    low = _lattice(column, row + 1, seed) * (1 - u) + _lattice(column + 1, row + 1, seed) * u
    return top * (1 - v) + low * v


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)


def _lattice(column: int, row: int, seed: int) -> float:
    mixed = (column * 374761393 + row * 668265263 + seed * 974634777) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def middle(a: Point, b: Point) -> Point:
    """The point halfway between two others."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def number(value: float) -> str:
    """A number for path data: one decimal at most, no needless zero.

    >>> number(-0.5), number(2.04), number(-0.01)
    ('-.5', '2', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if -1 < value < 1 else text


class Pen:
    """Writes path data with relative steps on a grid of tenths, so nothing drifts."""

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
            for step in (number(x - from_x), number(y - from_y)):
                text += step if step[0] == "-" or text[-1].isalpha() else " " + step
        self._written.append(text)
        self._at = rounded[-1]

    def move(self, point: Point) -> None:
        """Begin a new line at ``point``."""
        self._put("M", point)

    def line(self, point: Point) -> None:
        """A straight line to ``point``."""
        self._put("l", point)

    def bow(self, bend: Point, point: Point) -> None:
        """A curved line to ``point``, drawn towards ``bend``."""
        self._put("q", bend, point)

    def close(self) -> None:
        """Back to where the line began."""
        self._written.append("z")

    def curve(self, points: Sequence[Point], start: bool = True) -> None:
        """A smooth line: curves from midpoint to midpoint, the points as their bends."""
        if start:
            self.move(points[0])
        self.line(middle(points[0], points[1]))
        for bend, after in pairwise(points[1:]):
            self.bow(bend, middle(bend, after))
        self.line(points[-1])

    def ring(self, points: Sequence[Point]) -> None:
        """A smooth closed line with the points as its bends."""
        self.move(middle(points[-1], points[0]))
        for bend, after in pairwise([*points, points[0]]):
            self.bow(bend, middle(bend, after))
        self.close()

    def polyline(self, points: Sequence[Point], start: bool = True) -> None:
        """Straight lines from point to point."""
        if start:
            self.move(points[0])
        for point in points[1:]:
            self.line(point)


def outline_path(outlines: Outlines, region: int) -> str:
    """The outline as it is drawn: borders smooth, the frame straight."""
    pen = Pen()
    for place, reference in enumerate(outlines.rings[region]):
        points = outlines.arc(reference)
        if len(outlines.sides[arc_number(reference)]) == 1:
            pen.polyline(points, start=place == 0)
        else:
            pen.curve(points, start=place == 0)
    pen.close()
    return str(pen)
