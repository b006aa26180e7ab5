"""Gymnasium: its own checker, and bots on the other seats."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from smallworld.env.gym import SmallWorldSeat
from smallworld.env.spaces.encoding import blocks
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
    check_env(SmallWorldSeat("base/2", seat="random", compact=True), skip_render_check=True)


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


def test_gymnasium_imports_the_module_by_the_id() -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-c"),
            "import gymnasium\n"
            "env = gymnasium.make('smallworld.env.gym:smallworld/base-3-v1', seat=2)\n"
            "print(env.unwrapped.seat)",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "2\n"


def test_a_seat_can_be_drawn_for_each_episode() -> None:
    env = SmallWorldSeat("base/3", seat="random")
    drawn = []
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        seat = int(blocks(seen["observation"], env.box)["my_seat"].argmax())
        assert seat == env.seat == env._table.to_act
        drawn.append(seat)
    assert set(drawn) == {0, 1, 2}
    assert [env.reset(seed=seed) and env.seat for seed in range(12)] == drawn


def test_compact_actions_play_the_same_game() -> None:
    compact, plain = SmallWorldSeat("base/2", compact=True), SmallWorldSeat("base/2")
    assert compact.action_space == gymnasium.spaces.Discrete(compact.numbering.size)
    assert compact.numbering.size < 1000
    seen, _ = compact.reset(seed=2)
    expected, _ = plain.reset(seed=2)
    over = False
    while not over:
        assert np.array_equal(seen["observation"], expected["observation"])
        legal = np.flatnonzero(seen["action_mask"])
        assert np.array_equal(
            compact.numbering.actions[legal], np.flatnonzero(expected["action_mask"])
        )
        seen, _, over, _, _ = compact.step(legal[-1])
        expected, *_ = plain.step(compact.numbering.actions[legal[-1]])


def test_the_state_shows_all_coins_from_seat_0() -> None:
    env = SmallWorldSeat("base/2", seat=1)
    seen, _ = env.reset(seed=1)
    parts = blocks(env.state(), env.box)
    assert env.state_space.contains(env.state())
    assert parts["coins_known"].all() and parts["my_seat"].tolist() == [1, 0]
    assert parts["coins"].tolist() == [int(env._table.state.coins(seat)) for seat in (0, 1)]
    assert not blocks(seen["observation"], env.box)["coins_known"].all()


def test_wrong_seats_and_bots_are_explained() -> None:
    with pytest.raises(ValueError, match="seats 0 to 1"):
        SmallWorldSeat("base/2", seat=2)
    with pytest.raises(ValueError, match='"random"'):
        SmallWorldSeat("base/2", seat="any")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 seats need 2 opponents"):
        SmallWorldSeat("base/3", opponents=["random"])
    with pytest.raises(ValueError, match="no bot"):
        SmallWorldSeat("base/2", opponents="nobody").reset()
