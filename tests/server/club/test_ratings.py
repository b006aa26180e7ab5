"""Ratings on both databases: with each result, once, and the same when computed again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from smallworld.bots.data.ratings import MIDDLE_BOT, MIDDLE_RATING, bot_rating, rated_bots
from smallworld.bots.registry import BOTS
from smallworld.server.club.history import History
from smallworld.server.club.outcome import Ended, SeatTrack
from smallworld.server.club.people import People
from smallworld.server.club.ratings.model import NEW, number, rate, shown
from smallworld.server.club.ratings.service import Ratings
from smallworld.server.club.results import Results
from smallworld.server.messages.results import ProfileWish
from smallworld.server.messages.tables import Clock, Player, TableRules
from smallworld.server.storage.club import people as people_scripts
from smallworld.server.storage.club.holders import held_by
from smallworld.server.storage.club.ratings import Standing
from smallworld.server.storage.club.results import GameResult, Search, SeatResult
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.scripts import Query, Rows, Script
from smallworld.server.tables.tables import Tables
from tests.cli.shell import output_of
from tests.cli.shell import run as shell
from tests.kit.waiting import poll_until
from tests.server.club.finished import a_finished_game, a_game_row, tokens_of
from tests.server.playing import Client
from tests.server.running import GENEROUS, running_server
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import NOON, opened
from tests.server.storage.test_storage import run

RATED = TableRules(hints=False, clock=Clock(per_move=60.0), rated=True)


# --- one result
def a_seat(seat: int, owner: str, place: int, bot: str = "") -> SeatResult:
    return SeatResult(seat, owner, owner, bot, place, 50, False, [], [], [], 0, 0.0, 0.0)


def a_result(*places: int, pool: str = "", bots: str = "") -> GameResult:
    """Return a result of Ann, Bo, … with these places; the last ``bots`` are bots."""
    seats = [a_seat(seat, f"p{seat}", place) for seat, place in enumerate(places)]
    if bots:
        seats[-1] = replace(seats[-1], owner="", bot=bots)
    pool = pool or ("duel" if len(places) == 2 else "table")
    return GameResult("g", 1, NOON, "base/2", 10, pool, seats)


def numbers_of(result: GameResult) -> list[float]:
    return [number(rate(result, {})[1][seat.owner]) for seat in result.seats if seat.owner]


def test_winner_gains_and_loser_loses_the_same_strength() -> None:
    rated, after = rate(a_result(1, 2), {})
    assert after["p0"].mu - NEW.mu == pytest.approx(NEW.mu - after["p1"].mu)
    assert after["p0"].mu > NEW.mu and after["p0"].sigma < NEW.sigma
    assert after["p0"].games == 1
    for seat in rated.seats:
        assert seat.rating == pytest.approx(number(after[seat.owner]))
        assert seat.change == pytest.approx(number(after[seat.owner]) - number(NEW))


def test_places_order_the_changes_and_ties_are_equal() -> None:
    first, second, third, fourth = numbers_of(a_result(1, 2, 2, 4))
    assert first > second == third > fourth
    assert (
        numbers_of(a_result(1, 1)) == [pytest.approx(n) for n in numbers_of(a_result(1, 1))][::-1]
    )


def test_the_order_of_seats_does_not_matter() -> None:
    assert numbers_of(a_result(1, 2, 3)) == pytest.approx(
        numbers_of(a_result(3, 1, 2))[1:] + numbers_of(a_result(3, 1, 2))[:1]
    )


@pytest.mark.parametrize("others", [1, 2, 4])
@pytest.mark.parametrize("sigma", [30.0, 125.0, 250.0])
@pytest.mark.parametrize("ahead", [-800.0, -200.0, 0.0, 200.0, 800.0])
def test_who_comes_last_never_gains(others: int, sigma: float, ahead: float) -> None:
    before = {"p0": Standing(1500.0 + ahead, sigma)} | {
        f"p{seat}": Standing(1500.0, 60.0) for seat in range(1, others + 1)
    }
    result = a_result(others + 1, *range(1, others + 1))
    assert number(rate(result, before)[1]["p0"]) < number(before["p0"])


def test_a_tie_moves_the_stronger_player_down() -> None:
    before = {"p0": Standing(1700.0, 60.0), "p1": Standing(1400.0, 60.0)}
    after = rate(a_result(1, 1), before)[1]
    assert after["p0"].mu < 1700.0 and after["p1"].mu > 1400.0


def test_bots_keep_their_ratings() -> None:
    rated, after = rate(a_result(1, 2, bots="normal"), {})
    assert set(after) == {"p0"}
    assert (rated.seats[1].rating, rated.seats[1].change) == (bot_rating("normal", "duel"), 0.0)
    # The result keeps the rating, so that a later measurement changes nothing.
    other = replace(rated, seats=[rated.seats[0], replace(rated.seats[1], rating=1900.0)])
    assert number(rate(other, {})[1]["p0"]) > number(after["p0"])


def test_a_game_of_a_player_with_themselves_changes_nothing() -> None:
    alone = a_result(1, 2)
    alone = replace(alone, seats=[replace(seat, owner="me") for seat in alone.seats])
    rated, after = rate(alone, {})
    assert after == {} and [seat.rating for seat in rated.seats] == [None, None]


def test_numbers_are_kept_with_six_digits() -> None:
    after = rate(a_result(1, 2, 3), {})[1]
    assert all(of.mu == round(of.mu, 6) and of.sigma == round(of.sigma, 6) for of in after.values())


def test_every_level_has_a_rating_in_both_pools() -> None:
    levels = {entry.name for entry in BOTS if entry.level}
    for pool in rated_bots().pools.values():
        assert set(pool.bots) == levels
        assert pool.bots[MIDDLE_BOT].rating == MIDDLE_RATING
        assert pool.bots["easy"].rating < MIDDLE_RATING < pool.bots["master"].rating
        assert pool.games >= 300


def test_strengths_are_found_and_the_margin_is_honest() -> None:
    """Players of known strength: after 40 games the shown margin covers most errors."""
    choice = random.Random(3)
    strength = {f"p{one}": choice.gauss(1500, 200) for one in range(30)}
    standings: dict[str, Standing] = {}
    for _ in range(30 * 40 // 2):
        one, other = choice.sample(sorted(strength), 2)
        wins = choice.random() < 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
        result = a_result(1 if wins else 2, 2 if wins else 1)
        names = zip(result.seats, (one, other), strict=True)
        result = replace(result, seats=[replace(seat, owner=name) for seat, name in names])
        standings |= rate(result, standings)[1]
    off = [abs(standings[name].mu - of) / standings[name].sigma for name, of in strength.items()]
    assert sum(each < 2 for each in off) >= 26
    assert all(not shown("duel", standing).provisional for standing in standings.values())


# --- stored with results
class Club:
    """A database with players who finish rated games at random."""

    def __init__(self, storage: Storage, seed: int = 1) -> None:
        self.storage = storage
        self.choice = random.Random(seed)
        self.tables = Tables(storage)
        self.people = People(storage, lambda: NOON)
        self.results = Results(self.tables, "me")
        self.ratings = self.results.ratings

    async def play(self, *devices: str, bots: int = 0, rules: TableRules = RATED) -> str:
        """Store a rated game of these devices and some bots, and its result with random places."""
        players = [Player(name=device, who="person") for device in devices]
        players += [Player(name=f"Bot {bot}", who="bot", bot="normal") for bot in range(bots)]
        row = a_game_row(len(players), rules)
        await self.storage.create(row, [], tokens_of(row.id, devices))
        assert await self.results.store(row.id, NOON, self.ended(row.id, players)) is not None
        return row.id

    def ended(self, game: str, players: list[Player]) -> Ended:
        """Return how a game ended: by chance."""
        coins = [self.choice.randrange(60, 75) for _ in players]
        nothing = [0.0] * len(players)
        tracks = [SeatTrack() for _ in players]
        return Ended(game, NOON, "base", 10, True, True, players, coins, coins, nothing, tracks)

    async def play_many(self, count: int, people: int = 8) -> list[str]:
        """Store that many games among so many devices."""
        devices = [f"device-{one}" for one in range(people)]
        games = []
        for _ in range(count):
            seats = self.choice.choice([2, 2, 3, 5])
            bots = self.choice.choice([0, 0, 1])
            games.append(await self.play(*self.choice.sample(devices, seats - bots), bots=bots))
        return games

    async def rows(self, sql: str) -> Rows:
        """Read rows."""

        def script() -> Script[Rows]:
            return (yield Query(sql))

        return await self.storage.query(script)

    async def everything(self) -> tuple[Rows, Rows, Rows]:
        """Return all stored numbers."""
        return (
            await self.rows("SELECT * FROM ratings ORDER BY pool, owner"),
            await self.rows("SELECT game, seat, rating, change FROM result_seats ORDER BY 1, 2"),
            await self.rows("SELECT * FROM counters ORDER BY name"),
        )


@BOTH_DATABASES
def test_computed_again_all_numbers_are_the_same(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        await club.play_many(25)
        before = await club.everything()
        assert len(before[0]) > 8 and before[2][0] == ("rated", 25)
        assert await club.ratings.differences() == []
        assert not await club.ratings.keep_current()
        assert await club.ratings.recompute()
        assert await club.everything() == before

    run(database, tmp_path, story)


def test_both_databases_have_the_same_numbers(tmp_path: Path) -> None:
    async def numbers(database: str) -> Rows:
        async with opened(a_url(database, tmp_path)) as storage:
            club = Club(storage)
            await club.play_many(30)
            return await club.rows("SELECT * FROM ratings ORDER BY pool, owner")

    assert asyncio.run(numbers("sqlite")) == asyncio.run(numbers("postgresql"))


@BOTH_DATABASES
def test_every_difference_is_found_and_put_right(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        await club.play_many(12)
        before = await club.everything()
        for statement in (
            "UPDATE ratings SET mu = mu + 0.000001 WHERE owner = 'device-1'",
            "DELETE FROM ratings WHERE owner = 'device-1'",
            "UPDATE result_seats SET change = change + 1 WHERE seat = 1",
            "INSERT INTO ratings VALUES ('nobody', 'duel', 1500, 250, 3)",
            "UPDATE counters SET number = 3 WHERE name = 'rated'",
        ):

            def spoil(statement: str = statement) -> Script[None]:
                yield Query(statement)

            await storage.transact(spoil)
            assert await club.ratings.differences(), statement
            assert await club.ratings.recompute()
            assert await club.ratings.differences() == []
            assert await club.everything() == before

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_numbers_are_stored_in_parts_and_a_change_in_between_is_noticed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New results wait for each part only, not for the whole history."""
    monkeypatch.setattr("smallworld.server.storage.club.ratings.PAGE", 5)

    async def story(storage: Storage) -> None:
        club, transact, parts = Club(storage), storage.transact, 0
        games = await club.play_many(12)

        def spoil() -> Script[None]:
            yield Query("UPDATE result_seats SET rating = 1 WHERE rating IS NOT NULL")

        async def counted(script: Callable[[], Script[object]]) -> object:
            nonlocal parts
            parts += 1
            if parts == 2:
                await storage.delete_game(games[0])
            return await transact(script)

        await transact(spoil)
        monkeypatch.setattr(storage, "transact", counted)
        assert await club.ratings.recompute()
        assert parts > 6  # two of the first try, then some five seats each
        assert await club.ratings.differences() == []

    run(database, tmp_path, story)


def test_of_many_requests_one_computes_the_ratings_of_joined_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(storage: Storage) -> None:
        club, recompute, times = Club(storage), Ratings.recompute, 0
        await club.play_many(6)

        def mark() -> Script[None]:
            yield Query("UPDATE counters SET number = -1 WHERE name = 'rated'")

        async def counted(ratings: Ratings) -> bool:
            nonlocal times
            times += 1
            return await recompute(ratings)

        await storage.transact(mark)
        monkeypatch.setattr(Ratings, "recompute", counted)
        await asyncio.gather(*(club.ratings.of(["device-1"]) for _ in range(5)))
        assert times == 1

    run("sqlite", tmp_path, story)


@BOTH_DATABASES
def test_a_deleted_game_changes_no_rating(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club, other = Club(storage, seed=2), Club(storage, seed=2)
        games = [await club.play("ann", "bo") for _ in range(2)]
        before = await club.everything()
        games.append(await club.play("bo", "cy"))
        await storage.delete_game(games[2])
        assert await other.ratings.keep_current()  # any process does it
        ratings, seats, counters = await club.everything()
        assert (ratings, seats) == before[:2]
        assert dict(counters) == {"rated": 2, "rated sum": 3, "results": 3}
        assert not await club.ratings.keep_current()

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_people_who_are_joined_are_rated_as_one(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        ann = await club.people.find_or_create("phone", "Ann")
        bo = await club.people.find_or_create("laptop", "Bo")
        for _ in range(4):
            await club.play("phone", "x")
            await club.play("laptop", "x", "y")
            await club.play("laptop", "phone")
        assert [rating.games for rating in await club.ratings.of([held_by(ann.id)])] == [8]
        await storage.transact(partial(people_scripts.merge, bo.id, ann.id))
        # The next reader sees the new numbers at once.
        duel, table = await club.ratings.of([held_by(ann.id)])
        assert (duel.games, table.games) == (4, 4)  # without those against oneself
        assert await club.ratings.differences() == []
        assert await club.rows(f"SELECT * FROM ratings WHERE owner = '{held_by(bo.id)}'") == []
        alone = await club.rows(
            "SELECT count(*) FROM result_seats WHERE rating IS NULL AND change IS NULL"
        )
        assert alone == [(8,)]

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_a_device_takes_its_rating_to_its_person(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        await club.play("phone", "x")
        (before,) = await club.ratings.of(["phone"])
        ann = await club.people.find_or_create("phone", "Ann")
        assert await club.ratings.of([held_by(ann.id)]) == [before]
        assert await club.ratings.of(["phone"]) == []
        await club.play("phone", "x")
        assert [rating.games for rating in await club.ratings.of([held_by(ann.id)])] == [2]
        assert await club.ratings.differences() == []
        # Forgotten: nobody can tell any more whose games they were; the others keep their numbers.
        (x,) = await club.ratings.of(["x"])
        await History(storage, club.people).forget("phone")
        assert await club.ratings.of(["phone", held_by(ann.id)]) == []
        assert await club.ratings.of(["x"]) == [x]
        assert await club.ratings.differences() == []

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_results_merges_and_deletions_of_several_processes(database: str, tmp_path: Path) -> None:
    """Everything at once, on several connections; then the numbers follow from the results."""

    async def story() -> None:
        url = a_url(database, tmp_path)
        async with opened(url) as one, opened(url) as two:
            clubs = [Club(one, 1), Club(two, 2)]
            games = [game for club in clubs for game in await club.play_many(6)]
            people = [
                await clubs[0].people.find_or_create(f"device-{number}", "P") for number in range(4)
            ]

            async def merge(old: int, new: int) -> None:
                join = partial(people_scripts.merge, people[old].id, people[new].id)
                await clubs[new % 2].storage.transact(join)

            await asyncio.gather(
                *(club.play_many(15) for club in clubs),
                *(two.delete_game(game) for game in games[:5]),
                merge(0, 1),
                merge(2, 3),
                *(club.ratings.keep_current() for club in clubs),
            )
            await clubs[0].ratings.keep_current()
            assert await clubs[1].ratings.differences() == []
            ((count,),) = await clubs[0].rows("SELECT count(*) FROM results WHERE pool <> ''")
            assert ("rated", count) in (await clubs[0].everything())[2] and count == 37

    asyncio.run(story())


@BOTH_DATABASES
def test_a_rated_game_is_rated_once_by_many_processes(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        games = [await a_finished_game(storage, row=a_game_row(rules=RATED)) for _ in range(3)]
        unrated = await a_finished_game(storage)
        clubs = [Club(storage, seed) for seed in range(4)]
        await asyncio.gather(*(club.results.sweep() for club in clubs))
        (rating,) = await clubs[0].ratings.of(["phone"])
        assert (rating.pool, rating.games, rating.provisional) == ("duel", 3, True)
        assert await clubs[0].ratings.differences() == []
        history = History(storage, clubs[0].people)
        found = await history.mine("phone", Search())
        assert {result.game: result.rated for result in found.results} == {
            **dict.fromkeys(games, True),
            unrated: False,
        }
        assert found.ratings == [rating]
        last = next(result for result in found.results if result.rated)
        assert last.seats[0].rating == rating.rating and last.seats[0].change
        assert last.seats[1].rating is None  # the numbers of others are their own
        assert await history.one("phone", last.game) == last
        curve = await history.ratings("phone")
        assert [point.rating for point in curve.points][-1] == rating.rating
        assert len(curve.points) == 3

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_who_is_on_the_leaderboard(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        club = Club(storage)
        history = History(storage, club.people)
        for name in ("ann", "bo", "cy", "di"):
            await history.set_profile(name, ProfileWish(public=name != "bo", name=name.title()))
        for _ in range(20):
            await club.play("ann", "bo")
            await club.play("cy", "e", "f")
        await club.play("di", "e", "f")
        duel, table = [await club.ratings.leaderboard(pool) for pool in ("duel", "table")]
        assert [(player.place, player.name, player.games) for player in duel.players] == [
            (1, "Ann", 20)
        ]
        assert [player.name for player in table.players] == ["Cy"]  # Di played too few games
        own = await history.ratings("ann")
        assert duel.players[0].rating == own.ratings[0].rating
        assert [bot.bot for bot in duel.bots] == ["easy", "normal", "hard", "master", "grandmaster"]
        assert (await history.ratings("bo")).ratings[0].games == 20
        profile = await history.profile(duel.players[0].person)
        assert profile.ratings == own.ratings

    run(database, tmp_path, story)


@BOTH_DATABASES
def test_a_result_without_all_owners_is_not_rated(database: str, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        await a_finished_game(storage, ["phone", ""], row=a_game_row(rules=RATED))
        club = Club(storage)
        await club.results.sweep()
        assert await club.ratings.of(["phone"]) == []
        assert await club.rows("SELECT pool FROM results") == [("",)]

    run(database, tmp_path, story)


# --- from outside
def test_the_command_finds_and_puts_right(tmp_path: Path) -> None:
    url = a_url("sqlite", tmp_path)

    async def play(statement: str = "") -> None:
        def spoil() -> Script[None]:
            yield Query(statement)

        async with opened(url) as storage:
            if statement:
                await storage.transact(spoil)
            else:
                await Club(storage).play_many(8)

    asyncio.run(play())
    command = ("db", "ratings", "--database", url)
    assert output_of(*command, "--check") == "All ratings follow from the results.\n"
    asyncio.run(play("UPDATE ratings SET sigma = sigma + 1 WHERE owner = 'device-2'"))
    checked = shell(*command, "--check")
    assert checked.exit_code == 1 and "device-2" in checked.output
    assert "put right" in shell(*command).output
    assert output_of(*command, "--check") == "All ratings follow from the results.\n"


def concede_some(url: str, games: list[str], *, most: int = 200) -> None:
    """Give up rated games against a bot until the server is gone; note those that were closed."""
    device = Client(url)
    rules = {"hints": False, "clock": {"per_move": 3600}, "rated": True}
    try:
        for _ in range(most):
            made = device.new_game({"me": "Ann"}, {"bot": "normal"}, table=rules)
            token = made["tokens"]["0"]
            device.ok("POST", f"/api/games/{made['game']}/concede", token=token)
            games.append(made["game"])
    except httpx.HTTPError:
        pass


@pytest.mark.soak
@BOTH_DATABASES
def test_killed_servers_lose_no_rating_and_count_none_twice(database: str, tmp_path: Path) -> None:
    url = a_url(database, tmp_path)
    config = f"{GENEROUS}\n[club]\nrated = true\n"
    games: list[str] = []
    choice = random.Random(4)
    for _ in range(8):
        with running_server(url, config=config) as server, ThreadPoolExecutor(3) as threads:
            playing = [threads.submit(concede_some, server.url, games) for _ in range(3)]
            before = len(games) + choice.randrange(3, 20)
            poll_until(lambda before=before: len(games) >= before)  # type: ignore[misc]
            server.kill()
            for each in playing:
                each.result()

    async def story() -> None:
        async with opened(url) as storage:
            club = Club(storage)
            await club.results.sweep()
            assert await club.ratings.differences() == []
            rated = await club.rows("SELECT game FROM results WHERE pool <> ''")
            stored = [game for (game,) in rated]
            assert len(stored) == len(set(stored)) and set(games) <= set(stored)

    asyncio.run(story())
