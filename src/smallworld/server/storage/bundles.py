"""Whole games as they are kept: for backups, for moving house, for checks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from smallworld.server.storage.protocol import ReminderBook, Storage
from smallworld.server.storage.rows import GameRow, LogRow, SecretRow, StoredGame
from smallworld.server.tables.table import table_of

LARGEST: Final = 2**62  # fits the numbers of both databases


class RequestRow(Struct, frozen=True):
    """A request that was carried out, and the numbers it produced."""

    request: str
    first: int
    last: int


class KeptGame(Struct, frozen=True):
    """Everything that is stored of one game."""

    row: GameRow
    log: list[LogRow]
    secrets: list[SecretRow] = []
    requests: list[RequestRow] = []


class Keeper(Storage, Protocol):
    """A storage that can also be emptied into another one, and that knows of reminders."""

    @property
    def reminders(self) -> ReminderBook:
        """Where seats want to be reminded; not part of a game that is kept elsewhere."""

    async def game_ids(self, after: str, limit: int) -> list[str]:
        """Ids of games in alphabetical order, those after ``after``."""

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Games in which nothing has happened since ``before``, the oldest first."""

    async def kept(self, game: str) -> KeptGame | None:
        """All of one game, as it is at one moment."""

    async def keep(self, kept: KeptGame) -> None:
        """Store a game with all that belongs to it; ``Conflict`` if it is there."""

    async def backup(self, file: Path) -> None:
        """Write a copy to a new file while the database is in use."""


def about_of(row: GameRow) -> str:
    """The text that is stored of a game's row; the rest has columns of its own."""
    about = msgspec.structs.replace(row, creator="", packs=[], board="")
    return msgspec.json.encode(about).decode()


def row_from(
    about: str, creator: str, packs: str | None = None, board: str | None = None
) -> GameRow:
    """A game's row out of its columns; most games have brought nothing along."""
    row = msgspec.json.decode(about, type=GameRow)
    texts = msgspec.json.decode(packs, type=list[str]) if packs else []
    return msgspec.structs.replace(row, creator=creator, packs=texts, board=board or "")


def brought_columns(row: GameRow) -> tuple[str, str, str] | None:
    """What a game brings along, as columns; ``None`` if that is nothing."""
    if not row.packs and not row.board:
        return None
    return row.id, msgspec.json.encode(row.packs).decode(), row.board


def columns_of(kept: KeptGame) -> tuple[object, ...]:
    """The columns of a new game, all but the last (``changed``)."""
    row, log = kept.row, kept.log
    last, updated = (log[-1].seq, log[-1].at) if log else (0, row.created)
    about = about_of(row)
    return row.id, row.created, row.table.public, closes(log), row.creator, about, last, updated


def closes(rows: Sequence[LogRow]) -> bool:
    """Is the table closed by these rows?"""
    return any(row.kind == "close" for row in rows)


def storable(*texts: str) -> bool:
    """Can both databases store these texts? PostgreSQL has no place for the character 0.

    >>> storable("Ann", "ß"), storable("Ann\\0"), storable("\\ud800")
    (True, False, False)
    """
    try:
        return not any(b"\0" in text.encode() for text in texts)
    except UnicodeEncodeError:
        return False


def refuse_unfit(rows: Sequence[LogRow], request: str = "", game: str = "") -> None:
    """``ValueError`` for rows that are no piece of a log, before anything is written."""
    if request and not rows:
        raise ValueError("a request is remembered with its rows")
    if [row.seq for row in rows] != _following(rows):
        raise ValueError("the rows do not follow each other")
    if not storable(game, request, *(row.text for row in rows)):
        raise ValueError("a text cannot be stored")


def refuse_unkeepable(kept: KeptGame) -> None:
    """The same for a whole game."""
    refuse_unfit(kept.log, "", kept.row.id)
    if not storable(*kept.row.packs, kept.row.board):
        raise ValueError("a text cannot be stored")


def _following(rows: Sequence[LogRow]) -> list[int]:
    return list(range(rows[0].seq, rows[0].seq + len(rows))) if rows else []


def within(number: int) -> int:
    """A number that both databases can compare with, however large it came in."""
    return max(-LARGEST, min(number, LARGEST))


def faults_of(stored: StoredGame) -> list[str]:
    """What is wrong with one game: its numbers, or a row that cannot be carried out again."""
    numbers = [row.seq for row in stored.log]
    if numbers != list(range(1, len(numbers) + 1)):
        missing = next(n for n, found in enumerate([*numbers, 0], start=1) if n != found)
        return [f"game {stored.row.id}: row {missing} of its log is missing"]
    try:
        table = table_of(stored)
    except Exception as error:  # whatever it is, the other games are to be checked too
        return [f"game {stored.row.id}: {type(error).__name__}: {error}"]
    return [f"game {stored.row.id}: {table.broken}"] if table.broken else []


async def faults_of_games(keeper: Keeper) -> list[str]:
    """What is wrong with the games themselves, one after the other."""
    faults: list[str] = []
    after = ""
    while ids := await keeper.game_ids(after, 100):
        for after in ids:
            stored = await keeper.load(after)
            if stored is not None:
                faults += await asyncio.to_thread(faults_of, stored)
    return faults


def without_name(kind: str, text: str) -> str:
    """The text of a ``seat`` or ``chat`` row without what a person wrote."""
    if kind == "chat":
        return ""
    sitting = msgspec.json.decode(text)
    if isinstance(sitting, dict) and sitting.get("who") == "person":
        sitting["name"] = ""
    return msgspec.json.encode(sitting).decode()
