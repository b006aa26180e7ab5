"""Split a game into turns, and replay a turn without its reveals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from smallworld.core.actions import DIE, LATER, REVEAL, is_chance, is_decline, written
from smallworld.core.engine import perform
from smallworld.core.state import AFTER_SCORING, LAST_DIE, NOBODY, OVER, State
from smallworld.play.game import DEALER, Game, Line

CHANCES_OF_A_FACE: Final = ((0, 3 / 6), (1, 1 / 6), (2, 1 / 6), (3, 1 / 6))


@dataclass(frozen=True)
class Turn:
    """One turn: log lines from ``first`` to ``last``, including the reveals after it."""

    number: int
    seat: int
    round: int
    first: int
    last: int
    is_whole: bool  # the next turn has begun, or the game is over

    def actions(self, game: Game) -> list[int]:
        """Return the actions of the seat."""
        return [line.action for line in game.log[self.first : self.last] if line.seat == self.seat]

    def action_texts(self, game: Game) -> list[str]:
        """Return the actions of the seat as text."""
        return [written(action, game.box) for action in self.actions(game)]


def turns_of(game: Game) -> list[Turn]:
    """Return all turns of a game in order; the last one may be incomplete."""
    starts: list[tuple[int, int, int]] = []  # line, round, seat
    for index, line in enumerate(game.log):
        if line.seat is DEALER:
            continue
        before = game.state_at(index)
        now = (int(before.round), int(before.turn))
        if not starts or starts[-1][1:] != now:
            starts.append((index, *now))
    ends = [*(index for index, _, _ in starts[1:]), len(game.log)][: len(starts)]
    found = []
    for number, ((first, round, seat), last) in enumerate(zip(starts, ends, strict=True)):
        after = game.state_at(last)
        whole = after.phase == OVER or (int(after.round), int(after.turn)) != (round, seat)
        found.append(Turn(number, seat, round, first, last, whole))
    return found


@dataclass(frozen=True)
class Roll:
    """A die roll: the state before it, and the number rolled."""

    line: int
    before: State
    face: int


@dataclass(frozen=True)
class Moment:
    """A decision point: the start of a turn or after a roll, up to the next roll."""

    line: int
    state: State
    actions: list[int]  # of the seat, from here on
    after: State  # state at the end of the turn, or before the next roll


class Replay:
    """A replayed turn; combos stay face down, so that plans are compared before the draw.

    ``rolls`` are its rolls, ``end`` is the state after it, ``late`` the one before a late
    decline.
    """

    def __init__(self, game: Game, turn: Turn) -> None:
        self.rolls: list[Roll] = []
        self.late: State | None = None
        self.reveals: list[int] = []  # line numbers
        self.moments: list[Moment] = []
        self.end = game.state_at(turn.first).clone()
        self._seat = turn.seat
        self._line = turn.first  # first line of the current moment
        self._state = self.end.clone()
        self._actions: list[int] = []
        for line in range(turn.first, turn.last):
            self._replay_line(line, game.log[line])
        self._end_moment()

    def _replay_line(self, line: int, entry: Line) -> None:
        state, action = self.end, entry.action
        if REVEAL <= action < LATER:
            self.reveals.append(line)
            return
        if entry.seat == self._seat:
            self._actions.append(action)
        if is_decline(action) and state.phase == AFTER_SCORING:
            self.late = state.clone()
        if is_chance(action):
            self.rolls.append(Roll(line, state.clone(), action - DIE))
            self._end_moment()
        perform(state, action)
        if is_chance(action):
            self._line, self._state, self._actions = line + 1, state.clone(), []

    def _end_moment(self) -> None:
        """Append the moment that ends here, if it has any actions."""
        if self._actions:
            self.moments.append(Moment(self._line, self._state, self._actions, self.end.clone()))


def roll_outcomes(roll: Roll) -> list[tuple[float, State, bool]]:
    """List the possible states after a roll: probability, state, and whether it happened.

    Numbers that lead to the same state are merged.
    """
    known: dict[tuple[int, ...], tuple[float, State, bool]] = {}
    for face, chance in CHANCES_OF_A_FACE:
        after = roll.before.clone()
        perform(after, DIE + face)
        cells = after.snapshot()
        cells[LAST_DIE] = NOBODY  # visible, but without effect
        likely, table, came = known.get(tuple(cells), (0.0, after, False))
        known[tuple(cells)] = (likely + chance, table, came or face == roll.face)
    return list(known.values())


def after_plan(state: State, actions: Sequence[int]) -> State:
    """Return the state after a plan, up to its final roll, without reveals."""
    after = state.clone()
    for action in actions:
        perform(after, action)
    return after
