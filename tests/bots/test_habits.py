"""Bots with habits keep them, play whole games legally, and refuse unknown habits."""

from __future__ import annotations

import pytest

from smallworld.bots.habits import EVERY, HABITS, HabitBot, taken_from
from smallworld.bots.registry import BadSetting, create_bot
from smallworld.bots.search.plans import Plan
from smallworld.core.actions import STOP, parse_action, written
from smallworld.core.bits import members
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import ACTIVE, KINDS, OVER, REDEPLOYMENT, START, State, new_state
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box
from tests.kit.pack_tables import MINE, THEIRS, expansion_table
from tests.kit.positions import Json, held

Step = tuple[State, str]


def steps_of(habit: str, seats: int = 2) -> list[Step]:
    """Play a game of this habit against easy bots; return its states and actions."""
    state, chance = new_state(base_box(f"base/{seats}")), Xorshift(7)
    bots = [HabitBot(1, habit=habit, nodes=30)]
    others = [create_bot("easy", seed=2, nodes=20) for _ in range(seats - 1)]
    steps: list[Step] = []
    while state.phase != OVER:
        if state.awaits_chance:
            perform(state, int(draw(state, chance)))
            continue
        seat = int(state.actor)
        bot = [*bots, *others][seat]
        action = bot.choose(view_of(state, seat), legal_actions(state))
        assert action in legal_actions(state)
        if seat == 0:
            steps.append((state.clone(), written(action, state.box)))
        perform(state, action)
    return steps


@pytest.mark.parametrize("habit", HABITS)
def test_plays_a_whole_game(habit: str) -> None:
    assert steps_of(habit, seats=3)


def test_declines_in_every_third_round_only() -> None:
    rounds = [int(state.round) for state, action in steps_of("declines") if action == "decline"]
    assert rounds and all(round % EVERY == 0 for round in rounds)


def test_picks_what_is_free() -> None:
    picks = {action for _, action in steps_of("free") if action.startswith("pick")}
    assert picks == {"pick 1"}


def test_never_takes_a_region_from_another_player() -> None:
    for state, action in steps_of("peaceful"):
        if action.startswith("conquer") and state.phase >= START:
            holder = int(state.people_in(int(action.split()[1])))
            assert holder < 0 or holder // KINDS == 0


def test_takes_none_by_paying_either() -> None:
    """A conquest for a coin is one, too."""
    regions = {MINE: held(0), THEIRS: held(1)}
    bo: Json = {"race": "orcs", "power": "commando"}
    state = expansion_table("be_not_afraid", "ratmen", "mercenary", regions, bo)
    action = parse_action(f"conquer {THEIRS} hired", state.box)
    assert taken_from(Plan([action, STOP], 9.0, 1), state, range(2)) == [THEIRS]


@pytest.mark.parametrize("habit", ["even", "stack"])
def test_places_tokens_by_habit(habit: str) -> None:
    steps = steps_of(habit)
    ends = [state for state, action in steps if action == "end" and state.phase == REDEPLOYMENT]
    stacks = [
        sorted(int(state.tokens_in(region)) for region in members(int(state.regions(ACTIVE))))
        for state in ends
    ]
    wide = [stack for stack in stacks if len(stack) > 2 and sum(stack) > len(stack) + 1]
    assert wide
    for stack in wide:
        others = stack[:-1] if habit == "stack" else stack
        assert others[-1] - others[0] <= 1


def test_an_unknown_habit_is_refused() -> None:
    with pytest.raises(BadSetting, match="'sleepy'; there are: declines, free, even"):
        create_bot("habit", habit="sleepy")
