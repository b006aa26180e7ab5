"""What a newcomer gets wrong: each error names what was given and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import smallworld
from smallworld import Game, fast, new_game

game: Any = new_game("base/2", seed=7)  # of any type: what a type checker would refuse is tried
start: Any = new_game
UNSHOWN = 10**30  # too large for the numbers of a sentence

WRONG: list[tuple[str, Callable[[], object], type[Exception], str]] = [
    ("map", lambda: start("base/9"), smallworld.UnknownMap, "'base/9'; there are: base/2, base/3"),
    ("map_number", lambda: start(9), smallworld.UnknownMap, "9; there are: base/2, base/3"),
    ("map_none", lambda: start(None), smallworld.UnknownMap, "None; there are: base/2, base/3"),
    ("seed", lambda: start(seed="x"), TypeError, "a whole number, or None .* not 'x'"),
    ("too_few_seats", lambda: start(seats=["Ann"]), ValueError, "base/2 is for 2 seats, not 1"),
    ("too_many", lambda: start(seats=["a", "b", "c"]), ValueError, "is for 2 seats, not 3"),
    ("seats_number", lambda: start(seats=2), TypeError, r"names, such as \['Ann', 'Bo'\], not 2"),
    ("seats_numbers", lambda: start(seats=[1, 2]), TypeError, r"list of names.* not \[1, 2\]"),
    ("seats_text", lambda: start(seats="Ann"), TypeError, "list of names.* not 'Ann'"),
    ("option", lambda: start(options={"x": True}), smallworld.UnknownOption, "'x'; there are: own"),
    ("option_text", lambda: start(options="open_coins"), ValueError, "a dict such as .*not 'open_"),
    ("option_value", lambda: start(options={"open_coins": "no"}), ValueError, "or False, not 'no'"),
    ("pack", lambda: start(packs=["nope"]), smallworld.RuleError, "nope.*Installed: deepforge"),
    ("packs_text", lambda: start(packs="fenlights"), TypeError, "list of ids.*not 'fenlights'"),
    ("banners", lambda: start(banners="only"), smallworld.RuleError, "box.no_packs"),
    ("box", lambda: Game("base/2", ["a", "b"]), TypeError, "not 'base/2': new_game"),  # type: ignore[arg-type]
    ("action", lambda: game.play("fly away"), smallworld.BadNotation, "“fly” is not .*pick N"),
    ("number", lambda: game.play(10**9), smallworld.IllegalAction, "1000000000. Use .* 0 to 5719"),
    (
        "negative",
        lambda: game.play(-1),
        smallworld.IllegalAction,
        "-1. Use a number from 0 to 5719",
    ),
    ("large", lambda: game.play(UNSHOWN), smallworld.IllegalAction, f"{UNSHOWN}, 'highest': 5719"),
    ("text_of", lambda: game.text_of(UNSHOWN), smallworld.BadNotation, f"{UNSHOWN}, 'highest'"),
    ("chance", lambda: game.play("pick 1", chance="die 3"), TypeError, r"\['die 3'\], not 'die 3'"),
    ("language", lambda: game.sentences("xx"), ValueError, "'xx', only in: cs, da, en"),
    (
        "record",
        lambda: Game.from_record("nonsense"),
        smallworld.BadRecord,
        "“nonsense”. A game file",
    ),
    ("record_none", lambda: Game.from_record(None), TypeError, "its text, not from None"),  # type: ignore[arg-type]
    (
        "position",
        lambda: Game.from_position({}),
        smallworld.BadPosition,
        "“map” is missing",
    ),
    ("seat", lambda: game.view(9), ValueError, "base/2 has seats 0 to 1, not 9; -1 is a spectator"),
    ("no_seat", lambda: fast.view_of(game.state, 2), ValueError, "seats 0 to 1, not 2"),
    ("below", lambda: game.view(-2), ValueError, "seats 0 to 1, not -2"),
    ("undo", lambda: game.undo(), smallworld.IllegalAction, "Nothing has been played yet"),
    ("reset_turn", lambda: game.reset_turn(), smallworld.IllegalAction, "Nothing has been played"),
    ("coins", lambda: fast.imagine(game.view(0), [5]), ValueError, "2 seats need .*not 1"),
]


@pytest.mark.parametrize(
    ("tried", "error", "says"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG]
)
def test_an_error_names_what_is_wrong_and_what_would_be_right(
    tried: Callable[[], object], error: type[Exception], says: str
) -> None:
    before = len(game.log)
    with pytest.raises(error, match=says):
        tried()
    assert len(game.log) == before


def test_every_seat_and_a_spectator_have_a_view() -> None:
    assert [game.view(seat).seat for seat in (-1, 0, 1)] == [-1, 0, 1]


def test_any_number_is_explained() -> None:
    for number in (-1, 5720, UNSHOWN):
        refused = game.explain(number).refused
        assert (refused.code, refused.facts["number"]) == ("action.unknown", number)


def test_an_empty_line_of_a_script_is_no_action() -> None:
    game = Game(new_game().box, ["Ann", "Bo"], dealer=smallworld.ScriptedDealer([""]))
    with pytest.raises(smallworld.BadNotation, match="The action is empty"):
        game.deal()


def test_before_the_deal_a_seat_has_no_actions() -> None:
    undealt = Game(game.box, game.names)
    assert undealt.to_act is None
    assert undealt.legal_actions() == [] == undealt.legal_numbers()
    undealt.deal()
    assert undealt.legal_actions() == [f"pick {place}" for place in range(1, 7)]
