"""The engine protocol: requests that do not change the game."""

from __future__ import annotations

import json

import pytest

from smallworld.bots.registry import BOTS, bot_names, create_bot
from smallworld.cli.engine.protocol import EngineSession
from smallworld.play.game import new_game
from tests.cli.engine.session import (
    REDEPLOYING,
    answer_to,
    new_session,
    position_of,
    refusal_of,
)


def test_a_conquest_is_explained_by_parts() -> None:
    session = new_session()
    answer_to(session, "do", action="pick 1")
    answer = answer_to(session, "explain", action="conquer 12")
    assert answer["legal"] is True
    assert answer["price"] == 3
    assert answer["parts"] == [["base", 2], ["tribe", 1]]
    assert "error" not in answer


def test_a_refused_action_is_explained_with_its_error() -> None:
    answer = answer_to(new_session(), "explain", action="stop")
    assert answer["legal"] is False
    assert isinstance(answer["error"], dict)
    assert answer["error"]["code"] == "turn.pick_first"


def test_the_end_is_explained_by_its_income() -> None:
    session = EngineSession()
    answer_to(session, "position", position=REDEPLOYING)
    answer_to(session, "do", action="deploy 2 3")
    answer = answer_to(session, "explain", action="end")
    score = answer_to(session, "score")
    assert score["income"] == []
    assert score["income_seat"] is None
    answer_to(session, "do", action="end")
    score = answer_to(session, "score")
    assert json.loads(json.dumps(score["income"])) == json.loads(json.dumps(answer["parts"]))
    assert score["income_seat"] == 0
    coins = score["coins"]
    assert isinstance(coins, list)
    assert isinstance(answer["income"], int)
    assert coins[0] == 12 + answer["income"]


def test_an_unreadable_action_is_not_explained() -> None:
    assert (
        refusal_of(new_session(), "explain", action="conker 7")["code"] == "notation.unknown_word"
    )


def test_a_seat_sees_its_own_coins_only() -> None:
    session = EngineSession()
    answer_to(session, "position", position=REDEPLOYING, seed=1)
    whole = position_of(session)
    assert whole == position_of(session, seat=None)
    for seat in (0, 1):
        seen = position_of(session, seat=seat)
        assert isinstance(seen["seats"], list)
        assert seen["seats"][1 - seat]["coins"] is None
        assert isinstance(whole["seats"], list)
        assert seen["seats"][seat] == whole["seats"][seat]


def test_views_hide_the_coins_of_others() -> None:
    views = []
    for coins in (9, 31):
        seats = REDEPLOYING["seats"]
        assert isinstance(seats, list)
        session = EngineSession()
        position = {**REDEPLOYING, "seats": [seats[0], {**seats[1], "coins": coins}]}
        answer_to(session, "position", position=position, seed=1)
        views.append(session.answer_line(b'{"cmd":"show","seat":0}'))
    assert views[0] == views[1]


def test_with_open_coins_all_are_seen() -> None:
    seen = position_of(new_session(options={"open_coins": True}), seat=0)
    assert isinstance(seen["seats"], list)
    assert [seat["coins"] for seat in seen["seats"]] == [5, 5]


def test_unknown_seat_has_no_view() -> None:
    assert refusal_of(new_session(), "show", seat=2)["code"] == "show.no_such_seat"
    assert refusal_of(new_session(), "show", seat=-1)["code"] == "request.shape"
    assert refusal_of(new_session(), "show", seat="0")["code"] == "request.shape"


def test_perft_counts_and_splits() -> None:
    session = new_session()
    answer_to(session, "do", action="pick 1", reveal="orcs swamp")
    nodes = answer_to(session, "perft", depth=2)["nodes"]
    split = answer_to(session, "perft", depth=2, split=True)
    assert split["nodes"] == nodes
    assert isinstance(split["split"], dict)
    assert sum(split["split"].values()) == nodes
    assert list(split["split"]) == answer_to(session, "legal")["actions"]


def test_perft_refuses_what_would_take_too_long() -> None:
    error = refusal_of(new_session(), "perft", depth=12)
    assert error["code"] == "perft.too_many"
    assert error["most"] == 2_000
    for depth in (0, -1, 13, 10**30, 1.5, "3", None):
        assert refusal_of(new_session(), "perft", depth=depth)["code"] == "request.shape"


def test_bots_play_whole_games_and_score_names_the_winner() -> None:
    session = new_session()
    while not answer_to(session, "score")["over"]:
        action = answer_to(session, "bot", bot="random", seed=5, seconds=0.1)["action"]
        answer_to(session, "do", action=action)
    score = answer_to(session, "score")
    assert score["winners"] == session.game.winners != []
    assert answer_to(session, "legal") == {"ok": True, "to_act": None, "actions": []}
    assert refusal_of(session, "do", action="stop")["code"] == "game.over"
    assert refusal_of(session, "bot", bot="random")["code"] == "game.over"
    assert refusal_of(session, "undo")["code"] == "undo.game_over"
    assert answer_to(session, "perft", depth=1)["nodes"] == 0
    answer_to(EngineSession(), "record", text=answer_to(session, "save")["text"])


@pytest.mark.parametrize("name", [entry.name for entry in BOTS])
def test_a_bot_answers_the_same_for_the_same_seed(name: str) -> None:
    game = new_game("base/3", ["Ann", "Bo", "Cy"], seed=1)
    legal = [game.number_of(action) for action in game.legal_actions()]
    choices = [create_bot(name, seed=4).choose(game.view(0), legal, game.coins) for _ in range(3)]
    assert choices[0] in legal
    assert len(set(choices)) == 1


def test_the_random_bot_finds_every_action() -> None:
    game = new_game(seed=1)
    legal = [game.number_of(action) for action in game.legal_actions()]
    chosen = {create_bot("random", seed=seed).choose(game.view(0), legal) for seed in range(100)}
    assert chosen == set(legal)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    error = refusal_of(new_session(), "bot", bot="deep")
    assert (error["code"], error["known"]) == ("bot.unknown", bot_names())


def test_chances_are_repeatable_and_can_use_one_seats_view() -> None:
    session = EngineSession()
    late = {"map": "base/2", "round": 10, "seats": [{"coins": 80}, {"coins": 40}]}
    answer_to(session, "position", position=late, seed=7)
    answer = answer_to(session, "chances", playouts=3, seed=5)
    assert answer == answer_to(session, "chances", playouts=3, seed=5)
    assert answer["playouts"] == 3
    seats = answer["seats"]
    assert isinstance(seats, list) and [seat["win"] > 0.5 for seat in seats] == [True, False]
    assert answer_to(session, "chances", playouts=3, seed=5, seat=1) == answer
    blind = answer_to(session, "chances", playouts=3, seed=5, seat=1, coins=[0, 40])
    assert isinstance(blind["seats"], list) and blind["seats"][1]["win"] > 0.5
    assert refusal_of(session, "chances", seat=2)["code"] == "show.no_such_seat"
    assert refusal_of(session, "chances", coins=[1])["code"] == "bot.coins"
    assert refusal_of(session, "chances", playouts=1)["code"] == "request.shape"
