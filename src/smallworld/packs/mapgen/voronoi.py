"""Scatter points and build their Voronoi cells, clipped to the frame."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from smallworld.packs.files.maps.mesh import OUTSIDE, Embedding, Mesh, distance
from smallworld.packs.files.maps.outlines import Point
from smallworld.packs.mapgen.random_stream import RandomStream

_SPREAD: Final = 12  # candidates for each point; the one farthest from others wins
_SHORTEST: Final = 2.0  # rounding could make a shorter border vanish


@dataclass(frozen=True)
class Corner:
    """The start of a side of a cell, and the cell behind that side."""

    x: float
    y: float
    behind: int


def scatter_points(rng: RandomStream, count: int, width: float, height: float) -> list[Point]:
    """Scatter points with distance from each other (best candidate sampling)."""
    found: list[Point] = []
    while len(found) < count:
        tries = [(rng.between(0, width), rng.between(0, height)) for _ in range(_SPREAD)]
        found.append(max(tries, key=lambda spot: _loneliness(spot, found, width, height)))
    return found


def _loneliness(spot: Point, others: list[Point], width: float, height: float) -> float:
    """Return the distance to the nearest point; the frame counts double."""
    x, y = spot
    frame = 2 * min(x, y, width - x, height - y)
    return min([frame, *(distance(spot, other) for other in others)])


def relax_points(points: list[Point], width: float, height: float, rounds: int) -> list[Point]:
    """Move each point to the centroid of its cell, ``rounds`` times (Lloyd)."""
    for _ in range(rounds):
        points = [_middle(cell) for cell in cells(points, width, height)]
    return points


def _middle(cell: list[Corner]) -> Point:
    origin = cell[0]
    twice = across = down = 0.0
    for a, b in pairwise(cell[1:]):
        turn = (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y)
        twice += turn
        across += turn * (a.x + b.x + origin.x)
        down += turn * (a.y + b.y + origin.y)
    return across / (3 * twice), down / (3 * twice)


def cells(points: list[Point], width: float, height: float) -> list[list[Corner]]:
    """Return the cell of every point, clockwise; sides name the cell behind, or ``OUTSIDE``."""
    return [_cell(place, points, width, height) for place in range(len(points))]


def _cell(place: int, points: list[Point], width: float, height: float) -> list[Corner]:
    frame = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    cell = [Corner(x, y, OUTSIDE) for x, y in frame]
    spot = points[place]
    others = sorted((distance(spot, p), q) for q, p in enumerate(points) if q != place)
    for far, other in others:
        if far > 2 * max(distance(spot, (corner.x, corner.y)) for corner in cell):
            break
        cell = _cut(cell, spot, points[other], other + 1)
    return cell


def _cut(cell: list[Corner], spot: Point, other: Point, behind: int) -> list[Corner]:
    """Return the part of a cell that is nearer to ``spot`` than to ``other``."""
    across, down = other[0] - spot[0], other[1] - spot[1]
    middle_x, middle_y = (other[0] + spot[0]) / 2, (other[1] + spot[1]) / 2
    beyond = [(c.x - middle_x) * across + (c.y - middle_y) * down for c in cell]
    found: list[Corner] = []
    for place, corner in enumerate(cell):
        following, here = cell[(place + 1) % len(cell)], beyond[place]
        there = beyond[(place + 1) % len(cell)]
        if here <= 0:
            found.append(corner)
        if (here <= 0) != (there <= 0):
            share = here / (here - there)
            x = corner.x + share * (following.x - corner.x)
            y = corner.y + share * (following.y - corner.y)
            found.append(Corner(x, y, behind if here <= 0 else corner.behind))
    return found


def voronoi_mesh(points: list[Point], width: float, height: float) -> Mesh | None:
    """Build the mesh of the cells; ``None`` if a border is too short to be reliable."""
    drawn = cells(points, width, height)
    embedding = _embedding(drawn)
    if embedding is None:
        return None
    mesh = Mesh(embedding, width, height)
    for number, (cell, spot) in enumerate(zip(drawn, points, strict=True), 1):
        mesh.x[mesh.centres[number]], mesh.y[mesh.centres[number]] = spot
        _place_borders(mesh, number, cell)
    return mesh


def _embedding(drawn: list[list[Corner]]) -> Embedding | None:
    numbers: dict[tuple[int, int], int] = {}
    around: dict[int, list[int]] = {}
    for number, cell in enumerate(drawn, 1):
        order: list[int] = []
        for corner in _without_frame_corners(cell):
            pair = min(number, corner.behind), max(number, corner.behind)
            if corner.behind == OUTSIDE:
                pair = number, OUTSIDE
            order.append(numbers.setdefault(pair, len(numbers)))
        around[number] = order
    used = [border for order in around.values() for border in order]
    for pair, border in numbers.items():
        if used.count(border) != (1 if pair[1] == OUTSIDE else 2):
            return None
    return None if _has_short_sides(drawn) else Embedding(list(numbers), around)


def _without_frame_corners(cell: list[Corner]) -> list[Corner]:
    """Return the corners at which the neighbour changes."""
    return [c for place, c in enumerate(cell) if c.behind != cell[place - 1].behind]


def _has_short_sides(drawn: list[list[Corner]]) -> bool:
    return any(
        distance((corner.x, corner.y), (cell[place - 1].x, cell[place - 1].y)) < _SHORTEST
        for cell in drawn
        for place, corner in enumerate(cell)
    )


def _place_borders(mesh: Mesh, number: int, cell: list[Corner]) -> None:
    starts = _without_frame_corners(cell)
    for border, corner in zip(mesh.embedding.around[number], starts, strict=True):
        start = mesh.start(number, border)
        mesh.x[start], mesh.y[start] = corner.x, corner.y
    for border in mesh.embedding.around[number]:
        way = mesh.way(number, border)
        if mesh.embedding.other(border, number) == OUTSIDE:
            _place_corners(mesh, border, cell)
        else:
            (ax, ay), (bx, by) = mesh.point(way[0]), mesh.point(way[-1])
            mesh.x[way[1]], mesh.y[way[1]] = (ax + bx) / 2, (ay + by) / 2


def _place_corners(mesh: Mesh, border: int, cell: list[Corner]) -> None:
    """Add the corners of the frame to the border of their cell."""
    for place, corner in enumerate(cell):
        if corner.behind == OUTSIDE and cell[place - 1].behind == OUTSIDE:
            mesh.ways[border].insert(-1, mesh.add(corner.x, corner.y))
