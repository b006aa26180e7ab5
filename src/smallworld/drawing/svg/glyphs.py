"""The small drawings of ``glyphs.toml``: textures of the land, pieces, seals, ornaments of the sea.

They are painted with the palette of a theme: paper by day, or the same atlas by candlelight.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Template
from typing import Final, Literal

Theme = Literal["day", "candle"]
THEMES: Final[tuple[Theme, ...]] = ("day", "candle")

# As attributes: rules of a style sheet that look at ancestors do not reach into a <use>.
_LINES: Final = {
    "edged": 'stroke="$ink" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"',
    "stroked": 'fill="none" stroke-linecap="round" stroke-linejoin="round"',
}


@dataclass(frozen=True)
class Texture:
    """A drawing to scatter over a terrain, and the room it takes around its base."""

    half_width: float
    above: float
    below: float
    drawing: str


@dataclass(frozen=True)
class Glyphs:
    """All drawings, painted, and the palette they are painted with."""

    palette: dict[str, str]
    textures: dict[str, Texture]
    pieces: dict[str, str]


@cache
def glyphs(theme: Theme = "day") -> Glyphs:
    """Read the drawings once and put the colours in."""
    table = tomllib.loads((files("smallworld.drawing.svg") / "glyphs.toml").read_text("utf-8"))
    palette: dict[str, str] = table["palette"][theme]

    def painted(drawing: str) -> str:
        lined = Template(drawing).safe_substitute(_LINES)
        return Template(lined).substitute(palette).replace("\n", "")

    return Glyphs(
        palette=palette,
        textures={
            name: _texture(entry["room"], painted(entry["drawing"]))
            for name, entry in table["textures"].items()
        },
        pieces={name: painted(drawing) for name, drawing in table["pieces"].items()},
    )


def _texture(room: list[float], drawing: str) -> Texture:
    half_width, above, below = room
    return Texture(half_width, above, below, drawing)
