"""The four boards of the box: their printed contents, and no faults."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from smallworld.core.pieces import MOUNTAINS_IN_BOX, TRIBES_IN_BOX
from smallworld.packs.files.maps.check import find_faults
from smallworld.packs.files.maps.outlines import Outlines, load_base_outlines
from smallworld.packs.files.maps.polygon import signed_area
from smallworld.packs.files.maps.read import BASE_MAPS, MapSpec, load_base_map

REGIONS = {"2": 23, "3": 30, "4": 39, "5": 48}
ROUNDS = {"2": 10, "3": 10, "4": 9, "5": 8}
BORDERS = {"2": 51, "3": 71, "4": 95, "5": 119}
TRIBES = {"2": 9, "3": 10, "4": 14, "5": 18}
EDGES = {"2": 15, "3": 16, "4": 18, "5": 21}
ENTRIES = {"2": 14, "3": 16, "4": 21, "5": 25}
EACH_SYMBOL = {"2": 4, "3": 5, "4": 7, "5": 9}
EACH_TERRAIN = EACH_SYMBOL
MOUNTAINS = {"2": 4, "3": 7, "4": 8, "5": 9}


@pytest.fixture(params=BASE_MAPS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def spec(name: str) -> MapSpec:
    return load_base_map(name)


@pytest.fixture
def outlines(name: str) -> Outlines:
    return load_base_outlines(name)


def test_the_board_has_no_faults(spec: MapSpec, outlines: Outlines) -> None:
    assert find_faults(spec, outlines) == []


def test_n2_seats_and_rounds(name: str, spec: MapSpec) -> None:
    assert (spec.id, spec.seats, spec.rounds) == (f"base/{name}", int(name), ROUNDS[name])


def test_regions_and_borders(name: str, spec: MapSpec) -> None:
    assert [region.id for region in spec.regions] == list(range(1, REGIONS[name] + 1))
    assert sum(len(region.neighbours) for region in spec.regions) == 2 * BORDERS[name]


def test_n7_two_seas_at_the_edge_and_one_lake_inland(spec: MapSpec) -> None:
    waters = sorted((region.terrain, region.edge) for region in spec.regions if region.is_water)
    assert waters == [("lake", False), ("sea", True), ("sea", True)]


def test_terrains(name: str, spec: MapSpec) -> None:
    count = Counter(region.terrain for region in spec.regions if not region.is_water)
    assert count.pop("mountain") == MOUNTAINS[name] <= MOUNTAINS_IN_BOX
    assert count == dict.fromkeys(("farmland", "forest", "hill", "swamp"), EACH_TERRAIN[name])


def test_symbols(name: str, spec: MapSpec) -> None:
    count = Counter(symbol for region in spec.regions for symbol in region.symbols)
    assert count == dict.fromkeys(("cavern", "magic", "mine"), EACH_SYMBOL[name])


def test_tribes_live_on_land_but_not_on_mountains(name: str, spec: MapSpec) -> None:
    homes = [region.terrain for region in spec.regions if region.tribe]
    assert len(homes) == TRIBES[name] <= TRIBES_IN_BOX
    assert not {"mountain", "sea", "lake"} & set(homes)


def test_a1_a2_edge_and_entry(name: str, spec: MapSpec) -> None:
    assert sum(region.edge for region in spec.regions) == EDGES[name]
    assert sum(spec.entry(region.id) for region in spec.regions) == ENTRIES[name]
    assert all(spec.entry(r.id) for r in spec.regions if r.edge and not r.is_water)
    assert not any(spec.entry(r.id) for r in spec.regions if r.is_water)


def test_all_land_is_connected(spec: MapSpec) -> None:
    land = {region.id for region in spec.regions if not region.is_water}
    reached: set[int] = set()
    waiting = [min(land)]
    while waiting:
        region = waiting.pop()
        reached.add(region)
        waiting += [other for other in spec.region(region).neighbours if other in land - reached]
    assert reached == land


def test_no_name_occurs_twice_and_all_are_short_words() -> None:
    names = [region.name for board in BASE_MAPS for region in load_base_map(board).regions]
    assert len(names) == len(set(names)) == sum(REGIONS.values())
    assert all(4 <= len(n) <= 9 and n.isascii() and n.isalpha() and n.istitle() for n in names)


def test_a_map_is_found_by_its_id_too() -> None:
    assert load_base_map("base/3") == load_base_map("3")
    assert load_base_outlines("base/3") == load_base_outlines("3")


def test_land_has_room_for_tokens(spec: MapSpec, outlines: Outlines) -> None:
    mean = outlines.width * outlines.height / len(spec.regions)
    for region in spec.regions:
        if not region.is_water:
            assert signed_area(outlines.ring(region.id)) > 0.6 * mean
            assert _room_around_label(outlines, region.id) > 0.28 * math.sqrt(mean)


def _room_around_label(outlines: Outlines, region: int) -> float:
    return min(math.dist(outlines.label(region), point) for point in outlines.ring(region))


def test_borders_can_be_seen(outlines: Outlines) -> None:
    for arc in outlines.arcs:
        length = sum(math.dist(a, b) for a, b in pairwise(arc))
        assert length > 0.045 * outlines.width


def test_regions_that_are_not_neighbours_keep_a_distance(spec: MapSpec, outlines: Outlines) -> None:
    for region in spec.regions:
        near = {region.id, *region.neighbours}
        strangers = [other for other in spec.regions if other.id not in near]
        points = outlines.ring(region.id)[::2]
        for other in strangers:
            for x, y in outlines.ring(other.id)[::2]:
                assert all(abs(x - a) > 12 or abs(y - b) > 12 for a, b in points)
