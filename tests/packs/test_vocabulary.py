"""The vocabulary of traits: complete, and the same as the engine's."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from smallworld.core.traits import NOTHING
from smallworld.packs.vocabulary import FORM_GROUPS, KEYS, RULE_ORDER, VOCABULARY, TraitKey
from tests.kit.paths import PACKAGE
from tools.write_vocabulary import MODULE, module_text

NAMES = [key.name for key in VOCABULARY]


def test_the_engine_declares_the_same_keys_in_the_same_order() -> None:
    tree = ast.parse((PACKAGE / "core" / "traits.py").read_text(encoding="utf-8"))
    trait = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Trait")
    init = next(n for n in trait.body if isinstance(n, ast.FunctionDef) and n.name == "__init__")
    declared = [argument.arg for argument in init.args.kwonlyargs]
    assert declared == ["tokens", "supply", *NAMES]


@pytest.mark.parametrize("key", VOCABULARY, ids=lambda key: key.name)
def test_defaults_are_those_of_a_trait_that_changes_nothing(key: TraitKey) -> None:
    value = getattr(NOTHING, key.name)
    assert value == key.default
    assert isinstance(value, bool) == (key.type == "flag")


def test_every_key_with_a_sentence_has_one_place_in_a_rule() -> None:
    assert Counter(RULE_ORDER) == Counter(key.name for key in VOCABULARY if not key.is_amount)


def test_every_key_has_one_place_in_the_form() -> None:
    assert Counter(name for group in FORM_GROUPS.values() for name in group) == Counter(NAMES)


@pytest.mark.parametrize("key", VOCABULARY, ids=lambda key: key.name)
def test_rows_are_consistent(key: TraitKey) -> None:
    assert (key.type == "number") == (key.high > key.low)
    assert (key.type == "kinds") == (key.variable == "kinds")
    assert (key.type == "flag") == (not key.variable)
    assert not key.is_amount or key.needs
    assert not key.is_amount or all(KEYS[needed].type != "flag" for needed in key.needs)
    assert key.type != "kinds" or not (key.coins_per_turn or key.tokens_per_turn)


def test_the_copy_of_the_page_is_current() -> None:
    assert MODULE.read_text(encoding="utf-8") == module_text(), "run tools/write_vocabulary.py"
