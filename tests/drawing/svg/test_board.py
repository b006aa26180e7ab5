"""A drawn board is well-formed, small, reproducible, and shows every region once."""

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from smallworld.drawing.layout.grid import ClearanceGrid
from smallworld.drawing.svg.board import board_svg
from smallworld.packs.files.maps.outlines import load_base_outlines
from smallworld.packs.files.maps.read import BASE_MAPS, load_base_map
from tests.packs.files.maps.small_boards import THREE, THREE_OUTLINES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=BASE_MAPS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def text(name: str) -> str:
    return board_svg(load_base_map(name), load_base_outlines(name))


def test_every_region_is_drawn_once_with_its_name(name: str, text: str) -> None:
    picture = ElementTree.fromstring(text)
    spec = load_base_map(name)
    drawn = [group.get("data-region") for group in picture.iter(f"{SVG}g")]
    assert Counter(d for d in drawn if d) == {str(region.id): 1 for region in spec.regions}
    written = {mark.text for mark in picture.iter(f"{SVG}text")}
    assert written == {f"{r.id} {r.name}" for r in spec.regions} | {spec.id}


def test_referenced_ids_exist_once(text: str) -> None:
    picture = ElementTree.fromstring(text)
    ids = Counter(element.get("id") for element in picture.iter() if element.get("id"))
    assert set(ids.values()) == {1}
    assert {use.get("href", "")[1:] for use in picture.iter(f"{SVG}use")} <= ids.keys()


def test_pieces_and_seals_are_those_of_the_map(name: str, text: str) -> None:
    picture = ElementTree.fromstring(text)
    shown = Counter(
        use.get("href", "").removeprefix(f"#base-{name}-")
        for group in picture.iter(f"{SVG}g")
        if group.get("data-marks")
        for use in group
        if use.tag == f"{SVG}use"
    )
    regions = load_base_map(name).regions
    expected = Counter(symbol for region in regions for symbol in region.symbols)
    expected["tribe"] = sum(region.tribe for region in regions)
    expected["mountain"] = sum(region.terrain == "mountain" for region in regions)
    assert shown == expected


def test_a_board_is_small_enough_for_a_page(text: str) -> None:
    assert len(text.encode()) < 300_000


def test_the_same_board_twice_is_the_same_text() -> None:
    boards = [board_svg(load_base_map("2"), load_base_outlines("2")) for _ in range(2)]
    assert boards[0] == boards[1]


def test_names_are_escaped() -> None:
    odd = replace(THREE.regions[0], name="<Ár & 'Ós'>")
    text = board_svg(replace(THREE, regions=(odd, *THREE.regions[1:])), THREE_OUTLINES)
    titles = [title.text for title in ElementTree.fromstring(text).iter(f"{SVG}title")]
    assert "1 <Ár & 'Ós'>" in titles


def test_grid_returns_region_and_distance_to_the_border() -> None:
    outlines = load_base_outlines("2")
    rooms = ClearanceGrid(outlines)
    for region in outlines.rings:
        x, y = outlines.label(region)
        assert rooms.clearance(region, x, y) > 40
        assert rooms.clearance(region, x + outlines.width, y) < 0
        assert all(rooms.clearance(other, x, y) < 0 for other in outlines.rings if other != region)
