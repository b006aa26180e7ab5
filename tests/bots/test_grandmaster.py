"""The grandmaster: the master with a tree of turns above its playouts."""

from __future__ import annotations

from time import process_time

import pytest

from smallworld.bots.grandmaster import GrandmasterBot
from smallworld.bots.playouts.pool import rollout_for
from smallworld.bots.playouts.tree_playouts import TreePlayouts, TreeSettings
from smallworld.bots.registry import create_bot, default_seconds
from smallworld.bots.search.turn_tree import TurnTree
from smallworld.core.actions import DECLINE
from smallworld.core.engine import IS_COMPILED, legal_actions
from smallworld.core.state import COINS, COLUMN_COINS, RACE, START, TURN, State
from smallworld.core.view import view_of
from smallworld.packs.loader import map_ids
from tests.bots.tables import checked_choice, new_game, play_turn
from tests.bots.test_master import rival_and_beggar, spent_race, states_of_a_game

PLAYOUTS = 80 if IS_COMPILED else 6


def a_grandmaster(seed: int = 1, **settings: int) -> GrandmasterBot:
    """Create a grandmaster with a budget that both builds can afford."""
    few = {"nodes": 20_000} if IS_COMPILED else {"nodes": 400, "width": 2, "candidates": 4}
    return GrandmasterBot(seed, **{**few, **settings})


def a_tree(state: State, **settings: float) -> TurnTree:
    """Create a tree for the decision in ``state``."""
    wanted = TreeSettings(**{"visits": 1, "beam": 1, **settings})  # type: ignore[arg-type]
    return TreePlayouts(rollout_for(state.box), wanted, int(state.box.seats)).tree


# --- the tree
@pytest.mark.parametrize("map", map_ids())
def test_playouts_below_a_tree_end_the_game_from_every_phase(map: str) -> None:
    seen: set[int] = set()
    for number, state in enumerate(states_of_a_game(map)):
        if int(state.phase) in seen and number % 40:
            continue
        seen.add(int(state.phase))
        before = state.snapshot()
        sums = a_tree(state).play_many(state, PLAYOUTS // 4, number)
        assert state.snapshot() == before
        assert sums.playouts == PLAYOUTS // 4
        assert sum(sums.wins) == pytest.approx(sums.playouts)
    assert START in seen


def test_playouts_below_a_tree_follow_their_seed() -> None:
    state = new_game("base/2", 4).state
    one, same, other = (a_tree(state).play_many(state, PLAYOUTS, seed) for seed in (5, 5, 6))
    assert one.coins == same.coins != other.coins


def test_a_tree_without_turns_changes_nothing() -> None:
    state = new_game("base/3", 4).state
    flat = rollout_for(state.box).play_many(state, PLAYOUTS, 5, 0, 8.0)
    below = a_tree(state, rounds=0).play_many(state, PLAYOUTS, 5, 0, 8.0)
    assert (flat.coins, flat.soft_wins) == (below.coins, below.soft_wins)


def test_a_turn_is_searched_after_some_visits() -> None:
    state = new_game("base/2", 4).state
    eager, patient = a_tree(state, visits=1), a_tree(state, visits=1000)
    for tree in (eager, patient):
        tree.play_many(state, PLAYOUTS, 5)
    assert eager.planned_turns() > 0 == patient.planned_turns()
    assert len(patient.turns) == 1


def test_the_tree_reaches_no_further_than_its_rounds() -> None:
    state = new_game("base/2", 4).state
    trees = [a_tree(state, rounds=rounds, visits=0) for rounds in (1, 2)]
    for tree in trees:
        tree.play_many(state, PLAYOUTS, 5)
    seats = [{int(turn.seat) for turn in tree.turns.values()} for tree in trees]
    assert seats == [{0, 1}, {0, 1}]
    assert len(trees[1].turns) > len(trees[0].turns)


def test_nodes_count_searches_and_playouts() -> None:
    state = new_game("base/2", 4).state
    tree = TreePlayouts(rollout_for(state.box), TreeSettings(visits=0), 2)
    flat = TreePlayouts(rollout_for(state.box), TreeSettings(rounds=0), 2)
    request = (PLAYOUTS, 5, 0, 8.0)
    (_, with_searches), (_, without) = (
        tree.run_playouts([state] * 2, request)[0],
        (flat.run_playouts([state], request)[0]),
    )
    assert with_searches > without > 0


def started(race: int | None = None) -> State:
    """Return the start of the second round, at will with a race for the seat to move."""
    state = next(
        state.clone()
        for state in states_of_a_game("base/2")
        if state.phase == START and state.round == 2 and not state.awaits_chance
    )
    if race is not None:
        state.cells[RACE + 3 * int(state.cells[TURN])] = race
    return state


@pytest.mark.parametrize("picks", [False, True])
def test_turns_meet_again_when_only_what_no_plan_sees_differs(picks: bool) -> None:
    """Coins and the column matter only to a seat that picks a combo."""
    state = started(-1 if picks else None)
    assert state.has_active_race(int(state.turn)) != picks
    richer, piled, later = state.clone(), state.clone(), state.clone()
    richer.cells[COINS + int(state.turn)] = 2
    piled.cells[COLUMN_COINS] += 3
    later.cells[0] += 1  # the round
    tree = a_tree(state, visits=1000)
    for number, each in enumerate((state, richer, piled, later)):
        tree.play_many(each, 1, number)
    assert len(tree.turns) == (4 if picks else 2)


# --- the bot
def test_it_attacks_the_rival_and_not_the_seat_far_behind() -> None:
    assert play_turn(a_grandmaster(), rival_and_beggar())[0] == "conquer 5"


def test_it_declines_a_race_that_is_spent() -> None:
    assert play_turn(a_grandmaster(), spent_race()) == ["decline"]


def test_the_same_seed_and_nodes_give_the_same_turn() -> None:
    state = new_game("base/2", 6).state
    assert play_turn(a_grandmaster(3), state) == play_turn(a_grandmaster(3), state)


@pytest.mark.parametrize("map", map_ids())
def test_it_keeps_its_node_budget(map: str) -> None:
    nodes = 60_000 if IS_COMPILED else 8_000
    state = new_game(map, 6).state
    bot = a_grandmaster(nodes=nodes, width=1, candidates=4, batch=1, beam=1)
    checked_choice(bot, state)
    assert bot.nodes_searched <= 1.2 * nodes


def test_it_keeps_its_time_budget() -> None:
    """In seconds of the processor: other programs on the machine do not count."""
    seconds = 0.5
    state = new_game("base/3", 6).state
    bot = GrandmasterBot(1, seconds, width=1)
    legal = legal_actions(state)
    checked_choice(GrandmasterBot(1, 0.01, width=1), state)  # reads the weights
    began = process_time()
    bot.choose(view_of(state, int(state.actor)), legal)
    assert process_time() - began <= 1.2 * seconds


def test_its_reasons_begin_with_the_plan_it_plays() -> None:
    state = spent_race()
    bot = a_grandmaster()
    action = checked_choice(bot, state)
    shown = bot.reasons(view_of(state, 0))
    assert shown.candidates[0].actions[0] == action == DECLINE
    assert all(plan.wins is not None and 0 <= plan.wins <= 1 for plan in shown.candidates)


@pytest.mark.parametrize("setting", ["cores", "temper"])
def test_other_settings_are_refused_at_once(setting: str) -> None:
    with pytest.raises(ValueError, match=setting):
        GrandmasterBot(1, **{setting: 2})


def test_settings_of_the_tree_are_checked() -> None:
    with pytest.raises(ValueError, match="visits"):
        create_bot("grandmaster", visits="many")


def test_it_takes_settings_of_the_master_and_of_the_tree() -> None:
    bot = create_bot("grandmaster", candidates=8, branches=3, trained=1)
    assert isinstance(bot, GrandmasterBot)
    assert bot.settings == {"candidates": 8}
    assert bot.tree_settings == TreeSettings(branches=3)


def test_its_default_time_is_that_of_the_master() -> None:
    assert default_seconds("grandmaster") == default_seconds("master")
