"""A grid of styled characters, and the region under each character."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from typing import Final

from smallworld.drawing.text.styled import Run
from smallworld.packs.files.maps.outlines import Outlines, Point

_TALLNESS: Final = 2.0  # a character is about twice as high as wide
# Index: sum of the sides a line goes to: up 1, right 2, down 4, left 8.
_LINES: Final = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"


class Canvas:
    """Rows of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write ``text`` from ``column`` on; cut off what does not fit."""
        for place, character in enumerate(text, start=column):
            if 0 <= row < self.height and 0 <= place < self.width:
                self._characters[row][place] = character
                self._styles[row][place] = style

    def rows(self) -> list[list[Run]]:
        """Return every row as runs of one style, without trailing blanks."""
        return [list(self._runs(row)) for row in range(self.height)]

    def _runs(self, row: int) -> Iterator[Run]:
        text = "".join(self._characters[row]).rstrip()
        place = 0
        for style, group in groupby(self._styles[row][: len(text)]):
            length = len(list(group))
            yield Run(text[place : place + length], style)
            place += length


class RegionRaster:
    """The region under each character, and the borders between regions.

    Regions are sampled at the corners of the characters. A border runs through the characters
    whose corners differ, so that its lines connect.
    """

    def __init__(self, outlines: Outlines, width: int) -> None:
        self.width = width
        self.height = round(width * outlines.height / outlines.width / _TALLNESS)
        self._outlines = outlines
        self._corners = self._sampled()

    def _sampled(self) -> list[list[int]]:
        """Return the region at each corner; 0 outside the frame."""
        corners = [[0] * (self.width + 1) for _ in range(self.height + 1)]
        across = self._outlines.width / (self.width - 1)
        down = self._outlines.height / (self.height - 1)
        for region in self._outlines.rings:
            ring = self._outlines.ring(region)
            for row in range(1, self.height):
                crossings = _crossings(ring, (row - 0.5) * down)
                for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                    for column in range(1, self.width):
                        if left <= (column - 0.5) * across < right:
                            corners[row][column] = region
        return corners

    def line(self, row: int, column: int) -> str:
        """Return the border character at a position, or a blank."""
        above, below = self._corners[row], self._corners[row + 1]
        upper_left, upper_right = above[column], above[column + 1]
        lower_left, lower_right = below[column], below[column + 1]
        return _LINES[
            (upper_left != upper_right)
            + 2 * (upper_right != lower_right)
            + 4 * (lower_left != lower_right)
            + 8 * (upper_left != lower_left)
        ]

    @cached_property
    def spans(self) -> dict[int, list[tuple[int, int, int]]]:
        """Return the free spans of each region: row, first column, length."""
        found: dict[int, list[tuple[int, int, int]]] = {r: [] for r in self._outlines.rings}
        for row in range(self.height):
            inside = [
                self._corners[row][column] if self.line(row, column) == " " else 0
                for column in range(self.width)
            ]
            column = 0
            for region, group in groupby(inside):
                length = len(list(group))
                if region:
                    found[region].append((row, column, length))
                column += length
        return found

    def middle(self, region: int) -> tuple[float, float]:
        """Return row and column of a region's label."""
        x, y = self._outlines.label(region)
        return (
            y / self._outlines.height * (self.height - 1),
            x / self._outlines.width * (self.width - 1),
        )


def _crossings(ring: list[Point], y: float) -> list[float]:
    """Return where a horizontal line crosses a ring, from left to right."""
    found: list[float] = []
    before = ring[-1]
    for point in ring:
        if (before[1] <= y) != (point[1] <= y):
            share = (y - before[1]) / (point[1] - before[1])
            found.append(before[0] + share * (point[0] - before[0]))
        before = point
    return sorted(found)
