"""Measured ratings of the levels, for two players and for more.

``tools/rate_bots.py`` writes ``ratings.json``, which says how it was made. Rated games of a server
compare people with them, so they change only with a new measurement.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

MIDDLE_BOT: Final = "normal"  # whose rating is …
MIDDLE_RATING: Final = 1500  # … this one by definition, as that of a new player


class RatedBot(msgspec.Struct, frozen=True):
    """The rating of a bot; the true one is within ``margin`` in 19 of 20 cases."""

    rating: int
    margin: int


class RatedPool(msgspec.Struct, frozen=True):
    """The bots of one pool, and the games they were measured by."""

    seats: list[int]
    games: int
    bots: dict[str, RatedBot]


class RatedBots(msgspec.Struct, frozen=True):
    """The contents of ``ratings.json``."""

    made_by: str
    made_on: str
    version: str
    commit: str  # of the bots
    levels: list[str]  # with their budgets
    pools: dict[str, RatedPool]


@cache
def rated_bots() -> RatedBots:
    """Read the shipped file."""
    text = (files("smallworld.bots.data") / "ratings.json").read_bytes()
    return msgspec.json.decode(text, type=RatedBots)


def bot_rating(bot: str, pool: str) -> int | None:
    """Return the rating of a bot in a pool; ``None`` if it was not measured.

    >>> bot_rating("normal", "duel"), bot_rating("random", "duel")
    (1500, None)
    """
    found = rated_bots().pools[pool].bots.get(bot)
    return None if found is None else found.rating


def pool_of(seats: int) -> str:
    """Return the pool in which a game with so many seats is rated."""
    return "duel" if seats == 2 else "table"
