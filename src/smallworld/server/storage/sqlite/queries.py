"""What is said to SQLite. Values travel as parameters, never inside the text."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from smallworld.server.storage.bundles import (
    KeptGame,
    RequestRow,
    brought_columns,
    closes,
    columns_of,
    row_from,
    without_name,
)
from smallworld.server.storage.protocol import DELETED, REWRITTEN, Conflict
from smallworld.server.storage.rows import LogRow, SecretRow, StoredGame, Summary
from smallworld.server.storage.schema import FAULTS
from smallworld.server.storage.sqlite.file import NOW, schema_version
from smallworld.server.storage.sqlite.upkeep import add_news, count_change

_LOG: Final = "seq, kind, seat, text, at"
_SECRET: Final = "game, kind, seat, hash, device"
_SUMMARY: Final = "games.about, games.creator, games.seq, games.updated"


# --- writing; the caller holds the write lock
def keep(db: sqlite3.Connection, kept: KeptGame) -> None:
    """A new game with all that belongs to it."""
    game = kept.row.id
    try:
        columns = (*columns_of(kept), count_change(db))
        db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", columns)
        if (brought := brought_columns(kept.row)) is not None:
            db.execute("INSERT INTO brought VALUES (?, ?, ?)", brought)
        _add_rows(db, game, kept.log)
        _add_secrets(db, kept.secrets)
        for done in kept.requests:
            _add_request(db, game, done)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None


def append(
    db: sqlite3.Connection,
    game: str,
    rows: Sequence[LogRow],
    request: str = "",
    secrets: Sequence[SecretRow] = (),
    forget: int | None = None,
) -> None:
    """Rows that follow the last one, or ``Conflict``."""
    try:
        if rows:
            _move_on(db, game, rows)
            _add_rows(db, game, rows)
        if request:
            _add_request(db, game, RequestRow(request, rows[0].seq, rows[-1].seq))
        if forget is not None:
            db.execute("DELETE FROM secrets WHERE game = ? AND seat = ?", (game, forget))
        _add_secrets(db, secrets)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None


def use_invite(db: sqlite3.Connection, invite: str, token: SecretRow, row: LogRow) -> bool:
    """Trade an invite for a seat token; False if it is not there (any more)."""
    there = db.execute(
        "SELECT 1 FROM secrets WHERE hash = ? AND kind = 'invite' AND game = ?",
        (invite, token.game),
    )
    if there.fetchone() is None:
        return False
    append(db, token.game, [row], secrets=[token], forget=token.seat)
    return True


def _move_on(db: sqlite3.Connection, game: str, rows: Sequence[LogRow]) -> None:
    moved = db.execute(
        "UPDATE games SET seq = ?, updated = ?, closed = closed OR ?, changed = ?"
        " WHERE id = ? AND seq = ?",
        (rows[-1].seq, rows[-1].at, closes(rows), count_change(db), game, rows[0].seq - 1),
    )
    if moved.rowcount != 1:
        raise Conflict(f"row {rows[0].seq} does not follow the last one of game {game}")


def _add_rows(db: sqlite3.Connection, game: str, rows: Sequence[LogRow]) -> None:
    db.executemany(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
        [(game, row.seq, row.kind, row.seat, row.text, row.at) for row in rows],
    )


def _add_request(db: sqlite3.Connection, game: str, done: RequestRow) -> None:
    values = (game, done.request, done.first, done.last)
    db.execute("INSERT INTO requests VALUES (?, ?, ?, ?)", values)


def _add_secrets(db: sqlite3.Connection, secrets: Sequence[SecretRow]) -> None:
    db.executemany(
        f"INSERT INTO secrets ({_SECRET}) VALUES (?, ?, ?, ?, ?)",
        [(new.game, new.kind, new.seat, new.hash, new.device) for new in secrets],
    )


def delete_game(db: sqlite3.Connection, game: str) -> None:
    """A game and, by its foreign keys, everything of it."""
    db.execute("DELETE FROM games WHERE id = ?", (game,))
    add_news(db, game, DELETED)


def forget_device(db: sqlite3.Connection, device: str) -> int:
    """Blank the names and the chat of its seats, drop its tokens; how many seats it had."""
    if not device:
        return 0
    seats = db.execute(
        "SELECT DISTINCT game, seat FROM secrets WHERE device = ? AND kind = 'seat'", (device,)
    ).fetchall()
    for game, seat in seats:
        said = db.execute(
            "SELECT seq, kind, text FROM log"
            " WHERE game = ? AND seat = ? AND kind IN ('seat', 'chat')",
            (game, seat),
        ).fetchall()
        db.executemany(
            "UPDATE log SET text = ? WHERE game = ? AND seq = ?",
            [(without_name(kind, text), game, seq) for seq, kind, text in said],
        )
        add_news(db, game, REWRITTEN)
    db.execute("DELETE FROM secrets WHERE device = ?", (device,))
    db.execute("UPDATE games SET creator = '' WHERE creator = ?", (device,))
    return len(seats)


def lease(db: sqlite3.Connection, name: str, holder: str, seconds: float) -> bool:
    """Take a lease that is free, run out or one's own."""
    taken = db.execute(
        f"INSERT INTO leases VALUES (?, ?, {NOW} + ?) ON CONFLICT (name) DO UPDATE"
        " SET holder = excluded.holder, expires = excluded.expires"
        f" WHERE leases.holder = excluded.holder OR leases.expires <= {NOW}",
        (name, holder, seconds),
    )
    return taken.rowcount == 1


def release(db: sqlite3.Connection, name: str, holder: str) -> None:
    """Give a lease back, if one has it."""
    db.execute("DELETE FROM leases WHERE name = ? AND holder = ?", (name, holder))


# --- reading
def stored(db: sqlite3.Connection, game: str) -> StoredGame | None:
    """A game and its log."""
    found = db.execute(
        "SELECT about, creator, packs, board FROM games LEFT JOIN brought ON game = id"
        " WHERE id = ?",
        (game,),
    ).fetchone()
    return StoredGame(row_from(*found), rows_after(db, game, 0)) if found else None


def kept(db: sqlite3.Connection, game: str) -> KeptGame | None:
    """A game with all that belongs to it."""
    found = stored(db, game)
    if found is None:
        return None
    secrets = db.execute(f"SELECT {_SECRET} FROM secrets WHERE game = ? ORDER BY hash", (game,))
    requests = db.execute(
        "SELECT request, first, last FROM requests WHERE game = ? ORDER BY first", (game,)
    )
    return KeptGame(
        found.row,
        found.log,
        [SecretRow(*columns) for columns in secrets],
        [RequestRow(*columns) for columns in requests],
    )


def rows_after(db: sqlite3.Connection, game: str, seq: int) -> list[LogRow]:
    """The rows of a game after a number."""
    found = db.execute(
        f"SELECT {_LOG} FROM log WHERE game = ? AND seq > ? ORDER BY seq", (game, seq)
    )
    return [LogRow(*columns) for columns in found]


def answered(db: sqlite3.Connection, game: str, request: str) -> tuple[int, int] | None:
    """The numbers that a request produced."""
    found = db.execute(
        "SELECT first, last FROM requests WHERE game = ? AND request = ?", (game, request)
    ).fetchone()
    return (found[0], found[1]) if found else None


def secret(db: sqlite3.Connection, hash: str) -> SecretRow | None:
    """The secret with this hash."""
    found = db.execute(f"SELECT {_SECRET} FROM secrets WHERE hash = ?", (hash,)).fetchone()
    return SecretRow(*found) if found else None


def public_games(db: sqlite3.Connection, limit: int) -> list[Summary]:
    """Public tables, the newest first."""
    found = db.execute(
        f"SELECT {_SUMMARY} FROM games WHERE public AND NOT closed"
        " ORDER BY created DESC, id LIMIT ?",
        (limit,),
    )
    return [Summary(row_from(about, who), seq, at) for about, who, seq, at in found]


def games_of(db: sqlite3.Connection, device: str, limit: int) -> list[Summary]:
    """The games in which a device has a seat."""
    found = db.execute(
        f"SELECT {_SUMMARY} FROM games WHERE id IN"
        " (SELECT game FROM secrets WHERE device = ? AND kind = 'seat')"
        " ORDER BY updated DESC, id LIMIT ?",
        (device, limit),
    )
    return [Summary(row_from(about, who), seq, at) for about, who, seq, at in found]


def game_ids(db: sqlite3.Connection, after: str, limit: int) -> list[str]:
    """Ids in alphabetical order."""
    found = db.execute("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
    return [columns[0] for columns in found]


def idle_games(db: sqlite3.Connection, before: float, limit: int) -> list[str]:
    """Ids of games not changed since a time."""
    found = db.execute(
        "SELECT id FROM games WHERE updated < ? ORDER BY updated LIMIT ?", (before, limit)
    )
    return [columns[0] for columns in found]


# --- what changed, and is it sound?
def data_version(db: sqlite3.Connection) -> int:
    """A number that differs after another connection has committed."""
    return int(db.execute("PRAGMA data_version").fetchone()[0])


def newest_change(db: sqlite3.Connection) -> int:
    """The number of the newest change."""
    return int(db.execute("SELECT number FROM changes").fetchone()[0])


def changed_since(db: sqlite3.Connection, number: int) -> list[tuple[str, int]]:
    """Games and their last numbers, of all changes after a number."""
    return db.execute(
        "SELECT id, seq FROM games WHERE changed > ?"
        " UNION ALL SELECT game, number FROM news WHERE changed > ?",
        (number, number),
    ).fetchall()


def faults(db: sqlite3.Connection, version: int) -> list[str]:
    """What the database itself finds wrong."""
    found = [f"SQLite: {text}" for (text,) in db.execute("PRAGMA integrity_check(20)")]
    found = [] if found == ["SQLite: ok"] else found
    if schema_version(db) != version:
        found.append(f"the schema has version {schema_version(db)}, not {version}")
    for fault, question in FAULTS.items():
        for game, number in db.execute(question):
            found.append(f"game {game}: {fault.format(number)}")
    return found
