"""The data the page needs to put counters, highlights and clicks on the bare board.

Coordinates are those of ``board_svg(spec, outlines, bare=True)``: use the same ``viewBox``.
"""

from __future__ import annotations

import msgspec

from smallworld.drawing.layout.board import NAME_SIZE, RegionLayout, Sizes, compute_layout
from smallworld.drawing.layout.geometry import RoundedBox
from smallworld.drawing.svg.pen import outline_path
from smallworld.drawing.svg.sheet import BARE_MARGIN
from smallworld.packs.files.maps.outlines import Outlines, Point
from smallworld.packs.files.maps.read import MapSpec, RegionSpec


class Spots(msgspec.Struct, frozen=True):
    """The positions of what lies around the counter.

    Lair and hole share one place because both belong to the race; fortress, camp, hero and
    dragon share another because they belong to the power. So pieces never overlap.
    """

    lair: Point
    hole: Point
    fortress: Point
    camp: Point
    hero: Point
    dragon: Point
    price: Point
    name: Point


class RegionShape(msgspec.Struct, frozen=True):
    """One region: its outline as path data, its counter's place and its spots."""

    id: int
    name: str
    terrain: str
    symbols: list[str]
    neighbours: list[int]
    path: str
    centre: Point
    spots: Spots


class Widths(msgspec.Struct, frozen=True):
    """The widths of things in units of the picture; ``name`` is the font size."""

    counter: float
    piece: float
    price: float
    name: float


class BoardShapes(msgspec.Struct, frozen=True):
    """All regions of a board; ``left`` to ``height`` are the picture's ``viewBox``."""

    map: str
    left: float
    top: float
    width: float
    height: float
    widths: Widths
    regions: list[RegionShape]


def board_shapes(spec: MapSpec, outlines: Outlines) -> BoardShapes:
    """Return the shapes of ``spec``; the same input gives the same shapes."""
    arranged = compute_layout(spec, outlines)
    return BoardShapes(
        map=spec.id,
        left=-BARE_MARGIN,
        top=-BARE_MARGIN,
        width=outlines.width + 2 * BARE_MARGIN,
        height=outlines.height + 2 * BARE_MARGIN,
        widths=_widths(arranged.sizes),
        regions=[
            _shape(region, arranged.regions[region.id], outline_path(outlines, region.id))
            for region in spec.regions
        ],
    )


def _widths(sizes: Sizes) -> Widths:
    return Widths(
        counter=sizes.counter,
        piece=round(2 * sizes.piece, 1),
        price=round(2 * sizes.price, 1),
        name=NAME_SIZE,
    )


def _shape(region: RegionSpec, places: RegionLayout, path: str) -> RegionShape:
    race, power = _middle(places.race), _middle(places.power)
    return RegionShape(
        id=region.id,
        name=region.name,
        terrain=region.terrain,
        symbols=sorted(region.symbols),
        neighbours=list(region.neighbours),
        path=path,
        centre=_middle(places.counter),
        spots=Spots(
            lair=race,
            hole=race,
            fortress=power,
            camp=power,
            hero=power,
            dragon=power,
            price=_middle(places.price),
            name=_middle(places.name),
        ),
    )


def _middle(box: RoundedBox) -> Point:
    return round(box.x, 1), round(box.y, 1)
