"""Types of results: a player's games, statistics, ratings and profile."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Pool = Literal["duel", "table"]  # two players, or three to five


class SeatOutcome(Struct, omit_defaults=True):
    """What one seat of a finished game came to."""

    name: str
    place: int  # from 1; ties share a place
    coins: int
    bot: str = ""  # empty for people
    gave_up: bool = False
    races: list[str] = []
    powers: list[str] = []
    declines: list[int] = []  # rounds
    rolls: int = 0  # of the die
    luck: float = 0.0  # pips beyond the mean of these rolls
    seconds: float = 0.0  # of thinking
    rating: int | None = None  # after a rated game
    change: int | None = None  # by that game


class PlayedGame(Struct, omit_defaults=True):
    """A finished game of the player; ``/table/GAME`` shows its replay."""

    game: str
    ended: float
    map: str
    rounds: int
    you: int  # your seat
    seats: list[SeatOutcome]
    rated: bool = False


class GameCount(Struct):
    """Games with one race, power, number of seats, decline round or bot, and how many were won."""

    id: str
    games: int
    won: int


class Statistics(Struct):
    """A player's games in numbers; ``won`` counts first places."""

    games: int
    won: int
    best: int  # coins
    coins: float  # on average
    seconds: float  # of thinking, on average
    rolls: int  # of the die, in all games
    luck: float  # pips beyond the mean of these rolls
    races: list[GameCount]
    powers: list[GameCount]
    seats: list[GameCount]
    declines: list[GameCount]  # by the round of a decline
    bots: list[GameCount]  # won: placed better than the bot


class Rating(Struct, omit_defaults=True):
    """A rating in one pool: ``duel`` for two players, ``table`` for more.

    The estimated strength is ``rating + margin``; the true one is within ``margin`` of it in 19 of
    20 cases. So ``rating`` is a number that the player most likely deserves at least.
    """

    pool: str
    rating: int
    margin: int
    games: int
    provisional: bool = False  # too few games, or the margin is still wide: not listed


class RatingPoint(Struct):
    """A player's rating after a game."""

    pool: str
    ended: float
    rating: int


class MyRatings(Struct):
    """One's own ratings, and those after the last rated games, the oldest first."""

    ratings: list[Rating]
    points: list[RatingPoint]


class Leader(Struct):
    """A player of the leaderboard; ``/people/PERSON`` shows the profile."""

    place: int
    person: str
    name: str
    rating: int
    margin: int
    games: int


class BotRating(Struct):
    """The fixed, measured rating of a bot."""

    bot: str
    rating: int


class Leaderboard(Struct):
    """The strongest public players of a pool, and the bots to compare with."""

    pool: str
    players: list[Leader]
    bots: list[BotRating]


class MyResults(Struct, omit_defaults=True):
    """One page of a player's finished games, the latest first."""

    results: list[PlayedGame]
    next: str = ""  # the cursor of the next page
    statistics: Statistics | None = None  # of all games that match; on the first page
    ratings: list[Rating] = []
    person: str = ""  # the id of the profile
    name: str = ""  # that the profile shows
    public: bool = False  # others may see the profile


class ProfileWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whether others may see the profile, and the name it shows."""

    public: bool
    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None


class Profile(Struct, omit_defaults=True):
    """What a player lets others see."""

    id: str
    name: str
    public: bool = False
    statistics: Statistics | None = None
    ratings: list[Rating] = []
