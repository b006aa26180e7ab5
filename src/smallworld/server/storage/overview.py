"""Scripts for the host: find games by their players, and count what is stored."""

from __future__ import annotations

from typing import Final

from smallworld.server.storage.scripts import Query, Script

_COUNTED: Final = ("games", "people", "reports", "bans", "audit")


def names_at_games(before: float, limit: int) -> Script[list[tuple[str, float, list[str]]]]:
    """Return games with their time of change and all rows about their players.

    The latest change first, from before a time.
    """
    rows = yield Query(
        "SELECT latest.id, latest.updated, log.text FROM"
        " (SELECT id, updated FROM games WHERE updated < ? ORDER BY updated DESC LIMIT ?) AS latest"
        " JOIN log ON log.game = latest.id AND log.kind = 'seat'"
        " ORDER BY latest.updated DESC, latest.id",
        (before, limit),
    )
    found: dict[str, tuple[str, float, list[str]]] = {}
    for game, updated, text in rows:
        found.setdefault(game, (game, float(updated), []))[2].append(text)
    return list(found.values())


def count_rows() -> Script[dict[str, int]]:
    """Count the rows of the tables that grow."""
    counts = {}
    for table in _COUNTED:
        rows = yield Query(f"SELECT count(*) FROM {table}")
        counts[table] = int(rows[0][0])
    return counts
