"""The exact solver of one turn, checked against all sequences of actions."""

from __future__ import annotations

import pytest

from smallworld.bots.data.weights import rows_for
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.most_coins import BestTurn, TurnSolver
from smallworld.bots.search.plans import TurnSearch
from smallworld.core.actions import DIE, parse_action, written
from smallworld.core.engine import legal_actions, perform
from smallworld.core.state import AFTER_SCORING, State
from tests.kit.positions import TRIBE, Json, build_state

FARM, WOOD, CAVE, HILL, PEAK = 2, 3, 4, 7, 9


def all_incomes(state: State) -> set[int]:
    """Return the incomes of all ways to play the turn, with the die showing blanks.

    Nothing is left out: every placement is tried, and states are compared by all their cells.
    """
    seat, before = int(state.turn), int(state.coins(state.turn))
    found: set[int] = set()
    seen: set[tuple[int, ...]] = set()
    ahead = [state]
    while ahead:
        here = ahead.pop()
        if here.turn != seat or here.actor != seat or here.phase >= AFTER_SCORING:
            found.add(int(here.coins(seat)) - before)
            continue
        for action in [DIE] if here.awaits_die else legal_actions(here):
            after = here.clone()
            perform(after, action)
            key = tuple(after.snapshot())
            if key not in seen:
                seen.add(key)
                ahead.append(after)
    return found


def mine(tokens: int, **more: object) -> Json:
    return {"seat": 0, "tokens": tokens, **more}


def theirs(tokens: int, **more: object) -> Json:
    return {"seat": 1, "tokens": tokens, **more}


def a_turn(race: str, power: str, regions: dict[int, Json], **seat: object) -> State:
    """Build Ann's turn; Bo's Orcs hold some of the regions."""
    ann = {"race": race, "power": power, **seat}
    return build_state(ann, {"race": "orcs", "power": "stout"}, round=3, regions=regions)


def solved(state: State) -> BestTurn:
    best = TurnSolver().solve(state)
    assert best is not None
    return best


POSITIONS = {
    "giants beside their mountain": a_turn("giants", "hill", {PEAK: mine(4), CAVE: TRIBE}),
    "a fortress is worth a coin": a_turn("humans", "fortified", {FARM: mine(3)}),
    "amazons must withdraw": a_turn("amazons", "hill", {WOOD: mine(1), FARM: mine(1)}, aside=4),
    "amazons had better decline": a_turn("amazons", "hill", {WOOD: mine(1), FARM: mine(1)}),
    "a lone token is swapped": a_turn("sorcerers", "forest", {WOOD: mine(1), FARM: theirs(1)}),
    "the dragon flies": a_turn("wizards", "dragon_master", {FARM: mine(2), HILL: theirs(3)}),
    "a berserk roll is a blank": a_turn("ratmen", "berserk", {FARM: mine(3), HILL: theirs(1)}),
    "plunder pays once": a_turn("skeletons", "pillaging", {FARM: mine(4), HILL: TRIBE}),
    "ghouls go first": a_turn(
        "wizards",
        "alchemist",
        {FARM: mine(3, declined="ghouls"), WOOD: mine(2), HILL: theirs(1)},
        declined=[{"race": "ghouls"}],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_no_way_to_play_the_turn_brings_more(name: str) -> None:
    state = POSITIONS[name]
    assert solved(state).coins == max(all_incomes(state))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_best_turn_is_legal_and_has_no_needless_action(name: str) -> None:
    state = POSITIONS[name].clone()
    best = solved(state)
    for action in best.actions:
        assert action in legal_actions(state), written(action)
        perform(state, action)
    assert best.coins in best.boards and max(best.boards) == best.coins
    assert written(best.actions[-1]).split()[0] in ("stop", "place", "withdraw", "decline")


def test_the_die_is_never_rolled() -> None:
    short = a_turn("humans", "alchemist", {FARM: mine(2), WOOD: theirs(2), HILL: theirs(2)})
    words = [written(action) for action in solved(short).actions]
    assert not any("die" in word or "roll" in word for word in words)


def test_a_turn_with_too_many_states_is_not_solved() -> None:
    state = POSITIONS["giants beside their mountain"]
    assert TurnSolver(max_states=3).solve(state) is None
    assert TurnSolver().solve(build_state({}, {})) is None, "a combo is to be picked"


def test_unsupported_options_are_refused() -> None:
    state = build_state(
        {"race": "humans", "power": "hill", "hand": 3}, {}, options={"own_tokens_defend": True}
    )
    with pytest.raises(ValueError, match="own_tokens_defend"):
        TurnSolver().solve(state)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_planner_never_counts_on_more(name: str) -> None:
    state = POSITIONS[name]
    rows, envy = rows_for(state.box)
    plans = TurnSearch(Evaluator(rows, envy)).plans(state, 8)
    sure = [plan for plan in plans if plan.actions[-1] == parse_action("stop")]
    # A plan of the Amazons includes regions to give up, and no plan includes a fortress.
    assert all(plan.coins <= solved(state).coins for plan in sure) or "withdraw" in name
