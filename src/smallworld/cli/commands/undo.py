"""``smallworld undo`` and ``smallworld reset``: take actions back."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import RECORD
from smallworld.cli.shared.files import game_of, log_lines, without_lines, write
from smallworld.cli.shared.output import say
from smallworld.cli.shared.screen import what_next
from smallworld.cli.shared.texts import LANG, refused, table_of
from smallworld.core.errors import RuleError


@click.command(short_help="Take back the last action of the turn.")
@RECORD
@LANG
def undo(file: Path) -> None:
    """Take back the last action of the turn.

    A turn can be taken back to its start, or to the last die or combo that was revealed.

    \b
    Example:
      smallworld undo game.swg
    """
    _take_back(file, whole_turn=False)


@click.command(short_help="Take back all that can be taken back.")
@RECORD
@LANG
def reset(file: Path) -> None:
    """Take back all actions of the turn that can be taken back.

    \b
    Example:
      smallworld reset game.swg
    """
    _take_back(file, whole_turn=True)


def _take_back(file: Path, *, whole_turn: bool) -> None:
    game, text = game_of(file)
    names = table_of(game)
    before = len(game.log)
    try:
        game.reset_turn() if whole_turn else game.undo()
    except RuleError as error:
        raise click.ClickException(refused(error, names)) from None
    dropped = before - len(game.log)
    write(file, without_lines(text, log_lines(text, dropped)))
    say(names.texts.say("terminal-took-back", actions=dropped))
    say(what_next(game.state, names), "strong")
