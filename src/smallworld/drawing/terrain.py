"""What covers a region: drawings of trees, peaks or reeds, scattered where there is room."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from smallworld.drawing.glyphs import Texture, glyphs
from smallworld.drawing.room import Ground


@dataclass(frozen=True)
class Pass:
    """One round of scattering: which drawings, how far apart, in which sizes."""

    names: tuple[str, ...]
    gap: float
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Cover:
    """How a terrain is covered: passes from large to small, and the margin to the border.

    ``overlap`` is the part of two drawings' widths that must lie between them.
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
            Pass(("pool",), 48, (1, 2, 3, 4)),
            Pass(("reeds",), 23, (1, 2, 3, 4)),
            Pass(("mud",), 19, (2, 3, 4)),
        ),
    ),
    "farmland": Cover(
        2.0, 0.95, (Pass(("farm",), 400, (2, 3, 4)), Pass(("stack", "elm", "stack"), 62, (1, 2, 3)))
    ),
    "sea": Cover(
        26.0,
        0.95,
        (
            Pass(("ship",), 600, (3, 4)),
            Pass(("swell",), 66, (2, 3, 4)),
            Pass(("wave",), 46, (2, 3, 4)),
        ),
    ),
    "lake": Cover(24.0, 0.95, (Pass(("ripple",), 42, (2, 3, 4)), Pass(("ring",), 28, (2, 3, 4)))),
}
_FLATTENED: Final = 1.45  # rows stand closer together than columns, as seen from a height


@dataclass(frozen=True)
class Placed:
    """A drawing and where it stands."""

    name: str
    x: float
    y: float
    size: int  # its place in SCALES

    @property
    def scale(self) -> float:
        return SCALES[self.size]


def scattered(ground: Ground, terrain: str) -> list[Placed]:
    """Drawings spread over a region, from back to front."""
    cover = COVERS[terrain]
    placed: list[Placed] = []
    for one in cover.passes:
        for _ in range(int(160 + 5 * ground.extent / one.gap**2)):
            found = _candidate(ground, one)
            if _fits(ground, found, cover.margin) and _has_distance(found, placed, one, cover):
                placed.append(found)
    return sorted(placed, key=lambda drawing: drawing.y)


def _candidate(ground: Ground, one: Pass) -> Placed:
    x, y = ground.somewhere()
    return Placed(ground.random.choice(one.names), x, y, ground.random.choice(one.sizes))


def _texture(drawing: Placed) -> Texture:
    return glyphs().textures[drawing.name]


def _fits(ground: Ground, drawing: Placed, margin: float) -> bool:
    """Whether the corners of a drawing stand on free ground of its region."""
    texture, scale = _texture(drawing), drawing.scale
    half, above, below = texture.half_width * scale, texture.above * scale, texture.below * scale
    corners = (
        (-half, below),
        (half, below),
        (0.0, -above / 2),
        (-half * 0.4, -above),
        (half * 0.4, -above),
    )
    return all(ground.is_free(drawing.x + x, drawing.y + y, margin) for x, y in corners)


def _has_distance(drawing: Placed, placed: list[Placed], one: Pass, cover: Cover) -> bool:
    reach = _texture(drawing).half_width * drawing.scale
    for other in placed:
        other_reach = _texture(other).half_width * other.scale
        apart = math.hypot(drawing.x - other.x, (drawing.y - other.y) * _FLATTENED)
        if apart < max(one.gap, (reach + other_reach) * cover.overlap):
            return False
    return True
