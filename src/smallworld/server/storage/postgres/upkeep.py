"""Which games need care, and what others must hear, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.server.storage.postgres.pool import Connection
from smallworld.server.storage.rows import Care

CHANNEL: Final = "smallworld"
THIS: Final = "pg_current_xact_id()::text::bigint"  # the transaction this is said in


async def notify(db: Connection, channel: str, said: str) -> None:
    """Tell all who listen, when this transaction is committed."""
    await db.execute("SELECT pg_notify($1, $2)", channel, said)


async def add_news(db: Connection, game: str, number: int) -> None:
    """Let all processes hear of a game to which nothing was appended, later ones by query."""
    await db.execute("DELETE FROM news WHERE at < clock_timestamp() - interval '1 day'")
    await db.execute(
        f"INSERT INTO news VALUES ($1, $2, {THIS}, clock_timestamp()) ON CONFLICT (game) DO UPDATE"
        " SET number = excluded.number, changed = excluded.changed, at = excluded.at",
        *(game, number),
    )
    await notify(db, CHANNEL, f"{game} {number}")


async def needing_care(db: Connection, since: float, until: float, now: float) -> list[str]:
    """Ids of games that are not closed and may need something."""
    found = await db.fetch(
        "SELECT games.id FROM games LEFT JOIN care ON care.game = games.id"
        " WHERE games.updated > $1 AND games.updated <= $2 AND NOT games.closed"
        " AND (care.seq IS NULL OR care.seq < games.seq OR care.due <= $3)"
        " ORDER BY games.updated",
        *(since, until, now),
    )
    return [columns[0] for columns in found]


async def note_care(db: Connection, notes: Sequence[Care]) -> None:
    """What is known of games that are still there; in one order, so that nobody waits in a ring."""
    await db.executemany(
        "INSERT INTO care SELECT id, $2, $3 FROM games WHERE id = $1 FOR KEY SHARE"
        " ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, due = excluded.due",
        sorted((note.game, note.seq, note.due) for note in notes),
    )
