"""Experience: among equal plans the combo with the higher win rate comes first."""

from __future__ import annotations

from smallworld.bots.data.combos import stored_combos
from smallworld.bots.planner import PlannerBot, add_experience, default_experience
from smallworld.bots.search.plans import Plan
from smallworld.core.actions import DECLINE, PICK, STOP
from smallworld.core.engine import legal_actions
from smallworld.core.state import COLUMN_POWER, COLUMN_RACE, State
from smallworld.packs.loader import base_box
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import pack_named
from smallworld.play.game import new_game


def begun(seed: int = 5) -> State:
    return new_game("base/2", seats=["Ann", "Bo"], seed=seed).state


def lift_of(state: State, place: int) -> float:
    race = state.box.race(state.cells[COLUMN_RACE + place]).id
    power = state.box.power(state.cells[COLUMN_POWER + place]).id
    worth = stored_combos().boards["base/2"].stages["early"].combo(race, power)
    assert worth is not None
    return worth.lift


def test_of_equal_plans_the_more_successful_combo_comes_first() -> None:
    state = begun()
    plans = [Plan([PICK + place, STOP], 50.0, 4) for place in range(6)]
    add_experience(state, plans, 10.0)
    lifts = [lift_of(state, plan.actions[0] - PICK) for plan in plans]
    assert lifts == sorted(lifts, reverse=True) and lifts[0] > lifts[-1]
    assert plans[0].value == 50.0 + 10.0 * (lifts[0] - 1.0)


def test_tiles_of_expansions_are_known() -> None:
    state = new_game(seats=["Ann", "Bo"], seed=5, packs=["cursed"]).state
    board = stored_combos(expansions=True).boards["base/2"]
    box = state.box
    race = next(i for i, one in enumerate(box.races) if one.id == "goblins")
    power = next(i for i, one in enumerate(box.powers) if one.id == "were")
    state.cells[COLUMN_RACE + 2], state.cells[COLUMN_POWER + 2] = race, power
    plan = Plan([PICK + 2, STOP], 50.0, 4)
    add_experience(state, [plan], 10.0)
    worth = board.stages["early"].combo("goblins", "were")
    assert worth is not None and worth.lift != 1.0
    assert plan.value == 50.0 + 10.0 * (worth.lift - 1.0)


def test_experience_counts_by_seats_and_tiles() -> None:
    assert [default_experience(base_box(f"base/{n}")) for n in (2, 3, 4, 5)] == [10, 0, 5, 5]
    for packs, weight in ((["fenlights"], 0.0), (["fenlights", "grand_dames"], 10.0)):
        box = box_with("base/3", [pack_named(id) for id in packs])
        assert default_experience(box) == weight


def test_plans_without_a_pick_stay_as_they_are() -> None:
    plans = [Plan([DECLINE], 3.0, 0), Plan([STOP], 2.0, 1)]
    add_experience(begun(), plans, 10.0)
    assert [plan.value for plan in plans] == [3.0, 2.0]


def test_experience_counts_by_its_weight() -> None:
    game = new_game("base/2", seats=["Ann", "Bo"], seed=5)
    legal = legal_actions(game.state)
    lifts = [lift_of(game.state, place) for place in range(6)]
    devoted = PlannerBot(seed=1, nodes=50, width=1, experience=10_000.0)
    assert devoted.choose(game.view(0), legal) == PICK + lifts.index(max(lifts))
    plain = PlannerBot(seed=1, nodes=50, width=1, experience=0.0)
    best = plain.reasons(game.view(0)).candidates[0]
    assert plain.choose(game.view(0), legal) == best.actions[0]
