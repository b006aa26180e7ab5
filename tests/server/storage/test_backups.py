"""Copies on a timer: complete ones only, the newest kept, faults survived."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from smallworld.server.storage.backups import back_up_repeatedly, copies
from smallworld.server.storage.protocol import Unavailable
from smallworld.server.storage.sqlite.store import SqliteStorage
from tests.cli.shell import error_of, output_of
from tests.kit.waiting import PATIENCE
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, a_game, opened
from tests.server.storage.memory_storage import MemoryStorage


class Ended(Exception):
    """Raised in place of the last pause."""


class Clock:
    """A clock that moves on only by sleeping, and ends after some pauses."""

    def __init__(self, pauses: int) -> None:
        self.time = NOON
        self.pauses = pauses

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        self.pauses -= 1
        if not self.pauses:
            raise Ended


async def copied(storage: object, folder: Path, ending: str, clock: Clock) -> list[str]:
    """Run the timer to its end; return what it reported."""
    said: list[str] = []
    try:
        await back_up_repeatedly(
            storage,  # type: ignore[arg-type]
            folder,
            ending,
            every=60,
            keep=2,
            report=said.append,
            report_fault=said.append,
            now=clock.now,
            sleep=clock.sleep,
        )
    except Ended:
        pass
    return said


@BOTH_DATABASES
def test_the_newest_copies_are_kept_and_can_be_restored(database: str, tmp_path: Path) -> None:
    url, folder = a_url(database, tmp_path), tmp_path / "copies"
    ending = "sqlite" if database == "sqlite" else "jsonl"

    async def story() -> None:
        async with opened(url) as storage:
            await a_game(storage)
            (folder).mkdir()
            (folder / "tables-20260101-000000.sqlite.part").write_text("half")
            (folder / "notes.txt").write_text("mine")
            said = await copied(storage, folder, ending, Clock(pauses=4))
            assert len(said) == 4 and all(str(folder) in line for line in said)

    asyncio.run(story())
    found = copies(folder)
    assert [path.name for path in found] == [
        f"tables-20231114-{time}.{ending}" for time in ("221520", "221620")
    ]
    assert {path.name for path in folder.iterdir()} == {*(f.name for f in found), "notes.txt"}
    new = a_url("sqlite", tmp_path)
    assert "1 game" in output_of("db", "restore", found[-1], "--database", new)
    assert output_of("db", "check", "--database", new) == "Everything stored is sound.\n"


def test_a_copy_keeps_no_reader_waiting(tmp_path: Path) -> None:
    """A large copy takes minutes: it must not stand in the queue of the readers."""

    async def story() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage:
            assert isinstance(storage, SqliteStorage)
            await a_game(storage)
            is_copied = threading.Event()
            reading = storage._reading.call(lambda: is_copied.wait(PATIENCE))
            await asyncio.wait_for(storage.backup(tmp_path / "copy.sqlite"), PATIENCE / 2)
            is_copied.set()
            assert await reading

    asyncio.run(story())
    assert output_of("db", "check", "--database", tmp_path / "copy.sqlite").endswith("sound.\n")


def test_a_fault_of_sqlite_is_reported(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage:
            file = tmp_path / "copy.sqlite"
            file.write_text("no database")
            with pytest.raises(Unavailable, match="cannot be copied"):
                await storage.backup(file)

    asyncio.run(story())


def test_a_copy_that_fails_is_tried_again(tmp_path: Path) -> None:
    class Failing(MemoryStorage):
        async def backup(self, file: Path) -> None:
            raise Unavailable("the disk is full")

    said = asyncio.run(copied(Failing(), tmp_path / "copies", "sqlite", Clock(pauses=2)))
    assert len(said) == 2 and all("the disk is full" in line for line in said)


def test_a_file_is_not_taken_for_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    file.touch()
    assert "is not a folder" in error_of("db", "backup", file, "--every", 15)
