"""Write maps and outlines in the form in which they are read."""

from __future__ import annotations

import json

from smallworld.packs.files.maps.outlines import Outlines, Point
from smallworld.packs.files.maps.read import MapSpec, RegionSpec


def map_text(spec: MapSpec, heading: str = "") -> str:
    """Return a map as TOML; ``heading`` becomes a comment at the top.

    >>> from smallworld.packs.files.maps.read import load_base_map, parse_map
    >>> parse_map(map_text(load_base_map("3")), "3.toml") == load_base_map("3")
    True
    """
    head = f"id = {_quoted(spec.id)}\nseats = {spec.seats}\nrounds = {spec.rounds}\n"
    above = f"# {heading}\n" if heading else ""
    return above + head + "".join(_region(region) for region in spec.regions)


def _region(region: RegionSpec) -> str:
    symbols = ", ".join(_quoted(symbol) for symbol in sorted(region.symbols))
    return (
        "\n[[regions]]\n"
        f"id = {region.id}\n"
        f"name = {_quoted(region.name)}\n"
        f"terrain = {_quoted(region.terrain)}\n"
        f"symbols = [{symbols}]\n"
        f"tribe = {_flag(region.tribe)}\n"
        f"edge = {_flag(region.edge)}\n"
        f"neighbours = [{', '.join(map(str, region.neighbours))}]\n"
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)  # printable, so valid TOML too


def _flag(value: bool) -> str:
    return "true" if value else "false"


def outlines_text(outlines: Outlines) -> str:
    """Return outlines as JSON, one arc and one region per line.

    >>> from smallworld.packs.files.maps.outlines import load_base_outlines, parse_outlines
    >>> parse_outlines(outlines_text(load_base_outlines("2")), "2") == load_base_outlines("2")
    True
    """
    arcs = ",\n".join(f"[{','.join(_point(point) for point in arc)}]" for arc in outlines.arcs)
    regions = ",\n".join(
        f'"{region}": {{"rings": [{json.dumps(list(ring))}],'
        f' "label": {_point(outlines.label(region))}}}'
        for region, ring in sorted(outlines.rings.items())
    )
    size = f'"width": {_number(outlines.width)}, "height": {_number(outlines.height)}'
    return f'{{{size},\n"arcs": [\n{arcs}\n],\n"regions": {{\n{regions}\n}}}}\n'


def _point(point: Point) -> str:
    return f"[{_number(point[0])},{_number(point[1])}]"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)
