"""``smallworld legal``: list the legal actions."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.actions import describe_action
from smallworld.cli.shared.arguments import GAME_FILE
from smallworld.cli.shared.files import read_game
from smallworld.cli.shared.output import print_json, print_rows
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, game_names
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.drawing.text.styled import Run, align_columns
from smallworld.play.explain import explain as explanation_of
from smallworld.play.game import Game


@click.command(short_help="List the legal actions.")
@GAME_FILE
@click.option("--explain", is_flag=True, help="Explain each action with its price or income.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with prices and incomes.")
@LANG
def legal(file: Path, explain: bool, as_json: bool) -> None:
    """List the legal actions of the seat to act, one per line.

    \b
    Example:
      smallworld legal game.swg --explain
      smallworld legal game.swg --json
    """
    game, _ = read_game(file)
    actions = legal_actions(game.state)
    if as_json:
        print_json(_facts(game, actions))
        return
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


def _facts(game: Game, actions: list[int]) -> dict[str, object]:
    """Return the seat to act and every legal action with its price or income."""
    names = game_names(game)
    listed = []
    for action in actions:
        facts = explanation_of(game.state, action).facts()
        del facts["legal"]
        meaning = describe_action(game.state, action, names)
        listed.append({"action": written(action, game.box), "text": meaning, **facts})
    return {
        "to_act": game.to_act,
        "decision": describe_decision(game.state, names),
        "actions": listed,
    }
