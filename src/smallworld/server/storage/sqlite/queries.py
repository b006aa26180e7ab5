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
    PackUsage,
    QuotaRow,
    ReminderRow,
    RequestRow,
    SecretRow,
    StoredGame,
    Summary,
    SweepNote,
)
from smallworld.server.storage.schema import (
    CLOCK_TOLERANCE,
    FAULTS,
    LISTED,
    ORPHANS,
    REVEALS,
    UNSTARTED,
)
from smallworld.server.storage.sqlite.file import NOW, schema_version

_LOG: Final = "seq, kind, seat, text, at"
_SECRET: Final = "game, kind, seat, hash, device"
_GAME: Final = "id, created, public, closed, creator, origin, about, seq, updated, changed"
_SUMMARY: Final = "games.about, games.creator, games.origin, games.seq, games.updated"
_REMINDER: Final = "token, game, seat, id, address, made, looked, decision, due, tries"
_NEWS_SECONDS: Final = 86_400.0  # a process that polls nothing for longer is dead


# All checks in one statement: if one fails, nothing was written. The group has counted the change.
_ADVANCE: Final = """
    UPDATE games SET seq = ?1, updated = ?2, closed = closed OR ?3,
        changed = (SELECT number FROM changes)
    WHERE id = ?4 AND seq = ?5
        AND NOT EXISTS (SELECT 1 FROM requests WHERE game = ?4 AND request = ?6)
        AND (?7 = '' OR EXISTS (SELECT 1 FROM secrets
            WHERE hash = ?7 AND game = ?4 AND kind = 'seat' AND seat IS ?8))
"""


# --- games and log, writing; the caller holds the write lock
def add_game(db: sqlite3.Connection, bundle: GameBundle) -> None:
    """Insert a new game with all that belongs to it."""
    game = bundle.row.id
    try:
        db.execute(
            f"INSERT INTO games ({_GAME}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, number FROM changes",
            game_columns(bundle),
        )
        for place, hash, size, text in pack_columns(bundle.row):
            db.execute("INSERT OR IGNORE INTO pack_texts VALUES (?, ?, ?)", (hash, size, text))
            db.execute("INSERT INTO game_packs VALUES (?, ?, ?)", (game, place, hash))
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
    token: str = "",
) -> None:
    """Append rows that follow the last one, or raise ``Conflict``."""
    try:
        if rows:
            _advance(db, game, rows, request, token)
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


def _advance(
    db: sqlite3.Connection, game: str, rows: Sequence[LogRow], request: str, token: str
) -> None:
    first, last = rows[0], rows[-1]
    values = (last.seq, last.at, closes_table(rows), game, first.seq - 1)
    if db.execute(_ADVANCE, (*values, request, token, first.seat)).rowcount != 1:
        raise Conflict(f"row {first.seq} does not follow the last one of game {game}")


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


def delete_game(db: sqlite3.Connection, game: str, idle_since: float | None) -> bool:
    """Delete a game, if it is idle, and by foreign keys all that belongs to it."""
    packs = db.execute("SELECT hash FROM game_packs WHERE game = ?", (game,)).fetchall()
    deleted = db.execute(
        "DELETE FROM games WHERE id = ?1 AND (?2 IS NULL OR updated < ?2)", (game, idle_since)
    )
    if deleted.rowcount == 0:
        return False
    db.executemany(
        "DELETE FROM pack_texts WHERE hash = ?1"
        " AND NOT EXISTS (SELECT 1 FROM game_packs WHERE hash = ?1)",
        packs,
    )
    _add_news(db, game, DELETED)
    return True


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
    db.execute("UPDATE games SET creator = '', origin = '' WHERE creator = ?", (device,))
    return len(seats)


def count_change(db: sqlite3.Connection) -> int:
    """Count a change and return its number; all games that one transaction changes share it."""
    counted = db.execute("UPDATE changes SET number = number + 1 RETURNING number").fetchall()
    return int(counted[0][0])


def add_news(db: sqlite3.Connection, games: Sequence[str], number: int) -> None:
    """Notify other processes of changes that appended nothing."""
    for game in games:
        _add_news(db, game, number)


def _add_news(db: sqlite3.Connection, game: str, number: int) -> None:
    """Notify other processes of a change that appended nothing."""
    db.execute(f"DELETE FROM news WHERE at < {NOW} - ?", (_NEWS_SECONDS,))
    db.execute(
        f"INSERT OR REPLACE INTO news SELECT ?, ?, number, {NOW} FROM changes", (game, number)
    )


# --- quotas
def quotas(db: sqlite3.Connection) -> list[QuotaRow]:
    """Return all quotas."""
    found = db.execute("SELECT subject, factor, until, note FROM quotas ORDER BY subject")
    return [QuotaRow(*columns) for columns in found]


def set_quota(db: sqlite3.Connection, row: QuotaRow) -> None:
    """Insert or replace a quota."""
    values = (row.subject, row.factor, row.until, row.note)
    db.execute("INSERT OR REPLACE INTO quotas VALUES (?, ?, ?, ?)", values)


def clear_quota(db: sqlite3.Connection, subject: str) -> bool:
    """Delete a quota."""
    return db.execute("DELETE FROM quotas WHERE subject = ?", (subject,)).rowcount == 1


# --- leases
def lease(db: sqlite3.Connection, name: str, holder: str, seconds: float) -> bool:
    """Take a lease that is free, expired, impossible or already the holder's."""
    taken = db.execute(
        f"INSERT INTO leases VALUES (?1, ?2, {NOW} + ?3, ?3) ON CONFLICT (name) DO UPDATE"
        " SET holder = excluded.holder, expires = excluded.expires, seconds = excluded.seconds"
        f" WHERE leases.holder = excluded.holder OR leases.expires <= {NOW}"
        f" OR leases.expires > {NOW} + leases.seconds + ?4",
        (name, holder, float(seconds), CLOCK_TOLERANCE),
    )
    return taken.rowcount == 1


def release(db: sqlite3.Connection, name: str, holder: str) -> None:
    """Give a lease back, if ``holder`` has it."""
    db.execute("DELETE FROM leases WHERE name = ? AND holder = ?", (name, holder))


# --- games and log, reading
def load(db: sqlite3.Connection, game: str) -> StoredGame | None:
    """Return a game and its log."""
    found = db.execute("SELECT about, creator, origin FROM games WHERE id = ?", (game,)).fetchone()
    if found is None:
        return None
    texts = db.execute(
        "SELECT place, text FROM game_packs JOIN pack_texts USING (hash) WHERE game = ?", (game,)
    )
    about, creator, origin = found
    return StoredGame(decode_row(about, creator, origin, texts), rows_after(db, game, 0))


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
        f"SELECT {_SUMMARY} FROM (SELECT * FROM ({LISTED}) AS listed"
        " ORDER BY turn, created DESC, id LIMIT ?) AS games ORDER BY created DESC, id",
        (limit,),
    )
    return [_summary(*columns) for columns in found]


def count_listed(db: sqlite3.Connection, origin: str, since: float) -> int:
    """Count the open public tables of an origin."""
    found = db.execute(
        "SELECT count(*) FROM games WHERE public AND NOT closed AND origin = ? AND created > ?",
        (origin, since),
    )
    return int(found.fetchone()[0])


def pack_usage(db: sqlite3.Connection, hashes: Sequence[str]) -> PackUsage:
    """Return the size of all packs, and which of these are stored."""
    size = db.execute("SELECT coalesce(sum(size), 0) FROM pack_texts").fetchone()[0]
    places = ", ".join("?" * len(hashes))
    known = db.execute(f"SELECT hash FROM pack_texts WHERE hash IN ({places})", (*hashes,))
    return PackUsage(int(size), frozenset(columns[0] for columns in known))


def games_of(db: sqlite3.Connection, devices: Sequence[str], limit: int) -> list[Summary]:
    """Return the games in which one of these devices has a seat."""
    places = ", ".join("?" * len(devices))
    found = db.execute(
        f"SELECT {_SUMMARY} FROM games WHERE id IN"
        f" (SELECT game FROM secrets WHERE device IN ({places}) AND kind = 'seat')"
        " ORDER BY updated DESC, id LIMIT ?",
        (*devices, limit),
    )
    return [_summary(*columns) for columns in found]


def _summary(about: str, creator: str, origin: str, seq: int, updated: float) -> Summary:
    return Summary(decode_row(about, creator, origin), seq, updated)


def latest_games(db: sqlite3.Connection, before: float, limit: int) -> list[Summary]:
    """Return games of all kinds, the latest change first."""
    found = db.execute(
        f"SELECT {_SUMMARY} FROM games WHERE updated < ? ORDER BY updated DESC, id LIMIT ?",
        (before, limit),
    )
    return [_summary(*columns) for columns in found]


def games_with_reveals(
    db: sqlite3.Connection, reveals: Sequence[str], least: int, since: float
) -> list[Summary]:
    """Return open games with at least so many of these reveals."""
    places = ", ".join("?" * len(reveals))
    found = db.execute(
        f"SELECT {_SUMMARY} FROM games WHERE NOT closed AND updated > ? AND id IN"
        f" (SELECT game FROM log WHERE {REVEALS} AND text IN ({places})"
        " GROUP BY game HAVING count(DISTINCT text) >= ?)",
        (since, *reveals, least),
    )
    return [_summary(*columns) for columns in found]


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


def unstarted_games(db: sqlite3.Connection, before: float, limit: int) -> list[str]:
    """Return ids of open games in which no person has acted."""
    found = db.execute(
        f"SELECT id FROM games WHERE updated < ? AND NOT closed AND {UNSTARTED}"
        " ORDER BY updated LIMIT ?",
        (before, limit),
    )
    return [columns[0] for columns in found]


# --- sweeps
def games_to_sweep(db: sqlite3.Connection, since: float, until: float, now: float) -> list[str]:
    """Return ids of open games without a valid sweep note."""
    found = db.execute(
        "SELECT games.id FROM games LEFT JOIN care ON care.game = games.id"
        " WHERE games.updated > ?1 AND NOT games.closed"
        # Changed in the future: the clock was set back since.
        " AND (games.updated <= ?2 OR games.updated > ?3 + ?4)"
        " AND (care.seq IS NULL OR care.seq < games.seq OR care.due <= ?3)"
        " ORDER BY games.updated",
        (since, until, now, CLOCK_TOLERANCE),
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
    for fault, query in ORPHANS.items():
        found += [fault.format(owner) for (owner,) in db.execute(query)]
    return found
