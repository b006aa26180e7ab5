"""Errors of click, of the system and of ours follow ``--lang``."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from smallworld.cli.main import cli
from smallworld.texts.languages import languages

PREFIXES = {
    "en": "Error: ",
    "is": "Villa: ",
    "da": "Fejl: ",
    "nb": "Feil: ",
    "sv": "Fel: ",
    "fi": "Virhe: ",
    "cs": "Chyba: ",
    "ru": "Ошибка: ",
}
ENGLISH = ("Error", "There is", "Use ", "Choose", "missing", "Invalid", "For help")
WRONG = {
    "unknown option": ("show", "game.swg", "--nonsense"),
    "missing argument": ("show",),
    "too many arguments": ("show", "game.swg", "more"),
    "value of an option": ("new", "game.swg", "--seed", "x"),
    "choice": ("new", "game.swg", "--map", "nowhere"),
    "flag with a value": ("play", "--terminal", "--reasons=3"),
    "missing file": ("show", "none.swg"),
    "folder": ("new", "."),
    "seats": ("new", "game.swg", "--seat", "Ann"),
    "rule option": ("new", "game.swg", "--option", "nothing=on"),
    "bot": ("play", "--seat", "Ann", "--seat", "bot:nobody"),
    "puzzle": ("puzzle", "zz"),
    "two ways to choose boards": ("simulate", "--map", "base/2", "--seats", "2", "--output", "x"),
    "bot with a wrong setting": ("simulate", "--bots", "planner:nodes=-1", "--output", "x"),
}


def error_in(lang: str, *arguments: str) -> str:
    result = CliRunner().invoke(cli, [*arguments, "--lang", lang])
    assert result.exit_code in (1, 2), result.output
    assert result.stderr.count("\n") == 1, "one line"
    return result.stderr


def test_all_languages_are_tried() -> None:
    assert set(PREFIXES) == set(languages())


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("lang", PREFIXES)
def test_an_error_is_whole_in_its_language(
    lang: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = error_in(lang, *WRONG[wrong])
    assert text.startswith(PREFIXES[lang])
    if lang != "en":
        assert not [word for word in ENGLISH if word in text], text


def test_an_unknown_command_is_in_the_language_of_the_environment() -> None:
    result = CliRunner(env={"SMALLWORLD_LANG": "fi"}).invoke(cli, ["fly"])
    assert result.stderr == "Virhe: Komentoa ”fly” ei ole. Ohje: smallworld --help\n"


def test_a_command_without_lang_stays_english() -> None:
    result = CliRunner(env={"SMALLWORLD_LANG": "fi"}).invoke(cli, ["db", "--nonsense"])
    assert result.stderr.startswith("Error: There is no option --nonsense.")
