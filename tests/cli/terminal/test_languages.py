"""The terminal in every complete language: no fallback, no English, aligned columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.cli.commands.learn.analyse import print_analysis
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
from tests.cli.shell import error_of, new_game_file, output_of, run
from tests.cli.terminal.screens import (
    EVENTFUL_SEEDS,
    SEATS,
    all_commands,
    foreign_words,
    positions,
    random_game,
    screen,
    short_analysis,
)
from tests.kit.positions import NAMES, build_state
from tests.kit.soak import in_soak
from tests.texts.strict_texts import CheckedTexts, messages

OTHERS = [lang for lang in languages() if lang != "en"]
SYSTEM = ("SMALLWORLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def at_a_table(texts: Texts, map: str = "base/2") -> Names:
    spec = load_map(map)
    return Names(texts, NAMES[: spec.seats], spec)


# --- messages


def test_messages_get_all_their_variables() -> None:
    texts = CheckedTexts()
    names = at_a_table(texts)
    for state in positions():
        screen(state, names)
    for seed in EVENTFUL_SEEDS:
        for game in random_game(seed):
            describe_decision(game.state, names)
            seat_rows(game.state, names)
    driven_out = {"race": "orcs", "power": "hill", "waiting": 2}
    seat_rows(build_state(driven_out, regions={6: {"seat": 0, "tokens": 3}}), names)
    seat_rows(new_game("base/2", SEATS, seed=1).view(0).as_state(), names)
    of_a_game = ("seat", "combo", "task", "round", "conquest", "attempt", "coins-hidden")
    wanted = {id for id in messages("terminal.ftl") if id.startswith(of_a_game, len("terminal-"))}
    assert len(wanted) > 15
    assert wanted - texts.formatted == set()


@pytest.mark.parametrize("lang", in_soak(OTHERS, "fi", "ru"))
def test_no_screen_falls_back_to_english(lang: str) -> None:
    names = at_a_table(texts_for(lang, strict=True))
    for state in positions():
        assert not foreign_words(screen(state, names), lang)


@pytest.mark.parametrize("lang", in_soak(OTHERS, "fi", "ru"))
def test_no_command_leaves_english_words(lang: str, tmp_path: Path) -> None:
    for output in all_commands(tmp_path, lang):
        assert not foreign_words(output, lang), output


@pytest.mark.parametrize("lang", OTHERS)
def test_no_analysis_leaves_english_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = at_a_table(texts_for(lang, strict=True))
    print_analysis(short_analysis(), names, range(100, 200))
    output = capsys.readouterr().out
    assert names.texts.say("terminal-turns.luck") in output
    assert not foreign_words(output, lang)


def test_english_words_would_be_found() -> None:
    output = output_of("puzzle")
    assert {"turn", "mountain", "combos"} <= foreign_words(output, "fi")


def test_help_explains_every_command() -> None:
    output = {form.id.name for form in messages("terminal.ftl")["terminal-help"].attributes}
    assert set(HELP.values()) == output


# --- how it stands


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("map", map_ids())
def test_long_names_fit_on_the_board(map: str, lang: str) -> None:
    names, spec = at_a_table(texts_for(lang), map), load_map(map)
    game = new_game(map, names.seats, seed=3)
    notes = {region.id: f"={region.id}" for region in spec.regions}
    drawn = plain_text(board_text(spec, game.state, names, notes=notes)).splitlines()
    assert len({len(row) for row in drawn}) == 1 and len(drawn[0]) <= WIDEST
    proper = [names.proper_name(region.name) for region in spec.regions]
    assert all(sum(row.count(name) for row in drawn) == 1 for name in proper)
    assert all(row[0] in "╭│├╰" and row[-1] in "╮│┤╯" for row in drawn)
    assert len(legend(names, prices=True)) <= WIDEST


@pytest.mark.parametrize("lang", languages())
def test_columns_are_aligned(lang: str) -> None:
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
        assert len({row.index(f"  {text}") for row, text in zip(column, prices, strict=True)}) == 1
        seats = plain_text(seat_rows(state, names)).splitlines()
        coins = [say("table-coins", coins=int(state.coins(seat))) for seat in range(len(seats))]
        assert len({row.index(f"  {text}") for row, text in zip(seats, coins, strict=True)}) == 1


@pytest.mark.parametrize("lang", languages())
def test_symbol_abbreviations_differ(lang: str) -> None:
    signs = symbol_abbreviations(at_a_table(texts_for(lang)))
    assert len({sign.casefold() for sign in signs.values()}) == len(SYMBOLS)


@pytest.mark.parametrize("lang", languages())
def test_combo_can_be_picked_by_its_name(lang: str) -> None:
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
    return new_game_file(tmp_path)


def spoken(file: Path, *arguments: str, **environment: str) -> str:
    """The last line of ``show`` with only these variables of the system."""
    cleared: dict[str, str | None] = dict.fromkeys(SYSTEM)
    return output_of("show", file, *arguments, environment={**cleared, **environment}).splitlines()[
        -1
    ]


def task(lang: str) -> str:
    return texts_for(lang).say("terminal-task-pick", seat="Ann")


def test_english_is_the_default(file: Path) -> None:
    assert spoken(file) == task("en") != task("fi")
    assert spoken(file, LANG="C.UTF-8") == spoken(file, LANG="xx_YY") == task("en")


def test_the_option_comes_first_then_the_variable_then_the_system(file: Path) -> None:
    assert spoken(file, "--lang", "fi", SMALLWORLD_LANG="cs", LANG="ru_RU") == task("fi")
    assert spoken(file, SMALLWORLD_LANG="cs", LANG="ru_RU.UTF-8") == task("cs")
    assert spoken(file, LANG="ru_RU.UTF-8") == task("ru")
    assert spoken(file, LC_ALL="is_IS", LC_MESSAGES="sv", LANG="ru_RU") == task("is")
    assert spoken(file, LC_MESSAGES="sv_SE@euro", LANG="ru_RU") == task("sv")


def test_norwegian_codes_select_bokmal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for setting in ("nb_NO", "nn_NO.UTF-8", "no"):
        monkeypatch.setenv("LANG", setting)
        assert system_language() == "nb"


def test_unknown_language_is_refused_with_the_known_ones(file: Path) -> None:
    text = error_of("show", file, "--lang", "tlh", code=2)
    assert "tlh" in text and all(lang in text for lang in languages())
    result = run("show", file, environment={"SMALLWORLD_LANG": "tlh"})
    assert result.exit_code == 2 and "--lang tlh" in result.stderr


def test_refusals_follow_the_language(file: Path) -> None:
    text = error_of("do", file, "pick 1, pick 2", "--lang", "fi", prefix="Virhe: ")
    assert texts_for("fi").say("terminal-nothing-done", reason="").strip() in text
    assert not foreign_words(text, "fi")


COMMANDS = (
    *("play", "new", "show", "legal", "advise", "analyse", "do", "undo", "reset", "replay"),
    *("rule", "puzzle", "simulate", "combos", "traits"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_for_players_has_the_option(command: str) -> None:
    output = " ".join(output_of(command, "--help").split())
    assert "--lang [" in output and "SMALLWORLD_LANG" in output


def test_a_report_follows_the_language(tmp_path: Path) -> None:
    one = ("--games", 1, "--bots", "random", "--processes", 1, "--output", tmp_path / "games")
    output_of("simulate", *one, "--lang", "sv")
    report = (tmp_path / "games" / "report.html").read_text(encoding="utf-8")
    assert '<html lang="sv">' in report and texts_for("sv").say("report-title") in report


def test_play_with_a_language_is_for_the_terminal() -> None:
    assert texts_for("nb").say("terminal-welcome.about") in output_of("play", "--lang", "nb")
