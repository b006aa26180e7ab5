"""Move the points of a mesh until cells have their target areas and borders are short.

A simulation of forces: a cell below its target area pushes outwards, and borders are springs.
A step that would flip a triangle is halved or skipped, so a sound mesh stays sound.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.mesh import OUTSIDE, Mesh

_TENSION: Final = 0.22
_PRESSURE: Final = 0.35
_SHORT: Final = 36.0  # length of half a border; shorter ones push outwards
_PUSH: Final = 1.5
_THINNEST: Final = 300.0  # twice the smallest allowed area of a triangle
_CORNER_ROOM: Final = 45.0  # distance from a corner of the frame to the nearest border
_TRIES: Final = 5


@dataclass
class _Place:
    """The surroundings of a point: neighbours along borders, and corners in cells."""

    links: list[int] = field(default_factory=list)
    corners: list[tuple[int, int, int]] = field(default_factory=list)  # (cell, before, after)
    slides: str = ""  # "x" or "y" for a point on the frame


class Relaxation:
    """A mesh and the target areas of its cells."""

    def __init__(self, mesh: Mesh, sizes: Mapping[int, float]) -> None:
        self._mesh = mesh
        self._rings = {cell: mesh.ring(cell) for cell in mesh.centres}
        whole = 0.0
        for cell in self._rings:
            whole += sizes[cell]
        frame = mesh.width * mesh.height
        self._wanted = {cell: sizes[cell] * frame / whole for cell in self._rings}
        self._corners = {p for way in _frame_ways(mesh) for p in way[1:-1]}
        self._places = self._all_places()

    def _all_places(self) -> dict[int, _Place]:
        places: dict[int, _Place] = {}
        for cell, ring in self._rings.items():
            for index, point in enumerate(ring):
                around = ring[index - 1], ring[(index + 1) % len(ring)]
                place = places.setdefault(point, _Place())
                place.corners.append((cell, *around))
                place.links += [other for other in around if other not in place.links]
        for way in _frame_ways(self._mesh):
            for point in (way[0], way[-1]):
                flat = self._mesh.y[point] in (0, self._mesh.height)
                places[point].slides = "x" if flat else "y"
        return {p: place for p, place in sorted(places.items()) if p not in self._corners}

    def run(self, rounds: int) -> None:
        """Move all points a little, ``rounds`` times."""
        for _ in range(rounds):
            press = {cell: self._press(cell) for cell in self._rings}
            for point, place in self._places.items():
                self._move(point, place, press)
            for cell in self._rings:
                self._centre(cell)

    def _press(self, cell: int) -> float:
        wanted = self._wanted[cell]
        return max(-1.0, min(2.5, (wanted - self._mesh.area(self._rings[cell])) / wanted))

    def _move(self, point: int, place: _Place, press: Mapping[int, float]) -> None:
        x, y = self._mesh.x, self._mesh.y
        across = down = 0.0
        for other in place.links:
            right, below = x[other] - x[point], y[other] - y[point]
            far = sqrt(right * right + below * below)
            # A spring that is too short pushes instead of pulling.
            pull = 1.0 if far >= _SHORT else max(-3.0, 1.0 - _PUSH * (_SHORT - far) / (far + 0.1))
            across += pull * right
            down += pull * below
        across, down = across * _TENSION / len(place.links), down * _TENSION / len(place.links)
        for cell, before, after in place.corners:
            across += _PRESSURE * press[cell] * (y[after] - y[before]) / 2
            down += _PRESSURE * press[cell] * (x[before] - x[after]) / 2
        if place.slides:
            across, down = (across, 0.0) if place.slides == "x" else (0.0, down)
            self._slide(point, place, across, down)
        else:
            self._try(point, place.corners, across, down)

    def _slide(self, point: int, place: _Place, across: float, down: float) -> None:
        """Move a point along the frame, but not into a corner."""
        mesh = self._mesh
        to_x = _within(mesh.x[point] + across, mesh.width) if across else mesh.x[point]
        to_y = _within(mesh.y[point] + down, mesh.height) if down else mesh.y[point]
        self._try(point, place.corners, to_x - mesh.x[point], to_y - mesh.y[point])

    def _try(
        self, point: int, corners: list[tuple[int, int, int]], across: float, down: float
    ) -> None:
        mesh = self._mesh
        x, y = mesh.x[point], mesh.y[point]
        around = [
            (*mesh.point(mesh.centres[cell]), *mesh.point(before), *mesh.point(after))
            for cell, before, after in corners
        ]
        least = min(_THINNEST, _thinnest(around, x, y))
        for _ in range(_TRIES):
            if _thinnest(around, x + across, y + down) >= least:
                mesh.x[point], mesh.y[point] = x + across, y + down
                return
            across, down = across / 2, down / 2

    def _centre(self, cell: int) -> None:
        """Move the centre of a cell towards its centre of gravity."""
        mesh, ring, point = self._mesh, self._rings[cell], self._mesh.centres[cell]
        twice = across = down = 0.0
        last = ring[-1]
        for corner in ring:
            turn = mesh.turn(point, last, corner)
            twice += turn
            across += turn * (mesh.x[last] + mesh.x[corner] - 2 * mesh.x[point])
            down += turn * (mesh.y[last] + mesh.y[corner] - 2 * mesh.y[point])
            last = corner
        pairs = [(ring[index - 1], corner) for index, corner in enumerate(ring)]
        old_x, old_y = mesh.x[point], mesh.y[point]
        least = [min(_THINNEST, mesh.turn(point, *pair)) for pair in pairs]
        for share in (1.0, 0.5, 0.2):
            mesh.x[point] = old_x + share * across / (3 * twice)
            mesh.y[point] = old_y + share * down / (3 * twice)
            if all(mesh.turn(point, *p) >= low for p, low in zip(pairs, least, strict=True)):
                return
        mesh.x[point], mesh.y[point] = old_x, old_y


def _thinnest(
    around: list[tuple[float, float, float, float, float, float]], x: float, y: float
) -> float:
    """Return twice the smallest triangle area a point at ``x``, ``y`` would have."""
    least = _THINNEST
    for centre_x, centre_y, before_x, before_y, after_x, after_y in around:
        across, down = x - centre_x, y - centre_y
        before = (before_x - centre_x) * down - across * (before_y - centre_y)
        after = across * (after_y - centre_y) - (after_x - centre_x) * down
        if before < least:
            least = before
        if after < least:
            least = after
    return least


def _frame_ways(mesh: Mesh) -> list[list[int]]:
    sides = enumerate(mesh.embedding.sides)
    return [mesh.ways[border] for border, (_, other) in sides if other == OUTSIDE]


def _within(value: float, length: float) -> float:
    return max(_CORNER_ROOM, min(length - _CORNER_ROOM, value))
