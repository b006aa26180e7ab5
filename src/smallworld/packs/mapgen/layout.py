"""Compute outlines for a map that has none, from its neighbours alone.

First a Tutte embedding: every point moves to the mean of its neighbours, so nothing crosses.
Then ``relax`` gives all cells enough room, and ``borders`` draws the outlines.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.embedding import embed
from smallworld.packs.files.maps.mesh import OUTSIDE, Mesh
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.mapgen.borders import trace_outlines
from smallworld.packs.mapgen.random_stream import RandomStream
from smallworld.packs.mapgen.relax import Relaxation
from smallworld.packs.mapgen.split import split

_ROOM: Final = 30_000  # square units per region, as on the boards of the box
_SHAPE: Final = 1.44  # width divided by height
_CORNER_ROOM: Final = 45.0
_MOST_ROUNDS: Final = 4000
_RELAX_ROUNDS: Final = 240


@lru_cache(maxsize=32)
def compute_outlines(spec: MapSpec) -> Outlines:
    """Return outlines that draw ``spec``; deterministic.

    Raises ``NoEmbedding`` for a map that has faults.
    """
    embedding, regions = split(embed(spec))
    mesh = Mesh(embedding, *frame_for(len(regions)))
    _fasten(mesh)
    _spread(mesh)
    Relaxation(mesh, {cell: _size(len(embedding.around[cell])) for cell in regions}).run(
        _RELAX_ROUNDS
    )
    return trace_outlines(mesh, regions, RandomStream(zlib.crc32(spec.id.encode())))


def frame_for(regions: int) -> tuple[float, float]:
    """Return width and height of a board with this number of regions.

    >>> frame_for(23), frame_for(48)
    ((1000.0, 690.0), (1440.0, 1000.0))
    """
    width = sqrt(max(regions, 6) * _ROOM * _SHAPE)
    return float(round(width / 10) * 10), float(round(width / _SHAPE / 10) * 10)


def _size(neighbours: int) -> float:
    """Return the relative area of a cell: more neighbours need more room."""
    return 0.62 + 0.08 * neighbours


def _fasten(mesh: Mesh) -> None:
    """Place the junctions on the frame at equal distances, none in a corner."""
    frame = mesh.embedding.along_frame()
    width, height = mesh.width, mesh.height
    whole = 2 * (width + height)
    share = whole / len(frame)
    starts = [_off_corner((place - 0.5) * share, width, height) for place in range(len(frame))]
    for place, border in enumerate(frame):
        cell = mesh.embedding.sides[border][0]
        start = mesh.start(cell, border)
        mesh.x[start], mesh.y[start] = _on_frame(starts[place], width, height)
        end = starts[place + 1] if place + 1 < len(frame) else starts[0] + whole
        for corner in _corners(width, height):
            if starts[place] < corner < end:
                mesh.ways[border].insert(-1, mesh.add(*_on_frame(corner, width, height)))


def _corners(width: float, height: float) -> tuple[float, ...]:
    """Return the positions of the corners clockwise along the frame from the upper left."""
    whole = 2 * (width + height)
    return -height, 0.0, width, width + height, whole - height, whole


def _off_corner(run: float, width: float, height: float) -> float:
    for corner in _corners(width, height):
        if abs(run - corner) < _CORNER_ROOM:
            return corner + (_CORNER_ROOM if run >= corner else -_CORNER_ROOM)
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


def _spread(mesh: Mesh) -> None:
    """Move every point to the mean of its neighbours until nothing overlaps."""
    links = _links(mesh)
    x, y = mesh.x, mesh.y
    for _ in range(_MOST_ROUNDS // 20):
        for _ in range(20):
            for point, others in links:
                across = down = 0.0
                for other in others:
                    across += x[other]
                    down += y[other]
                x[point], y[point] = across / len(others), down / len(others)
        if mesh.is_sound:
            return


def _links(mesh: Mesh) -> list[tuple[int, list[int]]]:
    """Return every movable point with the points it is tied to."""
    found: dict[int, list[int]] = {}
    for cell, centre in mesh.centres.items():
        ring = mesh.ring(cell)
        found[centre] = list(ring)
        for place, point in enumerate(ring):
            tied = found.setdefault(point, [])
            tied += [p for p in (centre, ring[place - 1]) if p not in tied]
            after = ring[(place + 1) % len(ring)]
            tied += [after] if after not in tied else []
    sides = enumerate(mesh.embedding.sides)
    fixed = {p for border, (_, other) in sides if other == OUTSIDE for p in mesh.ways[border]}
    return [(point, tied) for point, tied in sorted(found.items()) if point not in fixed]
