"""A game: playing, forcing the dealer, undo, what is known to whom."""

from __future__ import annotations

import pickle

import pytest

import smallworld
from smallworld.core.errors import IllegalAction
from smallworld.core.view import SPECTATOR
from smallworld.packs.loader import UnknownMap, base_box
from smallworld.packs.options import UnknownOption
from smallworld.play.dealer import Dealer
from smallworld.play.game import DEALER, Game, new_game
from tests.kit.positions import build_state


def a_game(seed: int = 7) -> Game:
    return new_game("base/2", ["Ann", "Bo"], seed=seed)


def test_the_ten_lines_of_the_readme() -> None:
    game = smallworld.new_game("base/2", seats=["Ann", "Bo"], seed=7)
    while not game.over:
        game.play(game.legal_actions()[0])
    assert len(game.coins) == 2
    assert game.winners
    assert game.to_act is None
    assert game.legal_actions() == []


def test_a_seed_gives_the_same_game_again() -> None:
    assert a_game(3).legal_actions() == a_game(3).legal_actions()
    assert a_game(3).state.same_as(a_game(3).state)
    assert not a_game(3).state.same_as(a_game(4).state)


def test_without_a_seed_two_games_differ() -> None:
    assert len({tuple(new_game().state.snapshot()) for _ in range(4)}) > 1


def test_t2_the_first_seat_begins_and_six_combos_lie_open() -> None:
    game = a_game()
    assert game.to_act == 0
    assert game.legal_actions() == [f"pick {place}" for place in range(1, 7)]
    assert [line.seat for line in game.log] == [DEALER] * 6


def test_wrong_number_of_seats_map_or_option() -> None:
    with pytest.raises(ValueError, match="for 2 seats, not 3"):
        new_game("base/2", ["Ann", "Bo", "Cy"])
    with pytest.raises(UnknownMap, match="base/2, base/3"):
        new_game("base/9")
    with pytest.raises(UnknownOption, match="open_coins"):
        new_game(options={"open_purse": True})


def test_a_seat_cannot_speak_for_the_dealer() -> None:
    with pytest.raises(IllegalAction) as caught:
        a_game().play("die 2")
    assert caught.value.code == "chance.not_a_seats_word"


def test_a_forced_die_is_used() -> None:
    state = build_state({"race": "orcs", "power": "hill", "hand": 1}, phase="conquest")
    game = Game(state.box, ["Ann", "Bo"], start=state)
    events = game.play("conquer 6 die", chance=["die 3"])
    assert [e.facts["number"] for e in events if e.kind == "die_rolled"] == [3]
    assert game.state.tokens_in(6) == 1


def test_a_forced_answer_that_does_not_fit_plays_nothing() -> None:
    game = a_game()
    before, lines = game.state.snapshot(), len(game.log)
    with pytest.raises(IllegalAction):
        game.play("pick 1", chance=["die 2"])
    assert game.state.snapshot() == before
    assert len(game.log) == lines


def test_t8_undo_goes_back_to_the_last_dealer_line() -> None:
    game = a_game()
    game.play("pick 1")  # the dealer reveals a combo
    assert game.why_no_undo() is not None
    before = game.state.snapshot()
    first, second = [a for a in game.legal_actions() if a.startswith("conquer")][:2]
    game.play(first)
    game.undo()
    assert game.state.snapshot() == before
    game.play(second)
    game.play("stop")
    game.reset_turn()
    assert game.state.snapshot() == before
    with pytest.raises(IllegalAction) as caught:
        game.undo()
    assert caught.value.code == "undo.chance_spoke"


def test_t8_undo_stops_at_the_start_of_the_turn() -> None:
    game = a_game()
    for action in ("pick 1", "stop", "end"):
        game.play(action)
    while game.to_act == 0:
        game.play("end")
    with pytest.raises(IllegalAction) as caught:
        game.undo()
    assert caught.value.code == "undo.turn_began"


def test_undo_before_anything_and_after_the_end() -> None:
    game = Game(base_box("base/2"), ["Ann", "Bo"], dealer=Dealer(1))
    with pytest.raises(IllegalAction, match=r"undo\.nothing"):
        game.undo()
    game.deal()
    while not game.over:
        game.play(game.legal_actions()[0])
    with pytest.raises(IllegalAction, match=r"undo\.game_over"):
        game.reset_turn()


def test_v4_coins_of_others_are_hidden_until_the_end() -> None:
    game = a_game()
    assert game.view(0).coins == [5, None]
    assert game.view(1).coins == [None, 5]
    assert game.view(SPECTATOR).coins == [None, None]
    while not game.over:
        game.play(game.legal_actions()[0])
    assert game.view(0).coins == game.coins


def test_v4_open_coins_are_shown() -> None:
    game = new_game("base/3", ["Ann", "Bo", "Cy"], seed=1, options={"open_coins": True})
    assert game.view(SPECTATOR).coins == [5, 5, 5]


def test_the_last_income_is_remembered() -> None:
    game = a_game()
    assert not game.last_income
    for action in ("pick 1", "stop", "end"):
        game.play(action)
    income = game.last_income
    assert income and income["seat"] == 0


def test_states_can_be_pickled() -> None:
    state = a_game().state
    again = pickle.loads(pickle.dumps(state.snapshot()))
    assert again == state.snapshot()


def test_names_fit_on_a_line_of_a_record() -> None:
    assert new_game(seats=["", " Bo "]).names == ["Seat 0", "Bo"]
    for name in ("two\nlines", "x" * 61, "bell\x07"):
        with pytest.raises(ValueError, match="seat 1"):
            new_game(seats=["Ann", name])
