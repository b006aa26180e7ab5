"""PettingZoo: its own tests, and further ones."""

import pickle
import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)

from smallworld.core.view import view_of
from smallworld.env import aec, parallel, smallworld_v1
from smallworld.env.base import ILLEGAL_REWARD
from smallworld.env.spaces.encoding import blocks, encode
from tests.kit.random_games import MAPS


@pytest.fixture(autouse=True)
def _no_warnings() -> None:
    """Silence PettingZoo's warning about observations in dictionaries, which it recommends."""
    warnings.filterwarnings("ignore", "Observation", module="pettingzoo")
    warnings.filterwarnings("ignore", "Action mask numpy array is all zeros", module="pettingzoo")


def played(env: aec.SmallWorld, seed: int, most: int = 10_000) -> list[int]:
    """Play at random until the game is over or ``most`` actions are done."""
    random = np.random.default_rng(seed)
    actions = []
    for _ in env.agent_iter(most):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions.append(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        env.step(actions[-1])
    return actions


# --- PettingZoo's own tests


def test_api() -> None:
    api_test(aec.env(map="base/2"), num_cycles=120)


def test_api_of_the_raw_environment_paying_income() -> None:
    api_test(aec.raw_env(map="base/3", reward="income", options={"open_coins": True}), 60)


def test_seeds() -> None:
    seed_test(lambda: aec.env(map="base/2"), num_cycles=60)


def test_cycles() -> None:
    """It needs a parallel environment: in the other one seats act in no fixed cycle."""
    max_cycles_test(parallel)


def test_api_of_the_parallel_environment() -> None:
    parallel_api_test(parallel.parallel_env(map="base/2"), num_cycles=40)


def test_api_with_compact_actions() -> None:
    env = smallworld_v1.env(map="base/2", compact=True)
    api_test(env, num_cycles=120)
    assert env.action_space("seat_0").n == env.numbering.size < 1000
    parallel_api_test(smallworld_v1.parallel_env(map="base/2", compact=True), num_cycles=40)
    seed_test(lambda: smallworld_v1.raw_env(map="base/3", compact=True), num_cycles=60)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: aec.env(map="base/2", seed=3, render_mode=render_mode),
        custom_tests={
            "svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>\n"),
            "rgb_array": lambda image: image.std() > 20,
            "ansi": lambda text: " of 10, seat_" in text,  # the test plays at random
        },
    )
    assert "Round 1 of 10" in capsys.readouterr().out


# --- further tests


@pytest.mark.parametrize("map", MAPS)
def test_a_whole_game_pays_its_winner(map: str) -> None:
    env = aec.env(map=map, seed=5)
    env.reset()
    totals = dict.fromkeys(env.possible_agents, 0.0)
    random = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        action = None if terminated else int(random.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)
    assert not env.agents
    assert sum(totals.values()) == pytest.approx(0, abs=1e-6)
    assert max(totals.values()) == 1


def test_all_boards_are_registered() -> None:
    for seats, map in enumerate(MAPS, start=2):
        env = pettingzoo.make("aec", f"smallworld/{map.replace('/', '-')}-v1", seed=1)
        env.reset()
        assert env.num_agents == seats


def test_a_seat_observes_its_view() -> None:
    env = aec.env(map="base/3", seed=2)
    env.reset()
    played(env, 3, most=80)
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], encode(view_of(env._table.state, seat)))
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_the_state_is_the_same_for_all_seats_and_shows_all_coins() -> None:
    env = smallworld_v1.env(map="base/3", seed=2)
    env.reset()
    played(env, 3, most=80)
    assert env.state_space.contains(env.state())
    parts = blocks(env.state(), env.box)
    assert parts["coins"].tolist() == [int(env._table.state.coins(seat)) for seat in range(3)]
    assert parts["my_seat"].tolist() == [1, 0, 0]
    assert parts["turn"].argmax() == env._table.state.turn
    both = smallworld_v1.parallel_env(map="base/3")
    both.reset(seed=2)
    assert both.state_space.contains(both.state())


def test_what_was_observed_stays_as_it_was() -> None:
    env = aec.env(map="base/2", seed=2)
    env.reset()
    seen, *_ = env.last()
    kept = {name: array.copy() for name, array in seen.items()}
    env.step(0)
    assert all(np.array_equal(seen[name], kept[name]) for name in kept)
    seen["observation"][:] = 0  # the learner may overwrite it
    assert env.observe(env.agent_selection)["observation"].any()


def test_an_illegal_action_loses() -> None:
    env = aec.env(map="base/2", seed=1)
    env.reset()
    env.step(8)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.last()[1] == ILLEGAL_REWARD
    assert played(env, 1) == []


def test_the_raw_environment_refuses_an_illegal_action() -> None:
    env = aec.raw_env(map="base/2", seed=1)
    env.reset()
    before, *_ = env.last()
    for wrong in (8, None, -1):
        with pytest.raises(ValueError, match="seat_0 may not do"):
            env.step(wrong)
    after, *_ = env.last()
    assert np.array_equal(before["observation"], after["observation"])


def test_cycles_truncate() -> None:
    env = aec.env(map="base/2", seed=1, max_cycles=7)
    env.reset()
    assert len(played(env, 2)) == 7
    assert not env.agents


def test_a_seed_of_the_environment_is_that_of_its_first_game() -> None:
    one, other = aec.env(map="base/2", seed=4), aec.env(map="base/2")
    one.reset()
    other.reset(seed=4)
    for _ in range(2):  # the next game follows from the seed as well
        first, second = one.last()[0], other.last()[0]
        assert np.array_equal(first["observation"], second["observation"])
        one.reset()
        other.reset()


def test_an_environment_is_pickled_as_its_settings() -> None:
    env = pickle.loads(pickle.dumps(aec.env(map="base/4", seed=3, reward="margin")))
    env.reset()
    assert env.num_agents == 4


def test_wrong_settings_are_explained() -> None:
    with pytest.raises(ValueError, match="base/2"):
        aec.env(map="base/9")
    with pytest.raises(ValueError, match="open_coins"):
        aec.env(options={"open": True})
    with pytest.raises(ValueError, match="margin"):
        aec.env(reward="glory")
    with pytest.raises(ValueError, match="svg"):
        aec.env(render_mode="oil")
