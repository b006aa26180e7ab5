"""What is fixed during a game: boards, boxes, sets of regions, abilities of a race and a power."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.actions import VOCABULARY
from smallworld.core.bits import lowest, members, only, region_set, size
from smallworld.core.board import Board
from smallworld.core.box import Box
from smallworld.core.perft import perft, perft_split
from smallworld.core.pieces import MAX_POWERS, MAX_RACES, MAX_REGIONS, MAX_SEATS, MAX_TOKENS
from smallworld.core.playout import Xorshift, one_of, play_games
from smallworld.core.refusals import refusal
from smallworld.core.splitmix import SplitMix64
from smallworld.core.state import new_state
from smallworld.core.terrain import (
    ANYWHERE,
    CAVERN,
    COAST,
    FARMLAND,
    FOREST,
    HILL,
    LAKE,
    LAND,
    MAGIC,
    MINE,
    MOUNTAIN,
    SEA,
    SWAMP,
    WATER,
)
from smallworld.core.traits import Abilities, Trait
from smallworld.packs.loader import base_box
from tests.kit.positions import build_state


def chain(*features: int, edge: tuple[int, ...] = (), tribes: tuple[int, ...] = ()) -> Board:
    """Build a board whose regions lie in a row, each next to the one before and after it."""
    last = len(features)
    return Board(
        "chain",
        seats=2,
        rounds=10,
        features=list(features),
        neighbours=[[r for r in (at - 1, at + 1) if 1 <= r <= last] for at in range(1, last + 1)],
        tribes=list(tribes),
        edge=list(edge),
    )


# --- boards
def test_x1_land_next_to_water_is_a_coast_also_in_the_first_and_the_last_region() -> None:
    board = chain(HILL, LAKE, FOREST, SWAMP, FARMLAND, SEA, MOUNTAIN)
    assert members(int(board.having(COAST))) == [1, 3, 5, 7]


def test_x1_water_beside_water_is_no_coast_and_coasts_have_any_number() -> None:
    board = chain(LAKE, SEA, HILL, FOREST, SWAMP, LAKE, LAKE)
    assert members(int(board.having(COAST))) == [3, 5]
    board = chain(FOREST, HILL, LAKE, HILL)
    assert members(int(board.having(COAST))) == [2, 4]


def test_a2_only_land_beside_a_sea_at_the_edge_is_an_entry() -> None:
    board = chain(SEA, SEA, HILL, FOREST, SEA, HILL, edge=(2, 5))
    assert members(int(board.entry)) == [3, 4, 6]
    board = chain(FOREST, HILL, SEA, HILL, edge=(3,))
    assert members(int(board.entry)) == [2, 4]
    board = chain(HILL, LAKE, HILL, edge=(2,))
    assert members(int(board.entry)) == []


def test_a1_races_enter_at_the_edge_and_at_the_shore_of_a_sea_at_the_edge() -> None:
    board = chain(HILL, SEA, FOREST, SWAMP, LAKE, FARMLAND, SEA, MOUNTAIN, edge=(2, 4, 5))
    assert members(int(board.entry)) == [1, 3, 4]  # not 6 or 8: a lake, and a sea inland
    assert members(int(board.edge_seas)) == [2]


def test_a_board_knows_its_regions_by_kind() -> None:
    kinds = (HILL | MINE, SEA, MOUNTAIN | CAVERN, LAKE, SWAMP | MAGIC, MOUNTAIN, FOREST | CAVERN)
    board = chain(*kinds, tribes=(1, 7))
    assert members(int(board.all)) == [1, 2, 3, 4, 5, 6, 7]
    assert members(int(board.land)) == [1, 3, 5, 6, 7]
    assert members(int(board.water)) == [2, 4]
    assert members(int(board.mountains)) == members(int(board.having(MOUNTAIN))) == [3, 6]
    assert members(int(board.having(CAVERN))) == [3, 7]
    assert members(int(board.tribes)) == [1, 7]
    assert members(int(board.having(MINE | MAGIC))) == [1, 5]
    assert members(int(board.having(FOREST))) == [7]


def test_neighbours_of_several_regions_are_united() -> None:
    board = chain(*[HILL] * 8)
    assert members(int(board.union_of_neighbours(region_set([1, 4, 8])))) == [2, 3, 5, 7]
    assert board.union_of_neighbours(0) == 0


@pytest.mark.parametrize("count", [0, MAX_REGIONS + 1])
def test_a_board_has_1_to_60_regions(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 60 regions"):
        chain(*[HILL] * count)
    assert chain(HILL).size == 1
    assert chain(*[HILL] * MAX_REGIONS).size == 60


def test_terrains_are_land_or_water() -> None:
    assert members(LAND) == [0, 1, 2, 3, 4]
    assert members(WATER) == [5, 6]
    assert members(ANYWHERE) == [0, 1, 2, 3, 4, 5, 6]
    bits = [FARMLAND, FOREST, HILL, MOUNTAIN, SWAMP, SEA, LAKE, MINE, MAGIC, CAVERN, COAST]
    assert bits == [2**place for place in range(11)]


# --- boxes
def box(seats: int = 2, races: int = 1, powers: int = 1, supply: int = 10) -> Box:
    board = chain(HILL, HILL)
    board.seats = seats
    return Box(
        board,
        [Trait(f"race{number}", tokens=5, supply=supply) for number in range(races)],
        [Trait(f"power{number}", tokens=5) for number in range(powers)],
    )


def test_each_pair_of_race_and_power_has_its_own_abilities_built_once() -> None:
    races = [Trait(f"race{number}", tokens=number + 1) for number in range(3)]
    powers = [Trait(f"power{number}", tokens=10 * (number + 1)) for number in range(4)]
    made = Box(chain(HILL, HILL), races, powers)
    pairs = [(race, power) for race in range(-1, 3) for power in range(-1, 4)]
    found = [made.abilities(*pair) for pair in pairs]
    assert [int(one.tokens) for one in found] == [r + 1 + 10 * (p + 1) for r, p in pairs]
    assert all(made.abilities(*pair) is one for pair, one in zip(pairs, found, strict=True))


@pytest.mark.parametrize("seats", [1, MAX_SEATS + 1])
def test_a_game_has_2_to_5_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats"):
        box(seats)
    assert (box(2).seats, box(MAX_SEATS).seats) == (2, 5)


@pytest.mark.parametrize(
    ("races", "powers"), [(0, 1), (1, 0), (MAX_RACES + 1, 1), (1, MAX_POWERS + 1)]
)
def test_a_box_has_1_to_32_races_and_1_to_60_powers(races: int, powers: int) -> None:
    with pytest.raises(ValueError, match="32 races and 60 powers"):
        box(races=races, powers=powers)
    assert len(box(races=MAX_RACES, powers=MAX_POWERS).races) == 32


def test_a_race_has_at_most_20_tokens() -> None:
    with pytest.raises(ValueError, match="race0: a race has at most 20 tokens"):
        box(supply=MAX_TOKENS + 1)
    assert box(supply=MAX_TOKENS).races[0].supply == 20


def test_races_and_powers_are_found_by_id_and_by_number() -> None:
    found = box(races=3, powers=4)
    assert [found.race_index(id) for id in ("race0", "race2", "power0")] == [0, 2, -1]
    assert [found.power_index(id) for id in ("power0", "power3", "race0")] == [0, 3, -1]
    assert (found.race(2).id, found.power(3).id) == ("race2", "power3")
    assert (found.race(-1).id, found.power(-1).id) == ("nothing", "nothing")


def test_a_box_knows_whether_it_needs_the_unofficial_numbers() -> None:
    def made(**numbers: Any) -> Box:
        traits = [Trait("race", tokens=5, **numbers)]
        return Box(chain(HILL, HILL), traits, [Trait("power", tokens=5)])

    assert not made().has_defenders
    assert made(defends_on=HILL).has_defenders
    assert not made(defends_on=HILL).has_unofficial_numbers
    for name in ("pays_beside", "grows_on", "pays_per_empty_conquest"):
        assert made(**{name: 1}).has_unofficial_numbers, name


# --- abilities
def trait(**numbers: Any) -> Trait:
    return Trait("any", **{"tokens": 1, **numbers})


COUNTS = [
    "visitors",
    "pays_each_turn",
    "pays_first_turn",
    "pays_per_conquest",
    "pays_per_fortress",
    "camps",
    "fortresses",
    "heroes",
    "holes",
]
FLAGS = [
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
]
KINDS_OF_REGIONS = ("pays_on", "pays_beside", "tunnels")


def test_abilities_add_up_counts() -> None:
    for name in ("tokens", *COUNTS):
        both = Abilities(trait(**{name: 3}), trait(**{name: 2}))
        assert getattr(both, name) == 5, name


@pytest.mark.parametrize("name", FLAGS)
def test_abilities_have_a_flag_that_either_trait_has(name: str) -> None:
    without, having = trait(), trait(**{name: True})
    pairs = [(having, without), (without, having), (having, having), (without, without)]
    assert [getattr(Abilities(*pair), name) for pair in pairs] == [True, True, True, False]


@pytest.mark.parametrize("name", KINDS_OF_REGIONS)
def test_abilities_unite_kinds_of_regions(name: str) -> None:
    race = trait(**{name: HILL | MINE})
    power = trait(**{name: MINE | SEA})
    assert getattr(Abilities(race, power), name) == HILL | MINE | SEA


def test_abilities_know_who_grows_by_conquest() -> None:
    without, growing = Trait("w", tokens=1), Trait("g", tokens=1, grows_every=1)
    assert Abilities(growing, without).grows_by_conquest
    assert Abilities(without, growing).grows_by_conquest
    assert not Abilities(without, without).grows_by_conquest


def test_a_supply_covers_the_highest_badge_and_the_visitors() -> None:
    assert Trait("r", tokens=6, visitors=4).supply == 6 + 4 + 5
    assert Trait("r", tokens=6, supply=20).supply == 20


# --- sets of regions
def test_sets_hold_regions_up_to_62() -> None:
    for region in (0, 1, 31, 32, 60, 62):
        assert only(region) == 2**region
        assert lowest(only(region)) == region
    everything = region_set([1, 2, 33, 60])
    assert members(everything) == [1, 2, 33, 60]
    assert (size(everything), size(0), lowest(everything)) == (4, 0, 1)


# --- actions, perft, playouts
@pytest.mark.parametrize("number", [-1, VOCABULARY])
def test_an_unknown_action_names_the_highest_number(number: int) -> None:
    refused = refusal(build_state(), number)
    assert refused is not None
    assert (refused.code, refused.facts) == (
        "action.unknown",
        {"number": number, "highest": VOCABULARY - 1},
    )


def test_perft_counts_one_empty_sequence_and_splits_by_first_action() -> None:
    state = build_state()
    split = perft_split(state, 1)
    assert perft(state, 0) == 1
    assert [nodes for _, nodes in split] == [1] * perft(state, 1)
    assert sum(nodes for _, nodes in perft_split(state, 2)) == perft(state, 2)


def test_random_numbers_are_the_same_in_every_build() -> None:
    chance = Xorshift(7)
    assert [int(chance.below(1000)) for _ in range(6)] == [805, 851, 466, 479, 718, 823]
    assert Xorshift(0).word == 88172645
    drawn = {int(one_of(region_set([3, 9, 40]), chance)) for _ in range(60)}
    assert drawn == {3, 9, 40}


def test_splitmix_gives_the_published_numbers() -> None:
    stream = SplitMix64(1234567)
    assert [stream.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
    assert SplitMix64(1234567 + 2**64).next() == 6457827717110365317


def test_playouts_are_the_same_in_every_build() -> None:
    assert play_games(new_state(base_box("base/2")), 2, seed=3) == (252, 2682612)
