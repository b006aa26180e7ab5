"""Reminders in PostgreSQL. Values travel as parameters, never inside the text."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from smallworld.server.storage.postgres.pool import Connection, Taken
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import ReminderRow

Rows = list[ReminderRow]
Ask = Callable[[Callable[[Connection], Awaitable[Rows]]], Awaitable[Rows]]

_COLUMNS: Final = "token, game, seat, id, address, made, looked, decision, due, tries"
_MINE: Final = ", ".join(f"reminders.{column}" for column in _COLUMNS.split(", "))


class PostgresReminders:
    """The table of reminders; each question is one statement."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def set(self, row: ReminderRow) -> None:
        """Store a reminder instead of the token's former one; ``Conflict`` without the token."""
        values = (row.token, row.game, row.seat, row.id, row.address, row.made, *_progress(row))
        renewed = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS.split(", "))
        try:
            await self._rows(
                f"INSERT INTO reminders ({_COLUMNS})"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
                f" ON CONFLICT (token) DO UPDATE SET {renewed} RETURNING {_MINE}",
                *values,
            )
        except Taken as error:
            raise Conflict(str(error)) from None

    async def of(self, token: str) -> ReminderRow | None:
        """The reminder that was asked for with a token (by hash)."""
        found = await self._rows(f"SELECT {_MINE} FROM reminders WHERE token = $1", token)
        return found[0] if found else None

    async def clear(self, token: str) -> None:
        """Forget it."""
        await self._rows(f"DELETE FROM reminders WHERE token = $1 RETURNING {_MINE}", token)

    async def unseen(self, limit: int) -> list[ReminderRow]:
        """Those whose game has moved on since they were looked at."""
        return await self._rows(
            f"SELECT {_MINE} FROM reminders JOIN games ON games.id = reminders.game"
            " WHERE games.seq > looked LIMIT $1",
            limit,
        )

    async def due(self, before: float, limit: int) -> list[ReminderRow]:
        """Those to be sent before a time, the longest due first."""
        return await self._rows(
            f"SELECT {_MINE} FROM reminders WHERE due <= $1 ORDER BY due, token LIMIT $2",
            *(before, limit),
        )

    async def note(self, old: ReminderRow, new: ReminderRow) -> bool:
        """How far it is now; False, and nothing is changed, if it was not ``old`` any more."""
        changed = await self._rows(
            "UPDATE reminders SET looked = $1, decision = $2, due = $3, tries = $4"
            " WHERE token = $5 AND id = $6 AND looked = $7 AND decision = $8"
            f" AND due IS NOT DISTINCT FROM $9 AND tries = $10 RETURNING {_MINE}",
            *(*_progress(new), old.token, old.id, *_progress(old)),
        )
        return bool(changed)

    async def _rows(self, question: str, *values: object) -> Rows:
        async def asked(db: Connection) -> Rows:
            return [ReminderRow(*columns) for columns in await db.fetch(question, *values)]

        return await self._ask(asked)


def _progress(row: ReminderRow) -> tuple[object, ...]:
    return row.looked, row.decision, row.due, row.tries
