"""Tiles without weights are evaluated by their traits, official ones by their weights."""

from __future__ import annotations

import pytest

from smallworld.bots.data.weights import estimates_for_unknown_tiles, rows_for
from smallworld.bots.playouts.pool import rollout_for
from smallworld.bots.search.conquest_value import ConquestValue
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.placement import place_all
from smallworld.core.actions import CONQUER, PICK, STOP
from smallworld.core.bits import members
from smallworld.core.box import Box
from smallworld.core.conquest import targets
from smallworld.core.engine import perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import COLUMN_RACE, State, new_state
from smallworld.core.terrain import ANYWHERE, FARMLAND, MOUNTAIN, SWAMP, WATER
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box, load_board

BOARD = load_board("base/2")
PLAIN = Trait("plain", tokens=8)
NONE = Trait("none", tokens=4)


def picked(race: Trait, power: Trait = NONE) -> State:
    """Start a game whose first seat has picked this combo."""
    box = Box(BOARD, [race, *RACES], [power, *POWERS])
    state, chance = new_state(box), Xorshift(3)
    while state.awaits_chance:
        perform(state, draw(state, chance))
    state.cells[COLUMN_RACE], state.cells[COLUMN_RACE + 6] = 0, 0
    perform(state, PICK)
    return state


def conquests(race: Trait, power: Trait = NONE) -> dict[int, float]:
    """Return the gain of each region in reach."""
    state = picked(race, power)
    rows, envy = rows_for(state.box)
    found = ConquestValue(Evaluator(rows, envy))
    found.prepare(state)
    return {region: found.gain(state, 0, region) for region in members(int(targets(state, 0)))}


def better(race: Trait, power: Trait = NONE) -> set[int]:
    """Return the regions that gain more than for a race without traits."""
    plain = conquests(PLAIN)
    return {
        region for region, gain in conquests(race, power).items() if gain > plain[region] + 1e-9
    }


def having(kind: int) -> set[int]:
    return set(members(int(BOARD.having(kind))))


def test_a_region_that_pays_more_coins_gains_more() -> None:
    one, three = (
        conquests(Trait("rich", tokens=8, pays_on=FARMLAND, pays_coins=coins)) for coins in (1, 3)
    )
    farms = having(FARMLAND) & one.keys()
    assert farms
    for region, gain in one.items():
        assert (three[region] > gain + 1.9) == (region in farms)


def test_a_region_next_to_a_paying_terrain_gains_more() -> None:
    shores = set(members(int(BOARD.union_of_neighbours(BOARD.having(WATER)))))
    reach = conquests(PLAIN).keys()
    assert better(Trait("herons", tokens=8, pays_beside=WATER)) == shores & reach
    assert better(PLAIN, Trait("shore", tokens=4, pays_beside=WATER)) == shores & reach


def test_a_region_that_brings_tokens_gains_more() -> None:
    reach = conquests(PLAIN).keys()
    assert better(Trait("grows", tokens=8, grows_on=SWAMP)) == having(SWAMP) & reach


def test_empty_regions_gain_more_if_they_pay() -> None:
    tribes = set(members(int(BOARD.tribes)))
    reach = conquests(PLAIN).keys()
    assert better(Trait("lamps", tokens=8, pays_per_empty_conquest=2)) == reach - tribes


def test_tokens_go_where_nothing_else_guards() -> None:
    """Mountains that defend themselves get fewer tokens."""
    guards = []
    for race in (PLAIN, Trait("rocks", tokens=8, defends_on=MOUNTAIN)):
        state = picked(race)
        taken = 0
        for region in members(int(targets(state, 0)))[:30]:
            wanted = region in having(MOUNTAIN) if not taken else True
            if wanted and (int(targets(state, 0)) >> region) & 1 and taken < 2:
                perform(state, CONQUER + region)
                taken += 1
        perform(state, STOP)
        place_all(state)
        mountains = [r for r in members(int(state.regions(0))) if r in having(MOUNTAIN)]
        guards.append(sum(int(state.tokens_in(region)) for region in mountains))
    assert guards[1] < guards[0]


# --- picking
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_official_tiles_need_no_estimates(seats: int) -> None:
    assert estimates_for_unknown_tiles(base_box(f"base/{seats}")) == []


def test_estimates_follow_the_traits() -> None:
    rich = Trait("rich", tokens=5, pays_on=ANYWHERE, pays_coins=3)
    poor = Trait("poor", tokens=5)
    tile_estimates = estimates_for_unknown_tiles(Box(BOARD, [rich, poor, *RACES], [*POWERS]))
    assert tile_estimates[0] > 5 > 0 > tile_estimates[1]
    assert set(tile_estimates[2:]) == {0.0}


def test_an_unknown_tile_with_a_high_estimate_is_tried_out() -> None:
    """It has few tokens, but pays enough to make up for that."""
    rich = Trait("rich", tokens=3, pays_on=ANYWHERE, pays_coins=5)
    box = Box(BOARD, [rich, *RACES], [NONE, *POWERS])
    state, chance = new_state(box), Xorshift(5)
    while state.awaits_chance:
        perform(state, draw(state, chance))
    state.cells[COLUMN_RACE + 1] = 0
    quick = rollout_for(box).fast_turns
    quick.conquests.prepare(state)
    first = int(quick._best_looking(state, 0))
    assert state.cells[COLUMN_RACE + first] == 0
