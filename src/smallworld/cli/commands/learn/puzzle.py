"""``smallworld puzzle``: show a position with one best turn."""

from __future__ import annotations

from datetime import UTC, datetime

import click

from smallworld.cli.shared.errors import failure
from smallworld.cli.shared.output import print_json, print_rows, print_text
from smallworld.cli.shared.screen import print_board, print_seats
from smallworld.cli.shared.texts import LANG, current_names, translate
from smallworld.core.state import ACTIVE, KINDS, State
from smallworld.drawing.text.styled import Run, align_columns
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


def _complete(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    return [id for id in (TODAY, *puzzles_by_id()) if id.startswith(incomplete)]


@click.command(short_help="Show a puzzle: find the one best turn.")
@click.argument("id", metavar="[today|ID]", default=TODAY, shell_complete=_complete)
@click.option("--solution", is_flag=True, help="Print the solution.")
@click.option("--record", is_flag=True, help="Print the solution as a game file.")
@click.option("--list", "listed", is_flag=True, help="List all puzzles.")
@click.option(
    "--json", "as_json", is_flag=True, help="Print JSON; the answer only with --solution."
)
@LANG
def puzzle(id: str, solution: bool, record: bool, listed: bool, as_json: bool) -> None:
    """Show a puzzle: the board, the seat to act, and the question.

    Without ID it is the puzzle of the day. In puzzles every die roll is a blank.

    \b
    Example:
      smallworld puzzle
      smallworld puzzle --list
      smallworld puzzle coins-013 --solution
      smallworld puzzle coins-013 --record > solved.swg
    """
    if listed:
        _print_list(as_json)
        return
    chosen = _find_puzzle(id)
    if as_json:
        print_json(_facts(chosen, solution=solution, record=record))
    elif record:
        click.echo(solution_record(chosen), nl=False)
    elif solution:
        _print_solution(chosen)
    else:
        _print_question(chosen)


def _find_puzzle(id: str) -> Puzzle:
    if id == TODAY:
        return puzzle_of(datetime.now(UTC).date())
    known = puzzles_by_id()
    if id not in known:
        raise failure("cli-no_puzzle", found=id[:40], today=TODAY)
    return known[id]


def _print_list(as_json: bool) -> None:
    names = current_names()
    rows = []
    facts: list[dict[str, object]] = []
    for one in shipped_puzzles().puzzles:
        state = state_of(one)
        people = KINDS * int(state.turn) + ACTIVE
        combo = names.combo_forms(state.race(people).id, state.power(people).id, "combo")
        about = names.texts.say("puzzles-about", kind=one.kind, grade=one.grade, **combo)
        rows.append([(Run(cell),) for cell in (one.id, state.box.board.id, about)])
        facts.append({**_name_facts(one, state), "about": about})
    if as_json:
        print_json({"puzzles": facts})
    else:
        print_rows(align_columns(rows))


def _name_facts(chosen: Puzzle, state: State) -> dict[str, object]:
    facts = {"id": chosen.id, "kind": chosen.kind, "grade": chosen.grade}
    return {**facts, "map": state.box.board.id}


def _facts(chosen: Puzzle, *, solution: bool, record: bool) -> dict[str, object]:
    """Return the question, and the answer or its game file if asked for."""
    facts = _name_facts(chosen, state_of(chosen))
    facts["question"] = translate("puzzles-question", kind=chosen.kind)
    facts["position"] = chosen.position
    if solution:
        facts |= {"solution": chosen.solution, "best": chosen.best}
        facts |= {"runner_up": chosen.runner_up, "error": chosen.error}
    if record:
        facts["record"] = solution_record(chosen)
    return facts


def _print_question(chosen: Puzzle) -> None:
    state = state_of(chosen)
    seats = NAMES[: int(state.box.seats)]
    names = Names(current_names().texts, seats, map_of(state.box.board.id))
    print_board(state, names)
    print_text(round_line(state, names), "dim")
    print_seats(state, names)
    print_text()
    print_text(translate("puzzles-which", number=chosen.id, grade=chosen.grade), "dim")
    print_text(translate("puzzles-question", kind=chosen.kind), "strong")


def _print_solution(chosen: Puzzle) -> None:
    if chosen.kind == COINS:
        coins = int(chosen.best)
        print_text(translate("puzzles-told-coins", solved="true", coins=coins, short=0), "strong")
        for action in chosen.solution:
            print_text(f"  {action}")
        return
    answer = "decline" if chosen.declines else "go-on"
    right, wrong = round(100 * chosen.best), round(100 * chosen.runner_up)
    print_text(translate("puzzles-told-decline", answer=answer, right=right, wrong=wrong), "strong")
