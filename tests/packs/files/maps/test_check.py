"""Every fault of a map is found in a board that has only this one."""

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from smallworld.packs.files.maps.check import find_faults
from smallworld.packs.files.maps.faults import MapFault
from smallworld.packs.files.maps.outlines import Outlines, Point, load_base_outlines
from smallworld.packs.files.maps.read import MapSpec, RegionSpec, load_base_map
from tests.packs.files.maps.small_boards import (
    FOUR,
    FOUR_OUTLINES,
    THREE,
    THREE_OUTLINES,
    a_map,
    a_region,
)

BASE = load_base_map("2")
LAKE, SEA, INLAND = 8, 1, 14
CHECKS = ("files/maps/check.py", "files/maps/embedding.py", "files/maps/outline_check.py")


def with_region(spec: MapSpec, changed: RegionSpec) -> MapSpec:
    return replace(spec, regions=tuple(changed if r.id == changed.id else r for r in spec.regions))


def on_region(region: int, spec: MapSpec = BASE, **fields: object) -> MapSpec:
    return with_region(spec, replace(spec.region(region), **fields))  # type: ignore[arg-type]


def everywhere(**fields: object) -> MapSpec:
    regions = tuple(replace(region, **fields) for region in BASE.regions)  # type: ignore[arg-type]
    return replace(BASE, regions=regions)


def with_neighbours(region: int, *neighbours: int, spec: MapSpec = BASE) -> MapSpec:
    return on_region(region, spec, neighbours=neighbours)


def inland(id: int, *neighbours: int) -> RegionSpec:
    return replace(a_region(id, *neighbours), edge=False)


MOAT = BASE
for wet in BASE.region(INLAND).neighbours:
    MOAT = on_region(wet, MOAT, terrain="lake")

COMPLETE = [a_region(i, *({1, 2, 3, 4, 5} - {i})) for i in range(1, 6)]
CHAIN = [a_region(i, *(n for n in (i - 1, i + 1) if 1 <= n <= 61)) for i in range(1, 62)]
PAIRS = [a_region(1, 2), a_region(2, 1), a_region(3, 4), a_region(4, 3)]

BROKEN_MAPS = {
    "map.region_count": a_map(*CHAIN),
    "map.region_numbers": replace(BASE, regions=BASE.regions[::-1]),
    "map.repeated_name": on_region(2, name=BASE.region(3).name),
    "map.own_neighbour": with_neighbours(1, 1, 2, 6),
    "map.unknown_neighbour": with_neighbours(1, 2, 6, 99),
    "map.repeated_neighbour": with_neighbours(1, 2, 6, 2),
    "map.asymmetric": with_neighbours(1, 2, 6, 3),
    "map.disconnected": a_map(*PAIRS),
    "map.not_planar": a_map(*COMPLETE),
    "map.edge_not_planar": on_region(INLAND, edge=True),
    "map.too_many_tribes": everywhere(tribe=True),
    "map.too_many_mountains": everywhere(terrain="mountain"),
    "map.no_entry": everywhere(edge=False),
    "map.water_with_symbol": on_region(SEA, symbols=frozenset({"mine"})),
    "map.water_with_tribe": on_region(LAKE, tribe=True),
    "map.edge_lake": on_region(LAKE, edge=True),
    "map.inland_sea": on_region(SEA, edge=False),
    "map.too_few_regions": replace(BASE, seats=5),
    "map.unreachable": MOAT,
    "map.surrounds": a_map(a_region(1, 2), inland(2, 1)),
    "map.open_corner": FOUR,
    "map.open_edge": a_map(a_region(1, 2), inland(2, 1, 3), a_region(3, 2)),
}


def with_arc(number: int, *points: Point, outlines: Outlines = THREE_OUTLINES) -> Outlines:
    arcs = [*outlines.arcs[:number], points, *outlines.arcs[number + 1 :]]
    return replace(outlines, arcs=tuple(arcs))


def with_ring(region: int, *references: int) -> Outlines:
    return replace(THREE_OUTLINES, rings={**THREE_OUTLINES.rings, region: references})


def turned(ring: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(~reference for reference in reversed(ring))


NO_THIRD = replace(THREE_OUTLINES, rings={r: THREE_OUTLINES.rings[r] for r in (1, 2)})
ALL_TURNED = {region: turned(ring) for region, ring in THREE_OUTLINES.rings.items()}
A_NINTH = {**THREE_OUTLINES.labels, 9: (1.0, 1.0)}

BROKEN_OUTLINES = {
    "map.outline_missing": (THREE, NO_THIRD),
    "map.outline_unknown": (THREE, replace(with_ring(9, 3, ~1, ~0), labels=A_NINTH)),
    "map.outline_arc_unused": (THREE, with_arc(6, (1, 1), (2, 2))),
    "map.outline_arc_repeated": (THREE, with_ring(2, 5, ~2, 0)),
    "map.outline_open": (THREE, with_ring(1, 3, ~0, ~1)),
    "map.outline_not_simple": (THREE, with_arc(1, (10, 10), (5, 15), (20, 10))),
    "map.outline_turned": (THREE, replace(THREE_OUTLINES, rings=ALL_TURNED)),
    "map.outline_label": (
        THREE,
        replace(THREE_OUTLINES, labels={**THREE_OUTLINES.labels, 1: (5, 15)}),
    ),
    "map.outline_uncovered": (THREE, with_arc(5, (10, 20), (2, 18), (0, 10))),
    "map.outline_junction": (FOUR, FOUR_OUTLINES),
    "map.outline_strangers_touch": (
        with_neighbours(2, 1, spec=with_neighbours(3, 1, spec=THREE)),
        THREE_OUTLINES,
    ),
    "map.outline_neighbours_apart": (
        with_neighbours(1, 2, 3, 4, spec=with_neighbours(3, 1, 2, 4, spec=FOUR)),
        FOUR_OUTLINES,
    ),
    "map.outline_edge_missing": (on_region(INLAND, edge=True), load_base_outlines("2")),
    "map.outline_edge_extra": (on_region(2, THREE, edge=False), THREE_OUTLINES),
    "map.outline_off_frame": (THREE, with_arc(5, (10, 20), (2, 18), (0, 10))),
    "map.outline_touches_frame": (THREE, with_arc(2, (10, 10), (20, 15), (10, 20))),
}


def codes(found: list[MapFault]) -> set[str]:
    return {fault.code for fault in found}


@pytest.mark.parametrize("code", BROKEN_MAPS)
def test_a_fault_of_the_map_is_found(code: str) -> None:
    assert code in codes(find_faults(BROKEN_MAPS[code]))


@pytest.mark.parametrize("code", BROKEN_OUTLINES)
def test_a_fault_of_the_outlines_is_found(code: str) -> None:
    assert code in codes(find_faults(*BROKEN_OUTLINES[code]))


def test_no_check_is_left_without_a_broken_board() -> None:
    packs = files("smallworld.packs")
    sources = [(packs / name).read_text("utf-8") for name in CHECKS]
    known = set(re.findall(r'"(map\.[a-z_]+)"', "".join(sources)))
    known.remove("map.cramped")  # found by packs.mapgen.check, see test_hostile_boards
    assert known == BROKEN_MAPS.keys() | BROKEN_OUTLINES.keys()


def test_every_fault_has_an_english_sentence_with_its_facts() -> None:
    text = (files("smallworld") / "locales" / "en" / "maps.ftl").read_text("utf-8")
    sentences = dict(re.findall(r"^(map-[a-z_]+) = (.+)$", text, re.MULTILINE))
    broken = [find_faults(spec) for spec in BROKEN_MAPS.values()]
    broken += [find_faults(*pair) for pair in BROKEN_OUTLINES.values()]
    for fault in (fault for found in broken for fault in found):
        used = set(re.findall(r"\$(\w+)", sentences[fault.code.replace(".", "-")]))
        assert used == fault.facts.keys(), fault


def test_the_small_boards_have_no_other_faults() -> None:
    small = "map.too_few_regions"
    assert codes(find_faults(THREE, THREE_OUTLINES)) == {small}
    assert codes(find_faults(FOUR, FOUR_OUTLINES)) == {"map.outline_junction", small}


def test_a_map_without_regions_has_faults_and_no_errors() -> None:
    assert codes(find_faults(a_map())) == {"map.region_count", "map.no_entry"}


def test_a_fault_names_both_regions() -> None:
    assert find_faults(with_neighbours(1, 2)) == [
        MapFault("map.asymmetric", {"region": 6, "neighbour": 1})
    ]


def test_a_border_that_wanders_into_a_third_region_is_found() -> None:
    outlines = load_base_outlines("2")
    arc = next(arc for arc, sides in enumerate(outlines.sides) if set(sides) == {13, 14})
    points = list(outlines.arcs[arc])
    points[len(points) // 2] = outlines.label(20)
    assert "map.outline_not_simple" in codes(
        find_faults(BASE, with_arc(arc, *points, outlines=outlines))
    )


def test_a_region_left_out_of_a_list_is_found_in_the_drawing() -> None:
    lonely = with_neighbours(13, 7, 8, 12, 18, 19)
    lonely = with_neighbours(14, 8, 9, 15, 19, 20, 21, spec=lonely)
    assert find_faults(lonely, load_base_outlines("2")) == [
        MapFault("map.outline_strangers_touch", {"region": 13, "neighbour": 14})
    ]
