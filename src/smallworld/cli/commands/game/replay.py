"""``smallworld replay``: check a game file and describe the game."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import GAME_FILE
from smallworld.cli.shared.files import log_line_numbers, read_game
from smallworld.cli.shared.output import print_json, print_rows, print_text
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, event_text, game_names
from smallworld.core.actions import written
from smallworld.drawing.text.styled import Line, Run, align_columns
from smallworld.drawing.text.summary import round_line, seat_rows
from smallworld.packs.options import chosen_options
from smallworld.play.game import Game
from smallworld.play.record import written_line
from smallworld.texts.names import Names


@click.command(short_help="Check every line of FILE and show how it ends.")
@GAME_FILE
@click.option("--words", is_flag=True, help="Describe every line in words.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: every line with its events.")
@LANG
def replay(file: Path, words: bool, as_json: bool) -> None:
    """Check every line of FILE and show how it ends.

    If a line breaks a rule, it is printed with the reason, and the exit code is 1.

    \b
    Example:
      smallworld replay game.swg --words
      smallworld replay game.swg --words --lang cs
    """
    game, text = read_game(file)
    names = game_names(game)
    if as_json:
        print_json(_facts(game, names, log_line_numbers(text, len(game.log))))
        return
    if words:
        _print_log(game, names, log_line_numbers(text, len(game.log)))
    print_text(names.texts.say("terminal-replayed", lines=len(game.log)))
    if not game.over:
        print_text(round_line(game.state, names))
    print_rows(seat_rows(game.state, names))
    print_text(describe_decision(game.state, names), "strong")


def _print_log(game: Game, names: Names, numbers: list[int]) -> None:
    rows: list[list[Line]] = []
    for index, line in enumerate(game.log):
        description = " ".join(event_text(event, names) for event in line.events)
        number, line_text = str(numbers[index]), written_line(game, index)
        rows.append([(Run(number, "dim"),), (Run(line_text, "dim"),), (Run(description),)])
    print_rows(align_columns(rows, right=(0,)))


def _facts(game: Game, names: Names, numbers: list[int]) -> dict[str, object]:
    """Return the game line by line, and how it stands at the end of the file."""
    lines = [
        {
            "line": numbers[index],
            "seat": line.seat,
            "action": written(line.action, game.box),
            "events": [{"kind": event.kind, **event.facts} for event in line.events],
            "text": " ".join(event_text(event, names) for event in line.events),
        }
        for index, line in enumerate(game.log)
    ]
    return {
        "map": game.box.board.id,
        "options": chosen_options(int(game.box.options)),
        "packs": list(game.box.packs),
        "seats": game.names,
        "lines": lines,
        "round": int(game.state.round),
        "to_act": game.to_act,
        "decision": describe_decision(game.state, names),
        "coins": game.coins,
        "over": game.over,
        "winners": game.winners,
    }
