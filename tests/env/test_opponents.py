"""Opponents: bots with settings, functions, imports, saved policies."""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from smallworld.bots.registry import create_bot
from smallworld.env.gym import SmallWorldSeat
from smallworld.env.policies import SavedPolicy, load_policy
from smallworld.env.spaces.encoding import ACTIONS, scales
from smallworld.env.spaces.numbering import Numbering
from smallworld.packs.loader import base_box


def lowest(seen: dict[str, np.ndarray]) -> int:
    """Play the legal action with the lowest number."""
    return int(seen["action_mask"].argmax())


def kept_and_lowest(kept: list[dict[str, np.ndarray]], seen: dict[str, np.ndarray]) -> int:
    """Keep what was observed."""
    kept.append(seen)
    return lowest(seen)


def first_view(opponent: Any, **settings: Any) -> bytes:
    """Return what seat 1 sees first, after the turn of the opponent at seat 0."""
    env = SmallWorldSeat("base/2", seat=1, opponents=opponent, **settings)
    seen, _ = env.reset(seed=4)
    return seen["observation"].tobytes()


def policy(compact: bool = False, seed: int = 1) -> SavedPolicy:
    box, chance = base_box("base/2"), np.random.default_rng(seed)
    actions = Numbering(box, compact).actions
    sizes = [len(scales(box)), 8, len(actions)]
    weights = [chance.normal(size=(o, i)).astype(np.float32) for i, o in pairwise(sizes)]
    biases = [chance.normal(size=o).astype(np.float32) for o in sizes[1:]]
    return SavedPolicy(weights, biases, scales(box), actions)


def test_a_function_gets_what_the_learner_gets() -> None:
    for compact in (False, True):
        met: list[dict[str, np.ndarray]] = []
        env = SmallWorldSeat(
            "base/2", seat=1, opponents=partial(kept_and_lowest, met), compact=compact
        )
        env.reset(seed=4)
        assert met
        assert all(env.observation_space.contains(seen) for seen in met)
        assert all(seen["observation"][env._table.layout.first["my_seat"]] == 1 for seen in met)


def test_a_function_can_be_imported() -> None:
    assert first_view("tests.env.test_opponents:lowest") == first_view(lowest)
    for wrong in ("tests.env.test_opponents:highest", "tests.env.nothing:lowest"):
        with pytest.raises(ValueError, match="cannot be imported"):
            SmallWorldSeat("base/2", opponents=wrong)


def test_a_bot_can_have_settings_or_be_an_object() -> None:
    assert first_view("planner:nodes=30") == first_view(create_bot("planner", seed=0, nodes=30))
    with pytest.raises(ValueError, match="cannot be made"):
        SmallWorldSeat("base/2", opponents="planner:knots=3")
    with pytest.raises(ValueError, match="arena"):
        SmallWorldSeat("base/2", opponents="program:node bot.js")
    with pytest.raises(ValueError, match="no opponent"):
        SmallWorldSeat("base/2", opponents=7)  # type: ignore[arg-type]


def test_a_saved_policy_plays_the_same_in_both_numberings(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    policy(compact=True).save(path)
    played = first_view(str(path))
    assert played == first_view(policy(compact=True), compact=True)
    assert played == first_view(str(path), compact=True)
    assert played != first_view(policy(compact=True, seed=2))


def test_a_saved_policy_is_read_as_it_was_written(tmp_path: Path) -> None:
    saved = policy()
    saved.save(tmp_path / "policy.npz")
    loaded = load_policy(tmp_path / "policy.npz")
    seen = np.arange(len(saved.scales)) % 7
    assert np.array_equal(loaded.scores(seen), saved.scores(seen))
    assert loaded.actions.tolist() == list(range(ACTIONS))


def test_weights_of_the_learned_bot_are_an_opponent() -> None:
    shipped = next((Path(str(create_bot.__code__.co_filename)).parent / "data").glob("*.npz"))
    assert first_view(str(shipped)) == first_view("learned")


def test_wrong_files_are_explained(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("not a policy")
    with pytest.raises(ValueError, match="cannot be read"):
        load_policy(tmp_path / "text.npz")
    np.savez(tmp_path / "other.npz", numbers=np.zeros(3))
    with pytest.raises(ValueError, match="not a policy"):
        load_policy(tmp_path / "other.npz")
    with pytest.raises(ValueError, match="another board"):
        SmallWorldSeat("base/3", seat=1, opponents=policy()).reset()
    wrong = policy()
    with pytest.raises(ValueError, match="do not fit"):
        SavedPolicy(wrong.weights[1:], wrong.biases[1:], wrong.scales, wrong.actions)
    with pytest.raises(ValueError, match="do not score"):
        SavedPolicy(wrong.weights, wrong.biases, wrong.scales, wrong.actions[1:])


def test_an_illegal_choice_names_the_opponent() -> None:
    with pytest.raises(ValueError, match="opponent at seat 0"):
        first_view(lambda seen: 8)
