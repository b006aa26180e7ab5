"""Intervals contain the truth about as often as they should."""

from __future__ import annotations

import random

import pytest

from smallworld.lab.intervals import effective_games, wilson, win_share


def covered(alike: float, share: float, deals: int, trials: int = 400) -> float:
    """Return how often the interval contains ``share``, for this similarity within a deal."""
    chance = random.Random(f"{alike} {share}")
    hits = 0
    for _ in range(trials):
        games = []
        for _ in range(deals):
            first = float(chance.random() < share)
            second = first if chance.random() < alike else float(chance.random() < share)
            games.append([first, second])
        found = win_share(games)
        hits += found.low <= share <= found.high
    return hits / trials


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("share", [0.5, 0.75, 0.97])
def test_intervals_hold_the_truth_however_alike_the_games_of_a_deal_are(
    alike: float, share: float
) -> None:
    assert 0.92 <= covered(alike, share, deals=100) <= 0.99


def test_games_that_differ_within_a_deal_are_not_counted_more_than_once() -> None:
    assert effective_games([[1.0, 0.0]] * 50, 0.5) == 100
    assert effective_games([[1.0, 1.0], [0.0, 0.0]] * 25, 0.5) == 50


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_winning_all_or_nothing_is_not_certain(won: float) -> None:
    found = win_share([[won, won]] * 100)
    assert found.value == won
    assert 0.03 < found.high - found.low < 0.05
    assert 0 <= found.low <= found.high <= 1


def test_wilson_is_as_in_the_books() -> None:
    found = wilson(0.1, 50)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0435, 0.2136)


def test_one_deal_is_enough_to_say_something() -> None:
    found = win_share([[1.0, 0.0]])
    assert found.low < 0.1 and found.high > 0.9
