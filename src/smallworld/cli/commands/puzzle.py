"""``smallworld puzzle``: a position in which one turn is clearly best."""

from __future__ import annotations

from datetime import UTC, datetime

import click

from smallworld.cli.shared.output import say, show
from smallworld.cli.shared.screen import show_beside, show_board
from smallworld.cli.shared.texts import LANG, said, spoken_names
from smallworld.core.state import ACTIVE, KINDS
from smallworld.drawing.text.styled import Run, aligned
from smallworld.drawing.text.summary import round_line
from smallworld.lab.puzzles.puzzles import (
    COINS,
    NAMES,
    Puzzle,
    puzzle_of,
    puzzles_by_id,
    shipped_puzzles,
    solution_record,
    state_of,
)
from smallworld.texts.names import Names, map_of

TODAY = "today"


@click.command(short_help="Show a puzzle: one turn is clearly best.")
@click.argument("id", metavar="[today|ID]", default=TODAY)
@click.option("--solution", is_flag=True, help="Tell the answer.")
@click.option("--record", is_flag=True, help="The solution as a record, for replay and show.")
@click.option("--list", "listed", is_flag=True, help="List all puzzles.")
@LANG
def puzzle(id: str, solution: bool, record: bool, listed: bool) -> None:
    """Show a puzzle: the board, whose turn it is, and the question.

    Without ID it is the puzzle of the day. In puzzles the die shows only blanks.

    \b
    Example:
      smallworld puzzle
      smallworld puzzle --list
      smallworld puzzle coins-013 --solution
      smallworld puzzle coins-013 --record > solved.swg
    """
    if listed:
        _tell_all()
        return
    found = _found(id)
    if record:
        click.echo(solution_record(found), nl=False)
    elif solution:
        _tell_solution(found)
    else:
        _ask(found)


def _found(id: str) -> Puzzle:
    if id == TODAY:
        return puzzle_of(datetime.now(UTC).date())
    known = puzzles_by_id()
    if id not in known:
        raise click.ClickException(
            f"there is no puzzle {id[:40]!r}: see smallworld puzzle --list, or ask for {TODAY!r}"
        )
    return known[id]


def _tell_all() -> None:
    names = spoken_names()
    rows = []
    for one in shipped_puzzles().puzzles:
        state = state_of(one)
        people = KINDS * int(state.turn) + ACTIVE
        combo = names.combo_forms(state.race(people).id, state.power(people).id, "combo")
        about = names.texts.say("puzzles-about", kind=one.kind, grade=one.grade, **combo)
        rows.append([(Run(cell),) for cell in (one.id, state.box.board.id, about)])
    show(aligned(rows))


def _ask(found: Puzzle) -> None:
    state = state_of(found)
    seats = NAMES[: int(state.box.seats)]
    names = Names(spoken_names().texts, seats, map_of(state.box.board.id))
    show_board(state, names)
    say(round_line(state, names), "dim")
    show_beside(state, names)
    say()
    say(said("puzzles-which", number=found.id, grade=found.grade), "dim")
    say(said("puzzles-question", kind=found.kind), "strong")


def _tell_solution(found: Puzzle) -> None:
    if found.kind == COINS:
        coins = int(found.best)
        say(said("puzzles-told-coins", solved="true", coins=coins, short=0), "strong")
        for word in found.solution:
            say(f"  {word}")
        return
    answer = "decline" if found.declines else "go-on"
    right, wrong = round(100 * found.best), round(100 * found.runner_up)
    say(said("puzzles-told-decline", answer=answer, right=right, wrong=wrong), "strong")
