"""Load the small drawings of ``glyphs.toml``: textures, pieces, seals, sea ornaments.

Their colours come from the palette of a theme: light paper (day) or dark (candle).
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

# Attributes, because style rules with ancestors do not apply inside a <use>.
_LINES: Final = {
    "edged": 'stroke="$ink" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"',
    "stroked": 'fill="none" stroke-linecap="round" stroke-linejoin="round"',
}


@dataclass(frozen=True)
class Texture:
    """A drawing to scatter over a terrain, and the space it takes around its base."""

    half_width: float
    above: float
    below: float
    drawing: str


@dataclass(frozen=True)
class Glyphs:
    """All drawings with their colours, and the palette."""

    palette: dict[str, str]
    textures: dict[str, Texture]
    pieces: dict[str, str]


@cache
def load_glyphs(theme: Theme = "day") -> Glyphs:
    """Read the drawings once per theme and fill in the colours."""
    table = tomllib.loads((files("smallworld.drawing.svg") / "glyphs.toml").read_text("utf-8"))
    palette: dict[str, str] = table["palette"][theme]

    def with_colours(drawing: str) -> str:
        lined = Template(drawing).safe_substitute(_LINES)
        return Template(lined).substitute(palette).replace("\n", "")

    return Glyphs(
        palette=palette,
        textures={
            name: _texture(entry["room"], with_colours(entry["drawing"]))
            for name, entry in table["textures"].items()
        },
        pieces={name: with_colours(drawing) for name, drawing in table["pieces"].items()},
    )


def _texture(room: list[float], drawing: str) -> Texture:
    half_width, above, below = room
    return Texture(half_width, above, below, drawing)
