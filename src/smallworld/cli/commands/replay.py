"""``smallworld replay``: is a record right, and how did the game go?"""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import RECORD
from smallworld.cli.shared.files import game_of, log_lines
from smallworld.cli.shared.output import say, show
from smallworld.cli.shared.screen import what_next
from smallworld.cli.shared.texts import LANG, happened, table_of
from smallworld.drawing.text.styled import Line, Run, aligned
from smallworld.drawing.text.summary import round_line, seats_text
from smallworld.play.game import Game
from smallworld.play.record import written_line
from smallworld.texts.names import Names


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
    names = table_of(game)
    if words:
        _tell(game, names, log_lines(text, len(game.log)))
    say(names.texts.say("terminal-replayed", lines=len(game.log)))
    if not game.over:
        say(round_line(game.state, names))
    show(seats_text(game.state, names))
    say(what_next(game.state, names), "strong")


def _tell(game: Game, names: Names, numbers: list[int]) -> None:
    rows: list[list[Line]] = []
    for index, line in enumerate(game.log):
        told = " ".join(happened(event, names) for event in line.events)
        number, said = str(numbers[index]), written_line(game, index)
        rows.append([(Run(number, "dim"),), (Run(said, "dim"),), (Run(told),)])
    show(aligned(rows, right=(0,)))
