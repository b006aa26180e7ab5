"""The terminal in every complete language: nothing falls back, no English is left, all is even."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.cli.commands.analyse import print_analysis
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import system_language
from smallworld.cli.terminal.commands import HELP
from smallworld.cli.terminal.input import interpret
from smallworld.drawing.text.board import WIDEST, board_table, board_text
from smallworld.drawing.text.descriptions import SYMBOLS, legend, symbol_abbreviations
from smallworld.drawing.text.styled import plain_text
from smallworld.drawing.text.summary import combo_rows, seat_rows
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.play.game import new_game
from smallworld.texts.fluent import Texts, texts_for
from smallworld.texts.languages import languages
from smallworld.texts.names import Names
from tests.cli.shell import a_record, complaint, ok, run
from tests.cli.terminal.screens import (
    MUCH,
    SEATS,
    all_commands,
    an_analysis,
    foreign_words,
    moments,
    positions,
    screen,
)
from tests.kit.positions import NAMES, build_state
from tests.texts.strict_texts import CheckedTexts, messages

OTHERS = [lang for lang in languages() if lang != "en"]
SYSTEM = ("SMALLWORLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def at_a_table(texts: Texts, map: str = "base/2") -> Names:
    spec = load_map(map)
    return Names(texts, NAMES[: spec.seats], spec)


# --- what is said


def test_a_game_says_every_message_with_all_it_needs() -> None:
    texts = CheckedTexts()
    names = at_a_table(texts)
    for state in positions():
        screen(state, names)
    for seed in MUCH:
        for game in moments(seed):
            describe_decision(game.state, names)
            seat_rows(game.state, names)
    driven_out = {"race": "orcs", "power": "hill", "waiting": 2}
    seat_rows(build_state(driven_out, regions={6: {"seat": 0, "tokens": 3}}), names)
    seat_rows(new_game("base/2", SEATS, seed=1).view(0).as_state(), names)
    of_a_game = ("seat", "combo", "task", "round", "conquest", "attempt", "coins-hidden")
    wanted = {id for id in messages("terminal.ftl") if id.startswith(of_a_game, len("terminal-"))}
    assert len(wanted) > 15
    assert wanted - texts.said == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_no_screen_of_a_game_falls_back_to_english(lang: str) -> None:
    names = at_a_table(texts_for(lang, strict=True))
    for state in positions():
        assert not foreign_words(screen(state, names), lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_command_leaves_english_words(lang: str, tmp_path: Path) -> None:
    for told in all_commands(tmp_path, lang):
        assert not foreign_words(told, lang), told


@pytest.mark.parametrize("lang", OTHERS)
def test_no_analysis_leaves_english_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = at_a_table(texts_for(lang, strict=True))
    print_analysis(an_analysis(), names, range(100, 200))
    told = capsys.readouterr().out
    assert names.texts.say("terminal-turns.luck") in told
    assert not foreign_words(told, lang)


def test_english_words_would_be_found() -> None:
    told = ok("puzzle")
    assert {"turn", "mountain", "combos"} <= foreign_words(told, "fi")


def test_all_that_can_be_typed_is_explained() -> None:
    told = {form.id.name for form in messages("terminal.ftl")["terminal-help"].attributes}
    assert set(HELP.values()) == told


# --- how it stands


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("map", map_ids())
def test_boards_hold_long_words(map: str, lang: str) -> None:
    names, spec = at_a_table(texts_for(lang), map), load_map(map)
    game = new_game(map, names.seats, seed=3)
    notes = {region.id: f"={region.id}" for region in spec.regions}
    drawn = plain_text(board_text(spec, game.state, names, notes=notes)).splitlines()
    assert len({len(row) for row in drawn}) == 1 and len(drawn[0]) <= WIDEST
    assert all(sum(row.count(region.name) for row in drawn) == 1 for region in spec.regions)
    assert all(row[0] in "╭│├╰" and row[-1] in "╮│┤╯" for row in drawn)
    assert len(legend(names, prices=True)) <= WIDEST


@pytest.mark.parametrize("lang", languages())
def test_columns_begin_below_each_other(lang: str) -> None:
    names, spec = at_a_table(texts_for(lang)), load_map("base/2")
    for state in positions():
        say = names.texts.say
        head, *rows = plain_text(board_table(spec, state, names)).splitlines()
        starts = {head.rindex(say("terminal-board.neighbours"))}
        for row, region in zip(rows, spec.regions, strict=True):
            starts.add(row.rindex("  " + " ".join(map(str, region.neighbours))) + 2)
        assert len(starts) == 1
        column = plain_text(combo_rows(state, names)).splitlines()
        prices = [say("terminal-combo-price", price=place) for place in range(len(column))]
        assert len({row.index(f"  {said}") for row, said in zip(column, prices, strict=True)}) == 1
        seats = plain_text(seat_rows(state, names)).splitlines()
        coins = [say("table-coins", coins=int(state.coins(seat))) for seat in range(len(seats))]
        assert len({row.index(f"  {said}") for row, said in zip(seats, coins, strict=True)}) == 1


@pytest.mark.parametrize("lang", languages())
def test_signs_of_symbols_differ(lang: str) -> None:
    signs = symbol_abbreviations(at_a_table(texts_for(lang)))
    assert len({sign.casefold() for sign in signs.values()}) == len(SYMBOLS)


@pytest.mark.parametrize("lang", languages())
def test_a_combo_may_be_called_by_its_name(lang: str) -> None:
    names = at_a_table(texts_for(lang))
    state = build_state(column=[{"race": "giants", "power": "commando"}, *COLUMN])
    assert interpret(names.combo("elves", "dragon_master"), state, names) == "pick 3"
    assert interpret(names.name("race", "giants").upper(), state, names) == "pick 1"
    assert interpret("giants", state, names) == "pick 1"


COLUMN = [
    {"race": race, "power": power}
    for race, power in (
        ("orcs", "hill"),
        ("elves", "dragon_master"),
        ("trolls", "swamp"),
        ("humans", "forest"),
        ("dwarves", "stout"),
    )
]


# --- which language


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return a_record(tmp_path)


def spoken(file: Path, *arguments: str, **environment: str) -> str:
    """The last line of ``show`` with only these variables of the system."""
    cleared: dict[str, str | None] = dict.fromkeys(SYSTEM)
    return ok("show", file, *arguments, environment={**cleared, **environment}).splitlines()[-1]


def task(lang: str) -> str:
    return texts_for(lang).say("terminal-task-pick", seat="Ann")


def test_english_if_nobody_says_otherwise(file: Path) -> None:
    assert spoken(file) == task("en") != task("fi")
    assert spoken(file, LANG="C.UTF-8") == spoken(file, LANG="xx_YY") == task("en")


def test_the_option_comes_first_then_the_variable_then_the_system(file: Path) -> None:
    assert spoken(file, "--lang", "fi", SMALLWORLD_LANG="cs", LANG="ru_RU") == task("fi")
    assert spoken(file, SMALLWORLD_LANG="cs", LANG="ru_RU.UTF-8") == task("cs")
    assert spoken(file, LANG="ru_RU.UTF-8") == task("ru")
    assert spoken(file, LC_ALL="is_IS", LC_MESSAGES="sv", LANG="ru_RU") == task("is")
    assert spoken(file, LC_MESSAGES="sv_SE@euro", LANG="ru_RU") == task("sv")


def test_every_norwegian_reads_bokmal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for setting in ("nb_NO", "nn_NO.UTF-8", "no"):
        monkeypatch.setenv("LANG", setting)
        assert system_language() == "nb"


def test_an_unknown_language_is_refused_with_those_there_are(file: Path) -> None:
    said = complaint("show", file, "--lang", "tlh", code=2)
    assert "tlh" in said and all(lang in said for lang in languages())
    result = run("show", file, environment={"SMALLWORLD_LANG": "tlh"})
    assert result.exit_code == 2 and "SMALLWORLD_LANG" in result.stderr


def test_refusals_follow_the_language(file: Path) -> None:
    said = complaint("do", file, "pick 1, pick 2", "--lang", "fi")
    assert texts_for("fi").say("terminal-nothing-done", reason="").strip() in said
    assert not foreign_words(said.removeprefix("Error: "), "fi")


COMMANDS = (
    *("play", "new", "show", "legal", "advise", "analyse", "do", "undo", "reset", "replay"),
    *("rule", "puzzle", "simulate", "combos", "traits"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_for_players_has_the_option(command: str) -> None:
    told = " ".join(ok(command, "--help").split())
    assert "--lang [" in told and "SMALLWORLD_LANG" in told


def test_a_report_follows_the_language(tmp_path: Path) -> None:
    one = ("--games", 1, "--bots", "random", "--processes", 1, "--output", tmp_path / "games")
    ok("simulate", *one, "--lang", "sv")
    report = (tmp_path / "games" / "report.html").read_text(encoding="utf-8")
    assert '<html lang="sv">' in report and texts_for("sv").say("report-title") in report


def test_play_with_a_language_is_for_the_terminal() -> None:
    assert texts_for("nb").say("terminal-welcome.about") in ok("play", "--lang", "nb")
