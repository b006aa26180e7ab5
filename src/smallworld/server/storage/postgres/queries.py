"""What is said to PostgreSQL. Values travel as parameters, never inside the text."""

from __future__ import annotations

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
from smallworld.server.storage.postgres.pool import Connection
from smallworld.server.storage.postgres.upkeep import CHANNEL, THIS, add_news, notify
from smallworld.server.storage.protocol import DELETED, REWRITTEN, Conflict
from smallworld.server.storage.rows import LogRow, SecretRow, StoredGame, Summary

_SECRET: Final = "game, kind, seat, hash, device"
_SUMMARY: Final = "games.about, games.creator, games.seq, games.updated"

# One statement, one way to the server and back. If the game is not where the rows expect it,
# or the request is known, `moved` is empty and nothing is written.
_APPEND: Final = f"""
    WITH moved AS (
        UPDATE games SET seq = $3, updated = $4, changed = {THIS}, closed = closed OR $11
        WHERE id = $1 AND seq = $2::bigint - 1
            AND NOT EXISTS (SELECT FROM requests WHERE game = $1 AND request = $5)
        RETURNING id
    ), said AS (
        INSERT INTO log SELECT moved.id, row.* FROM moved,
            unnest($6::bigint[], $7::text[], $8::bigint[], $9::text[], $10::float8[]) AS row
    ), done AS (
        INSERT INTO requests SELECT id, $5, $2, $3 FROM moved WHERE $5 <> ''
    )
    SELECT pg_notify('{CHANNEL}', id || ' ' || $3::bigint) FROM moved
"""


# --- writing
async def keep(db: Connection, kept: KeptGame) -> None:
    """A new game with all that belongs to it."""
    game, log = kept.row.id, kept.log
    made = await db.fetchval(
        f"INSERT INTO games VALUES ($1, $2, $3, $4, $5, $6, $7, $8, {THIS})"
        " ON CONFLICT DO NOTHING RETURNING seq",
        *columns_of(kept),
    )
    if made is None:
        raise Conflict(f"game {game} is there")
    if (brought := brought_columns(kept.row)) is not None:
        await db.execute("INSERT INTO brought VALUES ($1, $2, $3)", *brought)
    await db.execute(
        "INSERT INTO log SELECT $1, row.* FROM"
        " unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::float8[]) AS row",
        *(game, *_columns(log)),
    )
    await _add_secrets(db, kept.secrets)
    await db.executemany(
        "INSERT INTO requests VALUES ($1, $2, $3, $4)",
        [(game, done.request, done.first, done.last) for done in kept.requests],
    )
    await notify(db, CHANNEL, f"{game} {made}")


async def append(
    db: Connection,
    game: str,
    rows: Sequence[LogRow],
    request: str = "",
    secrets: Sequence[SecretRow] = (),
    forget: int | None = None,
) -> None:
    """Rows that follow the last one, or ``Conflict``."""
    if rows:
        first, last = rows[0].seq, rows[-1].seq
        values = (game, first, last, rows[-1].at, request, *_columns(rows), closes(rows))
        told = await db.fetch(_APPEND, *values)
        if not told:
            raise Conflict(f"row {first} does not follow the last one of game {game}")
    if forget is not None:
        await db.execute("DELETE FROM secrets WHERE game = $1 AND seat = $2", game, forget)
    await _add_secrets(db, secrets)


async def use_invite(db: Connection, invite: str, token: SecretRow, row: LogRow) -> bool:
    """Trade an invite for a seat token; False if it is not there (any more)."""
    # The game is locked first, as by every other write: then nobody else spends its invites.
    seq = await db.fetchval("SELECT seq FROM games WHERE id = $1 FOR UPDATE", token.game)
    there = await db.fetchval(
        "SELECT true FROM secrets WHERE hash = $1 AND kind = 'invite' AND game = $2",
        *(invite, token.game),
    )
    if not there:
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
    """A game and, by its foreign keys, everything of it."""
    await db.execute("DELETE FROM games WHERE id = $1", game)
    await add_news(db, game, DELETED)


async def forget_device(db: Connection, device: str) -> int:
    """Blank the names and the chat of its seats, drop its tokens; how many seats it had."""
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
        said = await db.fetch(
            "SELECT seq, kind, text FROM log"
            " WHERE game = $1 AND seat = $2 AND kind IN ('seat', 'chat')",
            *(game, seat),
        )
        await db.executemany(
            "UPDATE log SET text = $3 WHERE game = $1 AND seq = $2",
            [(game, seq, without_name(kind, text)) for seq, kind, text in said],
        )
        await add_news(db, game, REWRITTEN)
    await db.execute("DELETE FROM secrets WHERE device = $1", device)
    await db.execute("UPDATE games SET creator = '' WHERE creator = $1", device)
    return len(seats)


async def lease(db: Connection, name: str, holder: str, seconds: float) -> bool:
    """Take a lease that is free, run out or one's own."""
    taken = await db.fetchval(
        "INSERT INTO leases VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))"
        " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires = excluded.expires"
        " WHERE leases.holder = excluded.holder OR leases.expires <= clock_timestamp()"
        " RETURNING true",
        *(name, holder, float(seconds)),
    )
    return taken is True


async def release(db: Connection, name: str, holder: str) -> None:
    """Give a lease back, if one has it."""
    await db.execute("DELETE FROM leases WHERE name = $1 AND holder = $2", name, holder)


# --- reading
async def stored(db: Connection, game: str) -> StoredGame | None:
    """A game and its log, as they are at one moment."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        return await _stored(db, game)


async def _stored(db: Connection, game: str) -> StoredGame | None:
    found = await db.fetchrow(
        "SELECT about, creator, packs, board FROM games LEFT JOIN brought ON game = id"
        " WHERE id = $1",
        game,
    )
    return StoredGame(row_from(*found), await rows_after(db, game, 0)) if found else None


async def kept(db: Connection, game: str) -> KeptGame | None:
    """A game with all that belongs to it, as it is at one moment."""
    async with db.transaction(isolation="repeatable_read", readonly=True):
        found = await _stored(db, game)
        if found is None:
            return None
        secrets = await db.fetch(
            f"SELECT {_SECRET} FROM secrets WHERE game = $1 ORDER BY hash", game
        )
        requests = await db.fetch(
            "SELECT request, first, last FROM requests WHERE game = $1 ORDER BY first", game
        )
    return KeptGame(
        found.row,
        found.log,
        [SecretRow(*columns) for columns in secrets],
        [RequestRow(*columns) for columns in requests],
    )


async def rows_after(db: Connection, game: str, seq: int) -> list[LogRow]:
    """The rows of a game after a number."""
    found = await db.fetch(
        "SELECT seq, kind, seat, text, at FROM log WHERE game = $1 AND seq > $2 ORDER BY seq",
        *(game, seq),
    )
    return [LogRow(*columns) for columns in found]


async def answered(db: Connection, game: str, request: str) -> tuple[int, int] | None:
    """The numbers that a request produced."""
    found = await db.fetchrow(
        "SELECT first, last FROM requests WHERE game = $1 AND request = $2", game, request
    )
    return (found[0], found[1]) if found else None


async def secret(db: Connection, hash: str) -> SecretRow | None:
    """The secret with this hash."""
    found = await db.fetchrow(f"SELECT {_SECRET} FROM secrets WHERE hash = $1", hash)
    return SecretRow(*found) if found else None


async def public_games(db: Connection, limit: int) -> list[Summary]:
    """Public tables, the newest first."""
    found = await db.fetch(
        f"SELECT {_SUMMARY} FROM games WHERE public AND NOT closed"
        " ORDER BY created DESC, id LIMIT $1",
        limit,
    )
    return [Summary(row_from(about, who), seq, at) for about, who, seq, at in found]


async def games_of(db: Connection, device: str, limit: int) -> list[Summary]:
    """The games in which a device has a seat."""
    found = await db.fetch(
        f"SELECT {_SUMMARY} FROM games WHERE id IN"
        " (SELECT game FROM secrets WHERE device = $1 AND kind = 'seat')"
        " ORDER BY updated DESC, id LIMIT $2",
        *(device, limit),
    )
    return [Summary(row_from(about, who), seq, at) for about, who, seq, at in found]


async def game_ids(db: Connection, after: str, limit: int) -> list[str]:
    """Ids in alphabetical order."""
    found = await db.fetch("SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2", after, limit)
    return [columns[0] for columns in found]


async def idle_games(db: Connection, before: float, limit: int) -> list[str]:
    """Ids of games not changed since a time."""
    found = await db.fetch(
        "SELECT id FROM games WHERE updated < $1 ORDER BY updated LIMIT $2", before, limit
    )
    return [columns[0] for columns in found]


# --- what changed, and is it sound?
async def horizon(db: Connection) -> int:
    """Below this number every transaction is over, and what it wrote can be seen."""
    return int(await db.fetchval("SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint"))


async def changed_since(db: Connection, number: int) -> list[tuple[str, int]]:
    """Games and their last numbers, of all changes from a transaction number on."""
    found = await db.fetch(
        "SELECT id, seq FROM games WHERE changed >= $1"
        " UNION ALL SELECT game, number FROM news WHERE changed >= $1",
        number,
    )
    return [(game, seq) for game, seq in found]


async def transaction_id(db: Connection) -> str:
    """The number of this transaction, to ask later what became of it."""
    return str(await db.fetchval("SELECT pg_current_xact_id()::text"))


async def status_of(db: Connection, transaction: str) -> str | None:
    """``committed``, ``aborted``, ``in progress``, or nothing if it is long ago."""
    found = await db.fetchval("SELECT pg_xact_status($1::text::xid8)", transaction)
    return None if found is None else str(found)
