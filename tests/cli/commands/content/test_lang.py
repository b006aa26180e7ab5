"""``smallworld lang``: listing, checking and starting languages."""

from __future__ import annotations

import json
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
    assert "not a language code" in error_of("lang", "new", code, "--locales", english, code=2)


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
    assert "xx: Choose one of these: cs" in error_of("traits", "--lang", "xx", code=2)


def suggested(folder: Path, *found: dict[str, str]) -> Path:
    """Write a file of suggestions as the page saves it."""
    file = folder / "suggestions.json"
    content = {"format": "smallworld suggestions 1", "suggestions": found}
    file.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return file


TEXTS = """\
# Kept
kit-close = Close
    .about = Close it
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
last = Last
"""
COINS = "{ $coins ->\n  [one] 1 coin\n *[other] { $coins } coins\n}"


def test_suggestions_are_shown_and_applied(english: Path, tmp_path: Path) -> None:
    chat = english / "en" / "chat.ftl"
    chat.write_text(TEXTS, encoding="utf-8")
    file = suggested(
        tmp_path,
        {"language": "en", "id": "kit-close", "current": "Close", "suggestion": "Shut"},
        {"language": "en", "id": "kit-close.about", "current": "Close it", "suggestion": "Shut it"},
        {
            "language": "en",
            "id": "coins",
            "current": COINS,
            "suggestion": COINS.replace("1 coin", "one coin"),
        },
        {"language": "en", "id": "last", "current": "Older", "suggestion": "Final"},
        {"language": "en", "id": "gone", "current": "Gone", "suggestion": "Away"},
        {"language": "en", "id": "last", "current": "Last", "suggestion": "Final { $x"},
        {"language": "en", "id": "last", "current": "Last", "suggestion": "Final\nother = 1"},
        {"language": "../en", "id": "last", "current": "Last", "suggestion": "Final"},
    )
    shown = output_of("lang", "suggestions", file, "--locales", english)
    assert "en kit-close (chat.ftl)\n  - Close\n  + Shut\n" in shown
    assert "en last (chat.ftl): the text has changed since" in shown
    assert "en gone: there is no such message" in shown
    assert "../en last: there is no such message" in shown
    assert shown.count("not applied: its braces do not match") == 1
    assert chat.read_text(encoding="utf-8") == TEXTS
    applied = output_of("lang", "suggestions", file, "--apply", "--locales", english)
    assert "4 suggestions applied." in applied and "Then: smallworld lang check en" in applied
    now = TEXTS.replace("Close", "Shut").replace("1 coin", "one coin")
    assert chat.read_text(encoding="utf-8") == now.replace("= Last", "= Final\n  other = 1")
    again = output_of("lang", "suggestions", file, "--locales", english)
    assert "en kit-close (chat.ftl): already so" in again


@pytest.mark.parametrize("content", ["", "[]", '{"format": "other", "suggestions": []}', "\xff"])
def test_other_files_are_no_suggestions(content: str, tmp_path: Path) -> None:
    file = tmp_path / "suggestions.json"
    file.write_text(content, encoding="latin-1")
    assert "is not a suggestions file" in error_of("lang", "suggestions", file)
