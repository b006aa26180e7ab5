"""What happens in a tournament, as rows of its log.

A row names the entrant and the person; what else belongs to the event is JSON. A player who is
deleted leaves the rows without person and name: everything else can still be computed.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from smallworld.server.messages.tournaments import CancelReason, TournamentRules

FILL: Final = 0  # the entrant number of a bot that fills a table


class BotEntrant(Struct, frozen=True):
    """A bot that takes part: its level, and the character it plays."""

    name: str
    bot: str
    character: str


class Opened(Struct, frozen=True, tag="opened"):
    """Somebody opened the tournament; its bots are the first entrants."""

    title: str
    rules: TournamentRules
    bots: list[BotEntrant]


class Joined(Struct, frozen=True, tag="joined"):
    """A player entered."""


class Left(Struct, frozen=True, tag="left"):
    """A player left before the start."""


class Started(Struct, frozen=True, tag="started"):
    """The tournament began. ``order`` are all entrants by seed."""

    seed: str
    order: list[int]


class PairedTable(Struct, frozen=True):
    """A table of a round: its game, and the entrants in the order of the seats."""

    game: str
    seats: list[int]


class Paired(Struct, frozen=True, tag="paired"):
    """A round was paired with this seed."""

    seed: str
    tables: list[PairedTable]
    byes: list[int]
    absent: list[int]


class Finished(Struct, frozen=True, tag="finished"):
    """All rounds are played."""


class Result(Struct, frozen=True, tag="result"):
    """A table is over; lists are in the order of its seats."""

    game: str
    places: list[int]
    coins: list[int]
    gave_up: list[bool]  # conceded, left, or a bot played for them at the end
    away: list[bool]  # gave up without conceding: absent, or left the table


class Absent(Struct, frozen=True, tag="absent"):
    """An entrant sits out from the next round on."""


class Back(Struct, frozen=True, tag="back"):
    """An absent entrant plays from the next round on."""


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """An entrant plays no more."""


class Cancelled(Struct, frozen=True, tag="cancelled"):
    """The tournament ended early."""

    reason: CancelReason


Event = (
    Opened
    | Joined
    | Left
    | Started
    | Paired
    | Result
    | Absent
    | Back
    | Withdrawn
    | Finished
    | Cancelled
)
Phase = Literal["open", "running", "finished", "cancelled"]
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Event)


class Entry(Struct, frozen=True):
    """An event with its time, and whom it is about."""

    event: Event
    at: float
    entrant: int = 0
    person: str = ""
    name: str = ""


def event_text(event: Event) -> str:
    """Write an event for the log."""
    return _ENCODER.encode(event).decode()


def read_event(text: str) -> Event:
    """Read an event of the log."""
    event: Event = _DECODER.decode(text)
    return event
