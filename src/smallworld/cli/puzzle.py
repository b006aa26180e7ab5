"""``smallworld puzzle``: a position in which one turn is clearly best."""

from __future__ import annotations

from datetime import UTC, datetime

import click

from smallworld.cli.paint import say
from smallworld.cli.screen import round_line, show_beside, show_board
from smallworld.core.state import ACTIVE, KINDS
from smallworld.drawing.summary import counted
from smallworld.drawing.text import race_word
from smallworld.lab.puzzles import (
    COINS,
    NAMES,
    Puzzle,
    puzzle_of,
    puzzles_by_id,
    shipped_puzzles,
    solution_record,
    state_of,
)

TODAY = "today"


@click.command(short_help="Show a puzzle: one turn is clearly best.")
@click.argument("id", metavar="[today|ID]", default=TODAY)
@click.option("--solution", is_flag=True, help="Tell the answer.")
@click.option("--record", is_flag=True, help="The solution as a record, for replay and show.")
@click.option("--list", "listed", is_flag=True, help="List all puzzles.")
def puzzle(id: str, solution: bool, record: bool, listed: bool) -> None:
    """Show a puzzle: the board, whose turn it is, and the question.

    Without ID it is the puzzle of the day. In puzzles the die shows only blanks.

    \b
    Example:
      smallworld puzzle
      smallworld puzzle --list
      smallworld puzzle coins-012 --solution
      smallworld puzzle coins-012 --record > solved.swg
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
    for one in shipped_puzzles().puzzles:
        state = state_of(one)
        people = KINDS * int(state.turn) + ACTIVE
        combo = f"{race_word(state.power(people).id)} {race_word(state.race(people).id)}"
        say(f"{one.id:<12} {one.grade:<7} {state.box.board.id}  {combo}")


def _ask(found: Puzzle) -> None:
    state = state_of(found)
    names = NAMES[: int(state.box.seats)]
    show_board(state, names)
    say(round_line(state, names), "dim")
    show_beside(state, names)
    say()
    say(f"Puzzle {found.id} ({found.grade})", "dim")
    who = names[int(state.turn)]
    if found.kind == COINS:
        say(f"How many coins can {who} earn this turn at most, without luck, and how?", "strong")
    else:
        say(f"Should {who} decline now, or go on?", "strong")


def _tell_solution(found: Puzzle) -> None:
    if found.kind == COINS:
        say(f"{counted(int(found.best), 'coin')}:", "strong")
        for word in found.solution:
            say(f"  {word}")
        return
    right, wrong = round(100 * found.best), round(100 * found.runner_up)
    say("Decline." if found.declines else "Go on.", "strong")
    other = "going on" if found.declines else "decline"
    say(f"It wins about {right} of 100 games from here, {other} {wrong}.")
