"""Elo numbers by the Bradley–Terry model, from who finished ahead of whom."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log
from typing import Final

from smallworld.lab.intervals import Estimate

MIDDLE: Final = 1500.0  # mean of all bots
ELO: Final = 400 / log(10)  # points for a strength e times as high
DRAWS: Final = 400  # bootstrap samples
_STEPS: Final = 5_000
_SMALL: Final = 1e-7

# wins[i][j]: how often bot i finished ahead of bot j; a tie is half a win for both.
Wins = list[list[float]]
# i, j, and how often i finished ahead of j.
Comparison = tuple[int, int, float]
Game = Sequence[Comparison]


def strengths(wins: Wins, start: Sequence[float] | None = None) -> list[float]:
    """Fit Bradley–Terry strengths: i beats j with probability ``s[i] / (s[i] + s[j])``.

    Uses minorisation–maximisation (Hunter 2004), one bot after the other; every step raises the
    likelihood. The geometric mean of the strengths is 1.
    """
    bots = range(len(wins))
    found = list(start or [1.0] * len(wins))
    for _ in range(_STEPS):
        moved = 0.0
        for i in bots:
            met = sum((wins[i][j] + wins[j][i]) / (found[i] + found[j]) for j in bots if j != i)
            if met == 0:
                continue
            better = max(sum(wins[i]) / met, 1e-12)
            moved = max(moved, abs(log(better / found[i])))
            found[i] = better
        middle = exp(sum(log(strength) for strength in found) / len(found))
        found = [strength / middle for strength in found]
        if moved < _SMALL:
            break
    return found


def elo(strength: Sequence[float]) -> list[float]:
    """Convert strengths to Elo numbers around ``MIDDLE``.

    >>> [round(number) for number in elo([10**0.5, 10**-0.5])]
    [1700, 1300]
    """
    return [MIDDLE + ELO * log(each) for each in strength]


def ratings(deals: Sequence[Sequence[Game]], bots: int, *, seed: int = 1) -> list[Estimate]:
    """Compute Elo numbers with 95 % intervals from the games of each deal.

    A bot that won every game would be infinitely strong, so each pair that met gets half a win
    each way. The intervals come from a Bayesian bootstrap: each deal gets a random exponential
    weight, each of those half wins a random gamma weight with shape ½. For independent games of
    two bots this is exactly the posterior of Jeffreys' prior, and unlike resampling of games it
    has a width even if one bot never lost. Deals are weighted, not games, because games of one
    deal are not independent. The same is done with games and the wider interval is used, so that
    rotated seats or few deals never make a result look surer than independent games would.
    """
    by_deal = [[comparison for game in deal for comparison in game] for deal in deals]
    by_game = [list(game) for deal in deals for game in deal]
    prior = _pairs_that_met(by_deal)
    whole = _weighed(by_deal, [1.0] * len(by_deal), bots)
    _add(whole, [(i, j, 0.5) for i, j in prior])
    best = strengths(whole)
    chance = random.Random(seed)
    drawn = [_drawn(units, prior, best, chance) for units in (by_deal, by_game)]
    return [
        Estimate(value, min(low for low, _ in reach), max(high for _, high in reach))
        for value, *reach in zip(elo(best), *drawn, strict=True)
    ]


def _pairs_that_met(units: Sequence[Game]) -> list[tuple[int, int]]:
    """List both directions of every pair that met, in a fixed order."""
    met = {(i, j) for unit in units for i, j, _ in unit}
    return sorted(met | {(j, i) for i, j in met})


def _drawn(
    units: Sequence[Game],
    prior: Sequence[tuple[int, int]],
    best: list[float],
    chance: random.Random,
) -> list[tuple[float, float]]:
    """Return the middle 95 % of every bot's Elo numbers under random weights of ``units``."""
    numbers = []
    for _ in range(DRAWS):
        wins = _weighed(units, [chance.expovariate(1.0) for _ in units], len(best))
        # Never exactly 0, so that no strength is infinite.
        _add(wins, [(i, j, max(chance.gammavariate(0.5, 1.0), 1e-6)) for i, j in prior])
        numbers.append(elo(strengths(wins, best)))
    return [_middle_95([each[bot] for each in numbers]) for bot in range(len(best))]


def _weighed(units: Sequence[Game], weights: Sequence[float], bots: int) -> Wins:
    wins = [[0.0] * bots for _ in range(bots)]
    for unit, weight in zip(units, weights, strict=True):
        for i, j, count in unit:
            wins[i][j] += weight * count
    return wins


def _add(wins: Wins, comparisons: Sequence[Comparison]) -> None:
    for i, j, count in comparisons:
        wins[i][j] += count


def _middle_95(numbers: list[float]) -> tuple[float, float]:
    ordered = sorted(numbers)
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]
