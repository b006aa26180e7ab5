"""Levels easy, normal and hard: each beats the one before, and mistakes look human."""

from __future__ import annotations

from functools import cache
from statistics import fmean, stdev

import pytest

from smallworld.bots.planner import Candidate, PlannerBot
from smallworld.bots.registry import BOTS, Bot, create_bot
from smallworld.core.actions import ABANDON, STOP, block_of, parse_action
from smallworld.core.engine import IS_COMPILED
from smallworld.core.state import START, State
from smallworld.core.view import view_of
from tests.bots.tables import moves, new_game, play_on, play_turn

LEVELS = ["easy", "normal"]
DEALS = 100  # each played twice, with seats swapped
HARD = {"nodes": 4000}  # nodes instead of seconds: the same everywhere


def a_bot_of(level: str, seed: int) -> PlannerBot:
    bot = create_bot(level, seed=seed)
    assert isinstance(bot, PlannerBot)
    return bot


@cache
def turns() -> tuple[State, ...]:
    """Return the start of every turn of some games."""
    found: list[State] = []
    for map, seed in (("base/2", 1), ("base/3", 2)):
        game = new_game(map, seed)
        bots: list[Bot] = [PlannerBot(seat, nodes=1, width=3) for seat in range(3)]
        for _ in moves(game, bots):
            if game.state.phase == START:
                found.append(game.state)
    return tuple(found if IS_COMPILED else found[::2])


@cache
def drawn_plans(level: str) -> tuple[tuple[Candidate, tuple[Candidate, ...]], ...]:
    """Return for each of those turns the chosen plan and all candidates."""
    found = []
    for seed, state in enumerate(turns()):
        plans = a_bot_of(level, seed).reasons(view_of(state, int(state.turn))).candidates
        words = play_turn(a_bot_of(level, seed), state)
        said = tuple(parse_action(word, state.box) for word in words)
        followed = [plan for plan in plans if said[: len(plan.actions)] == plan.actions]
        found.append((followed[0], plans))
    return tuple(found)


def test_the_levels_are_offered_from_easy_to_grandmaster() -> None:
    found = [entry.level for entry in BOTS if entry.level]
    assert found == ["easy", "normal", "hard", "master", "grandmaster"]


@pytest.mark.parametrize("level", LEVELS)
def test_makes_mistakes_but_not_always(level: str) -> None:
    best = [plan is plans[0] for plan, plans in drawn_plans(level)]
    assert len(best) / 10 < best.count(False) < len(best)


def test_easy_overlooks_more_than_normal() -> None:
    lost = [fmean(plans[0].worth - plan.worth for plan, plans in drawn_plans(x)) for x in LEVELS]
    assert lost[0] > 2 * lost[1] > 0


@pytest.mark.parametrize("level", LEVELS)
def test_never_takes_a_plan_that_is_far_worse(level: str) -> None:
    mistakes = a_bot_of(level, 0).mistakes
    for plan, plans in drawn_plans(level):
        assert plan.worth >= plans[0].worth - 2 * mistakes


@pytest.mark.parametrize("level", LEVELS)
def test_never_gives_up_a_region_for_nothing(level: str) -> None:
    """It abandons only where the best plan does."""
    for plan, plans in drawn_plans(level):
        if block_of(plan.actions[0]) == ABANDON:
            assert block_of(plans[0].actions[0]) == ABANDON


@pytest.mark.parametrize("level", LEVELS)
def test_never_stops_when_going_on_is_better(level: str) -> None:
    """No better candidate starts with all of its conquests."""
    for plan, plans in drawn_plans(level):
        if plan.actions[-1] == STOP:
            so_far = plan.actions[:-1]
            assert not [
                other
                for other in plans
                if other.worth > plan.worth
                and len(other.actions) > len(plan.actions)
                and other.actions[: len(so_far)] == so_far
            ]


def points(name: str, other: str, deal: int) -> float:
    """Return the points of ``name`` against ``other`` on one deal, in both seats."""
    total = 0.0
    for first in (True, False):
        names = [name, other] if first else [other, name]
        bots = [
            create_bot(who, seed=2 * deal + seat, **(HARD if who == "hard" else {}))
            for seat, who in enumerate(names)
        ]
        winners = play_on(new_game("base/2", deal), bots).winners
        seat = names.index(name)
        total += (seat in winners) / len(winners)
    return total / 2


@pytest.mark.soak
@pytest.mark.parametrize(
    ("better", "worse"), [("hard", "normal"), ("normal", "easy"), ("easy", "random")]
)
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """The lower end of the 95 % interval is above one half."""
    results = [points(better, worse, deal) for deal in range(DEALS if IS_COMPILED else 2)]
    if IS_COMPILED:  # so many games take too long when interpreted
        assert fmean(results) - 1.96 * stdev(results) / len(results) ** 0.5 > 0.5
