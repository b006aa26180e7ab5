"""The scripted dealer: rolls and reveals follow a script, the rest is drawn."""

from __future__ import annotations

import pytest

from smallworld.core.actions import parse_action, written
from smallworld.core.errors import IllegalAction
from smallworld.core.state import new_state
from smallworld.packs.loader import base_box
from smallworld.play.dealer import Dealer, ScriptedDealer
from smallworld.play.game import Game

REVEALS = ["reveal orcs hill", "reveal elves swamp"]


def dealt(dealer: Dealer) -> list[str]:
    game = Game(base_box("base/2"), ["Ann", "Bo"], dealer=dealer)
    game.deal()
    return [written(line.action, game.box) for line in game.log]


def test_the_script_comes_first_then_the_seed_draws() -> None:
    lines = dealt(ScriptedDealer(REVEALS, seed=3))
    assert lines[:2] == REVEALS
    assert lines == dealt(ScriptedDealer(REVEALS, seed=3))
    assert len(lines) == 6


def test_rolls_and_reveals_are_two_queues() -> None:
    dealer = ScriptedDealer(["die 2", *REVEALS, "die 0"])
    assert dealt(dealer)[:2] == REVEALS
    assert dealer.unused == ["die 2", "die 0"]


def test_actions_of_the_log_use_up_the_script() -> None:
    box = base_box("base/2")
    played = [parse_action(text, box) for text in ("pick 1", "die 1", REVEALS[0])]
    assert ScriptedDealer(["die 2", *REVEALS], played=played).unused == REVEALS[1:]


def test_an_action_that_does_not_fit_is_refused_or_replaced() -> None:
    twice = [REVEALS[0], REVEALS[0]]
    with pytest.raises(IllegalAction):
        dealt(ScriptedDealer(twice, seed=1))
    lines = dealt(ScriptedDealer(twice, seed=1, skip_illegal=True))
    assert lines[0] == REVEALS[0]
    assert lines.count(REVEALS[0]) == 1


def test_no_answer_when_a_seat_must_act() -> None:
    dealer = ScriptedDealer(["die 2"], seed=1)
    game = Game(base_box("base/2"), ["Ann", "Bo"], dealer=dealer)
    game.deal()
    assert dealer.answer(game.state) is None
    assert Dealer(1).answer(new_state(game.box)) is not None
    assert dealer.unused == ["die 2"]
