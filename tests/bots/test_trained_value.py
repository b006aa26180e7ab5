"""The trained value of positions: what it sees, and the bots that play by it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from smallworld.bots.data.values import values_for
from smallworld.bots.data.weights import rows_for
from smallworld.bots.planner import PlannerBot
from smallworld.bots.playouts.trained import trained_value_for
from smallworld.bots.registry import create_bot
from smallworld.bots.search import position_value as f
from smallworld.bots.search.evaluation import (
    BONUS,
    EXPOSED,
    FEATURES,
    HELD,
    NEW_RACE,
    ONE,
    RUINS,
    SPARE,
    Evaluator,
)
from smallworld.bots.search.fast_turn import FastTurns
from smallworld.bots.search.position_value import ALL_FEATURES, PositionValue
from smallworld.core.box import Box
from smallworld.core.playout import Xorshift
from smallworld.core.state import (
    COINS,
    COLUMN_COINS,
    COLUMN_POWER,
    COLUMN_RACE,
    POWER,
    RACE,
    START,
    State,
)
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box, load_board, map_ids
from tests.bots.tables import SMALL, SMALL_PLANNER, moves, new_game
from tests.kit.positions import build_state, held, held_in_decline, in_decline, seat_with
from tests.kit.random_games import random_game
from tools.train_value import add_notes, fit, planner_values, play_part

TILES = len(RACES) + len(POWERS)
MOVES = 40  # of a game: enough to differ


def a_value(
    weights: dict[int, float], combos: dict[int, float] | None = None, envy: float = 0.0
) -> PositionValue:
    """Create a value in which only these features and combos weigh anything."""
    row = [0.0] * (ALL_FEATURES + TILES)
    for feature, weight in weights.items():
        row[feature if feature < FEATURES else feature + TILES] = weight
    of_combos = [0.0] * (len(RACES) * len(POWERS))
    for combo, weight in (combos or {}).items():
        of_combos[combo] = weight
    return PositionValue([row] * 11, envy, [of_combos] * 11 if combos else [])


def combo_at(state: State, place: int) -> int:
    """Return the number of the combo at this place of the column."""
    v = state.cells
    return int(v[COLUMN_RACE + place]) * len(POWERS) + int(v[COLUMN_POWER + place])


def begun_turns(map: str) -> Iterator[State]:
    for game in random_game(map, {}, 5, bold=True):
        if game.state.phase == START and not game.state.awaits_chance:
            yield game.state


def in_the_middle() -> State:
    """Build a state: seat 0 moves with two regions, seat 1 has only one in decline."""
    return build_state(
        seat_with("dwarves", "alchemist"),
        in_decline("ratmen"),
        round=4,
        regions={17: held(0, 3), 18: held(0, 2), 9: held_in_decline(1, "ratmen")},
    )


# --- what it sees
@pytest.mark.parametrize("map", map_ids())
def test_without_new_weights_it_is_the_evaluation_of_the_planner(map: str) -> None:
    box = base_box(map)
    rows, envy = rows_for(box)
    plain = Evaluator(rows, envy)
    more = [0.0] * (ALL_FEATURES - FEATURES)
    value = PositionValue([[*row, *more] for row in rows], envy, [])
    compared = 0
    for state in begun_turns(map):
        for seat in range(int(box.seats)):
            left = int(box.board.rounds - state.round)
            found = value.value(state, seat, left, False)
            assert found == pytest.approx(plain.value(state, seat, left, False))
            compared += 1
    assert compared > 10


def test_it_sees_who_moves_first() -> None:
    state = new_game("base/4", 3).state
    value = a_value({f.WAITS: 1.0})
    waits = [value.features_of(state, seat)[f.WAITS] for seat in range(4)]
    assert waits == pytest.approx([0, 1 / 3, 2 / 3, 1])


def test_after_its_turn_a_seat_waits_for_all_others() -> None:
    """A value is that of the end of a turn, although the seat still has it."""
    state = new_game("base/4", 3).state
    alone, envious = a_value({f.WAITS: 1.0}), a_value({f.WAITS: 1.0}, envy=1.0)
    coins = int(state.coins(0))
    assert alone.value(state, 0, 5, True) == pytest.approx(coins + 1)
    assert envious.value(state, 0, 5, True) == pytest.approx(coins + 1 - (0 + 1 / 3 + 2 / 3) / 3)


def test_it_counts_regions_and_tokens_around_usual_numbers() -> None:
    state = in_the_middle()
    seen = a_value({}).features_of(state, 0)
    assert [seen[ONE], seen[HELD], seen[SPARE], seen[NEW_RACE]] == [1, 2, 3, 0]
    assert [seen[BONUS], seen[EXPOSED], seen[RUINS]] == [2, 0, 0]
    assert seen[f.HELD_SQUARED] == pytest.approx(0.1 * (2 - f.USUAL_HELD) ** 2)
    assert seen[f.SPARE_SQUARED] == pytest.approx(0.1 * (3 - f.USUAL_SPARE) ** 2)
    assert seen[f.GUARD] == 3
    assert seen[f.IDLE] == 1
    assert seen[f.THREAT] == pytest.approx(2 * -f.USUAL_THREAT)
    empty = 0.1 * (int(state.box.board.size) - 3)
    assert seen[f.EMPTY] == pytest.approx(empty)
    other = a_value({}).features_of(state, 1)
    assert [other[NEW_RACE], other[RUINS], other[f.RUINS_NEW], other[HELD]] == [1, 1, 1, 0]
    assert other[f.THREAT_RUINS] == pytest.approx(0.5 - f.USUAL_THREAT)


def test_it_sees_the_best_combo_that_a_seat_can_pay_for() -> None:
    state = new_game("base/2", 3).state
    state.cells[COLUMN_COINS] = 1
    value = a_value({}, {combo_at(state, 1): 5.0, combo_at(state, 5): 9.5})
    assert value.features_of(state, 0)[f.COLUMN_NOW] == pytest.approx(9.5 - 5)
    assert value.features_of(state, 1)[f.COLUMN_LATER] == pytest.approx(9.5 - 5)
    state.cells[COINS] = 4
    assert value.features_of(state, 0)[f.COLUMN_NOW] == pytest.approx(5.0 - 1)
    state.cells[COINS] = 0
    assert value.features_of(state, 0)[f.COLUMN_NOW] == 1


def test_a_combo_has_a_weight_of_its_own() -> None:
    state = in_the_middle()
    combo = int(state.cells[RACE]) * len(POWERS) + int(state.cells[POWER])
    assert a_value({}, {combo: 3.0}).future(state, 0, 2) == pytest.approx(3)
    assert a_value({}, {combo + 1: 3.0}).future(state, 0, 2) == 0
    assert a_value({}, {combo: 3.0}).future(state, 0, 0) == 0


@pytest.mark.parametrize("place", [0, 3, 5])
def test_the_fast_policy_picks_a_combo_by_its_weight(place: int) -> None:
    state = new_game("base/2", 3).state.clone()
    wanted = combo_at(state, place)
    FastTurns(a_value({}, {wanted: 30.0})).play(state, Xorshift(1))
    assert int(state.cells[RACE]) * len(POWERS) + int(state.cells[POWER]) == wanted


# --- the shipped values
@pytest.mark.parametrize("map", map_ids())
def test_every_board_has_values_for_each_turn(map: str) -> None:
    box = base_box(map)
    rows, envy, combos = values_for(box)
    assert len(rows) == len(combos) == int(box.board.rounds) + 1
    assert {len(row) for row in rows} == {ALL_FEATURES + TILES}
    assert {len(row) for row in combos} == {len(RACES) * len(POWERS)}
    assert envy > 0 and any(rows[5]) and any(combos[5])


def test_unknown_tiles_weigh_nothing_and_known_ones_the_same() -> None:
    board = load_board("base/2")
    rows, _, combos = values_for(Box(board, [*RACES], [*POWERS]))
    known, _, of_combos = values_for(Box(board, [Trait("new", tokens=5), *RACES], [*POWERS]))
    first = FEATURES
    assert known[4][:first] == rows[4][:first]
    assert known[4][first] == 0 and known[4][first + 1 :] == rows[4][first:]
    assert not any(of_combos[4][: len(POWERS)]) and of_combos[4][len(POWERS) :] == combos[4]


# --- training
def test_a_part_of_the_training_follows_from_its_seed() -> None:
    values = planner_values(3)
    squares, products, made = play_part((3, values, 1, 5))
    again = play_part((3, values, 1, 5))
    assert np.array_equal(squares, again[0]) and np.array_equal(products, again[1])
    assert made[10, 0] == squares[10][ONE][ONE] == 3 + 2 + 1  # seats that have ten turns left
    assert made[1:, 0].min() >= 6 and made[1:, 0].max() == 9


def test_the_fit_finds_the_weights_that_made_the_coins() -> None:
    chance = np.random.default_rng(1)
    notes = np.zeros((2000, ALL_FEATURES + 3))
    notes[:, ONE] = 1
    notes[:, HELD] = chance.integers(0, 9, 2000)
    notes[:, f.EMPTY] = chance.random(2000)
    races, powers = chance.integers(0, 3, 2000), chance.integers(0, 3, 2000)
    notes[:, -3], notes[:, -2] = races, powers
    bonus = np.where((races == 2) & (powers == 1), 8.0, 0.0)
    notes[:, -1] = 4 + 2 * notes[:, HELD] - 3 * notes[:, f.EMPTY] + bonus
    size = ALL_FEATURES + TILES + len(RACES) * len(POWERS)
    sums = (np.zeros((2, size, size)), np.zeros((2, size)), np.zeros((2, 3)))
    add_notes(sums, 1, notes)
    values, errors = fit(sums, 0.7)
    assert values.rows[1][HELD] == pytest.approx(2, abs=0.1)
    assert values.rows[1][f.EMPTY + TILES] == pytest.approx(-3, abs=0.8)
    first = FEATURES + len(RACES)
    worth = values.rows[1][FEATURES + 2] + values.rows[1][first + 1]
    worth += values.combos[1][2 * len(POWERS) + 1]
    plain = values.rows[1][FEATURES] + values.rows[1][first] + values.combos[1][0]
    assert worth - plain == pytest.approx(8, abs=1.2)
    assert values.envy == 0.7 and errors[0][1] < 0.1 * errors[0][0]


# --- the bots
@pytest.mark.parametrize("name", ["planner", "master"])
def test_bots_play_by_it_if_asked(name: str) -> None:
    settings = SMALL.get(name, SMALL_PLANNER)

    def played(**more: int) -> list[tuple[int, int]]:
        bots = [create_bot(name, seed=seat, **settings, **more) for seat in (0, 1)]
        return list(islice(moves(new_game("base/2", 6), bots), MOVES))

    assert played(trained=1) != played(trained=0) == played()


def test_a_planner_that_plays_by_it_needs_no_combo_statistics() -> None:
    assert PlannerBot(seed=1, trained=1).experience == 0
    assert PlannerBot(seed=1, trained=1, experience=5.0).experience == 5
    assert isinstance(trained_value_for(base_box("base/3")), PositionValue)
