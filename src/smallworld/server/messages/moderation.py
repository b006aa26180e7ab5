"""Types of moderation: blocked players, reports, bans, the audit log."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.play.position.shape import Seat
from smallworld.server.messages.games import RequestId

ReportReason = Literal["insults", "spam", "name", "stalling", "cheating", "other"]
Hours = Annotated[float, Meta(gt=0, le=100_000)]
BanReason = Annotated[str, Meta(min_length=1, max_length=200)]
SeatsOfBanned = Literal["bot", "concede"]


# --- players
class BlockWish(Struct, forbid_unknown_fields=True):
    """Block the player at a seat."""

    seat: Seat


class BlockedSeats(Struct):
    """The seats at a table whose players you block."""

    seats: list[int]


class BlockedPlayer(Struct):
    """A player you block. The id serves only to unblock; the name is from when you blocked."""

    id: str
    name: str
    at: float


class BlockedPlayers(Struct):
    """The players you block, the latest first."""

    players: list[BlockedPlayer]


class NewReport(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Report the player at a seat to the host of the server."""

    seat: Seat
    reason: ReportReason
    words: Annotated[str, Meta(max_length=500)] = ""
    request: RequestId | None = None  # the same request is stored once


class Reported(Struct):
    """The report is stored; its evidence has this many chat messages."""

    messages: int


# --- the host
class ExcerptLine(Struct):
    """A chat message kept as evidence."""

    seat: int
    name: str
    text: str
    at: float


class Report(Struct):
    """A report as the host sees it; players are named by the subject of a ban."""

    id: str
    game: str
    seat: int
    name: str
    player: str
    reporter: str
    reporter_player: str
    reason: str
    words: str
    excerpt: list[ExcerptLine]
    at: float
    state: str  # "open", "dismissed", "muted" or "banned"


class ReportList(Struct):
    """Reports, the newest first; ``before`` continues the list."""

    reports: list[Report]
    before: float | None


class SettleReport(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What to do about a report; without ``hours`` for good. The player reads the reason."""

    action: Literal["dismiss", "mute", "ban"]
    hours: Hours | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""
    seats: SeatsOfBanned = "bot"  # of a banned player at running games


class SetBan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Ban or mute a player or an address; ``seat`` names the player as ``GAME SEAT``."""

    subject: Literal["person", "device", "address", "seat"]
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    reason: BanReason
    kind: Literal["ban", "mute"] = "ban"
    hours: Hours | None = None
    seats: SeatsOfBanned = "bot"


class Ban(Struct):
    """A ban or mute in force."""

    subject: str
    name: str
    kind: str
    until: float | None
    reason: str
    at: float


class BanList(Struct):
    """The bans and mutes in force, the newest first."""

    bans: list[Ban]


class AuditEntry(Struct):
    """Who did what, when and why."""

    at: float
    who: str  # "key" (command line, API), "page" or "server"
    what: str
    about: str
    why: str


class AuditLog(Struct):
    """Entries, the newest first; ``before`` continues the list."""

    entries: list[AuditEntry]
    before: float | None
