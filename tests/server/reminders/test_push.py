"""Push messages: encrypted for one browser, sent once, deleted when the browser is gone."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from smallworld.server.addresses import HostPatterns
from smallworld.server.app import create_app
from smallworld.server.club.finding.challenges import Offers
from smallworld.server.club.finding.presence import Presence
from smallworld.server.club.finding.seeks import Seeks
from smallworld.server.club.finding.wishes import DAY
from smallworld.server.club.people import People
from smallworld.server.messages.push import NewSubscription
from smallworld.server.messages.seeks import (
    ChallengeAnswer,
    ChallengedPlayer,
    NewChallenge,
    NewPresence,
    NewSeek,
)
from smallworld.server.messages.tables import Clock
from smallworld.server.refusals import Unprocessable
from smallworld.server.reminders.push.keys import PushKey, new_push_key
from smallworld.server.reminders.push.service import RETRY_DELAYS, Push
from smallworld.server.reminders.webhook import Undelivered, Webhook
from smallworld.server.settings import BadSettings, load_push_key, read_settings
from smallworld.server.storage.club import people as people_scripts
from smallworld.server.storage.open import storage_for
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.scripts import Query, Script
from smallworld.server.tables.tables import Tables
from tests.server.reminders.process import Seated, Watch, whole_turn
from tests.server.reminders.process import seated as seated_at
from tests.server.reminders.receiver import HOST, Names, a_certificate, a_receiver, is_loopback
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import opened
from tests.server.storage.test_storage import run

AFTER = 60.0
KEY = PushKey(new_push_key(), "mailto:host@club.example")


class Browser:
    """A browser's side of a subscription: it can read what was sent to it."""

    def __init__(self, endpoint: str = f"https://{HOST}/push/1") -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    def subscription(self, lang: str = "en") -> NewSubscription:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return NewSubscription(self.endpoint, text(point), text(self._auth), lang)

    def read(self, body: bytes) -> Any:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        return json.loads(plain)


def text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


class Recording(Webhook):
    """Records what is sent, and answers with the queued statuses."""

    def __init__(self) -> None:
        super().__init__(HostPatterns([HOST]))
        self.posts: list[tuple[str, Mapping[str, str], bytes]] = []
        self.statuses: list[int] = []

    async def post(self, text: str, headers: Mapping[str, str], body: bytes) -> None:
        self.posts.append((text, headers, body))
        if self.statuses:
            status = self.statuses.pop(0)
            raise Undelivered(f"status_{status}", status)


class PushProcess:
    """The push service of one server process; also what table helpers need."""

    def __init__(
        self, storage: Storage, watch: Watch, webhook: Webhook, holder: str = "me"
    ) -> None:
        self.watch = watch
        self.storage = storage
        self.tables = Tables(storage, now=watch)
        self.people = People(storage, watch)
        self.present: set[int] = set()
        self.counted: list[str] = []
        self.push = Push(
            self.tables,
            self.people,
            webhook,
            KEY,
            holder,
            after=AFTER,
            is_away=lambda game, seat: seat not in self.present,
            count=self.counted.append,
        )

    async def sweep(self, seconds: float = 0.0) -> None:
        self.watch.now += seconds
        await self.push.sweep()
        await self.push.wait_until_sent()


async def seated(process: PushProcess) -> Seated:
    """Create a table for Ann and Bo, both at the device "phone"; Ann has the first turn."""
    return await seated_at(process)  # type: ignore[arg-type]


async def end_turn(process: PushProcess, game: str) -> None:
    await whole_turn(process, game)  # type: ignore[arg-type]


@BOTH_DATABASES
def test_a_turn_is_announced_once_in_the_readers_language(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        sender, browser = Recording(), Browser()
        process = PushProcess(storage, Watch(), sender)
        state = await process.push.subscribe(browser.subscription("is"), "phone")
        assert state.id and state.key == KEY.public
        game = (await seated(process)).game
        await process.sweep()
        assert sender.posts == []  # perhaps the player is on the way
        await process.sweep(AFTER)
        await process.sweep(AFTER)
        [(endpoint, headers, body)] = sender.posts
        assert endpoint == browser.endpoint
        assert browser.read(body) == {
            "title": "Þú átt leik",
            "body": "Með: Bo.",
            "url": f"/table/{game}",
            "tag": f"turn {game}",
        }
        assert b"Bo" not in body and headers["Content-Encoding"] == "aes128gcm"
        await end_turn(process, game)
        await process.sweep()
        await process.sweep(AFTER)
        assert len(sender.posts) == 2  # Bo's turn, at the same device
        assert process.counted == ["sent", "sent"]

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_of_two_processes_one_sends(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as storage, opened(url) as other_storage:
            watch, sender = Watch(), Recording()
            one = PushProcess(storage, watch, sender, "one")
            other = PushProcess(other_storage, watch, sender, "other")
            await one.push.subscribe(Browser().subscription(), "phone")
            games = {(await seated(one)).game for _ in range(6)}
            for seconds in (0.0, AFTER, 0.0, 0.0):
                watch.now += seconds
                await asyncio.gather(one.sweep(), other.sweep())
            assert len(sender.posts) == len(games)
            assert len({headers["Topic"] for _, headers, _ in sender.posts}) == len(games)

    asyncio.run(story())


def test_nobody_is_told_what_is_no_longer_true(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        sender = Recording()
        process = PushProcess(storage, Watch(), sender)
        await process.push.subscribe(Browser().subscription(), "phone")
        game = (await seated(process)).game
        await process.sweep()
        process.present = {0}
        await process.sweep(AFTER)  # connected to this process: later
        process.present = set()
        await process.sweep(AFTER / 2)
        assert sender.posts == []
        await end_turn(process, game)
        process.watch.now += 10 * AFTER
        await process.push.sweep()  # finds Bo's turn instead
        await process.push.wait_until_sent()
        await process.sweep(AFTER)
        [(_, _, _)] = sender.posts
        await process.storage.delete_game(game)
        process.tables.drop(game)
        await process.sweep(AFTER)
        assert len(sender.posts) == 1

    run("sqlite", tmp_path, story)


@BOTH_DATABASES
def test_a_subscription_that_is_gone_is_deleted(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        sender = Recording()
        process = PushProcess(storage, Watch(), sender)
        await process.push.subscribe(Browser().subscription(), "phone")
        await seated(process)
        await process.sweep()
        sender.statuses = [503, 410]
        await process.sweep(AFTER)
        assert (await process.push.state_of("phone")).id
        await process.sweep(RETRY_DELAYS[0])
        assert process.counted == ["failed", "gone"]
        assert not (await process.push.state_of("phone")).id
        await process.sweep(RETRY_DELAYS[-1])
        assert len(sender.posts) == 2

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_all_devices_of_a_player_are_told_until_they_are_removed(
    database: str, tmp_path: Path
) -> None:
    async def story(storage: Storage) -> None:
        sender = Recording()
        process = PushProcess(storage, Watch(), sender)
        phone, laptop = (Browser(f"https://{HOST}/{name}") for name in ("phone", "laptop"))
        person = await process.people.find_or_create("phone", "Ann")
        row = people_scripts.DeviceRow("laptop", person.id, "", 0.0, 0.0)
        await storage.transact(partial(people_scripts.add_device, row, "old laptop"))
        await process.push.subscribe(phone.subscription(), "phone")
        await process.push.subscribe(laptop.subscription(), "laptop")
        game = (await seated(process)).game
        await process.sweep()
        await process.sweep(AFTER)
        assert {post[0] for post in sender.posts} == {phone.endpoint, laptop.endpoint}
        remove = partial(people_scripts.remove_devices, person.id, ["laptop"], "salt")
        await storage.transact(remove)
        await end_turn(process, game)
        await process.sweep()
        await process.sweep(AFTER)
        assert [post[0] for post in sender.posts[2:]] == [phone.endpoint]
        await process.push.unsubscribe("phone")
        await end_turn(process, game)
        await process.sweep()
        await process.sweep(AFTER)
        assert len(sender.posts) == 3

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_challenges_and_their_tables_are_announced(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        sender, browser = Recording(), Browser()
        process = PushProcess(storage, Watch(), sender)
        offers = Offers(process.tables, process.people)
        presence = Presence(process.tables)
        other = Browser(f"https://{HOST}/ann")
        await process.push.subscribe(other.subscription(), "ann")
        await process.push.subscribe(browser.subscription(), "bo")
        here = (await presence.note(NewPresence("Bo"), "bo")).players
        wish = NewChallenge("Ann", [ChallengedPlayer(here=here[0].id)])
        made = await offers.make(wish, "ann")
        await process.sweep()
        told = browser.read(sender.posts[0][2])
        assert (told["title"], told["body"]) == ("You’re challenged to a game", "By Ann.")
        assert told["url"] == "/join"
        game = (await offers.answer(made.id, ChallengeAnswer(True, "Bo"), "bo")).game
        await process.sweep()
        told = other.read(sender.posts[1][2])
        assert (told["title"], told["url"]) == ("Your table is ready", f"/table/{game}")

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_a_daily_game_that_was_found_meanwhile_is_announced(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        sender, browser = Recording(), Browser()
        process = PushProcess(storage, Watch(), sender)
        seeks = Seeks(process.tables, process.people)
        await process.push.subscribe(browser.subscription(), "ann")
        await process.push.subscribe(Browser(f"https://{HOST}/bo").subscription(), "bo")
        daily = Clock(per_move=DAY)
        await seeks.open(NewSeek("Ann", clock=daily), "ann")
        process.watch.now += DAY
        game = (await seeks.open(NewSeek("Bo", clock=daily), "bo")).game
        await process.sweep()
        [(endpoint, _, body)] = sender.posts  # Bo sees it on the page
        assert endpoint == browser.endpoint
        told = browser.read(body)
        assert (told["title"], told["url"]) == ("Your table is ready", f"/table/{game}")

    run(database, tmp_path, story)


def test_only_push_services_and_real_keys_are_accepted(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        process = PushProcess(storage, Watch(), Recording())
        good = Browser().subscription()
        for bad in (
            Browser("https://elsewhere.example/1").subscription(),
            Browser(f"http://{HOST}/1").subscription(),
            Browser("https://127.0.0.1/1").subscription(),
            NewSubscription(good.endpoint, good.p256dh[:-4] + "AAAA", good.auth),
            NewSubscription(good.endpoint, good.p256dh, "short"),
            NewSubscription(good.endpoint, "ä", "ö"),
        ):
            with pytest.raises(Unprocessable) as refusal:
                await process.push.subscribe(bad, "phone")
            assert refusal.value.code == "push.address"
        for number in range(25):
            await process.push.subscribe(Browser(f"https://{HOST}/{number}").subscription(), "one")

        def count() -> Script[int]:
            rows = yield Query("SELECT count(*) FROM push_subscriptions")
            return int(rows[0][0])

        assert await storage.query(count) == 1  # a device has one

    run("sqlite", tmp_path, story)


def test_a_real_endpoint_gets_a_message_it_can_read(tmp_path: Path) -> None:
    """Over TLS, by the guarded client; loopback is allowed for this test only."""

    async def story(storage: Storage) -> None:
        certificate = a_certificate(tmp_path)
        async with a_receiver(certificate) as receiver:
            places = HostPatterns([receiver.place])
            names = Names("127.0.0.1")
            allowed = Webhook(
                places, resolve=names, is_allowed=is_loopback, trust=certificate.trust
            )
            for webhook, expected in ((Webhook(places, resolve=names), 0), (allowed, 1)):
                browser = Browser(f"https://{receiver.place}/push/1")
                process = PushProcess(storage, Watch(), webhook)
                await process.push.subscribe(browser.subscription("ru"), "phone")
                await seated(process)
                await process.sweep()
                await process.sweep(AFTER)
                assert len(receiver.received) == expected  # without the allowance nothing is sent
                await process.push.unsubscribe("phone")
            [got] = receiver.received
            assert got.line == "POST /push/1 HTTP/1.1" and int(got.headers["TTL"]) > 0
            assert browser.read(got.body)["title"] == "Ваш ход"
            scheme, _, rest = got.headers["Authorization"].partition(" ")
            assert scheme == "vapid"
            assert Vapid02.verify(got.headers["Authorization"])
            token = dict(part.strip().split("=", 1) for part in rest.split(","))["t"]
            claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
            assert claims["aud"] == f"https://{receiver.place}"
            assert claims["sub"] == "mailto:host@club.example"

    run("sqlite", tmp_path, story)


def test_the_key_is_made_once_and_the_setting_is_checked(tmp_path: Path) -> None:
    config = tmp_path / "server.toml"
    database = str(tmp_path / "tables.sqlite")
    config.write_text("[club]\npush = true\n")
    with pytest.raises(BadSettings, match="contact"):
        read_settings(config, database=database)
    config.write_text("[club]\npush = true\n[push]\ncontact = 'mailto:me@club.example'\n")
    settings = read_settings(config, database=database)
    pem = load_push_key(settings, new_push_key)
    assert load_push_key(settings, new_push_key) == pem
    file = tmp_path / "tables.sqlite.key.push"
    assert file.stat().st_mode & 0o077 == 0
    assert PushKey(pem, "").public == PushKey(file.read_bytes(), "").public
    app = create_app(settings, storage_for(database))
    assert "fcm.googleapis.com" in app.state.push.webhook.places
    assert "web.push.apple.com" in app.state.push.webhook.places
    assert "push.apple.com.evil.example" not in app.state.push.webhook.places
    config.write_text("[push]\nhosts = ['https://x']\n")
    with pytest.raises(BadSettings, match="push"):
        read_settings(config, database=database)
