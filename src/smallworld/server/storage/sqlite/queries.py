"""SQLite queries. Values are always parameters, never part of the SQL text."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from smallworld.server.storage.columns import (
    blank_personal_text,
    closes_table,
    decode_row,
    game_columns,
    pack_columns,
)
from smallworld.server.storage.protocol import DELETED, REWRITTEN, Conflict
from smallworld.server.storage.rows import (
    GameBundle,
    LogRow,
    ReminderRow,
    RequestRow,
    SecretRow,
    StoredGame,
    Summary,
    SweepNote,
)
from smallworld.server.storage.schema import FAULTS
from smallworld.server.storage.sqlite.file import NOW, schema_version

_LOG: Final = "seq, kind, seat, text, at"
_SECRET: Final = "game, kind, seat, hash, device"
_SUMMARY: Final = "games.about, games.creator, games.seq, games.updated"
_REMINDER: Final = "token, game, seat, id, address, made, looked, decision, due, tries"
_NEWS_SECONDS: Final = 86_400.0  # a process that polls nothing for longer is dead


# --- games and log, writing; the caller holds the write lock
def add_game(db: sqlite3.Connection, bundle: GameBundle) -> None:
    """Insert a new game with all that belongs to it."""
    game = bundle.row.id
    try:
        columns = (*game_columns(bundle), _next_change(db))
        db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", columns)
        if (packs := pack_columns(bundle.row)) is not None:
            db.execute("INSERT INTO brought VALUES (?, ?, ?)", packs)
        _add_rows(db, game, bundle.log)
        _add_secrets(db, bundle.secrets)
        for done in bundle.requests:
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
    """Append rows that follow the last one, or raise ``Conflict``."""
    try:
        if rows:
            _advance(db, game, rows)
            _add_rows(db, game, rows)
        if request:
            _add_request(db, game, RequestRow(request, rows[0].seq, rows[-1].seq))
        if forget is not None:
            db.execute("DELETE FROM secrets WHERE game = ? AND seat = ?", (game, forget))
        _add_secrets(db, secrets)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None


def use_invite(db: sqlite3.Connection, invite: str, token: SecretRow, row: LogRow) -> bool:
    """Trade an invite for a seat token; False if it does not exist (any more)."""
    found = db.execute(
        "SELECT 1 FROM secrets WHERE hash = ? AND kind = 'invite' AND game = ?",
        (invite, token.game),
    )
    if found.fetchone() is None:
        return False
    append(db, token.game, [row], secrets=[token], forget=token.seat)
    return True


def _advance(db: sqlite3.Connection, game: str, rows: Sequence[LogRow]) -> None:
    updated = db.execute(
        "UPDATE games SET seq = ?, updated = ?, closed = closed OR ?, changed = ?"
        " WHERE id = ? AND seq = ?",
        (rows[-1].seq, rows[-1].at, closes_table(rows), _next_change(db), game, rows[0].seq - 1),
    )
    if updated.rowcount != 1:
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
    """Delete a game and, by foreign keys, all that belongs to it."""
    db.execute("DELETE FROM games WHERE id = ?", (game,))
    _add_news(db, game, DELETED)


def forget_device(db: sqlite3.Connection, device: str) -> int:
    """Blank the names and chat of a device's seats and drop its tokens; count the seats."""
    if not device:
        return 0
    seats = db.execute(
        "SELECT DISTINCT game, seat FROM secrets WHERE device = ? AND kind = 'seat'", (device,)
    ).fetchall()
    for game, seat in seats:
        rows = db.execute(
            "SELECT seq, kind, text FROM log"
            " WHERE game = ? AND seat = ? AND kind IN ('seat', 'chat')",
            (game, seat),
        ).fetchall()
        db.executemany(
            "UPDATE log SET text = ? WHERE game = ? AND seq = ?",
            [(blank_personal_text(kind, text), game, seq) for seq, kind, text in rows],
        )
        _add_news(db, game, REWRITTEN)
    db.execute("DELETE FROM secrets WHERE device = ?", (device,))
    db.execute("UPDATE games SET creator = '' WHERE creator = ?", (device,))
    return len(seats)


def _next_change(db: sqlite3.Connection) -> int:
    """Count a change and return its number."""
    number = db.execute("UPDATE changes SET number = number + 1 RETURNING number").fetchone()[0]
    assert isinstance(number, int)
    return number


def _add_news(db: sqlite3.Connection, game: str, number: int) -> None:
    """Notify other processes of a change that appended nothing."""
    db.execute(f"DELETE FROM news WHERE at < {NOW} - ?", (_NEWS_SECONDS,))
    db.execute(
        f"INSERT OR REPLACE INTO news VALUES (?, ?, ?, {NOW})", (game, number, _next_change(db))
    )


# --- leases
def lease(db: sqlite3.Connection, name: str, holder: str, seconds: float) -> bool:
    """Take a lease that is free, expired or already the holder's."""
    taken = db.execute(
        f"INSERT INTO leases VALUES (?, ?, {NOW} + ?) ON CONFLICT (name) DO UPDATE"
        " SET holder = excluded.holder, expires = excluded.expires"
        f" WHERE leases.holder = excluded.holder OR leases.expires <= {NOW}",
        (name, holder, seconds),
    )
    return taken.rowcount == 1


def release(db: sqlite3.Connection, name: str, holder: str) -> None:
    """Give a lease back, if ``holder`` has it."""
    db.execute("DELETE FROM leases WHERE name = ? AND holder = ?", (name, holder))


# --- games and log, reading
def load(db: sqlite3.Connection, game: str) -> StoredGame | None:
    """Return a game and its log."""
    found = db.execute(
        "SELECT about, creator, packs, board FROM games LEFT JOIN brought ON game = id"
        " WHERE id = ?",
        (game,),
    ).fetchone()
    return StoredGame(decode_row(*found), rows_after(db, game, 0)) if found else None


def export_game(db: sqlite3.Connection, game: str) -> GameBundle | None:
    """Return a game with all that belongs to it."""
    found = load(db, game)
    if found is None:
        return None
    secrets = db.execute(f"SELECT {_SECRET} FROM secrets WHERE game = ? ORDER BY hash", (game,))
    requests = db.execute(
        "SELECT request, first, last FROM requests WHERE game = ? ORDER BY first", (game,)
    )
    return GameBundle(
        found.row,
        found.log,
        [SecretRow(*columns) for columns in secrets],
        [RequestRow(*columns) for columns in requests],
    )


def rows_after(db: sqlite3.Connection, game: str, seq: int) -> list[LogRow]:
    """Return the rows of a game after a number."""
    found = db.execute(
        f"SELECT {_LOG} FROM log WHERE game = ? AND seq > ? ORDER BY seq", (game, seq)
    )
    return [LogRow(*columns) for columns in found]


def find_request(db: sqlite3.Connection, game: str, request: str) -> tuple[int, int] | None:
    """Return the first and last row number of a request."""
    found = db.execute(
        "SELECT first, last FROM requests WHERE game = ? AND request = ?", (game, request)
    ).fetchone()
    return (found[0], found[1]) if found else None


def secret(db: sqlite3.Connection, hash: str) -> SecretRow | None:
    """Return the secret with this hash."""
    found = db.execute(f"SELECT {_SECRET} FROM secrets WHERE hash = ?", (hash,)).fetchone()
    return SecretRow(*found) if found else None


def public_games(db: sqlite3.Connection, limit: int) -> list[Summary]:
    """Return public tables, the newest first."""
    found = db.execute(
        f"SELECT {_SUMMARY} FROM games WHERE public AND NOT closed"
        " ORDER BY created DESC, id LIMIT ?",
        (limit,),
    )
    return [_summary(*columns) for columns in found]


def games_of(db: sqlite3.Connection, device: str, limit: int) -> list[Summary]:
    """Return the games in which a device has a seat."""
    found = db.execute(
        f"SELECT {_SUMMARY} FROM games WHERE id IN"
        " (SELECT game FROM secrets WHERE device = ? AND kind = 'seat')"
        " ORDER BY updated DESC, id LIMIT ?",
        (device, limit),
    )
    return [_summary(*columns) for columns in found]


def _summary(about: str, creator: str, seq: int, updated: float) -> Summary:
    return Summary(decode_row(about, creator), seq, updated)


def game_ids(db: sqlite3.Connection, after: str, limit: int) -> list[str]:
    """Return ids in alphabetical order."""
    found = db.execute("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
    return [columns[0] for columns in found]


def idle_games(db: sqlite3.Connection, before: float, limit: int) -> list[str]:
    """Return ids of games not changed since a time."""
    found = db.execute(
        "SELECT id FROM games WHERE updated < ? ORDER BY updated LIMIT ?", (before, limit)
    )
    return [columns[0] for columns in found]


# --- sweeps
def games_to_sweep(db: sqlite3.Connection, since: float, until: float, now: float) -> list[str]:
    """Return ids of open games without a valid sweep note."""
    found = db.execute(
        "SELECT games.id FROM games LEFT JOIN care ON care.game = games.id"
        " WHERE games.updated > ? AND games.updated <= ? AND NOT games.closed"
        " AND (care.seq IS NULL OR care.seq < games.seq OR care.due <= ?)"
        " ORDER BY games.updated",
        (since, until, now),
    )
    return [columns[0] for columns in found]


def note_swept(db: sqlite3.Connection, notes: Sequence[SweepNote]) -> None:
    """Store the notes of games that still exist."""
    db.executemany(
        "INSERT OR REPLACE INTO care SELECT id, ?, ? FROM games WHERE id = ?",
        [(note.seq, note.due, note.game) for note in notes],
    )


# --- reminders
def set_reminder(db: sqlite3.Connection, new: ReminderRow) -> None:
    """Insert or replace the reminder of a token; ``Conflict`` if the token is unknown."""
    values = (new.token, new.game, new.seat, new.id, new.address, new.made, *_progress(new))
    try:
        clear_reminder(db, new.token)
        places = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
        db.execute(f"INSERT INTO reminders ({_REMINDER}) VALUES ({places})", values)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from None


def clear_reminder(db: sqlite3.Connection, token: str) -> None:
    """Delete the reminder of a token."""
    db.execute("DELETE FROM reminders WHERE token = ?", (token,))


def reminder(db: sqlite3.Connection, token: str) -> ReminderRow | None:
    """Return the reminder of a token."""
    found = _reminders(db, "WHERE token = ?", token)
    return found[0] if found else None


def outdated_reminders(db: sqlite3.Connection, limit: int) -> list[ReminderRow]:
    """Return reminders whose game has newer rows."""
    which = "WHERE looked < (SELECT seq FROM games WHERE games.id = reminders.game) LIMIT ?"
    return _reminders(db, which, limit)


def due_reminders(db: sqlite3.Connection, before: float, limit: int) -> list[ReminderRow]:
    """Return reminders due before a time, the longest due first."""
    return _reminders(db, "WHERE due <= ? ORDER BY due, token LIMIT ?", before, limit)


def update_reminder(db: sqlite3.Connection, old: ReminderRow, new: ReminderRow) -> bool:
    """Replace the progress of ``old``; False if it has changed."""
    changed = db.execute(
        "UPDATE reminders SET looked = ?, decision = ?, due = ?, tries = ?"
        " WHERE token = ? AND id = ?"
        " AND looked = ? AND decision = ? AND due IS ? AND tries = ?",
        (*_progress(new), old.token, old.id, *_progress(old)),
    )
    return changed.rowcount == 1


def _reminders(db: sqlite3.Connection, which: str, *values: object) -> list[ReminderRow]:
    found = db.execute(f"SELECT {_REMINDER} FROM reminders {which}", values)
    return [ReminderRow(*columns) for columns in found]


def _progress(row: ReminderRow) -> tuple[object, ...]:
    return row.looked, row.decision, row.due, row.tries


# --- changes and checks
def data_version(db: sqlite3.Connection) -> int:
    """Return a number that differs after another connection has committed."""
    return int(db.execute("PRAGMA data_version").fetchone()[0])


def newest_change(db: sqlite3.Connection) -> int:
    """Return the number of the newest change."""
    return int(db.execute("SELECT number FROM changes").fetchone()[0])


def changed_since(db: sqlite3.Connection, number: int) -> list[tuple[str, int]]:
    """Return games and their last row numbers, of all changes after a number."""
    return db.execute(
        "SELECT id, seq FROM games WHERE changed > ?"
        " UNION ALL SELECT game, number FROM news WHERE changed > ?",
        (number, number),
    ).fetchall()


def faults(db: sqlite3.Connection, version: int) -> list[str]:
    """Return the inconsistencies that the database finds itself."""
    found = [f"SQLite: {text}" for (text,) in db.execute("PRAGMA integrity_check(20)")]
    found = [] if found == ["SQLite: ok"] else found
    if schema_version(db) != version:
        found.append(f"the schema has version {schema_version(db)}, not {version}")
    for fault, query in FAULTS.items():
        for game, number in db.execute(query):
            found.append(f"game {game}: {fault.format(number)}")
    return found
