"""Types of the requests and views of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from smallworld.play.position.shape import Position, Seat
from smallworld.server.messages.packs import Language, PackWishes, TableBox
from smallworld.server.messages.tables import Clock, Player, TableRules

Text = Annotated[str, Meta(max_length=60)]
ActionText = Annotated[str, Meta(min_length=1, max_length=60)]
RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]  # of a row or a line
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
GameId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat: ``me`` with a name, a ``bot`` by name, or ``open`` for others."""

    me: Text | None = None
    bot: Text | None = None
    open: bool = False


class NewTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table to create; it may start from a position or a game file."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    map: str = ""  # default: the board for that many seats
    packs: PackWishes = []  # also those of a position or game file
    banners: Annotated[str, Meta(max_length=80)] = "added"  # "only", "blank RACE POWER"
    options: dict[str, bool] = {}
    table: TableRules = TableRules()
    clock: Clock | None = None  # the same as ``table.clock``
    position: Position | None = None
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None
    line: Number | None = None  # fork a game file after this many lines
    dealer: Annotated[list[ActionText], Meta(max_length=2_000)] = []  # practice tables only


class Created(Struct):
    """A new table: the creator's tokens, and invites for others; sent only once."""

    game: str
    tokens: dict[str, str]  # seat → token
    invites: dict[str, str]  # seat → one-time invite
    watch: str


class Actions(Struct, forbid_unknown_fields=True):
    """Actions of one seat that follow row ``after``: all or none."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    after: Number
    request: RequestId


class Claim(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Claim a seat with an invite, or an open seat of a public table.

    ``request`` is a secret of the client: the same one gets the same seat and token again.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    invite: Annotated[str, Meta(max_length=100)] | None = None
    seat: Seat | None = None
    request: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$")] | None = None


class Claimed(Struct):
    """The claimed seat and its token."""

    game: str
    seat: int
    token: str


class LegalAction(Struct, omit_defaults=True):
    """A legal action of the seat to act, with its explanation."""

    action: str
    price: int | None = None  # tokens; coins for a combo
    parts: list[tuple[str, int]] = []
    missing: int | None = None
    odds: float | None = None
    most: int | None = None  # deployments: any number up to this
    earns: int | None = None  # coins more, or less, if the turn ended right after it
    likes: list[int] = []  # combos: regions whose terrain or symbol matters to race or power
    takes: list[int] = []  # combos: regions they could take this turn, the cheapest first


class EventView(Struct):
    """An event as facts."""

    kind: str
    facts: dict[str, object]


class LogLine(Struct, omit_defaults=True):
    """One row of the log as everybody may see it."""

    seq: int
    kind: str
    seat: int | None
    text: str
    at: float
    events: list[EventView] = []


class SeatClock(Struct, omit_defaults=True):
    """Seconds a seat has left at the view's ``now``: for one move and for the game."""

    move: float | None = None
    game: float | None = None
    runs: bool = False  # the table waits for this seat


class SeatView(Struct, omit_defaults=True):
    """The public part of a seat beside the position."""

    player: Player = field(name="sitting")
    present: bool = False
    clock: SeatClock | None = None  # only at tables with clocks, and only for persons
    unreached: bool = False  # for the host: this person has not done anything yet


class GameView(Struct, omit_defaults=True):
    """The whole table as one seat or a spectator sees it; never a difference."""

    game: str
    seq: int
    you: int | None  # your seat; null for a spectator
    position: Position
    seats: list[SeatView]
    table: TableRules
    to_act: int | None
    legal: list[LegalAction] = []  # only for the seat to act
    income: list[tuple[str, int]] = []  # of the turn if it ended now
    hands: list[int] = []  # tokens each seat can use, with those its next action takes up
    declined_hands: list[int] = []  # the same for its race in decline that acts
    prices: list[int] = []  # coins that each combo of the column costs
    threats: dict[str, int] = {}  # while placing tokens: region → price for an enemy
    may_undo: bool = False
    over: bool = False
    winners: list[int] = []
    closed: str = ""
    rematch: str = ""
    dealer: list[str] = []  # the public script of a practice table
    host: bool = False  # you created the table: you may mute, and let bots play
    now: float | None = None  # server time of this view, at tables with clocks


class Changed(Struct):
    """The result of a request: its events, and the table after it."""

    seq: int
    events: list[EventView]
    view: GameView


class After(Struct, forbid_unknown_fields=True):
    """A change that is valid only while the table is as the client saw it."""

    after: Number


class HandOver(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays the seat from now on: a ``bot``, ``me`` again, or another ``device``.

    ``seat`` may be an open one: then the answer has an invite for it.
    """

    to: Literal["bot", "me", "device"]
    bot: Text = "normal"
    seat: Seat | None = None


class HandedOver(Struct, omit_defaults=True):
    """The seat after the change; for another device with its one-time invite."""

    game: str
    seat: int
    player: Player = field(name="sitting")
    invite: str = ""


class Left(Struct, omit_defaults=True):
    """The player left. If the seat is free now, ``invite`` lets another one sit down."""

    game: str
    seat: int
    invite: str = ""


class SeatWishes(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Changes of the player's own seat; omitted fields keep their value."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    places_by_itself: bool | None = None


class Fork(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a fork starts: after a number of lines of the game file, or after a row."""

    line: Number | None = None
    seq: Number | None = None


class NewRecord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game file to replay, or to continue at a new table from its end or a line."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    use: Literal["replay", "continue", "fork"] = "replay"
    line: Number | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []
    table: TableRules = TableRules()
    packs: PackWishes = []  # needed ones that are not on the shelf
    lang: Language = "en"  # of the texts of its packs
    moments: tuple[Count, Count] | None = None  # also the boards after these lines


class RecordLine(Struct):
    """One line of a game file and its events."""

    seat: int | None
    text: str
    events: list[EventView]


class Replayed(Struct, omit_defaults=True):
    """A replayed game file; ``position`` is the one after ``line``."""

    map: str
    names: list[str]
    lines: list[RecordLine]
    line: int
    position: Position
    over: bool
    winners: list[int]
    moments: list[Moment] = []
    box: TableBox | None = None  # if packs or a special board are used
    drawing: str = ""  # the key of the board's drawings, if the page has none


class ListedTable(Struct, omit_defaults=True):
    """One table in the lobby or in the list of own games."""

    game: str
    map: str
    seats: list[Player]
    created: float
    updated: float
    seq: int
    round: int = 1
    to_act: int | None = None
    over: bool = False
    closed: str = ""
    packs: list[str] = []  # titles
    rated: bool = False
    mine: list[int] = []  # in the list of own games: the player's seats


class TableList(Struct):
    """A list of tables."""

    tables: list[ListedTable]


class LogLines(Struct):
    """The log after a row."""

    seq: int
    lines: list[LogLine]


class Moment(Struct):
    """The board after one line of a replay."""

    seq: int
    position: Position
    to_act: int | None
    income: list[tuple[str, int]]
    hands: list[int]
    declined_hands: list[int]


class Moments(Struct):
    """Boards in order; undone lines are left out."""

    moments: list[Moment]


class Forgotten(Struct):
    """The device is forgotten; ``seats`` tokens were deleted."""

    seats: int


class Health(Struct, omit_defaults=True):
    """The server works."""

    ok: bool
    version: str
    address: str = ""  # of the machine in its network, for visitors on the machine itself


class ReminderWish(Struct, forbid_unknown_fields=True):
    """Where to send turn reminders: a URL at an allowed host."""

    address: Annotated[str, Meta(min_length=1, max_length=500)]


class ReminderSet(Struct, omit_defaults=True):
    """The host of the seat's reminders, the allowed hosts, and the key, once."""

    host: str = ""
    hosts: list[str] = []
    key: str = ""  # signs the reminders; sent only when the address is set
