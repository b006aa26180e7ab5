"""PostgreSQL queries. Values are always parameters, never part of the SQL text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from smallworld.server.storage.columns import (
    blank_personal_text,
    closes_table,
    decode_row,
    game_columns,
    pack_columns,
)
from smallworld.server.storage.postgres.pool import (
    Connection,
    IntegrityError,
    LockTimeout,
    StillRunning,
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
from smallworld.server.storage.schema import CLOCK_TOLERANCE, LISTED, REVEALS, UNSTARTED

CHANNEL: Final = "smallworld"
NOTIFIED_TOGETHER: Final = 80  # games, with ids of up to 80 characters
_SECRET: Final = "game, kind, seat, hash, device"
_GAME: Final = "id, created, public, closed, creator, origin, about, seq, updated, changed"
_SUMMARY: Final = "games.about, games.creator, games.origin, games.seq, games.updated"
_REMINDER: Final = "token, game, seat, id, address, made, looked, decision, due, tries"
_THIS: Final = "pg_current_xact_id()::text::bigint"  # the current transaction

# One statement for all appends of a group, so one round trip. A game whose rows do not follow its
# last row, whose request is known, or whose token does not open the seat is missing in `moved`,
# and nothing of it is written. Games are locked in id order to avoid deadlocks.
_APPEND: Final = f"""
    WITH wanted AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::float8[], $5::text[],
            $6::text[], $7::bigint[], $8::boolean[])
            AS wanted (game, first, last, at, request, token, seat, closes)
    ), locked AS (
        SELECT id FROM games WHERE id = ANY ($1) ORDER BY id FOR UPDATE
    ), moved AS (
        UPDATE games SET seq = wanted.last, updated = wanted.at, changed = {_THIS},
            closed = closed OR wanted.closes
        FROM locked JOIN wanted ON wanted.game = locked.id
        WHERE games.id = locked.id AND games.seq = wanted.first - 1
            AND NOT EXISTS (SELECT FROM requests
                WHERE requests.game = wanted.game AND requests.request = wanted.request)
            AND (wanted.token = '' OR EXISTS (SELECT FROM secrets
                WHERE hash = wanted.token AND secrets.game = wanted.game AND kind = 'seat'
                AND secrets.seat IS NOT DISTINCT FROM wanted.seat))
        RETURNING games.id, wanted.request, wanted.first, wanted.last
    ), rows AS (
        INSERT INTO log SELECT row.* FROM moved JOIN
            unnest($9::text[], $10::bigint[], $11::text[], $12::bigint[], $13::text[],
            $14::float8[]) AS row (game, seq, kind, seat, text, at) ON row.game = moved.id
    ), done AS (
        INSERT INTO requests SELECT id, request, first, last FROM moved WHERE request <> ''
    )"""
# One notification for many games: every process handles each one. Its text has at most 8,000 bytes:
# each game with its last row and, in a second line, who wrote them if that was a group.
_APPENDED: Final = f"""
    SELECT array_agg(id), pg_notify('{CHANNEL}', string_agg(id || ' ' || last, ',') || {{writer}})
    FROM (SELECT id, last, row_number() OVER () / {NOTIFIED_TOGETHER} AS part FROM moved) AS parts
    GROUP BY part"""

_NOTE_GROUP: Final = """
    INSERT INTO writers VALUES ({writer}, {group}, clock_timestamp()) ON CONFLICT (id)
    DO UPDATE SET committed = excluded.committed, at = excluded.at RETURNING committed
"""
_APPEND_ALONE: Final = _APPEND + _APPENDED.format(writer="''")
_APPEND_GROUP: Final = (
    f"{_APPEND}, noted AS ({_NOTE_GROUP.format(writer='$15', group='$16')})"
    + _APPENDED.format(writer="chr(10) || $15::text")
)


class Append(NamedTuple):
    """Rows to append to a game, with the request and the token (by hash) they come from."""

    game: str
    rows: Sequence[LogRow]
    request: str = ""
    token: str = ""


# --- games and log, writing
async def add_game(db: Connection, bundle: GameBundle) -> None:
    """Insert a new game with all that belongs to it."""
    game, log = bundle.row.id, bundle.log
    last = await db.fetchval(
        f"INSERT INTO games ({_GAME}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, {_THIS})"
        " ON CONFLICT DO NOTHING RETURNING seq",
        *game_columns(bundle),
    )
    if last is None:
        raise Conflict(f"game {game} is there")
    for place, hash, size, text in sorted(pack_columns(bundle.row), key=lambda pack: pack[1]):
        # The update locks the text, so that no other process deletes it before the commit.
        await db.execute(
            "INSERT INTO pack_texts VALUES ($1, $2, $3)"
            " ON CONFLICT (hash) DO UPDATE SET size = excluded.size",
            *(hash, size, text),
        )
        await db.execute("INSERT INTO game_packs VALUES ($1, $2, $3)", game, place, hash)
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
    token: str = "",
) -> None:
    """Append rows that follow the last one, or raise ``Conflict``."""
    if rows:
        wanted = Append(game, rows, request, token)
        if not await db.fetch(_APPEND_ALONE, *_append_values([wanted])):
            raise Conflict(f"row {rows[0].seq} does not follow the last one of game {game}")
    if forget is not None:
        await db.execute("DELETE FROM secrets WHERE game = $1 AND seat = $2", game, forget)
    await _add_secrets(db, secrets)


async def append_group(
    db: Connection, appends: Sequence[Append], writer: str, group: int
) -> set[str]:
    """Append to several games, each once, in a transaction of its own; return those it moved.

    It stores the number of the group like ``note_group``.
    """
    moved = await db.fetch(_APPEND_GROUP, *_append_values(appends), writer, group)
    return {game for columns in moved for game in columns[0]}


def _append_values(appends: Sequence[Append]) -> tuple[list[object], ...]:
    rows = [row for wanted in appends for row in wanted.rows]
    return (
        [wanted.game for wanted in appends],
        [wanted.rows[0].seq for wanted in appends],
        [wanted.rows[-1].seq for wanted in appends],
        [wanted.rows[-1].at for wanted in appends],
        [wanted.request for wanted in appends],
        [wanted.token for wanted in appends],
        [wanted.rows[0].seat for wanted in appends],
        [closes_table(wanted.rows) for wanted in appends],
        [wanted.game for wanted in appends for _ in wanted.rows],
        *_columns(rows),
    )


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


async def delete_game(db: Connection, game: str, idle_since: float | None) -> bool:
    """Delete a game, if it is idle, and by foreign keys all that belongs to it."""
    packs = await db.fetchval("SELECT array_agg(hash) FROM game_packs WHERE game = $1", game)
    # Waits for a transaction that appends to the game, then reads the row it left.
    deleted = await db.fetchval(
        "DELETE FROM games WHERE id = $1 AND ($2::float8 IS NULL OR updated < $2) RETURNING true",
        *(game, idle_since),
    )
    if deleted is None:
        return False
    if packs:
        # Locked first: the next statement then sees the games that others have just added.
        await db.execute(
            "SELECT FROM pack_texts WHERE hash = ANY($1::text[]) ORDER BY hash FOR UPDATE", packs
        )
        await db.execute(
            "DELETE FROM pack_texts WHERE hash = ANY($1::text[]) AND NOT EXISTS"
            " (SELECT FROM game_packs WHERE game_packs.hash = pack_texts.hash)",
            packs,
        )
    await _add_news(db, game, DELETED)
    return True


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
    await db.execute("UPDATE games SET creator = '', origin = '' WHERE creator = $1", device)
    return len(seats)


async def notify(db: Connection, channel: str, payload: str) -> None:
    """Send a notification when this transaction commits."""
    await db.execute("SELECT pg_notify($1, $2)", channel, payload)


async def add_news(db: Connection, games: Sequence[str], number: int) -> None:
    """Notify all processes of changes that appended nothing."""
    for game in sorted(games):
        await _add_news(db, game, number)


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
    """Take a lease that is free, expired, impossible or already the holder's."""
    taken = await db.fetchval(
        "INSERT INTO leases VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3), $3)"
        " ON CONFLICT (name) DO UPDATE SET"
        " holder = excluded.holder, expires = excluded.expires, seconds = excluded.seconds"
        " WHERE leases.holder = excluded.holder OR leases.expires <= clock_timestamp() OR"
        " leases.expires > clock_timestamp() + make_interval(secs => leases.seconds + $4)"
        " RETURNING true",
        *(name, holder, float(seconds), CLOCK_TOLERANCE),
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
        "SELECT about, creator, origin, EXISTS (SELECT FROM game_packs WHERE game = id)"
        " FROM games WHERE id = $1",
        game,
    )
    if found is None:
        return None
    about, creator, origin, has_packs = found
    texts = has_packs and await db.fetch(
        "SELECT place, text FROM game_packs JOIN pack_texts USING (hash) WHERE game = $1", game
    )
    row = decode_row(about, creator, origin, texts or ())
    return StoredGame(row, await rows_after(db, game, 0))


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
        f"SELECT {_SUMMARY} FROM (SELECT * FROM ({LISTED}) AS listed"
        " ORDER BY turn, created DESC, id LIMIT $1) AS games ORDER BY created DESC, id",
        limit,
    )
    return [_summary(*columns) for columns in found]


async def count_listed(db: Connection, origin: str, since: float) -> int:
    """Count the open public tables of an origin."""
    found = await db.fetchval(
        "SELECT count(*) FROM games WHERE public AND NOT closed AND origin = $1 AND created > $2",
        *(origin, since),
    )
    return int(found)


async def pack_usage(db: Connection, hashes: Sequence[str]) -> PackUsage:
    """Return the size of all packs, and which of these are stored."""
    size, known = await db.fetchrow(
        "SELECT (SELECT coalesce(sum(size), 0) FROM pack_texts),"
        " ARRAY(SELECT hash FROM pack_texts WHERE hash = ANY($1::text[]))",
        list(hashes),
    )
    return PackUsage(int(size), frozenset(known))


async def latest_games(db: Connection, before: float, limit: int) -> list[Summary]:
    """Return games of all kinds, the latest change first."""
    found = await db.fetch(
        f"SELECT {_SUMMARY} FROM games WHERE updated < $1 ORDER BY updated DESC, id LIMIT $2",
        before,
        limit,
    )
    return [_summary(*columns) for columns in found]


async def quotas(db: Connection) -> list[QuotaRow]:
    """Return all quotas."""
    found = await db.fetch("SELECT subject, factor, until, note FROM quotas ORDER BY subject")
    return [QuotaRow(*columns) for columns in found]


async def set_quota(db: Connection, row: QuotaRow) -> None:
    """Insert or replace a quota."""
    await db.execute(
        "INSERT INTO quotas VALUES ($1, $2, $3, $4) ON CONFLICT (subject) DO UPDATE"
        " SET factor = excluded.factor, until = excluded.until, note = excluded.note",
        row.subject,
        row.factor,
        row.until,
        row.note,
    )


async def clear_quota(db: Connection, subject: str) -> bool:
    """Delete a quota."""
    deleted = await db.fetchval("DELETE FROM quotas WHERE subject = $1 RETURNING subject", subject)
    return deleted is not None


async def games_of(db: Connection, devices: Sequence[str], limit: int) -> list[Summary]:
    """Return the games in which one of these devices has a seat."""
    found = await db.fetch(
        f"SELECT {_SUMMARY} FROM games WHERE id IN"
        " (SELECT game FROM secrets WHERE device = ANY($1::text[]) AND kind = 'seat')"
        " ORDER BY updated DESC, id LIMIT $2",
        *(list(devices), limit),
    )
    return [_summary(*columns) for columns in found]


def _summary(about: str, creator: str, origin: str, seq: int, updated: float) -> Summary:
    return Summary(decode_row(about, creator, origin), seq, updated)


async def games_with_reveals(
    db: Connection, reveals: Sequence[str], least: int, since: float
) -> list[Summary]:
    """Return open games with at least so many of these reveals."""
    found = await db.fetch(
        f"SELECT {_SUMMARY} FROM games WHERE NOT closed AND updated > $1 AND id IN"
        f" (SELECT game FROM log WHERE {REVEALS} AND text = ANY($2::text[])"
        " GROUP BY game HAVING count(DISTINCT text) >= $3)",
        *(since, list(reveals), least),
    )
    return [_summary(*columns) for columns in found]


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


async def unstarted_games(db: Connection, before: float, limit: int) -> list[str]:
    """Return ids of open games in which no person has acted."""
    found = await db.fetch(
        f"SELECT id FROM games WHERE updated < $1 AND NOT closed AND {UNSTARTED}"
        " ORDER BY updated LIMIT $2",
        *(before, limit),
    )
    return [columns[0] for columns in found]


# --- sweeps
async def games_to_sweep(db: Connection, since: float, until: float, now: float) -> list[str]:
    """Return ids of open games without a valid sweep note."""
    found = await db.fetch(
        "SELECT games.id FROM games LEFT JOIN care ON care.game = games.id"
        " WHERE games.updated > $1 AND NOT games.closed"
        # Changed in the future: the clock was set back since.
        " AND (games.updated <= $2 OR games.updated > $3::float8 + $4)"
        " AND (care.seq IS NULL OR care.seq < games.seq OR care.due <= $3)"
        " ORDER BY games.updated",
        *(since, until, now, CLOCK_TOLERANCE),
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


# --- changes and commits
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


async def note_group(db: Connection, writer: str, group: int) -> None:
    """Store that ``writer`` commits its group number ``group`` with this transaction."""
    await _write_writer(db, _NOTE_GROUP.format(writer="$1", group="$2"), writer, group)


async def last_group(db: Connection, writer: str) -> int:
    """Return the last group that ``writer`` committed, after its transactions have ended.

    Writing the row waits for a transaction that holds it; reading alone would not.
    """
    return await _write_writer(
        db,
        "INSERT INTO writers VALUES ($1, 0, clock_timestamp()) ON CONFLICT (id)"
        " DO UPDATE SET at = excluded.at RETURNING committed",
        writer,
    )


async def _write_writer(db: Connection, statement: str, *values: object) -> int:
    try:
        return int(await db.fetchval(statement, *values))
    except LockTimeout as error:
        raise StillRunning(str(error)) from error
