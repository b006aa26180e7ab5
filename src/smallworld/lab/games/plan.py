"""Which games to play: who meets whom, on which deal, in which seats."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from typing import Final, Literal

from smallworld.lab.games.players import Player

Mode = Literal["round-robin", "ladder"]
MODES: Final[tuple[Mode, ...]] = ("round-robin", "ladder")
# Key of a game: number of seats, labels of the bots, deal, rotation.
Key = tuple[int, tuple[str, ...], int, int]


@dataclass(frozen=True)
class Job:
    """One game to play; fully determines its result."""

    map: str
    options: tuple[tuple[str, bool], ...]
    mix: tuple[str, ...]  # labels of the bots, in any order of seats
    deal: int
    rotation: int
    players: tuple[Player, ...]  # by seat
    seed: int
    record: str | None = None  # path of the game file to write
    packs: tuple[str, ...] = ()  # as game files name them
    banners: str = ""

    @property
    def key(self) -> Key:
        """Identify the game within its arena."""
        return (len(self.players), self.mix, self.deal, self.rotation)


@dataclass(frozen=True)
class Plan:
    """All games of an arena."""

    players: tuple[Player, ...]
    seats: tuple[int, ...]
    games: int  # minimum for each mix
    mode: Mode = "round-robin"
    seed: int = 1
    options: tuple[tuple[str, bool], ...] = ()
    packs: tuple[str, ...] = ()  # as game files name them
    banners: str = ""  # how their tiles are mixed in
    maps: tuple[str, ...] = ()  # by number of seats, as in ``seats``; default: those of the box

    def map_for(self, seats: int) -> str:
        """Return the map on which this number of seats plays."""
        return self.maps[self.seats.index(seats)] if self.maps else f"base/{seats}"

    def jobs(self) -> Iterator[Job]:
        """Yield every game, deal by deal: all mixes advance together, so any part is fair."""
        for seats in self.seats:
            mixes = mixes_for(self.players, seats, self.mode)
            for deal in range(deals_for(self.games, seats)):
                for mix in mixes:
                    yield from self._rotated(mix, deal)

    def _rotated(self, mix: tuple[Player, ...], deal: int) -> Iterator[Job]:
        """Play the same deal once for each seat, so that every bot sits everywhere.

        The order around the table changes with the deal, because it matters who sits next.
        """
        seats = len(mix)
        orders = sorted(set(permutations(range(1, seats))))
        order = [mix[0], *[mix[place] for place in orders[deal % len(orders)]]]
        board = self.map_for(seats)
        for rotation in range(seats):
            yield Job(
                map=board,
                options=self.options,
                mix=tuple(player.label for player in mix),
                deal=deal,
                rotation=rotation,
                players=tuple(order[(seat - rotation) % seats] for seat in range(seats)),
                seed=seed_from(self.seed, board, deal),
                packs=self.packs,
                banners=self.banners,
            )


def mixes_for(players: Sequence[Player], seats: int, mode: Mode) -> list[tuple[Player, ...]]:
    """Return the bots that meet at a table of this size.

    In a ladder each bot meets the next one on the list; with more than two seats, it sits alone
    among copies of that one. In a round robin all sets of different bots meet; with too few bots
    for the table, each sits alone among copies of each other one.
    """
    if mode == "ladder":
        pairs = list(pairwise(players))
    elif len(players) >= seats:
        return list(combinations(players, seats))
    else:
        pairs = [(one, other) for one in players for other in players if one is not other]
    return [(one, *[other] * (seats - 1)) for one, other in pairs]


def deals_for(games: int, seats: int) -> int:
    """Return the number of deals for at least ``games``, each played once per seat.

    >>> deals_for(400, 2), deals_for(400, 3)
    (200, 134)
    """
    return -(-games // seats)


def seed_from(*parts: object) -> int:
    """Derive a seed that is the same on every machine for the same parts.

    >>> seed_from(1, "base/2", 0) == seed_from(1, "base/2", 0) != seed_from(1, "base/2", 1)
    True
    """
    digest = hashlib.sha256("/".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
