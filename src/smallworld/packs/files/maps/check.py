"""Find all faults of a map, as codes and facts.

``find_faults`` checks the map file; with outlines, ``outline_check`` also proves that they draw
the same board. Without outlines, ``embedding`` checks that the map can be drawn at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from smallworld.core.pieces import MAX_REGIONS, MOUNTAINS_IN_BOX, TRIBES_IN_BOX
from smallworld.extras import needs_extra
from smallworld.packs.files.maps.embedding import embedding_faults
from smallworld.packs.files.maps.faults import MapFault, fault
from smallworld.packs.files.maps.outline_check import outline_faults
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.proportions import LAND_FOR_A_SEAT, land_parts, official_mix
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.files.toml_lines import KeyPath

MOST_FAULTS: Final = 40  # of one map


def find_faults(spec: MapSpec, outlines: Outlines | None = None) -> list[MapFault]:
    """Return what is wrong with ``spec``, and with its ``outlines`` if given; at most 40 faults."""
    found = [one for check in _CHECKS for one in islice(check(spec), MOST_FAULTS)]
    drawn = [] if outlines is None else outline_faults(spec, outlines)
    if not any(one.code in _MISLEADING for one in found):
        found += [one for check in _WHOLE_CHECKS for one in check(spec)]
        # Outlines that draw the board prove that it is planar, and need no library.
        if outlines is None or drawn:
            found += _planarity(spec)
    if outlines is not None:
        found += drawn
    elif is_drawable(spec, found):
        found += embedding_faults(spec)
    return found[:MOST_FAULTS]


def is_drawable(spec: MapSpec, faults: Iterable[MapFault]) -> bool:
    """Return whether a map with these faults can be drawn; contents may be wrong."""
    wrong = any(one.code in _UNDRAWABLE or "outline" in one.code for one in faults)
    return len(spec.regions) > 1 and not wrong


def key_path_of(fault: MapFault, spec: MapSpec) -> KeyPath:
    """Return the key of the map file where a fault can be fixed."""
    key = _KEYS.get(fault.code, "id")
    number = str(fault.facts.get("region", fault.facts.get("regions", ""))).partition(",")[0]
    for place, region in enumerate(spec.regions):
        if str(region.id) == number:
            return "regions", place, key
    return (key,)


def _numbers(spec: MapSpec) -> Iterator[MapFault]:
    count = len(spec.regions)
    if not 1 <= count <= MAX_REGIONS:
        yield fault("map.region_count", count=count, most=MAX_REGIONS)
    land, least = len([r for r in spec.regions if not r.is_water]), LAND_FOR_A_SEAT * spec.seats
    if count and land < least:
        official = official_mix(spec.seats).land
        facts = {"count": land, "least": least, "official": official, "seats": spec.seats}
        yield fault("map.too_few_regions", **facts)
    for expected, region in enumerate(spec.regions, 1):
        if region.id != expected:
            yield fault("map.region_numbers", region=region.id, expected=expected)
            return


def _names(spec: MapSpec) -> Iterator[MapFault]:
    first: dict[str, int] = {}
    for region in spec.regions:
        other = first.setdefault(region.name, region.id)
        if other != region.id:
            yield fault("map.repeated_name", region=region.id, other=other, name=region.name)


def _neighbours(spec: MapSpec) -> Iterator[MapFault]:
    for region in spec.regions:
        seen: set[int] = set()
        for other in region.neighbours:
            facts: dict[str, object] = {"region": region.id, "neighbour": other}
            if other == region.id:
                yield fault("map.own_neighbour", region=region.id)
            elif not spec.has(other):
                yield MapFault("map.unknown_neighbour", facts)
            elif other in seen:
                yield MapFault("map.repeated_neighbour", facts)
            elif region.id not in spec.region(other).neighbours:
                yield MapFault("map.asymmetric", facts)
            seen.add(other)


def _pieces(spec: MapSpec) -> Iterator[MapFault]:
    tribes = sum(region.tribe for region in spec.regions)
    if tribes > TRIBES_IN_BOX:
        yield fault("map.too_many_tribes", count=tribes, most=TRIBES_IN_BOX)
    mountains = sum(region.terrain == "mountain" for region in spec.regions)
    if mountains > MOUNTAINS_IN_BOX:
        yield fault("map.too_many_mountains", count=mountains, most=MOUNTAINS_IN_BOX)


def _waters(spec: MapSpec) -> Iterator[MapFault]:
    for region in spec.regions:
        if region.is_water and region.symbols:
            yield fault("map.water_with_symbol", region=region.id)
        if region.is_water and region.tribe:
            yield fault("map.water_with_tribe", region=region.id)
        if region.terrain == "lake" and region.edge:
            yield fault("map.edge_lake", region=region.id)
        if region.terrain == "sea" and not region.edge:
            yield fault("map.inland_sea", region=region.id)


def _entries(spec: MapSpec) -> Iterator[MapFault]:
    if not any(spec.entry(region.id) for region in spec.regions):
        yield fault("map.no_entry")


def _connection(spec: MapSpec) -> Iterator[MapFault]:
    """Every region must be reachable from the first one."""
    reached = {spec.regions[0].id}
    waiting = [spec.regions[0].id]
    while waiting:
        fresh = set(spec.region(waiting.pop()).neighbours) - reached
        reached |= fresh
        waiting += fresh
    for region in spec.regions:
        if region.id not in reached:
            yield fault("map.disconnected", region=region.id, start=spec.regions[0].id)
            return


def _land(spec: MapSpec) -> Iterator[MapFault]:
    """Every connected part of the land must have an entry."""
    entries = {region.id for region in spec.regions if spec.entry(region.id)}
    for part in land_parts(spec) if entries else []:
        if not part & entries:
            yield fault("map.unreachable", region=min(part))


def _planarity(spec: MapSpec) -> Iterator[MapFault]:
    """The map must be planar, with all regions at the edge on the outside."""
    with needs_extra("Checking a map", "maps"):
        import networkx

    graph = networkx.Graph()
    graph.add_edges_from((r.id, other) for r in spec.regions for other in r.neighbours)
    if not networkx.check_planarity(graph)[0]:
        yield fault("map.not_planar")
        return
    outside = 0  # not the number of any region
    graph.add_edges_from((outside, region.id) for region in spec.regions if region.edge)
    if not networkx.check_planarity(graph)[0]:
        yield fault("map.edge_not_planar")


_Check = Callable[[MapSpec], Iterator[MapFault]]
_CHECKS: Final[tuple[_Check, ...]] = (_numbers, _names, _neighbours, _pieces, _waters, _entries)

# Checks of the whole board, skipped while its numbering has holes.
_WHOLE_CHECKS: Final[tuple[_Check, ...]] = (_connection, _land)
_MISLEADING: Final = ("map.region_count", "map.unknown_neighbour", "map.own_neighbour")

# Codes of faults that make drawing impossible; with any other fault the map can be drawn.
_UNDRAWABLE: Final = (
    *_MISLEADING,
    "map.asymmetric",
    "map.disconnected",
    "map.edge_not_planar",
    "map.no_entry",
    "map.not_planar",
    "map.open_corner",
    "map.open_edge",
    "map.region_numbers",
    "map.repeated_neighbour",
    "map.surrounds",
)

_KEYS: Final = {
    "map.asymmetric": "neighbours",
    "map.cramped": "neighbours",
    "map.disconnected": "neighbours",
    "map.edge_lake": "edge",
    "map.inland_sea": "edge",
    "map.open_corner": "neighbours",
    "map.open_edge": "neighbours",
    "map.own_neighbour": "neighbours",
    "map.region_count": "regions",
    "map.repeated_name": "name",
    "map.repeated_neighbour": "neighbours",
    "map.surrounds": "neighbours",
    "map.too_few_regions": "seats",
    "map.unknown_neighbour": "neighbours",
    "map.unreachable": "neighbours",
    "map.water_with_symbol": "symbols",
    "map.water_with_tribe": "tribe",
}
