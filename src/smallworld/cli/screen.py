"""A game on the screen: board, seats, column, and whose decision it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from smallworld.cli.paint import say, show, terminal_width
from smallworld.core.actions import ALLY, DECLINE, block_of
from smallworld.core.bits import size
from smallworld.core.conquest import hand_when_ready
from smallworld.core.engine import legal_actions
from smallworld.core.redeploy import deployable, must_withdraw, visitors_of
from smallworld.core.scoring import winners
from smallworld.core.state import (
    ACTIVE,
    AFTER_SCORING,
    CONQUEST,
    KINDS,
    NOBODY,
    OVER,
    PENDING_ROLL,
    REDEPLOYMENT,
    State,
)
from smallworld.drawing.canvas import Run
from smallworld.drawing.summary import column_text, counted, seats_text
from smallworld.drawing.text import board_table, board_text, race_word, width_of
from smallworld.packs.loader import load_map

LEGEND: Final = (
    "(race) in decline, mi mine, ma magic source, ca cavern; =2 costs two tokens, ?2 with the die"
)


def show_board(
    state: State,
    names: Sequence[str],
    *,
    table: bool = False,
    notes: Mapping[int, str] | None = None,
) -> None:
    """The board as a map, or as a table where the terminal is too narrow for a map."""
    spec = load_map(state.box.board.id)
    if table or terminal_width() < width_of(spec):
        show(board_table(spec, state, names, notes=notes))
    else:
        show(board_text(spec, state, names, notes=notes))
    say(LEGEND if notes else LEGEND.split("; ")[0], "dim")


def show_beside(state: State, names: Sequence[str], *, column: bool = True) -> None:
    """The seats, and the column of combos."""
    show(seats_text(state, names))
    if column and state.phase != OVER:
        say()
        show([[Run("The column", "dim")], *column_text(state)])


def round_line(state: State, names: Sequence[str]) -> str:
    """Which round, and whose turn."""
    return f"Round {state.round} of {state.box.board.rounds}, turn of {names[int(state.turn)]}"


def what_next(state: State, names: Sequence[str]) -> str:
    """Who must decide what, in one line."""
    if state.phase == OVER:
        return outcome(state, names)
    if state.awaits_die:
        return "The dealer has to roll the die."
    if state.awaits_reveal:
        return "The dealer has to reveal a combo."
    return f"{names[int(state.actor)]}: {_task(state)}"


def outcome(state: State, names: Sequence[str]) -> str:
    """Who won, and with how much."""
    best = winners(state)
    won = " and ".join(names[seat] for seat in best)
    coins = counted(int(state.coins(best[0])), "coin")
    return f"The game is over. {won} {'wins' if len(best) == 1 else 'share the win'} with {coins}."


def _task(state: State) -> str:
    people = KINDS * int(state.actor) + ACTIVE
    phase = int(state.phase)
    if not state.has_active_race(state.actor) and phase <= CONQUEST:
        return "pick a combo from the column"
    if phase <= CONQUEST:
        return _conquest_task(state, people)
    if phase == AFTER_SCORING:
        return _late_task(state)
    if phase == REDEPLOYMENT and must_withdraw(state, people):
        missing = int(visitors_of(state, people) - state.hand(people))
        return f"withdraw from {counted(min(missing, _held(state, people)), 'region')}"
    return _placing_task(state, people)


def _held(state: State, people: int) -> int:
    return int(size(state.regions(people)))


def _conquest_task(state: State, people: int) -> str:
    combo = f"{race_word(state.power(people).id)} {race_word(state.race(people).id)}"
    hand = counted(int(hand_when_ready(state, people)), "token")
    roll = int(state.cells[PENDING_ROLL])
    rolled = f", the die shows {roll}" if roll >= 0 else ""
    if state.phase == CONQUEST:
        return f"conquer with the {combo} or stop ({hand} in hand{rolled})"
    return f"expand with the {combo} ({hand} ready) or decline"


def _late_task(state: State) -> str:
    blocks = {int(block_of(action)) for action in legal_actions(state)}
    offers = [
        word for block, word in ((DECLINE, "decline"), (ALLY, "name an ally")) if block in blocks
    ]
    return f"{' or '.join(offers)}, or end"


def _placing_task(state: State, people: int) -> str:
    left = int(deployable(state, people))
    declined = int(state.declined_actor(state.actor))
    if declined != NOBODY:
        left += int(deployable(state, declined))
    if not left:
        return "end the turn, or place what is left" if _may_place(state) else "end the turn"
    verb = "redeploy" if state.phase == REDEPLOYMENT else "bring the displaced home"
    return f"{verb} ({counted(left, 'token')} to place), then end"


def _may_place(state: State) -> bool:
    return len(legal_actions(state)) > 1
