"""Where borders meet the frame of a board: points along its sides, none in a corner."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.mesh import Mesh

_CORNER_ROOM: Final = 45.0
_LONGEST_STEP: Final = 2.0  # largest factor by which a piece of the frame grows at once


class Frame:
    """The pieces of the frame, one for each border along it, with their relative lengths."""

    def __init__(self, mesh: Mesh) -> None:
        self._mesh = mesh
        self._borders = mesh.embedding.along_frame()
        self._lengths = [1.0] * len(self._borders)
        self._corners = [mesh.add(0.0, 0.0) for _ in range(4)]

    def fasten(self) -> None:
        """Place the junctions on the frame, and add each corner to the border around it."""
        mesh, borders = self._mesh, self._borders
        width, height = mesh.width, mesh.height
        perimeter = 2 * (width + height)
        starts = self._starts(perimeter)
        for place, border in enumerate(borders):
            start = mesh.start(mesh.embedding.sides[border][0], border)
            mesh.x[start], mesh.y[start] = _on_frame(starts[place], width, height)
            mesh.ways[border] = [mesh.ways[border][0], mesh.ways[border][-1]]
            end = starts[place + 1] if place + 1 < len(borders) else starts[0] + perimeter
            for corner in _corners(width, height):
                if starts[place] < corner < end:
                    x, y = _on_frame(corner, width, height)
                    point = self._corners[2 * (x > 0) + (y > 0)]
                    mesh.x[point], mesh.y[point] = x, y
                    mesh.ways[border].insert(-1, point)

    def _starts(self, perimeter: float) -> list[float]:
        """Return where each piece begins, clockwise from the upper left corner."""
        whole = 0.0
        for length in self._lengths:
            whole += length
        unit = perimeter / whole
        room = min(_CORNER_ROOM, 0.45 * unit * min(self._lengths))
        run, found = -0.5 * unit * self._lengths[0], []
        for length in self._lengths:
            found.append(_off_corner(run, self._mesh.width, self._mesh.height, room))
            run += unit * length
        return found

    def favour(self, shares: Mapping[int, float]) -> None:
        """Lengthen the pieces of cells that are too small, and shorten those of large ones."""
        for place, border in enumerate(self._borders):
            share = sqrt(shares[self._mesh.embedding.sides[border][0]])
            self._lengths[place] /= min(_LONGEST_STEP, max(1 / _LONGEST_STEP, share))


def _corners(width: float, height: float) -> tuple[float, ...]:
    """Return the positions of the corners clockwise along the frame from the upper left."""
    perimeter = 2 * (width + height)
    return -height, 0.0, width, width + height, perimeter - height, perimeter


def _off_corner(run: float, width: float, height: float, room: float) -> float:
    for corner in _corners(width, height):
        if abs(run - corner) < room:
            return corner + (room if run >= corner else -room)
    return run


def _on_frame(run: float, width: float, height: float) -> tuple[float, float]:
    """Return the point at distance ``run`` clockwise from the upper left corner."""
    run %= 2 * (width + height)
    if run <= width:
        return run, 0.0
    if run <= width + height:
        return width, run - width
    if run <= 2 * width + height:
        return 2 * width + height - run, height
    return 0.0, 2 * (width + height) - run
