"""Which games are played: who meets whom, on which deal, in which seats."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from typing import Final, Literal

from smallworld.lab.games.players import Player

Mode = Literal["round-robin", "ladder"]
MODES: Final[tuple[Mode, ...]] = ("round-robin", "ladder")
# What a game is told apart by: how many seats, who meets, which deal, how far rotated.
Key = tuple[int, tuple[str, ...], int, int]


@dataclass(frozen=True)
class Job:
    """One game to play. Its result follows from this and from nothing else."""

    map: str
    options: tuple[tuple[str, bool], ...]
    mix: tuple[str, ...]  # the labels of who meets, however they sit
    deal: int
    rotation: int
    players: tuple[Player, ...]  # by seat
    seed: int
    record: str | None = None  # the file to write the game to
    packs: tuple[str, ...] = ()  # as records name them
    banners: str = ""

    @property
    def key(self) -> Key:
        """Tells this game from all others of the same arena."""
        return (len(self.players), self.mix, self.deal, self.rotation)


@dataclass(frozen=True)
class Plan:
    """All that was asked for."""

    players: tuple[Player, ...]
    seats: tuple[int, ...]
    games: int  # at least so many for each mix
    mode: Mode = "round-robin"
    seed: int = 1
    options: tuple[tuple[str, bool], ...] = ()
    packs: tuple[str, ...] = ()  # as records name them
    banners: str = ""  # how their tiles are mixed

    def jobs(self) -> Iterator[Job]:
        """Every game, deal by deal: the mixes advance together, so a part is a fair sample."""
        for seats in self.seats:
            mixes = mixes_for(self.players, seats, self.mode)
            for deal in range(deals_for(self.games, seats)):
                for mix in mixes:
                    yield from self._rotated(mix, deal)

    def _rotated(self, mix: tuple[Player, ...], deal: int) -> Iterator[Job]:
        """The same deal once for each seat, so that everybody sits everywhere.

        The order round the table changes from deal to deal: who sits behind whom matters.
        """
        seats = len(mix)
        orders = sorted(set(permutations(range(1, seats))))
        order = [mix[0], *[mix[place] for place in orders[deal % len(orders)]]]
        for rotation in range(seats):
            yield Job(
                map=f"base/{seats}",
                options=self.options,
                mix=tuple(player.label for player in mix),
                deal=deal,
                rotation=rotation,
                players=tuple(order[(seat - rotation) % seats] for seat in range(seats)),
                seed=seed_from(self.seed, f"base/{seats}", deal),
                packs=self.packs,
                banners=self.banners,
            )


def mixes_for(players: Sequence[Player], seats: int, mode: Mode) -> list[tuple[Player, ...]]:
    """Who meets at a table of so many seats.

    In a ladder each meets the next one on the list; at more than two seats it sits alone
    among copies of that one. In a round robin all sets of different players meet; if there
    are too few players for the table, each sits alone among copies of each other one.
    """
    if mode == "ladder":
        pairs = list(pairwise(players))
    elif len(players) >= seats:
        return list(combinations(players, seats))
    else:
        pairs = [(one, other) for one in players for other in players if one is not other]
    return [(one, *[other] * (seats - 1)) for one, other in pairs]


def deals_for(games: int, seats: int) -> int:
    """How many deals give at least so many games, each played once for every seat.

    >>> deals_for(400, 2), deals_for(400, 3)
    (200, 134)
    """
    return -(-games // seats)


def seed_from(*parts: object) -> int:
    """A seed that is the same everywhere for the same parts.

    >>> seed_from(1, "base/2", 0) == seed_from(1, "base/2", 0) != seed_from(1, "base/2", 1)
    True
    """
    digest = hashlib.sha256("/".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
