"""How the land of a region is painted: soil, light and dark, the calm middle, and what grows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from smallworld.drawing.layout.grid import Calm, Ground
from smallworld.drawing.svg.farmland import fields
from smallworld.drawing.svg.pen import Pen, noise
from smallworld.drawing.svg.terrain import Placed, scattered
from smallworld.packs.files.maps.outlines import Point
from smallworld.packs.files.maps.read import MapSpec, RegionSpec

_SHADES: Final = (0.0, 0.14, -0.1, 0.07, -0.05)  # lightness steps between alike neighbours
_CALM: Final = (
    (36, ".12"),
    (24, ".15"),
    (12, ".2"),
    (0, ".38"),
)  # strokes around the middle, opacity
_BRUSHED: Final = 14_000.0  # the extent that gets one bundle of dry strokes
# Twelve points around the unit circle, written out: no rounding differs between machines.
_ROUND: Final[tuple[Point, ...]] = (
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


def shades(spec: MapSpec) -> dict[int, float]:
    """Neighbours of one terrain differ a little in lightness."""
    chosen: dict[int, float] = {}
    for region in spec.regions:
        alike = [n for n in region.neighbours if spec.region(n).terrain == region.terrain]
        near = {chosen[neighbour] for neighbour in alike if neighbour in chosen}
        turn = region.id * 7 % len(_SHADES)
        order = _SHADES[turn:] + _SHADES[:turn]
        chosen[region.id] = next((shade for shade in order if shade not in near), 0.0)
    return chosen


def countryside(region: RegionSpec, ground: Ground, calm: Calm, shade: float, prefix: str) -> str:
    """All that covers a region of land."""
    outline = f"{prefix}{region.id}"
    parts = [_use(outline, f'class="{region.terrain}"')]
    if region.terrain == "farmland":
        parts.append(_fields(ground, outline))
    if shade:
        tint = "lighter" if shade > 0 else "darker"
        parts.append(_use(outline, f'class="{tint}" fill-opacity="{abs(shade):.2g}"'))
    parts += _brushed(ground, prefix)
    parts += [
        _use(outline, f'class="rim {region.terrain}-rim" stroke-width="{width}"')
        for width in (26, 13)
    ]
    parts.append(_calm_patch(region, calm, outline))
    covered = f'<g clip-path="url(#{outline}-clip)">{"".join(parts)}</g>'
    return covered + drawings(scattered(ground, region.terrain), prefix)


def drawings(placed: Iterable[Placed], prefix: str) -> str:
    """Small drawings, each at its place."""
    return "".join(
        f'<use href="#{prefix}{one.name}{one.size}" x="{one.x:.0f}" y="{one.y:.0f}"/>'
        for one in placed
    )


def _use(name: str, attributes: str) -> str:
    return f'<use href="#{name}" {attributes}/>'


def _fields(ground: Ground, outline: str) -> str:
    """Soil as broad strokes, the furrows in it as thin ones, hedges as rows of bushes."""
    ploughed = fields(ground)
    layers = [((f"soil{i}", "furrow"), lines) for i, lines in enumerate(ploughed.furrows)]
    parts: list[str] = []
    for place, (kinds, lines) in enumerate(
        [*layers, (("hedge", "bushes", "leaves"), ploughed.hedges)]
    ):
        name = f"{outline}-{place}"
        parts.append(f'<defs><path id="{name}" d="{lines}"/></defs>' if lines else "")
        parts += [_use(name, f'class="{kind}"') for kind in kinds if lines]
    return "".join(parts)


def _brushed(ground: Ground, prefix: str) -> list[str]:
    """Dry strokes of a broad brush."""
    found: list[str] = []
    for _ in range(1 + int(ground.extent / _BRUSHED)):
        x, y = ground.somewhere()
        turn, kind = ground.random.randint(-28, 8), ground.random.randint(0, 1)
        place = f"translate({x:.0f} {y:.0f})rotate({turn})"
        found.append(_use(f"{prefix}brush{kind}", f'transform="{place}"'))
    return found


def _calm_patch(region: RegionSpec, calm: Calm, outline: str) -> str:
    """A lighter patch in the middle, its edge washed out with water."""
    points = []
    for x, y in _ROUND:
        swell = 0.98 + 0.13 * noise(1.7 * x + region.id, 1.7 * y, 5)
        points.append((calm.x + calm.half_width * swell * x, calm.y + calm.half_height * swell * y))
    pen = Pen()
    pen.ring([(round(x), round(y)) for x, y in points])
    name = f"{outline}-calm"
    return f'<defs><path id="{name}" d="{pen}"/></defs>' + "".join(
        _use(name, f'class="{region.terrain}-calm" stroke-width="{width}" opacity="{opacity}"')
        for width, opacity in _CALM
    )
