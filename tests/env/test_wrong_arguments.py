"""Wrong arguments of environments: each error names what was given and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from smallworld.env import smallworld_v1
from smallworld.env.batch import Batch
from smallworld.env.gym import SmallWorldSeat
from smallworld.env.vector import SmallWorldVector

ENVIRONMENTS: list[Callable[..., Any]] = [
    smallworld_v1.env,
    smallworld_v1.parallel_env,
    SmallWorldSeat,
    SmallWorldVector,
    Batch,
]
PETTINGZOO = ENVIRONMENTS[:2]
ONE_SEAT = ENVIRONMENTS[2:4]


@pytest.mark.parametrize("create", ENVIRONMENTS)
def test_boards_options_and_rewards(create: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="'base/9'; there are: base/2"):
        create(map="base/9")
    with pytest.raises(ValueError, match="9; there are: base/2"):
        create(map=9)
    with pytest.raises(ValueError, match="'x'; there are: own_tokens_defend"):
        create(options={"x": True})
    with pytest.raises(ValueError, match="True or False, not 'no'"):
        create(options={"open_coins": "no"})
    with pytest.raises(ValueError, match="'gold'; there are: win, margin, income"):
        create(reward="gold")


@pytest.mark.parametrize("create", PETTINGZOO)
def test_seeds_and_cycles(create: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match=r"whole number, or None .*not 'x'"):
        create(seed="x")
    with pytest.raises(TypeError, match=r"whole number, or None .*not 1\.5"):
        create().reset(seed=1.5)
    create().reset(seed=np.int64(5))
    for wrong in (0, -1, "x"):
        with pytest.raises(ValueError, match=f"1 or more, or None to play on, not {wrong!r}"):
            create(max_cycles=wrong)


def test_seeds_of_a_batch() -> None:
    with pytest.raises(TypeError, match="a seed is a whole number, not 'x'"):
        Batch(seed="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a seed is a whole number, not None"):
        Batch(games=2, seeds=[1, None])  # type: ignore[list-item]


@pytest.mark.parametrize("create", ONE_SEAT)
def test_seats_and_opponents(create: Callable[..., Any]) -> None:
    for seat in (2, -1, "x"):
        with pytest.raises(ValueError, match=f'seats 0 to 1 and "random", not {seat!r}'):
            create(seat=seat)
    with pytest.raises(ValueError, match="'nobody'; there are: random, greedy"):
        create(opponents="nobody")
    with pytest.raises(ValueError, match="2 seats need 1 opponents, or one for all, not 3"):
        create(opponents=["random"] * 3)
    with pytest.raises(ValueError, match="'math:pi' is no opponent: give a bot's name"):
        create(opponents="math:pi")
    with pytest.raises(ValueError, match="no setting 'depth'; there are: nodes, width"):
        create(opponents="planner:depth=3")
    with pytest.raises(ValueError, match="nodes is a whole number from 0 on, not 'many'"):
        create(opponents="planner:nodes=many")


@pytest.mark.parametrize("create", PETTINGZOO)
def test_a_step_needs_a_game(create: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        create().step({"seat_0": 0})


def test_agents_and_their_actions() -> None:
    parallel = smallworld_v1.parallel_env()
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match=r"seat_0 is to act, but has no action .*\['seat_1'\]"):
        parallel.step({"seat_1": 0})
    single = smallworld_v1.env()
    single.reset(seed=1)
    with pytest.raises(KeyError, match="seat_9; there are: seat_0, seat_1, seat_2"):
        single.observe("seat_9")
