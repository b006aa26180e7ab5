"""The routes of presence, challenges and waiting tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, ServerProcess, running_server

CLUB = f"{GENEROUS}\n[club]\nseeks = true\n"


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = str(tmp_path_factory.mktemp("finding") / "tables.sqlite")
    with running_server(database, config=CLUB) as server:
        yield server


def here(client: Client, name: str) -> dict[str, str]:
    """Let a player be seen; return the ids of all who are here."""
    players = client.ok("POST", "/api/presence", {"name": name})["players"]
    return {player["name"]: player["id"] for player in players}


def challenge(client: Client, *to: Json, **more: Json) -> Json:
    return client.ok("POST", "/api/challenges", {"name": "Ann", "to": list(to), **more})


def test_from_the_list_to_the_table(server: ServerProcess) -> None:
    ann, bo, stranger = (Client(server.url) for _ in range(3))
    here(ann, "Ann")
    ids = here(bo, "Bo")
    assert [one.get("you", False) for one in bo.ok("GET", "/api/presence")["players"]] == [
        False,
        True,
    ]
    ids = here(ann, "Ann")
    made = challenge(ann, {"here": ids["Bo"]}, request="the-same-request")
    assert challenge(ann, {"here": ids["Bo"]}, request="the-same-request")["id"] == made["id"]
    assert bo.ok("GET", "/api/challenges")["challenges"][0]["state"] == "open"
    path = f"/api/challenges/{made['id']}"
    yes = {"accept": True, "name": "Bo"}
    stranger.refused(404, "challenge.unknown", "POST", f"{path}/answer", yes)
    game = bo.ok("POST", f"{path}/answer", yes)["game"]
    tokens = {}
    for one in (ann, bo):
        own = one.ok("POST", f"/api/games/{game}/own-seat")
        tokens[own["seat"]] = own["token"]
    view = ann.ok("GET", f"/api/games/{game}", token=tokens[0])
    waiting = [len(one.ok("GET", "/api/me/waiting")["tables"]) for one in (ann, bo, stranger)]
    assert sorted(waiting) == [0, 0, 1] and waiting[2] == 0
    assert view["seats"][0]["sitting"]["name"] in ("Ann", "Bo")
    ann.ask("DELETE", "/api/presence")
    assert list(here(bo, "Bo")) == ["Bo"]


def test_challenges_can_be_switched_off(server: ServerProcess) -> None:
    ann, bo = Client(server.url), Client(server.url)
    assert bo.ok("POST", "/api/me/challenges", {"allowed": False}) == {
        "challenges": [],
        "allowed": False,
    }
    to = {"here": here(bo, "Bo")["Bo"]}
    wish = {"name": "Ann", "to": [to]}
    ann.refused(422, "challenge.not_wanted", "POST", "/api/challenges", wish)
    bo.ok("POST", "/api/me/challenges", {"allowed": True})
    made = challenge(ann, to)
    assert ann.ask("DELETE", f"/api/challenges/{made['id']}").status_code == 204


def at_most(burst: int, *names: str) -> str:
    """Return settings with a small limit for some kinds of requests."""
    config = CLUB
    for name in names:
        config = config.replace(f"{name}_per_second = 100000", f"{name}_per_second = 0.001")
        config = config.replace(f"{name}_burst = 100000", f"{name}_burst = {burst}")
    return config


def test_an_address_cannot_send_challenges_without_end(tmp_path: Path) -> None:
    config = at_most(3, "challenges")
    wish = {"name": "Ann", "to": [{"here": "nobody"}]}
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        for _ in range(3):  # each by another device
            Client(server.url).refused(404, "challenge.nobody", "POST", "/api/challenges", wish)
        Client(server.url).refused(429, "request.too_often", "POST", "/api/challenges", wish)


def test_an_address_fills_neither_the_lists_nor_the_database(tmp_path: Path) -> None:
    config = at_most(3, "seeks", "arrivals", "people")
    wishes: dict[str, Json] = {
        "/api/seeks": {"name": "Ann", "seats": 5},
        "/api/presence": {"name": "Ann"},
        "/api/me": {"name": "Ann"},
    }
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        for path, wish in wishes.items():
            clients = [Client(server.url) for _ in range(3)]
            for client in clients:
                client.ok("POST", path, wish)
            Client(server.url).refused(429, "request.too_often", "POST", path, wish)
            if path == "/api/presence":
                clients[0].ok("POST", path, wish)  # who is here may stay
        profile = {"public": True, "name": "Ann"}
        Client(server.url).refused(429, "request.too_often", "POST", "/api/me/profile", profile)
        off = {"allowed": False}
        Client(server.url).refused(429, "request.too_often", "POST", "/api/me/challenges", off)
        ann = Client(server.url)
        made = ann.new_game({"me": "Ann"}, {"open": True}, table={"public": True})
        path = f"/api/games/{made['game']}"
        Client(server.url).ok("POST", f"{path}/claim", {"name": "Bo"})
        token = made["tokens"]["0"]
        ann.refused(429, "request.too_often", "POST", f"{path}/block", {"seat": 1}, token)


def test_paired_for_a_rated_game(tmp_path: Path) -> None:
    """From two seeks to two ratings; a server without ratings refuses both ways in."""
    rated = {"seats": 2, "clock": {"per_move": 60}, "rated": True}
    config = f"{CLUB}rated = true\n"
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        ann, bo = Client(server.url), Client(server.url)
        seek = ann.ok("POST", "/api/seeks", {"name": "Ann", **rated})
        game = bo.ok("POST", "/api/seeks", {"name": "Bo", **rated})["game"]
        assert ann.ok("GET", f"/api/seeks/{seek['id']}")["game"] == game
        own = bo.ok("POST", f"/api/games/{game}/own-seat")
        assert bo.ok("GET", f"/api/games/{game}", token=own["token"])["table"]["rated"]
        bo.ok("POST", f"/api/games/{game}/concede", token=own["token"])
        outcomes = [one.ok("GET", f"/api/me/results/{game}") for one in (ann, bo)]
        changes = [outcome["seats"][outcome["you"]]["change"] for outcome in outcomes]
        assert changes[0] > 0 > changes[1]


def test_without_ratings_nobody_looks_for_a_rated_game(server: ServerProcess) -> None:
    ann, bo = Client(server.url), Client(server.url)
    rated = {"name": "Ann", "clock": {"per_move": 60}, "rated": True}
    ann.refused(422, "rated.off", "POST", "/api/seeks", rated)
    to = {"here": here(bo, "Bo")["Bo"]}
    ann.refused(422, "rated.off", "POST", "/api/challenges", {"to": [to], **rated})


def test_nobody_learns_devices_and_people(server: ServerProcess) -> None:
    ann, bo, stranger = (Client(server.url) for _ in range(3))
    person = bo.ok("POST", "/api/me/profile", {"public": False, "name": "Robert"})["id"]
    here(ann, "Ann")
    challenge(ann, {"here": here(bo, "Bo")["Bo"]})
    devices = [one.http.cookies["device"].partition(".")[0] for one in (ann, bo)]
    paths = ("presence", "challenges", "seeks", "me/seek", "me/waiting", "me/data")
    told = [one.ask("GET", f"/api/{path}").text for one in (ann, bo, stranger) for path in paths]
    assert not [device for device in devices if any(device in text for text in told)]
    others = [one.ask("GET", f"/api/{path}").text for one in (ann, stranger) for path in paths]
    assert not [word for word in (person, "Robert") if any(word in text for text in others)]
    assert stranger.ok("GET", "/api/challenges") == {"challenges": []}
    assert not [device for device in devices if device in "".join(server.said)]


def test_without_the_setting_there_is_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("quiet") / "tables.sqlite")
    with running_server(database) as server:
        client = Client(server.url)
        client.refused(404, "seek.off", "GET", "/api/presence")
        client.refused(404, "seek.off", "POST", "/api/presence", {"name": "Ann"})
        client.refused(404, "seek.off", "GET", "/api/challenges")
        assert client.ok("GET", "/api/me/waiting") == {"tables": []}
