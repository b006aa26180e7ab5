"""Draw an empty board as one self-contained SVG, in the style of a storybook atlas.

Painting order: sea and shallows, the shadow of the land, every region with its texture, the
borders, then the marks. Ids contain the map's name and styles are scoped to the root, so
that several boards can share a page. The *bare* board has mountains and seals but no tribes
and names: the page draws those and all counters on top, at the places of
``overlay.board_shapes``.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from random import Random
from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.layout.board import clearance_of, compute_layout
from smallworld.drawing.layout.grid import QuietArea, RegionGround
from smallworld.drawing.svg.glyphs import Texture, Theme, load_glyphs
from smallworld.drawing.svg.land import choose_shades, drawings_svg, land_svg
from smallworld.drawing.svg.marks import (
    bare_marks_svg,
    marks_svg,
    quiet_around,
    quiet_middle,
    region_label,
)
from smallworld.drawing.svg.ornaments import place_ornaments, rhumb_lines
from smallworld.drawing.svg.pen import Pen, format_number, outline_path
from smallworld.drawing.svg.sheet import (
    BARE_MARGIN,
    MARGIN,
    brush_strokes,
    candlelight,
    frame,
    heading,
    paper_grain,
)
from smallworld.drawing.svg.sheet import style_sheet as style_sheet
from smallworld.drawing.svg.terrain import SCALES, scatter
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec, RegionSpec

# Strokes along the coast, widest first: width, class, opacity.
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
    """Return the empty board of ``spec`` as SVG; the same input gives the same text."""
    return _BoardDrawing(spec, outlines, bare, theme).text()


class _BoardDrawing:
    """The drawing of one board."""

    def __init__(self, spec: MapSpec, outlines: Outlines, bare: bool, theme: Theme) -> None:
        self._spec = spec
        self._outlines = outlines
        self._theme: Theme = theme
        self._grid = clearance_of(outlines)
        self._layout = compute_layout(spec, outlines) if bare else None
        self._margin = BARE_MARGIN if bare else MARGIN
        self._seed = zlib.crc32(spec.id.encode()) & 0xFFFF
        self._prefix = re.sub(r"[^a-z0-9]+", "-", spec.id.lower()) + "-"
        if theme != "day":
            self._prefix += f"{theme}-"
        self._land = [region for region in spec.regions if not region.is_water]
        self._water = [region for region in spec.regions if region.is_water]

    def text(self) -> str:
        width = format_number(self._outlines.width + 2 * self._margin)
        height = format_number(self._outlines.height + 2 * self._margin)
        corner = f"{-self._margin} {-self._margin}"
        root = f"{self._prefix}board"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{root}" width="{width}"'
            f' height="{height}" viewBox="{corner} {width} {height}" role="img">',
            f"<title>{escape(self._spec.id)}</title>{style_sheet(root, self._theme)}",
            f"<defs>{self._definitions()}</defs>",
            *self._regions(),
            self._borders(),
            self._full_rect(f"{self._prefix}grain"),
            *self._marks(),
            self._full_rect(f"{self._prefix}light") if self._theme == "candle" else "",
            frame(self._outlines.width, self._outlines.height, self._margin),
            "" if self._layout else self._heading(),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _heading(self) -> str:
        return heading(self._outlines.width, self._outlines.height, self._spec.id)

    def _full_rect(self, paint: str) -> str:
        width, height = map(format_number, (self._outlines.width, self._outlines.height))
        return f'<rect width="{width}" height="{height}" fill="url(#{paint})"/>'

    def _definitions(self) -> str:
        drawn = load_glyphs(self._theme)
        pieces = {n: art for n, art in drawn.pieces.items() if n != "tribe" or not self._layout}
        shapes = "".join(f'<use href="#{self._prefix}{region.id}"/>' for region in self._land)
        return "".join(
            [
                *(f'<g id="{self._prefix}{name}">{art}</g>' for name, art in pieces.items()),
                *(self._texture_sizes(name, texture) for name, texture in drawn.textures.items()),
                *(self._outline_defs(region) for region in self._spec.regions),
                f'<g id="{self._prefix}land">{shapes}</g>',
                f'<path id="{self._prefix}coast" d="{self._coast()}"/>',
                brush_strokes(self._prefix),
                paper_grain(self._prefix),
                candlelight(self._prefix) if self._theme == "candle" else "",
            ]
        )

    def _texture_sizes(self, name: str, texture: Texture) -> str:
        """Define a texture drawing in all sizes in which it is scattered.

        Each size is written out: browsers spend time on every element, and a size that only
        refers to another one would add two elements to each of hundreds of uses.
        """
        return "".join(
            _with_attributes(
                f'id="{self._prefix}{name}{size}" transform="scale({scale})"', texture.drawing
            )
            for size, scale in enumerate(SCALES)
        )

    def _outline_defs(self, region: RegionSpec) -> str:
        name = f"{self._prefix}{region.id}"
        return (
            f'<path id="{name}" d="{outline_path(self._outlines, region.id)}"/>'
            f'<clipPath id="{name}-clip"><use href="#{name}"/></clipPath>'
        )

    def _regions(self) -> Iterator[str]:
        """Yield every region: water below, waves above the shadow of the land."""
        quiet = {region.id: self._quiet_area(region) for region in self._spec.regions}
        grounds = {r.id: self._region_ground(r, quiet[r.id]) for r in self._spec.regions}
        shade = choose_shades(self._spec)
        ornate = place_ornaments({r.id: grounds[r.id] for r in self._water if r.terrain == "sea"})
        for region in self._water:
            outline = f"{self._prefix}{region.id}"
            yield self._region_group(region, f'<use href="#{outline}" class="{region.terrain}"/>')
            yield rhumb_lines(ornate.get(region.id, []), outline)
        yield self._shallows()
        for region in self._land:
            around = grounds[region.id], quiet[region.id], shade[region.id], self._prefix
            yield self._region_group(region, land_svg(region, *around))
        for region in self._water:
            already = ornate.get(region.id, [])
            placed = scatter(grounds[region.id], region.terrain, already)
            yield drawings_svg(placed, self._prefix)

    def _region_group(self, region: RegionSpec, inside: str) -> str:
        """Wrap a region in its group; on a bare board the page does that."""
        if self._layout:
            return inside
        title = escape(region_label(region))
        return f'<g data-region="{region.id}"><title>{title}</title>{inside}</g>'

    def _quiet_area(self, region: RegionSpec) -> QuietArea:
        x, y = self._outlines.label(region.id)
        if self._layout:
            return quiet_around(region, self._layout.regions[region.id], self._layout.sizes)
        return quiet_middle(region, x, y, self._grid.clearance(region.id, x, y))

    def _region_ground(self, region: RegionSpec, quiet: QuietArea) -> RegionGround:
        ring = self._outlines.ring(region.id)
        return RegionGround(
            self._grid, region.id, ring, quiet, Random(self._seed * 1000 + region.id)
        )

    def _marks(self) -> Iterator[str]:
        for region in self._spec.regions:
            if self._layout:
                places, sizes = self._layout.regions[region.id], self._layout.sizes
                yield bare_marks_svg(region, places, sizes, self._prefix)
            else:
                yield marks_svg(region, self._quiet_area(region), self._prefix)

    def _coast(self) -> str:
        pen = Pen()
        for arc, regions in enumerate(self._outlines.sides):
            wet = sum(self._spec.region(region).is_water for region in regions)
            if len(regions) == 2 and wet == 1:
                pen.curve(self._outlines.arcs[arc])
        return str(pen)

    def _shallows(self) -> str:
        """Return bands and lines along the coast, and the shadow of the land."""
        strokes = "".join(
            f'<use href="#{self._prefix}coast" class="{kind}" stroke-width="{width}"'
            f' stroke-opacity="{opacity}"/>'
            for width, kind, opacity in _COAST
        )
        land = f"#{self._prefix}land"
        return f'{strokes}<use href="{land}" class="shadow" transform="translate(3 5)"/>'

    def _borders(self) -> str:
        """Return the borders: a paper-coloured gap with an uneven ink line on it."""
        land, coast = f"#{self._prefix}land", f"#{self._prefix}coast"
        return (
            f'<use href="{land}" class="gap"/><use href="{coast}" class="shore"/>'
            f'<use href="{land}" class="ink"/><use href="{land}" class="swell"/>'
        )


def _with_attributes(attributes: str, drawing: str) -> str:
    """Add attributes to a drawing: to its one element, or to a group around several."""
    if drawing.count("<") > 1:
        return f"<g {attributes}>{drawing}</g>"
    tag, rest = drawing.split(" ", 1)
    return f"{tag} {attributes} {rest}"
