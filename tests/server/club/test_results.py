"""Results of finished games, on both databases: stored once, in an order, and never lost."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from smallworld.server.club.outcome import ended_game, result_of
from smallworld.server.club.people import People
from smallworld.server.club.results import Results
from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.storage.club import results as scripts
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.results import GameResult, Search
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import GameRow, LogRow, StoredGame
from smallworld.server.storage.scripts import Query, Script
from smallworld.server.tables.seats import concede
from smallworld.server.tables.table import Table, rebuild_table
from smallworld.server.tables.tables import Tables
from tests.server.club.finished import (
    PEOPLE,
    a_finished_game,
    a_game_row,
    finished_log,
    seated,
    tokens_of,
)
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, opened
from tests.server.storage.test_storage import run

ANN = ["phone"]


async def results_of(storage: Storage, *holders: str) -> list[GameResult]:
    return await storage.query(partial(scripts.results_of, holders, Search(), 100))


async def count(storage: Storage, table: str) -> int:
    def script() -> Script[int]:
        rows = yield Query(f"SELECT count(*) FROM {table}")
        return int(rows[0][0])

    return await storage.query(script)


@BOTH_DATABASES
def test_the_end_of_a_game_is_noticed_and_stored(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        tables = Tables(storage)
        results = Results(tables, "me")
        row = a_game_row()
        log = finished_log(PEOPLE)
        await storage.create(row, log[:-2], tokens_of(row.id, ["phone", "laptop"]))
        table = await tables.table(row.id)
        await tables.store(table, log[-2:])  # the last action and the close row
        await results.wait_until_stored()
        (result,) = await results_of(storage, "phone")
        assert (result.game, result.number, result.map, result.pool) == (row.id, 1, "base/2", "")
        assert result.ended == log[-1].at and result.rounds == 10
        state = table.game.state
        assert [seat.coins for seat in result.seats] == [int(state.coins(seat)) for seat in (0, 1)]
        winners = [seat.seat for seat in result.seats if seat.place == 1]
        assert winners == table.game.winners
        assert [seat.owner for seat in result.seats] == ["phone", "laptop"]
        assert all(seat.races and len(seat.races) == len(seat.powers) for seat in result.seats)
        assert all(seat.seconds > 0 for seat in result.seats)
        assert result.seats == (await results_of(storage, "laptop"))[0].seats

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_a_result_is_stored_once_by_many_processes(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        games = [await a_finished_game(storage) for _ in range(3)]
        sweepers = [Results(Tables(storage), f"process {number}") for number in range(4)]
        await asyncio.gather(*(each.sweep() for each in sweepers))
        found = await results_of(storage, "phone")
        assert sorted(result.game for result in found) == sorted(games)
        assert sorted(result.number for result in found) == [1, 2, 3]
        assert await count(storage, "result_seats") == 6
        assert await sweepers[0].sweep() == 0

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_numbers_follow_the_order_of_commits(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as one, opened(url) as two:
            games = [await a_finished_game(one) for _ in range(12)]

            async def store(storage: Storage, game: str) -> tuple[int, ...]:
                stored = await storage.load(game)
                assert stored is not None
                ended = ended_game(rebuild_table(stored))
                result = await Results(Tables(storage), "x").store(game, NOON, ended)
                return () if result is None else (result.number,)

            numbers = await asyncio.gather(
                *(store(storage, game) for game in games for storage in (one, two))
            )
            assert sorted(number for each in numbers for number in each) == list(range(1, 13))

    asyncio.run(story())


@BOTH_DATABASES
def test_a_person_owns_results_of_all_devices(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        people = People(storage, lambda: NOON)
        before = await a_finished_game(storage)
        await Results(Tables(storage), "me").sweep()
        ann = await people.find_or_create("phone", "Ann")
        after = await a_finished_game(storage, [held_by(ann.id), "laptop"])
        also = await a_finished_game(storage, ["laptop", "phone"])
        await Results(Tables(storage), "me").sweep()
        found = await results_of(storage, *await people.holders("phone"))
        assert {result.game for result in found} == {before, after, also}
        owners = {result.game: [seat.owner for seat in result.seats] for result in found}
        assert owners[before] == [held_by(ann.id), "laptop"]
        assert owners[after] == [held_by(ann.id), "laptop"]
        assert owners[also] == ["laptop", held_by(ann.id)]

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_a_deleted_game_has_no_result(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        game = await a_finished_game(storage)
        results = Results(Tables(storage), "me")
        await results.sweep()
        assert await storage.delete_game(game)
        assert await results_of(storage, "phone") == []
        assert await count(storage, "results") == await count(storage, "result_seats") == 0
        # Deleted between its end and its result:
        late = await a_finished_game(storage)
        stored = await storage.load(late)
        assert stored is not None
        await storage.delete_game(late)
        assert await results.store(late, NOON, ended_game(rebuild_table(stored))) is None
        assert await count(storage, "results") == 0

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_a_game_that_does_not_count_is_looked_at_once(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        await a_finished_game(storage, row=a_game_row(rules=TableRules(practice=True)))
        results = Results(Tables(storage), "me")
        assert await results.sweep() == 1
        assert await results.sweep() == 0
        assert await results_of(storage, "phone") == []

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_search(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        first = await a_finished_game(storage, seed=1)
        named = [PEOPLE[0], Player(name="Ødegård 50%_!", who="person")]
        second = await a_finished_game(storage, players=named, seed=2)
        third = await a_finished_game(
            storage,
            ["phone", "", ""],
            [PEOPLE[0], *(Player(name=name, who="bot", bot="easy") for name in ("Cy", "Di"))],
            seed=3,
        )
        await Results(Tables(storage), "me").sweep()
        everything = await results_of(storage, "phone")
        assert {result.game for result in everything} == {first, second, third}
        assert [result.number for result in everything] == [3, 2, 1]

        async def found(search: Search, limit: int = 100) -> list[str]:
            rows = await storage.query(partial(scripts.results_of, ANN, search, limit))
            return [result.game for result in rows]

        def expected(holds: object) -> list[str]:
            assert callable(holds)
            return [result.game for result in everything if holds(result, result.seats[0])]

        race, power = everything[0].seats[0].races[0], everything[0].seats[0].powers[0]
        assert await found(Search(race=race)) == expected(lambda _, me: race in me.races)
        assert await found(Search(power=power)) == expected(lambda _, me: power in me.powers)
        assert await found(Search(race="%")) == []
        assert await found(Search(opponent="øDEGÅRD 50%_!")) == [second]
        assert await found(Search(opponent="%")) == [second]
        assert await found(Search(opponent="ann")) == []  # the player is no opponent
        assert await found(Search(won=True)) == expected(lambda _, me: me.place == 1)
        assert await found(Search(won=False)) == expected(lambda _, me: me.place > 1)
        assert await found(Search(seats=3)) == [third]
        assert await found(Search(rated=True)) == []
        assert len(await found(Search(rated=False))) == 3
        assert await found(Search(), 2) == [everything[0].game, everything[1].game]
        assert await found(Search(before=2)) == [everything[2].game]

    run(database, tmp_path, story)


# --- what a game comes to
def closed(players: list[Player], reason: str) -> Table:
    """Return a table closed before the end."""
    table = seated(a_game_row(len(players)), players)
    table.apply_rows(table.deal_rows(NOON))
    table.apply_rows([LogRow(table.seq + 1, "close", None, reason, NOON + 60)])
    return table


def test_who_conceded_is_last_whatever_the_bot_made_of_the_seat() -> None:
    log = finished_log(
        [replace(player, conceded=True, bot="normal") for player in PEOPLE[:1]] + [PEOPLE[1]]
    )
    ended = ended_game(rebuild_table(StoredGame(a_game_row(), log)))
    assert ended is not None
    result = result_of(ended, {0: "phone", 1: "laptop"})
    assert result is not None
    assert [seat.place for seat in result.seats] == [2, 1]
    assert [seat.gave_up for seat in result.seats] == [True, False]


def test_all_but_one_conceded() -> None:
    ann, bo = (replace(player, conceded=True) for player in PEOPLE)
    ended = ended_game(closed([ann, PEOPLE[1], replace(bo, name="Cy")], "conceded"))
    assert ended is not None
    result = result_of(ended, {0: "a", 1: "b", 2: "c"})
    assert result is not None
    assert [seat.place for seat in result.seats] == [2, 1, 2]


def test_the_only_person_conceded_against_two_bots() -> None:
    bots = [Player(name=name, who="bot", bot="easy") for name in ("Cy", "Di")]
    ended = ended_game(closed([replace(PEOPLE[0], conceded=True), *bots], "nobody is left"))
    assert ended is not None
    result = result_of(ended, {0: "a"})
    assert result is not None
    assert [(seat.place, seat.bot, seat.owner) for seat in result.seats] == [
        (3, "", "a"),
        (1, "easy", ""),
        (1, "easy", ""),
    ]


@pytest.mark.parametrize("reason", ["closed by the host", "nobody is left", "insults"])
def test_an_aborted_game_does_not_count(reason: str) -> None:
    assert ended_game(closed(list(PEOPLE), reason)) is None


def test_a_game_of_bots_has_no_result() -> None:
    bots = [Player(name=name, who="bot", bot="easy") for name in ("Cy", "Di")]
    ended = ended_game(rebuild_table(StoredGame(a_game_row(), finished_log(bots))))
    assert ended is not None and result_of(ended, {}) is None


@pytest.mark.parametrize(
    "row",
    [
        a_game_row(rules=TableRules(practice=True)),
        replace(a_game_row(), created=NOON + 10),  # its first actions are older: a fork
    ],
)
def test_practice_and_continued_games_do_not_count(row: GameRow) -> None:
    assert ended_game(rebuild_table(StoredGame(row, finished_log(PEOPLE)))) is None


def test_ties_share_a_place() -> None:
    ended = ended_game(rebuild_table(StoredGame(a_game_row(), finished_log(PEOPLE))))
    assert ended is not None
    ended.coins[:], ended.tokens[:] = [80, 80], [5, 5]
    tied = result_of(ended, {0: "a", 1: "b"})
    ended.tokens[:] = [5, 6]
    broken = result_of(ended, {0: "a", 1: "b"})
    assert tied is not None and broken is not None
    assert [seat.place for seat in tied.seats] == [1, 1]
    assert [seat.place for seat in broken.seats] == [2, 1]


def test_declines_and_dice_are_counted_by_their_events() -> None:
    table = rebuild_table(StoredGame(a_game_row(), finished_log(PEOPLE)))
    ended = ended_game(table)
    assert ended is not None
    events = [event for line in table.game.log for event in line.events]
    for seat, track in enumerate(ended.tracks):
        rolled = [
            e.facts["number"] for e in events if e.kind == "die_rolled" and e.facts["seat"] == seat
        ]
        assert track.rolls == len(rolled)
        assert track.luck == pytest.approx(sum(map(int, map(str, rolled))) - len(rolled))
        declines = [e for e in events if e.kind == "declined" and e.facts["seat"] == seat]
        assert len(track.declines) == len(declines)
        assert track.declines == sorted(track.declines)
        assert all(1 < round_now <= 10 for round_now in track.declines)


@BOTH_DATABASES
def test_conceding_at_a_table_stores_the_result(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        tables = Tables(storage)
        results = Results(tables, "me")
        row = a_game_row()
        table = seated(row, PEOPLE)
        table.apply_rows(table.deal_rows(NOON))
        await storage.create(row, table.log, tokens_of(row.id, ["phone", "laptop"]))
        await concede(tables, row.id, 0)
        await results.wait_until_stored()
        (result,) = await results_of(storage, "phone")
        assert [seat.place for seat in result.seats] == [2, 1]

    run(database, tmp_path, story)
