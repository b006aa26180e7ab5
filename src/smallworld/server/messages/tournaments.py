"""Types of tournaments: rules, requests, and what everybody may see of one."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from smallworld.server.messages.games import RequestId
from smallworld.server.messages.tables import Clock

Format = Literal["round_robin", "swiss", "knock_out"]
TournamentStatus = Literal["open", "running", "finished", "cancelled"]
CancelReason = Literal["organiser", "host", "too_few", "never_started"]
MOST_ENTRANTS: Final = 200

Name = Annotated[str, Meta(min_length=1, max_length=60)]
BotName = Annotated[str, Meta(min_length=1, max_length=60)]
EntrantNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class TournamentRules(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the organiser chooses; it never changes after the tournament was opened."""

    format: Format = "swiss"
    seats: Annotated[int, Meta(ge=2, le=5)] = 3  # of a table
    rounds: Annotated[int, Meta(ge=0, le=40)] = 0  # 0: as many as the format needs
    map: Annotated[str, Meta(max_length=80)] = ""  # empty: the board for the players of a table
    clock: Clock = Clock()
    starts: Annotated[float, Meta(ge=0, le=1e11)] | None = None  # null: when the organiser starts
    fewest: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 2  # entrants, bots included
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 64
    bots: Annotated[list[BotName], Meta(max_length=32)] = []  # entrants
    fill: Annotated[str, Meta(max_length=60)] = ""  # the bot at seats that are left; empty: none
    advance: Annotated[int, Meta(ge=1, le=4)] = 1  # players of a knock-out table who go on


class NewTournament(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tournament to open; the same ``request`` of a device opens it only once."""

    name: Name
    organiser: Name
    rules: TournamentRules
    request: RequestId | None = None


class JoinTournament(Struct, forbid_unknown_fields=True):
    """Enter with this name."""

    name: Name


class LeaveTournament(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Leave, or withdraw after the start; the organiser may name another entrant."""

    entrant: EntrantNumber | None = None


class SetPresence(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Sit out the next rounds, or come back; the organiser may name another entrant."""

    present: bool
    entrant: EntrantNumber | None = None


class StartTournament(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Start now; these entrants are seeded first, in this order, the others are drawn."""

    seeds: Annotated[list[EntrantNumber], Meta(max_length=MOST_ENTRANTS)] = []


class ListedTournament(Struct, omit_defaults=True):
    """A tournament in the list."""

    id: str
    name: str
    organiser: str
    rules: TournamentRules
    status: TournamentStatus
    entrants: int
    round: int = 0  # the current one; 0 before the start
    rounds: int = 0  # 0: not known before the start
    opened: float = 0.0
    entered: bool = False  # the player who asks takes part


class TournamentList(Struct):
    """Tournaments that are open or running, then those that ended last."""

    tournaments: list[ListedTournament]
    may_open: Literal["host", "players"]
    now: float


class ShownEntrant(Struct, omit_defaults=True):
    """A player of a tournament."""

    number: int
    name: str  # empty if the player deleted it
    bot: str = ""
    character: str = ""  # of a bot: the id of its name and portrait
    seed: int = 0  # from 1; 0 before the start
    absent: bool = False
    withdrawn: bool = False


class ShownSeat(Struct, omit_defaults=True):
    """A seat of a table: an entrant, or 0 for a bot that fills the table."""

    entrant: int
    place: int = 0  # from 1; 0 before the end
    coins: int = 0
    points: float = 0.0
    gave_up: bool = False


class ShownTable(Struct, omit_defaults=True):
    """A table of a round, in the order of its seats."""

    game: str
    seats: list[ShownSeat]
    over: bool = False


class ShownRound(Struct, omit_defaults=True):
    """A round: its tables, who has a bye and who is absent. ``seed`` is what was drawn with."""

    number: int
    seed: str
    tables: list[ShownTable]
    byes: list[int] = []
    absent: list[int] = []


class Standing(Struct, omit_defaults=True):
    """Where an entrant stands: points, then the tie-breaks in their order."""

    place: int
    entrant: int
    points: float
    opponents: float = 0.0  # mean points of the opponents
    coins: float = 0.0  # share of the coins of the tables; 1 is an equal share
    wins: int = 0
    played: int = 0
    byes: int = 0
    reached: int = 0  # knock-out: the last round; one more for the winner
    out: bool = False  # knock-out: plays no more


class TournamentView(Struct, omit_defaults=True):
    """A whole tournament as everybody may see it; ``you`` and ``table`` are the player's own."""

    id: str
    seq: int
    name: str
    organiser: str
    rules: TournamentRules
    status: TournamentStatus
    opened: float
    now: float
    entrants: list[ShownEntrant]
    rounds: list[ShownRound]
    standings: list[Standing]
    planned: int = 0  # rounds; 0: not known before the start
    seed: str = ""
    reason: CancelReason | None = None  # why it was cancelled
    you: int = 0  # the player's entrant
    organises: bool = False  # the player may start and cancel
    table: str = ""  # the player's table that is not over


class ResultRow(Struct):
    """What one player came to at one table; entrant 0 is a bot that filled the table."""

    round: int
    game: str
    seat: int
    entrant: int
    name: str
    bot: str
    place: int
    coins: int
    points: float
    gave_up: bool


class TournamentResults(Struct):
    """All results of a tournament as rows."""

    tournament: str
    results: list[ResultRow]
    standings: list[Standing]
