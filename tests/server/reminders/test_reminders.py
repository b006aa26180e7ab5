"""Turn reminders: one for each decision, when the person is away, by one process."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import msgspec
import pytest

from smallworld.server.messages.tables import Player
from smallworld.server.reminders.service import RETRY_DELAYS, Reminders
from smallworld.server.reminders.webhook import Webhook
from smallworld.server.tokens import hash_secret
from tests.docs.test_hosting_pages import verifying
from tests.kit.waiting import PATIENCE
from tests.server.reminders.process import (
    ADDRESS,
    GRACE,
    Process,
    Recording,
    Watch,
    at_a_table,
    one_action,
    seated,
    whole_turn,
    with_reminder,
)
from tests.server.reminders.receiver import Names, a_certificate, a_receiver, is_loopback
from tests.server.storage.databases import a_url
from tests.server.storage.games import opened


# --- when
def test_one_reminder_for_each_decision(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        game = (await with_reminder(process)).game
        await process.sweep(10 * GRACE)
        assert sender.posts == [], "it is Ann's turn, and she wants none"
        await whole_turn(process, game)
        await process.sweep(GRACE - 1)
        assert sender.posts == []
        for seconds in (1, 1, GRACE, 86_400):
            await process.sweep(seconds)
        assert [post.address for post in sender.posts] == [ADDRESS]
        await whole_turn(process, game)  # Bo
        await process.sweep(GRACE)
        await whole_turn(process, game)  # Ann
        await process.sweep(0)
        await process.sweep(GRACE)
        assert len({post.name for post in sender.posts}) == 2 == len(sender.posts)
        assert process.counted == ["sent", "sent"]

    at_a_table(tmp_path, story)


def test_who_acts_in_time_is_not_reminded(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        game = (await with_reminder(process)).game
        await whole_turn(process, game)
        await process.sweep(GRACE - 1)
        await whole_turn(process, game)
        await process.sweep(GRACE)
        assert sender.posts == []

    at_a_table(tmp_path, story)


def test_who_stops_in_the_middle_of_a_turn_is_reminded_later(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        game = (await with_reminder(process)).game
        await whole_turn(process, game)
        await process.sweep(GRACE - 1)
        await one_action(process, game)
        await process.sweep(GRACE - 1)
        assert sender.posts == []
        await process.sweep(1)
        assert len(sender.posts) == 1

    at_a_table(tmp_path, story)


def test_chat_does_not_put_a_reminder_off(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        game = (await with_reminder(process)).game
        await whole_turn(process, game)
        await process.sweep(GRACE - 1)
        await process.tables.append_chat(game, 0, lambda table: "Bo?")
        await process.sweep(1)
        assert len(sender.posts) == 1
        await process.tables.append_chat(game, 0, lambda table: "Bo!")
        await process.sweep(GRACE)
        assert len(sender.posts) == 1

    at_a_table(tmp_path, story)


def test_whoever_is_at_the_table_is_not_reminded_until_he_goes(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        game = (await with_reminder(process)).game
        await whole_turn(process, game)
        process.present = {1}
        for _ in range(5):
            await process.sweep(GRACE)
        process.present = {0}
        await process.sweep(GRACE - 1)
        assert sender.posts == []
        await process.sweep(1)
        assert len(sender.posts) == 1

    at_a_table(tmp_path, story)


def test_an_address_set_late_is_used_after_the_usual_time(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        table = await seated(process)
        process.watch.now += 86_400
        await process.reminders.set(table.game, 0, table.tokens["0"], ADDRESS)
        await process.sweep()
        assert sender.posts == []
        await process.sweep(GRACE)
        assert len(sender.posts) == 1

    at_a_table(tmp_path, story)


@pytest.mark.parametrize(
    "player",
    [
        Player(name="Bo", who="person", bot="easy"),
        Player(name="Bo", who="bot", bot="easy"),
        Player(name="Bo", who="person", bot="normal", conceded=True),
    ],
)
def test_nobody_is_reminded_where_a_bot_plays(player: Player, tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        table = await with_reminder(process)
        await process.tables.change_seat(table.game, 1, lambda old: player)
        await whole_turn(process, table.game)
        await process.sweep()
        await process.sweep(GRACE)
        assert sender.posts == []
        kept = await process.reminders.host_of(table.tokens["1"])
        is_bots_for_good = player.who == "bot" or player.conceded
        assert bool(kept) is not is_bots_for_good, "what is never needed again is deleted"

    at_a_table(tmp_path, story)


def test_a_table_that_is_closed_forgets_the_addresses(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        table = await with_reminder(process)
        await process.tables.close(table.game, "enough")
        await process.sweep(GRACE)
        assert sender.posts == [] and not await process.reminders.host_of(table.tokens["1"])

    at_a_table(tmp_path, story)


# --- what
def test_the_message_is_signed_and_has_no_secrets(tmp_path: Path) -> None:
    """Over a real connection, and checked as the page for hosts says."""
    certificate = a_certificate(tmp_path)

    async def run() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage, a_receiver(certificate) as there:
            webhook = Webhook(
                [there.place],
                resolve=Names("127.0.0.1"),
                is_allowed=is_loopback,
                trust=certificate.trust,
                seconds=PATIENCE,
            )
            watch = Watch()
            process = Process(storage, watch, webhook, page="https://tables.example")
            table = await seated(process)
            secret = table.tokens["1"]
            key = await process.reminders.set(table.game, 1, secret, there.address)
            watch.now += 7
            await whole_turn(process, table.game)
            since = watch.now
            await process.sweep()
            await process.sweep(GRACE)
            (sent,) = there.received
            assert msgspec.json.decode(sent.body) == {
                "game": table.game,
                "seat": 1,
                "round": 1,
                "since": since,
                "link": f"https://tables.example/table/{table.game}",
            }
            is_ours, signed = verifying(), sent.headers["Smallworld-Signature"]
            assert is_ours(key, signed, sent.body, watch.now)
            assert not is_ours(key, signed, sent.body + b" ", watch.now)
            assert not is_ours(key, signed, sent.body, watch.now + 3_600)
            assert not is_ours("another key", signed, sent.body, watch.now)
            said = json.dumps(sent.headers) + sent.body.decode()
            assert not [word for word in (secret, hash_secret(secret), key) if word in said]

    asyncio.run(run())


def test_the_key_is_not_in_the_database_and_new_with_every_address(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        table = await seated(process)
        keys = [
            await process.reminders.set(table.game, seat, table.tokens[str(seat)], ADDRESS)
            for seat in (0, 1, 1)
        ]
        assert len(set(keys)) == 3 and all(len(key) == 64 for key in keys)
        row = await process.storage.reminder(hash_secret(table.tokens["1"]))
        assert row is not None and keys[2] not in str(row)
        other = Reminders(process.tables, sender, "other", key=b"another", after=GRACE)
        assert process.reminders.key_of(row) == keys[2] != other.key_of(row)

    at_a_table(tmp_path, story)


# --- failures
def test_a_reminder_is_tried_five_times_within_about_an_hour(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        await whole_turn(process, (await with_reminder(process)).game)
        sender.failures = 1_000
        await process.sweep()
        await process.sweep(GRACE)
        for count, pause in enumerate(RETRY_DELAYS, start=1):
            await process.sweep(pause - 1)
            assert len(sender.posts) == count
            await process.sweep(1)
            assert len(sender.posts) == count + 1
        await process.sweep(86_400)
        assert len(sender.posts) == 5 and 3_000 < sum(RETRY_DELAYS) < 4_500
        assert len({post.name for post in sender.posts}) == 1, "the receiver knows it again"
        assert len({post.headers["Smallworld-Signature"] for post in sender.posts}) == 5
        assert process.counted == ["failed"] * 5 + ["given_up"]

    at_a_table(tmp_path, story)


def test_a_try_that_succeeds_is_the_last(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        await whole_turn(process, (await with_reminder(process)).game)
        sender.failures = 1
        for seconds in (0, GRACE, RETRY_DELAYS[0], RETRY_DELAYS[1], 86_400):
            await process.sweep(seconds)
        assert process.counted == ["failed", "sent"]

    at_a_table(tmp_path, story)


def test_no_more_tries_when_the_seat_has_acted(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        game = (await with_reminder(process)).game
        await whole_turn(process, game)
        sender.failures = 1
        await process.sweep()
        await process.sweep(GRACE)
        await process.tables.append_chat(game, 0, lambda table: "Bo?")
        await process.sweep()
        await one_action(process, game)
        for seconds in (*RETRY_DELAYS, 86_400):
            await process.sweep(seconds)
        assert len(sender.posts) == 1

    at_a_table(tmp_path, story)


def test_an_address_the_operator_no_longer_allows_gets_nothing(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        await whole_turn(process, (await with_reminder(process)).game)
        names = Names("127.0.0.1")
        stricter = Webhook(["other.example"], resolve=names, is_allowed=is_loopback)
        later = Process(process.storage, process.watch, stricter)
        await later.sweep()
        await later.sweep(GRACE)
        assert later.counted == ["failed"] and names.asked == []

    at_a_table(tmp_path, story)


def test_no_address_is_in_the_log_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(process: Process, sender: Recording) -> None:
        await whole_turn(process, (await with_reminder(process)).game)
        sender.failures = 1
        await process.sweep()
        await process.sweep(GRACE)

    with caplog.at_level(logging.DEBUG):
        at_a_table(tmp_path, story)
    assert "did not arrive: status_500" in caplog.text
    assert "hooks.example" not in caplog.text
