"""The geometry on which the proof of outlines relies."""

import math
from random import Random

import pytest

from smallworld.packs.files.maps.polygon import Point, contains_point, self_contact, signed_area

SQUARE: list[Point] = [(0, 0), (4, 0), (4, 4), (0, 4)]
STAR: list[Point] = [
    (9 * math.cos(k * 0.1) * (1 + 0.3 * math.sin(k)), 9 * math.sin(k * 0.1)) for k in range(62)
]


def test_area_is_positive_clockwise_on_the_screen() -> None:
    assert (signed_area(SQUARE), signed_area(SQUARE[::-1])) == (16, -16)


def test_inside_and_outside() -> None:
    assert contains_point(SQUARE, (1, 1))
    assert contains_point(SQUARE[::-1], (3.9, 0.1))
    assert not contains_point(SQUARE, (5, 1))
    assert not contains_point(SQUARE, (-1, 4))


def test_simple_polygons_have_no_self_contact() -> None:
    assert self_contact(SQUARE) is None
    assert self_contact([(0, 0), (2, 0), (4, 0), (4, 4), (0, 4)]) is None
    assert self_contact(STAR) is None


@pytest.mark.parametrize(
    "ring",
    [
        [(0, 0), (4, 4), (4, 0), (0, 4)],  # crosses itself
        [(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)],  # a corner touches a side
        [(0, 0), (4, 0), (2, 2), (4, 4), (0, 4), (2, 2)],  # two corners touch
        [(0, 0), (4, 0), (4, 4), (4, 2), (4, 6), (0, 4)],  # runs back over itself
        [(0, 0), (4, 0), (4, 0), (4, 4)],  # repeats a point
        [(0, 0), (4, 0)],
        [(0, 0), (4, 0), (2, 0)],
    ],
)
def test_self_contact_is_found(ring: list[Point]) -> None:
    assert self_contact(ring) is not None
    assert self_contact(ring[::-1]) is not None


@pytest.mark.parametrize("seed", range(40))
def test_the_grid_misses_nothing(seed: int) -> None:
    """A polygon with two corners swapped crosses itself, wherever they are."""
    random = Random(seed)
    turns = sorted(random.uniform(0, 6.28) for _ in range(90))
    ring = [(500 + 400 * math.cos(a), 300 + 250 * math.sin(a)) for a in turns]
    assert self_contact(ring) is None
    first = random.randrange(30)
    second = first + random.randrange(20, 50)
    ring[first], ring[second] = ring[second], ring[first]
    assert self_contact(ring) is not None
