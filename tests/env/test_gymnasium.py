"""Gymnasium: its own checker, and bots on the other seats."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from smallworld.env.gym import SmallWorldSeat
from tests.kit.random_games import MAPS


def episode(env: SmallWorldSeat, seed: int) -> tuple[float, list[bytes]]:
    """Play a random episode; return its reward and the observations."""
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    total, observed, over = 0.0, [], False
    while not over:
        observed.append(seen["observation"].tobytes())
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(action)
        total += float(reward)
    return total, observed


@pytest.mark.filterwarnings("error")
def test_gymnasiums_checker_passes(capsys: pytest.CaptureFixture[str]) -> None:
    check_env(SmallWorldSeat("base/2", seat=1), skip_render_check=True)


def test_all_boards_are_registered() -> None:
    for map in MAPS:
        env = gymnasium.make(f"smallworld/{map.replace('/', '-')}-v1", opponents="random")
        assert isinstance(env.unwrapped, SmallWorldSeat)
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)


def test_bots_play_the_other_seats() -> None:
    total, seen = episode(SmallWorldSeat("base/3", seat=2, opponents=["greedy", "random"]), 3)
    assert total == -0.5  # random play never beats greedy
    again = episode(SmallWorldSeat("base/3", seat=2, opponents=["greedy", "random"]), 3)
    assert again == (total, seen)


def test_income_of_the_others_turns_counts_too() -> None:
    env = SmallWorldSeat("base/2", reward="income")
    total, _ = episode(env, 5)
    coins = [int(env._table.state.coins(seat)) for seat in (0, 1)]
    assert total == pytest.approx((coins[0] - coins[1]) / 100, abs=1e-5)


def test_an_illegal_action_ends_the_episode() -> None:
    env = SmallWorldSeat("base/2")
    env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(np.int64(8))
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})
    assert not seen["action_mask"].any()
    with pytest.raises(ValueError, match="reset"):
        env.step(np.int64(0))


def test_the_mask_alone() -> None:
    env = SmallWorldSeat("base/2")
    seen, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)


def test_wrong_seats_and_bots_are_explained() -> None:
    with pytest.raises(ValueError, match="seats 0 to 1"):
        SmallWorldSeat("base/2", seat=2)
    with pytest.raises(ValueError, match="2 other seats"):
        SmallWorldSeat("base/3", opponents=["random"])
    with pytest.raises(ValueError, match="no bot"):
        SmallWorldSeat("base/2", opponents="nobody").reset()
