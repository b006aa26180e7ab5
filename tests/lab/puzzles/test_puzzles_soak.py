"""Solve every shipped puzzle again: exactly, or by long playouts with other seeds."""

from __future__ import annotations

import pytest

from smallworld.bots.search.most_coins import TurnSolver
from smallworld.core.engine import IS_COMPILED
from smallworld.lab.puzzles.generate import compare_with_decline
from smallworld.lab.puzzles.puzzles import COINS, Puzzle, shipped_puzzles, state_of

pytestmark = pytest.mark.soak

PUZZLES = shipped_puzzles().puzzles
PLAYOUTS = 1_000 if IS_COMPILED else 60


@pytest.mark.parametrize(
    "puzzle", [one for one in PUZZLES if one.kind == COINS], ids=lambda puzzle: puzzle.id
)
def test_no_turn_brings_more(puzzle: Puzzle) -> None:
    best = TurnSolver().solve(state_of(puzzle))
    assert best is not None
    assert best.coins == puzzle.best
    assert max(coins for coins in best.boards if coins < best.coins) == puzzle.runner_up


@pytest.mark.parametrize(
    "puzzle", [one for one in PUZZLES if one.kind != COINS], ids=lambda puzzle: puzzle.id
)
def test_the_right_answer_wins_more(puzzle: Puzzle) -> None:
    found = compare_with_decline(state_of(puzzle), PLAYOUTS, seed=puzzle.seed + 1_000_003)
    gain = found.gain if puzzle.declines else -found.gain
    assert gain > (0 if IS_COMPILED else -2 * found.error)
