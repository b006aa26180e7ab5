"""Texts of refusals: every code, with the facts that the sources give."""

import random
from collections.abc import Mapping

import pytest

from smallworld import new_game
from smallworld.core.actions import VOCABULARY
from smallworld.core.errors import BadRecord, IllegalAction, RuleError
from smallworld.core.refusals import refusal
from smallworld.packs.files.maps.faults import MapError
from smallworld.packs.files.maps.read import parse_map
from smallworld.packs.loader import UnknownMap
from smallworld.packs.maps import load_map
from smallworld.packs.options import UnknownOption, options_from
from smallworld.play.position.read import read_position
from smallworld.play.record import read_record
from smallworld.texts.refusals import refusal_sentence
from tests.texts.source_scan import refusal_facts
from tests.texts.strict_texts import names_on

SAMPLES: Mapping[str, object] = {
    **{"region": 7, "seat": 1, "turn": 0, "to_act": 1, "race": "elves", "power": "flying"},
    **{"piece": "camp", "phase": "refuge", "option": "open_coins", "map": "base/2"},
    **{"known": ["elves", "orcs"], "shapes": ["pick N", "stop"], "kind": "race", "id": "orcs"},
    **{"word": "conker", "what": "region", "text": "conquer 7", "found": "x", "detail": "bad"},
    **{"awaits": "die", "key": "camps_in_hand", "expected": "1", "line": 1024, "wanted": 2},
    **{"reason": "game.over", "facts": {}, "missing": 2, "surplus": ["orcs"]},
    **dict.fromkeys(
        (
            *("count", "coins", "counted", "given", "hand", "high", "highest", "holes"),
            *("limit", "longest", "low", "most", "number", "place", "places", "price"),
            *("round", "rounds", "seats", "supply", "tokens"),
        ),
        3,
    ),
}
SPECIAL: Mapping[str, dict[str, object]] = {
    "chance.other_banner": {"expected": "orcs"},
    "position.unseen_tiles": {"missing": []},
    "record.wrong_seat": {"expected": 0},
}
CODES = sorted(refusal_facts())


def facts_for(code: str) -> dict[str, object]:
    """Return a value for each fact that the sources give with this code."""
    return {key: SAMPLES.get(key, "x") for key in refusal_facts()[code]} | SPECIAL.get(code, {})


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_finds_its_facts_in_every_branch(code: str) -> None:
    said = refusal_sentence(RuleError(code, facts_for(code)), names_on("base/2"))
    assert said.endswith("."), said


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_refusals_of_random_games_have_sentences(seats: int) -> None:
    names = names_on(f"base/{seats}")
    game = new_game(f"base/{seats}", names.seats[:seats], seed=seats)
    chance = random.Random(seats)
    said = set()
    while not game.over:
        for action in chance.sample(range(VOCABULARY), 3):
            refused = refusal(game.state, action)
            if refused is not None:
                said.add(refusal_sentence(refused, names))
        game.play(chance.choice(game.legal_actions()))
    assert len(said) > 50


def refused(code: str, **facts: object) -> str:
    return refusal_sentence(IllegalAction(code, facts), names_on("base/2"))


def test_sentence_says_what_was_tried_why_not_and_what_is_legal() -> None:
    facts = {"region": 7, "price": 5, "hand": 3, "missing": 2, "die": 1}
    assert refused("conquer.too_few_tokens", **facts) == (
        "Kolmira (7) costs 5; you have 3. Roll the die for the missing 2, or take a cheaper region."
    )


def test_the_die_is_not_offered_where_it_cannot_help() -> None:
    far = refused("conquer.too_few_tokens", region=7, price=9, hand=3, missing=6, die=0)
    empty = refused("conquer.too_few_tokens", region=7, price=2, hand=0, missing=2, die=0)
    assert "Roll" not in far
    assert "Roll" not in empty


@pytest.mark.parametrize(
    ("coins", "words"), [(1, "costs 1 coin and"), (2, "costs 2 coins and"), (5, "costs 5 coins")]
)
def test_one_coin_and_more_coins(coins: int, words: str) -> None:
    assert words in refused("pick.too_dear", price=coins, coins=0)


def test_seats_and_pieces_are_named() -> None:
    assert refused("conquer.peace", region=5, seat=1).startswith(
        "Dunavel (5) can’t be attacked: Bo has made peace with you."
    )
    assert "a hero protects it" in refused("conquer.immune", region=5, piece="hero")


def test_a_refusal_without_a_table_has_numbers_for_names() -> None:
    error = IllegalAction("conquer.peace", {"region": 5, "seat": 1})
    assert refusal_sentence(error).startswith("Region 5 can’t be attacked: Seat 1 has made")


def test_a_game_gives_its_own_names() -> None:
    game = new_game("base/2", ["Xenia", "Yves"], seed=1)
    with pytest.raises(RuleError) as caught:
        game.play("conquer 2")
    assert refusal_sentence(caught.value, game).startswith("You have no active race")
    peace = IllegalAction("conquer.peace", {"region": 2, "seat": 1})
    assert refusal_sentence(peace, game).startswith("Bramela (2) can’t be attacked: Yves has")


def test_nested_reason_of_a_game_file_is_formatted() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record("smallworld 1\nmap base/2\nseat Ann\nseat Bo\n* die 2\n")
    assert refusal_sentence(caught.value, names_on("base/2")) == (
        "Line 5, “die 2”: The die was rolled, but no roll is due. Roll it only for a final "
        "attempt, or before the conquest of a race that rolls first."
    )


def test_nested_position_fault_is_formatted() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record("smallworld 1\nposition {]\n")
    said = refusal_sentence(caught.value, names_on("base/2"))
    assert said == (
        "Line 2, the position: The position is not valid JSON. Something is wrong at byte 1. "
        "Check quotes, commas and brackets."
    )


def test_line_numbers_have_no_thousands_mark() -> None:
    error = BadRecord("record.no_map", {"line": 12345})
    assert refusal_sentence(error).startswith("Line 12345: ")


def test_foreign_words_are_quoted_on_one_printable_line() -> None:
    game = new_game(seed=1)
    with pytest.raises(RuleError) as caught:
        game.play("\x1b[31mconker\u202e 7")
    said = refusal_sentence(caught.value, game)
    assert said.startswith("“�[31mconker�” is not an action. Write one of these: pick N, decline,")
    assert said.isprintable()


def test_unknown_race_is_quoted() -> None:
    position = {"map": "base/2", "seats": [{"race": "orks", "power": "hill"}, {}]}
    with pytest.raises(RuleError) as caught:
        read_position(position)
    said = refusal_sentence(caught.value, names_on("base/2"))
    assert said.startswith("There is no race called “orks”. Write amazons, dwarves, elves,")


def test_unknown_maps_and_options() -> None:
    with pytest.raises(UnknownMap) as map_error:
        load_map("base/9")
    assert refusal_sentence(map_error.value, names_on("base/2")) == (
        "There is no map called base/9. Choose from base/2, base/3, base/4, and base/5."
    )
    with pytest.raises(UnknownOption) as option_error:
        options_from({"fast": True})
    said = refusal_sentence(option_error.value, names_on("base/2"))
    assert said.startswith("There is no option called “fast”. Choose from own_tokens_defend, ")


def test_map_file_errors_have_sentences() -> None:
    with pytest.raises(MapError) as caught:
        parse_map("seats = 2", "mine.toml")
    said = refusal_sentence(caught.value, names_on("base/2"))
    assert said == "mine.toml: “id” is missing. Add it."


def test_a_code_without_a_text_is_shown_bare() -> None:
    assert refusal_sentence(RuleError("later.invented", {"region": 3})) == "later-invented"
