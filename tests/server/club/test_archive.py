"""Archives contain everything that outlives a game, and the check finds rows without an owner."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

from smallworld.server.club.people import People
from smallworld.server.storage.archive import BadArchive, all_club_rows, export, restore
from smallworld.server.storage.club import tournaments
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.rows import PAGE
from smallworld.server.storage.club.tables import CLUB_TABLES
from smallworld.server.storage.club.tournaments import EventRow
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.schema import STEPS
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, a_game, a_row, opened, token
from tests.server.storage.test_upkeep import faults_of, meddle

Contents = dict[str, list[list[str | int | float | None]]]


async def contents(storage: Storage) -> Contents:
    found: Contents = {}
    async for part in all_club_rows(storage):
        found.setdefault(part.club, []).extend(part.rows)
    return found


async def fill(storage: Storage, people: int = 2) -> None:
    service = People(storage, lambda: NOON)
    for number in range(people):
        ann = await service.find_or_create(f"device {number}", f"Ann {number}", "Phone")
    row = a_row()
    await a_game(storage, row, token(row.id, 0, "nobody knows", held_by(ann.id)))
    opened = EventRow(NOON, 0, ann.id, "Ann", "{}")
    await storage.transact(partial(tournaments.add_tournament, "cup", opened, 1))
    await storage.transact(partial(tournaments.add_game, row.id, "cup"))


@BOTH_DATABASES
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("how", ["backup", "export"])
def test_people_and_devices_are_restored(
    how: str, target: str, database: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy"

    async def story() -> None:
        async with (
            opened(a_url(database, tmp_path)) as old,
            opened(a_url(target, tmp_path)) as new,
        ):
            await fill(old)
            await (old.backup(file) if how == "backup" else export(old, file))
            await restore(file, new)
            found = await contents(new)
            assert found == await contents(old)
            assert (len(found["people"]), len(found["devices"])) == (2, 2)
            assert len(found["tournament_events"]) == len(found["tournament_games"]) == 1
            assert await new.check() == []

    asyncio.run(story())


def test_more_rows_than_one_query_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage:
            await fill(storage, PAGE + 1)
            found = await contents(storage)
            assert len({str(row[0]) for row in found["people"]}) == PAGE + 1

    asyncio.run(story())


def test_an_export_without_secrets_names_no_device(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"

    async def story() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage:
            await fill(storage)
            await export(storage, file, secrets=False)

    asyncio.run(story())
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["club"] for line in lines if "club" in line] == [
        "people",
        *("tournaments", "tournament_events", "tournament_games"),
    ]
    assert "device 0" not in file.read_text()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"club": "dragons", "columns": [], "rows": []}, "newer"),
        ({"club": "people", "columns": ["id", "wings"], "rows": []}, "newer"),
        ({"club": "people", "columns": ["id", "name"], "rows": [["a"]]}, "damaged"),
        ({"club": "people", "columns": ["id"], "rows": [["a"]]}, "cannot be stored"),
    ],
)
def test_rows_that_cannot_be_stored_are_refused(
    line: dict[str, object], reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.jsonl"
    parts = [{"smallworld_archive": 3}, line, {"games": 0}]
    file.write_text("".join(json.dumps(part, separators=(",", ":")) + "\n" for part in parts))

    async def story() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage:
            with pytest.raises(BadArchive, match=reason):
                await restore(file, storage)
            assert await contents(storage) == {}

    asyncio.run(story())


@BOTH_DATABASES
def test_check_finds_rows_without_an_owner(database: str, tmp_path: Path) -> None:
    url = a_url(database, tmp_path)

    async def filled() -> None:
        async with opened(url) as storage:
            await fill(storage, 1)

    asyncio.run(filled())
    assert faults_of(url) == []
    meddle(url, "DELETE FROM people")
    faults = faults_of(url)
    assert len(faults) == 3
    assert "seat 0 belongs to a person who does not exist" in faults[0]
    assert faults[1].startswith("devices: rows are left of people ")
    assert faults[2].startswith("tournament_events: rows are left of people ")


def test_check_finds_gaps_in_the_log_of_a_tournament(tmp_path: Path) -> None:
    url = a_url("sqlite", tmp_path)

    async def filled() -> None:
        async with opened(url) as storage:
            await fill(storage, 1)

    asyncio.run(filled())
    meddle(url, "UPDATE tournaments SET seq = 2")
    (fault,) = faults_of(url)
    assert fault == "tournaments: the log of cup has other numbers than 1 to its last"


def test_every_table_of_the_club_is_listed() -> None:
    """The tables of the steps since people exist, so that no archive forgets one."""
    made = {
        statement.split()[2]
        for step in STEPS[9:]
        for statement in step.postgres
        if statement.split()[:2] == ["CREATE", "TABLE"]
    }
    assert made == {table.name for table in CLUB_TABLES}
