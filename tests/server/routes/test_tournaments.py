"""The routes of tournaments: who may do what, limits, leaks, results as data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from smallworld.server.app import OPENINGS_BURST
from smallworld.server.club.tournaments.service import MOST_ACTIVE
from tests.kit.waiting import poll_until
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, ServerProcess, running_server

PLAYERS = f'{GENEROUS}\n[club]\ntournaments = "players"\n'
RULES = {"format": "swiss", "seats": 2, "rounds": 1, "clock": {"per_move": 60}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("tournaments")
    with running_server(str(folder / "tables.sqlite"), config=PLAYERS) as server:
        yield server


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path / "tables.sqlite"), config=PLAYERS) as server:
        yield server


def opened(client: Client, **rules: Json) -> str:
    body = {"name": "Cup", "organiser": "Olga", "rules": {**RULES, **rules}}
    return str(client.ok("POST", "/api/tournaments", body)["id"])


def test_without_the_setting_there_are_none(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        client = Client(server.url)
        client.refused(404, "tournament.off", "GET", "/api/tournaments")
        body = {"name": "Cup", "organiser": "Olga", "rules": RULES}
        client.refused(404, "tournament.off", "POST", "/api/tournaments", body)


def test_only_the_host_opens_where_only_the_host_may(tmp_path: Path) -> None:
    key = tmp_path / "admin.key"
    config = f'{GENEROUS}\n[club]\ntournaments = "host"\n[admin]\nkey_file = {str(key)!r}\n'
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        body = {"name": "Cup", "organiser": "Olga", "rules": RULES}
        path = "/api/tournaments"
        client.refused(403, "tournament.host_only", "POST", path, body)
        client.refused(403, "tournament.host_only", "POST", path, body, token="guessed")
        made = client.ok("POST", path, body, token=key.read_text())
        assert client.ok("GET", path)["may_open"] == "host"
        stranger = Client(server.url)
        stranger.refused(403, "tournament.organiser", "POST", f"{path}/{made['id']}/cancel")
        cancelled = stranger.ok("POST", f"{path}/{made['id']}/cancel", token=key.read_text())
        assert cancelled["reason"] == "host"
        audit = client.ok("GET", "/api/admin/audit", token=key.read_text())["entries"]
        about = f"tournament {made['id']}"
        noted = [(one["who"], one["what"], one["about"], one["why"]) for one in audit]
        assert noted == [("key", "cancel", about, "Cup"), ("key", "open", about, "Cup")]


def test_from_sign_up_to_results(server: ServerProcess) -> None:
    olga, ann, bo = (Client(server.url) for _ in range(3))
    path = f"/api/tournaments/{opened(olga)}"
    for client, name in ((ann, "Ann"), (bo, "Bo")):
        assert client.ok("POST", f"{path}/join", {"name": name})["you"]
    olga.refused(403, "tournament.not_entered", "POST", f"{path}/leave", {})
    assert olga.ok("POST", f"{path}/start", {})["status"] == "running"
    game = ann.ok("GET", path)["table"]
    own = ann.ok("POST", f"/api/games/{game}/own-seat")
    ann.ok("POST", f"/api/games/{game}/concede", token=own["token"])
    poll_until(lambda: ann.ok("GET", path)["status"] == "finished")
    view = ann.ok("GET", path)
    best = view["standings"][0]
    assert (best["entrant"], best["points"]) == (2, 12.0)
    rows = ann.ok("GET", f"{path}/results")["results"]
    assert {row["name"]: row["gave_up"] for row in rows} == {"Ann": True, "Bo": False}
    csv = ann.ask("GET", f"{path}/results.csv")
    assert csv.headers["content-type"].startswith("text/csv")
    assert len(csv.text.splitlines()) == 3
    (listed,) = [
        one for one in ann.ok("GET", "/api/tournaments")["tournaments"] if one["id"] == view["id"]
    ]
    assert (listed["entered"], listed["status"], listed["round"]) == (True, "finished", 1)


def test_nobody_learns_ids_or_tokens(server: ServerProcess) -> None:
    olga, ann, bo, stranger = (Client(server.url) for _ in range(4))
    path = f"/api/tournaments/{opened(olga)}"
    for client, name in ((ann, "Ann"), (bo, "Bo")):
        client.ok("POST", f"{path}/join", {"name": name})
    olga.ok("POST", f"{path}/start", {})
    game = ann.ok("GET", path)["table"]
    token = ann.ok("POST", f"/api/games/{game}/own-seat")["token"]
    people = [client.ok("GET", "/api/me/data")["person"] for client in (olga, ann, bo)]
    devices = [one.http.cookies["device"].partition(".")[0] for one in (olga, ann, bo)]
    assert len({*people, *devices}) == 6
    asked = ("/api/tournaments", path, f"{path}/results", f"{path}/results.csv")
    texts = [client.ask("GET", one).text for client in (bo, stranger) for one in asked]
    texts += ["".join(server.said)]
    secrets = [token, *people, *devices]
    assert not [secret for secret in secrets if any(secret in text for text in texts)]
    shown = stranger.ok("GET", path)
    assert not {"you", "table", "organises"} & set(shown)
    for client in (bo, stranger):
        own = client.ask("POST", f"/api/games/{game}/own-seat")
        assert own.status_code == (200 if client is bo else 403)


def test_an_address_opens_only_some(fresh_server: ServerProcess) -> None:
    clients = [Client(fresh_server.url) for _ in range(int(OPENINGS_BURST) + 1)]
    for client in clients[:-1]:
        opened(client)
    body = {"name": "Cup", "organiser": "Olga", "rules": RULES}
    clients[-1].refused(429, "request.too_often", "POST", "/api/tournaments", body)
    assert MOST_ACTIVE < OPENINGS_BURST


def test_names_are_no_formulas_in_csv(server: ServerProcess) -> None:
    olga, ann = Client(server.url), Client(server.url)
    path = f"/api/tournaments/{opened(olga, bots=['easy'])}"
    name = '=HYPERLINK("x")'
    ann.ok("POST", f"{path}/join", {"name": name})
    olga.ok("POST", f"{path}/start", {})
    game = ann.ok("GET", path)["table"]
    own = ann.ok("POST", f"/api/games/{game}/own-seat")
    ann.ok("POST", f"/api/games/{game}/concede", token=own["token"])
    poll_until(lambda: ann.ok("GET", path)["status"] == "finished")
    text = ann.ask("GET", f"{path}/results.csv").text
    assert "'=HYPERLINK" in text
    assert not re.search(r'(^|,)"?=', text, re.MULTILINE)


@pytest.mark.parametrize(
    "rules",
    [
        {"format": "league"},
        {"seats": 6},
        {"rounds": 41},
        {"most": 201},
        {"bots": ["easy"] * 33},
        {"starts": -1},
        {"starts": 1e300},
        {"clock": {"per_move": 0}},
        {"secret": True},
    ],
)
def test_what_no_tournament_can_be_is_refused(server: ServerProcess, rules: Json) -> None:
    body = {"name": "Cup", "organiser": "Olga", "rules": {**RULES, **rules}}
    answer = Client(server.url).ask("POST", "/api/tournaments", body)
    assert answer.status_code == httpx.codes.BAD_REQUEST, answer.text
