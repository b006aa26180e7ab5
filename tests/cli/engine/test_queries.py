"""The engine protocol: the requests that ask and change nothing."""

from __future__ import annotations

import json

import pytest

from smallworld.bots.registry import BOTS, bot_names, create_bot
from smallworld.cli.engine.protocol import Referee
from smallworld.play.game import new_game
from tests.cli.engine.session import (
    REDEPLOYING,
    a_referee,
    position_of,
    refused,
    told,
)


def test_a_conquest_is_explained_by_parts() -> None:
    referee = a_referee()
    told(referee, "do", action="pick 1")
    answer = told(referee, "explain", action="conquer 12")
    assert answer["legal"] is True
    assert answer["price"] == 3
    assert answer["parts"] == [["base", 2], ["tribe", 1]]
    assert "error" not in answer


def test_a_refused_action_is_explained_with_its_error() -> None:
    answer = told(a_referee(), "explain", action="stop")
    assert answer["legal"] is False
    assert isinstance(answer["error"], dict)
    assert answer["error"]["code"] == "turn.pick_first"


def test_the_end_is_explained_by_its_income() -> None:
    referee = Referee()
    told(referee, "position", position=REDEPLOYING)
    told(referee, "do", action="deploy 2 3")
    answer = told(referee, "explain", action="end")
    score = told(referee, "score")
    assert score["income"] == []
    assert score["income_seat"] is None
    told(referee, "do", action="end")
    score = told(referee, "score")
    assert json.loads(json.dumps(score["income"])) == json.loads(json.dumps(answer["parts"]))
    assert score["income_seat"] == 0
    coins = score["coins"]
    assert isinstance(coins, list)
    assert isinstance(answer["income"], int)
    assert coins[0] == 12 + answer["income"]


def test_an_unreadable_action_is_not_explained() -> None:
    assert refused(a_referee(), "explain", action="conker 7")["code"] == "notation.unknown_word"


def test_a_seat_sees_its_own_coins_only() -> None:
    referee = Referee()
    told(referee, "position", position=REDEPLOYING, seed=1)
    whole = position_of(referee)
    assert whole == position_of(referee, seat=None)
    for seat in (0, 1):
        seen = position_of(referee, seat=seat)
        assert isinstance(seen["seats"], list)
        assert seen["seats"][1 - seat]["coins"] is None
        assert isinstance(whole["seats"], list)
        assert seen["seats"][seat] == whole["seats"][seat]


def test_views_do_not_tell_the_coins_of_others() -> None:
    views = []
    for coins in (9, 31):
        seats = REDEPLOYING["seats"]
        assert isinstance(seats, list)
        referee = Referee()
        position = {**REDEPLOYING, "seats": [seats[0], {**seats[1], "coins": coins}]}
        told(referee, "position", position=position, seed=1)
        views.append(referee.answer_line(b'{"cmd":"show","seat":0}'))
    assert views[0] == views[1]


def test_with_open_coins_all_are_seen() -> None:
    seen = position_of(a_referee(options={"open_coins": True}), seat=0)
    assert isinstance(seen["seats"], list)
    assert [seat["coins"] for seat in seen["seats"]] == [5, 5]


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    assert refused(a_referee(), "show", seat=2)["code"] == "show.no_such_seat"
    assert refused(a_referee(), "show", seat=-1)["code"] == "request.shape"
    assert refused(a_referee(), "show", seat="0")["code"] == "request.shape"


def test_perft_counts_and_splits() -> None:
    referee = a_referee()
    told(referee, "do", action="pick 1", reveal="orcs swamp")
    nodes = told(referee, "perft", depth=2)["nodes"]
    split = told(referee, "perft", depth=2, split=True)
    assert split["nodes"] == nodes
    assert isinstance(split["split"], dict)
    assert sum(split["split"].values()) == nodes
    assert list(split["split"]) == told(referee, "legal")["actions"]


def test_perft_refuses_what_would_take_too_long() -> None:
    error = refused(a_referee(), "perft", depth=12)
    assert error["code"] == "perft.too_many"
    assert error["most"] == 2_000
    for depth in (0, -1, 13, 10**30, 1.5, "3", None):
        assert refused(a_referee(), "perft", depth=depth)["code"] == "request.shape"


def test_bots_play_whole_games_and_the_score_tells_the_winner() -> None:
    referee = a_referee()
    while not told(referee, "score")["over"]:
        action = told(referee, "bot", bot="random", seed=5, seconds=0.1)["action"]
        told(referee, "do", action=action)
    score = told(referee, "score")
    assert score["winners"] == referee.game.winners != []
    assert told(referee, "legal") == {"ok": True, "to_act": None, "actions": []}
    assert refused(referee, "do", action="stop")["code"] == "game.over"
    assert refused(referee, "bot", bot="random")["code"] == "game.over"
    assert refused(referee, "undo")["code"] == "undo.game_over"
    assert told(referee, "perft", depth=1)["nodes"] == 0
    told(Referee(), "record", text=told(referee, "save")["text"])


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
    error = refused(a_referee(), "bot", bot="deep")
    assert (error["code"], error["known"]) == ("bot.unknown", bot_names())


def test_chances_of_all_seats_repeat_and_can_be_told_from_one_seats_knowledge() -> None:
    referee = Referee()
    late = {"map": "base/2", "round": 10, "seats": [{"coins": 80}, {"coins": 40}]}
    told(referee, "position", position=late, seed=7)
    answer = told(referee, "chances", playouts=3, seed=5)
    assert answer == told(referee, "chances", playouts=3, seed=5)
    assert answer["playouts"] == 3
    seats = answer["seats"]
    assert isinstance(seats, list) and [seat["win"] > 0.5 for seat in seats] == [True, False]
    assert told(referee, "chances", playouts=3, seed=5, seat=1) == answer
    blind = told(referee, "chances", playouts=3, seed=5, seat=1, coins=[0, 40])
    assert isinstance(blind["seats"], list) and blind["seats"][1]["win"] > 0.5
    assert refused(referee, "chances", seat=2)["code"] == "show.no_such_seat"
    assert refused(referee, "chances", coins=[1])["code"] == "bot.coins"
    assert refused(referee, "chances", playouts=1)["code"] == "request.shape"
