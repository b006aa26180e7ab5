"""Setting and clearing a reminder over HTTP, and who learns of it: nobody."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.server.settings import BadSettings, read_settings
from tests.server.playing import Client
from tests.server.running import COMMAND, GENEROUS, ServerProcess, running_server

ADDRESS = "https://hooks.example/the-secret-path"
HOSTS = ["hooks.example", "hooks.example:8443"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = str(tmp_path_factory.mktemp("reminders") / "tables.sqlite")
    options = [word for host in HOSTS for word in ("--reminder-host", host)]
    with running_server(database, *options, config=GENEROUS) as server:
        yield server
    assert not [line for line in server.said if "Traceback" in line]


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


def test_an_address_is_set_changed_and_cleared(ann: Client) -> None:
    made = ann.new_game()
    path, token = f"/api/games/{made['game']}/reminder", made["tokens"]["1"]
    assert ann.ok("GET", path, token=token) == {"hosts": HOSTS}
    told = ann.ok("POST", path, {"address": ADDRESS}, token)
    assert told["host"] == "hooks.example" and len(told["key"]) == 64
    assert ann.ok("GET", path, token=token) == {"host": "hooks.example", "hosts": HOSTS}
    again = ann.ok("POST", path, {"address": "https://hooks.example:8443/"}, token)
    assert again["host"] == "hooks.example:8443" and again["key"] != told["key"]
    assert ann.ok("DELETE", path, token=token) == {"hosts": HOSTS}
    assert ann.ok("DELETE", path, token=token) == {"hosts": HOSTS}


def test_what_cannot_be_an_address(ann: Client) -> None:
    made = ann.new_game()
    path, token = f"/api/games/{made['game']}/reminder", made["tokens"]["1"]
    for address in ("http://hooks.example/", "https://me@hooks.example/", "x", "\x00", "\ud800"):
        body = {"address": address}
        if address == "\ud800":
            ann.refused(400, "request.bad", "POST", path, token=token, content=b'{"address":"\\ud8')
            continue
        ann.refused(422, "reminder.address", "POST", path, body, token)
    for host in ("127.0.0.1", "localhost", "elsewhere.example", "hooks.example:444"):
        body = {"address": f"https://{host}/"}
        error = ann.refused(422, "reminder.host", "POST", path, body, token)
        assert error["facts"] == {"host": host, "allowed": ", ".join(HOSTS)}
    for wrong in ({}, {"address": None}, {"address": "x" * 501}, {"address": ADDRESS, "to": 1}):
        ann.refused(400, "request.wrong", "POST", path, wrong, token)
    assert "host" not in ann.ok("GET", path, token=token)


def test_only_a_seat_has_a_reminder(ann: Client) -> None:
    made = ann.new_game()
    path = f"/api/games/{made['game']}/reminder"
    for token, code in (
        (None, "seat.none"),
        (made["watch"], "seat.none"),
        ("x" * 43, "seat.bad_token"),
    ):
        ann.refused(403, code, "GET", path, token=token)
        ann.refused(403, code, "POST", path, {"address": ADDRESS}, token)
        ann.refused(403, code, "DELETE", path, token=token)
    other = ann.new_game()["tokens"]["1"]
    ann.refused(403, "seat.bad_token", "POST", path, {"address": ADDRESS}, other)


def test_nobody_else_learns_of_an_address(ann: Client, server: ServerProcess) -> None:
    made = ann.new_game(table={"public": True})
    game, tokens = made["game"], made["tokens"]
    before = ann.ok("GET", f"/api/games/{game}", token=tokens["0"])["seq"]
    told = ann.ok("POST", f"/api/games/{game}/reminder", {"address": ADDRESS}, tokens["1"])
    texts = [
        ann.ask("GET", f"/api/games/{game}{path}", token=token).text
        for path in ("", "/log", "/record")
        for token in (tokens["0"], tokens["1"], None)
    ]
    texts += [ann.ask("GET", path).text for path in ("/api/lobby", "/api/me/games")]
    texts.append("".join(server.said))
    words = ("the-secret-path", "hooks.example", told["key"])
    assert not [word for word in words if any(word in text for text in texts)]
    assert ann.ok("GET", f"/api/games/{game}", token=tokens["0"])["seq"] == before
    assert "host" not in ann.ok("GET", f"/api/games/{game}/reminder", token=tokens["0"])


def test_who_leaves_takes_the_address_along(ann: Client) -> None:
    made = ann.new_game()
    path = f"/api/games/{made['game']}"
    ann.ok("POST", f"{path}/reminder", {"address": ADDRESS}, made["tokens"]["1"])
    left = ann.ok("POST", f"{path}/leave", token=made["tokens"]["1"])
    claimed = ann.ok("POST", f"{path}/claim", {"name": "Cy", "invite": left["invite"]})
    assert "host" not in ann.ok("GET", f"{path}/reminder", token=claimed["token"])


def test_reminders_are_off_by_default(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        client = Client(server.url)
        made = client.new_game()
        path, token = f"/api/games/{made['game']}/reminder", made["tokens"]["1"]
        client.refused(422, "reminder.off", "POST", path, {"address": ADDRESS}, token)
        assert client.ok("GET", path, token=token) == {}


# --- the settings
def test_hosts_come_from_the_file_or_the_command_line(tmp_path: Path) -> None:
    config = tmp_path / "tables.toml"
    config.write_text('[reminders]\nhosts = ["hooks.example"]\nafter = 60\n')
    settings = read_settings(config)
    assert (settings.reminders.hosts, settings.reminders.after) == (["hooks.example"], 60)
    settings = read_settings(config, reminder_host=("other.example",))
    assert (settings.reminders.hosts, settings.reminders.after) == (["other.example"], 60)
    assert read_settings().reminders.hosts == []


@pytest.mark.parametrize(
    "host", ["*", "*.example", "https://hooks.example/", "hooks.example:99999"]
)
def test_a_host_that_is_none_ends_the_start(host: str) -> None:
    with pytest.raises(BadSettings, match=r"like hooks\.example or"):
        read_settings(reminder_host=[host])


def test_the_command_line_names_the_host_that_is_none() -> None:
    done = subprocess.run(
        [*COMMAND, "serve", "--reminder-host", "*"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and done.stderr.startswith("Error: Invalid setting: remind")
