"""Compute outlines for a map that has none, from its neighbours alone.

First ``spread`` places all points so that nothing crosses. Then ``relax`` gives all cells enough
room, and ``borders`` draws the outlines. A map whose regions come out too small is refused.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from functools import lru_cache
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.embedding import NoEmbedding, embed
from smallworld.packs.files.maps.faults import fault
from smallworld.packs.files.maps.mesh import Mesh
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.polygon import signed_area
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.files.values import listed
from smallworld.packs.mapgen.borders import trace_outlines
from smallworld.packs.mapgen.random_stream import RandomStream
from smallworld.packs.mapgen.relax import Relaxation
from smallworld.packs.mapgen.split import split
from smallworld.packs.mapgen.spread import spread

_ROOM: Final = 30_000  # square units per region, as on the boards of the box
_SHAPE: Final = 1.44  # width divided by height
_RELAX_ROUNDS: Final = 240
_RELAX_WORK: Final = 90_000  # rounds times points
_AT_ONCE: Final = 20  # rounds of relaxation between two looks at the smallest cell
_ROOMY: Final = 0.45  # smallest cell divided by the mean that relaxation may leave …
_KEPT: Final = 0.8  # … or this share of what it was before
SMALLEST: Final = 0.2  # area of a region, divided by the mean
_THINNEST: Final = 0.05  # area of a cell, divided by the mean, that can still be drawn


@lru_cache(maxsize=32)
def compute_outlines(spec: MapSpec) -> Outlines:
    """Return outlines that draw ``spec``; deterministic.

    Raises ``NoEmbedding`` for a map that has faults, or regions too small to be seen.
    """
    embedding, regions = split(embed(spec))
    mesh = Mesh(embedding, *frame_for(len(regions)))
    spread(mesh)
    _refuse_tiny_cells(mesh, regions)
    _relax(mesh)
    outlines = trace_outlines(mesh, regions, RandomStream(zlib.crc32(spec.id.encode())))
    refuse_tiny_regions(outlines)
    return outlines


def _refuse_tiny_cells(mesh: Mesh, regions: Mapping[int, int]) -> None:
    """Raise ``NoEmbedding`` if cells are so small that their borders cannot be drawn."""
    areas = {cell: mesh.area(mesh.ring(cell)) for cell in regions}
    least = _THINNEST * mesh.width * mesh.height / len(regions)
    tiny = {regions[cell] for cell, area in areas.items() if area < least}
    if not tiny and not mesh.is_sound:
        tiny = {regions[min(areas, key=lambda cell: areas[cell])]}
    if tiny:
        raise NoEmbedding(fault("map.cramped", regions=listed(map(str, sorted(tiny)))))


def _relax(mesh: Mesh) -> None:
    """Smooth the borders as long as no cell gets too small."""
    around = mesh.embedding.around
    relaxation = Relaxation(mesh, {cell: _size(len(around[cell])) for cell in around})
    mean = mesh.width * mesh.height / len(around)
    least = min(_ROOMY, _KEPT * _least_area(mesh) / mean)
    rounds = min(_RELAX_ROUNDS, _RELAX_WORK // len(mesh.x))
    for _ in range(rounds // _AT_ONCE):
        before = list(mesh.x), list(mesh.y)
        relaxation.run(_AT_ONCE)
        if _least_area(mesh) < least * mean:
            mesh.x[:], mesh.y[:] = before
            return


def _least_area(mesh: Mesh) -> float:
    return min(mesh.area(mesh.ring(cell)) for cell in mesh.centres)


def refuse_tiny_regions(outlines: Outlines) -> None:
    """Raise ``NoEmbedding`` with the regions that are too small to be seen."""
    mean = outlines.width * outlines.height / len(outlines.rings)
    areas = {region: signed_area(outlines.ring(region)) for region in sorted(outlines.rings)}
    tiny = [str(region) for region, area in areas.items() if area < SMALLEST * mean]
    if tiny:
        raise NoEmbedding(fault("map.cramped", regions=listed(tiny)))


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
