"""The word filter: whole words, folded, in linear time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from smallworld.server.refusals import Unprocessable
from smallworld.server.settings import BadSettings, read_settings
from smallworld.server.words import BadWordList, WordFilter, load_words


@pytest.mark.parametrize(
    ("words", "text", "starred"),
    [
        (["darn"], "Darn, DARN! darned", "****, ****! darned"),
        (["darn*"], "darned undarned", "****** undarned"),
        (["*darn"], "undarn darned", "****** darned"),
        (["*darn*"], "undarned", "********"),
        (["sön of á gun"], "Son  of\ta GUN, son of a", "***  **\t* ***, son of a"),
        (["чёрт"], "Черт ЧЁРТ чертёж", "**** **** чертёж"),
        (["straße"], "STRASSE strasse", "******* *******"),
        (["darn"], "d\u0301a\u0300rn da\u200brn", "****** *****"),
        (["a", "ab", "*bcd"], "ab abc abcd", "** abc ****"),
        (["he", "she", "hers"], "he she hers ushers", "** *** **** ushers"),
        ([], "darn", "darn"),
    ],
)
def test_listed_words_become_stars(words: list[str], text: str, starred: str) -> None:
    assert WordFilter(words).star(text) == starred


def test_names_with_listed_words_are_refused() -> None:
    words = WordFilter(["darn"])
    words.refuse_name("Darnell")
    with pytest.raises(Unprocessable, match="bad_word"):
        words.refuse_name("The Darn")


def test_time_grows_with_the_text_only() -> None:
    """A hostile list and text: every suffix almost fits."""
    words = WordFilter([f"*{'a' * length}b*" for length in range(1, 90)])
    text = "a" * 20_000
    began = time.process_time()
    assert words.star(text) == text
    assert time.process_time() - began < 2


def test_a_list_is_read_from_files(tmp_path: Path) -> None:
    english, finnish = tmp_path / "en.txt", tmp_path / "fi.txt"
    english.write_text("# mild\ndarn # a comment\n\n", encoding="utf-8")
    finnish.write_text("\ufeffhöpö*\n", encoding="utf-8")
    words = load_words([str(english), str(finnish)])
    assert words.star("darn hopoti") == "**** ******"


@pytest.mark.parametrize("line", ["*", "a*b", "!!!", "x" * 101])
def test_a_bad_line_is_named(line: str, tmp_path: Path) -> None:
    (tmp_path / "en.txt").write_text(f"darn\n{line}\n", encoding="utf-8")
    with pytest.raises(BadWordList, match=r"en\.txt, line 2"):
        load_words([str(tmp_path / "en.txt")])


def test_a_missing_list_is_reported_at_the_start(tmp_path: Path) -> None:
    config = tmp_path / "tables.toml"
    config.write_text('[moderation]\nword_lists = ["missing.txt"]\n', encoding="utf-8")
    with pytest.raises(BadSettings, match=r"moderation\.word_lists: missing\.txt"):
        read_settings(config)
