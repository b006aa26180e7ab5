"""Draw the ground of a land region: soil, shade, quiet patch and textures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from smallworld.drawing.layout.grid import QuietArea, RegionGround
from smallworld.drawing.svg.farmland import plough_fields
from smallworld.drawing.svg.pen import Pen, noise
from smallworld.drawing.svg.terrain import PlacedDrawing, scatter
from smallworld.packs.files.maps.outlines import Point
from smallworld.packs.files.maps.read import MapSpec, RegionSpec

_SHADES: Final = (0.0, 0.14, -0.1, 0.07, -0.05)  # lightness of neighbours with the same terrain
_PATCH_STROKES: Final = (
    (36, ".12"),
    (24, ".15"),
    (12, ".2"),
    (0, ".38"),
)  # stroke width around the patch, opacity
_AREA_PER_BRUSH: Final = 14_000.0  # area per bundle of dry strokes
# Twelve points of the unit circle as literals, so that every machine draws the same.
_CIRCLE: Final[tuple[Point, ...]] = (
    (1, 0),
    (0.87, 0.5),
    (0.5, 0.87),
    (0, 1),
    (-0.5, 0.87),
    (-0.87, 0.5),
    (-1, 0),
    (-0.87, -0.5),
    (-0.5, -0.87),
    (0, -1),
    (0.5, -0.87),
    (0.87, -0.5),
)


def choose_shades(spec: MapSpec) -> dict[int, float]:
    """Choose a lightness per region; neighbours of one terrain get different ones."""
    chosen: dict[int, float] = {}
    for region in spec.regions:
        alike = [n for n in region.neighbours if spec.region(n).terrain == region.terrain]
        near = {chosen[neighbour] for neighbour in alike if neighbour in chosen}
        turn = region.id * 7 % len(_SHADES)
        order = _SHADES[turn:] + _SHADES[:turn]
        chosen[region.id] = next((shade for shade in order if shade not in near), 0.0)
    return chosen


def land_svg(
    region: RegionSpec, ground: RegionGround, quiet: QuietArea, shade: float, prefix: str
) -> str:
    """Return everything that covers a land region."""
    outline = f"{prefix}{region.id}"
    parts = [_use(outline, f'class="{region.terrain}"')]
    if region.terrain == "farmland":
        parts.append(_fields(ground, outline))
    if shade:
        tint = "lighter" if shade > 0 else "darker"
        parts.append(_use(outline, f'class="{tint}" fill-opacity="{abs(shade):.2g}"'))
    parts += _brush_strokes(ground, prefix)
    parts += [
        _use(outline, f'class="rim {region.terrain}-rim" stroke-width="{width}"')
        for width in (26, 13)
    ]
    parts.append(_quiet_patch(region, quiet, outline))
    covered = f'<g clip-path="url(#{outline}-clip)">{"".join(parts)}</g>'
    return covered + drawings_svg(scatter(ground, region.terrain), prefix)


def drawings_svg(placed: Iterable[PlacedDrawing], prefix: str) -> str:
    """Return small drawings, each at its place."""
    return "".join(
        f'<use href="#{prefix}{one.name}{one.size}" x="{one.x:.0f}" y="{one.y:.0f}"/>'
        for one in placed
    )


def _use(name: str, attributes: str) -> str:
    return f'<use href="#{name}" {attributes}/>'


def _fields(ground: RegionGround, outline: str) -> str:
    """Return soil as broad strokes, furrows as thin ones, hedges as rows of bushes."""
    ploughed = plough_fields(ground)
    layers = [((f"soil{i}", "furrow"), lines) for i, lines in enumerate(ploughed.furrows)]
    parts: list[str] = []
    for place, (kinds, lines) in enumerate(
        [*layers, (("hedge", "bushes", "leaves"), ploughed.hedges)]
    ):
        name = f"{outline}-{place}"
        parts.append(f'<defs><path id="{name}" d="{lines}"/></defs>' if lines else "")
        parts += [_use(name, f'class="{kind}"') for kind in kinds if lines]
    return "".join(parts)


def _brush_strokes(ground: RegionGround, prefix: str) -> list[str]:
    """Return dry strokes of a broad brush at random places."""
    found: list[str] = []
    for _ in range(1 + int(ground.extent / _AREA_PER_BRUSH)):
        x, y = ground.random_point()
        turn, kind = ground.random.randint(-28, 8), ground.random.randint(0, 1)
        place = f"translate({x:.0f} {y:.0f})rotate({turn})"
        found.append(_use(f"{prefix}brush{kind}", f'transform="{place}"'))
    return found


def _quiet_patch(region: RegionSpec, quiet: QuietArea, outline: str) -> str:
    """Return a lighter patch in the middle with a soft edge."""
    points = []
    for x, y in _CIRCLE:
        swell = 0.98 + 0.13 * noise(1.7 * x + region.id, 1.7 * y, 5)
        points.append(
            (quiet.x + quiet.half_width * swell * x, quiet.y + quiet.half_height * swell * y)
        )
    pen = Pen()
    pen.ring([(round(x), round(y)) for x, y in points])
    name = f"{outline}-calm"
    return f'<defs><path id="{name}" d="{pen}"/></defs>' + "".join(
        _use(name, f'class="{region.terrain}-calm" stroke-width="{width}" opacity="{opacity}"')
        for width, opacity in _PATCH_STROKES
    )
