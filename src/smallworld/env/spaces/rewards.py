"""Rewards of a game: for winning, for the margin, or for income as it comes.

Each adds up to 0 over the seats, so a game of two is zero-sum.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

Reward = Literal["win", "margin", "income"]

COINS_PER_UNIT: Final = 100  # margin in coins that is rewarded like a win


def check_reward(name: str) -> None:
    """Raise ``ValueError`` if there is no such reward."""
    if name not in get_args(Reward):
        raise ValueError(f"no reward is called {name!r}; there are: {', '.join(get_args(Reward))}")


def win_rewards(winners: NDArray[np.integer], seats: int) -> NDArray[np.float64]:
    """Return 1 for the winner and -1 in total for the others; ties share.

    ``winners`` are bit masks of seats, one per game.

    >>> win_rewards(np.array([0b01, 0b11]), 2).tolist()
    [[1.0, -1.0], [0.0, 0.0]]
    """
    won = (winners[:, None] >> np.arange(seats)) & 1
    share = won / won.sum(axis=1, keepdims=True)
    paid: NDArray[np.float64] = (seats * share - 1) / (seats - 1)
    return paid


def margins(coins: NDArray[np.integer]) -> NDArray[np.float64]:
    """Return the coins beyond the mean of the others, in hundreds; one row per game.

    >>> margins(np.array([[90, 60], [5, 5]])).tolist()
    [[0.3, -0.3], [0.0, 0.0]]
    """
    seats = coins.shape[1]
    more = seats * coins.astype(np.float64) - coins.sum(axis=1, keepdims=True)
    paid: NDArray[np.float64] = more / (COINS_PER_UNIT * (seats - 1))
    return paid


class RewardTracker:
    """Computes the rewards of each step of many games."""

    def __init__(self, reward: Reward, games: int, seats: int) -> None:
        check_reward(reward)
        self._reward = reward
        self._seats = seats
        self._paid = np.zeros((games, seats))

    def begin(self, game: int | None = None) -> None:
        """Reset for new games, or for one."""
        self._paid[slice(None) if game is None else game] = 0

    def pay(
        self,
        coins: NDArray[np.integer],
        over: NDArray[np.bool_],
        winners: NDArray[np.integer],
        out: NDArray[np.float32],
    ) -> None:
        """Write the rewards of one step into ``out``, one row per game."""
        if self._reward == "income":
            now = margins(coins)
            np.subtract(now, self._paid, out=out, casting="same_kind")
            now[over] = 0
            self._paid = now
            return
        out.fill(0)
        if over.any():
            if self._reward == "win":
                out[over] = win_rewards(winners[over], self._seats)
            else:
                out[over] = margins(coins[over])
