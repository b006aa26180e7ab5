"""Ornaments of the sea: one compass rose, one serpent and one ship, if they fit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from smallworld.drawing.layout.grid import RegionGround
from smallworld.drawing.svg.terrain import SCALES, PlacedDrawing, fits, keeps_distance

_ORNAMENTS: Final = ("rose", "serpent", "ship")
_MARGIN: Final = 16.0  # to the coast
_GAP: Final = 100.0
_TRIES: Final = 400
_SIZES: Final = (3, 1, 0)  # smaller where the sea is narrow
# Sixteen directions, rounded: near enough to the unit circle for lines.
_COURSES: Final = tuple(
    (x * right, y * down)
    for x, y in ((1, 0), (0.92, 0.38), (0.71, 0.71), (0.38, 0.92), (0, 1))
    for right in (1, -1)
    for down in (1, -1)
    if (x or right == 1) and (y or down == 1)
)


def place_ornaments(seas: Mapping[int, RegionGround]) -> dict[int, list[PlacedDrawing]]:
    """Return the ornaments of every sea; the largest seas are filled first."""
    found: dict[int, list[PlacedDrawing]] = {region: [] for region in seas}
    order = sorted(seas, key=lambda region: -seas[region].extent)
    for name in _ORNAMENTS:
        for region in order:
            placed = _find_place(seas[region], name, found[region])
            if placed is not None:
                found[region].append(placed)
                order = [*order[1:], order[0]]  # try the next sea first for the next ornament
                break
    return found


def _find_place(sea: RegionGround, name: str, others: list[PlacedDrawing]) -> PlacedDrawing | None:
    for size in _SIZES:
        for _ in range(_TRIES):
            tried = PlacedDrawing(name, *sea.random_point(), size)
            if not fits(sea, tried, _MARGIN * SCALES[size]):
                continue
            if keeps_distance(tried, others, _GAP, 1.0):
                return tried
    return None


def rhumb_lines(placed: list[PlacedDrawing], outline: str) -> str:
    """Return faint lines from the rose in sixteen directions, clipped to its sea."""
    rose = next((one for one in placed if one.name == "rose"), None)
    if rose is None:
        return ""
    lines = "".join(
        f"M{50 * x:.0f} {50 * y:.0f}L{1600 * x:.0f} {1600 * y:.0f}" for x, y in _COURSES
    )
    place = f'transform="translate({rose.x:.0f} {rose.y:.0f})"'
    return f'<g clip-path="url(#{outline}-clip)"><path class="rhumb" {place} d="{lines}"/></g>'
