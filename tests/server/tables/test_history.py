"""Earlier moments, explanations and forks, on a real server."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.server.playing import Client, Json, acts
from tests.server.routes.test_leaks import position
from tests.server.running import ServerProcess, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("moments") / "tables.sqlite")) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


def first_turn(ann: Client, game: str, token: str) -> list[Json]:
    """Pick, conquer, undo, conquer elsewhere; return the view after each."""
    path = f"/api/games/{game}"
    views = [ann.ok("GET", path, token=token)]
    views.append(ann.act(game, token, views[-1]["seq"], "pick 1")["view"])
    targets = [one["action"] for one in views[-1]["legal"] if one["action"].startswith("conq")]
    views.append(ann.act(game, token, views[-1]["seq"], targets[0])["view"])
    views.append(ann.ok("POST", f"{path}/undo", {"after": views[-1]["seq"]}, token)["view"])
    views.append(ann.act(game, token, views[-1]["seq"], targets[1])["view"])
    return views


# --- earlier moments
def test_every_moment_looks_as_it_did_then(ann: Client) -> None:
    made = ann.new_game()
    game, token = made["game"], made["tokens"]["0"]
    for then in first_turn(ann, game, token):
        looked = ann.ok("GET", f"/api/games/{game}/at/{then['seq']}", token=token)
        assert "legal" not in looked and "may_undo" not in looked
        shown = ("game", "seq", "you", "position", "seats", "to_act", "income")
        assert {key: looked.get(key) for key in shown} == {key: then.get(key) for key in shown}


def test_the_very_beginning_can_be_looked_at(ann: Client) -> None:
    game = ann.new_game()["game"]
    view = ann.ok("GET", f"/api/games/{game}/at/0")
    assert view["to_act"] is None and "column" not in view["position"]


def test_a_moment_that_never_was_is_refused(ann: Client) -> None:
    game = ann.new_game()["game"]
    seq = ann.ok("GET", f"/api/games/{game}")["seq"]
    path = f"/api/games/{game}/at"
    error = ann.refused(404, "table.no_such_moment", "GET", f"{path}/{seq + 1}")
    assert error["facts"] == {"found": seq + 1, "seq": seq}
    ann.refused(404, "table.no_such_moment", "GET", f"{path}/-1")
    ann.refused(404, "request.no_such_path", "GET", f"{path}/yesterday")


def test_moments_hide_coins_until_the_table_is_at_its_end(ann: Client) -> None:
    made = ann.new_game()
    game, tokens = made["game"], made["tokens"]
    view = ann.play_turns(game, tokens, random.Random(3), most=30)
    early = f"/api/games/{game}/at/{view['seq'] // 2}"

    def coins(token: str | None) -> list[int | None]:
        seats = ann.ok("GET", early, token=token)["position"]["seats"]
        return [seat.get("coins") for seat in seats]

    assert [own is None for own in coins(tokens["1"])] == [True, False]
    assert coins(None) == [None, None]
    ann.ok("POST", f"/api/games/{game}/concede", token=tokens["0"])
    assert None not in coins(None)
    closed = ann.ok("GET", f"/api/games/{game}")
    assert closed["closed"] == "conceded"
    assert all("coins" in seat for seat in closed["position"]["seats"])


def test_the_whole_log_comes_with_its_events(ann: Client) -> None:
    made = ann.new_game()
    first_turn(ann, made["game"], made["tokens"]["0"])
    log = ann.ok("GET", f"/api/games/{made['game']}/log?after=0")
    assert [line["seq"] for line in log["lines"]] == list(range(1, log["seq"] + 1))
    said = [line for line in log["lines"] if line["kind"] == "say"]
    undone = next(i for i, line in enumerate(log["lines"]) if line["kind"] == "undo") - 1
    assert [line for line in said if not line.get("events")] == [log["lines"][undone]]


# --- explanations
def test_why_an_action_is_refused(ann: Client) -> None:
    made = ann.new_game()
    game, token = made["game"], made["tokens"]["0"]
    view = first_turn(ann, game, token)[-1]
    legal = {one["action"] for one in view["legal"]}
    inland = next(n for n in range(1, 24) if f"conquer {n}" not in legal)
    before = ann.ok("GET", f"/api/games/{game}", token=token)
    answer = ann.ok("POST", f"/api/games/{game}/why", {"action": f"conquer {inland}"}, token)
    assert answer["legal"] is False
    assert answer["code"].startswith("conquer.") and answer["facts"]["region"] == inland
    assert answer["sentence"].endswith(".")
    refused = ann.refused(
        422, answer["code"], "POST", f"/api/games/{game}/actions",
        acts(before["seq"], f"conquer {inland}"), token,
    )  # fmt: skip
    assert (refused["message"], refused["facts"]) == (answer["sentence"], answer["facts"])
    assert ann.ok("GET", f"/api/games/{game}", token=token) == before


def test_what_a_legal_action_would_cost(ann: Client) -> None:
    made = ann.new_game()
    game, token = made["game"], made["tokens"]["0"]
    view = first_turn(ann, game, token)[-1]
    path = f"/api/games/{game}/why"
    target = next(one for one in view["legal"] if one["action"].startswith("conquer "))
    answer = ann.ok("POST", path, {"action": target["action"]}, token)
    assert answer["legal"] is True and "code" not in answer
    assert (answer["price"], answer["parts"]) == (target["price"], target["parts"])
    assert ann.ok("POST", path, {"action": "stop"}, token)["income"] >= 1


def test_why_answers_whatever_is_asked(ann: Client) -> None:
    made = ann.new_game()
    game, tokens = made["game"], made["tokens"]
    path = f"/api/games/{game}/why"
    for seat, action, code in (
        ("1", "pick 1", "seat.not_to_act"),
        ("0", "conker 7", "notation.unknown_word"),
        ("0", "die 3", "chance.not_a_seats_word"),
    ):
        answer = ann.ok("POST", path, {"action": action}, tokens[seat])
        assert (answer["legal"], answer["code"]) == (False, code)
    ann.refused(403, "seat.none", "POST", path, {"action": "pick 1"})
    ann.ok("POST", f"/api/games/{game}/concede", token=tokens["0"])
    closed = ann.ok("POST", path, {"action": "pick 1"}, tokens["1"])
    assert closed["code"] == "table.closed"


# --- forks
BOT = {"bot": "easy"}


def test_a_fork_goes_on_from_an_earlier_moment(ann: Client) -> None:
    made = ann.new_game({"me": "Ann"}, BOT, table={"public": True, "hints": False})
    game, token = made["game"], made["tokens"]["0"]
    views = first_turn(ann, game, token)
    for then in (views[0], views[2]):
        forked = ann.ok("POST", f"/api/games/{game}/fork", {"seq": then["seq"]}, token)
        assert forked["game"] != game and set(forked["tokens"]) == {"0"}
        view = ann.ok("GET", f"/api/games/{forked['game']}", token=forked["tokens"]["0"])
        assert view["position"] == then["position"] and view["legal"] == then["legal"]
        assert [seat["sitting"] for seat in view["seats"]] == [
            seat["sitting"] for seat in then["seats"]
        ]
        assert view["table"] == {"hints": False}, "the other rules stay, but it is private"
    assert ann.ok("GET", f"/api/games/{game}", token=token) == views[-1]
    ann.act(forked["game"], forked["tokens"]["0"], view["seq"], "stop")


def test_a_fork_of_a_running_game_does_not_tell_hidden_coins(ann: Client) -> None:
    """V4: the game goes on, so the fork knows only what its player knows."""

    def told(hidden: int) -> Json:
        made = ann.new_game({"me": "Ann"}, BOT, BOT, position=position(hidden))
        game, token = made["game"], made["tokens"]["0"]
        forked = ann.ok("POST", f"/api/games/{game}/fork", {"line": 0}, token)
        path, mine = f"/api/games/{forked['game']}", forked["tokens"]["0"]
        assert ann.ok("POST", f"{path}/concede", token=mine)["closed"]
        seats = ann.ok("GET", path, token=mine)["position"]["seats"]
        record = ann.ask("GET", f"{path}/record", token=mine).text
        return [seat["coins"] for seat in seats], record

    assert told(7) == told(9)
    assert told(7)[0] == [12, 12, 12]


def test_a_fork_may_name_a_line_of_the_record(ann: Client) -> None:
    made = ann.new_game({"me": "Ann"}, BOT)
    game, token = made["game"], made["tokens"]["0"]
    views = first_turn(ann, game, token)
    record = ann.ask("GET", f"/api/games/{game}/record").text.splitlines()
    lines = [line for line in record if line.startswith(("*", "0"))]
    picked = lines.index("0 pick 1")
    path = f"/api/games/{game}/fork"
    forked = ann.ok("POST", path, {"line": picked}, token)
    view = ann.ok("GET", f"/api/games/{forked['game']}", token=forked["tokens"]["0"])
    assert view["position"] == views[0]["position"]
    ann.refused(422, "record.no_such_line", "POST", path, {"line": len(lines) + 1}, token)
    ann.refused(422, "fork.where", "POST", path, {"line": 1, "seq": 1}, token)
    ann.refused(422, "fork.where", "POST", path, {}, token)
    ann.refused(404, "table.no_such_moment", "POST", path, {"seq": 9_999}, token)


def test_where_people_sit_nothing_is_forked(ann: Client) -> None:
    for other in ({"me": "Bo"}, {"open": True}):
        made = ann.new_game({"me": "Ann"}, other)
        path = f"/api/games/{made['game']}/fork"
        ann.refused(403, "fork.people", "POST", path, {"seq": 0}, made["tokens"]["0"])


def test_a_fork_of_a_set_position_keeps_its_coins_hidden(ann: Client) -> None:
    position = ann.ok("GET", f"/api/games/{ann.new_game()['game']}")["position"]
    position["seats"] = [{"coins": 9}, {"coins": 33}]
    made = ann.new_game({"me": "Ann"}, BOT, position=position)
    game, token = made["game"], made["tokens"]["0"]
    ann.refused(403, "record.hidden_coins", "GET", f"/api/games/{game}/record", None, token)
    seq = ann.ok("GET", f"/api/games/{game}", token=token)["seq"]
    forked = ann.ok("POST", f"/api/games/{game}/fork", {"seq": seq}, token)
    view = ann.ok("GET", f"/api/games/{forked['game']}", token=forked["tokens"]["0"])
    assert [seat.get("coins") for seat in view["position"]["seats"]] == [9, None]
