"""Turn reminders of several processes, after a restart, and of seats that change hands."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from smallworld.server.app import create_app
from smallworld.server.messages.games import Claim, HandOver
from smallworld.server.refusals import Forbidden, Unprocessable
from smallworld.server.reminders.service import MOST_SENDING, RETRY_DELAYS, Reminders
from smallworld.server.reminders.webhook import Webhook
from smallworld.server.settings import read_settings
from smallworld.server.storage.open import storage_for
from smallworld.server.tables import seats as seating
from smallworld.server.tables.maintenance import find_faults
from smallworld.server.tables.seats import claim
from smallworld.server.tokens import hash_secret
from tests.kit.waiting import until
from tests.server.reminders.process import (
    ADDRESS,
    GRACE,
    Process,
    Recording,
    Watch,
    at_a_table,
    seated,
    whole_turn,
    with_reminder,
)
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import opened


# --- several processes, and a restart
@BOTH_DATABASES
def test_of_two_processes_one_sends(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as storage, opened(url) as other_storage:
            watch, sender = Watch(), Recording()
            one = Process(storage, watch, sender, "one")
            other = Process(other_storage, watch, sender, "other")
            games = [(await with_reminder(one)).game for _ in range(MOST_SENDING)]
            for game in games:
                await whole_turn(one, game)
            await asyncio.gather(one.sweep(), other.sweep())
            watch.now += GRACE
            await asyncio.gather(one.sweep(), other.sweep())
            await asyncio.gather(one.sweep(), other.sweep())
            assert len(sender.posts) == MOST_SENDING == len({post.name for post in sender.posts})
            assert sorted(one.counted + other.counted) == ["sent"] * MOST_SENDING

    asyncio.run(run())


def test_whoever_is_connected_to_another_process_is_not_reminded(tmp_path: Path) -> None:
    async def run() -> None:
        url = a_url("sqlite", tmp_path)
        async with opened(url) as storage, opened(url) as other_storage:
            watch, sender = Watch(), Recording()
            one = Process(storage, watch, sender, "one")
            other = Process(other_storage, watch, sender, "other")
            other.present = {1}
            await whole_turn(one, (await with_reminder(one)).game)
            for _ in range(20):
                await one.sweep(GRACE / 4)
                await other.sweep()
            assert sender.posts == []

    asyncio.run(run())


def test_a_lease_of_another_process_is_respected(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        table = await with_reminder(process)
        await whole_turn(process, table.game)
        row = await process.storage.reminder(hash_secret(table.tokens["1"]))
        assert row is not None
        assert await process.storage.lease(f"reminder {row.id}", "somebody else", 3_600)
        await process.sweep()
        await process.sweep(GRACE)
        assert sender.posts == []
        await process.storage.release(f"reminder {row.id}", "somebody else")
        await process.sweep()
        assert len(sender.posts) == 1

    at_a_table(tmp_path, story)


def test_what_was_done_meanwhile_is_not_done_again(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        sent, acted = (await with_reminder(process)).game, (await with_reminder(process)).game
        for game in (sent, acted):
            await whole_turn(process, game)
        await process.sweep()
        process.watch.now += GRACE
        found = await process.storage.due_reminders(process.watch.now, 10)
        assert {row.game for row in found} == {sent, acted}
        await whole_turn(process, acted)
        await Process(process.storage, process.watch, sender, "other").sweep()
        assert len(sender.posts) == 1
        for row in found:
            await process.reminders.remind(row)
        assert len(sender.posts) == 1

    at_a_table(tmp_path, story)


@BOTH_DATABASES
def test_what_is_to_be_sent_survives_a_restart(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        url, watch, sender = a_url(database, tmp_path), Watch(), Recording()
        async with opened(url) as storage:
            process = Process(storage, watch, sender)
            await whole_turn(process, (await with_reminder(process)).game)
            sender.failures = 1
            await process.sweep()
            await process.sweep(GRACE)
        async with opened(url) as storage:
            heir = Process(storage, watch, sender, "heir")
            await heir.sweep(RETRY_DELAYS[0] - 1)
            assert len(sender.posts) == 1, "the pause holds"
            await heir.sweep(1)
            await heir.sweep(86_400)
        assert len(sender.posts) == 2 and len({post.name for post in sender.posts}) == 1

    asyncio.run(run())


def test_a_process_that_starts_looks_by_itself(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        await whole_turn(process, (await with_reminder(process)).game)
        await process.sweep()
        process.watch.now += GRACE
        process.reminders.start(delay=0)
        await until(lambda: process.counted == ["sent"])
        await process.reminders.stop()

    at_a_table(tmp_path, story)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_application_puts_it_together(tmp_path: Path) -> None:
    settings = read_settings(
        database=str(tmp_path / "tables.sqlite"),
        public_url="https://tables.example",
        reminder_host=["hooks.example"],
    )
    app = create_app(settings, storage_for(settings.database))
    reminders: Reminders = app.state.reminders
    assert reminders.webhook.places == {"hooks.example"}
    assert reminders.page("abc") == "https://tables.example/table/abc"
    assert reminders.is_away("abc", 0) and reminders.after == settings.reminders.after
    reminders.count("sent")
    assert b'smallworld_reminders_total{outcome="sent"} 1.0' in app.state.metrics.text()


def test_without_hosts_nothing_runs(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        table = await seated(process)
        off = Process(process.storage, process.watch, Webhook([]))
        off.reminders.start()
        assert len(asyncio.all_tasks()) == 1, "nothing but this test"
        with pytest.raises(Unprocessable) as refused:
            await off.reminders.set(table.game, 1, table.tokens["1"], ADDRESS)
        assert refused.value.code == "reminder.off"
        await off.reminders.stop()

    at_a_table(tmp_path, story)


# --- whose it is
@BOTH_DATABASES
def test_an_address_goes_with_the_seat(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            process = Process(storage, Watch(), Recording())
            tables, host_of = process.tables, process.reminders.host_of
            left, handed, forgotten, deleted = [await with_reminder(process) for _ in range(4)]
            for table in (left, handed, forgotten, deleted):
                assert await host_of(table.tokens["1"]) == "hooks.example"
            await seating.leave(tables, left.game, 1)
            over = await seating.hand_over(tables, handed.game, 1, HandOver(to="device"))
            assert await host_of(handed.tokens["1"]), "until the other device is there"
            await claim(tables, handed.game, Claim(name="Bo", invite=over.invite), "tablet")
            await storage.delete_game(deleted.game)
            for table in (left, handed, deleted):
                assert await host_of(table.tokens["1"]) == ""
            assert await host_of(forgotten.tokens["1"])
            await storage.forget_device("phone")
            assert await host_of(forgotten.tokens["1"]) == ""
            assert await find_faults(storage) == []
            with pytest.raises(Forbidden):
                await process.reminders.set(left.game, 1, left.tokens["1"], ADDRESS)

    asyncio.run(run())


def test_a_table_that_is_over_takes_no_address(tmp_path: Path) -> None:
    async def story(process: Process, sender: Recording) -> None:
        table = await seated(process)
        await process.tables.close(table.game, "enough")
        with pytest.raises(Unprocessable):
            await process.reminders.set(table.game, 1, table.tokens["1"], ADDRESS)

    at_a_table(tmp_path, story)
