"""OpenSpiel: its own tests, probabilities, tensors, strings, and its MCTS."""

import json
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from smallworld.core.actions import DIE, REVEAL
from smallworld.env.openspiel import SmallWorldGame, SmallWorldState
from smallworld.env.spaces.encoding import as_bytes, scales
from smallworld.env.tables.table import observation
from tests.env.playthrough import GOLDEN, shortened_playthrough


def game(text: str = "small_world") -> SmallWorldGame:
    loaded = pyspiel.load_game(text)
    assert isinstance(loaded, SmallWorldGame)
    return loaded


def walked(steps: int, text: str = "small_world", seed: int = 1) -> SmallWorldState:
    """Return a state this many actions and outcomes after the start."""
    random = np.random.RandomState(seed)
    state = game(text).new_initial_state()
    for _ in range(steps):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


def test_a_random_game_passes() -> None:
    pyspiel.random_sim_test(game(), num_sims=1, serialize=True, verbose=False)


def test_a_random_game_of_five_passes() -> None:
    five = game("small_world(map=base/5,options=+open_coins-ghouls_own_die)")
    assert five.num_players() == 5
    pyspiel.random_sim_test(five, num_sims=1, serialize=False, verbose=False)


def test_the_golden_playthrough() -> None:
    expected = GOLDEN.read_text(encoding="utf-8")
    assert shortened_playthrough() == expected, "python -m tests.env.playthrough"


def test_its_own_mcts_bot_plays() -> None:
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game(), 1.4, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = walked(6)
    for _ in range(2):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_reveals_are_equally_likely() -> None:
    outcomes = game().new_initial_state().chance_outcomes()
    assert len(outcomes) == 14 * 20
    assert {chance for _, chance in outcomes} == {1 / 280}
    assert all(outcome >= REVEAL for outcome, _ in outcomes)
    later = walked(1).chance_outcomes()
    assert len(later) == 13 * 19
    assert sum(chance for _, chance in later) == pytest.approx(1)


def test_the_die_is_blank_half_of_the_time() -> None:
    random = np.random.RandomState(1)
    state = game().new_initial_state()
    while not state.holder.state.awaits_die:
        state.apply_action(int(random.choice(state.legal_actions())))
    assert dict(state.chance_outcomes()) == {
        DIE: 1 / 2,
        DIE + 1: 1 / 6,
        DIE + 2: 1 / 6,
        DIE + 3: 1 / 6,
    }


def test_tensors_are_the_observations_of_the_other_environments() -> None:
    state = walked(60, "small_world(map=base/3)")
    state_held = state.holder.state
    layout, usual = state.get_game().layout, scales(state_held.box)
    for seat in range(3):
        seen = as_bytes(observation(state_held, seat, layout)) * usual
        known = as_bytes(observation(state_held, seat, layout, counted=True)) * usual
        assert np.allclose(state.observation_tensor(seat), seen)
        assert np.allclose(state.information_state_tensor(seat), known)
        assert not np.allclose(seen, known)


def test_an_observation_string_hides_what_an_information_state_knows() -> None:
    state = walked(40)
    shown = [json.loads(state.observation_string(seat).split(" ", 2)[2]) for seat in (0, 1)]
    assert [["coins" in other for other in seen["seats"]] for seen in shown] == [
        [True, False],
        [False, True],
    ]
    shown = state.information_state_string(1).splitlines()
    assert shown[0] == "seat 1"
    assert shown[1:] == [
        state.action_to_string(int(player), action)
        for player, action in [(said.player, said.action) for said in state.full_history()]
    ]


def test_blocks_have_names() -> None:
    observer = make_observation(game())
    observer.set_from(walked(30), 1)
    assert observer.dict["my_seat"].tolist() == [0, 1]
    assert observer.dict["column_race"].shape == (6, 14)


def test_a_clone_goes_its_own_way() -> None:
    state = walked(25)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_a_state_is_written_and_read() -> None:
    state = walked(70, "small_world(map=base/3,options=+open_coins)")
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert again.history() == state.history()


def test_wrong_parameters_are_explained() -> None:
    with pytest.raises(ValueError, match="base/2"):
        SmallWorldGame({"map": "base/7"})
    with pytest.raises(ValueError, match="open_coins"):
        SmallWorldGame({"options": "open coins"})
    assert Path(GOLDEN).stat().st_size < 200_000
