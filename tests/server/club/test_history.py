"""A player's history over HTTP: search, statistics, profile, privacy, and results after a kill."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.server.club.statistics import statistics_of
from smallworld.server.storage.club.results import GameResult, SeatResult
from smallworld.server.storage.scripts import Query, Rows, Script
from tests.kit.soak import in_soak
from tests.kit.waiting import PATIENCE, poll_until
from tests.server.club.finished import a_finished_game
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server
from tests.server.storage.databases import a_url
from tests.server.storage.games import opened


@pytest.fixture(scope="module")
def admin_key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("key") / "admin.key"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, admin_key: Path) -> Iterator[str]:
    # What requests count for stays visible: nothing is given back.
    slow = GENEROUS.replace("address_per_second = 100000", "address_per_second = 0.001")
    config = f"[admin]\nkey_file = {str(admin_key)!r}\n{slow}"
    with running_server(a_url("sqlite", tmp_path_factory.mktemp("history")), config=config) as one:
        yield one.url


def conceded(winner: Client, loser: Client, *names: str) -> str:
    """Play a game of two people that the second gives up; return it when its result is there."""
    made = winner.new_game({"me": names[0]}, {"open": True})
    invite = {"name": names[1], "invite": made["invites"]["1"]}
    seat = loser.ok("POST", f"/api/games/{made['game']}/claim", invite)
    loser.ok("POST", f"/api/games/{made['game']}/concede", token=seat["token"])

    def is_stored() -> bool:
        found = winner.ok("GET", "/api/me/results")["results"]
        return any(result["game"] == made["game"] for result in found)

    poll_until(is_stored)
    game: str = made["game"]
    return game


def test_both_players_find_the_game(url: str) -> None:
    ann, bo = Client(url), Client(url)
    game = conceded(ann, bo, "Ann", "Bo")
    (mine,) = ann.ok("GET", "/api/me/results")["results"]
    assert (mine["game"], mine["you"], mine["map"]) == (game, 0, "base/2")
    assert [(seat["name"], seat["place"]) for seat in mine["seats"]] == [("Ann", 1), ("Bo", 2)]
    assert mine["seats"][1]["gave_up"]
    (theirs,) = bo.ok("GET", "/api/me/results")["results"]
    assert theirs == {**mine, "you": 1}
    assert ann.ok("GET", "/api/me/results?outcome=won")["results"] == [mine]
    assert ann.ok("GET", "/api/me/results?outcome=lost")["results"] == []
    assert bo.ok("GET", "/api/me/results?opponent=aN")["results"] == [theirs]
    assert bo.ok("GET", "/api/me/results?opponent=%00")["results"] == []
    assert Client(url).ok("GET", "/api/me/results")["results"] == []
    assert ann.ok("GET", "/api/me/results")["statistics"]["won"] == 1
    bo.refused(400, "request.wrong", "GET", "/api/me/results?seats=9")


def counted(client: Client, admin_key: Path) -> float:
    """Return for how many requests everything up to now counted."""
    quotas = client.ok("GET", "/api/admin/quotas", token=admin_key.read_text())
    return -float(quotas["busiest"][0]["left"])


def test_pages(url: str, admin_key: Path) -> None:
    ann, bo = Client(url), Client(url)
    games = [conceded(ann, bo, "Ann", f"Bo {number}") for number in range(21)]
    before = counted(ann, admin_key)
    first = ann.ok("GET", "/api/me/results")
    assert counted(ann, admin_key) - before == pytest.approx(1 + 5 + 21 / 50, abs=0.15)
    assert [result["game"] for result in first["results"]] == games[:0:-1]
    assert first["statistics"]["games"] == 21
    second = ann.ok("GET", f"/api/me/results?cursor={first['next']}")
    assert [result["game"] for result in second["results"]] == games[:1]
    assert "next" not in second and "statistics" not in second


def test_a_profile_is_seen_only_if_its_player_wants_it(url: str) -> None:
    ann, bo = Client(url), Client(url)
    conceded(ann, bo, "Ann", "Bo")
    ann.refused(422, "profile.name", "POST", "/api/me/profile", {"public": True})
    made = ann.ok("POST", "/api/me/profile", {"public": False, "name": " Annika "})
    assert made == {"id": made["id"], "name": "Annika"}
    unknown = bo.ask("GET", "/api/people/nobody")
    hidden = bo.ask("GET", f"/api/people/{made['id']}")
    assert unknown.status_code == hidden.status_code == 404
    assert unknown.json() == hidden.json()  # nobody can find out which ids exist
    ann.ok("POST", "/api/me/profile", {"public": True})
    seen = bo.ok("GET", f"/api/people/{made['id']}")
    assert (seen["name"], seen["statistics"]["won"]) == ("Annika", 1)
    assert "Bo" not in str(seen)  # other players did not agree
    mine = ann.ok("GET", "/api/me/results")
    assert (mine["person"], mine["name"], mine["public"]) == (made["id"], "Annika", True)
    ann.ok("POST", "/api/me/profile", {"public": False})
    bo.refused(404, "profile.unknown", "GET", f"/api/people/{made['id']}")


def test_a_forgotten_device_leaves_no_name_behind(url: str) -> None:
    ann, bo = Client(url), Client(url)
    conceded(ann, bo, "Ann", "Bo")
    bo.ok("DELETE", "/api/me")
    (mine,) = ann.ok("GET", "/api/me/results")["results"]
    assert [seat["name"] for seat in mine["seats"]] == ["Ann", ""]
    assert bo.ok("GET", "/api/me/results")["results"] == []


def test_results_tell_no_owner(url: str) -> None:
    ann, bo = Client(url), Client(url)
    conceded(ann, bo, "Ann", "Bo")
    device = ann.http.cookies["device"].split(".")[0]
    for client in (ann, bo):
        assert device not in client.ask("GET", "/api/me/results").text


def all_results() -> Script[Rows]:
    return (yield Query("SELECT game, number, seats FROM results ORDER BY number"))


@pytest.mark.parametrize("database", in_soak(["sqlite", "postgresql"], "sqlite"))
def test_a_killed_server_loses_no_result(database: str, tmp_path: Path) -> None:
    stored = a_url(database, tmp_path)
    with running_server(stored) as server:
        ann = Client(server.url)
        made = ann.new_game()
        view = ann.play_turns(made["game"], made["tokens"], random.Random(5), 5_000)
        server.kill()  # right after the answer to the last action
    assert view["over"]

    async def story() -> None:
        async with opened(stored) as storage:
            other = await a_finished_game(storage)  # it ended while no process lived
            with running_server(stored):
                while len(rows := await storage.query(all_results)) < 2:
                    await asyncio.sleep(0.05)
            assert {game for game, _, _ in rows} == {made["game"], other}
            assert [number for _, number, _ in rows] == [1, 2]
            assert all(seats == 2 for _, _, seats in rows)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


# --- statistics
def a_seat(seat: int, place: int, **more: Json) -> SeatResult:
    facts: Json = {
        "owner": "",
        "name": "",
        "bot": "",
        "coins": 80,
        "gave_up": False,
        "races": [],
        "powers": [],
        "declines": [],
        "rolls": 0,
        "luck": 0.0,
        "seconds": 0.0,
    }
    return SeatResult(seat=seat, place=place, **(facts | more))


def test_statistics_count_each_race_once_in_a_game() -> None:
    won = a_seat(0, 1, races=["orcs", "orcs"], declines=[3, 7], rolls=4, luck=2.0, seconds=60.0)
    lost = a_seat(0, 2, races=["orcs", "elves"], declines=[3], coins=50, rolls=1, luck=-1.0)
    first = GameResult("a", 1, 0.0, "base/2", 10, "", [won, a_seat(1, 2, bot="easy")])
    second = GameResult("b", 2, 0.0, "base/2", 10, "", [lost, a_seat(1, 1, bot="easy")])
    found = statistics_of([(first, won), (second, lost)])
    assert [(one.id, one.games, one.won) for one in found.races] == [
        ("orcs", 2, 1),
        ("elves", 1, 0),
    ]
    assert [(one.id, one.games, one.won) for one in found.declines] == [("3", 2, 1), ("7", 1, 1)]
    assert [(one.id, one.games, one.won) for one in found.bots] == [("easy", 2, 1)]
    assert (found.games, found.won, found.best, found.coins) == (2, 1, 80, 65.0)
    assert (found.rolls, found.luck, found.seconds) == (5, 1.0, 30.0)
