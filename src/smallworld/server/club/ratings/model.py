"""What one result does to the players' numbers.

The model is Bradley–Terry as an approximate Bayesian update (Weng and Lin 2011), in the library
``openskill``: a player's strength is a normal distribution, and a game of several players counts
as all its pairs. Strengths are on the scale of Elo: with 400 points more, a player finishes ahead
ten times in eleven, at tables of any size. The bots were measured by the same pairs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from openskill.models import BradleyTerryFull

from smallworld.bots.data.ratings import MIDDLE_RATING, bot_rating
from smallworld.server.messages.results import Rating
from smallworld.server.storage.club.ratings import Standing
from smallworld.server.storage.club.results import GameResult

NEW: Final = Standing(float(MIDDLE_RATING), 250.0)
WIDTH: Final = 2.0  # deviations below the mean: the shown number
ENOUGH_GAMES: Final = 10  # until a rating is listed, and …
SURE_SIGMA: Final = 125.0  # … how certain it must be by then
_POINTS: Final = 400.0  # for ten to one
_DIGITS: Final = 6  # kept, so that the last bit of a processor's logarithm changes nothing
_GAIN: Final = 1.0  # see `docs/club.md`: with it, the uncertainty is neither too wide nor too small

_MODEL: Final = BradleyTerryFull(
    mu=NEW.mu,
    sigma=NEW.sigma,
    beta=_POINTS / math.log(10) / math.sqrt(2),
    tau=3.0,  # added to the deviation with each game: players change
    gamma=lambda *_: _GAIN,
)


def rate(
    result: GameResult, standings: Mapping[str, Standing]
) -> tuple[GameResult, dict[str, Standing]]:
    """Return a rated result with its numbers, and the new standings of its players.

    Bots have fixed ratings, which the result keeps: it does not depend on later measurements. If
    two seats belong to one player, the result changes nothing.
    """
    owners = [seat.owner for seat in result.seats if seat.owner]
    if len(set(owners)) < len(owners) or not owners:
        return _without_numbers(result), {}
    before = []
    for seat in result.seats:
        if seat.owner:
            before.append(standings.get(seat.owner, NEW))
        else:
            fixed = seat.rating if seat.rating is not None else bot_rating(seat.bot, result.pool)
            if fixed is None:
                return _without_numbers(result), {}
            before.append(Standing(float(fixed), 0.0))
    teams = [[_MODEL.rating(each.mu, each.sigma)] for each in before]
    rated = _MODEL.rate(teams, ranks=[float(seat.place) for seat in result.seats])
    after = [
        Standing(round(team[0].mu, _DIGITS), round(team[0].sigma, _DIGITS), old.games + 1)
        for old, team in zip(before, rated, strict=True)
    ]
    seats = []
    for seat, old, new in zip(result.seats, before, after, strict=True):
        if seat.owner:
            change = round(number(new) - number(old), _DIGITS)
            seats.append(replace(seat, rating=round(number(new), _DIGITS), change=change))
        else:
            seats.append(replace(seat, rating=old.mu, change=0.0))
    changed = {seat.owner: new for seat, new in zip(result.seats, after, strict=True) if seat.owner}
    return replace(result, seats=seats), changed


def number(standing: Standing) -> float:
    """Return the number that is shown: with little doubt, the player is at least so strong.

    >>> number(NEW)
    1000.0
    """
    return standing.mu - WIDTH * standing.sigma


def shown(pool: str, standing: Standing) -> Rating:
    """Return a standing as players see it."""
    return Rating(
        pool=pool,
        rating=round(number(standing)),
        margin=round(WIDTH * standing.sigma),
        games=standing.games,
        provisional=standing.games < ENOUGH_GAMES or standing.sigma > SURE_SIGMA,
    )


def _without_numbers(result: GameResult) -> GameResult:
    seats = [
        replace(seat, rating=None if seat.owner else seat.rating, change=None)
        for seat in result.seats
    ]
    return replace(result, seats=seats)
