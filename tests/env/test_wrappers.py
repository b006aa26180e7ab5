"""Normalised observations."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from smallworld.env import smallworld_v1
from smallworld.env.gym import SmallWorldSeat
from smallworld.env.spaces.encoding import scales
from smallworld.env.vector import SmallWorldVector
from smallworld.env.wrappers import (
    NormaliseAgentObservation,
    NormaliseObservation,
    Normaliser,
    NormaliseVectorObservation,
)
from smallworld.packs.loader import base_box


@pytest.mark.filterwarnings("ignore:.*unwrapped version")
@pytest.mark.filterwarnings("error")
def test_gymnasiums_checker_passes() -> None:
    for mask in (False, True):
        check_env(NormaliseObservation(SmallWorldSeat(), mask), skip_render_check=True)


def test_the_array_alone_is_scaled() -> None:
    env = NormaliseObservation(gymnasium.make("smallworld/base-2-v1", compact=True))
    plain = SmallWorldSeat("base/2", compact=True)
    seen, _ = env.reset(seed=1)
    expected, _ = plain.reset(seed=1)
    assert np.array_equal(seen, expected["observation"] * scales(plain.box))
    assert seen.dtype == np.float32
    assert np.array_equal(env.action_masks(), plain.action_masks())


def test_large_numbers_are_cut() -> None:
    box = base_box("base/2")
    seen = {"observation": np.full(len(scales(box)), 255, np.uint8)}
    assert set(Normaliser(box, mask=False).normalise(seen).tolist()) == {1.0}


def test_a_vector_is_normalised_like_single_environments() -> None:
    made = SmallWorldVector("base/2", 2, autoreset_mode=AutoresetMode.SAME_STEP)
    for mask in (False, True):
        envs = NormaliseVectorObservation(made, mask)
        one = NormaliseObservation(SmallWorldSeat("base/2"), mask)
        seen, _ = envs.reset(seed=1)
        expected, _ = one.reset(seed=1)
        assert envs.observation_space.contains(seen)
        first = seen["observation"][0] if mask else seen[0]
        assert np.array_equal(first, expected["observation"] if mask else expected)
        assert envs.action_masks().any(axis=1).all()
        *_, infos = envs.step([8, 0])  # illegal in the first game
        assert envs.single_observation_space.contains(infos["final_obs"][0])
        assert infos["final_obs"][1] is None


def test_agents_observe_numbers_and_keep_their_masks() -> None:
    env = NormaliseAgentObservation(smallworld_v1.env(map="base/3"))
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observation_space(agent).contains(env.observe(agent))
    seen, *_ = env.last()
    assert seen["observation"].max() == 1
    assert seen["action_mask"].any()
