"""Printed rulebooks: every difference has texts in its language and valid links."""

from __future__ import annotations

import pytest

from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.packs.options import SWITCHES
from smallworld.reference.book import reference, rulings
from smallworld.reference.editions import differences, differences_in, edition_messages, presets
from smallworld.reference.search import search
from smallworld.reference.sentences import entry_text, notes_of
from smallworld.texts.check.language import OWN
from smallworld.texts.check.messages import read_language
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import languages, locales

ENTRIES = {entry.id: entry for entry in reference().entries}
# The numbers of the differences that change play or can be read so; the gaps are mere wording.
EXPECTED = {
    "is": ("IS", [*range(1, 11)]),
    "da": ("DA", [*range(1, 16)]),
    "nb": ("NO", [*range(1, 11), 12, 13, 14, 15, 17]),
    "sv": ("SV", [*range(1, 7)]),
    "fi": ("FI", [*range(1, 9)]),
    "cs": ("CS", [*range(1, 14), 15]),
    "ru": ("RU", [1, 2, 3, 4, 5, 8, 9]),
}
# A reading that some edition means, not a slip: these have a switch.
READINGS = {
    ("IS-1", "elf_lost_to_sorcerer", False),
    ("SV-1", "elf_lost_to_sorcerer", False),
    ("RU-1", "elf_lost_to_sorcerer", False),
    ("RU-2", "own_tokens_defend", True),
}


@pytest.mark.parametrize("lang", EXPECTED)
def test_every_difference_has_texts_in_its_language(lang: str) -> None:
    letters, numbers = EXPECTED[lang]
    assert [d.id for d in differences() if d.lang == lang] == [f"{letters}-{n}" for n in numbers]
    messages_found = {
        n for n, text in read_language(lang, locales() / lang).texts.items() if text.file == OWN
    }
    assert messages_found == edition_messages(lang)
    assert len(messages_found) == 2 * len(numbers)


def test_no_other_language_has_differences() -> None:
    assert {difference.lang for difference in differences()} == EXPECTED.keys()
    for lang in {*languages()} - EXPECTED.keys():
        assert not edition_messages(lang)
        assert not (locales() / lang / OWN).is_file()


def test_every_difference_leads_to_entries_and_rulings() -> None:
    for one in differences():
        assert one.entries and one.rulings, one.id
        assert set(one.entries) <= ENTRIES.keys() - rulings().keys(), one.id
        assert set(one.rulings) <= rulings().keys(), one.id
        assert len({*one.entries, *one.rulings}) == len(one.entries) + len(one.rulings), one.id


def test_switch_setting_differs_from_the_default() -> None:
    assert {(d.id, d.option, d.on) for d in differences() if d.option or d.on} == READINGS
    for one in differences():
        if one.option is not None:
            assert one.on != (DEFAULT_OPTIONS & SWITCHES[one.option] != 0), one.id
            assert {rulings()[id].option for id in one.rulings} & {one.option}, one.id


def test_presets_are_the_switches_of_an_edition() -> None:
    assert presets() == {
        "is": {"elf_lost_to_sorcerer": False},
        "sv": {"elf_lost_to_sorcerer": False},
        "ru": {"elf_lost_to_sorcerer": False, "own_tokens_defend": True},
    }
    for lang in ("en", *presets()):
        assert all(texts_for(spoken).has(f"preset-{lang}") for spoken in languages())


def test_differences_are_shown_only_in_their_language() -> None:
    swedish, english = texts_for("sv", strict=True), texts_for("en", strict=True)
    for id in ("race-elves", "race-sorcerers", "R9", "option-elf_lost_to_sorcerer"):
        (note,) = [n for n in notes_of(ENTRIES[id], swedish) if n.id == "SV-1"]
        assert note.text != note.played
        assert note.rulings == ["R9", "W14"] and note.options == {"elf_lost_to_sorcerer": False}
        assert entry_text(ENTRIES[id], english).notes == []
    assert differences_in("sv", "race-orcs") == []


@pytest.mark.parametrize("lang", EXPECTED)
def test_search_finds_the_text_of_a_note(lang: str) -> None:
    texts = texts_for(lang)
    for one in differences():
        if one.lang == lang:
            found = [entry.id for entry in search(texts.say(f"edition-{one.id}"), texts)]
            assert {*one.entries} <= {*found}, one.id
