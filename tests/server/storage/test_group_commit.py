"""Of two writers one wins, groups share a commit, and nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from smallworld.server.storage.postgres import queries
from smallworld.server.storage.postgres.pool import Connection, ConnectionPool, check_durable
from smallworld.server.storage.postgres.store import PostgresStorage
from smallworld.server.storage.protocol import Storage, Unavailable
from smallworld.server.storage.sqlite.file import connect, durability_settings
from smallworld.server.storage.sqlite.store import SqliteStorage
from smallworld.server.tables.maintenance import find_faults
from tests.kit.waiting import PATIENCE, until
from tests.server.storage.databases import (
    BOTH_DATABASES,
    PostgresServer,
    a_postgres_to_crash,
    a_url,
)
from tests.server.storage.games import (
    a_game,
    a_row,
    another_process,
    chat,
    first_rows,
    opened,
    token,
)


async def outcomes_of(tried: Sequence[object]) -> list[str]:
    """``ok`` or the name of the exception, for each."""
    done = await asyncio.gather(*tried, return_exceptions=True)  # type: ignore[call-overload]
    return [type(one).__name__ if isinstance(one, BaseException) else "ok" for one in done]


@BOTH_DATABASES
def test_of_fifty_appends_of_one_number_one_wins(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as here, opened(url) as there:
            game = await a_game(here)
            for seq in (9, 10):
                tried = [
                    (here, there)[i % 2].append(game, [chat(seq, f"try {i}")], f"request-{seq}-{i}")
                    for i in range(50)
                ]
                done = await outcomes_of(tried)
                assert sorted(done) == ["Conflict"] * 49 + ["ok"]
                winner = done.index("ok")
                assert await here.rows_after(game, seq - 1) == [chat(seq, f"try {winner}")]
                assert await there.find_request(game, f"request-{seq}-{winner}") == (seq, seq)
            assert await find_faults(here) == []

    asyncio.run(story())


@BOTH_DATABASES
def test_the_same_request_at_once_is_done_once(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as here, opened(url) as there:
            game = await a_game(here)
            tried = [
                (here, there)[i % 2].append(game, [chat(9 + i)], "request-1") for i in range(8)
            ]
            assert (await outcomes_of(tried)).count("ok") == 1
            assert len(await here.rows_after(game, 8)) == 1

    asyncio.run(story())


@BOTH_DATABASES
def test_appends_to_many_games_share_commits_and_are_durable(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as storage:
            assert isinstance(storage, SqliteStorage | PostgresStorage)
            games = [a_row() for _ in range(200)]
            await asyncio.gather(*(storage.create(row, first_rows(row), []) for row in games))
            before = storage.commits
            await asyncio.gather(*(storage.append(row.id, [chat(9), chat(10)]) for row in games))
            assert 1 <= storage.commits - before <= 10
        async with opened(url) as again:
            for row in games:
                assert await again.rows_after(row.id, 8) == [chat(9), chat(10)]

    asyncio.run(story())


@BOTH_DATABASES
def test_a_failing_append_does_not_fail_its_group_mates(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            one, other = a_row(), a_row()
            known = token(one.id, 0, "known")
            await a_game(storage, one, known)
            await a_game(storage, other)
            tried = [
                storage.append(one.id, [chat(9)]),
                storage.append(one.id, [chat(9)]),  # taken
                storage.append(other.id, [chat(9)], secrets=[known]),  # the database refuses it
                storage.append(other.id, [chat(9, "after a refusal")]),
                storage.append("nothing", [chat(1)]),
                storage.append(one.id, [chat(10)]),
            ]
            done = await outcomes_of(tried)
            assert done == ["ok", "Conflict", "Conflict", "ok", "Conflict", "ok"]
            assert await storage.rows_after(one.id, 8) == [chat(9), chat(10)]
            assert await storage.rows_after(other.id, 8) == [chat(9, "after a refusal")]
            assert await find_faults(storage) == []

    asyncio.run(story())


@BOTH_DATABASES
def test_a_cancelled_caller_does_not_cancel_the_write(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            game = await a_game(storage)
            impatient = asyncio.create_task(storage.append(game, [chat(9)]))
            await asyncio.sleep(0)
            impatient.cancel()
            await storage.append(game, [chat(10)])
            assert len(await storage.rows_after(game, 8)) == 2

    asyncio.run(story())


@BOTH_DATABASES
def test_what_a_killed_process_acknowledged_is_there_once(database: str, tmp_path: Path) -> None:
    """Two processes append to one game; one of them is killed in the middle."""
    url = a_url(database, tmp_path)

    async def begin() -> str:
        async with opened(url) as storage:
            return await a_game(storage)

    async def rows(game: str) -> list[tuple[int, str]]:
        async with opened(url) as storage:
            assert await find_faults(storage) == []
            return [(row.seq, row.text) for row in await storage.rows_after(game, 8)]

    game = asyncio.run(begin())
    victim, other = another_process(url, game, 100_000), another_process(url, game, 30)
    assert victim.stdout is not None
    acknowledged = [int(victim.stdout.readline()) for _ in range(25)]
    victim.kill()
    # Not `communicate`: it would pass over what `readline` has taken out of the pipe already.
    acknowledged += [int(line) for line in victim.stdout.read().split()]
    victim.wait(PATIENCE)
    acknowledged += [int(line) for line in other.communicate(timeout=PATIENCE)[0].split()]
    assert other.returncode == 0 and victim.returncode == -signal.SIGKILL
    found = asyncio.run(rows(game))
    assert [seq for seq, _ in found] == list(range(9, 9 + len(found)))
    assert len(acknowledged) == len(set(acknowledged)) >= 55
    assert {(seq, f"row {seq}") for seq in acknowledged} <= set(found)
    assert len(found) <= len(acknowledged) + 1  # the last one may be durable, yet unsaid


def test_a_process_that_exits_does_not_delete_the_write_ahead_log(tmp_path: Path) -> None:
    """If a file lock were lost, the first process to exit would delete SQLite's log."""
    url = a_url("sqlite", tmp_path)

    async def story() -> None:
        async with opened(url) as storage:
            game = await a_game(storage)
            for seq in (9, 11, 13):
                other = another_process(url, game, 1)
                said = (await asyncio.to_thread(other.communicate, timeout=PATIENCE))[0]
                assert said == f"{seq}\n"
                await storage.append(game, [chat(seq + 1)])

    asyncio.run(story())


def test_sqlite_is_durable_and_private(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "tables.sqlite"

    async def story() -> None:
        async with opened(str(path)) as storage:
            await a_game(storage)
            for suffix in ("", "-wal"):
                assert (path.parent / (path.name + suffix)).stat().st_mode & 0o777 == 0o600

    asyncio.run(story())
    connection = connect(path, 1.0)
    assert durability_settings(connection) == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
    }
    assert connection.execute("PRAGMA busy_timeout").fetchone()[0] == 1000
    connection.close()


def test_sqlite_waits_for_a_writer_of_another_process(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def story() -> None:
        async with opened(str(path)) as storage:
            game = await a_game(storage)
            other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(storage.append(game, [chat(9)]))
            for _ in range(20):
                assert await storage.load(game) is not None, "reading goes on"
            assert not waiting.done()
            other.execute("COMMIT")
            await waiting
            other.close()

    asyncio.run(story())


def test_a_file_that_is_no_database_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("not a database at all, but long enough to look like one " * 50)
    with pytest.raises(Unavailable, match="not a database"):
        asyncio.run(SqliteStorage(path).open())


def test_postgres_commits_before_it_answers(tmp_path: Path) -> None:
    async def story() -> None:
        pool = ConnectionPool(a_url("postgresql", tmp_path), PATIENCE)
        await pool.open()
        async with pool.connection() as connection:
            assert await connection.fetchval("SHOW synchronous_commit") == "on"
            assert await connection.fetchval("SHOW fsync") == "on"
        await pool.close()

    asyncio.run(story())


def test_a_postgres_that_is_not_durable_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        # What the address or the database say about it is overruled.
        pool = ConnectionPool(a_url("postgresql", tmp_path) + "?synchronous_commit=off", PATIENCE)
        await pool.open()
        async with pool.connection() as connection:
            await check_durable(connection)
            await connection.execute("SET synchronous_commit = off")
            with pytest.raises(Unavailable, match="synchronous_commit is off, it must be on"):
                await check_durable(connection)
        await pool.close()

    asyncio.run(story())


def test_an_unreachable_postgres_is_reported_without_its_password() -> None:
    storage = PostgresStorage("postgresql://ann:sesame@127.0.0.1:1/tables", retry_seconds=0.2)
    with pytest.raises(Unavailable) as caught:
        asyncio.run(storage.open())
    assert str(caught.value) == "No PostgreSQL server answers at 127.0.0.1:1"


def test_a_wrong_password_is_reported_at_once(tmp_path: Path) -> None:
    url = a_url("postgresql", tmp_path).replace("smallworld:", "smallworld:wrong")
    with pytest.raises(Unavailable, match="password"):
        asyncio.run(PostgresStorage(url).open())


class LosingPool(ConnectionPool):
    """A pool that loses a connection right after a commit, once."""

    lose = False

    @asynccontextmanager
    async def kept_connection(self) -> AsyncIterator[Connection]:
        async with super().kept_connection() as connection:
            yield connection
            if self.lose:
                self.lose = False
                raise asyncpg.ConnectionDoesNotExistError("lost")


def test_a_commit_whose_confirmation_was_lost_counts_once(tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        storage = PostgresStorage(url)
        pool = storage._pool = LosingPool(url, PATIENCE)
        await storage.open()
        game = await a_game(storage)
        pool.lose = True
        await storage.append(game, [chat(9)], "request-1")
        assert not pool.lose
        assert await storage.rows_after(game, 8) == [chat(9)]
        await storage.close()

    asyncio.run(story())


class RollingBackPool(ConnectionPool):
    """A pool that loses a connection after the last statement and before the commit, once."""

    lose = False

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        async with super().connection() as connection:
            yield LostBeforeCommit(connection, self) if self.lose else connection

    @asynccontextmanager
    async def kept_connection(self) -> AsyncIterator[Connection]:
        async with super().kept_connection() as connection:
            yield LostBeforeCommit(connection, self) if self.lose else connection


class LostBeforeCommit:
    """A connection whose transaction rolls back where it should commit, as in a crash."""

    def __init__(self, connection: Connection, pool: RollingBackPool) -> None:
        self._connection = connection
        self._pool = pool

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        running = self._connection.transaction()
        await running.start()
        yield
        self._pool.lose = False
        await running.rollback()
        raise asyncpg.ConnectionDoesNotExistError("lost")

    async def fetch(self, query: str, *values: object) -> object:
        if self._connection.is_in_transaction():
            return await self._connection.fetch(query, *values)
        async with self.transaction():
            return await self._connection.fetch(query, *values)


@pytest.mark.parametrize("forget", [None, 1])  # one statement, or several
def test_a_commit_that_a_crash_prevented_is_repeated(forget: int | None, tmp_path: Path) -> None:
    """Other transactions that commit meanwhile are not taken for it."""

    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        storage, other = PostgresStorage(url), PostgresStorage(url)
        pool = storage._pool = RollingBackPool(url, PATIENCE)
        await storage.open()
        await other.open()
        game, another = await a_game(storage), await a_game(other)
        pool.lose = True
        await asyncio.gather(
            storage.append(game, [chat(9)], "request-1", forget=forget),
            other.append(another, [chat(9)]),
        )
        assert not pool.lose
        assert await storage.rows_after(game, 8) == [chat(9)]
        await storage.close()
        await other.close()

    asyncio.run(story())


@pytest.mark.parametrize("is_committed", [True, False])
def test_the_outcome_of_a_running_commit_is_awaited(is_committed: bool, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url("postgresql", tmp_path)
        storage = PostgresStorage(url)
        await storage.open()
        async with storage._pool.connection() as slow, storage._pool.connection() as quick:
            await queries.note_group(slow, "writer", 4)
            running = slow.transaction()
            await running.start()
            await queries.note_group(slow, "writer", 5)
            asked = asyncio.create_task(queries.last_group(quick, "writer"))
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while not await slow.fetchval(waiting):
                await asyncio.sleep(0)
            assert not asked.done()
            await (running.commit() if is_committed else running.rollback())
            assert await asked == (5 if is_committed else 4)
        await storage.close()

    asyncio.run(story())


def test_a_crash_and_restart_of_postgres_is_survived() -> None:
    """Appends go on while the server crashes: none is lost, none is done twice."""
    enough = asyncio.Event()

    async def keep_appending(storage: Storage, game: str, last: dict[str, int]) -> None:
        while not enough.is_set():
            await storage.append(game, [chat(last[game] + 1)])  # a false conflict is raised here
            last[game] += 1

    async def story(server: PostgresServer) -> None:
        storage = PostgresStorage(server.a_database(), retry_seconds=PATIENCE)
        await storage.open()
        try:
            games = [await a_game(storage) for _ in range(4)]
            last = dict.fromkeys(games, 8)
            tasks = [asyncio.create_task(keep_appending(storage, g, last)) for g in games]
            await until(lambda: min(last.values()) > 8)
            await asyncio.to_thread(server.stop, signal.SIGQUIT)
            at_the_crash = dict(last)
            server.start()
            reading = await storage.load(games[0])
            assert reading is not None and len(reading.log) > 8
            await until(lambda: all(last[game] > at_the_crash[game] + 1 for game in games))
            enough.set()
            await asyncio.gather(*tasks)
            for game, seq in last.items():
                rows = await storage.rows_after(game, 8)
                assert [row.seq for row in rows] == list(range(9, seq + 1))
        finally:
            await storage.close()

    with a_postgres_to_crash() as server:
        asyncio.run(story(server))
