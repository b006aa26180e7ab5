"""Texts of packs: names with grammatical forms, rules from numbers, never parsed as Fluent."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.vocabulary import RULE_ORDER, VOCABULARY
from smallworld.texts.cards import card_from, trait_rule
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import all_languages
from smallworld.texts.names import Names
from smallworld.texts.packs import texts_with
from tests.packs.files.pack_builder import build_pack, power, race
from tests.texts.strict_texts import messages, names_on

WORDS = """
[texts.en.race.bogfolk]
name = "Bogfolk"
one = "Bogling"
[texts.en.power.misty]
name = "Misty"
rule = "Nobody { $sees } them “come” { race-elves }."
[texts.fi.race.bogfolk]
name = "Suoväki"
genitive = "Suoväen"
"""
PACK = build_pack(race(keys='saves_on = "swamp"') + power() + WORDS)


def test_names_and_forms_come_from_the_pack() -> None:
    names = Names(texts_with([PACK]))
    assert names.forms("race", "bogfolk") == {"race": "Bogfolk", "race_one": "Bogling"}
    assert names.combo("bogfolk", "misty") == "Misty Bogfolk"
    assert names.trait("bogfolk") == "Bogfolk"
    assert names.name("race", "elves") == "Elves"


@pytest.mark.parametrize("lang", all_languages())
def test_every_language_has_all_forms_it_needs(lang: str) -> None:
    names = Names(texts_with([PACK], lang))
    official = {form for form in names.forms("race", "elves") if form != "race_kind"}
    assert official <= names.forms("race", "bogfolk").keys()
    assert names.combo("bogfolk", "seafaring") and names.combo("elves", "misty")


def test_forms_given_are_used_and_others_are_made_from_the_name() -> None:
    forms = Names(texts_with([PACK], "fi")).forms("race", "bogfolk")
    assert forms["race_genitive"] == "Suoväen"
    assert forms["race_partitive"] == "Suoväki"


def test_pack_texts_are_never_parsed_as_fluent() -> None:
    card = card_from(Names(texts_with([PACK])), PACK.powers[0], "power")
    assert card.rule == "Nobody { $sees } them “come” { race-elves }."


def test_rule_comes_from_numbers_without_a_text() -> None:
    names = Names(texts_with([PACK], "en"))
    assert card_from(names, PACK.races[0], "race").rule == "These cost you 1 less token: swamp."
    finnish = Names(texts_with([PACK], "fi"))
    assert card_from(finnish, PACK.powers[0], "power").rule == trait_rule(finnish, PACK.powers[0])


def test_every_key_of_the_vocabulary_has_a_sentence_and_a_label() -> None:
    assert {f"trait-{name}" for name in RULE_ORDER} | {
        "trait-nothing",
        *(f"trait-kind-{kind}" for kind in ("coast", "land", "water", "anywhere")),
        *(f"workshop-word-{key.name}" for key in VOCABULARY),
    } == messages("traits.ftl").keys()


@pytest.mark.parametrize("trait", [*RACES, *POWERS], ids=lambda trait: trait.id)
def test_the_tiles_of_the_box_have_rules_from_their_numbers(trait: Trait) -> None:
    rule = trait_rule(names_on("base/2"), trait)
    assert rule.endswith(".")
    assert (rule == "No special ability.") == (trait.id == "ratmen")


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    "name", [key.name for key in VOCABULARY if key.type == "number" and not key.is_amount]
)
def test_every_number_has_a_singular_and_a_plural(name: str, number: int) -> None:
    keys: dict[str, Any] = {name: number}
    rule = trait_rule(names_on("base/2"), Trait("x", tokens=1, **keys))
    assert rule.endswith(".")


def test_amounts_appear_in_sentences() -> None:
    trait = Trait("x", tokens=1, saves_on=8, saves_tokens=2, pays_on=4, pays_coins=3)
    assert trait_rule(names_on("base/2"), trait) == (
        "These cost you 2 fewer tokens: mountain. 3 bonus coins for each of these you hold: hill."
    )


def test_texts_of_the_language_stay_as_they_are() -> None:
    plain, mixed = texts_for("cs"), texts_with([PACK], "cs")
    for message in ("race-elves", "combo", "card-race-elves", "game-over"):
        assert mixed.say(message, race="x", power="y") == plain.say(message, race="x", power="y")
