"""The best of each table go on, until one table is left."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.server.club.tournaments.pairing.groups import group_sizes
from smallworld.server.club.tournaments.standings import going_on


def pair_knock_out(players: Sequence[int], seats: int) -> tuple[list[list[int]], list[int]]:
    """Return the groups of a round and who has a bye; ``players`` are those left, by seed.

    Seeds are spread over the tables: with four tables, seeds 1, 8 and 9 meet. With tables of two
    the best seeds of the first round have byes, so that there are none later.

    >>> pair_knock_out([1, 2, 3, 4, 5, 6], 3)
    ([[1, 4, 5], [2, 3, 6]], [])
    >>> pair_knock_out([1, 2, 3, 4, 5, 6], 2)
    ([[3, 6], [4, 5]], [1, 2])
    """
    byes = first_byes(len(players)) if seats == 2 else 0
    playing = players[byes:]
    sizes = group_sizes(len(playing), seats)
    groups: list[list[int]] = [[] for _ in sizes]
    for at, player in enumerate(playing):
        lap, place = divmod(at, len(groups))
        groups[place if lap % 2 == 0 else len(groups) - 1 - place].append(player)
    return groups, [*players[:byes]]


def first_byes(players: int) -> int:
    """Return how many of these players have a bye so that a power of two is left.

    >>> [first_byes(players) for players in range(2, 9)]
    [0, 1, 0, 3, 2, 1, 0]
    """
    full = 1
    while full < players:
        full *= 2
    return full - players


def rounds_needed(players: int, seats: int, advance: int) -> int:
    """Return how many rounds are played until one player is left.

    >>> rounds_needed(8, 2, 1), rounds_needed(9, 3, 1), rounds_needed(16, 4, 2)
    (3, 2, 3)
    """
    rounds = 0
    while players > 1:
        rounds += 1
        byes = first_byes(players) if seats == 2 else 0
        sizes = group_sizes(players - byes, seats)
        if len(sizes) == 1 and not byes:
            break
        players = byes + sum(going_on(size, advance) for size in sizes)
    return rounds
