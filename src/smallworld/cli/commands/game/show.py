"""``smallworld show``: print a position of a game file."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import GAME_FILE
from smallworld.cli.shared.errors import bad_option
from smallworld.cli.shared.files import log_line_numbers, read_game
from smallworld.cli.shared.output import print_json, print_text
from smallworld.cli.shared.screen import describe_decision, print_board, print_seats
from smallworld.cli.shared.texts import LANG, game_names
from smallworld.core.state import State
from smallworld.drawing.text.summary import round_line
from smallworld.play.game import Game
from smallworld.play.position.write import position_json


@click.command(short_help="Show the board, the seats and the combos of FILE.")
@GAME_FILE
@click.option("--seat", type=int, help="Show only what this seat can see (0 is the first).")
@click.option("--line", type=int, help="Show the position after this line of FILE.")
@click.option("--table", is_flag=True, help="Print the board as a table with neighbours.")
@click.option("--json", "as_json", is_flag=True, help="Print the position as JSON.")
@LANG
def show(file: Path, seat: int | None, line: int | None, table: bool, as_json: bool) -> None:
    """Show the board, the seats and the combos of FILE.

    Races in brackets are in decline. Without --seat all coins are shown.

    \b
    Example:
      smallworld show game.swg --seat 0
      smallworld show game.swg --line 30 --json
      smallworld show game.swg --lang fi
    """
    game, text = read_game(file)
    state = _state_after(game, text, line)
    if seat is not None:
        state = _view_of(game, state, seat)
    if as_json:
        print_json(position_json(state, game.names))
        return
    names = game_names(game)
    print_board(state, names, table=table)
    print_text(round_line(state, names), "dim")
    print_seats(state, names)
    print_text()
    print_text(describe_decision(state, names), "strong")


def _state_after(game: Game, text: str, line: int | None) -> State:
    if line is None:
        return game.state
    numbers = log_line_numbers(text, len(game.log))
    last = text.rstrip("\n").count("\n") + 1
    if not 1 <= line <= last:
        raise bad_option("--line", "cli-line_range", last=last)
    return game.state_at(sum(number <= line for number in numbers))


def _view_of(game: Game, state: State, seat: int) -> State:
    from smallworld.core.view import view_of

    if not 0 <= seat < len(game.names):
        raise bad_option("--seat", "cli-seat_range", last=len(game.names) - 1)
    return view_of(state, seat).as_state()
