"""Tournaments from sign-up to standings, on both databases and by several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from smallworld.server.club import personal
from smallworld.server.club.people import People
from smallworld.server.club.seats import take_seats
from smallworld.server.club.tournaments import service
from smallworld.server.club.tournaments.service import MOST_ACTIVE, Tournaments
from smallworld.server.club.tournaments.steps import NEVER_STARTED
from smallworld.server.club.transfer import Transfers
from smallworld.server.messages.games import Fork, HandOver
from smallworld.server.messages.tables import Clock
from smallworld.server.messages.tournaments import (
    NewTournament,
    ShownTable,
    TournamentRules,
    TournamentView,
)
from smallworld.server.refusals import Forbidden, NotFound, Refused, Unprocessable
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.fork import fork
from smallworld.server.tables.seats import concede, hand_over, leave
from smallworld.server.tables.tables import Tables
from tests.server.club.test_seeks import Afternoon
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import opened
from tests.server.storage.test_storage import run

MINUTE = Clock(per_move=60)
PAIRS = TournamentRules(format="swiss", seats=2, rounds=2, clock=MINUTE)


class Hall:
    """Everything a tournament needs in one process, and devices that take part."""

    def __init__(self, storage: Storage, clock: Afternoon) -> None:
        self.clock = clock
        self.tables = Tables(storage, now=clock)
        self.people = People(storage, clock)
        self.all = Tournaments(self.tables, self.people, "here", is_banned=self._is_banned)
        self.banned: set[str] = set()  # devices
        self.owners: dict[str, str] = {}  # as `secrets.device`, by device
        self.id = ""

    def _is_banned(self, holder: str) -> bool:
        return holder in {self.owners[device] for device in self.banned}

    async def open(self, rules: TournamentRules = PAIRS, name: str = "Cup") -> TournamentView:
        view = await self.all.open(NewTournament(name, "Host", rules), "host")
        self.id = view.id
        return view

    async def join(self, *names: str) -> None:
        for name in names:
            await self.all.join(self.id, name.lower(), name)
            self.owners[name.lower()] = (await self.people.holders(name.lower()))[0]

    async def begin(self) -> TournamentView:
        return await self.all.begin(self.id, "host", [])

    async def view(self, device: str = "") -> TournamentView:
        await self.all.wait_until_idle()
        return await self.all.view(self.id, device)

    async def give_up(self, table: ShownTable, loser: int) -> None:
        """Let the player of one seat concede."""
        await concede(self.tables, table.game, loser)
        await self.all.wait_until_idle()


Story = Callable[[Hall], Awaitable[None]]


def play(database: str, folder: Path, story: Story) -> None:
    async def told(storage: Storage) -> None:
        await story(Hall(storage, Afternoon()))
        assert await storage.check() == []

    run(database, folder, told)


@BOTH_DATABASES
def test_a_tournament_from_sign_up_to_standings(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo", "Cy", "Di")
        view = await hall.begin()
        assert view.status == "running"
        assert [len(table.seats) for table in view.rounds[0].tables] == [2, 2]
        mine = await hall.view("ann")
        assert mine.you == 1
        taken = await take_seats(hall.tables, hall.people, mine.table, "ann")
        table = await hall.tables.table(mine.table)
        assert table.players[taken.seat].name == "Ann"
        assert not table.row.table.hints
        with pytest.raises(Forbidden):
            await take_seats(hall.tables, hall.people, mine.table, "stranger")
        for number in range(2):
            for one in (await hall.view()).rounds[number].tables:
                await hall.give_up(one, 0)
        view = await hall.view()
        assert view.status == "finished"
        assert [len(one.tables) for one in view.rounds] == [2, 2]
        assert sum(one.points for one in view.standings) == 4 * 12
        assert [one.place for one in view.standings] == [1, 2, 3, 4]
        rows = (await hall.all.results(hall.id)).results
        assert len(rows) == 8
        csv = await hall.all.results_csv(hall.id)
        assert csv.splitlines()[0].startswith("round,game,seat,entrant,name")
        assert len(csv.splitlines()) == 9

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_only_the_organiser_starts_and_cancels(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        with pytest.raises(Unprocessable):  # nobody is there
            await hall.begin()
        await hall.join("Ann", "Bo")
        for device in ("ann", "stranger", ""):
            with pytest.raises(Forbidden):
                await hall.all.begin(hall.id, device, [])
            with pytest.raises(Forbidden):
                await hall.all.cancel(hall.id, device, is_host=False)
        with pytest.raises(Forbidden):
            await hall.all.leave(hall.id, "ann", 2)
        with pytest.raises(NotFound):
            await hall.all.leave(hall.id, "host", 99)
        view = await hall.all.leave(hall.id, "host", 2)
        assert [one.name for one in view.entrants] == ["Ann"]
        view = await hall.all.cancel(hall.id, "host", is_host=False)
        assert (view.status, view.reason) == ("cancelled", "organiser")
        with pytest.raises(Unprocessable):
            await hall.join("Cy")

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_nobody_enters_twice_or_without_a_place(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open(msgspec.structs.replace(PAIRS, most=2))
        await hall.join("Ann", "Ann")
        assert len((await hall.view()).entrants) == 1
        with pytest.raises(Unprocessable) as refused:
            await hall.all.join(hall.id, "other", "ann")
        assert refused.value.code == "tournament.name_taken"
        await hall.join("Bo")
        with pytest.raises(Unprocessable) as refused:
            await hall.join("Cy")
        assert refused.value.code == "tournament.full"
        assert await hall.people.find("cy") is None

    play(database, tmp_path, story)


def test_the_log_of_a_tournament_stays_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read again after every change, so nobody may change something without end."""
    monkeypatch.setattr(service, "MOST_ABSENCES", 2)
    monkeypatch.setattr(service, "MOST_JOINED", 4)

    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo", "Cy")
        await hall.all.leave(hall.id, "cy")
        for _ in range(2):
            await hall.all.set_presence(hall.id, "ann", None, present=False)
            await hall.all.set_presence(hall.id, "ann", None, present=True)
        with pytest.raises(Unprocessable, match=r"too_many_changes"):
            await hall.all.set_presence(hall.id, "ann", None, present=False)
        await hall.all.set_presence(hall.id, "bo", None, present=False)
        await hall.join("Cy")
        await hall.all.leave(hall.id, "cy")
        with pytest.raises(Unprocessable, match=r"too_many_changes"):
            await hall.join("Cy")
        await hall.all.leave(hall.id, "bo")  # leaving is always possible

    play("sqlite", tmp_path, story)


def test_what_everybody_sees_of_a_tournament_is_built_once(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo")
        ann, stranger = await hall.view("ann"), await hall.view()
        assert (ann.you, stranger.you) == (1, 0)
        assert ann.standings is stranger.standings and ann.rounds is stranger.rounds
        await hall.begin()
        ann, stranger = await hall.view("ann"), await hall.view()
        assert (ann.status, ann.table) == ("running", ann.rounds[0].tables[0].game)
        assert stranger.table == "" and ann.rounds is stranger.rounds

    play("sqlite", tmp_path, story)


@BOTH_DATABASES
def test_bots_take_part_and_fill_tables(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rules = TournamentRules(
            format="round_robin", seats=3, rounds=1, clock=MINUTE, bots=["hard"], fill="easy"
        )
        view = await hall.open(rules)
        assert [one.bot for one in view.entrants] == ["hard"]
        await hall.join("Ann", "Bo", "Cy")
        view = await hall.begin()
        assert sorted(seat.entrant for one in view.rounds[0].tables for seat in one.seats) == [
            *(0, 0),
            *(1, 2, 3, 4),
        ]
        levels = [
            player.bot
            for one in view.rounds[0].tables
            for player in (await hall.tables.table(one.game)).players
        ]
        assert sorted(levels) == ["", "", "", "easy", "easy", "hard"]

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_it_starts_at_its_time_or_is_cancelled(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        starts = hall.clock.time + 600
        await hall.open(msgspec.structs.replace(PAIRS, starts=starts))
        await hall.join("Ann", "Bo")
        first = hall.id
        await hall.open(msgspec.structs.replace(PAIRS, starts=starts, fewest=3), "Large")
        hall.clock.time += 599
        await hall.all.sweep()
        assert (await hall.view()).status == "open"
        hall.clock.time += 1
        await hall.all.sweep()
        view = await hall.view()
        assert (view.status, view.reason) == ("cancelled", "too_few")
        hall.id = first
        assert (await hall.view()).status == "running"
        await hall.open()
        hall.clock.time += NEVER_STARTED
        await hall.all.sweep()
        assert (await hall.view()).reason == "never_started"

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_absent_and_withdrawn_players_are_not_paired(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open(msgspec.structs.replace(PAIRS, rounds=3))
        await hall.join("Ann", "Bo", "Cy", "Di")
        await hall.begin()
        await hall.all.set_presence(hall.id, "ann", None, present=False)
        await hall.all.leave(hall.id, "bo")
        for one in (await hall.view()).rounds[0].tables:
            await hall.give_up(one, 0)
        second = (await hall.view()).rounds[1]
        assert sorted(seat.entrant for one in second.tables for seat in one.seats) == [3, 4]
        assert second.absent == [1]
        await hall.all.set_presence(hall.id, "ann", None, present=True)
        await hall.give_up(second.tables[0], 0)
        third = (await hall.view()).rounds[2]
        assert {1} <= {*third.byes, *(s.entrant for t in third.tables for s in t.seats)}
        with pytest.raises(Unprocessable):
            await hall.all.set_presence(hall.id, "bo", None, present=True)

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_who_leaves_a_table_has_lost_and_sits_out(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo", "Cy", "Di")
        view = await hall.begin()
        table = view.rounds[0].tables[0]
        await leave(hall.tables, table.game, 0)
        await hall.give_up(table, 1)
        await hall.give_up(view.rounds[0].tables[1], 0)
        view = await hall.view()
        first = view.rounds[0].tables[0]
        assert [seat.points for seat in first.seats] == [0.0, 0.0]
        assert view.rounds[1].absent == [first.seats[0].entrant]

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_nobody_else_plays_for_a_player(database: str, tmp_path: Path) -> None:
    """Neither a bot nor a friend; and a daily round goes on if somebody leaves the table."""

    async def story(hall: Hall) -> None:
        daily = TournamentRules(
            format="swiss", seats=3, fill="easy", rounds=1, clock=Clock(per_move=86_400)
        )
        await hall.open(daily)
        await hall.join("Ann", "Bo")
        game = (await hall.begin()).rounds[0].tables[0].game
        table = await hall.tables.table(game)
        people = [seat for seat, player in enumerate(table.players) if player.who == "person"]
        for wish in (HandOver("bot", bot="master"), HandOver("device")):
            with pytest.raises(Forbidden, match=r"tournament\.hand_over"):
                await hand_over(hall.tables, game, people[0], wish)
        await hand_over(hall.tables, game, people[0], HandOver("me"))
        left = await leave(hall.tables, game, people[0])
        assert (left.invite, table.players[people[0]].who) == ("", "bot")
        with pytest.raises(Forbidden, match=r"fork\.tournament"):  # all others are bots
            await fork(hall.tables, game, people[1], Fork(line=0), "bo")
        await concede(hall.tables, game, people[1])
        view = await hall.view()
        assert view.status == "finished"
        await fork(hall.tables, game, people[1], Fork(line=0), "bo")

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_a_banned_player_gets_no_seat(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo", "Cy")
        (ann,) = [one.number for one in (await hall.view()).entrants if one.name == "Ann"]
        hall.banned.add("ann")
        view = await hall.begin()
        assert ann not in [seat.entrant for seat in view.rounds[0].tables[0].seats]
        assert view.rounds[0].absent == [ann]
        hall.banned.clear()
        await hall.all.set_presence(hall.id, "ann", None, present=True)
        await hall.give_up(view.rounds[0].tables[0], 0)
        assert (await hall.view()).rounds[1].absent == []

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_a_table_that_the_host_closed_is_a_tie(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo")
        view = await hall.begin()
        await hall.tables.close(view.rounds[0].tables[0].game, "insults")
        view = await hall.view()
        assert [seat.points for seat in view.rounds[0].tables[0].seats] == [6.0, 6.0]
        assert len(view.rounds) == 2

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_a_killed_process_leaves_no_table_out(database: str, tmp_path: Path) -> None:
    """The round is stored first; the next process that looks creates missing tables."""

    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo", "Cy", "Di")
        view = await hall.begin()
        games = [table.game for table in view.rounds[0].tables]
        await hall.tables.storage.delete_game(games[0])  # as if its process had ended before
        hall.tables.drop(games[0])
        other = Tournaments(hall.tables, hall.people, "there")
        for name in ("ann", "bo", "cy", "di"):  # nobody is sent to a table that is not there
            shown = await other.view(hall.id, name)
            assert len((await hall.tables.table(shown.table)).players) == 2
        again = await hall.view()
        assert [table.game for table in again.rounds[0].tables] == games

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_a_deleted_player_leaves_the_tournament(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Bo", "Cy")
        await hall.begin()
        before = await hall.view()
        data = await personal.collect(hall.tables, hall.people, "ann")
        assert [row["name"] for row in data.more["tournament_events"]] == ["Ann"]
        await personal.forget(hall.tables, hall.people, "ann")
        await hall.all.sweep()
        view = await hall.view("ann")
        assert (view.you, view.entrants[0].name) == (0, "")
        assert view.entrants[0].withdrawn
        assert [one.tables for one in view.rounds] == [one.tables for one in before.rounds]

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_two_entrants_who_turn_out_to_be_one_player(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.join("Ann", "Anna", "Bo")
        transfers = Transfers(hall.tables.storage, hall.clock, b"key")
        code = await transfers.make("ann", "Ann", "phone")
        device = await transfers.use(code.code, "anna", "laptop")
        view = await hall.view(device)
        await hall.all.sweep()
        view = await hall.view(device)
        assert view.you == 1
        assert [one.name for one in view.entrants] == ["Ann", "Bo"]

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_the_same_request_opens_one_tournament(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        wish = NewTournament("Cup", "Host", PAIRS, request="request-1")
        first = await hall.all.open(wish, "host")
        assert (await hall.all.open(wish, "host")).id == first.id
        for _ in range(MOST_ACTIVE - 1):
            await hall.open()
        with pytest.raises(Unprocessable) as refused:
            await hall.open()
        assert refused.value.code == "tournament.too_many"
        assert len((await hall.all.listed("host")).tournaments) == MOST_ACTIVE

    play(database, tmp_path, story)


@BOTH_DATABASES
def test_ended_tournaments_are_deleted_with_the_games(database: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open()
        await hall.all.cancel(hall.id, "host", is_host=True)
        keeper = Tournaments(hall.tables, hall.people, "there", retention_days=30)
        await keeper.sweep()
        assert (await hall.view()).reason == "host"
        hall.clock.time += 31 * 86_400
        await keeper.sweep()
        with pytest.raises(NotFound):
            await hall.view()

    play(database, tmp_path, story)


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (TournamentRules(), "tournament.clock"),
        (TournamentRules(clock=MINUTE, fewest=5, most=4), "tournament.places"),
        (TournamentRules(clock=MINUTE, starts=5.0), "tournament.start_time"),
        (TournamentRules(clock=MINUTE, seats=2, advance=2), "tournament.advance"),
        (TournamentRules(clock=MINUTE, fill="nobody"), "bot.unknown"),
        (TournamentRules(clock=MINUTE, bots=["nobody"]), "bot.unknown"),
        (TournamentRules(clock=MINUTE, map="base/3"), "tournament.map_fill"),
        (TournamentRules(clock=MINUTE, map="base/2", fill="easy"), "new.seat_count"),
        (TournamentRules(clock=MINUTE, map="moon", fill="easy"), "new.unknown_map"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(
    rules: TournamentRules, code: str, tmp_path: Path
) -> None:
    async def story(hall: Hall) -> None:
        with pytest.raises(Refused) as refused:
            await hall.open(rules)
        assert refused.value.code == code
        assert await hall.people.find("host") is None

    play("sqlite", tmp_path, story)


@BOTH_DATABASES
def test_several_processes_pair_every_round_once(database: str, tmp_path: Path) -> None:
    """Each storage stands for a process of its own; all of them go on at the same time."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            url, clock = a_url(database, tmp_path), Afternoon()
            halls = [Hall(await stack.enter_async_context(opened(url)), clock) for _ in range(3)]
            view = await halls[0].open(msgspec.structs.replace(PAIRS, rounds=4))
            for hall in halls:
                hall.id = view.id
            names = [f"P{number}" for number in range(12)]
            await asyncio.gather(*(halls[at % 3].join(name) for at, name in enumerate(names)))
            await asyncio.gather(halls[0].begin(), halls[0].begin())
            for number in range(4):
                await asyncio.gather(*(hall.all.advance(view.id) for hall in halls))
                tables = (await halls[0].view()).rounds[number].tables
                await asyncio.gather(
                    *(
                        concede(halls[at % 3].tables, table.game, 0)
                        for at, table in enumerate(tables)
                    )
                )
                await asyncio.gather(*(hall.all.wait_until_idle() for hall in halls))
                await asyncio.gather(*(hall.all.advance(view.id) for hall in halls))
            view = await halls[2].view()
            assert view.status == "finished"
            games = [table.game for one in view.rounds for table in one.tables]
            assert len(games) == len(set(games)) == 4 * 6
            stored = await halls[0].tables.storage.game_ids("", 100)
            assert sorted(stored) == sorted(games)
            for one in view.rounds:
                seats = [seat.entrant for table in one.tables for seat in table.seats]
                assert sorted(seats) == list(range(1, 13))

    asyncio.run(story())
