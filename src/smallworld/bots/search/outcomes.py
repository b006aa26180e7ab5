"""What came of playouts, summed up so that means and their errors can be told."""

from __future__ import annotations

import math


class OutcomeSums:
    """What came of some playouts, summed up for each seat."""

    def __init__(self, seats: int) -> None:
        self.playouts = 0
        self.wins = [0.0] * seats  # shares of won games; those who tie share one
        self.soft_wins = [0.0] * seats  # the same, but a narrow win or loss counts less
        self.coins = [0.0] * seats  # in the end
        self.squares = [0.0] * seats  # of those coins, for their spread

    def add_playout(self, share: list[float], soft_wins: list[float], coins: list[float]) -> None:
        """Add one playout."""
        self.playouts += 1
        for seat in range(len(coins)):
            self.wins[seat] += share[seat]
            self.soft_wins[seat] += soft_wins[seat]
            self.coins[seat] += coins[seat]
            self.squares[seat] += coins[seat] * coins[seat]

    def merge(self, other: OutcomeSums) -> None:
        """Add the playouts of another tally, such as one of another process."""
        self.playouts += other.playouts
        for seat in range(len(self.coins)):
            self.wins[seat] += other.wins[seat]
            self.soft_wins[seat] += other.soft_wins[seat]
            self.coins[seat] += other.coins[seat]
            self.squares[seat] += other.squares[seat]

    def win_chance(self, seat: int) -> float:
        """The share of the playouts that the seat has won."""
        return self.wins[seat] / float(self.playouts)

    def mean_coins(self, seat: int) -> float:
        """Coins in the end, on the average."""
        return self.coins[seat] / float(self.playouts)

    def coins_error(self, seat: int) -> float:
        """The standard error of ``mean_coins``."""
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
