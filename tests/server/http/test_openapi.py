"""docs/server-api.md matches the server: examples, routes, codes and limits."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
from litestar.handlers import HTTPRouteHandler

from smallworld.server import routes
from smallworld.server.http.routing import RouteCosts, collect_routes
from smallworld.server.settings import Limits, read_settings
from tests.kit.markdown import fenced_blocks, section, table_rows
from tests.kit.paths import DOCS
from tests.server.http.test_error_texts import SENTENCES
from tests.server.playing import Client
from tests.server.running import running_server

PAGE = DOCS / "server-api.md"
SECRETS = ("GAME", "ANN", "BO", "INVITE")


def exchanges() -> list[tuple[str, str]]:
    """Return all example requests with their responses, in order."""
    lines = [line for block in fenced_blocks(PAGE, "text") for line in block.splitlines()]
    assert all(line.startswith("> ") for line in lines[::2])
    assert all(line.startswith("< ") for line in lines[1::2])
    return [(ask[2:], answer[2:]) for ask, answer in zip(lines[::2], lines[1::2], strict=True)]


def asked(client: Client, request: str, known: dict[str, str]) -> httpx.Response:
    """Send a request of the page."""
    request, _, who = request.partition(" as ")
    for name, secret in known.items():
        request = request.replace(name, secret)
    method, path, body = (*request.split(" ", 2), "")[:3]
    return client.ask(method, path, json.loads(body) if body else None, known.get(who))


def learned(shown: str, answer: str, known: dict[str, str]) -> bool:
    """Return whether ``answer`` matches; ``…`` stands for anything, new names are stored."""
    pattern = ".*".join(map(re.escape, shown.split("…")))
    for name in SECRETS:
        if name in known:
            pattern = pattern.replace(name, re.escape(known[name]))
        else:
            pattern = pattern.replace(name, f"(?P<{name}>[A-Za-z0-9_-]+)")
    match = re.fullmatch(pattern, answer, re.DOTALL)
    if match is None:
        return False
    known |= match.groupdict()
    return True


def test_the_conversation_of_the_page_is_real(tmp_path: Path) -> None:
    known: dict[str, str] = {}
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        client = Client(server.url)
        for request, shown in exchanges():
            answer = asked(client, request, known)
            said = f"{answer.status_code} {answer.text}"
            assert learned(shown, said, known), f"{request}\nanswers {said}\nnot     {shown}"


def test_the_page_lists_exactly_the_routes_of_the_document(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        document = Client(server.url).ok("GET", "/api/openapi.json")
    routes = {
        f"{method.upper()} {path}" for path, ways in document["paths"].items() for method in ways
    }
    assert {cells[0].strip("`") for cells in table_rows(section(PAGE, "Routes"))} == routes


def test_the_page_lists_exactly_the_codes_and_statuses() -> None:
    listed = table_rows(section(PAGE, "Errors"))
    codes = {cells[0].strip("`") for cells in listed if cells[0].startswith("`")}
    written = re.findall(r"^([a-z_]+-[a-z_]+) =", SENTENCES.read_text("utf-8"), re.MULTILINE)
    assert codes == {message.replace("-", ".", 1) for message in written}
    statuses = {int(cells[0]) for cells in listed if cells[0].isdigit()}
    assert statuses == {400, 403, 404, 405, 409, 413, 421, 422, 429, 500, 503}


def test_the_page_tells_the_limits(tmp_path: Path) -> None:
    (example,) = fenced_blocks(PAGE, "toml")
    (tmp_path / "tables.toml").write_text(example, encoding="utf-8")
    settings = read_settings(tmp_path / "tables.toml")
    assert settings.limits == Limits()
    assert f"at most {Limits().body:,} bytes" in PAGE.read_text(encoding="utf-8")


def test_the_page_lists_exactly_the_costs_of_the_routes() -> None:
    listed = {
        route: float(cells[0])
        for cells in table_rows(section(PAGE, "Limits"))
        for route in re.findall(r"`([A-Z]+ /[^`]*)`", cells[1])
    }
    declared = {
        f"{method} {re.sub(r':[a-z]+', '', path)}": route.opt["cost"]
        for route in collect_routes(routes)
        if isinstance(route, HTTPRouteHandler) and isinstance(route.opt["cost"], int | float)
        for method in route.http_methods
        for path in route.paths
        if not path.startswith("/static/")
    }
    assert listed == {route: cost for route, cost in declared.items() if cost != 1}


def test_a_request_costs_what_its_route_declares() -> None:
    costs = RouteCosts(collect_routes(routes))
    expected = {
        "POST /api/games": 10,
        "POST /api/games/": 10,  # the same route
        "GET /api/games": 1,
        "POST /api/games/abc/hint": 10,
        "POST /api/games/abc/actions": 1,
        "POST /api/records": 15,
        "POST /api/records/analysis": 20,
        "GET /api/records/analysis/abc": 1,
        "GET /api/boards/abc.json": 3,
        "GET /api/boards/abc.day.svg": 5,
        "GET /api/games/abc/board.json": 3,
        "GET /api/games/abc/board.candle.svg": 5,
        "GET /static/abc/boards/base-2.day.svg": 0.1,
        "GET /healthz": 0.1,
        "GET /livez": 0.1,
        "GET /nowhere": 1,
        "LIVE /api/games/abc/live": 1,
    }
    assert {request: costs.cost(*request.split(" ")) for request in expected} == expected
