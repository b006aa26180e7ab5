"""The small drawings of ``glyphs.toml``: textures of the land, pieces, seals and a ship."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Template


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
def glyphs() -> Glyphs:
    """Read the drawings once and put the colours in."""
    table = tomllib.loads((files("smallworld.drawing") / "glyphs.toml").read_text("utf-8"))
    palette: dict[str, str] = table["palette"]

    def painted(drawing: str) -> str:
        return Template(drawing).substitute(palette).replace("\n", "")

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
