"""Everything in a region has its own place inside the region."""

import math
from itertools import combinations

import pytest

from smallworld.drawing.layout.board import compute_layout
from smallworld.drawing.layout.geometry import RoundedBox, disc_size, rounded_size
from smallworld.packs.files.maps.outlines import Point, load_base_outlines
from smallworld.packs.files.maps.polygon import contains_point
from smallworld.packs.files.maps.read import BASE_MAPS, load_base_map
from tests.drawing.boards import arranged
from tests.packs.files.maps.small_boards import THREE, THREE_OUTLINES

boards = pytest.mark.parametrize("name", BASE_MAPS)


def rim(box: RoundedBox) -> list[Point]:
    """Points around a box: every round corner in sixteen directions."""
    turns = [math.tau * turn / 16 for turn in range(16)]
    return [
        (x + box.size.radius * math.cos(turn), y + box.size.radius * math.sin(turn))
        for x, y in box.core_points()
        for turn in turns
    ]


def test_distances_of_discs_and_boxes() -> None:
    ball, plank = RoundedBox(0, 0, disc_size(5)), RoundedBox(20, 0, rounded_size(10, 4, 2))
    assert ball.distance(plank) == pytest.approx(5)
    assert plank.distance(RoundedBox(20, 20, disc_size(5))) == pytest.approx(11)
    assert RoundedBox(0, 0, disc_size(5)).distance(RoundedBox(6, 8, disc_size(5))) == pytest.approx(
        0
    )
    assert ball.distance(RoundedBox(3, 0, disc_size(1))) < 0
    assert plank.contains(29, 0) and plank.contains(20, 3.9)
    assert not plank.contains(29.9, 3.9)  # the corner is round


@boards
def test_everything_lies_inside_its_region(name: str) -> None:
    outlines = load_base_outlines(name)
    for region, places in arranged(name).regions.items():
        ring = outlines.ring(region)
        for box in places.boxes:
            assert all(contains_point(ring, point) for point in rim(box)), (region, box)


@boards
def test_nothing_overlaps(name: str) -> None:
    for region, places in arranged(name).regions.items():
        for one, other in combinations(places.boxes, 2):
            assert one.distance(other) > 0, (region, one, other)


@boards
def test_mountains_and_seals_have_places_where_the_map_has_them(name: str) -> None:
    for region in load_base_map(name).regions:
        places = arranged(name).regions[region.id]
        assert len(places.seals) == len(region.symbols)
        assert (places.mountain is not None) == (region.terrain == "mountain")


@boards
def test_pieces_lie_beside_the_counter_they_belong_to(name: str) -> None:
    for places in arranged(name).regions.values():
        for box in (places.power, places.race, places.price):
            assert places.counter.distance(box) < arranged(name).sizes.counter


@boards
def test_counters_are_large_enough_to_read(name: str) -> None:
    """On a board 1000 pixels wide an emblem (two thirds of a counter) has 24 pixels."""
    sizes = arranged(name).sizes
    assert sizes.counter * 2 / 3 * 1000 / load_base_outlines(name).width > 24


def test_without_space_things_are_at_their_preferred_places() -> None:
    crowded = compute_layout(THREE, THREE_OUTLINES)
    assert crowded.regions.keys() == {1, 2, 3}
    assert (crowded.regions[2].counter.x, crowded.regions[2].counter.y) == (5, 15)
    assert len({(box.x, box.y) for box in crowded.regions[1].boxes}) == 5
