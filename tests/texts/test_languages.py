"""Languages: which exist, which are offered, their plurals and lists."""

import pytest

from smallworld.texts.check.plurals import kinds_of_numbers
from smallworld.texts.fluent import Texts, bundle_of, texts_for
from smallworld.texts.languages import (
    all_languages,
    is_complete,
    languages,
    locales,
)

# Plural categories of whole numbers, by CLDR.
KINDS = {
    "en": {"one": [1], "other": [0, 2, 5, 11, 21, 101]},
    "is": {"one": [1, 21, 31, 101], "other": [0, 2, 5, 11, 12, 111]},
    "da": {"one": [1], "other": [0, 2, 5, 11, 21, 101]},
    "nb": {"one": [1], "other": [0, 2, 5, 11, 21, 101]},
    "sv": {"one": [1], "other": [0, 2, 5, 11, 21, 101]},
    "fi": {"one": [1], "other": [0, 2, 5, 11, 21, 101]},
    "cs": {"one": [1], "few": [2, 3, 4], "other": [0, 5, 11, 21, 22, 102]},
    "ru": {"one": [1, 21, 101], "few": [2, 4, 22, 103], "many": [0, 5, 11, 12, 14, 25, 111]},
}


def test_only_complete_languages_are_offered() -> None:
    assert "en" in languages()
    assert set(languages()) == {lang for lang in all_languages() if is_complete(locales() / lang)}


@pytest.mark.parametrize("lang", KINDS)
def test_plural_categories_of_numbers(lang: str) -> None:
    found = kinds_of_numbers(lang)
    assert found.keys() == KINDS[lang].keys()
    for kind, numbers in KINDS[lang].items():
        assert set(numbers) <= found[kind]


def test_drafts_fall_back_to_english() -> None:
    for lang in all_languages():
        assert Texts(lang).lang == lang
        assert Texts(lang).say("game-over")


@pytest.mark.parametrize("lang", all_languages())
def test_lists_in_words(lang: str) -> None:
    texts = texts_for(lang, strict=True)
    for joint in ("and", "or"):
        two, three = (texts.listed(items, joint) for items in ("ab", "abc"))
        assert two.startswith("a ") and two.endswith(" b") and three.startswith("a, b")
    assert texts.listed("abc", "comma") == "a, b, c"
    assert texts.listed(["a"]) == "a" and texts.listed([]) == ""


def test_texts_can_be_read_from_anywhere() -> None:
    texts = Texts("cs", strict=True, bundles=[bundle_of("cs", locales() / "cs")])
    assert texts.say("race-elves") == "Elfové"
