"""Passkeys and recovery codes bring a player back, on both databases."""

from __future__ import annotations

import asyncio
import copy
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallworld.server.addresses import Site
from smallworld.server.club import personal
from smallworld.server.club.accounts.members import Members
from smallworld.server.club.accounts.passkeys import VALID, Passkeys
from smallworld.server.club.accounts.recovery import CODES, LENGTH, Recovery
from smallworld.server.club.seats import take_seats
from smallworld.server.club.transfer import plain_code
from smallworld.server.messages.accounts import NewPasskey, SignIn
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.storage.archive import export, restore
from smallworld.server.storage.club import passkeys as scripts
from smallworld.server.storage.club.people import DeviceRow
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.scripts import Query, Script
from tests.server.club.authenticator import PRESENT, Authenticator
from tests.server.club.test_transfer import KEY, Club
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, a_game, a_row, opened, token
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES
SITE = Site("tables.example", "https://tables.example")


class Accounts(Club):
    """A server with accounts."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage)
        self.passkeys = Passkeys(storage, self.people, lambda: self.at)
        self.recovery = Recovery(storage, self.people, lambda: self.at, KEY)

    async def add(self, device: str, authenticator: Authenticator, name: str = "Ann") -> str:
        options = await self.passkeys.start_adding(SITE, device, name)
        made = authenticator.create(msgspec.to_builtins(options), name=name, label="Phone")
        return await self.passkeys.add(SITE, device, msgspec.convert(made, NewPasskey))

    async def challenge(self, device: str) -> Any:
        return msgspec.to_builtins(await self.passkeys.start_sign_in(SITE, device))

    async def answer(self, device: str, signed: dict[str, str]) -> str:
        return await self.passkeys.sign_in(SITE, device, msgspec.convert(signed, SignIn))

    async def sign_in(self, device: str, authenticator: Authenticator) -> str:
        signed = authenticator.sign(await self.challenge(device), label="Laptop")
        return await self.answer(device, signed)


def test_a_passkey_brings_the_seats_to_a_new_device(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        row = a_row(creator="phone")
        await a_game(storage, row, token(row.id, 1, "of the phone", "phone"))
        phone = await club.add("phone", ann)
        me = await club.people.describe(phone)
        assert (me.name, [one.label for one in me.passkeys]) == ("Ann", ["Phone"])
        club.at += 60
        laptop = await club.sign_in("laptop", ann)
        assert (await take_seats(club.tables, club.people, row.id, laptop)).seat == 1
        me = await club.people.describe(laptop)
        assert [(one.label, one.how, one.added, one.current) for one in me.devices] == [
            ("Phone", "", NOON, False),
            ("Laptop", "passkey", NOON + 60, True),
        ]
        assert me.passkeys[0].used == NOON + 60

    run(database, tmp_path, story)


def test_both_ceremonies_give_the_device_a_new_id(database: str, tmp_path: Path) -> None:
    """The cookie of before opens nothing (session fixation)."""

    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        row = a_row(creator="planted")
        await a_game(storage, row, token(row.id, 0, "of the victim", "planted"))
        phone = await club.add("planted", ann)
        assert await club.people.find("planted") is None
        with pytest.raises(Forbidden):
            await take_seats(club.tables, club.people, row.id, "planted")
        assert await club.tables.seat_of(row.id, "of the victim") == 0  # its tokens go on
        again = await club.sign_in(phone, ann)
        assert await club.people.find(phone) is None
        assert len((await club.people.describe(again)).devices) == 1

    run(database, tmp_path, story)


def test_a_challenge_is_valid_once_for_one_device_and_some_minutes(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        await club.add("phone", ann)
        signed = ann.sign(await club.challenge("laptop"))
        with pytest.raises(Forbidden, match=r"passkey\.expired"):
            await club.answer("another device", signed)
        laptop = await club.answer("laptop", signed)
        for device in ("laptop", laptop):
            with pytest.raises(Forbidden, match=r"passkey\.expired"):
                await club.answer(device, signed)
        late = ann.sign(await club.challenge("tablet"))
        club.at += VALID
        with pytest.raises(Forbidden, match=r"passkey\.expired"):
            await club.answer("tablet", late)
        older, newer = await club.challenge("tablet"), await club.challenge("tablet")
        with pytest.raises(Forbidden, match=r"passkey\.expired"):
            await club.answer("tablet", ann.sign(older))
        own_words = ann.sign({"challenge": "bm90IGEgY2hhbGxlbmdlIG9mIHRoZSBzZXJ2ZXI"})
        with pytest.raises(Forbidden, match=r"passkey\.expired"):
            await club.answer("tablet", own_words)
        to_add = msgspec.to_builtins(await club.passkeys.start_adding(SITE, "tablet", "Ann"))
        with pytest.raises(Forbidden, match=r"passkey\.expired"):
            await club.answer("tablet", ann.sign(to_add))
        await club.answer("tablet", ann.sign(newer))
        assert await club.count("challenges") <= 3  # those that expired are deleted

    run(database, tmp_path, story)


def test_of_two_answers_to_a_challenge_at_once_one_counts(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator(counts=False)
        await club.add("phone", ann)
        signed = ann.sign(await club.challenge("laptop"))
        answers = [club.answer("laptop", signed) for _ in range(6)]
        found = await asyncio.gather(*answers, return_exceptions=True)
        assert sum(isinstance(one, str) for one in found) == 1
        assert len((await club.people.describe("phone")).devices) == 0
        assert await club.count("devices") == 2

    run(database, tmp_path, story)


LIES: list[tuple[str, Any]] = [
    ("origin", "https://tables.example.evil.example"),
    ("origin", "http://tables.example"),
    ("rp_id", "evil.example"),
    ("flags", PRESENT),  # without verification of the user
    ("flags", 0),
    ("id", b"a credential of nobody"),
    ("user", "c29tZWJvZHkgZWxzZQ"),
]


@pytest.mark.parametrize(("name", "value"), LIES)
def test_answers_that_prove_nothing_are_all_refused_alike(
    name: str, value: Any, database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        await club.add("phone", ann)
        setattr(ann, name, value)
        challenge = await club.challenge("laptop")
        with pytest.raises(Forbidden, match=r"passkey\.refused"):
            await club.answer("laptop", ann.sign(challenge))
        setattr(ann, name, getattr(Authenticator(), name) if name != "user" else "")
        with pytest.raises(Forbidden, match=r"passkey\.expired"):  # one attempt for a challenge
            await club.answer("laptop", ann.sign(challenge))
        await club.sign_in("laptop", ann)

    run(database, tmp_path, story)


def test_a_signature_of_another_key_or_text_is_refused(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        await club.add("phone", ann)
        thief = Authenticator(id=ann.id, counter=100)
        with pytest.raises(Forbidden, match=r"passkey\.refused"):
            await club.sign_in("laptop", thief)
        signed = ann.sign(await club.challenge("laptop"))
        for part in ("authenticator_data", "signature", "client_data"):
            for junk in ("AAAA", "_", signed[part][:-4]):
                with pytest.raises(Forbidden, match=r"passkey\.(refused|expired)"):
                    await club.answer("laptop", {**signed, part: junk})
        assert (await club.people.describe("phone")).passkeys == []
        assert await club.count("devices") == 1

    run(database, tmp_path, story)


@pytest.mark.parametrize(("name", "value"), LIES[:5])
def test_a_passkey_for_another_site_is_not_added(
    name: str, value: Any, database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        setattr(ann, name, value)
        with pytest.raises(Forbidden, match=r"passkey\.refused"):
            await club.add("phone", ann)
        for table in ("people", "passkeys", "devices"):
            assert await club.count(table) == 0

    run(database, tmp_path, story)


def test_a_copied_passkey_opens_nothing_any_more(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        phone = await club.add("phone", ann)
        clone = copy.copy(ann)
        await club.sign_in("of the thief", clone)
        with pytest.raises(Forbidden, match=r"passkey\.copied"):
            await club.sign_in("laptop", ann)
        clone.counter += 10
        with pytest.raises(Forbidden, match=r"passkey\.copied"):
            await club.sign_in("tablet", clone)
        me = await club.people.describe(phone)
        assert me.passkeys[0].refused
        await club.people.remove_others(phone)
        await club.passkeys.remove(phone, me.passkeys[0].id)
        assert len((await club.people.describe(phone)).devices) == 1

    run(database, tmp_path, story)


def test_passkeys_that_do_not_count_may_stay_at_zero(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator(counts=False)
        await club.add("phone", ann)
        for number in range(3):
            await club.sign_in(f"device {number}", ann)
        assert await club.count("devices") == 4

    run(database, tmp_path, story)


def test_passkeys_are_listed_and_removed_by_their_player_only(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club, ann, key = Accounts(storage), Authenticator(), Authenticator(id=b"a second key")
        phone = await club.add("phone", ann)
        options = await club.passkeys.start_adding(SITE, phone, "")
        assert (options.user, options.name, len(options.known)) == (ann.user, "Ann", 1)
        phone = await club.add(phone, key)
        with pytest.raises(Forbidden, match=r"passkey\.refused"):
            await club.add("of somebody else", ann)  # the credential is taken
        first, second = (one.id for one in (await club.people.describe(phone)).passkeys)
        for device, id in (("a stranger's", first), (phone, "nothing"), ("", first)):
            with pytest.raises(NotFound, match=r"passkey\.unknown"):
                await club.passkeys.remove(device, id)
        await club.passkeys.remove(phone, first)
        with pytest.raises(Forbidden, match=r"passkey\.refused"):
            await club.sign_in("laptop", ann)
        await club.sign_in("laptop", key)
        assert [one.id for one in (await club.people.describe(phone)).passkeys] == [second]

    run(database, tmp_path, story)


def test_a_player_has_only_so_many_passkeys(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, device = Accounts(storage), "phone"
        for number in range(scripts.MOST):
            device = await club.add(device, Authenticator(id=f"key {number}".encode()))
        with pytest.raises(Unprocessable, match=r"passkey\.too_many"):
            await club.add(device, Authenticator(id=b"one more"))

    run(database, tmp_path, story)


def test_a_player_with_another_way_in_is_not_merged(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Accounts(storage)
        ann, bo = Authenticator(), Authenticator(id=b"a credential of Bo")
        phone, laptop = await club.add("phone", ann), await club.add("laptop", bo, "Bo")
        with pytest.raises(Unprocessable, match=r"account\.other_person"):
            await club.sign_in(laptop, ann)
        with pytest.raises(Unprocessable, match=r"transfer\.other_person"):
            await club.join(phone, laptop)
        codes = await club.recovery.make(phone, "Ann")
        with pytest.raises(Unprocessable, match=r"account\.other_person"):
            await club.recovery.use(codes[0], laptop, "")
        tablet = (await club.people.find_or_create("tablet", "Cy")).id
        again = await club.recovery.use(codes[0], "tablet", "")  # was not used up
        assert (await club.people.by_id([tablet])) == {}
        assert (await club.people.describe(again)).name == "Ann"
        assert await club.count("people") == 2

    run(database, tmp_path, story)


def test_the_last_device_may_sign_out_if_there_is_a_way_back(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        row = a_row()
        await a_game(storage, row, token(row.id, 2, "of the phone", "phone"))
        phone = await club.add("phone", ann)
        short = (await club.people.describe(phone)).devices[0].id
        await club.people.remove_device(phone, short)
        assert await club.people.find(phone) is None
        laptop = await club.sign_in("laptop", ann)
        assert (await take_seats(club.tables, club.people, row.id, laptop)).seat == 2
        me = await club.people.describe(laptop)
        await club.passkeys.remove(laptop, me.passkeys[0].id)
        with pytest.raises(Unprocessable, match=r"device\.last"):
            await club.people.remove_device(laptop, me.devices[0].id)

    run(database, tmp_path, story)


def test_all_other_devices_are_removed_at_once(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        phone = await club.add("phone", ann)
        others = [await club.sign_in(f"device {number}", ann) for number in range(3)]
        row = a_row()
        await a_game(storage, row, token(row.id, 1, "elsewhere", others[1]))
        await club.people.remove_others(phone)
        assert [one.current for one in (await club.people.describe(phone)).devices] == [True]
        for device in others:
            assert await club.people.find(device) is None
        assert (await take_seats(club.tables, club.people, row.id, phone)).seat == 1
        await club.people.remove_others("nobody's")  # nothing to remove

    run(database, tmp_path, story)


def test_a_recovery_code_works_once_and_new_ones_void_the_old(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        club = Accounts(storage)
        codes = await club.recovery.make("phone", "Ann")
        assert len({plain_code(code) for code in codes}) == CODES
        assert {len(plain_code(code)) for code in codes} == {LENGTH}
        assert (await club.people.describe("phone")).recovery_codes == CODES
        typed = codes[0].upper().replace("-", " ")
        laptop = await club.recovery.use(typed, "laptop", "Laptop")
        me = await club.people.describe(laptop)
        assert (me.name, me.recovery_codes) == ("Ann", CODES - 1)
        assert {one.how for one in me.devices} == {"", "recovery"}
        for wrong in (codes[0], "", "abcd-efgh-2345-6789", codes[1][:-1]):
            with pytest.raises(NotFound, match=r"recovery\.unknown"):
                await club.recovery.use(wrong, "tablet", "")
        newer = await club.recovery.make(laptop, "")
        with pytest.raises(NotFound, match=r"recovery\.unknown"):
            await club.recovery.use(codes[1], "tablet", "")
        uses = [club.recovery.use(newer[0], f"other {number}", "") for number in range(6)]
        found = await asyncio.gather(*uses, return_exceptions=True)
        assert sum(isinstance(one, str) for one in found) == 1
        assert sum(isinstance(one, NotFound) for one in found) == 5

    run(database, tmp_path, story)


def test_no_code_and_no_challenge_is_in_the_database(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        phone = await club.add("phone", ann)
        codes = await club.recovery.make(phone, "Ann")
        challenge = (await club.challenge("laptop"))["challenge"]
        stored = ""
        for table in ("recovery_codes", "challenges", "passkeys"):

            def script(table: str = table) -> Script[str]:
                return str((yield Query(f"SELECT * FROM {table}")))

            stored += await storage.query(script)
        secret = [challenge, *codes, *(plain_code(code) for code in codes)]
        assert stored
        assert not [one for one in secret if one in stored]

    run(database, tmp_path, story)


def test_ways_in_are_downloaded_without_secrets_and_deleted(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        phone = await club.add("phone", ann)
        await club.recovery.make(phone, "Ann")
        await club.passkeys.start_adding(SITE, phone, "Ann")
        data = await personal.collect(club.tables, club.people, phone)
        person = data.person
        assert data.more["passkeys"] == [
            {
                "person": person,
                "counter": 0,
                "label": "Phone",
                "added": NOON,
                "used": NOON,
                "refused": None,
            }
        ]
        assert data.more["recovery_codes"] == [{"person": person, "made": NOON}] * CODES
        await personal.forget(club.tables, club.people, phone)
        for table in ("people", "devices", "passkeys", "recovery_codes", "challenges"):
            assert await club.count(table) == 0, table
        with pytest.raises(Forbidden, match=r"passkey\.refused"):
            await club.sign_in("laptop", ann)

    run(database, tmp_path, story)


def test_a_request_that_the_database_repeats_does_no_harm(database: str, tmp_path: Path) -> None:
    """If the answer to a commit is lost, the script runs again after it has succeeded."""

    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        phone = await club.add("phone", ann)
        key = (await storage.query(partial(scripts.find_passkey, _id(ann)))) or pytest.fail("")
        again = partial(scripts.add_passkey, key, "Ann", "phone", phone)
        assert await storage.transact(again) == []
        row = DeviceRow("laptop", key.person, "", NOON, NOON, "passkey")
        for _ in range(2):
            joined = await storage.transact(partial(scripts.sign_in, key.id, 7, "new", row))
            assert not isinstance(joined, str)
        challenge = await club.challenge("tablet")
        assert challenge["challenge"]
        assert len((await club.people.describe(phone)).devices) == 2

    run(database, tmp_path, story)


def _id(authenticator: Authenticator) -> str:
    return authenticator.create({"user": authenticator.user, "challenge": ""})["id"]


def test_required_means_a_name_and_a_passkey(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, ann = Accounts(storage), Authenticator()
        required = Members(storage, required=True)
        await Members(storage, required=False).check("anybody")
        for device in ("", "phone"):
            with pytest.raises(Forbidden, match=r"account\.required"):
                await required.check(device)
        await club.people.rename("phone", "Ann")
        await club.recovery.make("phone", "Ann")
        with pytest.raises(Forbidden, match=r"account\.required"):
            await required.check("phone")
        phone = await club.add("phone", ann)
        await required.check(phone)
        await required.check(await club.sign_in("laptop", ann))

    run(database, tmp_path, story)


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_ways_in_survive_an_export(target: str, database: str, tmp_path: Path) -> None:
    ann, file = Authenticator(), tmp_path / "all.jsonl"

    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as old:
            club = Accounts(old)
            phone = await club.add("phone", ann)
            codes = await club.recovery.make(phone, "Ann")
            await export(old, file)
        async with opened(a_url(target, tmp_path)) as new:
            await restore(file, new)
            club = Accounts(new)
            await club.sign_in("laptop", ann)
            await club.recovery.use(codes[0], "tablet", "")
            assert len((await club.people.describe(phone)).devices) == 3
            assert await new.check() == []

    asyncio.run(story())
