"""Which games need care, and what others must hear, in SQLite; values travel as parameters."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from smallworld.server.storage.rows import Care
from smallworld.server.storage.sqlite.file import NOW

_NEWS_KEPT: Final = 86_400.0  # seconds; a process that hears nothing for longer has died


def count_change(db: sqlite3.Connection) -> int:
    """The number of a new change."""
    number = db.execute("UPDATE changes SET number = number + 1 RETURNING number").fetchone()[0]
    assert isinstance(number, int)
    return number


def add_news(db: sqlite3.Connection, game: str, number: int) -> None:
    """Let other processes hear of a game to which nothing was appended."""
    db.execute(f"DELETE FROM news WHERE at < {NOW} - ?", (_NEWS_KEPT,))
    db.execute(
        f"INSERT OR REPLACE INTO news VALUES (?, ?, ?, {NOW})", (game, number, count_change(db))
    )


def needing_care(db: sqlite3.Connection, since: float, until: float, now: float) -> list[str]:
    """Ids of games that are not closed and may need something."""
    found = db.execute(
        "SELECT games.id FROM games LEFT JOIN care ON care.game = games.id"
        " WHERE games.updated > ? AND games.updated <= ? AND NOT games.closed"
        " AND (care.seq IS NULL OR care.seq < games.seq OR care.due <= ?)"
        " ORDER BY games.updated",
        (since, until, now),
    )
    return [columns[0] for columns in found]


def note_care(db: sqlite3.Connection, notes: Sequence[Care]) -> None:
    """What is known of games that are still there."""
    db.executemany(
        "INSERT OR REPLACE INTO care SELECT id, ?, ? FROM games WHERE id = ?",
        [(note.seq, note.due, note.game) for note in notes],
    )
