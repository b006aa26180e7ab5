"""What is printed on a region: mountain and seals, in a whole picture also tribe and name."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.layout.board import Arrangement, Sizes
from smallworld.drawing.layout.geometry import Box
from smallworld.drawing.layout.grid import Calm
from smallworld.drawing.svg.pen import number
from smallworld.packs.files.maps.read import RegionSpec

# name of the drawing: its size against the drawing, and the width it takes
_MOUNTAIN: Final = ("mountain", 0.72, 56.0)
_TRIBE: Final = ("tribe", 0.6, 44.0)
_SEAL_SCALE: Final = 0.44
_SEAL_WIDTH: Final = 34.0
_ABOVE: Final = 12.0  # pieces stand this far above the middle, the name below it
_BELOW: Final = 27.0
_LETTER: Final = 8.4
_SMALLEST_HEIGHT: Final = 36.0
_LARGEST: Final = (58.0, 44.0)


def calm_middle(region: RegionSpec, x: float, y: float, radius: float) -> Calm:
    """The middle kept free for marks and tokens: as large as they need, larger if there is room."""
    pieces = sum(width for _, _, width in _row(region)) / 2
    letters = len(name_of(region)) * _LETTER / 2
    wide = max(pieces, letters, min(0.6 * radius, _LARGEST[0])) + 4.0
    high = max(_SMALLEST_HEIGHT, min(0.52 * radius, _LARGEST[1]))
    return Calm(x, y, wide, high)


def calm_around(region: RegionSpec, places: Arrangement, sizes: Sizes) -> Calm:
    """The middle kept free where a page lays counters, and what else must not be covered.

    Pieces may lie on trees, but in the sea they would hide its few ornaments.
    """
    kept = [places.name, *places.seals]
    if region.is_water:
        kept += [places.price, places.power, places.race]
    if places.mountain is not None:
        kept.append(places.mountain)
    x, y = places.counter.x, places.counter.y
    return Calm(x, y, 0.86 * sizes.counter, 0.78 * sizes.counter, tuple(kept))


def printed(region: RegionSpec, places: Arrangement, sizes: Sizes, prefix: str) -> str:
    """The mountain and the seals of a bare board."""
    parts: list[str] = []
    if places.mountain is not None:
        parts.append(_piece("mountain", places.mountain, sizes.mountain / 36, prefix))
    for symbol, place in zip(sorted(region.symbols), places.seals, strict=True):
        parts.append(_piece(symbol, place, sizes.seal / 32, prefix))
    return "".join(parts)


def _piece(name: str, place: Box, scale: float, prefix: str) -> str:
    where = f"translate({number(place.x)} {number(place.y)})scale({scale:.3f})"
    return f'<use href="#{prefix}{name}" transform="{where}"/>'


def name_of(region: RegionSpec) -> str:
    """Number and name."""
    return f"{region.id} {region.name}"


def _row(region: RegionSpec) -> list[tuple[str, float, float]]:
    row: list[tuple[str, float, float]] = []
    if region.terrain == "mountain":
        row.append(_MOUNTAIN)
    if region.tribe:
        row.append(_TRIBE)
    return row + [(symbol, _SEAL_SCALE, _SEAL_WIDTH) for symbol in sorted(region.symbols)]


def marks(region: RegionSpec, calm: Calm, prefix: str) -> str:
    """Pieces and seals side by side, number and name below them."""
    row = _row(region)
    left = calm.x - sum(width for _, _, width in row) / 2
    parts: list[str] = []
    for name, scale, width in row:
        x, y = number(left + width / 2), number(calm.y - _ABOVE)
        place = f"translate({x} {y})scale({scale})"
        parts.append(f'<use href="#{prefix}{name}" transform="{place}"/>')
        left += width
    baseline = number(calm.y + (_BELOW if row else 5.0))
    place = f'x="{number(calm.x)}" y="{baseline}"'
    text = escape(name_of(region))
    if not region.is_water:  # a light edge, so that a name stays readable on any texture
        around = f"name around {region.terrain}-name"
        parts.append(f'<text class="{around}" aria-hidden="true" {place}>{text}</text>')
    kind = "name water" if region.is_water else "name"
    parts.append(f'<text class="{kind}" {place}>{text}</text>')
    return f'<g data-marks="{region.id}">{"".join(parts)}</g>'
