"""``smallworld rule``: the rules reference in the terminal."""

from __future__ import annotations

import pytest

from tests.cli.shell import error_of, output_of


def test_a_ruling_is_found_by_its_id() -> None:
    output = output_of("rule", "c2")
    assert output.startswith("C2  What is the lowest price?\n1 token.\n")
    assert "(Sure: rulebook, p. 4, 9–12)" in output
    assert "costs the Giants 1 token" in output


@pytest.mark.parametrize(
    ("words", "title"),
    [("dragon master", "Dragon Master"), ("ELV", "Elves"), ("scoring", "Income and scoring")],
)
def test_an_entry_is_found_by_its_name_or_what_it_is_about(words: str, title: str) -> None:
    assert output_of("rule", *words.split()).splitlines()[0] == title


def test_further_entries_are_listed() -> None:
    assert "X3: Where are lairs placed?" in output_of("rule", "lair")


def test_no_result_is_an_error_with_a_remedy() -> None:
    assert "Try a shorter word" in error_of("rule", "xyzzy")


def test_edition_notes_follow_the_language() -> None:
    output = output_of("rule", "race-elves", "--lang", "ru")
    assert output.startswith("Эльфы\n")
    assert "В печатных правилах" in output and "(R9, W14)" in output
    assert "--option elf_lost_to_sorcerer=off" in output
    assert "--option" not in output_of("rule", "race-elves")


def test_search_in_another_language() -> None:
    assert output_of("rule", "колдуны", "--lang", "ru").startswith("Колдуны\n")
