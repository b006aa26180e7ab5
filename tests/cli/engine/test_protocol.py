"""The engine protocol: starting a game and playing it."""

from __future__ import annotations

import pytest

from smallworld.cli.engine.answers import merge_deployments
from smallworld.cli.engine.protocol import EngineSession
from smallworld.cli.engine.requests import SHAPES
from smallworld.core.actions import parse_action
from smallworld.play.game import new_game
from tests.cli.engine.session import (
    OPENING,
    REDEPLOYING,
    Json,
    answer_to,
    new_session,
    position_of,
    refusal_of,
)

# --- setting a game
WITHOUT_A_GAME = {"new", "position", "record", "help", "quit"}
FOR_PROGRAMS = {"hello", "newgame", "events", "result"}


@pytest.mark.parametrize("cmd", sorted(set(SHAPES) - WITHOUT_A_GAME - FOR_PROGRAMS))
def test_without_a_game_the_error_says_how_to_start_one(cmd: str) -> None:
    keys: dict[str, Json] = {
        "do": {"action": "stop"},
        "explain": {"action": "stop"},
        "perft": {"depth": 1},
        "bot": {"bot": "random"},
    }
    error = refusal_of(EngineSession(), cmd, **keys.get(cmd, {}))
    assert error["code"] == "game.none"
    assert error["begin"] == ["new", "position", "record"]


def test_a_new_game_answers_ok_and_nothing_else() -> None:
    request = {"cmd": "new", "map": "base/2", "seats": ["Ann", "Bo"], "seed": 7, "options": {}}
    assert EngineSession().answer(request) == {"ok": True}


def test_the_same_seed_deals_the_same_column() -> None:
    assert position_of(new_session(reveal=[])) == position_of(new_session(reveal=[]))
    assert position_of(new_session(reveal=[])) != position_of(new_session(reveal=[], seed=8))


def test_a_seed_deals_as_in_python() -> None:
    session = new_session(reveal=[])
    game = new_game("base/2", ["Ann", "Bo"], seed=7)
    assert session.game.state.same_as(game.state)


def test_without_names_seats_are_called_by_their_numbers() -> None:
    session = EngineSession()
    answer_to(session, "new", map="base/3")
    assert session.game.names == ["Seat 0", "Seat 1", "Seat 2"]


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
def test_invalid_new_game_keeps_the_old_one(keys: Json, code: str) -> None:
    game: Json = {"map": "base/2", "seats": ["Ann", "Bo"], "seed": 7}
    assert refusal_of(new_session(), "new", **{**game, **keys})["code"] == code


def test_position_round_trip() -> None:
    session = new_session()
    for _ in range(4):
        answer_to(session, "do", action=answer_to(session, "bot", bot="random", seed=1)["action"])
    other = EngineSession()
    assert answer_to(other, "position", position=position_of(session)) == {"ok": True}
    assert position_of(other) == position_of(session)


def test_a_missing_column_is_dealt() -> None:
    session = EngineSession()
    answer_to(session, "position", position=REDEPLOYING, seed=3, reveal="orcs swamp")
    column = position_of(session)["column"]
    assert isinstance(column, list)
    assert len(column) == 6
    assert column[0] == {"race": "orcs", "power": "swamp"}


def test_an_awaited_die_can_be_forced() -> None:
    position = position_of(new_session())
    position |= {
        "phase": "conquest",
        "seats": [{"coins": 5, "race": "orcs", "power": "swamp", "hand": 1}, {"coins": 5}],
        "turn_so_far": {"awaits": {"die": "final_attempt", "region": 2}},
        "unseen_races": None,
        "unseen_powers": None,
    }
    session = EngineSession()
    answer_to(session, "position", position=position, die=3)
    regions = position_of(session)["regions"]
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
    assert refusal_of(new_session(), "position", position=position)["code"] == code


def test_a_saved_game_can_be_read_again() -> None:
    session = new_session()
    answer_to(session, "do", action="pick 2")
    answer_to(session, "do", action="conquer 6")
    text = answer_to(session, "save")["text"]
    other = EngineSession()
    assert answer_to(other, "record", text=text) == {"ok": True}
    assert position_of(other) == position_of(session)
    assert answer_to(other, "save")["text"] == text


def test_a_game_of_nameless_seats_can_be_saved_and_read() -> None:
    session = EngineSession()
    answer_to(session, "position", position={"map": "base/2", "seats": [{}, {}]})
    text = answer_to(session, "save")["text"]
    answer_to(EngineSession(), "record", text=text)
    seats = position_of(session)["seats"]
    assert isinstance(seats, list)
    assert [seat["name"] for seat in seats] == ["Seat 0", "Seat 1"]


def test_a_record_that_stops_before_a_reveal_is_dealt_on() -> None:
    text = "smallworld 1\nmap base/2\nseat Ann\nseat Bo\n* reveal humans hill\n"
    session = EngineSession()
    answer_to(session, "record", text=text, seed=1, reveal=["orcs swamp"])
    column = position_of(session)["column"]
    assert isinstance(column, list)
    assert [combo["race"] for combo in column[:2]] == ["humans", "orcs"]
    assert len(column) == 6


def test_the_first_bad_line_of_a_record_is_named() -> None:
    text = answer_to(new_session(), "save")["text"]
    assert isinstance(text, str)
    error = refusal_of(new_session(), "record", text=f"{text}0 stop\n")
    assert error["code"] == "record.illegal"
    assert (error["line"], error["reason"]) == (12, "turn.pick_first")
    assert refusal_of(new_session(), "record", text="")["code"] == "record.empty"


# --- playing
def test_legal_lists_what_the_seat_to_act_may_do() -> None:
    answer = answer_to(new_session(), "legal")
    assert answer == {"ok": True, "to_act": 0, "actions": [f"pick {n}" for n in range(1, 7)]}


def test_legal_abbreviates_deployments_to_their_largest_number() -> None:
    session = EngineSession()
    answer_to(session, "position", position=REDEPLOYING, seed=1)
    actions = answer_to(session, "legal")["actions"]
    assert actions == ["deploy 2 3", "deploy 6 3"]
    answer_to(session, "do", action="deploy 2 1")
    assert answer_to(session, "legal")["actions"] == ["deploy 2 2", "deploy 6 2"]


def test_each_race_has_its_own_largest_deployment() -> None:
    texts = ["deploy 2 1", "deploy 2 2", "declined deploy 2 1", "deploy 3 1", "stop", "end"]
    kept = merge_deployments([parse_action(text) for text in texts])
    assert kept == [parse_action(text) for text in texts if text != "deploy 2 1"]


def test_do_returns_the_events() -> None:
    answer = answer_to(new_session(), "do", action="pick 2", reveal="orcs swamp")
    events = answer["events"]
    assert isinstance(events, list)
    assert [event["kind"] for event in events] == ["combo_picked", "combo_revealed"]
    assert (events[1]["race"], events[1]["power"]) == ("orcs", "swamp")


def test_the_die_can_be_forced() -> None:
    for number, held in ((0, False), (3, True)):
        session = EngineSession()
        position = {**REDEPLOYING, "phase": "conquest"}
        seats = [{"coins": 1, "race": "humans", "power": "hill", "hand": 1}, {"coins": 1}]
        answer_to(session, "position", position={**position, "seats": seats, "regions": {}})
        answer_to(session, "do", action="conquer 2 die", die=number)
        assert ("2" in str(position_of(session).get("regions"))) is held


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
    assert refusal_of(new_session(), "do", **keys)["code"] == code


def test_a_refusal_changes_no_later_chance() -> None:
    one, other = new_session(), new_session()
    for _ in range(3):
        refusal_of(one, "do", action="pick 1", reveal=["orcs swamp", "orcs swamp"])
    assert answer_to(one, "do", action="pick 1") == answer_to(other, "do", action="pick 1")


def test_undo_and_reset_return_the_undone_actions() -> None:
    session = new_session()
    answer_to(session, "do", action="pick 2")
    before = position_of(session)
    for action in ("conquer 6", "conquer 5"):
        answer_to(session, "do", action=action)
    assert answer_to(session, "undo")["undone"] == ["conquer 5"]
    answer_to(session, "do", action="conquer 5")
    assert answer_to(session, "reset")["undone"] == ["conquer 6", "conquer 5"]
    assert position_of(session) == before
    assert refusal_of(session, "undo")["code"] == "undo.chance_spoke"
    assert refusal_of(session, "reset")["code"] == "undo.chance_spoke"


def test_games_with_packs_and_pack_maps() -> None:
    session = EngineSession()
    wish = {"packs": ["deepforge"], "banners": "blank moles hoarding", "seed": 1}
    answer_to(session, "new", **wish)
    assert len(session.game.box.races) == 14 and session.game.box.banners == wish["banners"]
    answer_to(session, "new", map="random-1/2/7/20")
    assert session.game.box.board.size == 20
    assert refusal_of(session, "new", packs=["nobody"])["code"] == "pack.unknown"
    assert refusal_of(session, "new", banners="only")["code"] == "box.no_packs"
    assert refusal_of(session, "new", map="nobody/isle")["code"] == "new.unknown_map"
    assert session.game.box.board.size == 20, "a refused request changes nothing"
