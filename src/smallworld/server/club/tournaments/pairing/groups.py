"""Divide players into tables: how large they are, and who sits together at the least cost."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

Cost = Callable[[int, int], float]  # of two players at one table

_TRIES: Final = 400  # divided by the number of players: searches from different beginnings


def group_sizes(players: int, seats: int) -> list[int]:
    """Return how many players sit at each table: about equally many, at least two.

    For tables of two the last player of an odd number is left over.

    >>> group_sizes(7, 3), group_sizes(5, 4), group_sizes(5, 2)
    ([3, 2, 2], [3, 2], [2, 2])
    """
    if seats == 2:
        return [2] * (players // 2)
    tables = -(-players // seats)
    return [players // tables + (table < players % tables) for table in range(tables)]


def cut(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Cut a list of players into groups of these sizes."""
    groups, at = [], 0
    for size in sizes:
        groups.append(list(players[at : at + size]))
        at += size
    return groups


def cheapest_groups(
    groups: list[list[int]], cost: Cost, seed: str, tries: int = 0
) -> list[list[int]]:
    """Return groups of the same sizes in which the costs of all pairs are low.

    Players are exchanged as long as that lowers the cost. Further searches begin with other
    groups; the first one begins with those given, and wins a tie.
    """
    players = [player for group in groups for player in group]
    sizes = [len(group) for group in groups]
    costs = {(one, other): cost(one, other) for one in players for other in players}
    choice = random.Random(seed)
    best = _improved(groups, costs)
    least, floor = _total(best, costs), _floor(sizes, costs)
    for _ in range(tries or max(2, _TRIES // max(1, len(players)))):
        if least <= floor:
            break
        shuffled = players[:]
        choice.shuffle(shuffled)
        found = _improved(cut(shuffled, sizes), costs)
        if (total := _total(found, costs)) < least - 1e-9:
            best, least = found, total
    return best


def _floor(sizes: Sequence[int], costs: dict[tuple[int, int], float]) -> float:
    """Return a cost that no groups can go below: that of the cheapest pairs."""
    pairs = sum(size * (size - 1) // 2 for size in sizes)
    cheapest = sorted(value for (one, other), value in costs.items() if one < other)
    return sum(cheapest[:pairs])


def _total(groups: list[list[int]], costs: dict[tuple[int, int], float]) -> float:
    return sum(costs[a, b] for group in groups for a in group for b in group if a < b)


def _improved(groups: list[list[int]], costs: dict[tuple[int, int], float]) -> list[list[int]]:
    """Exchange players of two groups until no exchange helps."""
    groups = [group[:] for group in groups]
    is_better = True
    while is_better:
        is_better = False
        for at, group in enumerate(groups):
            for other in groups[at + 1 :]:
                is_better |= _exchange(group, other, costs)
    return groups


def _exchange(group: list[int], other: list[int], costs: dict[tuple[int, int], float]) -> bool:
    """Exchange two players of two groups if that helps; return whether it did."""
    changed = False
    for i in range(len(group)):
        for j in range(len(other)):
            one, two = group[i], other[j]
            gain = sum(costs[one, a] - costs[two, a] for a in group if a != one)
            gain += sum(costs[two, b] - costs[one, b] for b in other if b != two)
            if gain > 1e-9:
                group[i], other[j] = two, one
                changed = True
    return changed
