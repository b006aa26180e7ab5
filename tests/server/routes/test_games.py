"""Create, view and play games over HTTP, on a real server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld.play.record import read_record
from tests.server.playing import Client, Json, acts
from tests.server.running import ServerProcess, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("games") / "tables.sqlite")) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


@pytest.fixture
def bo(server: ServerProcess) -> Client:
    return Client(server.url)


def test_a_new_table_tells_the_creator_only_what_is_its_own(ann: Client) -> None:
    answer = ann.ask(
        "POST", "/api/games", {"seats": [{"me": "Ann"}, {"bot": "easy"}, {"open": True}]}
    )
    assert answer.status_code == 201
    made = answer.json()
    assert set(made["tokens"]) == {"0"}
    assert set(made["invites"]) == {"2"}
    assert made["watch"]
    view = ann.ok("GET", f"/api/games/{made['game']}", token=made["tokens"]["0"])
    assert view["position"]["map"] == "base/3"
    assert [seat["sitting"]["who"] for seat in view["seats"]] == ["person", "bot", "open"]
    assert [seat["sitting"]["name"] for seat in view["seats"]] == ["Ann", "Pip", ""]
    assert len(view["position"]["column"]) == 6
    assert [legal["action"] for legal in view["legal"]] == [f"pick {n}" for n in range(1, 7)]


def test_a_hot_seat_is_two_seats_of_one_client(ann: Client) -> None:
    made = ann.new_game()
    view = ann.play_turns(made["game"], made["tokens"], random.Random(1), most=25)
    assert view["seq"] > 25


def test_a_whole_game_of_two_clients(ann: Client, bo: Client) -> None:
    made = ann.new_game({"me": "Ann"}, {"open": True}, options={"own_tokens_defend": True})
    game = made["game"]
    claimed = bo.ok(
        "POST", f"/api/games/{game}/claim", {"name": "Bo", "invite": made["invites"]["1"]}
    )
    assert claimed["seat"] == 1
    sides = [(ann, {"0": made["tokens"]["0"]}), (bo, {"1": claimed["token"]})]
    choice = random.Random(2)
    view: dict[str, Json] = {}
    while not view.get("over"):
        for client, token in sides:
            view = client.play_turns(game, token, choice, most=1_000)
    assert view["winners"]
    assert all(seat.get("coins") is not None for seat in view["position"]["seats"])
    record = bo.ask("GET", f"/api/games/{game}/record", token=claimed["token"])
    assert record.headers["content-type"].startswith("text/plain")
    replayed = read_record(record.text)
    assert replayed.over and replayed.winners == view["winners"] and replayed.names == ["Ann", "Bo"]
    ann.refused(
        422, "game.over", "POST", f"/api/games/{game}/actions", acts(view["seq"], "end"),
        made["tokens"]["0"],
    )  # fmt: skip
    log = ann.ok("GET", f"/api/games/{game}/log", token=made["tokens"]["0"])
    assert [line["seq"] for line in log["lines"]] == list(range(1, view["seq"] + 1))
    later = ann.ok("GET", f"/api/games/{game}/log?after={view['seq'] - 2}")
    assert later["lines"] == log["lines"][-2:]


def test_the_same_request_gives_the_same_answer_once(ann: Client) -> None:
    made = ann.new_game()
    path, token = f"/api/games/{made['game']}/actions", made["tokens"]["0"]
    seq = ann.ok("GET", f"/api/games/{made['game']}", token=token)["seq"]
    body = acts(seq, "pick 1")
    first = ann.ok("POST", path, body, token)
    again = ann.ok("POST", path, body, token)
    assert first == again
    assert first["events"][0]["kind"] == "combo_picked"
    assert ann.ok("GET", f"/api/games/{made['game']}", token=token)["seq"] == first["seq"]


def test_all_actions_or_none(ann: Client) -> None:
    made = ann.new_game()
    game, token = made["game"], made["tokens"]["0"]
    before = ann.ask("GET", f"/api/games/{game}", token=token).json()
    error = ann.refused(
        422, "turn.stop_first", "POST", f"/api/games/{game}/actions",
        acts(before["seq"], "pick 1", "end"), token,
    )  # fmt: skip
    assert error["place"] == 1
    assert any(action.startswith("conquer ") for action in error["legal"])
    assert ann.ask("GET", f"/api/games/{game}", token=token).json() == before


def test_refusals_name_what_would_be_legal(ann: Client) -> None:
    made = ann.new_game()
    game, tokens = made["game"], made["tokens"]
    path = f"/api/games/{game}/actions"
    seq = ann.ok("GET", f"/api/games/{game}")["seq"]
    error = ann.refused(422, "turn.pick_first", "POST", path, acts(seq, "conquer 1"), tokens["0"])
    assert error["legal"] == [f"pick {n}" for n in range(1, 7)]
    ann.refused(422, "notation.unknown_word", "POST", path, acts(seq, "conker 1"), tokens["0"])
    ann.refused(422, "chance.not_a_seats_word", "POST", path, acts(seq, "die 3"), tokens["0"])
    stale = ann.refused(409, "table.stale", "POST", path, acts(seq - 1, "pick 1"), tokens["0"])
    assert stale["facts"] == {"after": seq - 1, "seq": seq}
    ann.refused(409, "table.stale", "POST", path, acts(seq + 5, "pick 1"), tokens["0"])
    error = ann.refused(403, "seat.not_to_act", "POST", path, acts(seq, "pick 1"), tokens["1"])
    assert error["message"] == "Bo has nothing to decide now. It’s Ann’s move."
    ann.refused(403, "seat.none", "POST", path, acts(seq, "pick 1"))
    ann.refused(403, "seat.none", "POST", path, acts(seq, "pick 1"), made["watch"])


def test_undo_and_reset(ann: Client) -> None:
    made = ann.new_game()
    game, token = made["game"], made["tokens"]["0"]
    seq = ann.ok("GET", f"/api/games/{game}", token=token)["seq"]
    ann.refused(422, "undo.nothing", "POST", f"/api/games/{game}/undo", {"after": seq}, token)
    view = ann.act(game, token, seq, "pick 1")["view"]
    begun = view["position"]
    for _ in range(2):
        costs = [one for one in view["legal"] if one["action"].startswith("conquer ")]
        cheap = next(one for one in costs if "die" not in one["action"])
        view = ann.act(game, token, view["seq"], cheap["action"])["view"]
    assert view["may_undo"]
    undone = ann.ok("POST", f"/api/games/{game}/undo", {"after": view["seq"]}, token)
    assert undone["seq"] == view["seq"] + 1
    ann.refused(409, "table.stale", "POST", f"/api/games/{game}/undo", {"after": 1}, token)
    again = ann.ok("POST", f"/api/games/{game}/reset-turn", {"after": undone["seq"]}, token)
    assert again["view"]["position"] == begun
    assert [line["kind"] for line in ann.ok("GET", f"/api/games/{game}/log")["lines"]][-1] == "undo"


def test_hints_have_reasons_and_can_be_forbidden(ann: Client) -> None:
    made = ann.new_game()
    game, tokens = made["game"], made["tokens"]
    hint = ann.ok("POST", f"/api/games/{game}/hint", token=tokens["0"])
    assert hint["actions"][0].startswith("pick ")
    assert hint["sentences"] and hint["reasons"]["candidates"]
    ann.refused(403, "seat.not_to_act", "POST", f"/api/games/{game}/hint", token=tokens["1"])
    ann.refused(403, "seat.none", "POST", f"/api/games/{game}/hint")
    made = ann.new_game(table={"hints": False})
    path = f"/api/games/{made['game']}/hint"
    ann.refused(403, "hint.forbidden", "POST", path, token=made["tokens"]["0"])


def test_a_practice_table_follows_its_script_for_all_to_see(ann: Client) -> None:
    script = ["reveal giants flying", "die 3", "reveal elves stout", "reveal elves hill"]
    made = ann.new_game(table={"practice": True}, dealer=script)
    view = ann.ok("GET", f"/api/games/{made['game']}")
    column = [(combo["race"], combo["power"]) for combo in view["position"]["column"]]
    assert column[:2] == [("giants", "flying"), ("elves", "stout")]
    assert len(column) == 6  # illegal scripted reveals are drawn
    assert view["dealer"] == script
    refusals: dict[str, Json] = {
        "table.not_practice": {"dealer": script},
        "dealer.not_chance": {"dealer": ["pick 1"], "table": {"practice": True}},
        "notation.unknown_word": {"dealer": ["dye 1"], "table": {"practice": True}},
    }
    for code, wish in refusals.items():
        body = {"seats": [{"me": "Ann"}, {"me": "Bo"}], **wish}
        ann.refused(422, code, "POST", "/api/games", body)


def test_a_record_is_replayed_continued_and_forked(ann: Client) -> None:
    made = ann.new_game()
    view = ann.play_turns(made["game"], made["tokens"], random.Random(3), most=20)
    record = ann.ask("GET", f"/api/games/{made['game']}/record").text
    lines = len(read_record(record).log)
    replayed = ann.ok("POST", "/api/records", {"record": record, "line": 6})
    assert len(replayed["lines"]) == lines
    assert replayed["line"] == 6 and len(replayed["position"]["column"]) == 6
    seats = [{"me": "Cy"}, {"open": True}]
    body = {"record": record, "use": "continue", "seats": seats}
    answer = ann.ask("POST", "/api/records", body)
    assert answer.status_code == 201
    went_on = ann.ok("GET", f"/api/games/{answer.json()['game']}")
    for seat in (*went_on["position"]["seats"], *view["position"]["seats"]):
        seat.pop("name"), seat.pop("coins", None)
    assert went_on["position"] == view["position"]
    fork = ann.ok("POST", "/api/records", {**body, "use": "fork", "line": 6})
    assert ann.ok("GET", f"/api/games/{fork['game']}")["position"].get("phase") is None
    made = ann.new_game(*seats, record=record, line=6)
    assert ann.ok("GET", f"/api/games/{made['game']}")["position"].get("phase") is None
    changes: dict[str, Json] = {
        "record.fork_line": {"line": 3},
        "record.no_such_line": {"use": "fork", "line": 100_000},
        "record.who_sits": {"seats": []},
        "new.seat_count": {"seats": [*seats, {"bot": "easy"}]},
        "record.illegal": {"record": record + "0 pick 9\n"},
        "record.first_line": {"record": "chess 1\n"},
    }
    for code, change in changes.items():
        ann.refused(422, code, "POST", "/api/records", {**body, **change})
    ann.refused(
        422, "record.no_such_line", "POST", "/api/records", {"record": record, "line": 9_999}
    )


def test_a_table_from_a_position(ann: Client) -> None:
    position = {
        "map": "base/2",
        "round": 3,
        "phase": "conquest",
        "seats": [
            {"coins": 12, "race": "skeletons", "power": "merchant", "hand": 6},
            {"coins": 9, "race": "elves", "power": "flying"},
        ],
        "regions": {"7": {"seat": 0, "tokens": 2}},
    }
    made = ann.new_game(position=position)
    view = ann.ok("GET", f"/api/games/{made['game']}", token=made["tokens"]["0"])
    assert view["position"]["round"] == 3
    assert [seat.get("coins") for seat in view["position"]["seats"]] == [12, None]
    path = f"/api/games/{made['game']}/record"
    ann.refused(403, "record.hidden_coins", "GET", path, token=made["tokens"]["0"])
    assert ann.ok("POST", f"/api/games/{made['game']}/hint", token=made["tokens"]["0"])["actions"]
    two = {"seats": [{"me": "Ann"}, {"me": "Bo"}], "position": position}
    wrong = {**position, "round": 40}
    ann.refused(422, "position.round", "POST", "/api/games", {**two, "position": wrong})
    ann.refused(422, "table.two_beginnings", "POST", "/api/games", {**two, "record": "x"})
    ann.refused(422, "table.other_map", "POST", "/api/games", {**two, "map": "base/3"})


@pytest.mark.parametrize(
    ("code", "body"),
    [
        ("new.unknown_map", {"map": "base/9"}),
        ("new.seat_count", {"map": "base/5"}),
        ("new.unknown_option", {"options": {"cheat": True}}),
        ("seat.wish", {"seats": [{"me": "Ann"}, {}]}),
        ("seat.wish", {"seats": [{"me": "Ann"}, {"me": "Bo", "open": True}]}),
        ("seat.name", {"seats": [{"me": "Ann\nseat Eve"}, {"open": True}]}),
        ("seat.name", {"seats": [{"me": " "}, {"open": True}]}),
        ("bot.unknown", {"seats": [{"me": "Ann"}, {"bot": "../../etc/passwd"}]}),
    ],
)
def test_tables_that_cannot_be_made(ann: Client, code: str, body: dict[str, object]) -> None:
    seats = {"seats": [{"me": "Ann"}, {"me": "Bo"}]}
    ann.refused(422, code, "POST", "/api/games", {**seats, **body})


def test_a_restart_in_the_middle_keeps_the_game(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running_server(database) as first:
        device = Client(first.url)
        made = device.new_game()
        seen = device.play_turns(made["game"], made["tokens"], random.Random(4), most=15)
        first.kill()
    with running_server(database) as second:
        device.http.base_url = second.url
        token = made["tokens"][str(seen["you"])]
        assert device.ok("GET", f"/api/games/{made['game']}", token=token) == seen
        device.play_turns(made["game"], made["tokens"], random.Random(5), most=5)
        mine = device.ok("GET", "/api/me/games")["tables"]
        assert [table["game"] for table in mine] == [made["game"]]
        assert second.stop() == 0
    assert not [line for line in second.said if "Traceback" in line]
