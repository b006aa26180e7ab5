"""The environments offer exactly what the engine allows."""

import numpy as np
import pytest

from smallworld.core.engine import legal_actions
from smallworld.env.batch import Batch
from smallworld.env.spaces.encoding import ACTIONS, as_bytes
from smallworld.env.tables.games import MASK_BYTES
from smallworld.env.tables.table import Table
from smallworld.packs.loader import base_box
from tests.kit.random_games import MAPS


@pytest.mark.parametrize("map", MAPS)
def test_the_mask_of_a_table_is_what_is_legal(map: str) -> None:
    random = np.random.default_rng(1)
    table = Table(base_box(map))
    table.begin(11)
    while not table.over:
        expected = sorted(legal_actions(table.state))
        assert np.flatnonzero(as_bytes(table.mask())).tolist() == expected
        assert sorted(table.legal()) == expected
        assert table.act(int(random.choice(expected)))
    assert not as_bytes(table.mask()).any()


@pytest.mark.parametrize("map", MAPS)
def test_lists_and_bits_of_a_batch_agree(map: str) -> None:
    random = np.random.default_rng(2)
    batch = Batch(map, games=4, seed=3)
    now = batch.reset()
    for _ in range(150):
        masks = batch.masks()
        assert masks.shape == (4, ACTIONS)
        for game in range(4):
            count = int(now.counts[game])
            listed = sorted(now.legal[game, :count].tolist())
            assert np.flatnonzero(masks[game]).tolist() == listed
            assert not now.legal[game, count:].any()
        now = batch.step(batch.sample(random))


def test_a_table_refuses_what_is_not_legal() -> None:
    table = Table(base_box("base/2"))
    table.begin(1)
    before = table.state.snapshot()
    for action in (-1, 8, ACTIONS, 2**40):
        assert not table.act(action)
    assert table.state.snapshot() == before


def test_the_bits_of_all_actions_fit() -> None:
    assert MASK_BYTES == -(-ACTIONS // 8)
