"""The routes of passkeys, signing in and recovery codes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Request
from litestar.datastructures import State

from smallworld.server.app import CEREMONIES_BURST
from smallworld.server.club.transfer import GUESSES_BURST
from smallworld.server.http.auth import HttpRequest
from smallworld.server.routes.accounts import site_of
from smallworld.server.settings import BadSettings, Settings, read_settings
from tests.server.club.authenticator import Authenticator
from tests.server.playing import Client, Json
from tests.server.routes.test_tournaments import RULES, opened
from tests.server.running import GENEROUS, ServerProcess, running_server

CONFIG = f'{GENEROUS}\n[club]\nseeks = true\ntournaments = "players"\naccounts = "required"\n'
NAME = {"name": "Ann"}


def a_client(server: ServerProcess) -> Client:
    """A device at the only address at which passkeys work without TLS."""
    return Client(server.url.replace("127.0.0.1", "localhost"))


def an_authenticator(server: ServerProcess, id: bytes = b"a key of Ann") -> Authenticator:
    return Authenticator(
        origin=server.url.replace("127.0.0.1", "localhost"), rp_id="localhost", id=id
    )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path / "tables.sqlite"), config=CONFIG) as server:
        yield server


def sign_up(client: Client, authenticator: Authenticator) -> Json:
    options = client.ok("POST", "/api/me/passkeys/start", NAME)
    made = authenticator.create(options, label="Phone")
    return client.ok("POST", "/api/me/passkeys", made)


def sign_in(client: Client, authenticator: Authenticator) -> Json:
    options = client.ok("POST", "/api/me/sign-in/start")
    return client.ok("POST", "/api/me/sign-in", authenticator.sign(options, label="Laptop"))


def test_where_accounts_are_required_only_players_with_one_sit_down(server: ServerProcess) -> None:
    ann, bo = a_client(server), a_client(server)
    seats = [{"me": "Ann"}, {"open": True}]
    wish = {"seats": seats, "table": {"public": True}}
    seek = {"name": "Bo", "seats": 2, "clock": {}}
    ann.refused(403, "account.required", "POST", "/api/games", wish)
    sign_up(ann, an_authenticator(server))
    made = ann.ok("POST", "/api/games", wish)
    path, token = f"/api/games/{made['game']}", made["tokens"]["0"]
    record = ann.ask("GET", f"{path}/record", token=token).text
    claim = {"name": "Bo", "invite": made["invites"]["1"]}
    cup = opened(ann)
    practice = {"practice": True, "public": True}
    challenge = {"name": "Bo", "to": [{"here": "somebody"}]}
    for way, body in (
        (f"{path}/claim", claim),
        ("/api/seeks", seek),
        ("/api/games", wish),
        ("/api/tournaments", {"name": "Cup", "organiser": "Bo", "rules": RULES}),
        (f"/api/tournaments/{cup}/join", {"name": "Bo"}),
        ("/api/records", {"record": record, "use": "continue", "seats": seats}),
        ("/api/games", {"seats": seats, "table": practice}),  # others would sit down there
        ("/api/challenges", challenge),
        ("/api/challenges/something/answer", {"accept": True, "name": "Bo"}),
    ):
        bo.refused(403, "account.required", "POST", way, body)
    assert bo.ok("GET", path)["seq"]  # everybody may watch,
    assert bo.ok("GET", "/api/lobby")["tables"][0]["game"] == made["game"]
    assert bo.ask("GET", "/").status_code == 200
    bo.ok("POST", "/api/records", {"record": record, "use": "replay"})
    bo.new_game(table={"practice": True})  # and learn
    sign_up(bo, an_authenticator(server, id=b"a key of Bo"))
    bo.ok("POST", f"{path}/claim", claim)
    bo.ok("POST", "/api/seeks", seek)
    ann.ok("POST", f"{path}/concede", token=token)
    stranger = a_client(server)
    stranger.refused(403, "account.required", "POST", f"{path}/rematch", token=token)
    against_a_bot = ann.new_game({"me": "Ann"}, {"bot": "easy"})
    path, token = f"/api/games/{against_a_bot['game']}", against_a_bot["tokens"]["0"]
    stranger.refused(403, "account.required", "POST", f"{path}/fork", {"line": 0}, token)


def test_a_player_signs_in_at_a_new_device_and_signs_out(server: ServerProcess) -> None:
    phone, laptop, tablet = (a_client(server) for _ in range(3))
    key = an_authenticator(server)
    me = sign_up(phone, key)
    assert (me["name"], me["passkeys"][0]["label"]) == ("Ann", "Phone")
    before = laptop.ok("POST", "/api/me/sign-in/start") and laptop.http.cookies["device"]
    me = sign_in(laptop, key)
    assert laptop.http.cookies["device"] != before
    assert [(one["label"], one.get("how", "")) for one in me["devices"]] == [
        ("Phone", ""),
        ("Laptop", "passkey"),
    ]
    codes = laptop.ok("POST", "/api/me/recovery", NAME)["codes"]
    me = tablet.ok("POST", "/api/me/recovery/use", {"code": codes[3], "label": "Tablet"})
    assert (me["recovery_codes"], len(me["devices"])) == (9, 3)
    assert [one["label"] for one in laptop.ok("DELETE", "/api/me/devices")["devices"]] == ["Laptop"]
    assert phone.ok("GET", "/api/me") == tablet.ok("GET", "/api/me") == {}
    own = laptop.ok("GET", "/api/me")
    laptop.ok("DELETE", f"/api/me/devices/{own['devices'][0]['id']}")
    assert laptop.ok("GET", "/api/me") == {}
    again = sign_in(laptop, key)
    gone = laptop.ok("DELETE", f"/api/me/passkeys/{again['passkeys'][0]['id']}")
    assert gone.get("passkeys", []) == []


def test_a_stranger_learns_nothing_about_people_and_passkeys(server: ServerProcess) -> None:
    """Known and unknown passkeys, players and codes get the same answers."""
    ann, stranger = a_client(server), a_client(server)
    key = an_authenticator(server)
    me = sign_up(ann, key)
    codes = ann.ok("POST", "/api/me/recovery", NAME)["codes"]
    options = [one.ok("POST", "/api/me/sign-in/start") for one in (stranger, a_client(server))]
    assert [sorted(one) for one in options] == [["challenge", "milliseconds", "rp_id"]] * 2
    options = stranger.ok("POST", "/api/me/passkeys/start", NAME)  # of the same name
    assert (options["known"], options["user"] == key.user) == ([], False)
    errors = []
    for id in (key.id, b"a key of nobody"):
        challenge = stranger.ok("POST", "/api/me/sign-in/start")
        forged = an_authenticator(server, id=id).sign(challenge)
        errors.append(stranger.refused(403, "passkey.refused", "POST", "/api/me/sign-in", forged))
    assert errors[0] == errors[1]
    for shown in (me["passkeys"][0]["id"], "abcdefabcdef"):
        path = f"/api/me/passkeys/{shown}"
        errors.append(stranger.refused(404, "passkey.unknown", "DELETE", path))
    assert errors[2] == errors[3]
    use = "/api/me/recovery/use"
    a_client(server).ok("POST", use, {"code": codes[0]})
    for code in (codes[0], "abcd-efgh-2345-6789"):
        errors.append(stranger.refused(404, "recovery.unknown", "POST", use, {"code": code}))
    assert errors[4] == errors[5]


def test_recovery_codes_cannot_be_tried_out(server: ServerProcess) -> None:
    """They share the limit of transfer codes: an address may not try twice as many."""
    stranger, body = a_client(server), {"code": "abcd-efgh-2345-6789"}
    for _ in range(int(GUESSES_BURST)):
        stranger.refused(404, "recovery.unknown", "POST", "/api/me/recovery/use", body)
    stranger.refused(429, "request.too_often", "POST", "/api/me/recovery/use", body)
    stranger.refused(429, "request.too_often", "POST", "/api/me/transfer/use", body)


def test_an_address_starts_only_so_many_ceremonies(server: ServerProcess) -> None:
    for _ in range(int(CEREMONIES_BURST)):
        a_client(server).ok("POST", "/api/me/sign-in/start")
    a_client(server).refused(429, "request.too_often", "POST", "/api/me/sign-in/start")
    a_client(server).refused(429, "request.too_often", "POST", "/api/me/passkeys/start", NAME)


def test_another_page_cannot_sign_anybody_in(server: ServerProcess) -> None:
    """A foreign page must not sign the victim in as the attacker (login CSRF)."""
    client, key = a_client(server), an_authenticator(server)
    sign_up(client, key)
    signed = key.sign(client.ok("POST", "/api/me/sign-in/start"))
    evil = {"origin": "https://evil.example"}
    for way, body in (
        ("/api/me/sign-in", signed),
        ("/api/me/sign-in/start", None),
        ("/api/me/recovery", NAME),
        ("/api/me/recovery/use", {"code": "abc"}),
        ("/api/me/passkeys/start", NAME),
    ):
        client.refused(403, "request.foreign_origin", "POST", way, body, headers=evil)


def test_without_the_setting_there_are_no_accounts(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        client, signed = a_client(server), an_authenticator(server).sign({"challenge": "abcd"})
        for way, body in (
            ("/api/me/passkeys/start", NAME),
            ("/api/me/sign-in/start", None),
            ("/api/me/sign-in", signed),
            ("/api/me/recovery", NAME),
            ("/api/me/recovery/use", {"code": "abc"}),
        ):
            client.refused(404, "account.off", "POST", way, body)
        client.new_game()


def test_without_a_public_address_passkeys_are_for_localhost_only(tmp_path: Path) -> None:
    config = f'{GENEROUS}\n[club]\naccounts = "optional"\n'
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        client.refused(422, "passkey.no_address", "POST", "/api/me/sign-in/start")
        client.new_game()  # nobody needs an account
        host = {"host": "localhost:4321"}
        found = client.ok("POST", "/api/me/sign-in/start", headers=host)
        assert found["rp_id"] == "localhost"


def test_the_public_address_decides_for_which_site_passkeys_are() -> None:
    """A client cannot choose it by the name it asks for."""
    settings = Settings(public_url="https://tables.example")
    scope = {"type": "http", "headers": [(b"host", b"localhost:8000")]}
    request: HttpRequest = Request(scope)  # type: ignore[arg-type]
    found = site_of(request, State({"settings": settings}))
    assert found == ("tables.example", "https://tables.example")


@pytest.mark.parametrize("url", ["http://tables.example", "https://192.0.2.1", "https://[::1]"])
def test_an_address_at_which_no_browser_allows_passkeys_is_refused(
    url: str, tmp_path: Path
) -> None:
    config = tmp_path / "server.toml"
    config.write_text('[club]\naccounts = "optional"\n')
    with pytest.raises(BadSettings, match=r"club\.accounts needs a public_url with https"):
        read_settings(config, public_url=url)
    assert read_settings(config, public_url="https://tables.example").club.accounts == "optional"


def test_a_server_without_the_library_says_what_to_install(tmp_path: Path) -> None:
    config = tmp_path / "server.toml"
    config.write_text('[club]\naccounts = "optional"\n')
    hide = "import sys; sys.modules['webauthn'] = None; from smallworld.cli.main import cli; cli()"
    options = ("serve", "--port", "0", "--database", str(tmp_path / "a.sqlite"))
    found = subprocess.run(
        [sys.executable, "-c", hide, *options, "--config", str(config)],
        capture_output=True,
        text=True,
    )
    assert found.returncode != 0
    said = found.stdout + found.stderr
    assert "The setting club.accounts needs webauthn, which is not installed" in said
    assert "pip install 'smallworld-game[server]'" in said
    assert "Traceback" not in said
