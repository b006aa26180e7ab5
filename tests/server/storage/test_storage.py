"""Both storages behave alike: games, log, requests, secrets, lists, leases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from smallworld.server.messages.tables import Clock, TableRules
from smallworld.server.storage.protocol import Conflict, Storage
from smallworld.server.storage.rows import GameRow, LogRow, QuotaRow, SecretRow, SweepNote
from smallworld.server.tables.maintenance import find_faults
from smallworld.server.tokens import hash_secret, new_game_id
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import (
    NOON,
    a_game,
    a_row,
    a_table,
    chat,
    first_rows,
    invite,
    opened,
    token,
)
from tests.server.storage.test_upkeep import meddle

pytestmark = BOTH_DATABASES
HOUR = 3_600.0  # a lease that no busy machine outlives
Story = Callable[[Storage], Awaitable[None]]


def run(database: str, folder: Path, story: Story) -> None:
    """Run a test in a new database."""

    async def opened_story() -> None:
        async with opened(a_url(database, folder)) as storage:
            await story(storage)

    asyncio.run(opened_story())


async def refused(append: Awaitable[object]) -> None:
    with pytest.raises(Conflict):
        await append


def test_a_game_comes_back_as_it_was_stored(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        rules = TableRules(public=True, practice=True, clock=Clock(per_move=60))
        row = GameRow(
            *(new_game_id(), NOON, "base/2", {"open_coins": True}, rules),
            start=None,
            dealer=["die 2"],
            creator="device",
            rematch_of="other",
        )
        log = first_rows(row)
        await storage.create(row, log, [])
        stored = await storage.load(row.id)
        assert stored is not None
        assert (stored.row, stored.log) == (row, log)
        assert await storage.load("nothing") is None
        await refused(storage.create(row, log, []))

    run(database, tmp_path, story)


def test_rows_are_appended_and_read_after_a_number(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        game = await a_game(storage)
        rows = [chat(9, "ß 🐉 ' \" -- ; %s $1 ?"), LogRow(10, "close", None, "", NOON / 3)]
        await storage.append(game, rows)
        assert await storage.rows_after(game, 8) == rows
        assert await storage.rows_after(game, 9) == rows[1:]
        assert await storage.rows_after(game, 10**40) == []
        assert len(await storage.rows_after(game, -(10**40))) == 10
        assert await storage.rows_after("nothing", 0) == []

    run(database, tmp_path, story)


def test_a_taken_number_is_a_conflict_and_writes_nothing(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        game = await a_game(storage)
        before = await storage.export_game(game)
        secret = token(game, 0, "word")
        await refused(storage.append(game, [chat(8), chat(9)], "request-1", [secret]))
        await refused(storage.append(game, [chat(10)]))  # a gap is no log either
        await refused(storage.append("nothing", [chat(1)]))
        await refused(storage.append("nothing", [], secrets=[token("nothing", 0, "word")]))
        assert await storage.export_game(game) == before
        assert await storage.secret(secret.hash) is None

    run(database, tmp_path, story)


def test_a_repeated_request_is_a_conflict(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        game, other = await a_game(storage), await a_game(storage)
        assert await storage.find_request(game, "request-1") is None
        await storage.append(game, [chat(9), chat(10)], "request-1")
        assert await storage.find_request(game, "request-1") == (9, 10)
        await refused(storage.append(game, [chat(11)], "request-1"))
        assert await storage.rows_after(game, 10) == []
        await storage.append(other, [chat(9)], "request-1")
        await storage.append(game, [chat(11)])
        await storage.append(game, [chat(12)])  # no request, nothing to repeat

    run(database, tmp_path, story)


def test_rows_are_appended_only_with_a_token_of_their_seat(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        row = a_row()
        own, other = token(row.id, 0, "own"), token(row.id, 1, "other")
        game = await a_game(storage, row, own, other)
        for wrong in (other.hash, hash_secret("unknown")):
            with pytest.raises(Conflict):
                await storage.append(game, [chat(9)], "request-1", token=wrong)
        assert await storage.rows_after(game, 8) == []
        assert await storage.find_request(game, "request-1") is None
        await storage.append(game, [chat(9)], "request-1", token=own.hash)
        await storage.append(game, [LogRow(10, "seat", 0, "{}", NOON)], forget=0)
        with pytest.raises(Conflict):
            await storage.append(game, [chat(11)], token=own.hash)

    run(database, tmp_path, story)


def test_of_appends_in_one_group_only_the_wrong_ones_fail(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        games = [await a_game(storage) for _ in range(5)]
        outcomes = await asyncio.gather(
            *(
                storage.append(game, [chat(9 + i % 2)], f"request-{i}")
                for i, game in enumerate(games)
            ),
            storage.append(games[0], [chat(10)]),  # a second one of the same game
            return_exceptions=True,
        )
        assert [isinstance(outcome, Conflict) for outcome in outcomes[:5]] == [
            False,
            True,
            False,
            True,
            False,
        ]
        lasts = [len(await storage.rows_after(game, 8)) for game in games]
        assert lasts[1:] == [0, 1, 0, 1]
        assert lasts[0] == (1 if isinstance(outcomes[5], Conflict) else 2)
        assert await find_faults(storage) == []

    run(database, tmp_path, story)


def test_a_known_secret_rolls_the_whole_append_back(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        secret = token("", 0, "word")
        row = a_row()
        mine = SecretRow(row.id, secret.kind, 0, secret.hash)
        game = await a_game(storage, row, mine)
        await refused(storage.append(game, [chat(9)], "request-1", [mine]))
        assert await storage.rows_after(game, 8) == []
        assert await storage.find_request(game, "request-1") is None

    run(database, tmp_path, story)


def test_what_cannot_be_stored_is_refused_by_both(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        game = await a_game(storage)
        for text in ("a\0b", "\ud800"):
            with pytest.raises(ValueError):
                await storage.append(game, [chat(9, text)])
            assert await storage.load(text) is None
            assert await storage.find_request(game, text) is None
            assert await storage.secret(text) is None
            assert await storage.rows_after(text, 0) == []
        with pytest.raises(ValueError):
            await storage.append(game, [chat(9), chat(11)])
        assert await storage.rows_after(game, 8) == []

    run(database, tmp_path, story)


def test_an_invite_is_traded_once_only(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        row = a_row()
        game = await a_game(storage, row, invite(row.id, 1, "come"), invite(row.id, 0, "too"))
        seats = [token(game, 1, f"mine {i}") for i in range(5)]
        tried = [storage.use_invite(hash_secret("come"), seat, chat(9)) for seat in seats]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert done == [True, False, False, False, False]
        assert await storage.secret(hash_secret("come")) is None
        assert await storage.secret(seats[0].hash) == seats[0]
        assert await storage.rows_after(game, 8) == [chat(9)]
        # A taken number: the invite is not spent.
        await refused(storage.use_invite(hash_secret("too"), token(game, 0, "late"), chat(9)))
        assert await storage.secret(hash_secret("too")) is not None
        # An invite to another game, or a token in place of an invite, opens nothing.
        other = await a_game(storage)
        assert not await storage.use_invite(hash_secret("too"), token(other, 0, "x"), chat(9))
        assert not await storage.use_invite(seats[0].hash, token(game, 0, "x"), chat(10))

    run(database, tmp_path, story)


def test_secrets_of_a_seat_can_be_forgotten(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        row = a_row()
        game = await a_game(storage, row, token(row.id, 0, "old"), token(row.id, 1, "other"))
        await storage.append(game, [], secrets=[invite(game, 0, "link")])
        # A taken number: nothing is written, and nobody is forgotten.
        await refused(storage.append(game, [chat(8)], secrets=[token(game, 0, "x")], forget=0))

        async def left() -> list[str]:
            words = ("old", "link", "new", "other", "next", "x")
            return [word for word in words if await storage.secret(hash_secret(word))]

        assert await left() == ["old", "link", "other"]
        await storage.append(game, [chat(9)], secrets=[token(game, 0, "new")], forget=0)
        assert await left() == ["new", "other"]
        await storage.append(game, [], secrets=[invite(game, 0, "link")])
        assert await storage.use_invite(hash_secret("link"), token(game, 0, "next"), chat(10))
        assert await left() == ["other", "next"]

    run(database, tmp_path, story)


def test_lists_of_games(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        old, new = a_row(public=True, created=1.0), a_row(public=True, created=2.0)
        await a_game(storage, old, token(old.id, 0, "a", "phone"), token(old.id, 1, "b", "phone"))
        await a_game(storage, new, token(new.id, 0, "c", "phone"))
        hidden = await a_game(storage)
        await storage.append(old.id, [chat(9, at=NOON + 60)])
        public = await storage.public_games(10)
        assert [(found.row, found.seq) for found in public] == [(new, 8), (old, 9)]
        assert len(await storage.public_games(1)) == 1
        mine = await storage.games_of(["phone"], 10)
        assert [(found.row.id, found.updated) for found in mine] == [
            (old.id, NOON + 60),
            (new.id, NOON),
        ]
        assert await storage.games_of(["tablet"], 10) == []
        await storage.append(old.id, [LogRow(10, "close", None, "over", NOON + 61)])
        assert [found.row.id for found in await storage.public_games(10)] == [new.id]
        ids = sorted([old.id, new.id, hidden])
        assert await storage.game_ids("", 10) == ids
        assert await storage.game_ids(ids[0], 1) == [ids[1]]
        assert set(await storage.idle_games(NOON + 1, 10)) == {new.id, hidden}

    run(database, tmp_path, story)


def test_only_games_that_may_need_a_bot_are_swept(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        game, closed = await a_game(storage), await a_game(storage)
        await storage.append(closed, [LogRow(9, "close", None, "over", NOON)])

        async def found(since: float = 0.0, until: float = NOON, now: float = NOON) -> list[str]:
            return await storage.games_to_sweep(since, until, now)

        assert await found() == [game], "it has no note yet"
        assert await found(until=NOON - 1) == await found(since=NOON) == []
        await storage.note_swept([SweepNote(game, 8, None), SweepNote("deleted long ago", 8, None)])
        assert await found(now=2 * NOON) == []
        await storage.note_swept([SweepNote(game, 8, NOON + 60)])
        assert await found(now=NOON + 59) == [] and await found(now=NOON + 60) == [game]
        await storage.note_swept([SweepNote(game, 8, None)])
        await storage.append(game, [chat(9)])
        assert await found() == [game], "its note is outdated"
        assert await find_faults(storage) == []

    run(database, tmp_path, story)


def test_a_device_is_forgotten_with_the_names_it_used(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        row = a_row(creator="phone")
        game = await a_game(storage, row, token(row.id, 0, "a", "phone"), token(row.id, 1, "b"))
        await storage.append(game, [chat(9, "I am Ann"), LogRow(10, "chat", 1, "Bo", NOON)])
        assert await storage.forget_device("phone") == 1
        assert await storage.forget_device("phone") == 0
        assert await storage.forget_device("") == 0
        table = await a_table(storage, game)
        assert [player.name for player in table.players] == ["", "Bo"]
        assert [line.text for line in table.log[8:]] == ["", "Bo"]
        assert table.row.creator == ""
        assert await storage.secret(hash_secret("a")) is None
        assert await storage.secret(hash_secret("b")) is not None
        assert await storage.games_of(["phone"], 10) == []
        assert await find_faults(storage) == []

    run(database, tmp_path, story)


def test_a_game_is_deleted_with_everything_of_it(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        row = a_row()
        game = await a_game(storage, row, token(row.id, 0, "a", "phone"))
        await storage.append(game, [chat(9)], "request-1")
        await storage.delete_game(game)
        assert await storage.load(game) is None
        assert await storage.rows_after(game, 0) == []
        assert await storage.find_request(game, "request-1") is None
        assert await storage.secret(hash_secret("a")) is None
        assert await find_faults(storage) == []

    run(database, tmp_path, story)


def test_a_lease_from_before_the_clock_was_set_back_is_free(database: str, tmp_path: Path) -> None:
    """Its holder may be dead: nobody waits until the clock shows that time again."""
    url = a_url(database, tmp_path)

    async def held() -> None:
        async with opened(url) as storage:
            assert await storage.lease("bot x", "dead", 30.0)
            assert await storage.lease("bot y", "alive", HOUR)
            assert not await storage.lease("bot y", "other", 1.0), "only its own length counts"

    async def after() -> None:
        async with opened(url) as storage:
            assert await storage.lease("bot x", "other", 30.0)
            assert not await storage.lease("bot x", "dead", 30.0), "it is valid again"
            assert not await storage.lease("bot y", "other", 1.0)

    asyncio.run(held())
    later = "expires + 300" if database == "sqlite" else "expires + interval '300 seconds'"
    meddle(url, f"UPDATE leases SET expires = {later} WHERE name = 'bot x'")
    asyncio.run(after())


def test_open_games_are_found_by_their_reveals(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        row = a_row()
        game = await a_game(storage, row)
        await a_game(storage)
        table = await a_table(storage, game)
        reveals = [one.text for one in table.log if one.kind == "say"]
        one_other = [*reveals[:5], "reveal nobody nowhere"]

        async def found(combos: list[str], least: int, since: float = 0.0) -> list[str]:
            return [one.row.id for one in await storage.games_with_reveals(combos, least, since)]

        assert len(reveals) == 6 and await found(reveals, 6) == [game]
        assert await found(one_other, 5) == [game]
        assert await found(one_other, 6) == [] == await found(reveals, 6, NOON + 1)
        await storage.append(game, [LogRow(9, "close", None, "over", NOON)])
        assert await found(reveals, 6) == [], "it is closed"

    run(database, tmp_path, story)


def test_every_origin_has_its_share_of_the_lobby(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        async def listed(origin: str, created: float) -> str:
            row = msgspec.structs.replace(a_row(public=True, created=created), origin=origin)
            return await a_game(storage, row)

        quiet = [
            await listed("quiet", NOON),
            await listed("", NOON + 1),
            await listed("", NOON + 2),
        ]
        loud = [await listed("loud", NOON + 10 + number) for number in range(20)]
        shown = [found.row.id for found in await storage.public_games(5)]
        assert shown == [loud[-1], loud[-2], *quiet[::-1]], "the newest first"
        assert await storage.count_listed("loud", NOON + 14.5) == 15
        await storage.append(loud[-1], [LogRow(9, "close", None, "over", NOON)])
        assert await storage.count_listed("loud", NOON + 14.5) == 14
        assert [found.row.id for found in await storage.public_games(1)] == [loud[-2]]

    run(database, tmp_path, story)


def test_games_changed_in_the_future_are_swept(database: str, tmp_path: Path) -> None:
    """The clock was set back: their bots go on."""

    async def story(storage: Storage) -> None:
        game = await a_game(storage)
        await storage.append(game, [chat(9, at=NOON + HOUR)])
        assert await storage.games_to_sweep(0.0, NOON, NOON) == [game]
        assert await storage.games_to_sweep(0.0, NOON, NOON + HOUR) == [], "it changed just now"

    run(database, tmp_path, story)


def test_a_lease_has_one_holder_and_runs_out(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        takers = [f"process {i}" for i in range(8)]
        taken = await asyncio.gather(*(storage.lease("bot x", who, HOUR) for who in takers))
        assert sum(taken) == 1
        holder = takers[taken.index(True)]
        assert await storage.lease("bot x", holder, HOUR)  # renewed
        await storage.release("bot x", "somebody else")
        assert not await storage.lease("bot x", "late", HOUR)
        await storage.release("bot x", holder)
        assert await storage.lease("bot x", "late", 0.0)
        assert await storage.lease("bot y", "late", HOUR)
        assert await storage.lease("bot x", "later", HOUR), "it has expired"
        assert not await storage.lease("bot x", "late", HOUR)

    run(database, tmp_path, story)


def test_quotas_are_stored_replaced_and_deleted(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            for factor in (0.0, 4.0):
                await storage.set_quota(QuotaRow("address 192.0.2.7/32", factor, NOON, "spam"))
            await storage.set_quota(QuotaRow("device phone", 0.0))
            assert await storage.quotas() == [
                QuotaRow("address 192.0.2.7/32", 4.0, NOON, "spam"),
                QuotaRow("device phone", 0.0),
            ]
            assert await storage.clear_quota("device phone")
            assert not await storage.clear_quota("device phone")
            assert len(await storage.quotas()) == 1

    asyncio.run(story())


def test_the_host_lists_all_games_by_their_latest_change(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            old, new = [await a_game(storage) for _ in range(2)]
            await storage.append(new, [chat(9, at=NOON + 5)])
            found = await storage.latest_games(NOON + 60, 10)
            assert [summary.row.id for summary in found] == [new, old]
            assert [s.row.id for s in await storage.latest_games(found[0].updated, 10)] == [old]
            assert len(await storage.latest_games(NOON + 60, 1)) == 1

    asyncio.run(story())
