"""Print a position: the board, the seats, the combos and the next decision."""

from __future__ import annotations

from collections.abc import Mapping

from smallworld.cli.shared.output import print_rows, print_text, terminal_width
from smallworld.core import state as s
from smallworld.core.actions import ALLY, DECLINE, DECLINE_AT, block_of
from smallworld.core.bits import size
from smallworld.core.conquest import hand_when_ready
from smallworld.core.engine import legal_actions
from smallworld.core.events import Event
from smallworld.core.redeploy import deployable, must_withdraw, visitors_of
from smallworld.core.scoring import winners
from smallworld.core.state import State
from smallworld.drawing.text.board import board_table, board_text, board_width
from smallworld.drawing.text.descriptions import legend
from smallworld.drawing.text.styled import Run
from smallworld.drawing.text.summary import combo_rows, people_forms, seat_rows
from smallworld.packs.maps import load_map
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names


def print_board(
    state: State,
    names: Names,
    *,
    table: bool = False,
    notes: Mapping[int, str] | None = None,
) -> None:
    """Print the board as a map, or as a table if the terminal is too narrow."""
    spec = load_map(state.box.board.id)
    if table or terminal_width() < board_width(spec):
        print_rows(board_table(spec, state, names, notes=notes))
    else:
        print_rows(board_text(spec, state, names, notes=notes))
    print_text(legend(names, prices=bool(notes)), "dim")


def print_seats(state: State, names: Names, *, column: bool = True) -> None:
    """Print the seats and, unless the game is over, the column of combos."""
    print_rows(seat_rows(state, names))
    if column and state.phase != s.OVER:
        print_text()
        print_rows([[Run(names.texts.say("table-combos"), "dim")], *combo_rows(state, names)])


def describe_decision(state: State, names: Names) -> str:
    """Return one line that says which player must decide what."""
    if state.phase == s.OVER:
        coins = [int(state.coins(seat)) for seat in range(int(state.box.seats))]
        best = [int(seat) for seat in winners(state)]
        return event_sentence(Event("game_over", {"coins": coins, "winners": best}), names)
    if state.awaits_chance:
        return names.texts.say("terminal-dealer", what="die" if state.awaits_die else "combo")
    task, facts = _task(state, names)
    return names.texts.say(f"terminal-task-{task}", seat=names.seat(int(state.actor)), **facts)


def _task(state: State, names: Names) -> tuple[str, dict[str, Fact]]:
    """Return the kind of decision of the seat to act, and its facts."""
    people = s.KINDS * int(state.actor) + s.ACTIVE
    phase = int(state.phase)
    if phase <= s.CONQUEST:
        if not state.has_active_race(state.actor):
            return "pick", {}
        return _conquest_task(state, people, names)
    if phase == s.AFTER_SCORING:
        return "after_scoring", {"may": _late_choice(state)}
    if phase == s.REDEPLOYMENT and must_withdraw(state, people):
        missing = int(visitors_of(state, people) - state.hand(people))
        return "withdraw", {"regions": min(missing, int(size(state.regions(people))))}
    return _placing_task(state, people)


def _conquest_task(state: State, people: int, names: Names) -> tuple[str, dict[str, Fact]]:
    facts = people_forms(state, people, names)
    facts["hand"] = int(hand_when_ready(state, people))
    if state.phase != s.CONQUEST:
        return "start", facts
    roll = int(state.cells[s.PENDING_ROLL])
    return ("rolled", {**facts, "number": roll}) if roll >= 0 else ("conquest", facts)


def _late_choice(state: State) -> str:
    blocks = {int(block_of(action)) for action in legal_actions(state)}
    if ALLY not in blocks:
        return "decline"
    return "both" if {DECLINE, DECLINE_AT} & blocks else "ally"


def _placing_task(state: State, people: int) -> tuple[str, dict[str, Fact]]:
    left = int(deployable(state, people))
    declined = int(state.declined_actor(state.actor))
    if declined != s.NOBODY:
        left += int(deployable(state, declined))
    if not left:
        return "end", {"more": "yes" if len(legal_actions(state)) > 1 else "no"}
    return ("redeployment" if state.phase == s.REDEPLOYMENT else "refuge"), {"tokens": left}
