"""The sheet of a board: style sheet, paper grain, candlelight and frame."""

from __future__ import annotations

from random import Random
from string import Template
from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.svg.glyphs import Theme, load_glyphs
from smallworld.drawing.svg.pen import format_number

MARGIN: Final = 40  # includes the title below the board
BARE_MARGIN: Final = 26
_TERRAINS: Final = ("farmland", "forest", "hill", "mountain", "swamp")
_GRAIN: Final = 160
_RULES: Final = ((0.0, "2.4"), (3.0, "1.2"), (7.0, "5"), (11.0, "1.2"), (16.0, ".8"))
_DASHED: Final = 7.0
_DASH: Final = 30.0

# One rule per line.
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


def style_sheet(root: str, theme: Theme) -> str:
    """Return the style sheet of the element ``root`` with the colours of the theme."""
    palette = load_glyphs(theme).palette
    terrains = "".join(
        f".{name}{{fill:{palette[name]}}}\n.{name}-rim{{stroke:{palette[name + '_rim']}}}\n"
        f".{name}-calm{{fill:{palette[name + '_calm']};stroke:{palette[name + '_calm']}}}\n"
        f".{name}-name{{stroke:{palette[name + '_calm']}}}\n"
        for name in _TERRAINS
    )
    rules = (Template(_STYLE).substitute(palette) + terrains).split("\n")
    return f"<style>{''.join(_scoped(root, rule) for rule in rules if rule)}</style>"


def _scoped(root: str, rule: str) -> str:
    """Limit a rule to ``root``, so that it does not affect the rest of a page."""
    selectors, _, declarations = rule.partition("{")
    return ",".join(f"#{root} {one}" for one in selectors.split(",")) + "{" + declarations


def paper_grain(prefix: str) -> str:
    """Return the paper grain: a pattern of faint specks."""
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


def brush_strokes(prefix: str) -> str:
    """Return two bundles of dry strokes, a light and a dark one."""
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


def candlelight(prefix: str) -> str:
    """Return a gradient over the whole board: warm middle, dark corners."""
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
    """Return the paper around the board, a ruled border with a scale, and corner studs."""
    across, down = format_number(width + 2 * margin), format_number(height + 2 * margin)
    outer = f"M{-margin}{-margin}h{across}v{down}"
    hole = f"M0 0v{format_number(height)}h{format_number(width)}v{format_number(-height)}z"
    parts = [f'<path class="paper" d="{outer}H{-margin}z{hole}"/>']
    for gap, stroke in _RULES:
        place = f'x="{format_number(-gap)}" y="{format_number(-gap)}"'
        size = (
            f'width="{format_number(width + 2 * gap)}" height="{format_number(height + 2 * gap)}"'
        )
        if gap == _DASHED:
            parts.append(_scale(width, height, gap, stroke))
        else:
            parts.append(f'<rect class="rule" {place} {size} stroke-width="{stroke}"/>')
    for x in (-_DASHED, width + _DASHED):
        for y in (-_DASHED, height + _DASHED):
            place = f'cx="{format_number(x)}" cy="{format_number(y)}"'
            parts.append(f'<circle {place} r="10" class="paper"/>')
            parts.append(f'<circle {place} r="8" class="rule" stroke-width="1.6"/>')
            parts.append(f'<circle {place} r="3.4" class="stud"/>')
    return "".join(parts)


def _scale(width: float, height: float, gap: float, stroke: str) -> str:
    """Return the four sides as black and white dashes, a whole number per side."""
    parts = []
    for length, direction, lines in (
        (width, "h", ((0.0, -gap), (0.0, height + gap))),
        (height, "v", ((-gap, 0.0), (width + gap, 0.0))),
    ):
        dash = length / (2 * round(length / _DASH / 2) + 1)
        path = "".join(
            f"M{format_number(x)} {format_number(y)}{direction}{format_number(length)}"
            for x, y in lines
        )
        dashes = f'stroke-dasharray="{dash:.3f}"'
        parts.append(f'<path class="rule" d="{path}" stroke-width="{stroke}" {dashes}/>')
    return "".join(parts)


def heading(width: float, height: float, title: str) -> str:
    """Return the title below the board."""
    place = f'x="{format_number(width / 2)}" y="{format_number(height + MARGIN - 6)}"'
    return f'<text class="title" {place}>{escape(title)}</text>'
