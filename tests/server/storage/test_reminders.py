"""Reminders in both databases: store, update, delete, migrate."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import GameBundle, ReminderRow
from smallworld.server.tables.maintenance import find_faults
from smallworld.server.tokens import hash_secret
from tests.cli.shell import output_of
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, a_game, a_row, chat, first_rows, opened, token
from tests.server.storage.test_upkeep import downgrade


def a_reminder(game: str, word: str = "sesame", seat: int = 0) -> ReminderRow:
    return ReminderRow(hash_secret(word), game, seat, "abc", "https://hooks.example/secret", NOON)


@BOTH_DATABASES
def test_a_reminder_is_stored_updated_and_deleted(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            row = a_row()
            game = await a_game(storage, row, token(row.id, 0, "sesame"))
            first = a_reminder(row.id)
            await storage.set_reminder(first)
            assert await storage.reminder(first.token) == first
            assert (
                await storage.outdated_reminders(10) == [first]
                and await storage.due_reminders(NOON, 10) == []
            )
            waits = replace(first, looked=8, decision=3, due=NOON + 5, tries=1)
            assert await storage.update_reminder(first, waits)
            assert not await storage.update_reminder(first, replace(waits, tries=2)), (
                "it has changed meanwhile"
            )
            assert await storage.reminder(first.token) == waits
            assert (
                await storage.outdated_reminders(10) == []
                and await storage.due_reminders(NOON + 4, 10) == []
            )
            assert await storage.due_reminders(NOON + 5, 10) == [waits]
            assert not await storage.update_reminder(replace(waits, due=None), first)
            await storage.append(game, [chat(9)])
            assert await storage.outdated_reminders(10) == [waits]
            anew = replace(first, id="def", address="https://hooks.example/other")
            await storage.set_reminder(anew)
            assert await storage.reminder(first.token) == anew
            assert not await storage.update_reminder(waits, first), "that was another address"
            await storage.clear_reminder(first.token)
            assert await storage.reminder(first.token) is None

    asyncio.run(story())


@BOTH_DATABASES
def test_no_reminder_without_its_token(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            row = a_row()
            await a_game(storage, row, token(row.id, 0, "sesame"), token(row.id, 1, "open"))
            with pytest.raises(Conflict):
                await storage.set_reminder(a_reminder(row.id, "nobody's"))
            one, other = a_reminder(row.id), a_reminder(row.id, "open", 1)
            for reminder in (one, other):
                await storage.set_reminder(reminder)
            await storage.append(row.id, [chat(9)], forget=0)
            assert await storage.reminder(one.token) is None
            assert await storage.reminder(other.token) == other
            with pytest.raises(Conflict):
                await storage.set_reminder(one)

    asyncio.run(story())


@BOTH_DATABASES
def test_a_database_of_the_first_version_is_migrated(database: str, tmp_path: Path) -> None:
    url, row = a_url(database, tmp_path), a_row()
    before = GameBundle(row, first_rows(row), [token(row.id, 0, "sesame")])

    async def filled() -> None:
        async with opened(url) as storage:
            await storage.import_game(before)

    async def migrated() -> None:
        async with opened(url) as storage:
            assert await storage.export_game(row.id) == before and await find_faults(storage) == []
            await storage.set_reminder(a_reminder(row.id))
            assert await storage.reminder(hash_secret("sesame")) is not None

    asyncio.run(filled())
    downgrade(url, 1)
    asyncio.run(migrated())


def test_an_export_has_no_addresses(tmp_path: Path) -> None:
    url, file = a_url("sqlite", tmp_path), tmp_path / "all.jsonl"

    async def filled() -> None:
        async with opened(url) as storage:
            row = a_row()
            await a_game(storage, row, token(row.id, 0, "sesame"))
            await storage.set_reminder(a_reminder(row.id))

    asyncio.run(filled())
    output_of("db", "export", file, "--database", url)
    assert hash_secret("sesame") in file.read_text() and "hooks.example" not in file.read_text()
