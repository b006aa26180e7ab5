"""Observations: lossless for their seat, without what it may not know."""

import numpy as np
import pytest

from smallworld.core.conquest import hand_when_ready, price, targets
from smallworld.core.scoring import income
from smallworld.core.state import ACTIVE, COINS, CONQUEST, KINDS, OVER, State
from smallworld.core.view import view_of
from smallworld.env.spaces.encoding import (
    Bytes,
    as_bytes,
    blocks,
    decode,
    encode,
    neighbours,
    scales,
    terrain,
)
from smallworld.env.tables.layout import BLOCKS, Layout
from smallworld.env.tables.table import observation
from smallworld.packs.loader import base_box
from tests.kit.random_games import MAPS, sampled_states


def seen_by(state: State, seat: int) -> Bytes:
    return as_bytes(observation(state, seat, Layout(state.box)))


@pytest.mark.parametrize("map", MAPS)
def test_an_observation_says_all_that_a_view_says(map: str) -> None:
    for seed in (1, 2):
        for state in sampled_states(map, seed, every=9):
            for seat in range(int(state.box.seats)):
                view = view_of(state, seat)
                again = decode(seen_by(state, seat), state.box)
                assert again.seat == seat
                assert again.snapshot() == view.snapshot()


@pytest.mark.parametrize("map", MAPS)
def test_an_observation_says_no_more_than_a_view_says(map: str) -> None:
    for state in sampled_states(map, 3, every=11):
        for seat in range(int(state.box.seats)):
            assert np.array_equal(seen_by(state, seat), encode(view_of(state, seat)))


def test_states_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    for state in sampled_states("base/3", 4, every=25):
        for seat in range(3):
            other = state.clone()
            for rich in range(3):
                if rich != seat:
                    other.cells[COINS + rich] += 7
            same = np.array_equal(seen_by(state, seat), seen_by(other, seat))
            assert same == (state.phase != OVER)


def test_in_the_open_all_coins_are_seen() -> None:
    for state in sampled_states("base/2", 5, every=40, open_coins=True):
        known = blocks(seen_by(state, 0), state.box)
        assert known["coins_known"].tolist() == [1, 1]
        assert known["coins"].tolist() == [state.coins(0), state.coins(1)]


def test_counted_coins_are_all_known() -> None:
    for state in sampled_states("base/3", 6, every=60):
        counted = as_bytes(observation(state, 1, Layout(state.box), counted=True))
        expected = [state.coins(1), state.coins(2), state.coins(0)]
        assert blocks(counted, state.box)["coins"].tolist() == expected


@pytest.mark.parametrize("map", MAPS)
def test_prices_tokens_and_income_are_the_engines(map: str) -> None:
    for state in sampled_states(map, 7, every=7):
        found = blocks(seen_by(state, 0), state.box)
        people = KINDS * int(state.turn) + ACTIVE
        assert found["income"] == income(state, state.turn)
        if state.phase > CONQUEST or not state.has_active_race(state.turn):
            assert not found["price"].any() and not found["ready"]
            continue
        assert found["ready"] == hand_when_ready(state, people)
        open_to_it = int(targets(state, people))
        for region, shown in enumerate(found["price"].tolist(), start=1):
            expected = price(state, people, region) if open_to_it >> region & 1 else 0
            assert shown == expected


def test_blocks_follow_each_other_without_a_gap() -> None:
    layout = Layout(base_box("base/4"))
    following = 0
    for name, _, _ in BLOCKS:
        assert layout.first[name] == following
        following += int(np.prod(layout.shapes[name], dtype=int))
    assert following == layout.length


def test_scaled_observations_are_small() -> None:
    usual = scales(base_box("base/2"))
    largest = max((seen_by(s, 0) * usual).max() for s in sampled_states("base/2", 8, every=5))
    assert 0.5 < largest <= 4


def test_a_board_is_described_once() -> None:
    box = base_box("base/2")
    near = neighbours(box)
    assert near.shape == (23, 23)
    assert np.array_equal(near, near.T) and not near.diagonal().any()
    kinds = terrain(box)
    assert kinds.shape == (23, 11)
    assert (kinds[:, :7].sum(axis=1) == 1).all()
