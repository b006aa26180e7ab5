"""The sheet a board is drawn on: its styles, the grain of the paper and the frame."""

from __future__ import annotations

from random import Random
from string import Template
from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.glyphs import glyphs
from smallworld.drawing.pen import number

MARGIN: Final = 40
_TERRAINS: Final = ("farmland", "forest", "hill", "mountain", "swamp")
_GRAIN: Final = 160

_STYLE: Final = """
.paper{fill:$paper}.ink{fill:$ink}.shadow{fill:$shade;fill-opacity:.3}
.lighter{fill:#fff8e0}.darker{fill:#5a3f22}.sea .base{fill:$sea}.lake .base{fill:$lake}
.rim,.soil0,.soil1,.soil2,.furrow,.hedge,.bushes,.gap,.shore{fill:none;stroke-linecap:round}
.band1,.band2,.band3,.band4,.line1,.line2,.line3{fill:none;stroke-linejoin:round}
.rim{stroke-opacity:.3}
.soil0,.soil1,.soil2{stroke-width:8}.soil0{stroke:$farmland}
.soil1{stroke:$farmland2}.soil2{stroke:$farmland3}
.furrow{stroke:$furrow;stroke-width:1.5;stroke-opacity:.55}
.hedge{stroke:$hedge;stroke-width:5;stroke-dasharray:.1 6.2}
.bushes{stroke:$tree3;stroke-width:2;stroke-dasharray:.1 6.2}
.gap{stroke:$halo;stroke-width:7}.shore{stroke:$sand;stroke-width:7}
.band1{stroke:$sea2;stroke-opacity:.6}.band2,.band3{stroke:$sea2}.band4{stroke:$sea3}
.line1,.line2,.line3{stroke:$water_ink;stroke-opacity:.75}.line2{stroke-opacity:.5}
.line3{stroke-opacity:.3}
.name{font:italic 600 16px 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;
text-anchor:middle;fill:$ink}.name.water{fill:#12394a}
.around{fill:none;stroke-width:4;stroke-linejoin:round;stroke-opacity:.75}
.title{font:600 20px 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;
text-anchor:middle;letter-spacing:3px;fill:$ink}
.rule{fill:none;stroke:$ink}
"""


def style() -> str:
    """The style sheet, painted from the palette."""
    palette = glyphs().palette
    terrains = "".join(
        f".{name} .base{{fill:{palette[name]}}}.{name} .rim{{stroke:{palette[name + '_rim']}}}"
        f".{name}-name{{stroke:{palette[name + '_calm']}}}"
        for name in _TERRAINS
    )
    return f"<style>{Template(_STYLE).substitute(palette)}{terrains}</style>"


def calm_shades(prefix: str) -> str:
    """For every terrain the light that fades from the middle of a region."""
    return "".join(
        f'<radialGradient id="{prefix}{name}-calm">'
        f'<stop offset=".5" stop-color="{glyphs().palette[name + "_calm"]}" stop-opacity=".9"/>'
        f'<stop offset="1" stop-color="{glyphs().palette[name + "_calm"]}" stop-opacity="0"/>'
        "</radialGradient>"
        for name in _TERRAINS
    )


def grain(prefix: str) -> str:
    """The grain of the paper: a tile of faint specks."""
    random = Random(3)
    specks = "".join(
        f'<circle cx="{random.uniform(2, _GRAIN - 2):.0f}" cy="{random.uniform(2, _GRAIN - 2):.0f}"'
        f' r="{random.uniform(0.4, 1):.1f}" fill="{random.choice(("#fff8e0", "#5a3f22"))}"/>'
        for _ in range(110)
    )
    return (
        f'<pattern id="{prefix}grain" width="{_GRAIN}" height="{_GRAIN}"'
        f' patternUnits="userSpaceOnUse"><g opacity=".22">{specks}</g></pattern>'
    )


def frame(width: float, height: float, title: str) -> str:
    """The paper around the board with a ruled border, and the title below."""
    outer = f"M{-MARGIN}{-MARGIN}h{number(width + 2 * MARGIN)}v{number(height + 2 * MARGIN)}"
    hole = f"M0 0v{number(height)}h{number(width)}v{number(-height)}z"
    parts = [f'<path class="paper" d="{outer}H{-MARGIN}z{hole}"/>']
    for gap, stroke in ((0.0, "2.4"), (4.0, "1"), (8.5, "5"), (13.0, "1"), (17.0, ".8")):
        dashes = ' stroke-dasharray="24"' if stroke == "5" else ""
        place = f'x="{number(-gap)}" y="{number(-gap)}"'
        size = f'width="{number(width + 2 * gap)}" height="{number(height + 2 * gap)}"'
        parts.append(f'<rect class="rule" {place} {size} stroke-width="{stroke}"{dashes}/>')
    parts.append(
        f'<text class="title" x="{number(width / 2)}" y="{number(height + MARGIN - 6)}">'
        f"{escape(title)}</text>"
    )
    return "".join(parts)
