"""``smallworld replay``: is a record right, and how did the game go?"""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.arguments import LANG, RECORD
from smallworld.cli.files import game_of, log_lines
from smallworld.cli.paint import say, show
from smallworld.cli.say import happened, table_of
from smallworld.cli.screen import round_line, what_next
from smallworld.drawing.canvas import Run
from smallworld.drawing.summary import counted, seats_text
from smallworld.drawing.text import Line, aligned
from smallworld.play.game import Game
from smallworld.play.record import written_line


@click.command(short_help="Check every line of FILE and tell how it ends.")
@RECORD
@click.option("--words", is_flag=True, help="Tell what every line did.")
@LANG
def replay(file: Path, words: bool) -> None:
    """Check every line of FILE and tell how it ends.

    The first line that breaks a rule is named with the reason; the exit code is then 1.

    \b
    Example:
      smallworld replay game.swg --words
      smallworld replay game.swg --words --lang cs
    """
    game, text = game_of(file)
    if words:
        _tell(game, log_lines(text, len(game.log)))
    say(f"{counted(len(game.log), 'line')} replayed, all legal.")
    if not game.over:
        say(round_line(game.state, game.names))
    show(seats_text(game.state, game.names))
    say(what_next(game.state, game.names), "strong")


def _tell(game: Game, numbers: list[int]) -> None:
    names = table_of(game)
    rows: list[list[Line]] = []
    for index, line in enumerate(game.log):
        told = " ".join(happened(event, names) for event in line.events)
        number, said = str(numbers[index]), written_line(game, index)
        rows.append([(Run(number, "dim"),), (Run(said, "dim"),), (Run(told),)])
    show(aligned(rows, right=(0,)))
