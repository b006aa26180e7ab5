"""A board as one self-contained SVG: an empty map in the manner of a storybook atlas.

Painter's order: sea and shallows, the land's shadow, every region with its texture, the
ink of the borders, then pieces, seals and names. Ids carry the map's name, so several
boards can share a page.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final
from xml.sax.saxutils import escape

from smallworld.drawing.fields import fields
from smallworld.drawing.glyphs import Texture, glyphs
from smallworld.drawing.marks import calm_middle, marks, name_of
from smallworld.drawing.pen import Pen, number
from smallworld.drawing.room import Calm, Ground, Rooms
from smallworld.drawing.sheet import MARGIN, calm_shades, frame, grain, style
from smallworld.drawing.terrain import SCALES, scattered
from smallworld.packs.mapfile import MapSpec, RegionSpec
from smallworld.packs.outlines import Outlines, Point, arc_number

_SHADES: Final = (0.0, 0.14, -0.1, 0.07, -0.05)  # lightness steps between alike neighbours
_BANDS: Final = (
    (62, "band1"),
    (46, "line3"),
    (44, "band2"),
    (30, "line2"),
    (27, "band3"),
    (16, "line1"),
    (13, "band4"),
)


def board_svg(spec: MapSpec, outlines: Outlines) -> str:
    """The empty board of ``spec`` as SVG text, the same every time."""
    return _Picture(spec, outlines).text()


class _Picture:
    """One board on its way to paper."""

    def __init__(self, spec: MapSpec, outlines: Outlines) -> None:
        self._spec = spec
        self._outlines = outlines
        self._rooms = Rooms(outlines)
        self._seed = zlib.crc32(spec.id.encode()) & 0xFFFF
        self._prefix = re.sub(r"[^a-z0-9]+", "-", spec.id.lower()) + "-"
        self._calm = {region.id: self._middle(region) for region in spec.regions}
        self._shade = self._shades()
        self._straight = frozenset(outlines.frame_arcs)

    def _middle(self, region: RegionSpec) -> Calm:
        x, y = self._outlines.label(region.id)
        return calm_middle(region, x, y, self._rooms.clearance(region.id, x, y))

    def _shades(self) -> dict[int, float]:
        """Neighbours of one terrain differ a little in lightness."""
        chosen: dict[int, float] = {}
        for region in self._spec.regions:
            alike = [n for n in region.neighbours if self._spec.region(n).terrain == region.terrain]
            near = {chosen[neighbour] for neighbour in alike if neighbour in chosen}
            turn = region.id * 7 % len(_SHADES)
            order = _SHADES[turn:] + _SHADES[:turn]
            chosen[region.id] = next((shade for shade in order if shade not in near), 0.0)
        return chosen

    def text(self) -> str:
        width = number(self._outlines.width + 2 * MARGIN)
        height = number(self._outlines.height + 2 * MARGIN)
        land = [region for region in self._spec.regions if not region.is_water]
        water = [region for region in self._spec.regions if region.is_water]
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
            f' viewBox="{-MARGIN} {-MARGIN} {width} {height}" role="img">',
            f"<title>{escape(self._spec.id)}</title>{style()}<defs>{self._definitions()}</defs>",
            f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width}" height="{height}" class="paper"/>',
            *(self._region(region) for region in water),
            self._shallows(),
            *(self._shadow(region) for region in land),
            *(self._region(region) for region in land),
            *(self._waves(region) for region in water),
            self._ink(),
            f'<rect width="{number(self._outlines.width)}" height="{number(self._outlines.height)}"'
            f' fill="url(#{self._prefix}grain)"/>',
            *(marks(region, self._calm[region.id], self._prefix) for region in self._spec.regions),
            frame(self._outlines.width, self._outlines.height, self._spec.id),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _definitions(self) -> str:
        pieces, textures = glyphs().pieces, glyphs().textures
        return "".join(
            [
                *(f'<g id="{self._prefix}{name}">{art}</g>' for name, art in pieces.items()),
                *(self._sizes(name, texture) for name, texture in textures.items()),
                *(self._outline(region) for region in self._spec.regions),
                calm_shades(self._prefix),
                grain(self._prefix),
            ]
        )

    def _sizes(self, name: str, texture: Texture) -> str:
        """A texture drawing in all the sizes it is scattered in."""
        name = self._prefix + name
        return f'<g id="{name}">{texture.drawing}</g>' + "".join(
            f'<g id="{name}{size}"><use href="#{name}" transform="scale({scale})"/></g>'
            for size, scale in enumerate(SCALES)
        )

    def _outline(self, region: RegionSpec) -> str:
        pen = Pen()
        for place, reference in enumerate(self._outlines.rings[region.id]):
            points = self._outlines.arc(reference)
            if arc_number(reference) in self._straight:
                pen.polyline(points, start=place == 0)
            else:
                pen.curve(points, start=place == 0)
        pen.close()
        name = f"{self._prefix}{region.id}"
        return (
            f'<path id="{name}" d="{pen}"/>'
            f'<clipPath id="{name}-clip"><use href="#{name}"/></clipPath>'
        )

    def _shape(self, region: RegionSpec, attributes: str) -> str:
        return f'<use href="#{self._prefix}{region.id}" {attributes}/>'

    def _ground(self, region: RegionSpec) -> Ground:
        return Ground(
            self._rooms,
            region.id,
            self._outlines.ring(region.id),
            self._calm[region.id],
            Random(self._seed * 1000 + region.id),
        )

    def _region(self, region: RegionSpec) -> str:
        """The group that stands for a region: its colour, and on land all that covers it."""
        inside = self._land(region) if not region.is_water else self._shape(region, 'class="base"')
        return (
            f'<g class="{region.terrain}" data-region="{region.id}">'
            f"<title>{escape(name_of(region))}</title>{inside}</g>"
        )

    def _land(self, region: RegionSpec) -> str:
        ground = self._ground(region)
        parts = [self._shape(region, 'class="base"')]
        if region.terrain == "farmland":
            parts.append(self._fields(ground, region))
        shade = self._shade[region.id]
        if shade:
            tint = "lighter" if shade > 0 else "darker"
            parts.append(self._shape(region, f'class="{tint}" fill-opacity="{abs(shade):.2g}"'))
        parts += [self._shape(region, f'class="rim" stroke-width="{w}"') for w in (26, 13)]
        parts.append(self._calm_patch(region))
        clip = f'clip-path="url(#{self._prefix}{region.id}-clip)"'
        return f"<g {clip}>{''.join(parts)}</g>{self._scatter(ground, region)}"

    def _fields(self, ground: Ground, region: RegionSpec) -> str:
        """Soil as broad strokes, the furrows in it as thin ones, hedges as rows of bushes."""
        ploughed = fields(ground)
        layers = [(("soil" + str(i), "furrow"), d) for i, d in enumerate(ploughed.furrows)]
        layers.append((("hedge", "bushes"), ploughed.hedges))
        parts: list[str] = []
        for place, (kinds, lines) in enumerate(layers):
            name = f"{self._prefix}{region.id}-{place}"
            parts.append(f'<defs><path id="{name}" d="{lines}"/></defs>' if lines else "")
            parts += [f'<use href="#{name}" class="{kind}"/>' for kind in kinds if lines]
        return "".join(parts)

    def _scatter(self, ground: Ground, region: RegionSpec) -> str:
        return "".join(
            f'<use href="#{self._prefix}{drawing.name}{drawing.size}" '
            f'x="{drawing.x:.0f}" y="{drawing.y:.0f}"/>'
            for drawing in scattered(ground, region.terrain)
        )

    def _waves(self, region: RegionSpec) -> str:
        return self._scatter(self._ground(region), region)

    def _calm_patch(self, region: RegionSpec) -> str:
        """A lighter patch in the middle that fades out around the marks."""
        calm = self._calm[region.id]
        place = f'cx="{number(calm.x)}" cy="{number(calm.y)}"'
        size = f'rx="{number(calm.half_width * 1.4)}" ry="{number(calm.half_height * 1.4)}"'
        return f'<ellipse {place} {size} fill="url(#{self._prefix}{region.terrain}-calm)"/>'

    def _shadow(self, region: RegionSpec) -> str:
        return self._shape(region, 'class="shadow" transform="translate(3 5)"')

    def _is_coast(self, arc: int) -> bool:
        regions = self._outlines.sides[arc]
        return len(regions) == 2 and sum(self._spec.region(r).is_water for r in regions) == 1

    def _borders(self) -> Iterator[int]:
        return (arc for arc, regions in enumerate(self._outlines.sides) if len(regions) == 2)

    def _shallows(self) -> str:
        """Bands and lines along the coast: ever narrower strokes, one upon the other."""
        pen = Pen()
        for arc in filter(self._is_coast, self._borders()):
            pen.curve(self._outlines.arcs[arc])
        name = f"{self._prefix}coast"
        return f'<defs><path id="{name}" d="{pen}"/></defs>' + "".join(
            f'<use href="#{name}" class="{kind}" stroke-width="{width}"/>' for width, kind in _BANDS
        )

    def _ink(self) -> str:
        """Borders: a gap where the paper shows, and on it a line of varying width."""
        gap, ink = Pen(), Pen()
        for arc in self._borders():
            points = self._outlines.arcs[arc]
            coast = self._is_coast(arc)
            if not coast:
                gap.curve(points)
            ink.stroke(_every_second(points), 3.4 if coast else 2.6, self._seed + 9)
        return (
            f'<use href="#{self._prefix}coast" class="shore"/><path class="gap" d="{gap}"/>'
            f'<path class="ink" d="{ink}"/>'
        )


def _every_second(points: Sequence[Point]) -> list[Point]:
    """Fewer points for the ink, whose wobble is coarse; both ends stay."""
    return [*points[:-1:2], points[-1]]
