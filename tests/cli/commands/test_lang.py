"""``smallworld lang``: what is told about languages, and what a new one begins with."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from smallworld.texts.languages import languages
from tests.cli.shell import a_record, complaint, ok, run
from tests.texts.strict_texts import ENGLISH


@pytest.fixture
def english(tmp_path: Path) -> Path:
    """A folder of locales in which there is only a little English."""
    folder = tmp_path / "locales"
    (folder / "en").mkdir(parents=True)
    for name in ("names.ftl", "lists.ftl", "language.toml", "chat.ftl"):
        shutil.copy(ENGLISH / name, folder / "en")
    return folder


def test_the_list_says_what_is_complete() -> None:
    assert "en  English, complete\n" in ok("lang", "list")


def test_a_new_language_is_a_draft_that_is_only_told_about(english: Path) -> None:
    said = ok("lang", "new", "de", "--locales", english)
    assert "German begins in" in said and "smallworld lang check de" in said
    assert "de  German, a draft" in ok("lang", "list", "--locales", english)
    told = ok("lang", "check", "--locales", english)
    assert "de is a draft: " in told and "untranslated" in told
    assert told.endswith("Sound: en.\n")


def test_a_new_language_has_no_printed_rulebook(english: Path) -> None:
    (english / "en" / "edition.ftl").write_text("edition-EN-1 = So\n", encoding="utf-8")
    ok("lang", "new", "de", "--locales", english)
    copied = {entry.name for entry in (english / "de").iterdir()}
    assert copied == {"names.ftl", "lists.ftl", "language.toml", "chat.ftl"}
    assert "edition" not in run("lang", "check", "de", "--locales", english).stderr


def test_a_draft_that_is_asked_for_is_told_line_by_line(english: Path) -> None:
    ok("lang", "new", "de", "--locales", english)
    result = run("lang", "check", "de", "--locales", english)
    assert result.exit_code == 1
    assert "de/chat.ftl:5: untranslated: chat-off is as in English\n" in result.stderr
    assert result.stderr.splitlines()[-1].endswith("faults found; see above.")


def test_a_fault_in_a_complete_language_is_the_exit_code(english: Path) -> None:
    ok("lang", "new", "de", "--locales", english)
    (english / "de" / "language.toml").write_text('state = "complete"\n', encoding="utf-8")
    assert run("lang", "check", "--locales", english).exit_code == 1
    assert run("lang", "check", "en", "--locales", english).exit_code == 0


@pytest.mark.parametrize("code", ["xx", "EN", "../en", "e n", "en.x"])
def test_nonsense_is_not_a_language(code: str, english: Path) -> None:
    assert "not the code" in complaint("lang", "new", code, "--locales", english, code=2)


def test_a_language_begins_once(english: Path) -> None:
    assert "already" in complaint("lang", "new", "en", "--locales", english)


def test_an_unknown_language_is_not_checked() -> None:
    said = complaint("lang", "check", "xx", code=2)
    assert all(lang in said for lang in languages())


def test_the_log_is_told_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    ok("do", file, "pick", "1")
    assert "Útoční Obři" in ok("replay", file, "--words", "--lang", "cs")
    assert "Commando Giants" in ok("replay", file, "--words")
    assert "kommandojättiläiset" in ok(
        "do", a_record(tmp_path, "--force"), "pick 1", "--lang", "fi"
    )


def test_cards_and_refusals_follow_the_language() -> None:
    assert "Эльфы: " in ok("traits", "--lang", "ru")
    assert "is not one of" in complaint("traits", "--lang", "xx", code=2)
