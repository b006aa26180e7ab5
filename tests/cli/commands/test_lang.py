"""``smallworld lang``: listing, checking and starting languages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from smallworld.texts.languages import languages
from tests.cli.shell import error_of, new_game_file, output_of, run
from tests.texts.strict_texts import ENGLISH


@pytest.fixture
def english(tmp_path: Path) -> Path:
    """A folder of locales in which there is only a little English."""
    folder = tmp_path / "locales"
    (folder / "en").mkdir(parents=True)
    for name in ("names.ftl", "lists.ftl", "language.toml", "chat.ftl"):
        shutil.copy(ENGLISH / name, folder / "en")
    return folder


def test_list_shows_which_languages_are_complete() -> None:
    assert "en  English, complete\n" in output_of("lang", "list")


def test_new_language_is_a_draft_and_only_summarised(english: Path) -> None:
    lines = output_of("lang", "new", "de", "--locales", english)
    assert "German begins in" in lines and "smallworld lang check de" in lines
    assert "de  German, a draft" in output_of("lang", "list", "--locales", english)
    output = output_of("lang", "check", "--locales", english)
    assert "de is a draft: " in output and "untranslated" in output
    assert output.endswith("Sound: en.\n")


def test_a_new_language_has_no_printed_rulebook(english: Path) -> None:
    (english / "en" / "edition.ftl").write_text("edition-EN-1 = So\n", encoding="utf-8")
    output_of("lang", "new", "de", "--locales", english)
    copied = {entry.name for entry in (english / "de").iterdir()}
    assert copied == {"names.ftl", "lists.ftl", "language.toml", "chat.ftl"}
    assert "edition" not in run("lang", "check", "de", "--locales", english).stderr


def test_named_draft_is_checked_line_by_line(english: Path) -> None:
    output_of("lang", "new", "de", "--locales", english)
    result = run("lang", "check", "de", "--locales", english)
    assert result.exit_code == 1
    assert "de/chat.ftl:5: untranslated: chat-off is as in English\n" in result.stderr
    assert result.stderr.splitlines()[-1].endswith("faults found; see above.")


def test_fault_in_a_complete_language_sets_the_exit_code(english: Path) -> None:
    output_of("lang", "new", "de", "--locales", english)
    (english / "de" / "language.toml").write_text('state = "complete"\n', encoding="utf-8")
    assert run("lang", "check", "--locales", english).exit_code == 1
    assert run("lang", "check", "en", "--locales", english).exit_code == 0


@pytest.mark.parametrize("code", ["xx", "EN", "../en", "e n", "en.x"])
def test_invalid_code_is_refused(code: str, english: Path) -> None:
    assert "not the code" in error_of("lang", "new", code, "--locales", english, code=2)


def test_existing_language_is_not_overwritten(english: Path) -> None:
    assert "already" in error_of("lang", "new", "en", "--locales", english)


def test_an_unknown_language_is_not_checked() -> None:
    lines = error_of("lang", "check", "xx", code=2)
    assert all(lang in lines for lang in languages())


def test_log_follows_the_language(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    output_of("do", file, "pick", "1")
    assert "Útoční Obři" in output_of("replay", file, "--words", "--lang", "cs")
    assert "Commando Giants" in output_of("replay", file, "--words")
    assert "kommandojättiläiset" in output_of(
        "do", new_game_file(tmp_path, "--force"), "pick 1", "--lang", "fi"
    )


def test_cards_and_refusals_follow_the_language() -> None:
    assert "Эльфы: " in output_of("traits", "--lang", "ru")
    assert "is not one of" in error_of("traits", "--lang", "xx", code=2)
