"""The sheet a board is drawn on: its styles, the grain of the paper, candlelight and the frame."""

from __future__ import annotations

from random import Random
from string import Template
from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.svg.glyphs import Theme, glyphs
from smallworld.drawing.svg.pen import number

MARGIN: Final = 40  # with a title below the board
BARE_MARGIN: Final = 26
_TERRAINS: Final = ("farmland", "forest", "hill", "mountain", "swamp")
_GRAIN: Final = 160
_RULES: Final = ((0.0, "2.4"), (3.0, "1.2"), (7.0, "5"), (11.0, "1.2"), (16.0, ".8"))
_DASHED: Final = 7.0
_DASH: Final = 30.0

# One rule a line.
_STYLE: Final = """
.rim,.soil0,.soil1,.soil2,.furrow,.hedge,.bushes{fill:none;stroke-linecap:round}
.gap,.shore,.ink,.swell,.band,.line,.sands{fill:none;stroke-linejoin:round;stroke-linecap:round}
.paper{fill:$paper}
.shadow{fill:$shade;fill-opacity:.3}
.lighter{fill:$lift}
.darker{fill:$sink}
.sea{fill:$sea}
.lake{fill:$lake}
.rim{stroke-opacity:.34}
.soil0,.soil1,.soil2{stroke-width:8}
.soil0{stroke:$farmland}
.soil1{stroke:$farmland2}
.soil2{stroke:$farmland3}
.furrow{stroke:$furrow;stroke-width:1.5;stroke-opacity:.55}
.hedge{stroke:$ink;stroke-width:7;stroke-dasharray:.1 6.2}
.bushes{stroke:$hedge;stroke-width:5;stroke-dasharray:.1 6.2}
.leaves{fill:none;stroke:$tree3;stroke-width:2;stroke-linecap:round;stroke-dasharray:.1 6.2}
.gap{stroke:$halo;stroke-width:7.5}
.shore{stroke:$sand;stroke-width:7}
.ink{stroke:$ink;stroke-width:2.1}
.swell{stroke:$ink;stroke-width:3.1;stroke-dasharray:29 41 13 23 47 31}
.band{stroke:$sea2}
.sands{stroke:$sea3}
.line{stroke:$water_ink}
.rhumb{stroke:$water_ink;stroke-opacity:.3}
.name{font:italic 600 16px 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif}
.name{text-anchor:middle;fill:$name}
.water{fill:$water_name}
.around{fill:none;stroke-width:4;stroke-linejoin:round;stroke-opacity:.75}
.title{font:600 20px 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif}
.title{text-anchor:middle;letter-spacing:3px;fill:$name}
.rule{fill:none;stroke:$rule}
.stud{fill:$roof}
"""


def style(root: str, theme: Theme) -> str:
    """The style sheet of the element called ``root``, painted from the palette."""
    palette = glyphs(theme).palette
    terrains = "".join(
        f".{name}{{fill:{palette[name]}}}\n.{name}-rim{{stroke:{palette[name + '_rim']}}}\n"
        f".{name}-calm{{fill:{palette[name + '_calm']};stroke:{palette[name + '_calm']}}}\n"
        f".{name}-name{{stroke:{palette[name + '_calm']}}}\n"
        for name in _TERRAINS
    )
    rules = (Template(_STYLE).substitute(palette) + terrains).split("\n")
    return f"<style>{''.join(_within(root, rule) for rule in rules if rule)}</style>"


def _within(root: str, rule: str) -> str:
    """A rule that leaves the rest of a page alone when the drawing is put into it."""
    selectors, _, declarations = rule.partition("{")
    return ",".join(f"#{root} {one}" for one in selectors.split(",")) + "{" + declarations


def grain(prefix: str) -> str:
    """The grain of the paper: a tile of faint specks."""
    random = Random(3)
    specks = "".join(
        f'<circle cx="{random.uniform(2, _GRAIN - 2):.0f}" cy="{random.uniform(2, _GRAIN - 2):.0f}"'
        f' r="{random.uniform(0.4, 1):.1f}" class="{random.choice(("lighter", "darker"))}"/>'
        for _ in range(110)
    )
    return (
        f'<pattern id="{prefix}grain" width="{_GRAIN}" height="{_GRAIN}"'
        f' patternUnits="userSpaceOnUse"><g opacity=".22">{specks}</g></pattern>'
    )


def brushes(prefix: str) -> str:
    """Two bundles of dry strokes, a light and a dark one."""
    random = Random(5)
    return "".join(
        f'<g id="{prefix}brush{place}" fill="none" stroke-linecap="round"'
        f' stroke="{colour}" opacity="{opacity}">'
        + "".join(
            f'<path d="M{random.uniform(-70, -40):.0f} {6 * row}q{random.uniform(30, 60):.0f}'
            f" {random.uniform(-9, -3):.0f} {random.uniform(90, 140):.0f}"
            f' {random.uniform(-3, 3):.0f}" stroke-width="{random.uniform(3, 7):.1f}"/>'
            for row in range(4)
        )
        + "</g>"
        for place, (colour, opacity) in enumerate((("#fff3d0", ".14"), ("#3a2510", ".06")))
    )


def light(prefix: str) -> str:
    """Candlelight over the whole board: a warm middle and dark corners."""
    stops = ((0, "#ffb45a", ".16"), (0.5, "#3a1c08", ".05"), (1, "#050203", ".5"))
    return (
        f'<radialGradient id="{prefix}light" cx=".5" cy=".45" r=".78">'
        + "".join(
            f'<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>'
            for offset, colour, opacity in stops
        )
        + "</radialGradient>"
    )


def frame(width: float, height: float, margin: float) -> str:
    """The paper around the board, a ruled border with a scale, and a stud in every corner."""
    outer = f"M{-margin}{-margin}h{number(width + 2 * margin)}v{number(height + 2 * margin)}"
    hole = f"M0 0v{number(height)}h{number(width)}v{number(-height)}z"
    parts = [f'<path class="paper" d="{outer}H{-margin}z{hole}"/>']
    for gap, stroke in _RULES:
        place = f'x="{number(-gap)}" y="{number(-gap)}"'
        size = f'width="{number(width + 2 * gap)}" height="{number(height + 2 * gap)}"'
        if gap == _DASHED:
            parts.append(_scale(width, height, gap, stroke))
        else:
            parts.append(f'<rect class="rule" {place} {size} stroke-width="{stroke}"/>')
    for x in (-_DASHED, width + _DASHED):
        for y in (-_DASHED, height + _DASHED):
            place = f'cx="{number(x)}" cy="{number(y)}"'
            parts.append(f'<circle {place} r="10" class="paper"/>')
            parts.append(f'<circle {place} r="8" class="rule" stroke-width="1.6"/>')
            parts.append(f'<circle {place} r="3.4" class="stud"/>')
    return "".join(parts)


def _scale(width: float, height: float, gap: float, stroke: str) -> str:
    """The four sides in black and white, each with a whole number of dashes."""
    parts = []
    for length, direction, lines in (
        (width, "h", ((0.0, -gap), (0.0, height + gap))),
        (height, "v", ((-gap, 0.0), (width + gap, 0.0))),
    ):
        dash = length / (2 * round(length / _DASH / 2) + 1)
        path = "".join(f"M{number(x)} {number(y)}{direction}{number(length)}" for x, y in lines)
        dashes = f'stroke-dasharray="{dash:.3f}"'
        parts.append(f'<path class="rule" d="{path}" stroke-width="{stroke}" {dashes}/>')
    return "".join(parts)


def heading(width: float, height: float, title: str) -> str:
    """The title below the board."""
    place = f'x="{number(width / 2)}" y="{number(height + MARGIN - 6)}"'
    return f'<text class="title" {place}>{escape(title)}</text>'
