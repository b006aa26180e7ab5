"""Secrets of other seats change no byte of what a seat receives (V4)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.server.club.authenticator import Authenticator
from tests.server.playing import Client, Json, acts
from tests.server.running import GENEROUS, ServerProcess, running_server

PATHS = ("", "/games", "/data", "/results")


def position(hidden: int) -> Json:
    """Ann's turn; the coins of Bo and Cy are secret."""
    column = ["elves forest", "orcs hill", "humans stout", "giants swamp", "trolls wealthy"]
    return {
        "map": "base/3",
        "round": 2,
        "phase": "conquest",
        "seats": [
            {"coins": 12, "race": "skeletons", "power": "commando", "hand": 9},
            {"coins": hidden, "race": "dwarves", "power": "merchant"},
            {"coins": 2 * hidden, "race": "tritons", "power": "mounted"},
        ],
        "regions": {"10": {"seat": 0, "tokens": 1}},
        "column": [
            {"race": race, "power": power}
            for race, power in (combo.split() for combo in [*column, "wizards flying"])
        ],
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("leaks") / "tables.sqlite")) as server:
        yield server


def sent(server: ServerProcess, hidden: int, *, spectator: bool) -> list[str]:
    """Return everything Ann or a spectator receives while Ann plays a turn."""
    client = Client(server.url)
    seats = [{"me": "Ann"}, {"me": "Bo"}, {"me": "Cy"}]
    made = client.ok("POST", "/api/games", {"seats": seats, "position": position(hidden)})
    game, token = made["game"], made["tokens"]["0"]
    looker = None if spectator else token
    answers = []

    def ask(method: str, path: str, body: Json = None, token: str | None = looker) -> None:
        answer = client.ask(method, f"/api/games/{game}{path}", body, token)
        text = answer.text.replace(game, "the game")
        answers.append(f"{answer.status_code} " + re.sub(r'"at":[0-9.]+', '"at":0', text))

    legal = client.ok("GET", f"/api/games/{game}", token=token)["legal"]
    costs = {one["action"]: one["price"] for one in legal if one["action"].startswith("conquer")}
    assert costs
    ask("GET", "")
    ask("POST", "/hint")
    for action in ("pick 3", "conquer 1", "conquer 11", "stop"):
        ask("POST", "/why", {"action": action})
    seq = client.ok("GET", f"/api/games/{game}", token=token)["seq"]
    for action in ("conquer 99", next(iter(costs)), "stop"):
        if spectator:
            client.ask("POST", f"/api/games/{game}/actions", acts(seq, action), token)
        else:
            ask("POST", "/actions", acts(seq, action))
        view = client.ok("GET", f"/api/games/{game}", token=token)
        seq = view["seq"]
        ask("GET", "")
    deployed = [one["action"] for one in view["legal"] if one.get("most")]
    client.act(game, token, seq, deployed[0], "end")
    ask("GET", "")
    ask("GET", "/log")
    for moment in (0, seq - 1, seq):
        ask("GET", f"/at/{moment}")
    ask("GET", "/record")
    ask("POST", "/undo", {"after": 0})
    return answers


@pytest.mark.parametrize("spectator", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_two_games_that_differ_in_hidden_coins_look_the_same(
    server: ServerProcess, spectator: bool
) -> None:
    poor, rich = (sent(server, hidden, spectator=spectator) for hidden in (3, 70))
    assert poor == rich
    assert not any("Traceback" in text for text in poor)


def test_the_seat_itself_sees_its_own_coins(server: ServerProcess) -> None:
    client = Client(server.url)
    seats = [{"me": "Ann"}, {"me": "Bo"}, {"me": "Cy"}]
    made = client.ok("POST", "/api/games", {"seats": seats, "position": position(7)})
    for seat, coins in ((0, 12), (1, 7), (2, 14)):
        view = client.ok("GET", f"/api/games/{made['game']}", token=made["tokens"][str(seat)])
        shown = [one.get("coins") for one in view["position"]["seats"]]
        assert shown == [coins if other == seat else None for other in range(3)]


def test_no_token_is_ever_told_to_anybody_else(server: ServerProcess) -> None:
    client = Client(server.url)
    made = client.new_game({"me": "Ann"}, {"open": True})
    path = f"/api/games/{made['game']}/claim"
    token = client.ok("POST", path, {"name": "Bo", "invite": made["invites"]["1"]})["token"]
    secrets = [*made["tokens"].values(), *made["invites"].values(), made["watch"], token]
    texts = [
        client.ask("GET", f"/api/games/{made['game']}{path}", token=token).text
        for path in ("", "/log", "/record")
    ]
    texts += [client.ask("GET", path).text for path in ("/api/lobby", "/api/me/games")]
    assert not [secret for secret in secrets if any(secret in text for text in texts)]
    assert not [secret for secret in secrets if secret in "".join(server.said)]


def test_nobody_learns_the_ids_and_codes_of_devices(server: ServerProcess) -> None:
    phone, laptop, stranger = (Client(server.url) for _ in range(3))
    game = phone.new_game({"me": "Ann"}, {"open": True})["game"]
    code = phone.ok("POST", "/api/me/transfer", {"name": "Ann", "label": "Phone"})["code"]
    laptop.ok("POST", "/api/me/transfer/use", {"code": code, "label": "Laptop"})
    own = laptop.ok("POST", f"/api/games/{game}/own-seat")["token"]
    ids = [one.http.cookies["device"].partition(".")[0] for one in (phone, laptop)]
    assert len(ids) == 2
    asked = [(one, path) for one in (phone, laptop) for path in ("", "/games", "/data")]
    texts = [one.ask("GET", f"/api/me{path}").text for one, path in asked]
    assert "Laptop" in texts[0]
    assert not [secret for secret in (*ids, code, own) if any(secret in text for text in texts)]
    told = [stranger.ask("GET", f"/api/me{path}").text for path in ("", "/games", "/data")]
    told += [stranger.ask("GET", f"/api/games/{game}{path}").text for path in ("", "/log")]
    assert not [word for word in (*ids, "Laptop", "Phone") if any(word in text for text in told)]
    assert not [word for word in (*ids, code) if word in "".join(server.said)]


def test_nobody_learns_the_ways_in_of_a_player(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keys, handles, codes and device ids are in no answer, list or log line of anybody else."""
    database = str(tmp_path_factory.mktemp("accounts") / "tables.sqlite")
    config = f'{GENEROUS}\n[club]\naccounts = "optional"\n'
    with running_server(database, config=config) as server:
        site = server.url.replace("127.0.0.1", "localhost")
        ann, laptop, stranger = (Client(site) for _ in range(3))
        key = Authenticator(origin=site, rp_id="localhost")
        made = key.create(ann.ok("POST", "/api/me/passkeys/start", {"name": "Ann"}), label="Phone")
        ann.ok("POST", "/api/me/passkeys", made)
        game = ann.new_game({"me": "Ann"}, {"open": True}, table={"public": True})["game"]
        codes = ann.ok("POST", "/api/me/recovery", {"name": "Ann"})["codes"]
        options = laptop.ok("POST", "/api/me/sign-in/start")
        signed = key.sign(options, label="Laptop")
        laptop.ok("POST", "/api/me/sign-in", signed)
        again = key.sign(options)
        ids = [one.http.cookies["device"].partition(".")[0] for one in (ann, laptop)]
        secrets = [*ids, *codes, key.user, made["id"], made["attestation"], signed["signature"]]
        own = [one.ask("GET", f"/api/me{path}").text for one in (ann, laptop) for path in PATHS]
        assert "Laptop" in own[0]
        assert not [secret for secret in secrets if any(secret in text for text in own)]
        told = [stranger.ask("GET", f"/api/me{path}").text for path in PATHS]
        told += [stranger.ask("GET", f"/api/games/{game}{path}").text for path in ("", "/log")]
        told += [stranger.ask("GET", "/api/lobby").text]
        told += [stranger.ask("POST", "/api/me/sign-in", again).text]
        told += [stranger.ask("POST", "/api/me/sign-in/start").text]
        told += [stranger.ask("POST", "/api/me/passkeys/start", {"name": "Ann"}).text]
        told += [stranger.ask("POST", "/api/me/recovery/use", {"code": codes[0][:-1]}).text]
        told += [stranger.ask("DELETE", "/api/me/devices").text]
        known = [*secrets, "Laptop", "Phone"]
        assert not [word for word in known if any(word in text for text in told)]
        assert not [secret for secret in secrets if secret in "".join(server.said)]
