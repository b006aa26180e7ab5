"""Everybody meets everybody, as evenly as the number of players allows.

Tables of two use the circle method. Larger tables use a transversal design where there is one:
``seats`` rows of ``width`` players, and each round takes one of each row, shifted by the row; with
a prime width that is not smaller than the number of seats nobody meets twice. Otherwise all rounds
are planned together, so that the numbers of meetings are about equal. When somebody is absent, or
there are too many players for a plan, those who play are grouped by how often they met.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from smallworld.server.club.tournaments.pairing.groups import cheapest_groups, cut, group_sizes
from smallworld.server.club.tournaments.pairing.history import History

PLANNED: Final = 24  # players of a tournament whose rounds are planned together
_SWEEPS: Final = 12  # over all rounds of a plan
_PLANS: Final = 100  # divided by the number of players


def pair_round_robin(
    order: Sequence[int],
    here: set[int],
    number: int,
    rounds: int,
    seats: int,
    history: History,
    seed: str,
) -> tuple[list[list[int]], list[int]]:
    """Return the groups of round ``number`` (from 1), and who has no opponent.

    ``order`` are all players of the tournament by seed, ``here`` those who play in this round.
    """
    if seats == 2:
        pairs = circle(order, number)
        groups = [[one for one in pair if one in here] for pair in pairs]
        return [g for g in groups if len(g) == 2], [g[0] for g in groups if len(g) == 1]
    if all(one in here for one in order):
        if design := transversal(order, number, seats):
            return design, []
        if len(order) <= PLANNED:
            return plan(tuple(order), rounds, seats)[number - 1], []
    players = [one for one in order if one in here]
    sizes = group_sizes(len(players), seats)
    groups = cheapest_groups(
        cut(players, sizes), lambda one, other: 2 * history.met(one, other) + 1, seed
    )
    return groups, []


@lru_cache(maxsize=32)
def plan(order: tuple[int, ...], rounds: int, seats: int) -> list[list[list[int]]]:
    """Return the groups of all rounds, so that all pairs meet about equally often.

    Each round in turn is grouped anew by how often its players meet in all others, as long as
    that makes the meetings more even. Of several plans with other beginnings the best one is taken.
    """
    attempts = range(_PLANS // len(order))
    plans = [_planned(order, rounds, seats, f"plan {attempt}") for attempt in attempts]
    return min(plans, key=_unevenness)


def _planned(order: Sequence[int], rounds: int, seats: int, seed: str) -> list[list[list[int]]]:
    choice, players = random.Random(seed), [*order]
    sizes = group_sizes(len(order), seats)
    found = [transversal(order, number, seats) for number in range(1, rounds + 1)]
    fixed = sum(bool(groups) for groups in found)
    for at in range(fixed, rounds):
        choice.shuffle(players)
        found[at] = cut(players, sizes)
    met = Counter(pair for groups in found for pair in _pairs(groups))

    def cost(one: int, other: int) -> float:
        meetings = met[min(one, other), max(one, other)]
        return float((meetings + 1) ** 3 - meetings**3)

    before = _unevenness(found)
    for _ in range(_SWEEPS):
        for at in range(fixed, rounds):
            met.subtract(_pairs(found[at]))
            found[at] = cheapest_groups(found[at], cost, f"{seed} {at}", 1)
            met.update(_pairs(found[at]))
        after = _unevenness(found)
        if after >= before:
            break
        before = after
    return found


def _unevenness(rounds: list[list[list[int]]]) -> int:
    met = Counter(pair for groups in rounds for pair in _pairs(groups))
    return sum(count**3 for count in met.values())


def _pairs(groups: list[list[int]]) -> list[tuple[int, int]]:
    return [pair for group in groups for pair in combinations(sorted(group), 2)]


def circle(order: Sequence[int], number: int) -> list[list[int]]:
    """Return the pairs of a round; a single player has no opponent.

    >>> [circle([1, 2, 3, 4], number) for number in (1, 2, 3)]
    [[[1, 4], [2, 3]], [[1, 3], [4, 2]], [[1, 2], [3, 4]]]
    >>> circle([1, 2, 3], 1)
    [[1], [2, 3]]
    """
    players: list[int | None] = [*order] if len(order) % 2 == 0 else [*order, None]
    first, rest = players[0], players[1:]
    shift = (number - 1) % len(rest)
    turned = [first, *rest[len(rest) - shift :], *rest[: len(rest) - shift]]
    half = len(turned) // 2
    pairs = zip(turned[:half], reversed(turned[half:]), strict=True)
    return [[one for one in pair if one is not None] for pair in pairs]


def transversal(order: Sequence[int], number: int, seats: int) -> list[list[int]]:
    """Return the groups of a round of a transversal design; none if there is no such round.

    >>> transversal(range(1, 10), 1, 3), transversal(range(1, 10), 4, 3)
    ([[1, 4, 7], [2, 5, 8], [3, 6, 9]], [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    """
    width = len(order) // seats
    if len(order) % seats or width < seats or not is_prime(width):
        return []
    rows = cut(order, [width] * seats)
    if number <= width:
        shift = number - 1
        return [
            [row[(at + shift * index) % width] for index, row in enumerate(rows)]
            for at in range(width)
        ]
    return rows if number == width + 1 and width == seats else []


def is_prime(number: int) -> bool:
    """Return whether a number is a prime.

    >>> [number for number in range(20) if is_prime(number)]
    [2, 3, 5, 7, 11, 13, 17, 19]
    """
    return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))


def usual_rounds(players: int, seats: int) -> int:
    """Return in how many rounds everybody can meet everybody about once.

    >>> usual_rounds(6, 2), usual_rounds(5, 2), usual_rounds(9, 3), usual_rounds(6, 3)
    (5, 5, 4, 3)
    """
    if seats == 2:
        return players - 1 + players % 2
    return max(1, -(-(players - 1) // (seats - 1)))
