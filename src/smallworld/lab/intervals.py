"""Estimates with 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964  # standard deviations that contain 95 % of a normal distribution


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> Estimate:
        """Return the estimate in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


def win_share(deals: Sequence[Sequence[float]]) -> Estimate:
    """Estimate the share of wins from the wins (1, 0, or a share of a tie) of each deal.

    Games of one deal have the same combos and dice, so they are not independent, but deals are.
    Wilson's interval stays sensible near 0 and 1, where a bootstrap of equal games has no width.
    Its number of games is replaced by an effective number, derived from the spread between deals.
    That lies between the number of deals (all games of a deal agree) and the number of games
    (they are independent). It is never higher, though rotated seats often make the spread even
    smaller.
    """
    games = sum(len(deal) for deal in deals)
    share = sum(sum(deal) for deal in deals) / games
    return wilson(share, effective_games(deals, share))


def effective_games(deals: Sequence[Sequence[float]], share: float) -> float:
    """Return the number of independent games with the same information.

    >>> effective_games([[1, 1], [0, 0], [1, 1], [0, 0]], 0.5)  # all games of a deal agree
    4.0
    """
    games = sum(len(deal) for deal in deals)
    # Variance of a ratio of sums over independent clusters.
    spread = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals)
    if len(deals) < 2 or not 0 < share < 1:
        return float(len(deals))
    variance = spread / games**2 * len(deals) / (len(deals) - 1)
    if variance == 0:
        return float(games)
    return min(float(games), max(float(len(deals)), share * (1 - share) / variance))


def wilson(share: float, games: float) -> Estimate:
    """Return Wilson's 95 % interval of a share.

    >>> wilson(1.0, 100).low > 0.96
    True
    >>> all(wilson(1.0, games).high == 1.0 for games in range(1, 100))  # in spite of rounding
    True
    """
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Estimate(share, min(share, low), max(share, high))


def mean_of(numbers: Sequence[float]) -> Estimate:
    """Return the mean and its 95 % interval; all 0 without numbers.

    >>> mean_of([1, 2, 3]).value
    2.0
    """
    count = len(numbers)
    if not count:
        return Estimate(0.0, 0.0, 0.0)
    mean = sum(numbers) / count
    if count == 1:
        return Estimate(mean, mean, mean)
    spread = sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1))
    reach = Z * spread / sqrt(count)
    return Estimate(mean, mean - reach, mean + reach)


def share_of(wins: Sequence[float]) -> Estimate:
    """Return the share of wins with Wilson's interval."""
    return wilson(sum(wins) / len(wins), len(wins)) if wins else Estimate(0.0, 0.0, 0.0)
