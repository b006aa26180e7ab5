"""Scatter drawings of trees, peaks, reeds or waves over a region."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from smallworld.drawing.layout.geometry import RoundedBox, rounded_size
from smallworld.drawing.layout.grid import RegionGround
from smallworld.drawing.svg.glyphs import Texture, load_glyphs


@dataclass(frozen=True)
class Pass:
    """One pass of scattering: which drawings, their distance, their sizes."""

    names: tuple[str, ...]
    gap: float
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Cover:
    """How a terrain is covered: passes from large to small, and the margin to the border.

    ``overlap`` is the share of two drawings' widths that must lie between them.
    """

    margin: float
    overlap: float
    passes: tuple[Pass, ...]


SCALES: Final = (0.7, 0.8, 0.9, 1.0, 1.1)

COVERS: Final[dict[str, Cover]] = {
    "forest": Cover(
        2.0,
        0.62,
        (Pass(("oak", "oak", "pine", "elm"), 20, (2, 3, 4)), Pass(("elm", "pine"), 14, (0, 1, 2))),
    ),
    "hill": Cover(
        2.0,
        0.62,
        (
            Pass(("sheep", "sheep", "sheep", "stones"), 110, (2, 3, 4)),
            Pass(("knoll",), 42, (1, 2, 3, 4)),
            Pass(("mound",), 27, (1, 2, 3)),
            Pass(("grass",), 19, (1, 2, 3, 4)),
        ),
    ),
    "mountain": Cover(
        2.0,
        0.62,
        (
            Pass(("peak",), 36, (0, 1, 2, 3)),
            Pass(("crag",), 24, (0, 1, 2, 3)),
            Pass(("scree",), 22, (1, 2, 3, 4)),
        ),
    ),
    "swamp": Cover(
        2.0,
        0.95,
        (
            Pass(("bog", "pool"), 46, (1, 2, 3, 4)),
            Pass(("snag",), 90, (2, 3, 4)),
            Pass(("reeds",), 23, (1, 2, 3, 4)),
            Pass(("mud",), 19, (2, 3, 4)),
        ),
    ),
    "farmland": Cover(
        2.0,
        0.95,
        (Pass(("farm", "mill"), 400, (2, 3, 4)), Pass(("stack", "elm", "stack"), 62, (1, 2, 3))),
    ),
    "sea": Cover(
        26.0,
        0.95,
        (
            Pass(("swell",), 66, (2, 3, 4)),
            Pass(("wave",), 46, (2, 3, 4)),
        ),
    ),
    "lake": Cover(24.0, 0.95, (Pass(("ripple",), 42, (2, 3, 4)), Pass(("ring",), 28, (2, 3, 4)))),
}
_LARGEST_EXTENT: Final = 250_000  # more than any region of the box has
_FLATTENED: Final = 1.45  # vertical distances count more: the board is seen at an angle


@dataclass(frozen=True)
class PlacedDrawing:
    """A drawing at a position."""

    name: str
    x: float
    y: float
    size: int  # index in SCALES

    @property
    def scale(self) -> float:
        """Return the scale of the drawing."""
        return SCALES[self.size]


def scatter(
    ground: RegionGround, terrain: str, already: Sequence[PlacedDrawing] = ()
) -> list[PlacedDrawing]:
    """Scatter drawings over a region around ``already``; return them back to front."""
    cover = COVERS[terrain]
    placed = list(already)
    extent = min(ground.extent, _LARGEST_EXTENT)
    for one in cover.passes:
        for _ in range(int(160 + 5 * extent / one.gap**2)):
            x, y = ground.random_point()
            if not ground.is_free(x, y, cover.margin):  # cheap test that rejects most
                continue
            found = PlacedDrawing(
                ground.random.choice(one.names), x, y, ground.random.choice(one.sizes)
            )
            if fits(ground, found, cover.margin):
                if keeps_distance(found, placed, one.gap, cover.overlap):
                    placed.append(found)
    return sorted(placed, key=lambda drawing: drawing.y)


def _texture(drawing: PlacedDrawing) -> Texture:
    return load_glyphs().textures[drawing.name]


def fits(ground: RegionGround, drawing: PlacedDrawing, margin: float) -> bool:
    """Return True if all corners of a drawing stand on free ground of its region."""
    texture, scale = _texture(drawing), drawing.scale
    half, above, below = texture.half_width * scale, texture.above * scale, texture.below * scale
    corners = (
        (-half, below),
        (half, below),
        (0.0, -above / 2),
        (-half * 0.4, -above),
        (half * 0.4, -above),
    )
    if not all(ground.is_free(drawing.x + x, drawing.y + y, margin) for x, y in corners):
        return False
    body = rounded_size(0.85 * half, (above + below) / 2, 0.0)
    return ground.is_clear(RoundedBox(drawing.x, drawing.y + (below - above) / 2, body))


def keeps_distance(
    drawing: PlacedDrawing, placed: list[PlacedDrawing], gap: float, overlap: float
) -> bool:
    """Return True if a drawing keeps ``gap`` and overlaps no other too much."""
    reach = _texture(drawing).half_width * drawing.scale
    for other in placed:
        other_reach = _texture(other).half_width * other.scale
        apart = math.hypot(drawing.x - other.x, (drawing.y - other.y) * _FLATTENED)
        if apart < max(gap, (reach + other_reach) * overlap):
            return False
    return True
