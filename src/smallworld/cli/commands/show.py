"""``smallworld show``: where a game stands."""

from __future__ import annotations

import json
from pathlib import Path

import click

from smallworld.cli.shared.arguments import RECORD
from smallworld.cli.shared.files import game_of, log_lines
from smallworld.cli.shared.output import say
from smallworld.cli.shared.screen import show_beside, show_board, what_next
from smallworld.cli.shared.texts import LANG, table_of
from smallworld.core.state import State
from smallworld.drawing.text.summary import round_line
from smallworld.play.game import Game
from smallworld.play.position.write import position_json


@click.command(short_help="Show the board, the seats and the column of FILE.")
@RECORD
@click.option("--seat", type=int, help="Only what this seat may know (0 is the first).")
@click.option("--line", type=int, help="As the game stood after this line of FILE.")
@click.option("--table", is_flag=True, help="The board as a table, with neighbours.")
@click.option("--json", "as_json", is_flag=True, help="The position as JSON.")
@LANG
def show(file: Path, seat: int | None, line: int | None, table: bool, as_json: bool) -> None:
    """Show the board, the seats and the column of FILE.

    Races in brackets are in decline. Without --seat all coins are shown.

    \b
    Example:
      smallworld show game.swg --seat 0
      smallworld show game.swg --line 30 --json
      smallworld show game.swg --lang fi
    """
    game, text = game_of(file)
    state = _state_after(game, text, line)
    if seat is not None:
        state = _seen_by(game, state, seat)
    if as_json:
        click.echo(json.dumps(position_json(state, game.names), ensure_ascii=False, indent=1))
        return
    names = table_of(game)
    show_board(state, names, table=table)
    say(round_line(state, names), "dim")
    show_beside(state, names)
    say()
    say(what_next(state, names), "strong")


def _state_after(game: Game, text: str, line: int | None) -> State:
    if line is None:
        return game.state
    numbers = log_lines(text, len(game.log))
    last = text.rstrip("\n").count("\n") + 1
    if not 1 <= line <= last:
        raise click.BadParameter(f"The file has lines 1 to {last}.", param_hint="--line")
    return game.state_at(sum(number <= line for number in numbers))


def _seen_by(game: Game, state: State, seat: int) -> State:
    from smallworld.core.view import view_of

    if not 0 <= seat < len(game.names):
        raise click.BadParameter(
            f"The game has seats 0 to {len(game.names) - 1}.", param_hint="--seat"
        )
    return view_of(state, seat).as_state()
