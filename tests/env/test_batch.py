"""Batches: the same games as one by one, for any number of processes."""

import zlib
from multiprocessing import active_children
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from smallworld.env.batch import Batch
from smallworld.env.shared_memory import Step
from smallworld.env.spaces.encoding import as_bytes
from smallworld.env.spaces.rewards import COINS_PER_UNIT
from smallworld.env.tables.table import Table
from tests.kit.random_games import MAPS

# Result of 200 steps of 5 seeded games; the same in both builds and on every machine.
GOLDEN = {
    "base/2": 1371075173,
    "base/3": 1880796752,
    "base/4": 2196858471,
    "base/5": 3588950305,
}


def checksum(batch: Batch, steps: int) -> int:
    random = np.random.default_rng(9)
    total = _added(0, batch.reset())
    for _ in range(steps):
        total = _added(total, batch.step(batch.sample(random)))
    return total


def _added(total: int, now: Step) -> int:
    for array in now:
        total = zlib.crc32(array.tobytes(), total)
    return total


@pytest.mark.parametrize("map", MAPS)
def test_a_seeded_rollout_never_changes(map: str) -> None:
    assert checksum(Batch(map, games=5, seed=7, reward="income"), 200) == GOLDEN[map]


def test_processes_change_nothing() -> None:
    with Batch("base/3", games=5, seed=7, reward="income", processes=2) as batch:
        assert checksum(batch, 200) == GOLDEN["base/3"]


def test_every_game_is_the_one_its_seed_deals() -> None:
    random = np.random.default_rng(4)
    seeds = [5, 77, 2**63]
    batch = Batch("base/2", games=3, seeds=seeds)
    now = batch.reset()
    tables = [Table(batch.box) for _ in seeds]
    for table, seed in zip(tables, seeds, strict=True):
        table.begin(seed)
    while not now.over.any():
        actions = batch.sample(random)
        for game, table in enumerate(tables):
            assert now.to_act[game] == table.to_act
            seen = as_bytes(table.observation(table.to_act))
            assert np.array_equal(now.observations[game], seen)
            assert table.act(int(actions[game]))
        now = batch.step(actions)
    ended = int(np.flatnonzero(now.over)[0])
    assert tables[ended].over
    assert now.coins[ended].tolist() == [tables[ended].state.coins(seat) for seat in (0, 1)]


def test_a_game_that_ends_begins_anew() -> None:
    random = np.random.default_rng(5)
    batch = Batch("base/2", games=2, seed=1)
    now = batch.reset()
    first = now.observations.copy()
    while not now.over[0]:
        now = batch.step(batch.sample(random))
    assert now.counts[0] == 6  # the first pick of the next game
    assert sorted(now.rewards[0].tolist()) == [-1.0, 1.0]
    assert not np.array_equal(now.observations[0], first[0])
    assert now.coins[0].sum() > 10


@pytest.mark.parametrize("seats", [2, 5])
def test_income_adds_up_to_the_margin(seats: int) -> None:
    random = np.random.default_rng(6)
    batch = Batch(f"base/{seats}", games=1, seed=2, reward="income")
    now, total = batch.reset(), np.zeros(seats)
    while not now.over[0]:
        now = batch.step(batch.sample(random))
        total += now.rewards[0]
        assert now.rewards[0].sum() == pytest.approx(0, abs=1e-6)
    coins = now.coins[0].astype(float)
    others = (coins.sum() - coins) / (seats - 1)
    assert total == pytest.approx((coins - others) / COINS_PER_UNIT, abs=1e-5)


def test_one_illegal_action_stops_the_whole_step() -> None:
    batch = Batch("base/2", games=3, seed=1)
    now = batch.reset()
    before = now.observations.copy()
    for wrong in (6, -1, 70_000):
        with pytest.raises(ValueError, match=f"game 2: action {wrong} is not legal"):
            batch.step([0, 0, wrong])
    with pytest.raises(ValueError, match="3 actions"):
        batch.step([0, 0])
    assert np.array_equal(batch.step([0, 0, 0]).observations[:, :23], before[:, :23])


def test_a_batch_must_be_begun() -> None:
    with pytest.raises(ValueError, match="reset"):
        Batch("base/2", games=1).step([0])


def test_new_seeds_begin_the_same_games_again() -> None:
    batch = Batch("base/2", games=2, seed=3)
    first = batch.reset().observations.copy()
    assert not np.array_equal(batch.reset().observations, first)
    assert np.array_equal(batch.reset(seed=3).observations, first)
    assert not np.array_equal(batch.reset(seeds=[1, 2]).observations, first)


def test_no_process_or_memory_is_left() -> None:
    batch = Batch("base/2", games=2, seed=3, processes=2)
    now = batch.reset()
    assert batch._workers is not None
    name = batch._workers.memory.name
    children = active_children()
    assert children
    batch.close()
    assert not [child for child in children if child.is_alive()]
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
    assert now.counts.tolist() == [6, 6]  # the arrays stay readable
    batch.close()


def test_a_worker_that_dies_is_reported() -> None:
    with Batch("base/2", games=2, seed=3, processes=2) as batch:
        batch.reset()
        for child in active_children():
            child.terminate()
            child.join()
        with pytest.raises(RuntimeError, match="worker"):
            batch.step([0, 0])
