"""A board as one self-contained SVG: an empty map in the manner of a storybook atlas.

Painter's order: sea and shallows, the land's shadow, every region with its texture, the
ink of the borders, then what stands on it. Ids carry the map's name and styles are bound
to the root, so several boards can share a page. The *bare* board is the printed one alone,
with mountains and seals but without tribes and names: a page lays those and all counters
on top, at the places of ``shapes.board_shapes``.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from random import Random
from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.layout.board import layout
from smallworld.drawing.layout.grid import Calm, Ground, Rooms
from smallworld.drawing.svg.glyphs import Texture, Theme, glyphs
from smallworld.drawing.svg.land import countryside, drawings, shades
from smallworld.drawing.svg.marks import calm_around, calm_middle, marks, name_of, printed
from smallworld.drawing.svg.ornaments import ornaments, rhumb_lines
from smallworld.drawing.svg.pen import Pen, number, outline_path
from smallworld.drawing.svg.sheet import BARE_MARGIN, MARGIN, brushes, frame, grain, heading, light
from smallworld.drawing.svg.sheet import style as style_sheet
from smallworld.drawing.svg.terrain import SCALES, scattered
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec, RegionSpec

# Along the coast, ever narrower, one stroke upon the other: width, class, opacity.
_COAST: Final = (
    (64, "band", ".55"),
    (46, "line", ".22"),
    (43.4, "band", "1"),
    (30, "line", ".38"),
    (27.4, "band", "1"),
    (16, "line", ".6"),
    (13.4, "sands", "1"),
)


def board_svg(
    spec: MapSpec, outlines: Outlines, *, bare: bool = False, theme: Theme = "day"
) -> str:
    """The empty board of ``spec`` as SVG text, the same every time."""
    return _Picture(spec, outlines, bare, theme).text()


class _Picture:
    """One board on its way to paper."""

    def __init__(self, spec: MapSpec, outlines: Outlines, bare: bool, theme: Theme) -> None:
        self._spec = spec
        self._outlines = outlines
        self._theme: Theme = theme
        self._rooms = Rooms(outlines)
        self._layout = layout(spec, outlines, self._rooms) if bare else None
        self._margin = BARE_MARGIN if bare else MARGIN
        self._seed = zlib.crc32(spec.id.encode()) & 0xFFFF
        self._prefix = re.sub(r"[^a-z0-9]+", "-", spec.id.lower()) + "-"
        if theme != "day":
            self._prefix += f"{theme}-"
        self._land = [region for region in spec.regions if not region.is_water]
        self._water = [region for region in spec.regions if region.is_water]

    def text(self) -> str:
        width = number(self._outlines.width + 2 * self._margin)
        height = number(self._outlines.height + 2 * self._margin)
        corner = f"{-self._margin} {-self._margin}"
        root = f"{self._prefix}board"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{root}" width="{width}"'
            f' height="{height}" viewBox="{corner} {width} {height}" role="img">',
            f"<title>{escape(self._spec.id)}</title>{style_sheet(root, self._theme)}",
            f"<defs>{self._definitions()}</defs>",
            *self._regions(),
            self._ink(),
            self._over(f"{self._prefix}grain"),
            *self._marks(),
            self._over(f"{self._prefix}light") if self._theme == "candle" else "",
            frame(self._outlines.width, self._outlines.height, self._margin),
            "" if self._layout else self._heading(),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _heading(self) -> str:
        return heading(self._outlines.width, self._outlines.height, self._spec.id)

    def _over(self, paint: str) -> str:
        size = f'width="{number(self._outlines.width)}" height="{number(self._outlines.height)}"'
        return f'<rect {size} fill="url(#{paint})"/>'

    def _definitions(self) -> str:
        drawn = glyphs(self._theme)
        pieces = {n: art for n, art in drawn.pieces.items() if n != "tribe" or not self._layout}
        shapes = "".join(f'<use href="#{self._prefix}{region.id}"/>' for region in self._land)
        return "".join(
            [
                *(f'<g id="{self._prefix}{name}">{art}</g>' for name, art in pieces.items()),
                *(self._sizes(name, texture) for name, texture in drawn.textures.items()),
                *(self._outline(region) for region in self._spec.regions),
                f'<g id="{self._prefix}land">{shapes}</g>',
                f'<path id="{self._prefix}coast" d="{self._coast()}"/>',
                brushes(self._prefix),
                grain(self._prefix),
                light(self._prefix) if self._theme == "candle" else "",
            ]
        )

    def _sizes(self, name: str, texture: Texture) -> str:
        """A texture drawing in all the sizes it is scattered in.

        Each is written out: browsers spend time on every element they show, and hundreds of
        these are shown; a size that only refers to another would cost two elements more.
        """
        return "".join(
            _with(f'id="{self._prefix}{name}{size}" transform="scale({scale})"', texture.drawing)
            for size, scale in enumerate(SCALES)
        )

    def _outline(self, region: RegionSpec) -> str:
        name = f"{self._prefix}{region.id}"
        return (
            f'<path id="{name}" d="{outline_path(self._outlines, region.id)}"/>'
            f'<clipPath id="{name}-clip"><use href="#{name}"/></clipPath>'
        )

    def _regions(self) -> Iterator[str]:
        """Every region, the water below and the waves above the shadow of the land."""
        calm = {region.id: self._middle(region) for region in self._spec.regions}
        grounds = {r.id: self._ground(r, calm[r.id]) for r in self._spec.regions}
        shade = shades(self._spec)
        ornate = ornaments({r.id: grounds[r.id] for r in self._water if r.terrain == "sea"})
        for region in self._water:
            outline = f"{self._prefix}{region.id}"
            yield self._group(region, f'<use href="#{outline}" class="{region.terrain}"/>')
            yield rhumb_lines(ornate.get(region.id, []), outline)
        yield self._shallows()
        for region in self._land:
            around = grounds[region.id], calm[region.id], shade[region.id], self._prefix
            yield self._group(region, countryside(region, *around))
        for region in self._water:
            already = ornate.get(region.id, [])
            placed = scattered(grounds[region.id], region.terrain, already)
            yield drawings(placed, self._prefix)

    def _group(self, region: RegionSpec, inside: str) -> str:
        """The group that stands for a region; a bare board leaves that to the page."""
        if self._layout:
            return inside
        title = escape(name_of(region))
        return f'<g data-region="{region.id}"><title>{title}</title>{inside}</g>'

    def _middle(self, region: RegionSpec) -> Calm:
        x, y = self._outlines.label(region.id)
        if self._layout:
            return calm_around(region, self._layout.regions[region.id], self._layout.sizes)
        return calm_middle(region, x, y, self._rooms.clearance(region.id, x, y))

    def _ground(self, region: RegionSpec, calm: Calm) -> Ground:
        ring = self._outlines.ring(region.id)
        return Ground(self._rooms, region.id, ring, calm, Random(self._seed * 1000 + region.id))

    def _marks(self) -> Iterator[str]:
        for region in self._spec.regions:
            if self._layout:
                places, sizes = self._layout.regions[region.id], self._layout.sizes
                yield printed(region, places, sizes, self._prefix)
            else:
                yield marks(region, self._middle(region), self._prefix)

    def _coast(self) -> str:
        pen = Pen()
        for arc, regions in enumerate(self._outlines.sides):
            wet = sum(self._spec.region(region).is_water for region in regions)
            if len(regions) == 2 and wet == 1:
                pen.curve(self._outlines.arcs[arc])
        return str(pen)

    def _shallows(self) -> str:
        """Bands and lines along the coast, and the shadow the land throws on the water."""
        strokes = "".join(
            f'<use href="#{self._prefix}coast" class="{kind}" stroke-width="{width}"'
            f' stroke-opacity="{opacity}"/>'
            for width, kind, opacity in _COAST
        )
        land = f"#{self._prefix}land"
        return f'{strokes}<use href="{land}" class="shadow" transform="translate(3 5)"/>'

    def _ink(self) -> str:
        """Borders: a gap where the paper shows, and on it a line that swells here and there."""
        land, coast = f"#{self._prefix}land", f"#{self._prefix}coast"
        return (
            f'<use href="{land}" class="gap"/><use href="{coast}" class="shore"/>'
            f'<use href="{land}" class="ink"/><use href="{land}" class="swell"/>'
        )


def _with(attributes: str, drawing: str) -> str:
    """A drawing of one element takes them itself; several become a group."""
    if drawing.count("<") > 1:
        return f"<g {attributes}>{drawing}</g>"
    tag, rest = drawing.split(" ", 1)
    return f"{tag} {attributes} {rest}"
