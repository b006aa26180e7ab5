"""One address fills neither the lobby nor the database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from smallworld.server.app import CLAIMS_BURST
from smallworld.server.http.new_tables import ROWS_PER_TABLE
from tests.server.own_packs import fens
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server

PACK_BYTES = len(fens().encode())
TABLES_A_DAY = 10
ROWS = ROWS_PER_TABLE + 8  # of a new table for two: its seats and six combos
LIMITS = f"""
listed_per_address = 3
pack_megabytes = 1
rows_per_address = {TABLES_A_DAY * ROWS}
pack_megabytes_per_address = {3.5 * PACK_BYTES / 1_000_000}
"""
GENEROUS_TABLES = "listed_per_address = 100000\nrows_per_address = 1000000\n"
assert GENEROUS_TABLES in GENEROUS
# Behind a proxy on the loopback: the tests choose the address of a client.
CONFIG = f"""
trusted_proxy = "127.0.0.1"
{GENEROUS.replace(GENEROUS_TABLES, LIMITS)}
"""
OPEN: list[Json] = [{"me": "Ann"}, {"open": True}]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = str(tmp_path_factory.mktemp("new-tables") / "tables.sqlite")
    with running_server(database, config=CONFIG) as server:
        yield server.url


def at(url: str, address: str) -> Client:
    """Return a new device at an address."""
    client = Client(url)
    client.http.headers["X-Forwarded-For"] = address
    return client


def public(**more: Json) -> Json:
    return {"seats": OPEN, "table": {"public": True}, **more}


def test_an_address_lists_only_some_tables(url: str) -> None:
    quiet = at(url, "192.0.2.9").ok("POST", "/api/games", public())["game"]
    made = [at(url, "2001:db8::1").ok("POST", "/api/games", public()) for _ in range(3)]
    neighbour = at(url, "2001:db8::2")  # a new device in the same network
    neighbour.refused(422, "lobby.too_many", "POST", "/api/games", public())
    neighbour.ok("POST", "/api/games", {"seats": OPEN})
    listed = {table["game"] for table in neighbour.ok("GET", "/api/lobby")["tables"]}
    assert listed == {quiet, *(one["game"] for one in made)}
    neighbour.ok("POST", f"/api/games/{made[0]['game']}/leave", token=made[0]["tokens"]["0"])
    neighbour.ok("POST", "/api/games", public())


def a_pack(number: int) -> Json:
    return {"seats": OPEN, "packs": [{"toml": f"{fens()}# {number}\n"}]}


def test_an_address_stores_only_some_new_packs(url: str) -> None:
    spammer = at(url, "192.0.2.1")
    for number in range(3):
        spammer.ok("POST", "/api/games", a_pack(number))
    spammer.refused(422, "table.too_many_packs", "POST", "/api/games", a_pack(3))
    for number in range(3):
        spammer.ok("POST", "/api/games", a_pack(number))  # nothing new is stored
    at(url, "192.0.2.2").ok("POST", "/api/games", a_pack(3))
    spammer.ok("POST", "/api/games", a_pack(3))


def test_an_address_stores_only_so_many_rows(url: str) -> None:
    """A fork begins with the log of its game."""
    ann = at(url, "192.0.2.3")
    made = ann.new_game({"me": "Ann"}, {"bot": "easy"})
    token, path = made["tokens"]["0"], f"/api/games/{made['game']}"
    for _ in range(TABLES_A_DAY - 1):
        ann.ok("POST", f"{path}/fork", {"line": 6}, token)
    refused = ann.ask("POST", f"{path}/fork", {"line": 6}, token)
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
    puzzle = "/api/puzzles/decline-001/table"
    ann.refused(429, "request.too_often", "POST", puzzle, {"name": "Ann"})
    at(url, "192.0.2.4").new_game()


def test_rematches_count_like_other_new_tables(url: str) -> None:
    ann = at(url, "192.0.2.10")
    for _ in range(TABLES_A_DAY // 2):
        made = ann.new_game({"me": "Ann"}, {"bot": "easy"})
        path, token = f"/api/games/{made['game']}", made["tokens"]["0"]
        ann.ok("POST", f"{path}/concede", token=token)
        again = ann.ok("POST", f"{path}/rematch", token=token)
    assert ann.ok("POST", f"{path}/rematch", token=token) == again, "and only once"
    ann.ok("POST", f"/api/games/{again['game']}/concede", token=again["token"])
    path, token = f"/api/games/{again['game']}", again["token"]
    ann.refused(429, "request.too_often", "POST", f"{path}/rematch", token=token)


def test_an_address_claims_only_so_often_at_a_table(url: str) -> None:
    host, stranger = at(url, "192.0.2.5"), at(url, "2001:db8:1::1")
    game = host.ok("POST", "/api/games", public())["game"]
    path = f"/api/games/{game}"
    for _ in range(int(CLAIMS_BURST)):
        token = stranger.ok("POST", f"{path}/claim", {"name": "Bo"})["token"]
        stranger.ok("POST", f"{path}/leave", token=token)
    again = at(url, "2001:db8:1::2")  # a new device in the same network
    again.refused(429, "request.too_often", "POST", f"{path}/claim", {"name": "Bo"})
    other = host.ok("POST", "/api/games", public())["game"]
    again.ok("POST", f"/api/games/{other}/claim", {"name": "Bo"})
    at(url, "192.0.2.6").ok("POST", f"{path}/claim", {"name": "Cy"})
