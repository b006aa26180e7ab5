"""Marks of a region: mountain and seals; on a full board also tribe and name."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.layout.board import RegionLayout, Sizes
from smallworld.drawing.layout.geometry import RoundedBox
from smallworld.drawing.layout.grid import QuietArea
from smallworld.drawing.svg.pen import format_number
from smallworld.packs.files.maps.read import RegionSpec

# drawing, scale, width
_MOUNTAIN: Final = ("mountain", 0.72, 56.0)
_TRIBE: Final = ("tribe", 0.6, 44.0)
_SEAL_SCALE: Final = 0.44
_SEAL_WIDTH: Final = 34.0
_ABOVE: Final = 12.0  # pieces are this far above the middle, the name below it
_BELOW: Final = 27.0
_LETTER: Final = 8.4
_SMALLEST_HEIGHT: Final = 36.0
_LARGEST: Final = (58.0, 44.0)


def quiet_middle(region: RegionSpec, x: float, y: float, radius: float) -> QuietArea:
    """Return the free middle for marks and tokens, larger if there is space."""
    pieces = sum(width for _, _, width in _marks_in_row(region)) / 2
    letters = len(region_label(region)) * _LETTER / 2
    wide = max(pieces, letters, min(0.6 * radius, _LARGEST[0])) + 4.0
    high = max(_SMALLEST_HEIGHT, min(0.52 * radius, _LARGEST[1]))
    return QuietArea(x, y, wide, high)


def quiet_around(region: RegionSpec, places: RegionLayout, sizes: Sizes) -> QuietArea:
    """Return the free middle for the page's counters, and boxes that must stay free.

    Pieces may cover trees, but in the sea they would hide the few ornaments.
    """
    kept = [places.name, *places.seals]
    if region.is_water:
        kept += [places.price, places.power, places.race]
    if places.mountain is not None:
        kept.append(places.mountain)
    x, y = places.counter.x, places.counter.y
    return QuietArea(x, y, 0.86 * sizes.counter, 0.78 * sizes.counter, tuple(kept))


def bare_marks_svg(region: RegionSpec, places: RegionLayout, sizes: Sizes, prefix: str) -> str:
    """Return the mountain and the seals of a bare board."""
    parts: list[str] = []
    if places.mountain is not None:
        parts.append(_piece("mountain", places.mountain, sizes.mountain / 36, prefix))
    for symbol, place in zip(sorted(region.symbols), places.seals, strict=True):
        parts.append(_piece(symbol, place, sizes.seal / 32, prefix))
    return "".join(parts)


def _piece(name: str, place: RoundedBox, scale: float, prefix: str) -> str:
    where = f"translate({format_number(place.x)} {format_number(place.y)})scale({scale:.3f})"
    return f'<use href="#{prefix}{name}" transform="{where}"/>'


def region_label(region: RegionSpec) -> str:
    """Return number and name."""
    return f"{region.id} {region.name}"


def _marks_in_row(region: RegionSpec) -> list[tuple[str, float, float]]:
    row: list[tuple[str, float, float]] = []
    if region.terrain == "mountain":
        row.append(_MOUNTAIN)
    if region.tribe:
        row.append(_TRIBE)
    return row + [(symbol, _SEAL_SCALE, _SEAL_WIDTH) for symbol in sorted(region.symbols)]


def marks_svg(region: RegionSpec, quiet: QuietArea, prefix: str) -> str:
    """Return pieces and seals side by side, with number and name below."""
    row = _marks_in_row(region)
    left = quiet.x - sum(width for _, _, width in row) / 2
    parts: list[str] = []
    for name, scale, width in row:
        x, y = format_number(left + width / 2), format_number(quiet.y - _ABOVE)
        place = f"translate({x} {y})scale({scale})"
        parts.append(f'<use href="#{prefix}{name}" transform="{place}"/>')
        left += width
    baseline = format_number(quiet.y + (_BELOW if row else 5.0))
    place = f'x="{format_number(quiet.x)}" y="{baseline}"'
    text = escape(region_label(region))
    if not region.is_water:  # a light outline keeps the name readable on any texture
        around = f"name around {region.terrain}-name"
        parts.append(f'<text class="{around}" aria-hidden="true" {place}>{text}</text>')
    kind = "name water" if region.is_water else "name"
    parts.append(f'<text class="{kind}" {place}>{text}</text>')
    return f'<g data-marks="{region.id}">{"".join(parts)}</g>'
