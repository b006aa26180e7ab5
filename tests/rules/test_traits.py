"""What a people can do: the numbers and flags of its race and its power together."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.splitmix import SplitMix64
from smallworld.core.terrain import FOREST, HILL
from smallworld.core.traits import Abilities, Trait

NUMBERS = (
    "visitors",
    "pays_each_turn",
    "pays_first_turn",
    "pays_per_conquest",
    "pays_per_fortress",
    "camps",
    "fortresses",
    "heroes",
    "holes",
)
KINDS = ("pays_on", "pays_beside", "tunnels")
FLAGS = (
    "enters_anywhere",
    "reaches_all_land",
    "sails",
    "loses_none",
    "converts",
    "rolls_first",
    "lairs",
    "dragon",
    "makes_peace",
    "declines_late",
    "lasts",
)


def combined(key: str, race: Any, power: Any) -> Any:
    """Return one ability of a race and a power that have these values."""
    traits: list[Any] = [{key: race}, {key: power}]
    first, second = (Trait("any", tokens=0, **keys) for keys in traits)
    return getattr(Abilities(first, second), key)


@pytest.mark.parametrize("key", NUMBERS)
def test_numbers_add_up(key: str) -> None:
    assert combined(key, 3, 2) == 5


@pytest.mark.parametrize("key", KINDS)
def test_kinds_of_regions_are_united(key: str) -> None:
    assert combined(key, FOREST, HILL) == FOREST | HILL


@pytest.mark.parametrize("key", FLAGS)
def test_one_of_the_two_is_enough_for_a_flag(key: str) -> None:
    values = [combined(key, race, power) for race in (False, True) for power in (False, True)]
    assert values == [False, True, True, True]


@pytest.mark.parametrize(
    ("race", "power", "grows"), [(0, 0, False), (1, 0, True), (0, 1, True), (2, 2, True)]
)
def test_h13_new_tokens_for_conquests_come_from_the_race_or_the_power(
    race: int, power: int, grows: bool
) -> None:
    first = Trait("any", tokens=0, grows_every=race)
    second = Trait("any", tokens=0, grows_every=power)
    assert Abilities(first, second).grows_by_conquest is grows


def test_tokens_add_up_and_a_trait_shows_its_id() -> None:
    race, power = Trait("orcs", tokens=5), Trait("hill", tokens=4)
    assert Abilities(race, power).tokens == 9
    assert repr(race) == "<orcs>"


def test_splitmix_gives_the_numbers_of_its_authors() -> None:
    stream = SplitMix64(1234567)
    numbers = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [stream.next() for _ in numbers] == numbers
    assert SplitMix64(7 - (1 << 64)).next() == SplitMix64(7).next() == 7191089600892374487


def test_splitmix_mixes_a_seed_into_the_stream() -> None:
    stream = SplitMix64(1234567)
    stream.reseed(5)
    assert stream.next() == 5631843229956526381
