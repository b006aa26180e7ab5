"""``smallworld legal``: what may be done now."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.actions import in_words
from smallworld.cli.shared.arguments import RECORD
from smallworld.cli.shared.files import game_of
from smallworld.cli.shared.output import show
from smallworld.cli.shared.screen import what_next
from smallworld.cli.shared.texts import LANG, table_of
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.drawing.text.styled import Run, aligned


@click.command(short_help="List what the seat to act may do now.")
@RECORD
@click.option("--explain", is_flag=True, help="Say what each action means, costs or brings.")
@LANG
def legal(file: Path, explain: bool) -> None:
    """List what the seat to act may do now, one action a line.

    \b
    Example:
      smallworld legal game.swg --explain
    """
    game, _ = game_of(file)
    actions = legal_actions(game.state)
    if not explain:
        click.echo("".join(f"{written(action, game.box)}\n" for action in actions), nl=False)
        return
    names = table_of(game)
    show([[Run(what_next(game.state, names), "strong")]])
    show(
        aligned(
            [
                (
                    (Run(f"  {written(action, game.box)}", "name"),),
                    (Run(in_words(game.state, action, names)),),
                )
                for action in actions
            ]
        )
    )
