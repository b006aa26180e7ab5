"""Print all screens of the terminal, and find words of another language on them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from smallworld.cli.shared.actions import describe_action
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.terminal.commands import HELP
from smallworld.cli.terminal.menu import ActionMenu
from smallworld.core.engine import legal_actions
from smallworld.core.state import State
from smallworld.drawing.text.board import board_table, board_text
from smallworld.drawing.text.descriptions import legend, symbol_abbreviations
from smallworld.drawing.text.styled import plain_text
from smallworld.drawing.text.summary import combo_rows, round_line, seat_rows
from smallworld.lab.analysis.game import analyse
from smallworld.lab.analysis.turn_cost import AnalysisSettings
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.play.analysis import Analysis
from smallworld.play.game import Game, new_game
from smallworld.texts.check.messages import Contents, read_language
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import locales
from smallworld.texts.names import Names
from tests.cli.shell import new_game_file, output_of
from tests.kit.positions import NAMES

SEATS: Final = NAMES[:2]
EVENTFUL_SEEDS: Final = (3, 4, 6)  # seeds of games in which much happens

_WORD: Final = re.compile(r"[^\W\d_]{2,}")
# Files, bots with their settings, ids of rules, recorded chance: the same in every language.
_FOREIGN: Final = re.compile(r"\S+[/=]\S+|\S+\.\w{3,4}\b|\b[a-z]+-\w+\b|reveal \w+ \w+")
_TYPED: Final = "smallworld show legal explain play load replay words put R N conquer sorcery"
_ACTIONS: Final = (
    "pick conquer die dragon abandon deploy place camp fortress hero withdraw ally "
    "declined roll all stop end decline reveal convert"
)
# Both typed and not: a turn, questions, mistakes, and all words that are no actions.
_AT_THE_PROMPT: Final = (
    "?\n? 1\n? trolls\nhint\ncoins\ntable\ncolumn\nlog\nfly away\nspread\nsave\nundo\n9\n1\n6\n"
    "? 7\n7\n? conquer 8\nundo\nreset\n6\nstop\n? end\nspread\nend\nspread\nend\ndecline\nquit\n\n"
)


def random_game(seed: int) -> Iterator[Game]:
    """Yield a game of random actions at every decision."""
    game = new_game("base/2", SEATS, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        yield game
        game.play(chance.choice(game.legal_actions()))
    yield game


@cache
def positions() -> tuple[State, ...]:
    """Return some states of those games, and their ends."""
    return tuple(
        game.state.clone()
        for seed in EVENTFUL_SEEDS
        for step, game in enumerate(random_game(seed))
        if step % 20 == 0 or game.over
    )


def screen(state: State, names: Names) -> str:
    """Return everything that is printed before a decision."""
    spec, offers = load_map(state.box.board.id), ActionMenu(state, names)
    rows = [*board_text(spec, state, names, notes=offers.prices()), *seat_rows(state, names)]
    rows += [*combo_rows(state, names), *offers.rows(110), *board_table(spec, state, names)]
    lines = [legend(names, prices=True), round_line(state, names), describe_decision(state, names)]
    output = [describe_action(state, action, names) for action in legal_actions(state)]
    return "\n".join([plain_text(rows), *lines, *output])


def all_commands(folder: Path, lang: str) -> Iterator[str]:
    """Yield the output of every command for players."""
    language = ("--lang", lang)
    file = new_game_file(folder, *language)
    yield output_of("new", folder / "other.swg", "--seed", 7, *language)
    yield output_of("do", file, "pick 1, conquer 6, conquer 7", "--seed", 7, *language)
    yield output_of("undo", file, *language)
    yield output_of("legal", file, "--explain", *language)
    yield output_of("reset", file, *language)
    yield output_of("do", file, "conquer 6, stop, deploy 6 9, end", *language)
    for command in (["show"], ["show", "--seat", 0, "--table"], ["replay", "--words"]):
        yield output_of(command[0], file, *command[1:], *language)
    yield output_of("advise", file, "--nodes", 30, "--all", *language)
    yield output_of("advise", file, "--bot", "random", *language)
    yield output_of("analyse", file, "--line", 12, "--playouts", 2, *language)
    for asked in (["rule", "C2"], ["puzzle", "--list"], ["puzzle"], ["puzzle", "--solution"]):
        yield output_of(*asked, *language)
    yield output_of("combos", "--stage", "early", *language)
    one = ("--games", 1, "--bots", "random", "--processes", 1, "--no-report")
    yield output_of("simulate", *one, "--output", folder / "games", *language)
    bots = ("--seat", "Ann", "--seat", "bot:normal", "--seconds", 0.05, "--reasons")
    yield output_of("play", "--seed", 7, *bots, *language, typed=_AT_THE_PROMPT)
    two = ("--seat", "Ann", "--seat", "Bo")
    commands = f"coins\n\n\nsave {folder}/game.swg\nsave {folder}/kept\nquit\n"
    yield output_of("play", "--seed", 7, *two, *language, typed=commands)


@cache
def short_analysis() -> Analysis:
    """Return the analysis of the first turns of a game."""
    game = new_game("base/2", SEATS, seed=7)
    for action in ("pick 1", "conquer 6", "stop", "deploy 6 9", "end", "pick 2", "stop", "end"):
        game.play(action)
    return analyse(game, AnalysisSettings(playouts=2, careful=2, nodes=20))


def foreign_words(output: str, lang: str) -> set[str]:
    """Return words that are in no text of the language and cannot be typed."""
    found: set[str] = set()
    for line in output.splitlines():
        words = {word.casefold() for word in _WORD.findall(_FOREIGN.sub(" ", line))}
        strange = words - _known_words(lang)
        if line.startswith(("│", "├")):  # on the board words may be cut off
            strange = {w for w in strange if not any(k.startswith(w) for k in _known_words(lang))}
        found |= strange
    return found


@cache
def _known_words(lang: str) -> frozenset[str]:
    texts = read_language(lang, locales() / lang).texts.values()
    lines = [text for one in texts for text in Contents(one.pattern).words]
    names = Names(texts_for(lang))
    regions = [region.name for map in map_ids() for region in load_map(map).regions]
    lines += [name for region in regions for name in (region, names.proper_name(region))]
    for race in RACES:
        for power in POWERS:  # their names may grow together
            lines += [str(form) for form in names.combo_forms(race.id, power.id, "").values()]
    lines += symbol_abbreviations(names).values()
    lines += [*NAMES, "Ed", *HELP, _TYPED, _ACTIONS, "planner greedy random trolls fly", "Parquet"]
    return frozenset(word.casefold() for text in lines for word in _WORD.findall(text))
