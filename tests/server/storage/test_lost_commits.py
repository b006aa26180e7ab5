"""Commits that vanish from a SQLite file are noticed, also after the server went on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from smallworld.server.settings import sqlite_file
from smallworld.server.storage.sqlite.commit_count import CommitCount
from tests.cli.shell import output_of, run
from tests.server.storage.databases import a_url
from tests.server.storage.games import a_game, chat, opened

FILES = ("", "-wal", ".count")


def crashed(folder: Path) -> Path:
    """Return a database as a crash leaves it: the last commits are in the write-ahead log."""
    url, after = a_url("sqlite", folder), folder / "after.sqlite"

    async def story() -> None:
        async with opened(url) as storage:
            game = await a_game(storage)
            for seq in range(9, 29):
                await storage.append(game, [chat(seq)])
            for ending in FILES:
                shutil.copy(f"{sqlite_file(url)}{ending}", f"{after}{ending}")

    asyncio.run(story())
    return after


def damage_the_tail(database: Path) -> None:
    """Flip a byte in the last pages of the write-ahead log."""
    log = Path(f"{database}-wal")
    content = bytearray(log.read_bytes())
    content[-8_000] ^= 1
    log.write_bytes(content)


def append_some(database: Path) -> None:
    async def story() -> None:
        async with opened(str(database)) as storage:
            for _ in range(30):
                await a_game(storage)

    asyncio.run(story())


def test_a_crash_alone_is_no_fault(tmp_path: Path) -> None:
    database = crashed(tmp_path)
    assert output_of("db", "check", "--database", database) == "Everything stored is sound.\n"


def test_a_damaged_tail_is_noticed(tmp_path: Path) -> None:
    database = crashed(tmp_path)
    damage_the_tail(database)
    result = run("db", "check", "--database", database)
    assert result.exit_code == 1
    assert "to 21 were committed and are gone" in result.stderr


def test_a_loss_is_still_reported_when_the_count_has_caught_up(tmp_path: Path) -> None:
    database = crashed(tmp_path)
    Path(f"{database}-wal").unlink()
    append_some(database)
    result = run("db", "check", "--database", database)
    assert "changes 1 to 21 were committed and are gone" in result.stderr
    assert result.stderr.count("are gone") == 1


def test_a_deleted_count_accepts_the_loss(tmp_path: Path) -> None:
    database = crashed(tmp_path)
    damage_the_tail(database)
    assert run("db", "check", "--database", database).exit_code == 1
    Path(f"{database}.count").unlink()
    assert output_of("db", "check", "--database", database) == "Everything stored is sound.\n"


def test_a_count_that_cannot_be_written_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "tables.sqlite.count").mkdir()
    count = CommitCount(tmp_path / "tables.sqlite")
    for number in range(3):
        count.write(number)
    assert len(caplog.records) == 1
