"""The master: ranks plans by playouts, on one or several cores."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from smallworld.bots.data.master_settings import MasterSettings, settings_for, stored_settings
from smallworld.bots.master import MasterBot
from smallworld.bots.playouts.halving import Budget, SuccessiveHalving
from smallworld.bots.playouts.pool import PlayoutPool, Rollouts, rollout_for, run_playouts
from smallworld.bots.playouts.trained import trained_rollout_for
from smallworld.bots.registry import create_bot, default_seconds
from smallworld.bots.search.rollout import chances
from smallworld.core.actions import DECLINE
from smallworld.core.engine import IS_COMPILED, legal_actions
from smallworld.core.playout import Xorshift
from smallworld.core.state import (
    AFTER_SCORING,
    COINS,
    OVER,
    REDEPLOYMENT,
    START,
    UNSEEN_RACES,
    State,
)
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box, map_ids
from tests.bots.tables import SMALL, checked_choice, new_game, play_on, play_turn
from tests.kit.positions import build_state
from tests.kit.random_games import random_game

PLAYOUTS = 60 if IS_COMPILED else 4
DEALS = 6 if IS_COMPILED else 1


def a_master(seed: int = 1, **settings: int) -> MasterBot:
    """Create a master with a budget that both builds can afford."""
    few = {"nodes": 20_000} if IS_COMPILED else {"nodes": 400, "width": 2, "candidates": 4}
    return MasterBot(seed, **{**few, **settings})


def states_of_a_game(map: str, seed: int = 3) -> Iterator[State]:
    for game in random_game(map, {}, seed, bold=True):
        if game.to_act is not None:
            yield game.state


# --- playouts
@pytest.mark.parametrize("map", map_ids())
def test_a_playout_ends_the_game_from_every_phase(map: str) -> None:
    seen: set[int] = set()
    for number, state in enumerate(states_of_a_game(map)):
        if int(state.phase) in seen and number % 40:
            continue
        seen.add(int(state.phase))
        ahead = state.clone()
        rollout_for(state.box).play_on(ahead, Xorshift(number))
        assert ahead.phase == OVER
        assert all(ahead.coins(seat) >= 0 for seat in range(int(state.box.seats)))
    assert {START, REDEPLOYMENT} <= seen


def test_a_playout_may_end_after_some_turns() -> None:
    state = new_game("base/3", 4).state.clone()
    rollout_for(state.box).play_on(state, Xorshift(1), 4)
    assert (state.phase, state.round, state.turn) == (START, 2, 1 + 4 - 3)


def test_playouts_do_not_change_the_state_and_follow_their_seed() -> None:
    state = new_game("base/2", 4).state
    before = state.snapshot()
    rollout = rollout_for(state.box)
    one, same, other = (rollout.play_many(state, PLAYOUTS, seed) for seed in (5, 5, 6))
    assert state.snapshot() == before
    assert one.coins == same.coins != other.coins
    assert one.playouts == PLAYOUTS
    assert sum(one.wins) == pytest.approx(PLAYOUTS)
    assert sum(one.soft_wins) == pytest.approx(PLAYOUTS)


def test_playouts_of_a_finished_game_return_its_result() -> None:
    state = build_state({"coins": 30}, {"coins": 31}, phase="over", round=10, turn=1)
    sums = rollout_for(state.box).play_many(state, 3, 1)
    assert [sums.win_chance(seat) for seat in (0, 1)] == [0, 1]
    assert [sums.mean_coins(seat) for seat in (0, 1)] == [30, 31]
    assert sums.coins_error(0) == 0


def test_a_tied_win_is_shared() -> None:
    state = build_state({"coins": 30}, {"coins": 30}, phase="over", round=10, turn=1)
    assert rollout_for(state.box).play_many(state, 2, 1).wins == [1, 1]


def test_chances_add_up_and_follow_the_coins() -> None:
    found = chances([70.0, 80.0, 60.0], 8.0)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[0] > found[2]
    assert chances([70.0, 80.0], 1.0)[1] > chances([70.0, 80.0], 20.0)[1]


def test_playouts_draw_every_race_that_is_unseen() -> None:
    """The order of the stack is unknown, so every race appears."""
    state = new_game("base/2", 9).state
    unseen = int(state.cells[UNSEEN_RACES])
    drawn = 0
    for seed in range(40 if IS_COMPILED else 12):
        ahead = state.clone()
        rollout_for(state.box).play_on(ahead, Xorshift(seed), 8)
        drawn |= unseen & ~int(ahead.cells[UNSEEN_RACES])
    assert drawn == unseen


# --- successive halving
def two_states() -> tuple[State, list[State]]:
    """Return a state, and a good and a ruinous state that follow it."""
    state = new_game("base/2", 4).state
    good, bad = state.clone(), state.clone()
    good.cells[COINS + int(state.actor)] += 40
    return state, [bad, good, bad.clone()]


@pytest.mark.parametrize("stages", [1, 2, 4])
def test_halving_finds_the_better_state(stages: int) -> None:
    state, states = two_states()
    halving = SuccessiveHalving(state, states, MasterSettings(stages=stages, batch=2), seed=1)
    order = halving.rank(PlayoutPool(1), Budget(600, 0))
    assert sorted(order) == [0, 1, 2]
    assert order[0] == 1
    assert halving.sums[1].playouts >= halving.sums[order[2]].playouts > 0


def test_halving_keeps_its_node_budget() -> None:
    state, states = two_states()
    budget = Budget(3_000, 0)
    SuccessiveHalving(state, states, MasterSettings(batch=1), seed=1).rank(PlayoutPool(1), budget)
    assert 0.7 < budget.spent() < 1.3


def test_halving_without_time_plays_one_state() -> None:
    state, states = two_states()
    halving = SuccessiveHalving(state, states, MasterSettings(), seed=1)
    assert halving.rank(PlayoutPool(1), Budget(0, 1e-9)) == [0]
    assert [sums.playouts for sums in halving.sums] == [1, 0, 0]


def test_halving_by_the_clock_plays_all_states() -> None:
    state, states = two_states()
    halving = SuccessiveHalving(state, states, MasterSettings(batch=2, most=5), seed=1)
    order = halving.rank(PlayoutPool(1), Budget(0, 1_000))
    assert order[0] == 1 and sorted(order) == [0, 1, 2]
    assert all(sums.playouts > 1 for sums in halving.sums)


@pytest.mark.parametrize("rollouts", [rollout_for, trained_rollout_for])
def test_more_cores_change_nothing_but_the_time(rollouts: Rollouts) -> None:
    _, states = two_states()
    asked = (2, 7, 2, 5.0)
    cores = PlayoutPool(2, rollouts)
    try:
        found = cores.run_playouts(states, asked)
    finally:
        cores.close()
    alone = run_playouts(states, asked, rollouts)
    for (one, nodes), (other, others) in zip(found, alone, strict=True):
        assert (one.wins, one.coins, one.squares, nodes) == (
            other.wins,
            other.coins,
            other.squares,
            others,
        )


# --- the bot
def rival_and_beggar() -> State:
    """Build the last round: Ann may take one region, of Bo, who ties with her, or of Cy."""
    return build_state(
        {"coins": 60, "race": "ratmen", "power": "alchemist"},
        {"coins": 62, "race": "tritons", "power": "swamp"},
        {"coins": 10, "race": "orcs", "power": "hill"},
        map="base/3",
        round=10,
        regions={
            4: {"seat": 0, "tokens": 5},
            5: {"seat": 1, "tokens": 2},
            9: {"seat": 2, "tokens": 2},
            3: {"seat": 2, "tokens": 6},
            10: {"seat": 1, "tokens": 7},
        },
    )


def test_it_attacks_the_rival_and_not_the_seat_far_behind() -> None:
    assert play_turn(a_master(), rival_and_beggar())[0] == "conquer 5"


def test_it_never_declines_in_the_last_round() -> None:
    assert "decline" not in play_turn(a_master(), rival_and_beggar())


def spent_race() -> State:
    """Build a state with two tokens against a full board, six rounds before the end."""
    return build_state(
        {"coins": 20, "race": "dwarves", "power": "hill"},
        {"coins": 20, "race": "ratmen", "power": "seafaring"},
        round=4,
        regions={
            17: {"seat": 0, "tokens": 1},
            **{region: {"seat": 1, "tokens": 2} for region in (9, 12, 13, 14, 18)},
        },
    )


def test_it_declines_a_race_that_is_spent() -> None:
    assert play_turn(a_master(), spent_race()) == ["decline"]


def test_the_same_seed_and_nodes_give_the_same_turn() -> None:
    state = new_game("base/2", 6).state
    assert play_turn(a_master(3), state) == play_turn(a_master(3), state)


def test_its_reasons_include_the_win_rate_of_each_plan() -> None:
    state = spent_race()
    bot = a_master()
    action = checked_choice(bot, state)
    shown = bot.reasons(view_of(state, 0))
    assert shown.candidates[0].actions[0] == action == DECLINE
    assert all(plan.wins is not None and 0 <= plan.wins <= 1 for plan in shown.candidates)
    assert "tries" in [remark.kind for remark in shown.remarks]


def choice_after_scoring() -> State:
    """Build a state in which a stout race may still decline after scoring."""
    return build_state(
        {"coins": 20, "race": "dwarves", "power": "stout"},
        {"coins": 20, "race": "ratmen", "power": "seafaring"},
        round=4,
        phase="after_scoring",
        regions={
            17: {"seat": 0, "tokens": 1},
            **{region: {"seat": 1, "tokens": 2} for region in (9, 12, 13, 14, 18)},
        },
    )


@pytest.mark.parametrize("phase", [REDEPLOYMENT, AFTER_SCORING])
def test_its_reasons_after_the_conquests_begin_with_the_action_it_chooses(phase: int) -> None:
    found = [state.clone() for state in states_of_a_game("base/3", 5) if state.phase == phase]
    if phase == AFTER_SCORING:
        found.append(choice_after_scoring())
    open_choices = [state for state in found if len(legal_actions(state)) > 1]
    assert open_choices
    for state in open_choices[:: max(1, len(open_choices) // 4)]:
        bot = create_bot("master", seed=1, **SMALL["master"])
        assert isinstance(bot, MasterBot)
        action = checked_choice(bot, state)
        assert bot.reasons(view_of(state, int(state.actor))).candidates[0].actions[0] == action


def test_advice_after_scoring_gets_the_budget_of_a_whole_turn() -> None:
    view = view_of(choice_after_scoring(), 0)
    brief, thorough = a_master(nodes=4000), a_master(nodes=4000)
    brief.reasons(view)
    assert thorough.advise(view).candidates
    assert thorough.nodes_searched > 2 * brief.nodes_searched
    assert thorough.nodes_searched <= 1.2 * 4000


def test_unknown_settings_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="temper"):
        create_bot("master", temper=3)


def test_every_table_size_has_settings() -> None:
    assert {f"base/{seats}" for seats in stored_settings().seats} == set(map_ids())
    assert settings_for(base_box("base/4"), batch=3).batch == 3


def test_its_default_time_is_one_second() -> None:
    assert default_seconds("master") == 1.0 > default_seconds("hard")


@pytest.mark.soak
def test_it_beats_greedy() -> None:
    """Each deal is played from both seats."""
    won = 0.0
    for deal in range(DEALS):
        for seat in (0, 1):
            bots = [
                create_bot("greedy", seed=1, nodes=100),
                create_bot("greedy", seed=1, nodes=100),
            ]
            bots[seat] = a_master(deal)
            winners = play_on(new_game("base/2", deal), bots).winners
            won += (seat in winners) / len(winners)
    assert won >= 1.5 * DEALS
