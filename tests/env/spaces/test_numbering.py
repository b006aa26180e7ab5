"""Compact action numbers: every action that becomes legal has one, and they never change."""

import hashlib

import numpy as np
import pytest

from smallworld.core.actions import written
from smallworld.env.batch import Batch
from smallworld.env.spaces.encoding import ACTIONS
from smallworld.env.spaces.numbering import Numbering
from smallworld.packs.loader import base_box
from tests.kit.random_games import MAPS

# Trained networks rely on them.
COMPACT = {
    "base/2": (929, "d0e1cc658b33"),
    "base/3": (1210, "a5d159fdd68a"),
    "base/4": (1571, "773e36f557e5"),
    "base/5": (1932, "0dfab33246e9"),
}


@pytest.mark.parametrize("map", MAPS)
def test_compact_numbers_never_change(map: str) -> None:
    numbering = Numbering(base_box(map), compact=True)
    text = "\n".join(written(int(action)) for action in numbering.actions)
    assert (numbering.size, hashlib.sha256(text.encode()).hexdigest()[:12]) == COMPACT[map]


@pytest.mark.parametrize("map", MAPS)
def test_numbers_map_both_ways_in_ascending_order(map: str) -> None:
    numbering = Numbering(base_box(map), compact=True)
    assert (np.diff(numbering.actions) > 0).all()
    assert numbering.places[numbering.actions].tolist() == list(range(numbering.size))
    assert (numbering.places >= 0).sum() == numbering.size
    assert numbering.engine_number(numbering.size) == numbering.engine_number(-1) == -1
    mapped = numbering.engine_numbers([0, numbering.size - 1, numbering.size, -1])
    assert mapped.tolist() == [0, numbering.actions[-1], -1, -1]


def illegal_elsewhere(map: str, games: int, steps: int) -> np.ndarray:
    """Play random games; return how often each action was legal."""
    random = np.random.default_rng(3)
    met = np.zeros(ACTIONS, np.int64)
    batch = Batch(map, games=games, seed=5)
    batch.reset()
    for _ in range(steps):
        met += batch.masks().sum(axis=0, dtype=np.int64)
        batch.step(batch.sample(random))
    return met


@pytest.mark.parametrize("map", MAPS)
def test_every_action_of_random_games_has_a_number(map: str) -> None:
    met = illegal_elsewhere(map, 32, 150)
    assert not met[Numbering(base_box(map), compact=True).places < 0].any()
    assert (met > 0).sum() > 150


@pytest.mark.soak
@pytest.mark.parametrize("map", MAPS)
def test_many_random_games_need_no_other_action_and_meet_most(map: str) -> None:
    met = illegal_elsewhere(map, 1024, 3000)
    numbering = Numbering(base_box(map), compact=True)
    assert not met[numbering.places < 0].any()
    assert (met[numbering.actions] > 0).mean() > 0.5


def test_without_compact_the_numbers_are_the_engines() -> None:
    numbering = Numbering(base_box("base/3"))
    assert numbering.size == ACTIONS
    mask = np.arange(ACTIONS, dtype=np.int8)
    assert numbering.of_mask(mask) is mask
    assert np.flatnonzero(numbering.mask_of([7, 9])).tolist() == [7, 9]


def test_a_box_without_a_mechanic_has_no_numbers_for_it() -> None:
    box = base_box("base/2")
    plain = type(box)(
        box.board,
        [race for race in box.races if not race.acts_in_decline],
        [power for power in box.powers if not (power.dragon or power.makes_peace or power.sails)],
    )
    left = [written(int(action)) for action in Numbering(plain, compact=True).actions]
    assert not [text for text in left if "declined" in text or "dragon" in text or "ally" in text]
    water = {r for r in range(1, int(box.board.size) + 1) if not int(box.board.land) >> r & 1}
    assert water
    assert not [text for text in left if text in {f"conquer {region}" for region in water}]
