"""Count a player's results: by race, power, seats, decline round and bot; dice and time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from smallworld.server.messages.results import GameCount, Statistics
from smallworld.server.storage.club.results import GameResult, SeatResult

Played = tuple[GameResult, SeatResult]  # a game, and the player's seat


class Counts:
    """Games and wins by id."""

    def __init__(self) -> None:
        self._counts: dict[str, GameCount] = {}

    def add(self, ids: Iterable[str], *, won: bool) -> None:
        """Count a game once for each id."""
        for id in dict.fromkeys(ids):
            count = self._counts.setdefault(id, GameCount(id, 0, 0))
            count.games += 1
            count.won += won

    def most_first(self) -> list[GameCount]:
        """Return the counts, the most played first."""
        return sorted(self._counts.values(), key=lambda one: (-one.games, -one.won, one.id))

    def by_number(self) -> list[GameCount]:
        """Return the counts of numbers in their order."""
        return sorted(self._counts.values(), key=lambda one: int(one.id))


def statistics_of(played: Sequence[Played]) -> Statistics:
    """Return the numbers of a player's games."""
    races, powers, seats, declines, bots = (Counts() for _ in range(5))
    for result, mine in played:
        won = mine.place == 1
        races.add(mine.races, won=won)
        powers.add(mine.powers, won=won)
        seats.add([str(len(result.seats))], won=won)
        declines.add(map(str, mine.declines), won=won)
        for other in result.seats:
            if other.bot:
                bots.add([other.bot], won=mine.place < other.place)
    mine_only = [mine for _, mine in played]
    return Statistics(
        games=len(played),
        won=sum(mine.place == 1 for mine in mine_only),
        best=max((mine.coins for mine in mine_only), default=0),
        coins=_mean([mine.coins for mine in mine_only]),
        seconds=_mean([mine.seconds for mine in mine_only]),
        rolls=sum(mine.rolls for mine in mine_only),
        luck=round(sum(mine.luck for mine in mine_only), 2),
        races=races.most_first(),
        powers=powers.most_first(),
        seats=seats.by_number(),
        declines=declines.by_number(),
        bots=bots.most_first(),
    )


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0
