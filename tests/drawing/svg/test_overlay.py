"""The shapes for the page match the picture."""

import gzip
import math
import re

import msgspec
import pytest

from smallworld.drawing.svg.overlay import board_shapes
from smallworld.packs.files.maps.outlines import Point, load_base_outlines
from smallworld.packs.files.maps.read import BASE_MAPS, load_base_map
from tests.drawing.boards import arranged, bare, shapes
from tests.packs.files.maps.small_boards import THREE, THREE_OUTLINES

boards = pytest.mark.parametrize("name", BASE_MAPS)


def drawn(path: str) -> list[Point]:
    """The end of every step of path data made of M, l, q and z."""
    assert re.fullmatch(r"M[^Mz]*z", path)
    found: list[Point] = []
    for letter, numbers in re.findall(r"([Mlq])([^Mlqz]*)", path):
        steps = [float(step) for step in re.findall(r"-?(?:\d+\.\d|\d+|\.\d)", numbers)]
        assert len(steps) == (4 if letter == "q" else 2)
        x, y = found[-1] if letter != "M" else (0.0, 0.0)
        found.append((x + steps[-2], y + steps[-1]))
    return found


def away(point: Point, a: Point, b: Point) -> float:
    """The distance from a point to a segment."""
    x, y, long = b[0] - a[0], b[1] - a[1], math.dist(a, b)
    part = ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / (long * long or 1.0)
    part = min(1.0, max(0.0, part))
    return math.dist(point, (a[0] + part * x, a[1] + part * y))


@boards
def test_paths_follow_the_outlines(name: str) -> None:
    outlines = load_base_outlines(name)
    for region in shapes(name).regions:
        ring = outlines.ring(region.id)
        path = drawn(region.path)
        sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
        assert math.dist(path[0], path[-1]) < 0.2
        for point in path[::5]:
            assert min(away(point, a, b) for a, b in sides) < 0.2, (region.id, point)
        for axis in (0, 1):
            for furthest in (min, max):
                reached = furthest(point[axis] for point in path)
                assert reached == pytest.approx(furthest(p[axis] for p in ring), abs=3)


@boards
def test_paths_and_frame_are_those_of_the_picture(name: str) -> None:
    board, picture = shapes(name), bare(name, "day")
    view = f'viewBox="{board.left} {board.top} {board.width:.0f} {board.height:.0f}"'
    assert view in picture
    for region in board.regions:
        assert f'id="base-{name}-{region.id}" d="{region.path}"' in picture


@boards
def test_regions_are_those_of_the_map(name: str) -> None:
    spec = load_base_map(name)
    listed = [(r.id, r.name, r.terrain, r.symbols, r.neighbours) for r in shapes(name).regions]
    assert shapes(name).map == spec.id
    assert listed == [
        (r.id, r.name, r.terrain, sorted(r.symbols), list(r.neighbours)) for r in spec.regions
    ]


@boards
def test_spots_are_the_places_of_the_layout(name: str) -> None:
    for region in shapes(name).regions:
        places = arranged(name).regions[region.id]
        for spot, box in (
            (region.centre, places.counter),
            (region.spots.lair, places.race),
            (region.spots.fortress, places.power),
            (region.spots.price, places.price),
            (region.spots.name, places.name),
        ):
            assert spot == pytest.approx((box.x, box.y), abs=0.06)


@boards
def test_widths_fill_the_places_of_the_layout(name: str) -> None:
    widths, places = shapes(name).widths, arranged(name).regions[1]
    assert widths.counter <= 2 * places.counter.size.half_width
    assert widths.piece == pytest.approx(2 * places.power.size.radius, abs=0.06)
    assert widths.price == pytest.approx(2 * places.price.size.radius, abs=0.06)
    assert widths.name <= 2 * places.name.size.half_height


def test_pieces_that_can_share_a_region_have_different_spots() -> None:
    """A race brings lairs or holes, a power brings one of the other pieces."""
    for region in shapes("5").regions:
        spots = region.spots
        assert spots.lair == spots.hole
        assert spots.fortress == spots.camp == spots.hero == spots.dragon
        assert len({region.centre, spots.lair, spots.fortress, spots.price, spots.name}) == 5


def test_shapes_are_small_and_always_the_same() -> None:
    first = msgspec.json.encode(shapes("5"))
    again = board_shapes(load_base_map("5"), load_base_outlines("5"))
    assert msgspec.json.encode(again) == first
    assert len(gzip.compress(first, 9)) <= 25_000


def test_own_map_needs_only_outlines() -> None:
    board = board_shapes(THREE, THREE_OUTLINES)
    assert [region.name for region in board.regions] == ["Place1", "Place2", "Place3"]
