"""Challenges between players, on both databases and by several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from smallworld.server.club.finding.challenges import VALID, VALID_DAILY, Offers
from smallworld.server.club.finding.presence import Presence
from smallworld.server.club.finding.wishes import DAY
from smallworld.server.club.history import History
from smallworld.server.club.people import People
from smallworld.server.club.seats import take_seats
from smallworld.server.club.transfer import Transfers
from smallworld.server.messages.results import ProfileWish
from smallworld.server.messages.seeks import (
    Challenge,
    ChallengeAnswer,
    ChallengedPlayer,
    NewChallenge,
    NewPresence,
)
from smallworld.server.messages.tables import Clock
from smallworld.server.refusals import NotFound, Refused
from smallworld.server.storage.club import people as people_scripts
from smallworld.server.storage.club.finding.challenges import AGAIN_AFTER, MOST_OPEN
from smallworld.server.storage.club.moderation.blocks import BlockRow, add_block
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.scripts import Query, Script
from smallworld.server.tables.tables import Tables
from tests.server.club.test_seeks import Afternoon
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import a_game, opened
from tests.server.storage.test_storage import run

pytestmark = BOTH_DATABASES
NO_CLOCK = Clock()
YES = ChallengeAnswer(True, "Bo")
NO = ChallengeAnswer(False)


class Club:
    """The services of one process."""

    def __init__(self, storage: Storage, clock: Afternoon) -> None:
        self.clock = clock
        self.storage = storage
        self.tables = Tables(storage, now=clock)
        self.people = People(storage, clock)
        self.presence = Presence(self.tables)
        self.offers = Offers(self.tables, self.people)

    async def here(self, *names: str) -> dict[str, ChallengedPlayer]:
        """Let these players be seen, each at a device of that name."""
        for name in names:
            found = await self.presence.note(NewPresence(name), name.lower())
        return {one.name: ChallengedPlayer(here=one.id) for one in found.players}

    async def challenge(
        self, *to: ChallengedPlayer, seats: int = 0, clock: Clock = NO_CLOCK, device: str = "ann"
    ) -> Challenge:
        """Let Ann challenge players."""
        wish = NewChallenge("Ann", list(to), seats or len(to) + 1, clock)
        return await self.offers.make(wish, device)

    async def refused(self, code: str, asked: Awaitable[object]) -> None:
        """Check that a request is refused."""
        with pytest.raises(Refused) as refusal:
            await asked
        assert refusal.value.code == code


Story = Callable[[Club], Awaitable[None]]


def play(database: str, folder: Path, story: Story) -> None:
    async def told(storage: Storage) -> None:
        await story(Club(storage, Afternoon()))

    run(database, folder, told)


def test_an_accepted_challenge_is_a_table(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        here = await club.here("Ann", "Bo")
        made = await club.challenge(here["Bo"], seats=3, clock=Clock(per_move=60))
        received = (await club.offers.mine("bo")).challenges
        assert [(one.id, one.state, one.game) for one in received] == [(made.id, "open", "")]
        assert [(one.name, one.you) for one in received[0].players] == [
            ("Ann", False),
            ("Bo", True),
        ]
        assert (await club.offers.mine("cy")).challenges == []
        await club.refused("challenge.unknown", club.offers.answer(made.id, YES, "cy"))
        await club.refused("challenge.unknown", club.offers.answer(made.id, YES, "ann"))
        accepted = await club.offers.answer(made.id, ChallengeAnswer(True, "Bobby"), "bo")
        assert accepted.state == "accepted"
        again = await club.offers.answer(made.id, YES, "bo")  # the first answer was lost
        assert again.game == accepted.game
        table = await club.tables.table(accepted.game)
        assert sorted(one.name for one in table.players if not one.bot) == ["Ann", "Bobby"]
        assert sum(one.who == "bot" for one in table.players) == 1
        assert table.row.table.clock == Clock(per_move=60)
        for device, name in (("ann", "Ann"), ("bo", "Bobby")):
            taken = await take_seats(club.tables, club.people, accepted.game, device)
            assert table.players[taken.seat].name == name
        assert (await club.offers.mine("ann")).challenges[0].game == accepted.game
        await club.refused("challenge.accepted", club.offers.withdraw(made.id, "ann"))

    play(database, tmp_path, story)


def test_a_challenge_to_a_rated_game(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        here = await club.here("Ann", "Bo")
        wish = NewChallenge("Ann", [here["Bo"]], clock=Clock(per_move=60), rated=True)
        await club.refused("rated.rules", club.offers.make(replace(wish, clock=NO_CLOCK), "ann"))
        made = await club.offers.make(wish, "ann")
        assert (await club.offers.mine("bo")).challenges[0].rated
        accepted = await club.offers.answer(made.id, YES, "bo")
        rules = (await club.tables.table(accepted.game)).row.table
        assert (rules.rated, rules.absent) == (True, "wait")

    play(database, tmp_path, story)


def test_all_of_several_players_must_accept(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        here = await club.here("Ann", "Bo", "Cy")
        made = await club.challenge(here["Bo"], here["Cy"])
        assert (await club.offers.answer(made.id, YES, "bo")).state == "open"
        accepted = await club.offers.answer(made.id, ChallengeAnswer(True, "Cy"), "cy")
        assert accepted.state == "accepted"
        players = (await club.tables.table(accepted.game)).players
        assert sorted(one.name for one in players) == ["Ann", "Bo", "Cy"]

    play(database, tmp_path, story)


def test_challenges_are_declined_withdrawn_and_expire(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        here = await club.here("Ann", "Bo", "Cy", "Di")
        declined = await club.challenge(here["Bo"])
        assert (await club.offers.answer(declined.id, NO, "bo")).state == "declined"
        await club.refused("challenge.ended", club.offers.answer(declined.id, YES, "bo"))
        withdrawn = await club.challenge(here["Cy"])
        await club.refused("challenge.unknown", club.offers.withdraw(withdrawn.id, "cy"))
        await club.offers.withdraw(withdrawn.id, "ann")
        await club.refused("challenge.ended", club.offers.answer(withdrawn.id, YES, "cy"))
        live = await club.challenge(here["Di"])
        daily = await club.challenge(here["Cy"], clock=Clock(per_move=DAY))
        club.clock.time += VALID + 1
        await club.refused("challenge.ended", club.offers.answer(live.id, YES, "di"))
        states = {one.id: one.state for one in (await club.offers.mine("ann")).challenges}
        assert states == {
            declined.id: "declined",
            withdrawn.id: "withdrawn",
            live.id: "expired",
            daily.id: "open",
        }
        club.clock.time += VALID_DAILY - VALID - 10
        assert (await club.offers.answer(daily.id, YES, "cy")).state == "accepted"
        assert [one.id for one in (await club.offers.mine("ann")).challenges] == [daily.id]

    play(database, tmp_path, story)


def test_nobody_is_pestered(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        names = [f"P{number}" for number in range(MOST_OPEN + 1)]
        here = await club.here("Ann", *names)
        await club.refused("challenge.yourself", club.challenge(here["Ann"]))
        await club.refused("challenge.nobody", club.challenge(here["P0"], here["P0"]))
        await club.refused("challenge.nobody", club.challenge(ChallengedPlayer(here="p0")))
        await club.refused("challenge.seats", club.challenge(here["P0"], here["P1"], seats=2))
        first = await club.challenge(here["P0"])
        await club.refused("challenge.twice", club.challenge(here["P0"]))
        await club.offers.answer(first.id, NO, "p0")
        await club.refused("challenge.too_soon", club.challenge(here["P0"]))
        for name in names[1:]:
            await club.challenge(here[name], clock=Clock(per_move=DAY))
        await club.here(*names)
        await club.refused("challenge.too_many", club.challenge(here["P0"]))
        await club.offers.withdraw((await club.offers.mine("p1")).challenges[0].id, "ann")
        club.clock.time += AGAIN_AFTER + 1
        here = await club.here("P0")
        await club.offers.allow(False, "p0")
        assert not (await club.offers.mine("p0")).allowed
        await club.refused("challenge.not_wanted", club.challenge(here["P0"]))
        await club.offers.allow(True, "p0")
        assert (await club.challenge(here["P0"])).state == "open"

    play(database, tmp_path, story)


def test_blocked_players_cannot_challenge_each_other(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        here = await club.here("Ann", "Bo")
        person = await club.people.find_or_create("bo", "Bo")
        block = BlockRow(person.id, "ann", "Ann", club.clock.time)
        await club.storage.transact(partial(add_block, block))
        await club.refused("challenge.not_wanted", club.challenge(here["Bo"]))
        back = club.challenge(here["Ann"], device="bo")
        await club.refused("challenge.not_wanted", back)
        here = await club.here("Cy")  # who would bring the two together
        both = club.challenge(here["Ann"], here["Bo"], device="cy")
        await club.refused("challenge.not_wanted", both)
        assert (await club.challenge(here["Ann"], device="cy")).state == "open"

    play(database, tmp_path, story)


def test_a_player_is_found_by_profile_and_by_a_common_game(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        history = History(club.storage, club.people)
        profile = await history.set_profile("bo", ProfileWish(True, "Bo"))
        other = await history.set_profile("cy", ProfileWish(False, "Cy"))
        assert (await club.challenge(ChallengedPlayer(person=profile.id))).players[1].name == "Bo"
        hidden = club.challenge(ChallengedPlayer(person=other.id))
        await club.refused("challenge.nobody", hidden)
        game = await a_game(club.storage)
        await club.storage.transact(
            partial(_results, game, ["ann", f"person {other.id}", "gone 1"])
        )
        seat = ChallengedPlayer(game=game, seat=1)
        assert (await club.challenge(seat)).players[1].name == "P1"
        assert len((await club.offers.mine("cy")).challenges) == 1
        for seat in (ChallengedPlayer(game=game, seat=2), ChallengedPlayer(game=game, seat=0)):
            await club.refused("challenge.nobody", club.challenge(seat))
        stranger = club.challenge(ChallengedPlayer(game=game, seat=1), device="stranger")
        await club.refused("challenge.nobody", stranger)

    play(database, tmp_path, story)


def _results(game: str, owners: list[str]) -> Script[None]:
    """Store a result of a game for three, as far as challenges need it."""
    yield Query("INSERT INTO results VALUES (?, 1, 0, 'base/3', 3, 8, '')", (game,))
    for seat, owner in enumerate(owners):
        yield Query(
            "INSERT INTO result_seats (game, seat, owner, name, folded, bot, place, coins, gave_up,"
            " races, powers, declines, rolls, luck, seconds)"
            " VALUES (?, ?, ?, ?, '', '', 1, 0, 0, '', '', '', 0, 0, 0)",
            (game, seat, owner, f"P{seat}"),
        )


def test_a_player_keeps_challenges_with_a_second_device(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        transfers = Transfers(club.storage, club.clock, b"key")
        here = await club.here("Ann", "Bo")
        made = await club.challenge(here["Bo"])
        await club.offers.allow(False, "bo")
        code = await transfers.make("bo", "Bo", "")
        tablet = await transfers.use(code.code, "tablet", "")
        assert not (await club.offers.mine(tablet)).allowed
        accepted = await club.offers.answer(made.id, YES, tablet)
        taken = await take_seats(club.tables, club.people, accepted.game, tablet)
        players = (await club.tables.table(accepted.game)).players
        assert players[taken.seat].name == "Bo"

    play(database, tmp_path, story)


def test_a_forgotten_player_has_no_challenges(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        here = await club.here("Ann", "Bo")
        await club.challenge(here["Bo"])
        await club.offers.allow(False, "bo")
        await club.storage.transact(partial(people_scripts.delete_person, "", "bo"))
        assert (await club.offers.mine("ann")).challenges == []
        assert [one.name for one in (await club.presence.listed("ann")).players] == ["Ann"]
        assert (await club.offers.mine("bo")).allowed

    play(database, tmp_path, story)


def test_a_killed_process_leaves_the_table_to_others(database: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        here = await club.here("Ann", "Bo")
        made = await club.challenge(here["Bo"])
        game = (await club.offers.answer(made.id, YES, "bo")).game
        await club.storage.delete_game(game)  # as if its process had ended before
        club.tables.drop(game)

        def not_made() -> Script[None]:
            yield Query("UPDATE game_challenges SET made = 0")

        await club.storage.transact(not_made)
        await club.offers.ensure_tables()
        assert len((await club.tables.table(game)).players) == 2
        await club.storage.delete_game(game)  # by the host
        club.tables.drop(game)
        await club.offers.mine("ann")
        with pytest.raises(NotFound):
            await club.tables.table(game)

    play(database, tmp_path, story)


def test_answers_at_several_processes_make_one_table(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            url = a_url(database, tmp_path)
            stores = [await stack.enter_async_context(opened(url)) for _ in range(3)]
            clubs = [Club(storage, Afternoon()) for storage in stores]
            here = await clubs[0].here("Ann", "Bo", "Cy", "Di")
            to = [here[name] for name in ("Bo", "Cy", "Di")]
            made = await clubs[0].challenge(*to)
            devices = ("bo", "cy", "di")
            answers = [
                club.offers.answer(made.id, ChallengeAnswer(True, device), device)
                for device in devices
                for club in clubs
            ]
            await asyncio.gather(*answers)
            games = {(await club.offers.mine("ann")).challenges[0].game for club in clubs}
            assert len(games) == 1
            stored = await stores[0].load(games.pop())
            assert stored is not None
            assert len([row for row in stored.log if row.kind == "seat"]) == 4

    asyncio.run(story())
