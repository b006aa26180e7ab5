"""The tool that compares texts with rulebooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.texts.check.messages import Language, read_language
from tools.compare_wording import Book, borrowed, main, words_of

BOOK = """Whoever wants to have the hill must put two tokens more than
there are pieces on the top of it, be-
cause hills are steep. There are Elves, Orcs, Dwarves, Elves with Orcs and Dwarves too."""

NAMES = "race-elves = Elves\nrace-orcs = Orcs\nrace-dwarves = Dwarves\n"


def language(folder: Path, text: str) -> Language:
    (folder / "names.ftl").write_text(NAMES, encoding="utf-8")
    (folder / "page.ftl").write_text(f"said = {text}\n", encoding="utf-8")
    return read_language("en", folder)


@pytest.mark.parametrize(
    "text",
    [
        "You must put TWO tokens, more than there are pieces!",
        "must put { $count } tokens more than there are pieces on",
        "{ $n ->\n    [one] Nothing.\n   *[other] on the top of it because hills are steep\n  }",
        "Well, { $n ->\n    [one] put two\n   *[other] no\n  } tokens more than there are pieces",
    ],
)
def test_eight_words_in_a_row_are_found(text: str, tmp_path: Path) -> None:
    assert [found.name for found, _ in borrowed(language(tmp_path, text), [Book.read(BOOK)])]


@pytest.mark.parametrize(
    "text",
    [
        "put two tokens more than there are",
        "must put three tokens more than there are pieces",
        "There are Elves, Orcs, Dwarves, Elves with Orcs and Dwarves too",
        "{ $a } { $b } { $c } { $d } { $e } { $f } { $g } { $h } pieces",
    ],
)
def test_fewer_words_and_names_pass(text: str, tmp_path: Path) -> None:
    assert not list(borrowed(language(tmp_path, text), [Book.read(BOOK)]))


def test_our_own_texts_differ_from_a_text_they_were_not_taken_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "book.txt").write_text(BOOK, encoding="utf-8")
    assert main([str(tmp_path / "book.txt")]) == 0
    assert capsys.readouterr().out.startswith("0 texts")


def test_without_a_book_the_tool_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "RULEBOOK" in capsys.readouterr().out


def test_words_are_compared_without_case_and_punctuation() -> None:
    assert words_of("Sea, lake – and “Hill’s” top") == ("sea", "lake", "and", "hill's", "top")
