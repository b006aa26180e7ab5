"""``smallworld undo`` and ``smallworld reset``: take actions back."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import GAME_FILE
from smallworld.cli.shared.files import log_line_numbers, read_game, remove_lines, write_file
from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, game_names, refusal_text
from smallworld.core.errors import RuleError


@click.command(short_help="Undo the last action of the turn.")
@GAME_FILE
@LANG
def undo(file: Path) -> None:
    """Undo the last action of the turn.

    You can go back to the start of the turn, or to the last die roll or revealed combo.

    \b
    Example:
      smallworld undo game.swg
    """
    _take_back(file, whole_turn=False)


@click.command(short_help="Undo the whole turn, as far as possible.")
@GAME_FILE
@LANG
def reset(file: Path) -> None:
    """Undo back to the start of the turn, or to the last die roll or revealed combo.

    \b
    Example:
      smallworld reset game.swg
    """
    _take_back(file, whole_turn=True)


def _take_back(file: Path, *, whole_turn: bool) -> None:
    game, text = read_game(file)
    names = game_names(game)
    before = len(game.log)
    try:
        game.reset_turn() if whole_turn else game.undo()
    except RuleError as error:
        raise click.ClickException(refusal_text(error, names)) from None
    dropped = before - len(game.log)
    write_file(file, remove_lines(text, log_line_numbers(text, dropped)))
    print_text(names.texts.say("terminal-took-back", actions=dropped))
    print_text(describe_decision(game.state, names), "strong")
