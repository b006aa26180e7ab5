"""Migrations, checks, backups, and moves from one database to the other."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from smallworld.play.record import read_record
from smallworld.server.settings import sqlite_file
from smallworld.server.storage.archive import FORMAT
from smallworld.server.storage.open import storage_for
from smallworld.server.storage.postgres.store import PostgresStorage
from smallworld.server.storage.protocol import Storage, Unavailable
from smallworld.server.storage.rows import GameBundle, LogRow
from smallworld.server.storage.schema import STEPS, Step
from smallworld.server.storage.sqlite.store import SqliteStorage
from smallworld.server.tables.maintenance import find_faults
from tests.cli.shell import error_of, output_of, run
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, a_game, a_row, a_table, chat, opened, token

TREASURY = "CREATE TABLE treasury (coins integer)"
NEXT = Step((TREASURY, "INSERT INTO treasury VALUES (5)"), (TREASURY,))
BAD = Step(("CREATE TABLE half (x integer)", "NO SQL"), ("CREATE TABLE half (x integer)", "NO SQL"))


def with_steps(url: str, steps: Sequence[Step]) -> Storage:
    """Return the storage as a version with these migrations opens it."""
    if url.startswith("sqlite"):
        return SqliteStorage(sqlite_file(url), steps)
    return PostgresStorage(url, steps)


def meddle(url: str, *statements: str) -> None:
    """Change a database without its storage."""

    async def postgres() -> None:
        settings = {"search_path": "smallworld", "session_replication_role": "replica"}
        connection = await asyncpg.connect(url, server_settings=settings)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    if url.startswith("postgresql"):
        asyncio.run(postgres())
        return
    with contextlib.closing(sqlite3.connect(sqlite_file(url), isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def downgrade(url: str, version: int) -> None:
    """Give a database the tables of an earlier version."""
    later = [" ".join(step[url.startswith("postgresql")]) for step in STEPS[version:]]
    tables = re.findall(r"CREATE TABLE (\w+)", " ".join(later))[::-1]
    indexes = re.findall(r"CREATE INDEX (\w+)", " ".join(later))
    columns = re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", " ".join(later))
    number = f"UPDATE schema_version SET version = {version}"
    if url.startswith("sqlite"):
        number = f"PRAGMA user_version = {version}"
    meddle(
        url,
        *(f"DROP INDEX IF EXISTS {index}" for index in indexes),
        *(f"ALTER TABLE {table} DROP COLUMN {column}" for table, column in columns),
        *(f"DROP TABLE IF EXISTS {table}" for table in tables),
        number,
    )


def fill(url: str) -> list[GameBundle]:
    """Store two games with everything that can belong to one."""

    async def filled() -> list[GameBundle]:
        async with opened(url) as storage:
            row = a_row(public=True, creator="phone")
            await a_game(storage, row, token(row.id, 0, "sesame", "phone"))
            table = await a_table(storage, row.id)
            said = table.action_rows(0, ["pick 1"], NOON + 1)
            await storage.append(row.id, said, "request-1")
            await storage.append(row.id, [chat(said[-1].seq + 1, "ß 🐉\n")])
            await a_game(storage)
            return await everything(storage)

    return asyncio.run(filled())


async def everything(storage: Storage) -> list[GameBundle]:
    """Return all games of a storage."""
    found = [await storage.export_game(game) for game in await storage.game_ids("", 1000)]
    return [kept for kept in found if kept is not None]


def all_of(url: str) -> list[GameBundle]:
    async def read() -> list[GameBundle]:
        async with opened(url) as storage:
            return await everything(storage)

    return asyncio.run(read())


def faults_of(url: str) -> list[str]:
    async def checked() -> list[str]:
        async with opened(url) as storage:
            return await find_faults(storage)

    return asyncio.run(checked())


async def tried(storage: Storage) -> None:
    await storage.open()
    await storage.close()


# --- migrations
@BOTH_DATABASES
def test_a_new_database_takes_all_steps_and_keeps_what_it_has(
    database: str, tmp_path: Path
) -> None:
    url = a_url(database, tmp_path)
    before = fill(url)
    asyncio.run(tried(with_steps(url, [*STEPS, NEXT])))
    asyncio.run(tried(with_steps(url, [*STEPS, NEXT])))  # a step is taken once
    meddle(url, "UPDATE treasury SET coins = coins + 1")
    told = f"version {len(STEPS) + 1}, this smallworld knows versions up to {len(STEPS)}"
    with pytest.raises(Unavailable, match=told):
        asyncio.run(tried(storage_for(url)))

    async def read() -> list[GameBundle]:
        storage = with_steps(url, [*STEPS, NEXT])
        await storage.open()
        try:
            assert await find_faults(storage) == []
            return await everything(storage)
        finally:
            await storage.close()

    assert asyncio.run(read()) == before


@BOTH_DATABASES
def test_a_step_that_fails_leaves_the_database_as_it_was(database: str, tmp_path: Path) -> None:
    url = a_url(database, tmp_path)
    before = fill(url)
    storage = with_steps(url, [*STEPS, NEXT, BAD])
    with pytest.raises(Unavailable, match="NO"):
        asyncio.run(tried(storage))
    assert all_of(url) == before
    meddle(url, TREASURY, "CREATE TABLE half (x integer)")  # neither is there


@BOTH_DATABASES
def test_processes_that_start_at_once_make_one_schema(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        storages = [storage_for(url) for _ in range(4)]
        await asyncio.gather(*(storage.open() for storage in storages))
        for storage in storages:
            await a_game(storage)
        assert len(await storages[0].game_ids("", 10)) == 4
        for storage in storages:
            await storage.close()

    asyncio.run(story())


# --- checks
@BOTH_DATABASES
def test_check_finds_every_kind_of_fault(database: str, tmp_path: Path) -> None:
    url = a_url(database, tmp_path)

    async def filled() -> list[str]:
        async with opened(url) as storage:
            games = [await a_game(storage) for _ in range(6)]
            bad = LogRow(9, "say", 0, "conquer 99", NOON)
            await storage.append(games[3], [bad, chat(10)])
            await storage.append(games[4], [LogRow(9, "undo", 0, "many", NOON)])
            await storage.append(games[5], [chat(9)], "request-1")
            return games

    games = asyncio.run(filled())
    assert [fault.split()[1] for fault in faults_of(url)] == sorted(f"{g}:" for g in games[3:5])
    meddle(
        url,
        f"DELETE FROM log WHERE game = '{games[0]}' AND seq = 4",
        f"DELETE FROM log WHERE game = '{games[1]}' AND seq = 8",
        f"DELETE FROM games WHERE id = '{games[2]}'",
        f"UPDATE requests SET last = 99 WHERE game = '{games[5]}'",
    )
    faults = faults_of(url)
    assert f"game {games[0]}: row 4 of its log is missing" in faults
    assert f"game {games[1]}: its log has other numbers than 1 to 8" in faults
    assert f"game {games[2]}: rows of its log are left, but no game" in faults
    assert f"game {games[5]}: a request points to row 99, which is not there" in faults
    assert any(f.startswith(f"game {games[3]}: row 9, 'conquer 99'") for f in faults)
    assert any(f.startswith(f"game {games[4]}: ") for f in faults)
    told = run("db", "check", "--database", url)
    assert told.exit_code == 1 and all(fault in told.stderr for fault in faults)


@BOTH_DATABASES
def test_the_log_cannot_be_rewritten(database: str, tmp_path: Path) -> None:
    url = a_url(database, tmp_path)
    game = fill(url)[0].row.id
    wishes = ["text = 'die 3'", "seat = 1", "seq = seq + 100", "at = 0", "kind = 'chat'"]
    for wish in wishes:
        statement = f"UPDATE log SET {wish} WHERE game = '{game}' AND kind = 'say'"
        if database == "postgresql":
            statement = f"SET session_replication_role = origin; {statement}"
        with pytest.raises((sqlite3.IntegrityError, asyncpg.RaiseError), match="append-only"):
            meddle(url, statement)


# --- backups, exports and moving
@BOTH_DATABASES
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("how", ["backup", "export"])
def test_a_copy_restores_everything(how: str, target: str, database: str, tmp_path: Path) -> None:
    old, new, file = a_url(database, tmp_path), a_url(target, tmp_path), tmp_path / "copy"
    before = fill(old)
    output_of("db", how, file, "--database", old)
    assert file.stat().st_mode & 0o777 == 0o600
    assert b"sesame" not in file.read_bytes()
    assert output_of("db", "restore", file, "--database", new) == f"2 games restored from {file}.\n"
    assert all_of(new) == before
    assert output_of("db", "check", "--database", new) == "Everything stored is sound.\n"
    assert "not empty" in error_of("db", "restore", file, "--database", new)
    assert "exists" in error_of("db", how, file, "--database", old)


def test_a_backup_can_be_made_while_games_go_on(tmp_path: Path) -> None:
    url, file = a_url("sqlite", tmp_path), tmp_path / "copy.sqlite"

    async def story() -> None:
        async with opened(url) as storage, opened(url) as beside:
            game = await a_game(storage)

            async def play() -> None:
                for seq in range(9, 60):
                    await storage.append(game, [chat(seq)])

            playing = asyncio.create_task(play())
            await beside.backup(file)
            await playing

    asyncio.run(story())
    assert faults_of(str(file)) == []


def test_an_export_without_secrets_opens_no_seat(tmp_path: Path) -> None:
    url, file, records = a_url("sqlite", tmp_path), tmp_path / "all.jsonl", tmp_path / "records"
    games = fill(url)
    output_of("db", "export", file, "--without-secrets", "--records", records, "--database", url)
    first, *told, last = [json.loads(line) for line in file.read_text().splitlines()]
    assert first == {"smallworld_archive": FORMAT} and last == {"games": 2}
    assert [game["secrets"] for game in told] == [[], []]
    assert "phone" not in file.read_text()
    for kept in games:
        game = read_record((records / f"{kept.row.id}.swg").read_text())
        said = [row.text for row in kept.log if row.kind == "say"]
        assert len(game.log) == len(said) and game.names == ["Ann", "Bo"]


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda lines: lines[:-1], "not whole: it ends after line 3"),
        (lambda lines: [lines[0], *lines[2:]], "not whole"),
        (lambda lines: lines[1:], "line 1"),
        (lambda lines: [lines[0], lines[1][:-9], *lines[2:]], "line 2"),
        (lambda lines: [*lines, lines[1]], "nothing may follow"),
        (lambda lines: [f'{{"smallworld_archive":{FORMAT + 1}}}', *lines[1:]], "newer"),
        (lambda lines: [lines[0], lines[1], lines[1], lines[3]], "twice"),
        (lambda lines: [], "not whole"),
    ],
)
def test_a_damaged_export_changes_nothing(spoil: object, reason: str, tmp_path: Path) -> None:
    assert callable(spoil)
    old, new, file = a_url("sqlite", tmp_path), a_url("sqlite", tmp_path), tmp_path / "all.jsonl"
    fill(old)
    output_of("db", "export", file, "--database", old)
    file.write_text("".join(f"{line}\n" for line in spoil(file.read_text().splitlines())))
    assert reason in error_of("db", "restore", file, "--database", new)
    assert all_of(new) == []


def test_a_missing_database_is_reported_and_not_created(tmp_path: Path) -> None:
    path = tmp_path / "nothing.sqlite"
    assert "There is no database" in error_of("db", "check", "--database", path)
    assert not path.exists()
    assert "mysql" in error_of("db", "check", "--database", "mysql://localhost/tables")


@pytest.mark.parametrize("word", ["backup", "restore", "check", "export"])
def test_every_db_command_has_an_example(word: str) -> None:
    assert "Example:" in output_of("db", word, "--help")
