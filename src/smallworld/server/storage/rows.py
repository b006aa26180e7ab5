"""Row types of the storage: games, log, secrets, reminders, and whole games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from smallworld.packs.game_packs import PackTexts
from smallworld.server.messages.tables import TableRules

Kind = Literal["say", "undo", "seat", "chat", "close", "rematch"]
Secret = Literal["seat", "invite", "watch"]


class GameRow(Struct, frozen=True):
    """The fixed part of a game: nothing here changes after creation."""

    id: str
    created: float  # seconds since the epoch
    map: str
    options: dict[str, bool]
    table: TableRules
    start: str | None = None  # a set position as JSON text
    dealer: list[str] = []  # the script of a practice table
    creator: str = ""  # the device that created it
    origin: str = ""  # of a listed table: a keyed hash of the address it was created from
    rematch_of: str = ""
    packs: list[str] = []  # the packs in play, one TOML text each
    banners: str = ""  # how pack tiles are mixed with those of the box
    board: str = ""  # the text of a random map, as generated for this table

    @property
    def pack_texts(self) -> PackTexts:
        """The packs and board in the form that worker processes receive."""
        return PackTexts(tuple(self.packs), self.board)


class LogRow(Struct, frozen=True):
    """One row of a game's log; ``(game, seq)`` is unique, so of two writers one wins.

    ``say``: an action; ``text`` is its notation, ``seat`` None is the dealer.
    ``undo``: the last ``text`` actions are taken back.
    ``seat``: the player at ``seat`` changes; ``text`` is JSON (``Player``).
    ``chat``: a chat message of ``seat`` (None: from the table itself).
    ``close``: the table is closed; ``text`` is the reason.
    ``rematch``: a new game with the same players; ``text`` is its id.
    """

    seq: int
    kind: Kind
    seat: int | None
    text: str
    at: float


class SecretRow(Struct, frozen=True):
    """A secret that opens a seat. Only its hash is stored."""

    game: str
    kind: Secret
    seat: int | None
    hash: str
    device: str = ""


class RequestRow(Struct, frozen=True):
    """A request that was carried out, and the row numbers it produced."""

    request: str
    first: int
    last: int


class ReminderRow(Struct, frozen=True):
    """The webhook of a seat, and the state of its next reminder.

    It references the seat token it was set with, and is deleted together with it.
    """

    token: str  # the hash
    game: str
    seat: int
    id: str  # random; the signing key is derived from it
    address: str
    made: float
    looked: int = 0  # the last row of the game that was taken into account
    decision: int = -1  # the row that pack_texts the seat its decision; -1: none yet
    due: float | None = None  # when to send; ``None``: nothing to send
    tries: int = 0  # failed attempts


class QuotaRow(Struct, frozen=True):
    """What the host allows an address, a network or a device: 0 blocks it, 2 doubles its limits."""

    subject: str  # "address 192.0.2.0/24" or "device …"
    factor: float
    until: float | None = None  # seconds since the epoch; ``None``: for good
    note: str = ""


class SweepNote(Struct, frozen=True):
    """A game needs no bot or clock after row ``seq`` until another row or the time ``due``."""

    game: str
    seq: int
    due: float | None


class PackUsage(Struct, frozen=True):
    """The size of all stored packs and boards, and the hashes that are among them."""

    size: int  # bytes
    known: frozenset[str]


class StoredGame(Struct, frozen=True):
    """A game and its whole log."""

    row: GameRow
    log: list[LogRow]


class GameBundle(Struct, frozen=True):
    """Everything that is stored of one game, for backup, export and import."""

    row: GameRow
    log: list[LogRow]
    secrets: list[SecretRow] = []
    requests: list[RequestRow] = []


class Summary(Struct, frozen=True):
    """A game in a list; its row has no packs and no board."""

    row: GameRow
    seq: int
    updated: float
