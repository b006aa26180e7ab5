"""The engine protocol: setting a game and playing it."""

from __future__ import annotations

import pytest

from smallworld.cli.engine.answers import abbreviated
from smallworld.cli.engine.protocol import Referee
from smallworld.cli.engine.requests import SHAPES
from smallworld.core.actions import parse_action
from smallworld.play.game import new_game
from tests.cli.engine.session import (
    OPENING,
    REDEPLOYING,
    Json,
    a_referee,
    position_of,
    refused,
    told,
)


# --- setting a game
@pytest.mark.parametrize("cmd", sorted(set(SHAPES) - {"new", "position", "record", "help", "quit"}))
def test_before_a_game_is_set_the_error_says_how_to_begin(cmd: str) -> None:
    keys: dict[str, Json] = {
        "do": {"action": "stop"},
        "explain": {"action": "stop"},
        "perft": {"depth": 1},
        "bot": {"bot": "random"},
    }
    error = refused(Referee(), cmd, **keys.get(cmd, {}))
    assert error["code"] == "game.none"
    assert error["begin"] == ["new", "position", "record"]


def test_a_new_game_answers_ok_and_nothing_else() -> None:
    request = {"cmd": "new", "map": "base/2", "seats": ["Ann", "Bo"], "seed": 7, "options": {}}
    assert Referee().answer(request) == {"ok": True}


def test_the_same_seed_deals_the_same_column() -> None:
    assert position_of(a_referee(reveal=[])) == position_of(a_referee(reveal=[]))
    assert position_of(a_referee(reveal=[])) != position_of(a_referee(reveal=[], seed=8))


def test_a_seed_deals_as_in_python() -> None:
    referee = a_referee(reveal=[])
    game = new_game("base/2", ["Ann", "Bo"], seed=7)
    assert referee.game.state.same_as(game.state)


def test_without_names_seats_are_called_by_their_numbers() -> None:
    referee = Referee()
    told(referee, "new", map="base/3")
    assert referee.game.names == ["Seat 0", "Seat 1", "Seat 2"]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"map": "base/9"}, "new.unknown_map"),
        ({"options": {"open_coin": True}}, "new.unknown_option"),
        ({"seats": ["Ann"]}, "new.seat_count"),
        ({"map": "base/3"}, "new.seat_count"),
        ({"seats": ["Ann", ""]}, "seat.name"),
        ({"seats": ["Ann", "B\no"]}, "seat.name"),
        ({"seats": ["Ann", "B\u2028o"]}, "seat.name"),
        ({"seats": ["Ann", " Bo"]}, "seat.name"),
        ({"seats": ["Ann", "B" * 61]}, "seat.name"),
        ({"reveal": "humans humans"}, "notation.unknown_power"),
        ({"reveal": [*OPENING, "orcs swamp"]}, "chance.no_reveal_awaited"),
        ({"die": 2}, "chance.no_die_awaited"),
        ({"seed": -1}, "request.shape"),
        ({"seed": 10**30}, "request.shape"),
        ({"seed": 1.5}, "request.shape"),
        ({"seed": True}, "request.shape"),
        ({"seats": "Ann"}, "request.shape"),
        ({"options": {"open_coins": 1}}, "request.shape"),
        ({"map": None}, "request.shape"),
    ],
)
def test_a_new_game_that_cannot_be_leaves_the_old_one(keys: Json, code: str) -> None:
    game: Json = {"map": "base/2", "seats": ["Ann", "Bo"], "seed": 7}
    assert refused(a_referee(), "new", **{**game, **keys})["code"] == code


def test_a_position_goes_in_and_comes_out() -> None:
    referee = a_referee()
    for _ in range(4):
        told(referee, "do", action=told(referee, "bot", bot="random", seed=1)["action"])
    other = Referee()
    assert told(other, "position", position=position_of(referee)) == {"ok": True}
    assert position_of(other) == position_of(referee)


def test_a_missing_column_is_dealt() -> None:
    referee = Referee()
    told(referee, "position", position=REDEPLOYING, seed=3, reveal="orcs swamp")
    column = position_of(referee)["column"]
    assert isinstance(column, list)
    assert len(column) == 6
    assert column[0] == {"race": "orcs", "power": "swamp"}


def test_an_awaited_die_can_be_forced() -> None:
    position = position_of(a_referee())
    position |= {
        "phase": "conquest",
        "seats": [{"coins": 5, "race": "orcs", "power": "swamp", "hand": 1}, {"coins": 5}],
        "turn_so_far": {"awaits": {"die": "final_attempt", "region": 2}},
        "unseen_races": None,
        "unseen_powers": None,
    }
    referee = Referee()
    told(referee, "position", position=position, die=3)
    regions = position_of(referee)["regions"]
    assert isinstance(regions, dict)
    assert regions["2"] == {"seat": 0, "tokens": 1}


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (None, "position.shape"),
        ([], "position.shape"),
        ("{}", "position.shape"),
        ({**REDEPLOYING, "round": 99}, "position.shape"),
        ({**REDEPLOYING, "round": 11}, "position.round"),
        ({**REDEPLOYING, "map": "base/9"}, "position.unknown_map"),
        ({**REDEPLOYING, "seats": [{}, {}]}, "position.no_active_race"),
        ({"map": "base/2", "seats": [{"name": "A\nnn"}, {}]}, "position.shape"),
    ],
)
def test_an_impossible_position_leaves_the_old_game(position: object, code: str) -> None:
    assert refused(a_referee(), "position", position=position)["code"] == code


def test_a_saved_game_can_be_read_again() -> None:
    referee = a_referee()
    told(referee, "do", action="pick 2")
    told(referee, "do", action="conquer 6")
    text = told(referee, "save")["text"]
    other = Referee()
    assert told(other, "record", text=text) == {"ok": True}
    assert position_of(other) == position_of(referee)
    assert told(other, "save")["text"] == text


def test_a_game_of_nameless_seats_can_be_saved_and_read() -> None:
    referee = Referee()
    told(referee, "position", position={"map": "base/2", "seats": [{}, {}]})
    text = told(referee, "save")["text"]
    told(Referee(), "record", text=text)
    seats = position_of(referee)["seats"]
    assert isinstance(seats, list)
    assert [seat["name"] for seat in seats] == ["Seat 0", "Seat 1"]


def test_a_record_that_stops_before_a_reveal_is_dealt_on() -> None:
    text = "smallworld 1\nmap base/2\nseat Ann\nseat Bo\n* reveal humans hill\n"
    referee = Referee()
    told(referee, "record", text=text, seed=1, reveal=["orcs swamp"])
    column = position_of(referee)["column"]
    assert isinstance(column, list)
    assert [combo["race"] for combo in column[:2]] == ["humans", "orcs"]
    assert len(column) == 6


def test_the_first_bad_line_of_a_record_is_named() -> None:
    text = told(a_referee(), "save")["text"]
    assert isinstance(text, str)
    error = refused(a_referee(), "record", text=f"{text}0 stop\n")
    assert error["code"] == "record.illegal"
    assert (error["line"], error["reason"]) == (12, "turn.pick_first")
    assert refused(a_referee(), "record", text="")["code"] == "record.empty"


# --- playing
def test_legal_lists_what_the_seat_to_act_may_do() -> None:
    answer = told(a_referee(), "legal")
    assert answer == {"ok": True, "to_act": 0, "actions": [f"pick {n}" for n in range(1, 7)]}


def test_legal_abbreviates_deployments_to_their_largest_number() -> None:
    referee = Referee()
    told(referee, "position", position=REDEPLOYING, seed=1)
    actions = told(referee, "legal")["actions"]
    assert actions == ["deploy 2 3", "deploy 6 3"]
    told(referee, "do", action="deploy 2 1")
    assert told(referee, "legal")["actions"] == ["deploy 2 2", "deploy 6 2"]


def test_each_race_has_its_own_largest_deployment() -> None:
    texts = ["deploy 2 1", "deploy 2 2", "declined deploy 2 1", "deploy 3 1", "stop", "end"]
    kept = abbreviated([parse_action(text) for text in texts])
    assert kept == [parse_action(text) for text in texts if text != "deploy 2 1"]


def test_doing_tells_what_happened() -> None:
    answer = told(a_referee(), "do", action="pick 2", reveal="orcs swamp")
    events = answer["events"]
    assert isinstance(events, list)
    assert [event["kind"] for event in events] == ["combo_picked", "combo_revealed"]
    assert (events[1]["race"], events[1]["power"]) == ("orcs", "swamp")


def test_the_die_can_be_forced() -> None:
    for number, held in ((0, False), (3, True)):
        referee = Referee()
        position = {**REDEPLOYING, "phase": "conquest"}
        seats = [{"coins": 1, "race": "humans", "power": "hill", "hand": 1}, {"coins": 1}]
        told(referee, "position", position={**position, "seats": seats, "regions": {}})
        told(referee, "do", action="conquer 2 die", die=number)
        assert ("2" in str(position_of(referee).get("regions"))) is held


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"action": "stop"}, "turn.pick_first"),
        ({"action": "conker 7"}, "notation.unknown_word"),
        ({"action": ""}, "notation.empty"),
        ({"action": "pick 99999999999999999999"}, "notation.number"),
        ({"action": "pick ١"}, "notation.number"),
        ({"action": "die 2"}, "chance.not_a_seats_word"),
        ({"action": "reveal orcs swamp"}, "chance.not_a_seats_word"),
        ({"action": "pick 1", "die": 2}, "chance.no_die_awaited"),
        ({"action": "pick 1", "die": 4}, "request.shape"),
        ({"action": "pick 1", "reveal": "humans swamp"}, "chance.banner_in_use"),
        ({"action": "pick 1", "reveal": "orcs"}, "notation.shape"),
        ({"action": "pick 1", "reveal": "orcs swamp hill"}, "notation.shape"),
        (
            {"action": "pick 1", "reveal": ["orcs swamp", "ratmen forest"]},
            "chance.no_reveal_awaited",
        ),
        ({"action": "pick 1", "reveal": 7}, "request.shape"),
        ({"action": 7}, "request.shape"),
        ({}, "request.shape"),
    ],
)
def test_a_refused_action_changes_nothing(keys: Json, code: str) -> None:
    assert refused(a_referee(), "do", **keys)["code"] == code


def test_a_refusal_changes_no_later_chance() -> None:
    one, other = a_referee(), a_referee()
    for _ in range(3):
        refused(one, "do", action="pick 1", reveal=["orcs swamp", "orcs swamp"])
    assert told(one, "do", action="pick 1") == told(other, "do", action="pick 1")


def test_undo_and_reset_tell_what_they_took_back() -> None:
    referee = a_referee()
    told(referee, "do", action="pick 2")
    before = position_of(referee)
    for action in ("conquer 6", "conquer 5"):
        told(referee, "do", action=action)
    assert told(referee, "undo")["undone"] == ["conquer 5"]
    told(referee, "do", action="conquer 5")
    assert told(referee, "reset")["undone"] == ["conquer 6", "conquer 5"]
    assert position_of(referee) == before
    assert refused(referee, "undo")["code"] == "undo.chance_spoke"
    assert refused(referee, "reset")["code"] == "undo.chance_spoke"


def test_a_game_with_packs_and_on_boards_of_ones_own() -> None:
    referee = Referee()
    wish = {"packs": ["deepforge"], "banners": "blank moles hoarding", "seed": 1}
    told(referee, "new", **wish)
    assert len(referee.game.box.races) == 14 and referee.game.box.banners == wish["banners"]
    told(referee, "new", map="random-1/2/7/20")
    assert referee.game.box.board.size == 20
    assert refused(referee, "new", packs=["nobody"])["code"] == "pack.unknown"
    assert refused(referee, "new", banners="only")["code"] == "box.no_packs"
    assert refused(referee, "new", map="nobody/isle")["code"] == "new.unknown_map"
    assert referee.game.box.board.size == 20, "a refused request changes nothing"
