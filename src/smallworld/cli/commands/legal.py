"""``smallworld legal``: list the legal actions."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.actions import describe_action
from smallworld.cli.shared.arguments import GAME_FILE
from smallworld.cli.shared.files import read_game
from smallworld.cli.shared.output import print_rows
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, game_names
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.drawing.text.styled import Run, align_columns


@click.command(short_help="List the legal actions.")
@GAME_FILE
@click.option("--explain", is_flag=True, help="Explain each action with its price or income.")
@LANG
def legal(file: Path, explain: bool) -> None:
    """List the legal actions of the seat to act, one per line.

    \b
    Example:
      smallworld legal game.swg --explain
    """
    game, _ = read_game(file)
    actions = legal_actions(game.state)
    if not explain:
        click.echo("".join(f"{written(action, game.box)}\n" for action in actions), nl=False)
        return
    names = game_names(game)
    print_rows([[Run(describe_decision(game.state, names), "strong")]])
    print_rows(
        align_columns(
            [
                (
                    (Run(f"  {written(action, game.box)}", "name"),),
                    (Run(describe_action(game.state, action, names)),),
                )
                for action in actions
            ]
        )
    )
