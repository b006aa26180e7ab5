"""Write ratings with each result, compute all of them again, and show them.

The ratings follow from the rated results in their order. If a rated game was deleted, or two
people turned out to be one, any process computes them again: what is read and computed before the
transaction is checked in it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from smallworld.bots.data.ratings import rated_bots
from smallworld.server.club.ratings.model import (
    ENOUGH_GAMES,
    SURE_SIGMA,
    WIDTH,
    number,
    rate,
    shown,
)
from smallworld.server.messages.results import (
    BotRating,
    Leader,
    Leaderboard,
    MyRatings,
    Pool,
    Rating,
    RatingPoint,
)
from smallworld.server.storage.club import ratings as scripts
from smallworld.server.storage.club.ratings import Computed
from smallworld.server.storage.club.results import GameResult, rated_results
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.scripts import Script

LISTED: Final = 100  # players of a leaderboard
POINTS: Final = 300  # games of a curve
TRIES: Final = 10  # when the results change all the time

log = logging.getLogger(__name__)


def complete(result: GameResult) -> Script[GameResult]:
    """Change the ratings in the transaction that stores a result."""
    return scripts.add_ratings(rate, result)


class Ratings:
    """The ratings of all players of a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._recomputing = asyncio.Lock()

    # --- computing
    async def keep_current(self) -> bool:
        """Compute all ratings again if a result is gone or people were joined; return whether."""
        if await self._storage.query(scripts.is_current):
            return False
        return await self.recompute()

    async def recompute(self) -> bool:
        """Compute all ratings again; False if the results changed each time."""
        for _ in range(TRIES):
            if await self._store(await self._compute()):
                return True
        log.warning("ratings were not computed again: the results change all the time")
        return False

    async def _compute(self) -> Computed:
        """Compute all ratings in pieces, so that other requests go on meanwhile.

        What changes in between is noticed when they are stored.
        """
        computed = Computed(mark=await self._storage.query(scripts.rated_mark))
        while results := await self._storage.query(
            partial(rated_results, computed.last, scripts.PAGE)
        ):
            await asyncio.to_thread(computed.add_all, results, rate)
        return computed

    async def _store(self, computed: Computed) -> bool:
        """Store what was computed; False if it is outdated."""
        seats = sorted(computed.seats.items())
        computed.seats = {}
        for first in range(0, len(seats), scripts.PAGE):
            some = dict(seats[first : first + scripts.PAGE])
            if not await self._storage.transact(partial(scripts.write_seats, computed, some)):
                return False
        return await self._storage.transact(partial(scripts.replace_ratings, rate, computed))

    async def differences(self) -> list[str]:
        """Return where stored ratings are not those that follow from the results."""
        return await self._storage.query(partial(scripts.differences, rate))

    # --- showing
    async def of(self, holders: Sequence[str]) -> list[Rating]:
        """Return the ratings of a player."""
        if not holders:
            return []
        if await self._is_marked():
            async with self._recomputing:  # one of the waiting requests computes them
                if await self._is_marked():
                    await self.recompute()
        found = await self._storage.query(partial(scripts.standings_of, holders))
        return [shown(pool, standing) for pool, standing in found.items()]

    async def _is_marked(self) -> bool:
        """Return whether people were joined since the ratings were computed."""
        return await self._storage.query(scripts.rated_mark) < 0

    async def mine(self, holders: Sequence[str]) -> MyRatings:
        """Return the ratings of a player, and how they came about."""
        ratings = await self.of(holders)
        points = []
        if ratings:
            points = await self._storage.query(partial(scripts.points_of, holders, POINTS))
        return MyRatings(
            ratings,
            [RatingPoint(point.pool, point.ended, round(point.rating)) for point in points],
        )

    async def leaderboard(self, pool: Pool) -> Leaderboard:
        """Return the strongest players who want to be listed, and the bots to compare with."""
        leaders = partial(scripts.leaders, pool, ENOUGH_GAMES, SURE_SIGMA, WIDTH, LISTED)
        found = await self._storage.query(leaders)
        numbers = [number(each.standing) for each in found]
        bots = rated_bots().pools[pool].bots
        return Leaderboard(
            pool,
            [
                Leader(
                    place=1 + sum(other > own for other in numbers),
                    person=each.person,
                    name=each.name,
                    rating=round(own),
                    margin=round(WIDTH * each.standing.sigma),
                    games=each.standing.games,
                )
                for each, own in zip(found, numbers, strict=True)
            ],
            [BotRating(bot, each.rating) for bot, each in bots.items()],
        )
