"""Place the regions of a random board, and choose which of them are water."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from smallworld.packs.files.maps.mesh import OUTSIDE, Mesh, distance
from smallworld.packs.files.maps.outlines import Point
from smallworld.packs.files.maps.proportions import Mix
from smallworld.packs.mapgen.fairness import Country
from smallworld.packs.mapgen.layout import frame_for
from smallworld.packs.mapgen.random_stream import RandomStream
from smallworld.packs.mapgen.voronoi import relax_points, scatter_points, voronoi_mesh

_WIDE_WATERS: Final = 36  # from this many regions on, the lake and a sea have two cells
_CANDIDATES: Final = 3
_ROUNDS: Final = 2


@dataclass(frozen=True)
class Ground:
    """Numbered regions without contents, and the points they were built from."""

    points: list[Point]
    frame: tuple[float, float]
    regions: Mapping[int, int]  # by cell
    waters: Mapping[int, str]  # "sea" or "lake", by region
    neighbours: Mapping[int, tuple[int, ...]]
    edge: frozenset[int]

    @property
    def country(self) -> Country:
        """The land, and where it can be entered (A1, A2)."""
        land = [region for region in sorted(self.neighbours) if region not in self.waters]
        near = {r: tuple(n for n in self.neighbours[r] if n not in self.waters) for r in land}
        seas = {region for region, kind in self.waters.items() if kind == "sea"}
        entries = [r for r in land if r in self.edge or seas & set(self.neighbours[r])]
        return Country(near, entries)


def build_ground(mix: Mix, rng: RandomStream) -> Ground:
    """Build a few candidates and return the one most like a board of the box."""
    found: list[Ground] = []
    while len(found) < _CANDIDATES:
        tried = _tried(mix, rng)
        if tried is not None:
            found.append(tried)
    return min(found, key=lambda one: _oddity(one, mix))


def _oddity(ground: Ground, mix: Mix) -> int:
    """Score the difference of the edge from the box's board, and dead ends."""
    country = ground.country
    ends = sum(len(near) < 3 for near in country.near.values())
    return abs(len(ground.edge) - mix.edge) + abs(len(country.entries) - mix.entries) + 2 * ends


def _tried(mix: Mix, rng: RandomStream) -> Ground | None:
    wide = mix.regions >= _WIDE_WATERS
    count = mix.regions + (2 if wide else 0)
    frame = frame_for(count)
    points = relax_points(scatter_points(rng, count, *frame), *frame, _ROUNDS)
    mesh = voronoi_mesh(points, *frame)
    if mesh is None:
        return None
    cells = _Cells(mesh)
    waters = _waters(cells, rng, wide)
    if waters is None:
        return None
    regions = _numbered(mesh, waters)
    found = _joined(cells, regions, waters, points, frame)
    return found if _hangs_together(found.country) else None


class _Cells:
    """Adjacency of the cells of a mesh."""

    def __init__(self, mesh: Mesh) -> None:
        self.mesh = mesh
        self.frame = [mesh.embedding.sides[border][0] for border in mesh.embedding.along_frame()]
        near: dict[int, set[int]] = defaultdict(set)
        for a, b in mesh.embedding.sides:
            if b != OUTSIDE:
                near[a].add(b)
                near[b].add(a)
        self.near = {cell: frozenset(others) for cell, others in near.items()}

    def touch(self, some: Sequence[int], others: Sequence[int]) -> bool:
        return any(cell in others or self.near[cell] & set(others) for cell in some)

    def in_corner(self, cell: int) -> bool:
        """Return whether a corner of the frame belongs to the cell."""
        mesh = self.mesh
        return any(
            len(mesh.ways[border]) > 2
            for border in mesh.embedding.around[cell]
            if mesh.embedding.other(border, cell) == OUTSIDE
        )


_Waters = list[tuple[str, list[int]]]  # (kind, cells)


def _waters(cells: _Cells, rng: RandomStream, wide: bool) -> _Waters | None:
    """Choose two seas at the edge and a lake inland (N7), none adjacent to another."""
    edge = len(cells.frame)
    corners = [place for place, cell in enumerate(cells.frame) if cells.in_corner(cell)]
    first = rng.one_of(corners) if rng.below(4) else rng.below(edge)
    second = (first + edge // 3 + rng.below(edge - 2 * (edge // 3) + 1)) % edge
    seas = [[cells.frame[first]], [cells.frame[second]]]
    if wide:
        seas[0].append(cells.frame[(first + 1 - 2 * rng.below(2)) % edge])
    lake = _lake(cells, [cell for sea in seas for cell in sea], rng, wide)
    if lake is None or cells.touch(seas[0], seas[1]):
        return None
    return [("sea", seas[0]), ("sea", seas[1]), ("lake", lake)]


def _lake(cells: _Cells, seas: list[int], rng: RandomStream, wide: bool) -> list[int] | None:
    """Choose one or two cells near the middle that touch neither edge nor sea."""
    inland = [
        cell for cell in cells.near if cell not in cells.frame and not cells.touch([cell], seas)
    ]
    mesh = cells.mesh
    middle = mesh.width / 2, mesh.height / 2
    inland.sort(key=lambda cell: (distance(mesh.point(mesh.centres[cell]), middle), cell))
    if not inland:
        return None
    lake = [rng.one_of(inland[: max(1, len(inland) // 2)])]
    more = [cell for cell in inland if cell in cells.near[lake[0]]]
    if wide and more:
        lake.append(rng.one_of(more))
    return lake if len(lake) == 1 + wide else None


def _numbered(mesh: Mesh, waters: _Waters) -> dict[int, int]:
    """Map each cell to its region; regions are numbered row by row, left to right."""
    leader = {cell: cells[0] for _, cells in waters for cell in cells}
    heads = [cell for cell in mesh.centres if leader.get(cell, cell) == cell]
    rows = max(1, round(len(heads) / 8) + 1)

    def place(cell: int) -> tuple[int, float]:
        x, y = mesh.point(mesh.centres[cell])
        return int(y * rows / mesh.height), x

    numbers = {cell: number for number, cell in enumerate(sorted(heads, key=place), 1)}
    return {cell: numbers[leader.get(cell, cell)] for cell in mesh.centres}


def _joined(
    cells: _Cells,
    regions: dict[int, int],
    waters: _Waters,
    points: list[Point],
    frame: tuple[float, float],
) -> Ground:
    near: dict[int, set[int]] = defaultdict(set)
    for cell, others in cells.near.items():
        near[regions[cell]] |= {regions[other] for other in others} - {regions[cell]}
    return Ground(
        points=points,
        frame=frame,
        regions=regions,
        waters={regions[found[0]]: kind for kind, found in waters},
        neighbours={region: tuple(sorted(others)) for region, others in sorted(near.items())},
        edge=frozenset(regions[cell] for cell in cells.frame),
    )


def _hangs_together(country: Country) -> bool:
    """Return whether all land is connected and no region is isolated."""
    start = min(country.near)
    reached, waiting = {start}, [start]
    while waiting:
        fresh = set(country.near[waiting.pop()]) - reached
        reached |= fresh
        waiting += fresh
    return len(reached) == len(country.near) and all(country.near.values())
