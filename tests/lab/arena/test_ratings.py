"""Bradley–Terry recovers known strengths, with correct intervals."""

from __future__ import annotations

import random
from math import log, sqrt

import pytest

from smallworld.lab.arena.ratings import ELO, MIDDLE, Comparison, elo, ratings, strengths

TRUE = [4.0, 2.0, 0.5, 0.25]  # their geometric mean is 1


def expected_wins(pairs: list[tuple[int, int]]) -> list[list[float]]:
    wins = [[0.0] * len(TRUE) for _ in TRUE]
    for i, j in pairs:
        wins[i][j] = 100 * TRUE[i] / (TRUE[i] + TRUE[j])
        wins[j][i] = 100 - wins[i][j]
    return wins


@pytest.mark.parametrize(
    "pairs",
    [
        [(i, j) for i in range(4) for j in range(i)],
        [(0, 1), (1, 2), (2, 3)],
        [(0, 3), (1, 3), (2, 3)],
    ],
    ids=["round robin", "ladder", "all against one"],
)
def test_known_strengths_are_recovered(pairs: list[tuple[int, int]]) -> None:
    assert strengths(expected_wins(pairs)) == pytest.approx(TRUE, rel=1e-4)


def test_a_steep_ladder_is_climbed() -> None:
    """Each beats the next 999 times in 1,000: still found, and fast."""
    wins = [[0.0] * 4 for _ in range(4)]
    for i in range(3):
        wins[i][i + 1], wins[i + 1][i] = 999.0, 1.0
    found = strengths(wins)
    for i in range(3):
        assert found[i] / found[i + 1] == pytest.approx(999, rel=0.01)


def one_against_one(wins: int, games: int) -> list[list[list[Comparison]]]:
    """Return deals of one game between two bots."""
    return [[[(0, 1, 1.0)] if game < wins else [(1, 0, 1.0)]] for game in range(games)]


def test_the_interval_of_two_bots_is_as_wide_as_theory_says() -> None:
    first, second = ratings(one_against_one(300, 400), 2)
    assert first.value - second.value == pytest.approx(ELO * log(3), abs=3)
    # Each of two bots is half the difference away from the mean.
    width = 2 * 1.96 * ELO / sqrt(400 * 0.75 * 0.25) / 2
    assert first.high - first.low == pytest.approx(width, rel=0.15)
    assert first.value + second.value == pytest.approx(2 * MIDDLE)


def test_games_of_a_deal_that_are_alike_count_once() -> None:
    single = ratings(one_against_one(75, 100), 2)[0]
    double = ratings([deal * 2 for deal in one_against_one(75, 100)], 2)[0]
    assert double.high - double.low == pytest.approx(single.high - single.low, rel=0.15)


def test_deals_that_cancel_out_are_not_surer_than_independent_games() -> None:
    cancelling: list[list[list[Comparison]]] = [[[(0, 1, 1.0)], [(1, 0, 1.0)]]] * 50
    independent = ratings(one_against_one(50, 100), 2)[0]
    found = ratings(cancelling, 2)[0]
    assert found.value == pytest.approx(MIDDLE)
    assert found.high - found.low == pytest.approx(independent.high - independent.low, rel=0.15)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    first, second = ratings(one_against_one(200, 200), 2)
    assert 300 < first.value - second.value < 1500
    assert first.low < first.value < first.high < MIDDLE + 2000
    assert first.low > second.high


@pytest.mark.parametrize(("trials", "least"), [(2, 6), pytest.param(5, 16, marks=pytest.mark.soak)])
def test_intervals_hold_the_truth(trials: int, least: int) -> None:
    chance = random.Random(5)
    truth = elo(TRUE)
    pairs = [(i, j) for i in range(4) for j in range(i)]
    held = 0
    for trial in range(trials):
        deals: list[list[list[Comparison]]] = []
        for i, j in pairs * 20:
            won = chance.random() < TRUE[i] / (TRUE[i] + TRUE[j])
            deals.append([[(i, j, 1.0) if won else (j, i, 1.0)]])
        found = ratings(deals, 4, seed=trial)
        held += sum(each.low <= true <= each.high for each, true in zip(found, truth, strict=True))
    assert held >= least  # of four a trial; 95 % are expected
