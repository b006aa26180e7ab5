"""The guard: checks of every request, and headers of every response."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from smallworld.server.http.guard import Guard, content_security_policy
from smallworld.server.page.files import Page
from smallworld.server.settings import Settings
from tests.server.playing import Client
from tests.server.running import ServerProcess, running_server

TOKEN = "a token for the operator"
CONFIG = f"""
[limits]
body = 20000
address_per_second = 100000
address_burst = 100000
table_per_second = 1
table_burst = 15

[metrics]
token = "{TOKEN}"
"""
SMALL = {"seats": [{"me": "Ann"}, {"me": "Bo"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = str(tmp_path_factory.mktemp("guard") / "tables.sqlite")
    with running_server(database, config=CONFIG) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


def test_every_answer_carries_the_headers(ann: Client) -> None:
    for path in ("/healthz", "/api/lobby", "/nowhere", "/api/games/abc", "/api/openapi.json"):
        headers = ann.ask("GET", path).headers
        assert headers["content-security-policy"] == content_security_policy([Page().script_hash])
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
        assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_a_policy_admits_an_inline_script_only_by_its_hash() -> None:
    assert "script-src 'self';" in content_security_policy()
    assert "script-src 'self' 'sha256-abc=';" in content_security_policy(["sha256-abc="])
    assert "unsafe" not in content_security_policy(["sha256-abc="])


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", ""])
def test_a_foreign_host_is_refused(ann: Client, host: str) -> None:
    ann.refused(421, "request.foreign_host", "GET", "/api/lobby", headers={"Host": host})


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:1", "file://"]
)
def test_a_foreign_origin_is_refused_where_something_changes(ann: Client, origin: str) -> None:
    headers = {"Origin": origin}
    ann.refused(403, "request.foreign_origin", "POST", "/api/games", SMALL, headers=headers)
    ann.refused(403, "request.foreign_origin", "DELETE", "/api/me", headers=headers)
    assert ann.ask("GET", "/healthz", headers=headers).status_code == 200


def test_a_page_of_the_server_may_ask(ann: Client, server: ServerProcess) -> None:
    ann.ok("POST", "/api/games", SMALL, headers={"Origin": server.url})
    cross = {"Sec-Fetch-Site": "cross-site"}
    ann.refused(403, "request.foreign_origin", "POST", "/api/games", SMALL, headers=cross)


def hosts_of(settings: Settings) -> set[str]:
    async def nothing(*_: object) -> None:
        raise AssertionError

    guard = Guard(nothing, settings)
    asked = ("tables.example", "localhost:8000", "192.0.2.7:8000", "[::1]:8000", "evil.example")
    return {host for host in asked if guard.is_own_host(host)}


def test_hosts_are_those_of_the_operator() -> None:
    assert hosts_of(Settings()) == {"localhost:8000", "192.0.2.7:8000", "[::1]:8000"}
    public = Settings(public_url="https://Tables.Example")
    assert hosts_of(public) == {"localhost:8000", "[::1]:8000", "tables.example"}
    named = Settings(public_url="https://other.example", allowed_hosts=["tables.example"])
    assert "tables.example" in hosts_of(named)


def test_a_huge_body_is_refused(ann: Client) -> None:
    huge = {"record": "x" * 30_000}
    error = ann.refused(413, "request.too_large", "POST", "/api/records", huge)
    assert error["facts"] == {"most": 20_000}

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 1_000

    answer = ann.http.post("/api/records", content=pieces())
    assert answer.status_code == 413, answer.text
    assert answer.json()["error"]["code"] == "request.too_large"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "request.no_json"),
        (b"{", "request.bad"),
        (b"\xff\xfe", "request.bad"),
        (b"[" * 10_000, "request.wrong"),
        (b'{"seats": [], "seats": 3}', "request.wrong"),
        (b'{"seats": "two"}', "request.wrong"),
        (b'{"seats": [{"me": "Ann"}, {"open": "true"}]}', "request.wrong"),
        (b'{"seats": [{"me": "Ann"}, {"open": true}], "secret": 1}', "request.wrong"),
        (b'{"seats": [{"me": "Ann"}]}', "request.wrong"),
        (b'{"seats": [{"me": "A\\ud800"}, {"open": true}]}', "request.bad"),
        (b"null", "request.wrong"),
        (b"12345678901234567890123456789012345678901234567890", "request.wrong"),
    ],
    ids=range(12),
)
def test_bodies_that_are_not_what_the_api_takes(ann: Client, body: bytes, code: str) -> None:
    answer = ann.http.post("/api/games", content=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code), answer.text


def test_paths_methods_and_parameters_that_do_not_exist(ann: Client) -> None:
    ann.refused(404, "request.no_such_path", "GET", "/api/nothing")
    ann.refused(405, "request.no_such_method", "PUT", "/api/games", {})
    ann.refused(404, "game.unknown", "GET", "/api/games/aaaaaaaaaaaa")
    for name in ("A" * 12, "..%2f..%2fetc", "a'; DROP TABLE games;--", "\u00e9" * 12, "x" * 5_000):
        answer = ann.ask("GET", f"/api/games/{name}")
        assert answer.status_code in (404, 400), (name, answer.text)
    game = ann.ok("POST", "/api/games", SMALL)["game"]
    for after in ("x", "-1", "1.5", "99999999999999999999999"):
        ann.refused(400, "request.wrong", "GET", f"/api/games/{game}/log?after={after}")


def test_too_many_requests_at_one_table_have_to_wait(ann: Client) -> None:
    game = ann.ok("POST", "/api/games", SMALL)["game"]
    answers = [ann.ask("GET", f"/api/games/{game}") for _ in range(25)]
    assert {answer.status_code for answer in answers} == {200, 429}
    late = answers[-1]
    assert int(late.headers["retry-after"]) >= 1
    assert late.json()["error"]["code"] == "request.too_often"
    assert ann.ask("GET", f"/api/games/{ann.new_game()['game']}").status_code == 200


def test_too_many_requests_of_one_address_have_to_wait(tmp_path: Path) -> None:
    config = "[limits]\naddress_per_second = 1\naddress_burst = 12\n"
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        client.ok("POST", "/api/games", SMALL)  # counts for ten
        client.refused(429, "request.too_often", "POST", "/api/games", SMALL)
        answers = [client.ask("GET", "/api/me/games").status_code for _ in range(3)]
        assert 429 in answers
        assert client.ask("GET", "/healthz").status_code == 200


def test_metrics_are_for_the_operator(ann: Client, tmp_path: Path) -> None:
    ann.refused(403, "metrics.token", "GET", "/metrics")
    ann.refused(403, "metrics.token", "GET", "/metrics", token="another token of somebody")
    ann.ok("GET", "/api/lobby")
    text = ann.ask("GET", "/metrics", token=TOKEN).text
    assert 'smallworld_requests_total{method="GET",route="/api/lobby",status="200"}' in text
    assert "smallworld_tables_in_memory" in text
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    database = str(tmp_path / "tables.sqlite")
    with running_server(database, "--metrics-port", str(port), config="") as server:
        assert "smallworld_requests" in httpx.get(f"http://127.0.0.1:{port}/").text
        Client(server.url).refused(404, "metrics.elsewhere", "GET", "/metrics")


def test_the_document_of_the_api_loads_nothing_from_elsewhere(ann: Client) -> None:
    answer = ann.ask("GET", "/api/openapi.json")
    document = json.loads(answer.text)
    assert document["openapi"].startswith("3.1")
    assert "<script" not in answer.text and "http://" not in answer.text.replace("http://json", "")
    for path in ("/api/swagger", "/api/redoc", "/api/elements", "/schema", "/api/rapidoc"):
        assert ann.ask("GET", path).status_code == 404
    action = document["paths"]["/api/games/{game}/actions"]["post"]
    assert {"200", "400", "403", "409", "422", "429"} <= set(action["responses"])
    assert action["responses"]["422"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/ErrorBody"
    }
    places = {part["in"] for way in document["paths"].values() for one in way.values()
              for part in one.get("parameters", [])}  # fmt: skip
    assert places == {"path", "query"}


def test_nothing_a_client_sends_forges_a_line_of_the_log() -> None:
    from smallworld.server.http.errors import format_bug

    line = format_bug("1", "GET /a\nERROR forged", ValueError("x\nERROR forged"))
    assert "\n" not in line and "\x1b" not in format_bug("1", "\x1b[2J", ValueError())
