"""The native vector environment plays the same episodes as single environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from smallworld.env.gym import SmallWorldSeat
from smallworld.env.vector import SmallWorldVector


def lowest(seen: dict[str, np.ndarray]) -> int:
    """Play the legal action with the lowest number."""
    return int(seen["action_mask"].argmax())


SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("base/2", {}),
    ("base/2", {"seat": "random", "reward": "income", "compact": True}),
    ("base/3", {"seat": "random", "opponents": ["random", lowest], "reward": "margin"}),
    ("base/2", {"seat": 1, "opponents": "greedy:nodes=20", "compact": True}),
]


def same(one: Any, other: Any, at: str = "") -> None:
    """Compare nested dictionaries of arrays."""
    if isinstance(one, dict):
        assert one.keys() == other.keys(), at
        for key in one:
            same(one[key], other[key], f"{at}/{key}")
    elif isinstance(one, np.ndarray) and one.dtype == object:
        for index, (this, that) in enumerate(zip(one, other, strict=True)):
            same(this, that, f"{at}/{index}")
    else:
        assert np.array_equal(one, other), at


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(("map", "settings"), SETTINGS)
def test_it_equals_single_environments(
    map: str, settings: dict[str, Any], mode: AutoresetMode
) -> None:
    """Four games each end at least once; one action in 60 is illegal."""
    native = SmallWorldVector(map, 4, autoreset_mode=mode, **settings)
    single = SyncVectorEnv(
        [lambda: SmallWorldSeat(map, **settings) for _ in range(4)], autoreset_mode=mode
    )
    assert native.observation_space == single.observation_space
    assert native.action_space == single.action_space
    random = np.random.default_rng(2)
    seen, infos = native.reset(seed=9)
    expected, expected_infos = single.reset(seed=9)
    ended = 0
    for _ in range(150):
        same(seen, expected)
        same(infos, expected_infos)
        actions = [
            int(random.choice(np.flatnonzero(mask))) if mask.any() else 0
            for mask in seen["action_mask"]
        ]
        if random.random() < 1 / 15:
            actions[random.integers(4)] = 8 if random.random() < 0.5 else -1
        seen, *results, infos = native.step(np.array(actions))
        expected, *others, expected_infos = single.step(np.array(actions))
        for result, other in zip(results, others, strict=True):
            assert np.array_equal(result, other)
            assert result.dtype == other.dtype
        ended += int(results[1].sum())
    assert ended >= 4
    same(native.state()[0], single.envs[0].unwrapped.state())  # type: ignore[attr-defined]


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec("smallworld/base-3-v1", num_envs=5, compact=True)
    assert isinstance(envs.unwrapped, SmallWorldVector)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_seeds_and_seats() -> None:
    envs = SmallWorldVector("base/2", 6, seat="random")
    first, _ = envs.reset(seed=3)
    again, _ = SmallWorldVector("base/2", 6, seat="random").reset(seed=[3, 4, 5, 6, 7, 8])
    same(first, again)
    assert set(envs.seats.tolist()) == {0, 1}
    later, _ = envs.reset()
    assert not np.array_equal(first["observation"], later["observation"])


def test_masks_and_observations_are_the_callers() -> None:
    envs = SmallWorldVector("base/2", 2)
    seen, _ = envs.reset(seed=3)
    kept = seen["observation"].copy()
    assert np.array_equal(envs.action_masks(), seen["action_mask"] == 1)
    envs.step(seen["action_mask"].argmax(axis=1))
    assert np.array_equal(kept, seen["observation"])


@pytest.mark.parametrize("compact", [False, True])
def test_legal_actions_are_those_of_the_masks(compact: bool) -> None:
    envs = SmallWorldVector("base/2", 5, compact=compact)
    seen, _ = envs.reset(seed=3)
    random = np.random.default_rng(1)
    for _ in range(100):
        actions, counts = envs.legal_actions()
        for row, count, mask in zip(actions, counts, seen["action_mask"], strict=True):
            assert sorted(row[:count].tolist()) == np.flatnonzero(mask).tolist()
        drawn = envs.sample(random)
        assert (seen["action_mask"][np.arange(5), drawn] == (counts > 0)).all()
        seen, *_, infos = envs.step(drawn)
        assert not infos


def test_what_was_observed_may_be_overwritten() -> None:
    envs = SmallWorldVector("base/2", 2)
    seen, _ = envs.reset(seed=3)
    other, _ = SmallWorldVector("base/2", 2).reset(seed=3)
    seen["observation"][:] = 0
    seen["action_mask"][:] = 0
    assert np.array_equal(envs.action_masks(), other["action_mask"] == 1)
    again, *_ = envs.step([0, 0])
    assert again["observation"].any(axis=1).all()


def test_after_the_end_nothing_is_legal() -> None:
    envs = SmallWorldVector("base/2", 2)
    envs.reset(seed=3)
    seen, rewards, over, _, infos = envs.step([8, 0])
    assert (rewards.tolist(), over.tolist()) == ([-1, 0], [True, False])
    assert infos["illegal"].tolist() == [True, False]
    assert envs.action_masks().any(axis=1).tolist() == [False, True]
    assert not seen["action_mask"][0].any()
    seen, rewards, over, _, infos = envs.step([0, seen["action_mask"][1].argmax()])
    assert (rewards[0], over.tolist(), infos) == (0, [False, False], {})
    assert seen["action_mask"].any(axis=1).all()


def test_wrong_settings_are_explained() -> None:
    envs = SmallWorldVector("base/2", 2)
    with pytest.raises(ValueError, match="reset"):
        envs.step([0, 0])
    envs.reset()
    with pytest.raises(ValueError, match="2 episodes"):
        envs.step([0])
    with pytest.raises(ValueError, match="2 seeds"):
        envs.reset(seed=[1])
    with pytest.raises(ValueError, match="NEXT_STEP"):
        SmallWorldVector("base/2", autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(ValueError, match="at least 1"):
        SmallWorldVector("base/2", 0)
