"""Players with about equal points meet, and rarely those who met before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from smallworld.server.club.tournaments.pairing.groups import cheapest_groups, cut, group_sizes
from smallworld.server.club.tournaments.pairing.history import History
from smallworld.server.club.tournaments.standings import WIN

# A further meeting costs as much as this difference of points in wins, squared. Tables of two can
# mostly avoid it; larger ones would mix the best with the last to do so.
_REPEAT_AT_TWO: Final = 50.0
_REPEAT: Final = 4.0


def pair_swiss(
    ranked: Sequence[int],
    points: Mapping[int, float],
    seats: int,
    history: History,
    seed: str,
) -> tuple[list[list[int]], list[int]]:
    """Return the groups of a round, and who has no opponent.

    ``ranked`` are the players who play, the best first. The bye goes to the last player of those
    with the fewest byes.
    """
    players, byes = [*ranked], []
    if seats == 2 and len(players) % 2:
        fewest = min(history.byes[one] for one in players)
        bye = next(one for one in reversed(players) if history.byes[one] == fewest)
        players.remove(bye)
        byes = [bye]
    repeat = _REPEAT_AT_TWO if seats == 2 else _REPEAT

    def cost(one: int, other: int) -> float:
        apart = (points.get(one, 0.0) - points.get(other, 0.0)) / WIN
        return apart * apart + repeat * (2 * history.met(one, other) + 1)

    sizes = group_sizes(len(players), seats)
    return cheapest_groups(cut(players, sizes), cost, seed), byes


def usual_rounds(players: int, seats: int) -> int:
    """Return how many rounds usually find a winner.

    >>> [usual_rounds(players, 2) for players in (2, 8, 9)], usual_rounds(12, 4)
    ([1, 3, 4], 3)
    """
    rounds, reach = 0, 1
    while reach < players:
        rounds, reach = rounds + 1, reach * seats
    return rounds if seats == 2 else rounds + 1
