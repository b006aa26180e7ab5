"""Values of the right type that make no sense: refused, never a server error."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.playing import Client, Json, acts
from tests.server.routes.test_leaks import position
from tests.server.running import ServerProcess, running_server

SEATS = [{"me": "Ann"}, {"me": "Bo"}, {"me": "Cy"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("strange") / "tables.sqlite")) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


@pytest.mark.parametrize("name", ["\u202e", "\ue000", "Ann\n", "\u2028"])
def test_names_of_a_position_are_printable(ann: Client, name: str) -> None:
    begun = position(3)
    begun["seats"][1]["name"] = name
    body = {"seats": SEATS, "position": begun}
    error = ann.refused(422, "position.shape", "POST", "/api/games", body)
    assert error["facts"]["detail"] == "$.seats[1].name"
    assert error["facts"]["reason"] == "value.form"


def test_names_of_a_position_inside_a_record(ann: Client) -> None:
    body = {"seats": SEATS, "position": position(3), "table": {"practice": True}}
    game = ann.ok("POST", "/api/games", body)["game"]
    record = ann.ask("GET", f"/api/games/{game}/record").text
    lines = [line for line in record.splitlines() if not line.startswith("seat ")]
    nameless = "\n".join(lines) + "\n"
    assert ann.ok("POST", "/api/records", {"record": nameless})["names"] == ["Ann", "Bo", "Cy"]
    bad = {"record": nameless.replace('"Bo"', '"\u202e"')}
    ann.refused(422, "record.position", "POST", "/api/records", bad)


@pytest.mark.parametrize("number", [2**31, 2**64, 10**30, 10**400], ids=["31", "64", "30", "400"])
def test_numbers_no_table_will_ever_reach(ann: Client, number: int) -> None:
    made = ann.new_game({"me": "Ann"}, {"bot": "easy"})
    path, token = f"/api/games/{made['game']}", made["tokens"]["0"]
    record = ann.ask("GET", f"{path}/record", token=token).text
    bodies: dict[str, Json] = {
        f"{path}/actions": acts(number, "pick 1"),
        f"{path}/undo": {"after": number},
        f"{path}/reset-turn": {"after": number},
        f"{path}/fork": {"line": number},
        "/api/records": {"record": record, "line": number},
        "/api/games": {"seats": SEATS, "record": record, "line": number},
    }
    for where, body in bodies.items():
        ann.refused(400, "request.wrong", "POST", where, body, token)
    for where in ("at/{}", "log?after={}", "moments?to={}"):
        ann.refused(400, "request.wrong", "GET", f"{path}/{where.format(number)}", token=token)
