"""The guard: checks of every request, and headers of every response."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Scope

from smallworld.server.http.errors import format_bug, loggable_client
from smallworld.server.http.guard import Guard, content_security_policy
from smallworld.server.page.files import Page
from smallworld.server.settings import Limits, Settings
from tests.kit.waiting import poll_until
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
connects_burst = 100000

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


@pytest.mark.parametrize(
    "path", ["/api/people/a%00b", "/api/tournaments/a%00b", "/api/seeks/%00", "/table/%00"]
)
def test_a_nul_character_reaches_no_database(ann: Client, path: str) -> None:
    """PostgreSQL refuses texts with one: the answer was an error of the server."""
    ann.refused(404, "request.no_such_path", "GET", path)


def test_a_page_of_the_server_may_ask(ann: Client, server: ServerProcess) -> None:
    ann.ok("POST", "/api/games", SMALL, headers={"Origin": server.url})
    cross = {"Sec-Fetch-Site": "cross-site"}
    ann.refused(403, "request.foreign_origin", "POST", "/api/games", SMALL, headers=cross)


def hosts_of(settings: Settings) -> set[str]:
    guard = Guard(nowhere, settings)
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


async def nowhere(*_: object) -> None:
    raise AssertionError


def view_of_a_table(address: str, game: str = "abc") -> HTTPScope:
    scope = {
        "type": ScopeType.HTTP,
        "method": "GET",
        "path": f"/api/games/{game}",
        "headers": [(b"host", b"localhost")],
        "client": (address, 1),
    }
    return cast(HTTPScope, scope)


def test_strangers_cannot_use_up_the_limit_of_a_table() -> None:
    limits = Limits(table_per_second=0.001, table_burst=50.0)
    guard = Guard(nowhere, Settings(limits=limits))
    strangers = [
        guard.check(view_of_a_table(f"192.0.2.{address}"))
        for address in range(20)
        for _ in range(30)
    ]
    refusals = [refused.status for refused in strangers if refused is not None]
    assert len(refusals) == 600 - 20 * 10 - 50 and set(refusals) == {429}
    player = [guard.check(view_of_a_table("198.51.100.1")) for _ in range(11)]
    assert player[:10] == [None] * 10 and player[10] is not None


def test_requests_of_an_ipv6_network_count_together() -> None:
    limits = Limits(address_per_second=0.001, address_burst=10.0)
    guard = Guard(nowhere, Settings(limits=limits))
    asked = [guard.check(view_of_a_table(f"2001:db8::{number:x}")) for number in range(1, 12)]
    assert asked[:10] == [None] * 10 and asked[10] is not None
    assert guard.check(view_of_a_table("2001:db8:0:1::1")) is None


def test_too_many_requests_of_one_address_have_to_wait(tmp_path: Path) -> None:
    config = "[limits]\naddress_per_second = 1\naddress_burst = 12\n"
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        client.ok("POST", "/api/games", SMALL)  # counts for ten
        client.refused(429, "request.too_often", "POST", "/api/games", SMALL)
        assert client.ask("POST", "/api/games", SMALL).headers["connection"] == "close"
        answers = [client.ask("GET", "/api/me/games").status_code for _ in range(3)]
        assert 429 in answers
        assert client.ask("GET", "/healthz").status_code == 200


def test_many_boards_count_for_many_requests(tmp_path: Path) -> None:
    config = "[limits]\naddress_per_second = 0.001\naddress_burst = 100\n"
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        made = client.new_game()  # counts for ten
        game = made["game"]
        client.play_turns(game, made["tokens"], random.Random(3), most=25)
        answers = [client.ask("GET", f"/api/games/{game}/moments") for _ in range(25)]
        boards = len(answers[0].json()["moments"])
        answered = sum(answer.status_code == 200 for answer in answers)
        assert boards > 25
        # About 60 are left, and each of these requests takes one more for ten boards.
        assert 5 < answered < 1 + 90 / (1 + boards / 10)
        assert answers[-1].status_code == 429


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
    line = format_bug("1", "GET /a\nERROR forged", ValueError("x\nERROR forged"))
    assert "\n" not in line and "\x1b" not in format_bug("1", "\x1b[2J", ValueError())


@pytest.mark.parametrize(
    ("how", "said"), [("none", None), ("network", "192.0.2.0/24"), ("full", "192.0.2.7")]
)
def test_the_log_names_the_client_as_the_host_wants(how: str, said: str | None) -> None:
    settings = Settings(log_addresses=how)  # type: ignore[arg-type]
    app = Litestar(state=State({"settings": settings}), openapi_config=None, logging_config=None)
    scope = {"type": "http", "client": ("192.0.2.7", 4711), "litestar_app": app, "headers": []}
    client = loggable_client(ASGIConnection(cast(Scope, scope)))
    assert json.loads(format_bug("1", "GET /", ValueError(), client)).get("client") == said


def test_a_cut_off_upload_is_no_bug(tmp_path: Path) -> None:
    config = f'metrics.token = "{TOKEN}"'
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client, host = Client(server.url), server.url.removeprefix("http://")
        name, _, port = host.partition(":")
        with socket.create_connection((name, int(port))) as upload:
            head = f"POST /api/games HTTP/1.1\r\nHost: {host}\r\nContent-Length: 900\r\n"
            upload.sendall(f"{head}Content-Type: application/json\r\n\r\n{{".encode())
            client.ok("GET", "/api/lobby")  # the server has read the beginning by now
        counted = 'smallworld_requests_total{method="POST",route="/api/games",status="400"} 1.0'
        poll_until(lambda: counted in client.ask("GET", "/metrics", token=TOKEN).text)
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def test_no_path_that_a_client_makes_up_is_in_the_metrics(ann: Client) -> None:
    """Each label takes memory, and refused requests reach no route."""
    for made_up in ("/api/nothing", "/api/games/abc/nothing", "/api/games/abc/log"):
        ann.refused(421, "request.foreign_host", "GET", made_up, headers={"Host": "elsewhere"})
    text = ann.ask("GET", "/metrics", token=TOKEN).text
    assert "nothing" not in text
    log = 'smallworld_requests_total{method="GET",route="/api/games/{game}/log",status="421"} 1.0'
    assert log in text
