"""Outlines for a map that has none: where its regions could lie, from the map alone.

First every point is put in the middle of its neighbours (Tutte: then nothing crosses), then
the cells are blown up like foam until all have room, then the borders are drawn.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.embedding import turns_of
from smallworld.packs.files.maps.mesh import OUTSIDE, Net
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.mapgen.borders import outlines_of
from smallworld.packs.mapgen.chance import Chance
from smallworld.packs.mapgen.relax import Foam
from smallworld.packs.mapgen.split import split

_ROOM: Final = 30_000  # square units for a region, as on the boards of the box
_SHAPE: Final = 1.44  # width against height
_CORNER_ROOM: Final = 45.0
_MOST_ROUNDS: Final = 4000
_SETTLING: Final = 240


@lru_cache(maxsize=32)
def laid_out(spec: MapSpec) -> Outlines:
    """Outlines that draw ``spec``, the same every time.

    Raises ``NoEmbedding`` for a map that has faults.
    """
    turns, regions = split(turns_of(spec))
    net = Net(turns, *frame_for(len(regions)))
    _fasten(net)
    _spread(net)
    Foam(net, {cell: _size(len(turns.around[cell])) for cell in regions}).settle(_SETTLING)
    return outlines_of(net, regions, Chance(zlib.crc32(spec.id.encode())))


def frame_for(regions: int) -> tuple[float, float]:
    """Width and height of a board with so many regions.

    >>> frame_for(23), frame_for(48)
    ((1000.0, 690.0), (1440.0, 1000.0))
    """
    width = sqrt(max(regions, 6) * _ROOM * _SHAPE)
    return float(round(width / 10) * 10), float(round(width / _SHAPE / 10) * 10)


def _size(neighbours: int) -> float:
    """Whoever has many neighbours needs room for them."""
    return 0.62 + 0.08 * neighbours


def _fasten(net: Net) -> None:
    """Put the junctions on the frame, at equal distances, none of them in a corner."""
    frame = net.turns.along_frame()
    width, height = net.width, net.height
    whole = 2 * (width + height)
    share = whole / len(frame)
    starts = [_off_corner((place - 0.5) * share, width, height) for place in range(len(frame))]
    for place, border in enumerate(frame):
        cell = net.turns.sides[border][0]
        start = net.start(cell, border)
        net.x[start], net.y[start] = _on_frame(starts[place], width, height)
        end = starts[place + 1] if place + 1 < len(frame) else starts[0] + whole
        for corner in _corners(width, height):
            if starts[place] < corner < end:
                net.ways[border].insert(-1, net.add(*_on_frame(corner, width, height)))


def _corners(width: float, height: float) -> tuple[float, ...]:
    """How far the corners are clockwise from the upper left one, from before it to after it."""
    whole = 2 * (width + height)
    return -height, 0.0, width, width + height, whole - height, whole


def _off_corner(run: float, width: float, height: float) -> float:
    for corner in _corners(width, height):
        if abs(run - corner) < _CORNER_ROOM:
            return corner + (_CORNER_ROOM if run >= corner else -_CORNER_ROOM)
    return run


def _on_frame(run: float, width: float, height: float) -> tuple[float, float]:
    """The point so far clockwise from the upper left corner."""
    run %= 2 * (width + height)
    if run <= width:
        return run, 0.0
    if run <= width + height:
        return width, run - width
    if run <= 2 * width + height:
        return 2 * width + height - run, height
    return 0.0, 2 * (width + height) - run


def _spread(net: Net) -> None:
    """Move every point to the middle of its neighbours until nothing overlaps any more."""
    links = _links(net)
    x, y = net.x, net.y
    for _ in range(_MOST_ROUNDS // 20):
        for _ in range(20):
            for point, others in links:
                across = down = 0.0
                for other in others:
                    across += x[other]
                    down += y[other]
                x[point], y[point] = across / len(others), down / len(others)
        if net.is_sound:
            return


def _links(net: Net) -> list[tuple[int, list[int]]]:
    """Every point that is free to move, and the points it is tied to."""
    found: dict[int, list[int]] = {}
    for cell, centre in net.centres.items():
        ring = net.ring(cell)
        found[centre] = list(ring)
        for place, point in enumerate(ring):
            tied = found.setdefault(point, [])
            tied += [p for p in (centre, ring[place - 1]) if p not in tied]
            after = ring[(place + 1) % len(ring)]
            tied += [after] if after not in tied else []
    sides = enumerate(net.turns.sides)
    fixed = {p for border, (_, other) in sides if other == OUTSIDE for p in net.ways[border]}
    return [(point, tied) for point, tied in sorted(found.items()) if point not in fixed]
