"""PostgreSQL queries. Values are always parameters, never part of the SQL text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.server.storage.columns import (
    blank_personal_text,
    closes_table,
    decode_row,
    game_columns,
    pack_columns,
)
from smallworld.server.storage.postgres.pool import Connection, IntegrityError
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

CHANNEL: Final = "smallworld"
_SECRET: Final = "game, kind, seat, hash, device"
_SUMMARY: Final = "games.about, games.creator, games.seq, games.updated"
_REMINDER: Final = "token, game, seat, id, address, made, looked, decision, due, tries"
_THIS: Final = "pg_current_xact_id()::text::bigint"  # the current transaction

# One statement, so one round trip. If the rows do not follow the game's last row, or the request
# is known, `moved` is empty and nothing is written.
_APPEND: Final = f"""
    WITH moved AS (
        UPDATE games SET seq = $3, updated = $4, changed = {_THIS}, closed = closed OR $11
        WHERE id = $1 AND seq = $2::bigint - 1
            AND NOT EXISTS (SELECT FROM requests WHERE game = $1 AND request = $5)
        RETURNING id
    ), rows AS (
        INSERT INTO log SELECT moved.id, row.* FROM moved,
            unnest($6::bigint[], $7::text[], $8::bigint[], $9::text[], $10::float8[]) AS row
    ), done AS (
        INSERT INTO requests SELECT id, $5, $2, $3 FROM moved WHERE $5 <> ''
    )
    SELECT pg_notify('{CHANNEL}', id || ' ' || $3::bigint) FROM moved
"""


# --- games and log, writing
async def add_game(db: Connection, bundle: GameBundle) -> None:
    """Insert a new game with all that belongs to it."""
    game, log = bundle.row.id, bundle.log
    last = await db.fetchval(
        f"INSERT INTO games VALUES ($1, $2, $3, $4, $5, $6, $7, $8, {_THIS})"
        " ON CONFLICT DO NOTHING RETURNING seq",
        *game_columns(bundle),
    )
    if last is None:
        raise Conflict(f"game {game} is there")
    if (packs := pack_columns(bundle.row)) is not None:
        await db.execute("INSERT INTO brought VALUES ($1, $2, $3)", *packs)
    await db.execute(
        "INSERT INTO log SELECT $1, row.* FROM"
        " unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::float8[]) AS row",
        *(game, *_columns(log)),
    )
    await _add_secrets(db, bundle.secrets)
    await db.executemany(
        "INSERT INTO requests VALUES ($1, $2, $3, $4)",
        [(game, done.request, done.first, done.last) for done in bundle.requests],
    )
    await notify(db, CHANNEL, f"{game} {last}")


async def append(
    db: Connection,
    game: str,
    rows: Sequence[LogRow],
    request: str = "",
    secrets: Sequence[SecretRow] = (),
    forget: int | None = None,
) -> None:
    """Append rows that follow the last one, or raise ``Conflict``."""
    if rows:
        first, last = rows[0].seq, rows[-1].seq
        values = (game, first, last, rows[-1].at, request, *_columns(rows), closes_table(rows))
        if not await db.fetch(_APPEND, *values):
            raise Conflict(f"row {first} does not follow the last one of game {game}")
    if forget is not None:
        await db.execute("DELETE FROM secrets WHERE game = $1 AND seat = $2", game, forget)
    await _add_secrets(db, secrets)


async def use_invite(db: Connection, invite: str, token: SecretRow, row: LogRow) -> bool:
    """Trade an invite for a seat token; False if it does not exist (any more)."""
    # Lock the game first, like every other write: then nobody else uses its invites.
    seq = await db.fetchval("SELECT seq FROM games WHERE id = $1 FOR UPDATE", token.game)
    is_valid = await db.fetchval(
        "SELECT true FROM secrets WHERE hash = $1 AND kind = 'invite' AND game = $2",
        *(invite, token.game),
    )
    if not is_valid:
        return False
    if seq != row.seq - 1:
        raise Conflict(f"row {row.seq} does not follow the last one of game {token.game}")
    await append(db, token.game, [row], secrets=[token], forget=token.seat)
    return True


def _columns(rows: Sequence[LogRow]) -> tuple[list[object], ...]:
    return (
        [row.seq for row in rows],
        [row.kind for row in rows],
        [row.seat for row in rows],
        [row.text for row in rows],
        [row.at for row in rows],
    )


async def _add_secrets(db: Connection, secrets: Sequence[SecretRow]) -> None:
    if secrets:
        await db.executemany(
            f"INSERT INTO secrets ({_SECRET}) VALUES ($1, $2, $3, $4, $5)",
            [(new.game, new.kind, new.seat, new.hash, new.device) for new in secrets],
        )


async def delete_game(db: Connection, game: str) -> None:
    """Delete a game and, by foreign keys, all that belongs to it."""
    await db.execute("DELETE FROM games WHERE id = $1", game)
    await _add_news(db, game, DELETED)


async def forget_device(db: Connection, device: str) -> int:
    """Blank the names and chat of a device's seats and drop its tokens; count the seats."""
    if not device:
        return 0
    await db.execute(
        "SELECT FROM games WHERE creator = $1 OR id IN"
        " (SELECT game FROM secrets WHERE device = $1) ORDER BY id FOR UPDATE",
        device,
    )
    seats = await db.fetch(
        "SELECT DISTINCT game, seat FROM secrets WHERE device = $1 AND kind = 'seat'", device
    )
    for game, seat in seats:
        rows = await db.fetch(
            "SELECT seq, kind, text FROM log"
            " WHERE game = $1 AND seat = $2 AND kind IN ('seat', 'chat')",
            *(game, seat),
        )
        await db.executemany(
            "UPDATE log SET text = $3 WHERE game = $1 AND seq = $2",
            [(game, seq, blank_personal_text(kind, text)) for seq, kind, text in rows],
        )
        await _add_news(db, game, REWRITTEN)
    await db.execute("DELETE FROM secrets WHERE device = $1", device)
    await db.execute("UPDATE games SET creator = '' WHERE creator = $1", device)
    return len(seats)


async def notify(db: Connection, channel: str, payload: str) -> None:
    """Send a notification when this transaction commits."""
    await db.execute("SELECT pg_notify($1, $2)", channel, payload)


async def _add_news(db: Connection, game: str, number: int) -> None:
    """Notify all processes of a change that appended nothing; later ones find it by query."""
    await db.execute("DELETE FROM news WHERE at < clock_timestamp() - interval '1 day'")
    await db.execute(
        f"INSERT INTO news VALUES ($1, $2, {_THIS}, clock_timestamp()) ON CONFLICT (game) DO UPDATE"
        " SET number = excluded.number, changed = excluded.changed, at = excluded.at",
        *(game, number),
    )
    await notify(db, CHANNEL, f"{game} {number}")


# --- leases
async def lease(db: Connection, name: str, holder: str, seconds: float) -> bool:
    """Take a lease that is free, expired or already the holder's."""
    taken = await db.fetchval(
        "INSERT INTO leases VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))"
        " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires = excluded.expires"
        " WHERE leases.holder = excluded.holder OR leases.expires <= clock_timestamp()"
        " RETURNING true",
        *(name, holder, float(seconds)),
    )
    return taken is True


async def release(db: Connection, name: str, holder: str) -> None:
    """Give a lease back, if ``holder`` has it."""
    await db.execute("DELETE FROM leases WHERE name = $1 AND holder = $2", name, holder)


# --- games and log, reading
async def load(db: Connection, game: str) -> StoredGame | None:
    """Return a game and its log, as of one moment."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        return await _load(db, game)


async def _load(db: Connection, game: str) -> StoredGame | None:
    found = await db.fetchrow(
        "SELECT about, creator, packs, board FROM games LEFT JOIN brought ON game = id"
        " WHERE id = $1",
        game,
    )
    return StoredGame(decode_row(*found), await rows_after(db, game, 0)) if found else None


async def export_game(db: Connection, game: str) -> GameBundle | None:
    """Return a game with all that belongs to it, as of one moment."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        found = await _load(db, game)
        if found is None:
            return None
        secrets = await db.fetch(
            f"SELECT {_SECRET} FROM secrets WHERE game = $1 ORDER BY hash", game
        )
        requests = await db.fetch(
            "SELECT request, first, last FROM requests WHERE game = $1 ORDER BY first", game
        )
    return GameBundle(
        found.row,
        found.log,
        [SecretRow(*columns) for columns in secrets],
        [RequestRow(*columns) for columns in requests],
    )


async def rows_after(db: Connection, game: str, seq: int) -> list[LogRow]:
    """Return the rows of a game after a number."""
    found = await db.fetch(
        "SELECT seq, kind, seat, text, at FROM log WHERE game = $1 AND seq > $2 ORDER BY seq",
        *(game, seq),
    )
    return [LogRow(*columns) for columns in found]


async def find_request(db: Connection, game: str, request: str) -> tuple[int, int] | None:
    """Return the first and last row number of a request."""
    found = await db.fetchrow(
        "SELECT first, last FROM requests WHERE game = $1 AND request = $2", game, request
    )
    return (found[0], found[1]) if found else None


async def secret(db: Connection, hash: str) -> SecretRow | None:
    """Return the secret with this hash."""
    found = await db.fetchrow(f"SELECT {_SECRET} FROM secrets WHERE hash = $1", hash)
    return SecretRow(*found) if found else None


async def public_games(db: Connection, limit: int) -> list[Summary]:
    """Return public tables, the newest first."""
    found = await db.fetch(
        f"SELECT {_SUMMARY} FROM games WHERE public AND NOT closed"
        " ORDER BY created DESC, id LIMIT $1",
        limit,
    )
    return [_summary(*columns) for columns in found]


async def games_of(db: Connection, device: str, limit: int) -> list[Summary]:
    """Return the games in which a device has a seat."""
    found = await db.fetch(
        f"SELECT {_SUMMARY} FROM games WHERE id IN"
        " (SELECT game FROM secrets WHERE device = $1 AND kind = 'seat')"
        " ORDER BY updated DESC, id LIMIT $2",
        *(device, limit),
    )
    return [_summary(*columns) for columns in found]


def _summary(about: str, creator: str, seq: int, updated: float) -> Summary:
    return Summary(decode_row(about, creator), seq, updated)


async def game_ids(db: Connection, after: str, limit: int) -> list[str]:
    """Return ids in alphabetical order."""
    found = await db.fetch("SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2", after, limit)
    return [columns[0] for columns in found]


async def idle_games(db: Connection, before: float, limit: int) -> list[str]:
    """Return ids of games not changed since a time."""
    found = await db.fetch(
        "SELECT id FROM games WHERE updated < $1 ORDER BY updated LIMIT $2", before, limit
    )
    return [columns[0] for columns in found]


# --- sweeps
async def games_to_sweep(db: Connection, since: float, until: float, now: float) -> list[str]:
    """Return ids of open games without a valid sweep note."""
    found = await db.fetch(
        "SELECT games.id FROM games LEFT JOIN care ON care.game = games.id"
        " WHERE games.updated > $1 AND games.updated <= $2 AND NOT games.closed"
        " AND (care.seq IS NULL OR care.seq < games.seq OR care.due <= $3)"
        " ORDER BY games.updated",
        *(since, until, now),
    )
    return [columns[0] for columns in found]


async def note_swept(db: Connection, notes: Sequence[SweepNote]) -> None:
    """Store the notes of games that still exist; locked in id order to avoid deadlocks."""
    await db.executemany(
        "INSERT INTO care SELECT id, $2, $3 FROM games WHERE id = $1 FOR KEY SHARE"
        " ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, due = excluded.due",
        sorted((note.game, note.seq, note.due) for note in notes),
    )


# --- reminders
async def set_reminder(db: Connection, new: ReminderRow) -> None:
    """Insert or replace the reminder of a token; ``Conflict`` if the token is unknown."""
    values = (new.token, new.game, new.seat, new.id, new.address, new.made, *_progress(new))
    replaced = ", ".join(f"{name} = excluded.{name}" for name in _REMINDER.split(", "))
    try:
        await db.execute(
            f"INSERT INTO reminders ({_REMINDER})"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
            f" ON CONFLICT (token) DO UPDATE SET {replaced}",
            *values,
        )
    except IntegrityError as error:
        raise Conflict(str(error)) from None


async def clear_reminder(db: Connection, token: str) -> None:
    """Delete the reminder of a token."""
    await db.execute("DELETE FROM reminders WHERE token = $1", token)


async def reminder(db: Connection, token: str) -> ReminderRow | None:
    """Return the reminder of a token."""
    found = await _reminders(db, "WHERE token = $1", token)
    return found[0] if found else None


async def outdated_reminders(db: Connection, limit: int) -> list[ReminderRow]:
    """Return reminders whose game has newer rows."""
    which = "WHERE looked < (SELECT seq FROM games WHERE games.id = reminders.game) LIMIT $1"
    return await _reminders(db, which, limit)


async def due_reminders(db: Connection, before: float, limit: int) -> list[ReminderRow]:
    """Return reminders due before a time, the longest due first."""
    return await _reminders(db, "WHERE due <= $1 ORDER BY due, token LIMIT $2", before, limit)


async def update_reminder(db: Connection, old: ReminderRow, new: ReminderRow) -> bool:
    """Replace the progress of ``old``; False if it has changed."""
    updated = await db.fetchval(
        "UPDATE reminders SET looked = $1, decision = $2, due = $3, tries = $4"
        " WHERE token = $5 AND id = $6 AND looked = $7 AND decision = $8"
        " AND due IS NOT DISTINCT FROM $9 AND tries = $10 RETURNING true",
        *(*_progress(new), old.token, old.id, *_progress(old)),
    )
    return updated is True


async def _reminders(db: Connection, which: str, *values: object) -> list[ReminderRow]:
    found = await db.fetch(f"SELECT {_REMINDER} FROM reminders {which}", *values)
    return [ReminderRow(*columns) for columns in found]


def _progress(row: ReminderRow) -> tuple[object, ...]:
    return row.looked, row.decision, row.due, row.tries


# --- changes and transactions
async def horizon(db: Connection) -> int:
    """Return the transaction id below which every transaction has ended."""
    return int(await db.fetchval("SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint"))


async def changed_since(db: Connection, number: int) -> list[tuple[str, int]]:
    """Return games and their last row numbers, of all changes from a transaction id on."""
    found = await db.fetch(
        "SELECT id, seq FROM games WHERE changed >= $1"
        " UNION ALL SELECT game, number FROM news WHERE changed >= $1",
        number,
    )
    return [(game, seq) for game, seq in found]


async def transaction_id(db: Connection) -> str:
    """Return the id of this transaction, to query its outcome later."""
    return str(await db.fetchval("SELECT pg_current_xact_id()::text"))


async def transaction_status(db: Connection, transaction: str) -> str | None:
    """Return ``committed``, ``aborted``, ``in progress``, or ``None`` if long ago."""
    found = await db.fetchval("SELECT pg_xact_status($1::text::xid8)", transaction)
    return None if found is None else str(found)
