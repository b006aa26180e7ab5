"""``smallworld rule``: the book of rules in the terminal."""

from __future__ import annotations

import pytest

from tests.cli.shell import complaint, ok


def test_a_ruling_is_found_by_its_id() -> None:
    told = ok("rule", "c2")
    assert told.startswith("C2  How low can a price go?\nOne token.\n")
    assert "(Sure: rulebook, p. 4, 9–12)" in told
    assert "costs the Giants 1 token" in told


@pytest.mark.parametrize(
    ("words", "title"),
    [("dragon master", "Dragon Master"), ("ELV", "Elves"), ("scoring", "Income and scoring")],
)
def test_an_entry_is_found_by_its_name_or_what_it_is_about(words: str, title: str) -> None:
    assert ok("rule", *words.split()).splitlines()[0] == title


def test_what_else_fits_is_named() -> None:
    assert "X3: Where do lairs come?" in ok("rule", "lair")


def test_nothing_found_says_what_to_try() -> None:
    assert "Try a shorter word" in complaint("rule", "xyzzy")


def test_the_printed_rulebook_of_a_language_is_told_in_that_language() -> None:
    told = ok("rule", "race-elves", "--lang", "ru")
    assert told.startswith("Эльфы\n")
    assert "В печатных правилах" in told and "(R9, W14)" in told
    assert "--option elf_lost_to_sorcerer=off" in told
    assert "--option" not in ok("rule", "race-elves")


def test_words_of_the_language_find_what_is_meant() -> None:
    assert ok("rule", "колдуны", "--lang", "ru").startswith("Колдуны\n")
