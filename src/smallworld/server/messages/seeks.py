"""Types of seeks, presence and challenges: players who look for others to play with."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.server.messages.games import RequestId
from smallworld.server.messages.tables import Clock


class NewSeek(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game to look for: players who want the same seats, clock and rating are paired.

    With ``any_game`` the player takes the game that lacks the fewest players, if there is one; a
    rated one only with ``rated``, too.
    The same ``request`` of a device gets the same seek again, if the first answer was lost.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    clock: Clock = Clock()
    bots_after: Annotated[float, Meta(ge=0, le=3_600)] | None = None  # seconds; null: never
    any_game: bool = False
    rated: bool = False  # needs a clock
    request: RequestId | None = None


class Seek(Struct, omit_defaults=True):
    """One's own seek; ``game`` is the table as soon as the players are found."""

    id: str
    seats: int
    waiting: int = 1  # players with this wish who are here, oneself included
    game: str = ""
    clock: Clock = Clock()
    daily: bool = False  # a day or more per move: the seek stays when its player leaves
    rated: bool = False


class MySeek(Struct, omit_defaults=True):
    """The seek of this player that is open, or was paired last."""

    seek: Seek | None = None


class OpenSeek(Struct, omit_defaults=True):
    """A game that somebody looks for; the same wish joins them."""

    names: list[str]  # of all players with this wish, the longest waiting first
    seats: int
    clock: Clock
    since: float  # when the first one began to look
    now: float  # time of the server
    rated: bool = False


class OpenSeeks(Struct):
    """All games that players look for."""

    seeks: list[OpenSeek]


class NewPresence(Struct, forbid_unknown_fields=True):
    """The name under which others see this player for the next minute."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class PlayerHere(Struct, omit_defaults=True):
    """A player who is here. The id serves only to challenge, and changes when the player leaves."""

    id: str
    name: str
    you: bool = False


class PlayersHere(Struct):
    """The players who are here and want to be seen, by name."""

    players: list[PlayerHere]


ShownId = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]


class ChallengedPlayer(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player, by one of: an id of who is here, a public profile, a seat of a finished game."""

    here: ShownId = ""
    person: ShownId = ""
    game: ShownId = ""
    seat: Annotated[int, Meta(ge=0, le=4)] = 0


class NewChallenge(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Offer a game to players; bots take the seats that are left."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    to: Annotated[list[ChallengedPlayer], Meta(min_length=1, max_length=4)]
    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    clock: Clock = Clock()
    rated: bool = False  # needs a clock
    request: RequestId | None = None


class ChallengePlayer(Struct, omit_defaults=True):
    """A player of a challenge; the first one made it."""

    name: str
    answer: Literal["", "yes", "no"] = ""
    you: bool = False


ChallengeState = Literal["open", "accepted", "declined", "withdrawn", "expired"]


class Challenge(Struct, omit_defaults=True):
    """An offered game; ``game`` is the table as soon as all have accepted."""

    id: str
    players: list[ChallengePlayer]
    seats: int
    clock: Clock
    created: float
    expires: float
    state: ChallengeState
    game: str = ""
    rated: bool = False


class Challenges(Struct, omit_defaults=True):
    """The challenges of a player, the newest first."""

    challenges: list[Challenge]
    allowed: bool = True  # others may challenge this player


class ChallengeAnswer(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Accept a challenge under a name, or decline it."""

    accept: bool
    name: Annotated[str, Meta(max_length=60)] = ""


class ChallengeRules(Struct, forbid_unknown_fields=True):
    """Whether others may challenge this player."""

    allowed: bool


class WaitingTable(Struct, omit_defaults=True):
    """A table at which it is the player's turn."""

    game: str
    seat: int
    names: list[str]  # of the others
    since: float  # when the turn came
    left: float | None = None  # seconds; null: no clock


class WaitingTables(Struct):
    """The tables that wait for the player, the most urgent first."""

    tables: list[WaitingTable]
