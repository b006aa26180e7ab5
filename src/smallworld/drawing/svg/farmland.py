"""Farmland: parcels with furrows in different directions, and hedges between them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from smallworld.drawing.layout.grid import RegionGround
from smallworld.drawing.svg.pen import Pen, Point, midpoint

_PARCEL: Final = 58.0  # least distance between parcels
_STEP: Final = 5.0
_STEPS: Final = 14  # longest furrow or hedge, from its middle
_FURROW_GAPS: Final = (6.2, 8.4, 7.0)
_HEDGE_ROOM: Final = 9.0


@dataclass(frozen=True)
class FieldPaths:
    """Path data: furrows for each of three soils, and hedges."""

    furrows: tuple[str, str, str]
    hedges: str


def plough_fields(ground: RegionGround) -> FieldPaths:
    """Draw furrows and hedges on the free ground of a region."""
    parcels = _parcels(ground)
    pens = (Pen(), Pen(), Pen())
    first_angle = ground.random.uniform(0, math.pi)
    for place, parcel in enumerate(parcels):
        angle = first_angle + place % 3 * 1.05 + ground.random.uniform(-0.15, 0.15)
        for start, end in _furrows(ground, parcel, parcels, angle, _FURROW_GAPS[place % 3]):
            pens[place % 3].move(start)
            pens[place % 3].quadratic(
                _control_point(start, end, angle, ground.random.uniform(0.5, 2.2)), end
            )
    hedges = Pen()
    for hedge in _hedges(ground, parcels):
        hedges.polyline(hedge)
    return FieldPaths((str(pens[0]), str(pens[1]), str(pens[2])), str(hedges))


def _parcels(ground: RegionGround) -> list[Point]:
    """Return the middles of the parcels."""
    found: list[Point] = []
    for _ in range(160):
        spot = ground.random_point()
        if ground.is_inside(*spot) and all(math.dist(spot, other) > _PARCEL for other in found):
            found.append(spot)
    return found


def _control_point(start: Point, end: Point, angle: float, bow: float) -> Point:
    x, y = midpoint(start, end)
    return x - math.sin(angle) * bow, y + math.cos(angle) * bow


def _furrows(
    ground: RegionGround, parcel: Point, parcels: list[Point], angle: float, gap: float
) -> Iterator[tuple[Point, Point]]:
    """Yield parallel lines over a parcel, away from the hedges."""
    others = [other for other in parcels if other != parcel]

    def is_ours(spot: Point) -> bool:
        own = math.dist(spot, parcel) + _HEDGE_ROOM
        return all(math.dist(spot, other) > own for other in others)

    for line in range(-9, 10):
        x = parcel[0] - math.sin(angle) * line * gap
        y = parcel[1] + math.cos(angle) * line * gap
        for run in _free_runs(ground, _line_through((x, y), angle), is_ours, 6.0):
            yield run[0], run[-1]


def _hedges(ground: RegionGround, parcels: list[Point]) -> Iterator[list[Point]]:
    """Yield the lines between neighbouring parcels (edges of the Voronoi diagram)."""
    for place, one in enumerate(parcels):
        for other in parcels[place + 1 :]:
            angle = math.atan2(other[1] - one[1], other[0] - one[0]) + math.pi / 2
            thirds = [parcel for parcel in parcels if parcel not in (one, other)]
            yield from _free_runs(
                ground,
                _line_through(midpoint(one, other), angle),
                _is_nearest_to(one, thirds),
                _HEDGE_ROOM,
            )


def _is_nearest_to(one: Point, others: list[Point]) -> Callable[[Point], bool]:
    """Return a predicate: is ``one`` nearer to a point than all ``others``?"""
    return lambda spot: all(math.dist(spot, one) < math.dist(spot, other) for other in others)


def _line_through(spot: Point, angle: float) -> list[Point]:
    x, y = math.cos(angle) * _STEP, math.sin(angle) * _STEP
    return [(spot[0] + x * k, spot[1] + y * k) for k in range(-_STEPS, _STEPS + 1)]


def _free_runs(
    ground: RegionGround, track: list[Point], is_wanted: Callable[[Point], bool], margin: float
) -> Iterator[list[Point]]:
    """Yield the parts of ``track`` on free ground where ``is_wanted`` holds."""
    run: list[Point] = []
    for spot in track:
        if ground.is_free(*spot, margin) and is_wanted(spot):
            run.append(spot)
            continue
        if len(run) > 2:
            yield run
        run = []
    if len(run) > 2:
        yield run
