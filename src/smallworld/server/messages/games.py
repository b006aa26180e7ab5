"""Types of the requests and views of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.play.position.shape import Position, Seat
from smallworld.server.messages.packs import Language, PackWishes, TableBox
from smallworld.server.messages.tables import Clock, Sitting, TableRules

Text = Annotated[str, Meta(max_length=60)]
ActionText = Annotated[str, Meta(min_length=1, max_length=60)]
RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]  # of a row or a line
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
GameId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who shall sit there: ``me`` with a name, a ``bot`` by name, or ``open`` for a friend."""

    me: Text | None = None
    bot: Text | None = None
    open: bool = False


class NewTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be made; a position or a record may be its beginning."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    map: str = ""  # the board for that many seats, if not said
    packs: PackWishes = []  # with a beginning: where its packs may be found
    banners: Annotated[str, Meta(max_length=80)] = "added"  # "only", "blank RACE POWER"
    options: dict[str, bool] = {}
    table: TableRules = TableRules()
    clock: Clock | None = None  # the same as ``table.clock``
    position: Position | None = None
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None
    line: Number | None = None  # fork a record after so many lines
    dealer: Annotated[list[ActionText], Meta(max_length=2_000)] = []  # practice tables only


class Created(Struct):
    """A new table: the creator's own seats and invites for the others, told once."""

    game: str
    tokens: dict[str, str]  # seat → token
    invites: dict[str, str]  # seat → one-time invite
    watch: str


class Actions(Struct, forbid_unknown_fields=True):
    """Actions of one seat, all or none, as they follow ``after``."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    after: Number
    request: RequestId


class Claim(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Sit down: with an invite, or at an open seat of a public table."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    invite: Annotated[str, Meta(max_length=100)] | None = None
    seat: Seat | None = None


class Claimed(Struct):
    """The seat is yours."""

    game: str
    seat: int
    token: str


class LegalAction(Struct, omit_defaults=True):
    """One thing the seat to act may do, with its explanation."""

    action: str
    price: int | None = None  # tokens; coins for a combo
    parts: list[tuple[str, int]] = []
    missing: int | None = None
    odds: float | None = None
    most: int | None = None  # deployments: any number up to this
    earns: int | None = None  # coins more, or less, if the turn ended right after it


class EventView(Struct):
    """Something that happened, as facts."""

    kind: str
    facts: dict[str, object]


class LogLine(Struct, omit_defaults=True):
    """One line of the log as everybody may see it."""

    seq: int
    kind: str
    seat: int | None
    text: str
    at: float
    events: list[EventView] = []


class SeatClock(Struct, omit_defaults=True):
    """Seconds a seat has left, at the view's ``now``: for one move, and for the whole game."""

    move: float | None = None
    game: float | None = None
    runs: bool = False  # it is this seat's decision the table waits for


class SeatView(Struct, omit_defaults=True):
    """What everybody sees of a seat beside the position."""

    sitting: Sitting
    present: bool = False
    clock: SeatClock | None = None  # only at tables with clocks, and only for people


class GameView(Struct, omit_defaults=True):
    """The table as one seat (or a spectator) sees it; complete, no differences to apply."""

    game: str
    seq: int
    you: int | None  # your seat, or nothing for a spectator
    position: Position
    seats: list[SeatView]
    table: TableRules
    to_act: int | None
    legal: list[LegalAction] = []  # only for the seat to act
    income: list[tuple[str, int]] = []  # what the turn would bring now
    hands: list[int] = []  # tokens each seat can use, with those its next action takes up
    declined_hands: list[int] = []  # the same for its race in decline that acts
    prices: list[int] = []  # coins that each combo of the column costs
    threats: dict[str, int] = {}  # to a seat that places tokens: region → an enemy's price
    may_undo: bool = False
    over: bool = False
    winners: list[int] = []
    closed: str = ""
    rematch: str = ""
    dealer: list[str] = []  # the script of a practice table, for all to see
    host: bool = False  # your device made the table: you may mute, and let bots play
    now: float | None = None  # the server's time of this view, at tables with clocks


class Changed(Struct):
    """What a request did: what happened, and the table as it is now."""

    seq: int
    events: list[EventView]
    view: GameView


class After(Struct, forbid_unknown_fields=True):
    """A change that makes sense only if the table is still as the client saw it."""

    after: Number


class HandOver(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays the seat from now on: a ``bot``, ``me`` again, or another ``device``.

    ``seat`` may be an open one: then the invite for it is asked for.
    """

    to: Literal["bot", "me", "device"]
    bot: Text = "normal"
    seat: Seat | None = None


class HandedOver(Struct, omit_defaults=True):
    """The seat as it is now; for another device the one-time invite that opens it."""

    game: str
    seat: int
    sitting: Sitting
    invite: str = ""


class Left(Struct, omit_defaults=True):
    """You stood up. If the seat is free now, the invite lets somebody sit down on it."""

    game: str
    seat: int
    invite: str = ""


class SeatWishes(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How one's own seat shall be; what is not said stays."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    places_by_itself: bool | None = None


class Fork(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """From where another try goes on: after so many lines of the record, or after a row."""

    line: Number | None = None
    seq: Number | None = None


class NewRecord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record to look at, or to go on with at a new table, from its end or from a line."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    use: Literal["replay", "continue", "fork"] = "replay"
    line: Number | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []
    table: TableRules = TableRules()
    packs: PackWishes = []  # those it was played with, if the server's shelf lacks them
    lang: Language = "en"  # of the texts of its packs
    moments: tuple[Count, Count] | None = None  # also the boards after these lines


class RecordLine(Struct):
    """One line of a record and what came of it."""

    seat: int | None
    text: str
    events: list[EventView]


class Replayed(Struct, omit_defaults=True):
    """A record that was replayed and found right; the position is the one after ``line``."""

    map: str
    names: list[str]
    lines: list[RecordLine]
    line: int
    position: Position
    over: bool
    winners: list[int]
    moments: list[Moment] = []
    box: TableBox | None = None  # if it is not played with the box alone
    drawing: str = ""  # the key of the board's drawings, if the page has none


class ListedTable(Struct, omit_defaults=True):
    """One table in the lobby or in a device's own list."""

    game: str
    map: str
    seats: list[Sitting]
    created: float
    updated: float
    seq: int
    round: int = 1
    to_act: int | None = None
    over: bool = False
    closed: str = ""
    packs: list[str] = []  # the titles of those it is played with


class TableList(Struct):
    """Some tables."""

    tables: list[ListedTable]


class LogLines(Struct):
    """What happened after a number."""

    seq: int
    lines: list[LogLine]


class Moment(Struct):
    """The board after one line: what a replay shows, step by step."""

    seq: int
    position: Position
    to_act: int | None
    income: list[tuple[str, int]]
    hands: list[int]
    declined_hands: list[int]


class Moments(Struct):
    """Some moments, in order; what was taken back since is left out."""

    moments: list[Moment]


class Forgotten(Struct):
    """The device is forgotten; so many seats lost their tokens."""

    seats: int


class Health(Struct):
    """The server is there."""

    ok: bool
    version: str


class ReminderWish(Struct, forbid_unknown_fields=True):
    """Where to send turn reminders: an address at a host that the operator allows."""

    address: Annotated[str, Meta(min_length=1, max_length=500)]


class ReminderSet(Struct, omit_defaults=True):
    """The host at which one's own seat is reminded, those it could be, and, once, the key."""

    host: str = ""
    hosts: list[str] = []
    key: str = ""  # signs the reminders; told only when the address is set
