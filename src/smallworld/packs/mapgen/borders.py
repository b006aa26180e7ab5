"""Draw the borders of a mesh as outlines: curves with random bends, and label points.

Each border is a curve through its middle point, with bends. Seen from the centres on both
sides it always turns the same way, so no bend can reach a third cell. Cells of the same
region are merged: the border between them is not drawn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import sqrt
from typing import Final

from smallworld.packs.files.maps.mesh import OUTSIDE, Mesh, distance
from smallworld.packs.files.maps.outlines import Outlines, Point
from smallworld.packs.mapgen.random_stream import RandomStream

_STEP: Final = 8.0  # distance between the points of a curve
_BENDS: Final = ((52.0, 7.5), (21.0, 2.6))  # (distance between knots, largest displacement)
_CALM: Final = 22.0  # bends grow to full size over this distance from either end
_SHRINKING: Final = (1.0, 0.6, 0.3, 0.0)
_LABEL_PRECISION: Final = 2.0  # units
_LABEL_WORK: Final = 60_000  # points times sides; in long thin regions many are equally good
_THINNEST: Final = 12.0  # twice the area of a triangle; large enough to survive rounding

_Way = list[Point]


def trace_outlines(mesh: Mesh, regions: Mapping[int, int], rng: RandomStream) -> Outlines:
    """Return the outlines of ``mesh``; ``regions`` maps each cell to its region."""
    arcs = _Arcs(regions)
    for border, (cell, other) in enumerate(mesh.embedding.sides):
        if other == OUTSIDE:
            arcs.add(_along_frame(mesh, border), regions[cell], OUTSIDE)
        elif regions[cell] != regions[other]:
            arcs.add(_bent(mesh, border, rng), regions[cell], regions[other])
    arcs.join()
    return arcs.outlines(mesh.width, mesh.height)


def _along_frame(mesh: Mesh, border: int) -> _Way:
    return [_rounded(mesh.point(point)) for point in mesh.ways[border]]


def _bent(mesh: Mesh, border: int, rng: RandomStream) -> _Way:
    """Return a border with the largest bends that stay inside its two cells."""
    cell, other = mesh.embedding.sides[border]
    start, middle, end = (mesh.point(point) for point in mesh.ways[border])
    smooth = _curve(start, middle, end)
    bends = _bends(smooth, rng)
    right, left = mesh.point(mesh.centres[cell]), mesh.point(mesh.centres[other])
    for share in _SHRINKING:
        way = [_rounded((x + share * a, y + share * b)) for (x, y), (a, b) in bends]
        if _keeps_turning(way, right) and _keeps_turning(way[::-1], left):
            return way
    return [_rounded(start), _rounded(middle), _rounded(end)]


def _curve(start: Point, middle: Point, end: Point) -> _Way:
    """Sample the quadratic curve through three points."""
    length = distance(start, middle) + distance(middle, end)
    steps = max(3, int(length / _STEP))
    pull_x = 2 * middle[0] - (start[0] + end[0]) / 2
    pull_y = 2 * middle[1] - (start[1] + end[1]) / 2
    found: _Way = []
    for step in range(steps + 1):
        share = step / steps
        a, b, c = (1 - share) * (1 - share), 2 * share * (1 - share), share * share
        x = a * start[0] + b * pull_x + c * end[0]
        found.append((x, a * start[1] + b * pull_y + c * end[1]))
    return found


def _bends(way: _Way, rng: RandomStream) -> list[tuple[Point, Point]]:
    """Pair every point of a curve with its displacement, perpendicular to the curve."""
    runs = [0.0]
    for before, after in pairwise(way):
        runs.append(runs[-1] + distance(before, after))
    waves = [_Wave(rng, runs[-1], apart, far) for apart, far in _BENDS]
    found: list[tuple[Point, Point]] = []
    for place, run in enumerate(runs):
        before, after = way[max(0, place - 1)], way[min(len(way) - 1, place + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = distance(before, after) or 1.0
        off = 0.0
        for wave in waves:
            off += wave.height(run)
        off *= min(1.0, run / _CALM, (runs[-1] - run) / _CALM)
        found.append((way[place], (-down / length * off, across / length * off)))
    return found


class _Wave:
    """A smooth random line through evenly spaced knots."""

    def __init__(self, rng: RandomStream, length: float, apart: float, far: float) -> None:
        count = max(2, int(length / apart + 0.5) + 1)
        self._knots = [rng.between(-far, far) for _ in range(count)]
        self._apart = length / (count - 1)

    def height(self, run: float) -> float:
        place = min(len(self._knots) - 2, int(run / self._apart))
        share = run / self._apart - place
        smooth = share * share * (3 - 2 * share)
        return self._knots[place] * (1 - smooth) + self._knots[place + 1] * smooth


def _keeps_turning(way: _Way, centre: Point) -> bool:
    """Return whether ``way`` turns clockwise around ``centre`` at every step."""
    x, y = centre
    return all(
        (a[0] - x) * (b[1] - y) - (b[0] - x) * (a[1] - y) > _THINNEST for a, b in pairwise(way)
    )


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


class _Arcs:
    """Collects borders and turns them into arcs and rings."""

    def __init__(self, regions: Mapping[int, int]) -> None:
        self._regions = sorted(set(regions.values()))
        self._ways: list[_Way] = []
        self._sides: list[tuple[int, int]] = []  # clockwise around the first region

    def add(self, way: _Way, region: int, other: int) -> None:
        self._ways.append(way)
        self._sides.append((region, other))

    def join(self) -> None:
        """Merge two arcs wherever they meet without a third one."""
        while True:
            meeting: dict[Point, list[int]] = defaultdict(list)
            for number, way in enumerate(self._ways):
                meeting[way[0]].append(number)
                meeting[way[-1]].append(number)
            pair = next((p for p in meeting.values() if len(p) == 2 and p[0] != p[1]), None)
            if pair is None:
                return
            self._join(*pair)

    def _join(self, first: int, second: int) -> None:
        side, way, more = self._sides[first], self._ways[first], self._ways[second]
        if self._sides[second] != side:
            more = more[::-1]
        joined = [*way, *more[1:]] if way[-1] == more[0] else [*more, *way[1:]]
        self._ways[first] = joined
        del self._ways[second], self._sides[second]

    def outlines(self, width: float, height: float) -> Outlines:
        rings = {region: self._ring(region) for region in self._regions}
        arcs = tuple(tuple(way) for way in self._ways)
        bare = Outlines(width, height, arcs, rings, {})
        labels = {region: label_point(bare.ring(region)) for region in rings}
        return Outlines(width, height, arcs, rings, labels)

    def _ring(self, region: int) -> tuple[int, ...]:
        """Chain the arcs of a region, each starting where the last one ended."""
        begins: dict[Point, int] = {}
        for number, (first, second) in enumerate(self._sides):
            if first == region:
                begins[self._ways[number][0]] = number
            elif second == region:
                begins[self._ways[number][-1]] = ~number
        order = [min(begins.values(), key=lambda reference: max(reference, ~reference))]
        while len(order) < len(begins):
            order.append(begins[self._end(order[-1])])
        return tuple(order)

    def _end(self, reference: int) -> Point:
        return self._ways[reference][-1] if reference >= 0 else self._ways[~reference][0]


def label_point(ring: Sequence[Point]) -> Point:
    """Return the point inside ``ring`` farthest from it, to within two units.

    Quadtree search (as in "polylabel"): split the square with the highest upper bound first.

    >>> label_point([(0, 0), (80, 0), (80, 40), (0, 40)])
    (18.8, 18.8)
    """
    low_x, high_x = min(x for x, _ in ring), max(x for x, _ in ring)
    low_y, high_y = min(y for _, y in ring), max(y for _, y in ring)
    half = min(high_x - low_x, high_y - low_y) / 4
    waiting: list[tuple[float, float, float, float]] = []
    tried = 0
    best, label = 0.0, (0.0, 0.0)
    squares = [
        (low_x + half * (2 * column + 1), low_y + half * (2 * row + 1), half)
        for row in range(int((high_y - low_y) / (2 * half)) + 1)
        for column in range(int((high_x - low_x) / (2 * half)) + 1)
    ]
    while squares:
        for x, y, size in squares:
            room = _distance_inside(ring, x, y)
            if room > best:
                best, label = room, (x, y)
            heappush(waiting, (-(room + size * sqrt(2.0)), x, y, size))
        tried += len(squares)
        promise, x, y, size = heappop(waiting)
        if -promise < best + _LABEL_PRECISION or tried * len(ring) > _LABEL_WORK:
            break
        part = size / 2
        squares = [(x + dx * part, y + dy * part, part) for dx in (-1, 1) for dy in (-1, 1)]
    return round(label[0], 1), round(label[1], 1)


def _distance_inside(ring: Sequence[Point], x: float, y: float) -> float:
    """Return the distance to the ring; negative outside."""
    nearest, inside = 1e18, False
    bx, by = ring[-1]
    for ax, ay in ring:
        across, down = bx - ax, by - ay
        along = across * across + down * down
        share = ((x - ax) * across + (y - ay) * down) / along if along else 0.0
        share = 0.0 if share < 0 else 1.0 if share > 1 else share
        dx, dy = x - ax - share * across, y - ay - share * down
        far = dx * dx + dy * dy
        if far < nearest:
            nearest = far
        if (ay > y) != (by > y) and x < ax + across * (y - ay) / down:
            inside = not inside
        bx, by = ax, ay
    return sqrt(nearest) if inside else -sqrt(nearest)
