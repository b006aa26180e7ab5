"""Players with several devices, and the seats that are theirs, on both databases."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from smallworld.server.club.people import People
from smallworld.server.club.seats import take_seats
from smallworld.server.refusals import Forbidden
from smallworld.server.storage.club import people as scripts
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.people import DeviceRow, Person
from smallworld.server.storage.protocol import Conflict, Storage
from smallworld.server.storage.scripts import Query, Script
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret
from tests.server.storage.databases import BOTH_DATABASES
from tests.server.storage.games import NOON, a_game, a_row, token
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES


async def add_device(storage: Storage, person: Person, device: str) -> None:
    def script() -> Script[None]:
        yield Query(
            "INSERT INTO devices (device, person, label, added, seen) VALUES (?, ?, ?, ?, ?)",
            (device, person.id, "", NOON, NOON),
        )

    await storage.transact(script)


def test_a_device_is_nobody_else_until_a_person_is_needed(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        people = People(storage, lambda: NOON)
        assert await people.find("phone") is None
        assert await people.find("") is None
        assert await people.holders("phone") == ["phone"]
        ann = await people.find_or_create("phone", "Ann")
        assert ann == await people.find("phone") == await people.find_or_create("phone", "Bo")
        assert ann.name == "Ann"
        assert await people.by_id([ann.id, "nobody"]) == {ann.id: ann}

    run(database, tmp_path, story)


def test_one_person_for_a_device_that_asks_twice_at_once(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        people = People(storage, lambda: NOON)
        found = await asyncio.gather(*(people.find_or_create("phone", "Ann") for _ in range(8)))
        assert len({person.id for person in found}) == 1

        def count() -> Script[int]:
            rows = yield Query("SELECT count(*) FROM people")
            return int(rows[0][0])

        assert await storage.query(count) == 1

    run(database, tmp_path, story)


def test_another_device_of_the_person_takes_the_seat(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        people, tables = People(storage, lambda: NOON), Tables(storage)
        row = a_row()
        await a_game(storage, row, token(row.id, 1, "first", "phone"))
        ann = await people.find_or_create("phone", "Ann")
        with pytest.raises(Forbidden):
            await take_seats(tables, people, row.id, "laptop")
        await add_device(storage, ann, "laptop")
        taken = await take_seats(tables, people, row.id, "laptop")
        assert taken.seat == 1
        assert await tables.seat_of(row.id, taken.token) == 1
        assert await storage.secret(hash_secret("first")) is not None  # the phone keeps its own
        again = await take_seats(tables, people, row.id, "laptop")
        assert await storage.secret(hash_secret(taken.token)) is None  # one token for each device
        assert await tables.seat_of(row.id, again.token) == 1

    run(database, tmp_path, story)


def test_a_seat_can_belong_to_a_person_without_a_device(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        people, tables = People(storage, lambda: NOON), Tables(storage)
        ann = await people.find_or_create("phone", "Ann")
        row = a_row()
        await a_game(storage, row, token(row.id, 0, "nobody knows", held_by(ann.id)))
        assert (await take_seats(tables, people, row.id, "phone")).seat == 0

    run(database, tmp_path, story)


def test_a_script_that_breaks_a_constraint_writes_nothing(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        ann = Person("a", "Ann", NOON)

        def script() -> Script[None]:
            yield from scripts.add_person(ann, DeviceRow("phone", "a", "", NOON, NOON))
            yield Query("INSERT INTO people VALUES (?, ?, ?, ?)", ("a", "Bo", NOON, 0))

        with pytest.raises(Conflict):
            await storage.transact(script)
        assert await storage.query(partial(scripts.find_person, "phone")) is None

    run(database, tmp_path, story)
