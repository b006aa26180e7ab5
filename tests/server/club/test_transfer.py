"""One-time codes take a player to another device, on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from smallworld.server.club import personal
from smallworld.server.club.people import SEEN_EVERY, People
from smallworld.server.club.seats import take_seats
from smallworld.server.club.transfer import LENGTH, VALID, Transfers, plain_code
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import LogRow
from smallworld.server.storage.scripts import Query, Script
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret
from tests.kit.waiting import until
from tests.server.storage.databases import BOTH_DATABASES
from tests.server.storage.games import NOON, a_game, a_row, token
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES
KEY = b"a key of the server"


class Club:
    """The services of one server with a clock that tests set."""

    def __init__(self, storage: Storage) -> None:
        self.at = NOON
        self.storage = storage
        self.tables = Tables(storage)
        self.people = People(storage, lambda: self.at, KEY)
        self.transfers = Transfers(storage, lambda: self.at, KEY)

    async def join(self, shown_at: str, device: str, name: str = "Ann") -> str:
        """Use a code of one device at another; return the new id of the other."""
        code = await self.transfers.make(shown_at, name, "Phone")
        return await self.transfers.use(code.code, device, "Laptop")

    async def count(self, table: str) -> int:
        def script() -> Script[int]:
            rows = yield Query(f"SELECT count(*) FROM {table}")
            return int(rows[0][0])

        return await self.storage.query(script)


def test_a_code_takes_the_seats_to_another_device(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        row = a_row()
        assert (await club.people.describe("phone")).person is False
        seats = [token(row.id, 0, "first", "phone"), token(row.id, 2, "second", "phone")]
        await a_game(storage, row, *seats)
        code = (await club.transfers.make("phone", "Ann", "Phone")).code
        assert len(plain_code(code)) == LENGTH
        assert await club.count("people") == 0  # nobody is stored before the code is used
        laptop = await club.transfers.use(code.upper().replace("-", " "), "laptop", "Laptop")
        assert laptop != "laptop"
        me = await club.people.describe(laptop)
        assert me.name == "Ann"
        assert {(one.label, one.current) for one in me.devices} == {
            ("Phone", False),
            ("Laptop", True),
        }
        taken = await take_seats(club.tables, club.people, row.id, laptop)
        assert (taken.seat, list(taken.others)) == (0, ["2"])
        assert await club.tables.seat_of(row.id, taken.others["2"]) == 2
        assert await club.tables.seat_of(row.id, "first") == 0  # the phone keeps its own

    run(database, tmp_path, story)


def test_a_code_works_once_and_ten_minutes(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        code = (await club.transfers.make("phone", "Ann", "")).code
        older = code
        code = (await club.transfers.make("phone", "Ann", "")).code
        wrong = ["", "abcde-fghij", older, code[:-1]]
        for typed in wrong:
            with pytest.raises(NotFound, match=r"transfer\.unknown"):
                await club.transfers.use(typed, "laptop", "")
        with pytest.raises(Unprocessable, match=r"transfer\.same_device"):
            await club.transfers.use(code, "phone", "")
        await club.transfers.use(code, "laptop", "")
        with pytest.raises(NotFound, match=r"transfer\.unknown"):
            await club.transfers.use(code, "tablet", "")
        late = (await club.transfers.make("phone", "Ann", "")).code
        club.at += VALID
        with pytest.raises(NotFound, match=r"transfer\.unknown"):
            await club.transfers.use(late, "tablet", "")

    run(database, tmp_path, story)


def test_of_several_devices_that_use_a_code_at_once_one_joins(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        code = (await club.transfers.make("phone", "Ann", "")).code
        uses = [club.transfers.use(code, f"other {number}", "") for number in range(6)]
        found = await asyncio.gather(*uses, return_exceptions=True)
        assert sum(isinstance(one, str) for one in found) == 1
        assert sum(isinstance(one, NotFound) for one in found) == 5
        assert len((await club.people.describe("phone")).devices) == 2

    run(database, tmp_path, story)


def test_the_joining_device_gets_a_new_id_and_keeps_its_seats(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        row = a_row(creator="laptop")
        await a_game(storage, row, token(row.id, 1, "of the laptop", "laptop"))
        assert await club.tables.is_host(row.id, "of the laptop")
        laptop = await club.join("phone", "laptop")
        assert await club.people.find("laptop") is None  # a planted cookie opens nothing
        with pytest.raises(Forbidden):
            await take_seats(club.tables, club.people, row.id, "laptop")
        club.tables.drop(row.id)
        assert await club.tables.is_host(row.id, "of the laptop")
        at_phone = await take_seats(club.tables, club.people, row.id, "phone")
        assert at_phone.seat == 1
        assert await club.tables.is_host(row.id, at_phone.token)
        assert (await take_seats(club.tables, club.people, row.id, laptop)).seat == 1

    run(database, tmp_path, story)


def test_a_device_of_another_person_is_merged_only_if_it_is_their_only_one(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        bo = await club.people.find_or_create("laptop", "Bo")
        row = a_row()
        await a_game(storage, row, token(row.id, 1, "nobody knows", held_by(bo.id)))
        laptop = await club.join("phone", "laptop")
        assert await club.people.by_id([bo.id]) == {}
        assert (await club.people.describe(laptop)).name == "Ann"
        assert (await take_seats(club.tables, club.people, row.id, "phone")).seat == 1
        with pytest.raises(Unprocessable, match=r"transfer\.other_person"):
            await club.join("somebody else's", laptop)
        assert await club.people.find("somebody else's") is None
        again = await club.join("phone", laptop)  # already Ann's: nothing but a new id
        assert len((await club.people.describe(again)).devices) == 2

    run(database, tmp_path, story)


def test_a_removed_device_loses_its_tokens_but_the_person_no_seat(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        laptop = await club.join("phone", "laptop")
        row = a_row(creator=laptop)
        await a_game(storage, row, token(row.id, 1, "of the laptop", laptop))
        announced: list[str] = []
        await storage.listen(lambda game, seq: announced.append(game))
        with pytest.raises(NotFound, match=r"device\.unknown"):
            await club.people.remove_device("a stranger's", club.people.short_id(laptop))
        with pytest.raises(NotFound, match=r"device\.unknown"):
            await club.people.remove_device("phone", club.people.short_id("phon"))
        assert await club.people.remove_device("phone", club.people.short_id(laptop)) == laptop
        assert await storage.secret(hash_secret("of the laptop")) is None
        assert await club.people.find(laptop) is None
        with pytest.raises(Forbidden):
            await take_seats(club.tables, club.people, row.id, laptop)
        taken = await take_seats(club.tables, club.people, row.id, "phone")
        assert taken.seat == 1
        assert await club.tables.is_host(row.id, taken.token)
        await until(lambda: row.id in announced)
        with pytest.raises(Unprocessable, match=r"device\.last"):
            await club.people.remove_device("phone", club.people.short_id("phone"))

    run(database, tmp_path, story)


def test_a_removed_device_leaves_no_valid_code(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        laptop = await club.join("phone", "laptop")
        code = (await club.transfers.make(laptop, "Ann", "")).code
        await club.people.remove_device("phone", club.people.short_id(laptop))
        with pytest.raises(NotFound):
            await club.transfers.use(code, "tablet", "")

    run(database, tmp_path, story)


def test_when_a_device_was_seen_is_noted_every_few_minutes(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        await club.people.find_or_create("phone", "Ann")
        seen = []
        for pause in (0.0, SEEN_EVERY - 1, 1.0):
            club.at += pause
            await club.people.note_use("phone")
            seen.append((await club.people.describe("phone")).devices[0].seen - NOON)
        assert seen == [0.0, 0.0, SEEN_EVERY]

    run(database, tmp_path, story)


def test_everything_about_a_player_is_downloaded_and_deleted(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        row = a_row(creator="phone")
        await a_game(storage, row, token(row.id, 0, "first", "phone"))
        seq = (await club.tables.table(row.id)).seq
        await storage.append(row.id, [LogRow(seq + 1, "chat", 0, "hello", NOON)])
        laptop = await club.join("phone", "laptop")
        data = await personal.collect(club.tables, club.people, laptop)
        assert (data.name, len(data.devices), data.hosted) == ("Ann", 2, [row.id])
        assert [(one.game, one.seat, one.chat) for one in data.seats] == [
            (row.id, 0, [(NOON, "hello")])
        ]
        assert data.seats[0].names
        assert (await personal.forget(club.tables, club.people, laptop)).seats == 1
        for table in ("people", "devices", "secrets", "transfers"):
            assert await club.count(table) == 0, table
        log = (await club.tables.table(row.id)).log
        assert not any(line.text == "hello" for line in log)
        empty = await personal.collect(club.tables, club.people, laptop)
        assert (empty.name, empty.devices, empty.hosted, empty.seats) == ("", [], [], [])

    run(database, tmp_path, story)


def test_a_device_alone_has_data_but_no_person(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        row = a_row()
        await a_game(storage, row, token(row.id, 0, "first", "phone"))
        data = await personal.collect(club.tables, club.people, "phone")
        assert (data.person, len(data.seats)) == ("", 1)
        await club.people.rename("phone", "Ann")  # who keeps a name is a person
        assert (await club.people.describe("phone")).name == "Ann"
        await club.people.rename("phone", "Bo")
        assert (await club.people.describe("phone")).name == "Bo"

    run(database, tmp_path, story)
