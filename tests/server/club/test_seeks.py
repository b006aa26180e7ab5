"""Players who look for a game are paired once, on both databases and by several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from smallworld.server.club.finding.pairs import keep_ensuring_tables
from smallworld.server.club.finding.seeks import HERE, MOST_OF_ADDRESS, Seeks
from smallworld.server.club.finding.wishes import DAY
from smallworld.server.club.people import People
from smallworld.server.club.seats import take_seats
from smallworld.server.messages.seeks import NewSeek, Seek
from smallworld.server.messages.tables import Clock
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.scripts import Query, Script
from smallworld.server.tables.tables import Tables
from tests.kit.waiting import until
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, opened
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES
MINUTE = Clock(per_move=60)
DAILY = Clock(per_move=3 * DAY)


class Afternoon:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


Story = Callable[[Tables, Seeks, Afternoon], Awaitable[None]]


def play(database: str, folder: Path, story: Story) -> None:
    async def told(storage: Storage) -> None:
        clock = Afternoon()
        tables = Tables(storage, now=clock)
        await story(tables, Seeks(tables, People(storage, clock)), clock)

    run(database, folder, told)


def a_process(storage: Storage) -> Seeks:
    """A process whose clock stands still: nobody is away because the machine is busy."""
    clock = Afternoon()
    return Seeks(Tables(storage, now=clock), People(storage, clock))


def test_an_address_fills_no_list_of_seeks(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        def wish(number: int, days: float = 1) -> NewSeek:
            return NewSeek(f"P{number}", clock=Clock(per_move=days * DAY + number))

        for number in range(MOST_OF_ADDRESS + 3):
            await seeks.open(wish(number), f"spam {number}", "one address")
            clock.time += 1
        listed = (await seeks.listed()).seeks
        assert [seek.names for seek in listed] == [
            [f"P{number}"] for number in range(3, MOST_OF_ADDRESS + 3)
        ]
        for number in range(MOST_OF_ADDRESS):  # more than the list has room for
            await seeks.open(wish(number, 2), f"more spam {number}", "another address")
            clock.time += 1
        await seeks.open(NewSeek("Ann", clock=DAILY), "phone", "home")
        listed = (await seeks.listed()).seeks
        assert len(listed) == 60 and listed[-1].names == ["Ann"]
        bo = await seeks.open(NewSeek("Bo", clock=DAILY), "laptop", "one address")
        assert bo.game, "a seek is paired like any other"

    play(database, tmp_path, story)


def test_two_players_with_the_same_wish_get_a_table(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann", clock=MINUTE), "phone")
        assert (ann.game, ann.waiting) == ("", 1)
        bo = await seeks.open(NewSeek("Bo", clock=MINUTE), "laptop")
        ann = await seeks.follow(ann.id, "phone")
        assert bo.game == ann.game != ""
        table = await tables.table(ann.game)
        assert sorted(player.name for player in table.players) == ["Ann", "Bo"]
        assert table.row.table.clock == MINUTE
        assert not table.row.table.hints
        people = People(tables.storage, clock)
        for device, name in (("phone", "Ann"), ("laptop", "Bo")):
            taken = await take_seats(tables, people, ann.game, device)
            assert table.players[taken.seat].name == name
        with pytest.raises(Forbidden):
            await take_seats(tables, people, ann.game, "stranger")

    play(database, tmp_path, story)


def test_other_wishes_are_not_paired(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        wishes = [NewSeek("A"), NewSeek("B", seats=3), NewSeek("C", clock=MINUTE)]
        found = [await seeks.open(wish, wish.name) for wish in wishes]
        assert [seek.game for seek in found] == ["", "", ""]
        listed = sorted((await seeks.listed()).seeks, key=lambda seek: seek.names)
        assert [(seek.names, seek.seats, seek.clock) for seek in listed] == [
            (["A"], 2, Clock()),
            (["B"], 3, Clock()),
            (["C"], 2, MINUTE),
        ]

    play(database, tmp_path, story)


def test_rated_games_are_paired_apart(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann", clock=MINUTE), "phone")
        bo = await seeks.open(NewSeek("Bo", clock=MINUTE, rated=True), "laptop")
        assert (ann.game, bo.game, bo.rated) == ("", "", True)
        listed = (await seeks.listed()).seeks
        assert sorted((seek.names, seek.rated) for seek in listed) == [
            (["Ann"], False),
            (["Bo"], True),
        ]
        cy = await seeks.open(NewSeek("Cy", clock=MINUTE, rated=True), "tablet")
        assert cy.game == (await seeks.follow(bo.id, "laptop")).game != ""
        rules = (await tables.table(cy.game)).row.table
        assert (rules.rated, rules.hints, rules.absent) == (True, False, "wait")
        with pytest.raises(Unprocessable) as refused:
            await seeks.open(NewSeek("Di", rated=True), "watch")
        assert refused.value.facts == {"why": "clock"}

    play(database, tmp_path, story)


def test_bots_may_fill_a_rated_table(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        wish = NewSeek("Ann", seats=3, clock=MINUTE, rated=True, bots_after=0)
        table = await tables.table((await seeks.open(wish, "phone")).game)
        assert table.row.table.rated
        assert sorted(player.who for player in table.players) == ["bot", "bot", "person"]

    play(database, tmp_path, story)


def test_who_stops_asking_is_gone(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann"), "phone")
        clock.time += HERE + 1
        assert (await seeks.open(NewSeek("Bo"), "laptop")).game == ""
        assert [seek.names for seek in (await seeks.listed()).seeks] == [["Bo"]]
        with pytest.raises(NotFound):
            await seeks.follow(ann.id, "phone")

    play(database, tmp_path, story)


def test_a_device_is_not_paired_with_itself(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        await seeks.open(NewSeek("Ann"), "phone")
        assert (await seeks.open(NewSeek("Ann"), "phone")).waiting == 1

    play(database, tmp_path, story)


def test_a_repeated_request_gets_the_same_seek(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        wish = NewSeek("Ann", request="request-1")
        ann = await seeks.open(wish, "phone")
        bo = await seeks.open(NewSeek("Bo"), "laptop")
        again = await seeks.open(wish, "phone")  # the first answer was lost
        assert (again.id, again.game) == (ann.id, bo.game)
        assert (await seeks.open(NewSeek("Cy", request="request-1"), "tablet")).id != ann.id

    play(database, tmp_path, story)


def test_bots_fill_the_table_after_a_while(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann", seats=4, bots_after=10), "phone")
        bo = await seeks.open(NewSeek("Bo", seats=4), "laptop")
        assert bo.game == ""
        clock.time += 9
        assert (await seeks.follow(ann.id, "phone")).game == ""
        clock.time += 1
        assert (await seeks.follow(bo.id, "laptop")).game != ""
        ann = await seeks.follow(ann.id, "phone")
        players = (await tables.table(ann.game)).players
        assert sorted(player.who for player in players) == ["bot", "bot", "person", "person"]

    play(database, tmp_path, story)


def test_a_seek_can_be_withdrawn_until_it_is_paired(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann"), "phone")
        with pytest.raises(NotFound):
            await seeks.withdraw(ann.id, "stranger")
        await seeks.withdraw(ann.id, "phone")
        bo = await seeks.open(NewSeek("Bo"), "laptop")
        assert bo.game == ""
        ann = await seeks.open(NewSeek("Ann"), "phone")
        assert ann.game
        with pytest.raises(Unprocessable):
            await seeks.withdraw(bo.id, "laptop")

    play(database, tmp_path, story)


def test_players_paired_before_a_crash_find_their_table(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann"), "phone")
        bo = await seeks.open(NewSeek("Bo"), "laptop")
        await tables.storage.delete_game(bo.game)  # as if its process had ended before
        tables.drop(bo.game)

        def not_made() -> Script[None]:
            yield Query("UPDATE seeks SET made = 0")

        await tables.storage.transact(not_made)
        with pytest.raises(NotFound):
            await tables.table(bo.game)
        sweep = keep_ensuring_tables(tables.storage, "another process", [seeks.ensure_tables], 0.01)
        sweeping = asyncio.create_task(sweep)
        await until(lambda: tables.cached(bo.game) is not None)
        sweeping.cancel()
        assert len((await tables.table(bo.game)).players) == 2
        await tables.storage.transact(not_made)
        assert (await seeks.follow(ann.id, "phone")).game == bo.game
        assert len((await tables.table(bo.game)).players) == 2

    play(database, tmp_path, story)


def test_a_deleted_table_is_not_created_again(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann"), "phone")
        game = (await seeks.open(NewSeek("Bo"), "laptop")).game
        await tables.storage.delete_game(game)
        tables.drop(game)
        assert (await seeks.follow(ann.id, "phone")).game == game
        assert await tables.storage.load(game) is None

    play(database, tmp_path, story)


def test_a_daily_seek_stays_when_its_player_leaves(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann", clock=DAILY), "phone")
        assert ann.daily
        clock.time += 2 * DAY
        found = (await seeks.mine("phone")).seek
        assert found is not None and (found.id, found.game) == (ann.id, "")
        bo = await seeks.open(NewSeek("Bo", clock=DAILY), "laptop")
        found = (await seeks.mine("phone")).seek
        assert found is not None and found.game == bo.game != ""
        rules = (await tables.table(bo.game)).row.table
        assert (rules.clock, rules.absent) == (DAILY, "wait")  # no bot while somebody sleeps
        assert (await seeks.mine("stranger")).seek is None

    play(database, tmp_path, story)


def test_who_takes_any_game_gets_the_one_that_lacks_fewest(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        await seeks.open(NewSeek("Ann", clock=DAILY), "phone")  # nobody waits for days in a hurry
        await seeks.open(NewSeek("Bo", seats=4), "laptop")
        cy = await seeks.open(NewSeek("Cy", seats=3, clock=MINUTE), "tablet")
        di = await seeks.open(NewSeek("Di", seats=3, clock=MINUTE), "watch")
        assert di.game == ""
        eve = await seeks.open(NewSeek("Eve", any_game=True), "desktop")
        assert eve.game == (await seeks.follow(cy.id, "tablet")).game != ""
        fay = await seeks.open(NewSeek("Fay", clock=MINUTE, any_game=True), "car")
        assert (fay.seats, fay.clock, fay.waiting) == (4, Clock(), 2)

    play(database, tmp_path, story)


def test_who_takes_any_game_gets_into_no_rated_one(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        await seeks.open(NewSeek("Ann", clock=MINUTE, rated=True), "phone")
        bo = await seeks.open(NewSeek("Bo", seats=3, clock=MINUTE, any_game=True), "laptop")
        assert (bo.game, bo.rated) == ("", False)
        cy = await seeks.open(NewSeek("Cy", clock=DAILY, rated=True, any_game=True), "tablet")
        assert cy.game != "" and cy.rated

    play(database, tmp_path, story)


def test_who_takes_any_game_waits_with_the_own_wish(database: str, tmp_path: Path) -> None:
    async def story(tables: Tables, seeks: Seeks, clock: Afternoon) -> None:
        ann = await seeks.open(NewSeek("Ann", clock=MINUTE, any_game=True), "phone")
        assert (ann.seats, ann.clock, ann.game) == (2, MINUTE, "")
        bo = await seeks.open(NewSeek("Bo", seats=3, any_game=True), "laptop")
        assert bo.game != ""

    play(database, tmp_path, story)


def test_nobody_is_paired_twice_by_several_processes(database: str, tmp_path: Path) -> None:
    """Each storage stands for a process of its own; all players come at once."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            url = a_url(database, tmp_path)
            stores = [await stack.enter_async_context(opened(url)) for _ in range(3)]
            all_seeks = [a_process(storage) for storage in stores]

            async def seek(number: int) -> Seek:
                seeks, device = all_seeks[number % len(all_seeks)], f"device {number}"
                found = await seeks.open(NewSeek(f"P{number}", seats=3), device)
                while not found.game:
                    found = await seeks.follow(found.id, device)
                return found

            found = await asyncio.gather(*(seek(number) for number in range(36)))
            games = {one.game for one in found}
            assert len(games) == 12
            names = []
            for game in games:
                stored = await stores[0].load(game)
                assert stored is not None
                names += [row.text for row in stored.log if row.kind == "seat"]
            assert len(names) == len(set(names)) == 36

    asyncio.run(story())
