"""What is stored: games, their append-only log, and the secrets that open seats."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from smallworld.packs.game_packs import Brought
from smallworld.server.messages.tables import TableRules

Kind = Literal["say", "undo", "seat", "chat", "close", "rematch"]
Secret = Literal["seat", "invite", "watch"]


class GameRow(Struct, frozen=True):
    """One game. What happens at it is in the log; nothing here changes after creation."""

    id: str
    created: float  # seconds since the epoch
    map: str
    options: dict[str, bool]
    table: TableRules
    start: str | None = None  # a set position as JSON text
    dealer: list[str] = []  # the script of a practice table
    creator: str = ""  # the device that made it
    rematch_of: str = ""
    packs: list[str] = []  # the packs it is played with, each one TOML file
    banners: str = ""  # how their tiles are mixed with those of the box
    board: str = ""  # the map of a random board, as it was made for this table

    @property
    def brought(self) -> Brought:
        """What it brings along, as other processes are told it."""
        return Brought(tuple(self.packs), self.board)


class LogRow(Struct, frozen=True):
    """One row of a game's log; ``(game, seq)`` is unique, so of two writers one wins.

    ``say``: a line of the record, ``text`` is the action, ``seat`` None is the dealer.
    ``undo``: the last ``text`` lines of the record are taken back.
    ``seat``: who sits at ``seat`` from now on, ``text`` is JSON (``Sitting``).
    ``chat``: ``text`` said by ``seat`` (None: the table itself).
    ``close``: the table is closed, ``text`` is the reason.
    ``rematch``: the same people meet again, ``text`` is the new game.
    """

    seq: int
    kind: Kind
    seat: int | None
    text: str
    at: float


class SecretRow(Struct, frozen=True):
    """What opens a seat. Only a hash is kept; the secret itself is told once."""

    game: str
    kind: Secret
    seat: int | None
    hash: str
    device: str = ""


class ReminderRow(Struct, frozen=True):
    """Where a seat wants to be reminded, and how far that is; nobody else is ever told.

    It hangs on the token that asked for it: when that opens the seat no more, it is gone too.
    """

    token: str  # the hash
    game: str
    seat: int
    id: str  # a random name; the key that signs follows from it
    address: str
    made: float
    looked: int = 0  # the last row of the game that was taken into account
    decision: int = -1  # the row with which the seat's decision came; -1: none was seen yet
    due: float | None = None  # when to send; nothing is to be sent without it
    tries: int = 0  # how often sending failed


class Care(Struct, frozen=True):
    """A game needs nothing by itself after ``seq``, unless a row follows or a time is ``due``."""

    game: str
    seq: int
    due: float | None


class StoredGame(Struct, frozen=True):
    """A game with everything that happened."""

    row: GameRow
    log: list[LogRow]


class Summary(Struct, frozen=True):
    """One line of a lobby or of a device's list; the row lacks what the game brought along."""

    row: GameRow
    seq: int
    updated: float
