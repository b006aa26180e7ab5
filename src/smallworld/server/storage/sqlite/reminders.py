"""Reminders in SQLite. Values travel as parameters, never inside the text."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final

from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import ReminderRow

Rows = list[ReminderRow]
Read = Callable[[Callable[[sqlite3.Connection], Rows]], Awaitable[Rows]]
Write = Callable[[Callable[[sqlite3.Connection], object]], Awaitable[object]]

_COLUMNS: Final = "token, game, seat, id, address, made, looked, decision, due, tries"
_MINE: Final = ", ".join(f"reminders.{column}" for column in _COLUMNS.split(", "))


class SqliteReminders:
    """The table of reminders, by way of the threads of the storage."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def set(self, row: ReminderRow) -> None:
        """Store a reminder instead of the token's former one; ``Conflict`` without the token."""
        await self._write(lambda db: _set(db, row))

    async def of(self, token: str) -> ReminderRow | None:
        """The reminder that was asked for with a token (by hash)."""
        found = await self._read(lambda db: _rows(db, "WHERE token = ?", token))
        return found[0] if found else None

    async def clear(self, token: str) -> None:
        """Forget it."""
        await self._write(lambda db: db.execute("DELETE FROM reminders WHERE token = ?", (token,)))

    async def unseen(self, limit: int) -> list[ReminderRow]:
        """Those whose game has moved on since they were looked at."""
        which = "JOIN games ON games.id = reminders.game WHERE games.seq > looked LIMIT ?"
        return await self._read(lambda db: _rows(db, which, limit))

    async def due(self, before: float, limit: int) -> list[ReminderRow]:
        """Those to be sent before a time, the longest due first."""
        which = "WHERE due <= ? ORDER BY due, token LIMIT ?"
        return await self._read(lambda db: _rows(db, which, before, limit))

    async def note(self, old: ReminderRow, new: ReminderRow) -> bool:
        """How far it is now; False, and nothing is changed, if it was not ``old`` any more."""
        return await self._write(lambda db: _note(db, old, new)) is True


def _rows(db: sqlite3.Connection, which: str, *values: object) -> Rows:
    found = db.execute(f"SELECT {_MINE} FROM reminders {which}", values)
    return [ReminderRow(*columns) for columns in found]


def _set(db: sqlite3.Connection, new: ReminderRow) -> None:
    values = (new.token, new.game, new.seat, new.id, new.address, new.made, *_progress(new))
    try:
        db.execute("DELETE FROM reminders WHERE token = ?", (new.token,))
        places = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
        db.execute(f"INSERT INTO reminders ({_COLUMNS}) VALUES ({places})", values)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None


def _note(db: sqlite3.Connection, old: ReminderRow, new: ReminderRow) -> bool:
    changed = db.execute(
        "UPDATE reminders SET looked = ?, decision = ?, due = ?, tries = ?"
        " WHERE token = ? AND id = ?"
        " AND looked = ? AND decision = ? AND due IS ? AND tries = ?",
        (*_progress(new), old.token, old.id, *_progress(old)),
    )
    return changed.rowcount == 1


def _progress(row: ReminderRow) -> tuple[object, ...]:
    return row.looked, row.decision, row.due, row.tries
