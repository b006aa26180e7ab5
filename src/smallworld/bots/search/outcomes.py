"""Sums of playout results, for means and standard errors."""

from __future__ import annotations

import math


class OutcomeSums:
    """Sums over some playouts, for each seat."""

    def __init__(self, seats: int) -> None:
        self.playouts = 0
        self.wins = [0.0] * seats  # shares of won games; a tie is split
        self.soft_wins = [0.0] * seats  # likewise, but a narrow win or loss counts less
        self.coins = [0.0] * seats  # final coins
        self.squares = [0.0] * seats  # squares of final coins, for the standard error

    def add_playout(self, share: list[float], soft_wins: list[float], coins: list[float]) -> None:
        """Add one playout."""
        self.playouts += 1
        for seat in range(len(coins)):
            self.wins[seat] += share[seat]
            self.soft_wins[seat] += soft_wins[seat]
            self.coins[seat] += coins[seat]
            self.squares[seat] += coins[seat] * coins[seat]

    def merge(self, other: OutcomeSums) -> None:
        """Add the sums of another object, such as one from another process."""
        self.playouts += other.playouts
        for seat in range(len(self.coins)):
            self.wins[seat] += other.wins[seat]
            self.soft_wins[seat] += other.soft_wins[seat]
            self.coins[seat] += other.coins[seat]
            self.squares[seat] += other.squares[seat]

    def win_chance(self, seat: int) -> float:
        """Return the share of playouts that the seat has won."""
        return self.wins[seat] / float(self.playouts)

    def mean_coins(self, seat: int) -> float:
        """Return the mean final coins."""
        return self.coins[seat] / float(self.playouts)

    def coins_error(self, seat: int) -> float:
        """Return the standard error of ``mean_coins``."""
        if self.playouts < 2:
            return math.inf
        mean = self.mean_coins(seat)
        spread = max(0.0, self.squares[seat] / float(self.playouts) - mean * mean)
        return math.sqrt(spread / float(self.playouts - 1))

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.playouts, self.wins, self.soft_wins, self.coins, self.squares))


def _restore(
    playouts: int,
    wins: list[float],
    soft_wins: list[float],
    coins: list[float],
    squares: list[float],
) -> OutcomeSums:
    found = OutcomeSums(len(coins))
    found.playouts = playouts
    found.wins = wins
    found.soft_wins = soft_wins
    found.coins = coins
    found.squares = squares
    return found
