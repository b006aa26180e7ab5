"""Blocks, reports and bans are stored alike by both databases and follow a player to devices."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from smallworld.server.club import personal
from smallworld.server.club.finding.challenges import Offers
from smallworld.server.club.finding.presence import Presence
from smallworld.server.club.finding.seeks import Seeks
from smallworld.server.club.history import History
from smallworld.server.club.moderation.audit import Audit
from smallworld.server.club.moderation.bans import Bans
from smallworld.server.club.moderation.blocks import Blocks
from smallworld.server.club.moderation.reports import EXCERPT, PER_DAY, Reports
from smallworld.server.club.moderation.retention import DAY, delete_old
from smallworld.server.club.people import People
from smallworld.server.club.seats import take_seats
from smallworld.server.club.transfer import Transfers
from smallworld.server.messages.moderation import NewReport, SettleReport
from smallworld.server.messages.seeks import (
    ChallengeAnswer,
    ChallengedPlayer,
    NewChallenge,
    NewPresence,
    NewSeek,
)
from smallworld.server.refusals import Forbidden, NotFound, TooOften, Unprocessable
from smallworld.server.settings import ModerationSettings
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.moderation.bans import ActiveBans, BanRow, active_bans
from smallworld.server.storage.club.moderation.blocks import blocked_among
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import LogRow
from smallworld.server.storage.scripts import Script
from smallworld.server.tables import chat
from smallworld.server.tables.tables import Tables
from smallworld.server.words import WordFilter
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, a_game, a_row, opened, token
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES


class Process:
    """The services of one process, with a clock that tests set."""

    def __init__(self, storage: Storage) -> None:
        self.at = NOON
        self.storage = storage
        self.tables = Tables(storage, now=lambda: self.at, words=WordFilter(["darn"]))
        self.people = People(storage, lambda: self.at, b"key")
        self.audit = Audit(storage, lambda: self.at)
        self.bans = Bans(self.tables, self.audit, lambda: self.at)
        self.blocks = Blocks(self.tables, self.people)
        self.reports = Reports(self.tables, self.bans, self.audit)
        self.transfers = Transfers(storage, lambda: self.at, b"key")
        self.tables.check_holder = lambda holder: self.bans.refuse("ban", holder)
        self.tables.on_filtered = self.audit.note_filtered

    async def game(self, ann: str = "ann", bo: str = "bo") -> str:
        row = a_row()
        holders = {"ann": ann, "bo": bo}
        secrets = [
            token(row.id, seat, f"of {name} {row.id}", holders[name])
            for seat, name in enumerate(holders)
        ]
        return await a_game(self.storage, row, *secrets)

    async def join(self, old: str, new: str) -> str:
        code = (await self.transfers.make(old, old, "")).code
        return await self.transfers.use(code, new, "")

    async def audited(self) -> list[tuple[str, str]]:
        return [(one.who, one.what) for one in (await self.audit.listed(None, 50)).entries]


async def blocked_between(storage: Storage, one: str, other: str) -> bool:
    return await storage.query(partial(blocked_among, [one, other]))


def play(database: str, folder: Path, story: Callable[[Process], Awaitable[None]]) -> None:
    async def told(storage: Storage) -> None:
        await story(Process(storage))

    run(database, folder, told)


# --- blocks
def test_a_block_follows_both_players_to_their_devices(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        game = await here.game()
        assert (await here.blocks.add(game, 1, 0, "ann")).seats == [1]
        assert (await here.blocks.add(game, 1, 0, "ann")).seats == [1]  # once
        phone = await here.join("ann", "phone")
        laptop = await here.join("bo", "laptop")
        other = await here.game(phone, laptop)
        for device in ("ann", phone):
            assert (await here.blocks.seats(other, device)).seats == [1]
            assert [one.name for one in (await here.blocks.listed(device)).players] == ["Bo"]
        for device in ("bo", laptop):
            assert (await here.blocks.seats(other, device)).seats == []
            assert (await here.blocks.listed(device)).players == []
            assert await blocked_between(here.storage, phone, device)
            assert await blocked_between(here.storage, device, "ann")
        bo = await here.people.find("bo")
        assert bo and await blocked_between(here.storage, held_by(bo.id), phone)
        await here.people.remove_device("bo", here.people.short_id(laptop))
        assert await blocked_between(here.storage, phone, "bo")
        (shown,) = (await here.blocks.listed(phone)).players
        with pytest.raises(NotFound):
            await here.blocks.remove(shown.id, "bo")
        assert (await here.blocks.remove(shown.id, phone)).players == []
        assert not await blocked_between(here.storage, phone, "bo")

    play(database, tmp_path, story)


def test_who_can_be_blocked(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        game = await here.game("ann", "ann")
        with pytest.raises(Unprocessable, match="yourself"):
            await here.blocks.add(game, 1, 0, "ann")
        with pytest.raises(Unprocessable, match="no_such_seat"):
            await here.blocks.add(game, 4, 0, "ann")
        alone = await a_game(here.storage, a_row())
        with pytest.raises(Unprocessable, match="nobody"):
            await here.blocks.add(alone, 1, 0, "ann")
        with pytest.raises(Forbidden):
            await here.blocks.add(game, 1, 0, "")

    play(database, tmp_path, story)


def test_two_people_who_block_the_same_player_can_be_merged(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        for device in ("ann", "tablet"):
            game = await here.game(device)
            await here.blocks.add(game, 1, 0, device)
        game = await here.game("ann", "tablet")
        await here.blocks.add(game, 1, 0, "ann")  # herself, as it will turn out
        tablet = await here.join("ann", "tablet")
        assert [one.name for one in (await here.blocks.listed(tablet)).players] == ["Bo"]
        assert (await here.blocks.seats(game, tablet)).seats == []
        assert await here.storage.check() == []

    play(database, tmp_path, story)


def test_blocked_players_are_not_paired(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        seeks = Seeks(here.tables, here.people)
        await here.blocks.add(await here.game(), 1, 0, "ann")
        ann = await seeks.open(NewSeek("Ann"), "ann")
        here.at += 1
        bo = await seeks.open(NewSeek("Bo"), "bo")
        assert (ann.game, bo.game) == ("", "")
        cy = await seeks.open(NewSeek("Cy"), "cy")
        assert (await seeks.follow(ann.id, "ann")).game == cy.game != ""
        assert (await seeks.follow(bo.id, "bo")).game == ""
        # Nor do bots bring them together.
        ann = await seeks.open(NewSeek("Ann", seats=4, bots_after=0), "ann")
        bo = await seeks.open(NewSeek("Bo", seats=4, bots_after=0), "bo")
        assert ann.game and bo.game and ann.game != bo.game

    play(database, tmp_path, story)


def test_everything_about_blocks_is_downloaded_and_deleted(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        game = await here.game()
        await here.blocks.add(game, 1, 0, "ann")
        await here.reports.add(game, NewReport(1, "spam", "my words"), 0, "ann")
        mine = (await personal.collect(here.tables, here.people, "ann")).more
        assert [row["name"] for row in mine["blocks"]] == ["Bo"]
        assert "blocked" not in mine["blocks"][0]  # the id of a device of somebody else
        assert [row["words"] for row in mine["reports"]] == ["my words"]
        about_bo = (await personal.collect(here.tables, here.people, "bo")).more
        assert "reports" not in about_bo
        history = History(here.storage, here.people)
        await history.forget("ann")
        await personal.forget(here.tables, here.people, "ann")
        assert (await here.reports.listed("", None, 50)).reports == []
        assert not await blocked_between(here.storage, "ann", "bo")

    play(database, tmp_path, story)


# --- reports
def test_a_report_has_the_chat_as_evidence(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        game = await here.game()
        for number in range(EXCERPT + 2):
            here.at += 10
            await chat.say(here.tables, game, 1, f"insult {number}")
        await chat.say(here.tables, game, 0, "please stop")
        stored = await here.reports.add(game, NewReport(1, "insults", " Rude! "), 0, "ann")
        assert stored.messages == EXCERPT + 1
        (report,) = (await here.reports.listed("open", None, 50)).reports
        assert (report.name, report.player, report.words) == ("Bo", "device bo", "Rude!")
        texts = [line.text for line in report.excerpt]
        assert texts == [*(f"insult {number}" for number in range(2, EXCERPT + 2)), "please stop"]
        await here.storage.delete_game(game)
        assert (await here.reports.listed("open", None, 50)).reports == [report]

    play(database, tmp_path, story)


def test_one_report_of_a_player_in_a_game_and_few_a_day(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        game = await here.game()
        wish = NewReport(1, "other", request="report-1")
        await here.reports.add(game, wish, 0, "ann")
        await here.reports.add(game, wish, 0, "ann")  # the first answer was lost
        with pytest.raises(Unprocessable, match="known"):
            await here.reports.add(game, NewReport(1, "spam"), 0, "ann")
        await here.reports.add(game, NewReport(0, "spam"), 1, "bo")
        for _ in range(PER_DAY - 1):
            await here.reports.add(await here.game(), NewReport(1, "spam"), 0, "ann")
        with pytest.raises(TooOften):
            await here.reports.add(await here.game(), NewReport(1, "spam"), 0, "ann")
        here.at += DAY + 1
        await here.reports.add(await here.game(), NewReport(1, "spam"), 0, "ann")

    play(database, tmp_path, story)


def test_old_reports_and_entries_of_the_log_are_deleted(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        keep = ModerationSettings(report_days=30, audit_days=60)
        await here.reports.add(await here.game(), NewReport(1, "spam"), 0, "ann")
        await here.audit.note("key", "close", "game x")
        await here.bans.set(BanRow("device x", "ban", NOON + DAY, "spam", NOON), "key")
        await delete_old(here.storage, here.audit, keep, NOON + 29 * DAY)
        assert len((await here.reports.listed("", None, 50)).reports) == 1
        here.at = NOON + 31 * DAY
        await delete_old(here.storage, here.audit, keep, here.at)
        assert (await here.reports.listed("", None, 50)).reports == []
        told = [("server", "delete reports"), ("key", "ban"), ("key", "close")]
        assert sorted(await here.audited()) == sorted(told)
        await delete_old(here.storage, here.audit, keep, NOON + 61 * DAY)
        assert await here.audited() == [("server", "delete reports")]

    play(database, tmp_path, story)


def test_the_host_settles_reports(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        settled = []
        for action in ("dismiss", "mute", "ban"):
            game = await here.game()
            await here.reports.add(game, NewReport(1, "insults"), 0, "ann")
            (report,) = (await here.reports.listed("open", None, 50)).reports
            wish = SettleReport(action, hours=24, reason="rude")
            settled.append((await here.reports.settle(report.id, wish, "page")).state)
        assert settled == ["dismissed", "muted", "banned"]
        assert {ban.kind for ban in here.bans.rows} == {"mute", "ban"}
        assert (await here.reports.listed("open", None, 50)).reports == []
        with pytest.raises(NotFound):
            await here.reports.settle("unknown", SettleReport("dismiss"), "page")
        assert ("page", "report ban") in await here.audited()

    play(database, tmp_path, story)


# --- bans
@pytest.mark.parametrize("fate", ["bot", "concede"])
def test_the_seats_of_a_banned_player(fate: str, database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        game = await here.game()
        await here.bans.set(BanRow("device bo", "ban", NOON + 60, "insults", NOON, fate), "key")  # type: ignore[arg-type]
        table = await here.tables.table(game)
        assert table.players[1].bot == "normal"
        assert table.players[1].conceded == (fate == "concede")
        assert bool(table.closed) == (fate == "concede")  # only one is left
        with pytest.raises(Forbidden, match="banned"):
            await here.tables.seat_of(game, f"of bo {game}")
        assert await here.tables.seat_of(game, f"of ann {game}") == 0
        assert sorted(await here.audited()) == [("key", "ban"), ("server", f"seat {fate}")]
        here.at += 61
        assert await here.tables.seat_of(game, f"of bo {game}") == 1

    play(database, tmp_path, story)


def test_a_ban_that_a_crash_interrupted_is_completed(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as first, opened(url) as second:
            killed, other = Process(first), Process(second)
            game = await killed.game()

            async def nothing(ban: BanRow, holders: list[str]) -> None:
                """Stand for a process that dies after the ban is stored."""

            killed.bans._give_seats = nothing  # type: ignore[method-assign]
            await killed.bans.set(BanRow("device bo", "ban", None, "spam", NOON, "bot"), "key")
            await other.bans.refresh()
            assert (await other.tables.table(game)).players[1].bot == "normal"
            with pytest.raises(Forbidden, match="banned"):
                await other.tables.seat_of(game, f"of bo {game}")
            await other.bans.refresh()
            assert [ban.seats for ban in other.bans.rows] == [""]
            await other.bans.clear("device bo", "ban", "key")
            await killed.bans.refresh()
            assert killed.bans.rows == []

    asyncio.run(story())


def test_a_ban_follows_a_player_to_other_devices(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        await here.bans.set(BanRow("device bo", "ban", None, "spam", NOON), "key")
        await here.bans.set(BanRow("device laptop", "ban", NOON + 60, "insults", NOON), "key")
        laptop = await here.join("bo", "laptop")
        await here.bans.refresh()
        for device in ("bo", laptop):
            assert here.bans.find("ban", device)
        removed = here.people.short_id("bo")
        await here.people.remove_device(laptop, removed)
        await here.bans.refresh()
        kept = here.bans.find("ban", laptop)
        assert kept is not None and kept.until is None  # the longer one
        assert await here.storage.check() == []

    play(database, tmp_path, story)


def test_many_bans_are_read_with_few_queries(database: str, tmp_path: Path) -> None:
    """All processes read them every few seconds."""
    asked = 0

    def counted(script: Script[ActiveBans]) -> Script[ActiveBans]:
        nonlocal asked
        query = next(script)
        while True:
            asked += 1
            rows = yield query
            try:
                query = script.send(rows)
            except StopIteration as done:
                found: ActiveBans = done.value
                return found

    async def story(here: Process) -> None:
        await here.people.find_or_create("phone", "Ann")
        laptop = await here.join("phone", "laptop")
        person = await here.people.find("phone")
        assert person is not None
        subjects = ["device phone", f"person {person.id}", "address 192.0.2.0/24"]
        subjects += [f"device {number}" for number in range(20)]
        for subject in subjects:
            await here.bans.set(BanRow(subject, "ban", None, "", here.at, ""), "key")
        found = await here.storage.query(lambda: counted(active_bans(here.at)))
        everything = [f"person {person.id}", *sorted(["phone", laptop])]
        assert [found.holders[subject] for subject in subjects[:4]] == [
            everything,
            everything,
            [],
            ["0"],
        ]
        assert asked == 3

    play(database, tmp_path, story)


def test_a_banned_player_stops_looking_for_a_game(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        seeks = Seeks(here.tables, here.people)
        await seeks.open(NewSeek("Bo"), "bo")
        await here.bans.set(BanRow("device bo", "ban", None, "spam", NOON), "key")
        assert (await seeks.open(NewSeek("Ann"), "ann")).game == ""

    play(database, tmp_path, story)


def test_a_banned_player_is_neither_listed_nor_challenging(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        presence, offers = Presence(here.tables), Offers(here.tables, here.people)
        await presence.note(NewPresence("Bo"), "bo")
        (ann,) = [
            one for one in (await presence.note(NewPresence("Ann"), "ann")).players if one.you
        ]
        wish = NewChallenge("Bo", [ChallengedPlayer(here=ann.id)])
        offered = await offers.make(wish, "bo")
        await here.bans.set(BanRow("device bo", "ban", None, "spam", NOON), "key")
        assert [one.name for one in (await presence.listed("ann")).players] == ["Ann"]
        with pytest.raises(Unprocessable, match=r"challenge\.ended"):
            await offers.answer(offered.id, ChallengeAnswer(True, "Ann"), "ann")

    play(database, tmp_path, story)


def test_addresses_are_banned_by_network(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        await here.bans.set(BanRow("address 192.0.2.0/24", "ban", None, "x", NOON), "key")
        await here.bans.set(BanRow("address 2001:db8::/64", "mute", None, "x", NOON), "key")
        assert here.bans.find("ban", "", "192.0.2.7") and here.bans.find("ban", "x", "192.0.2.7")
        assert here.bans.find("ban", "", "::ffff:192.0.2.7")
        assert not here.bans.find("mute", "", "192.0.2.7")
        assert here.bans.find("mute", "", "2001:db8::7")
        assert not here.bans.find("ban", "", "192.0.3.7") and not here.bans.find("ban", "", "me")
        with pytest.raises(NotFound):
            await here.bans.clear("address 192.0.3.0/24", "ban", "key")

    play(database, tmp_path, story)


# --- the word filter
def test_filtered_messages_are_stored_with_stars(database: str, tmp_path: Path) -> None:
    async def story(here: Process) -> None:
        game = await here.game()
        for _ in range(2):
            await chat.say(here.tables, game, 1, "Darn it")
        rows = await here.storage.rows_after(game, 8)
        assert [row.text for row in rows if isinstance(row, LogRow)] == ["**** it"] * 2
        assert await here.audited() == [("server", "filter")]  # once for a seat

    play(database, tmp_path, story)


def test_own_seats_are_refused_to_a_banned_device_by_its_token(
    database: str, tmp_path: Path
) -> None:
    async def story(here: Process) -> None:
        game = await here.game()
        taken = await take_seats(here.tables, here.people, game, "bo")
        await here.bans.set(BanRow("device bo", "ban", None, "spam", NOON), "key")
        with pytest.raises(Forbidden, match="banned"):
            await here.tables.seat_of(game, taken.token)

    play(database, tmp_path, story)
