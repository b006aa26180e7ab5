"""The log of a game and the state that follows from it; compiled, since every move passes here.

A state is kept for the start of each turn and for each line of the turn being played. Others
are computed again from the start of their turn.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from smallworld.core.actions import is_chance, parse_action, written_all
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.engine import apply
from smallworld.core.errors import IllegalAction
from smallworld.core.events import Event
from smallworld.core.legal import fill_legal, room_for_legal
from smallworld.core.state import OVER, State, new_state

if TYPE_CHECKING:
    from smallworld.play.dealer import Dealer

DEALER: Final = None  # stands for a seat in a line of the dealer


class Line:
    """One line of the log: the seat or the dealer, the action, and its events."""

    def __init__(self, seat: int | None, action: int, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.action = action
        self.events = events

    def __repr__(self) -> str:
        who = "*" if self.seat is None else str(self.seat)
        return f"<Line {who} {self.action}: {len(self.events)} events>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Line)
            and self.seat == other.seat
            and self.action == other.action
            and self.events == other.events
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __reduce__(self) -> tuple[object, ...]:
        return (Line, (self.seat, self.action, self.events))


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """The lines of a game, played on its state. ``Game`` adds the names and all else."""

    def __init__(self, box: Box, dealer: Dealer, start: State | None) -> None:
        self.box = box
        self.dealer = dealer
        self.start = None if start is None else start.clone()
        self.state = new_state(box) if start is None else start.clone()
        self.log: list[Line] = []
        self._turn_lines: list[int] = [0]  # how many lines each turn found in the log
        self._turn_states: list[State] = [self.state]
        self._turn_so_far: list[State] = []  # the state before each line of this turn
        self._out: vec[i64] = vec[i64]([])  # reused for legal actions

    @property
    def over(self) -> bool:
        """Whether the last turn has ended."""
        return self.state.phase == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that must decide; ``None`` when the dealer must, or the game is over."""
        return _to_act(self)

    def legal_actions(self) -> list[str]:
        """Return all legal actions of the seat to act, as text; none for the dealer."""
        if self.state.awaits_chance:
            return []
        count = _fill(self)
        return written_all(self._out, count, self.box)

    def legal_numbers(self) -> list[int]:
        """Return all legal actions of the seat to act, as numbers; none for the dealer."""
        if self.state.awaits_chance:
            return []
        count = _fill(self)
        numbers: list[int] = []
        index: i64 = 0
        while index < count:
            numbers.append(int(self._out[index]))
            index += 1
        return numbers

    def number_of(self, action: str | int) -> int:
        """Return the number of an action given as text or number."""
        return parse_action(action, self.box) if isinstance(action, str) else action

    def play(self, action: str | int, *, chance: Iterable[str | int] = ()) -> list[Event]:
        """Play ``action`` for the seat to act, then let the dealer act.

        ``chance`` forces the dealer's next answers, all or nothing: if one of them
        does not fit, nothing is played.
        """
        number = parse_action(action, self.box) if isinstance(action, str) else action
        if is_chance(number):
            raise IllegalAction("chance.not_a_seats_word")
        if isinstance(chance, str):
            raise TypeError(f"chance is a list of actions, such as ['die 3'], not {chance!r:.40}")
        if chance:
            events = self._play_forced(number, [self.number_of(answer) for answer in chance])
        else:
            events = _append(self, _to_act(self), number)
        _deal(self, events)
        return events

    def _play_forced(self, number: int, forced: list[int]) -> list[Event]:
        """Play an action and the dealer's answers to it, all or nothing."""
        lines = len(self.log)
        try:
            events = _append(self, _to_act(self), number)
            for answer in forced:
                events += _append(self, DEALER, answer)
        except Exception:
            self.cut(lines)
            raise
        return events

    def deal(self) -> list[Event]:
        """Let the dealer carry out all awaited chance actions."""
        events: list[Event] = []
        _deal(self, events)
        return events

    def append(self, seat: int | None, number: int) -> list[Event]:
        """Append one line to the log and apply its action to the state."""
        return _append(self, seat, number)

    def cut(self, lines: int) -> None:
        """Shorten the log to ``lines`` lines and restore the state."""
        if lines >= len(self.log):
            return
        if lines < 0:
            raise IndexError(f"a log cannot have {lines} lines")
        if lines < self._turn_lines[-1]:
            while self._turn_lines[-1] > lines:
                self._turn_lines.pop()
                self._turn_states.pop()
            self._replay_turn(lines)
        else:
            place = lines - self._turn_lines[-1]
            self.state = self._turn_so_far[place]
            del self._turn_so_far[place:]
        del self.log[lines:]

    def copy_log(self, other: Log) -> None:
        """Take over the lines and states of another log of the same game."""
        self.state = other.state.clone()
        self.log = other.log[:]
        self._turn_lines = other._turn_lines[:]
        self._turn_states = other._turn_states[:]
        self._turn_so_far = other._turn_so_far[:]

    def _replay_turn(self, lines: int) -> None:
        """Play the last kept turn up to so many lines of the log."""
        state = self._turn_states[-1]
        self._turn_so_far = []
        for line in self.log[self._turn_lines[-1] : lines]:
            self._turn_so_far.append(state)
            state = state.clone()
            apply(state, line.action)
        self.state = state

    def state_at(self, lines: int) -> State:
        """Return the state after ``lines`` lines of the log; do not change it."""
        if lines == len(self.log):
            return self.state
        if not 0 <= lines < len(self.log):
            raise IndexError(f"the log has {len(self.log)} lines, not {lines}")
        if lines >= self._turn_lines[-1]:
            return self._turn_so_far[lines - self._turn_lines[-1]]
        turn = bisect_right(self._turn_lines, lines) - 1
        first = self._turn_lines[turn]
        state = self._turn_states[turn]
        if lines > first:
            state = state.clone()
            for line in self.log[first:lines]:
                apply(state, line.action)
        return state

    def why_no_undo(self) -> IllegalAction | None:
        """Return why nothing can be taken back; ``None`` if something can."""
        if self.over:
            return IllegalAction("undo.game_over")
        if all(line.seat is DEALER for line in self.log):
            return IllegalAction("undo.nothing")
        if not self._turn_so_far or self._turn_so_far[-1].actor != self.state.actor:
            return IllegalAction("undo.turn_began")
        if self.log[-1].seat is DEALER:
            return IllegalAction("undo.chance_spoke")
        return None


# Functions, since a compiled method looks itself up by name on an interpreted subclass.
def _to_act(log: Log) -> int | None:
    state = log.state
    if state.phase == OVER or state.awaits_chance:
        return None
    return int(state.actor)


def _fill(log: Log) -> i64:
    """Write the legal actions to the buffer of the log and return how many there are."""
    room = room_for_legal(log.state)
    if len(log._out) < room:
        log._out = vec[i64]([0] * int(room))
    return fill_legal(log.state, log._out)


def _deal(log: Log, events: list[Event]) -> None:
    """Let the dealer act as long as it must, and add the events."""
    while log.state.awaits_chance:
        answer = log.dealer.answer(log.state)
        if answer is None:
            return
        events += _append(log, DEALER, answer)


def _append(log: Log, seat: int | None, number: int) -> list[Event]:
    before = log.state
    after = before.clone()
    events: list[Event] = []
    apply(after, number, events)
    log.state = after
    log.log.append(Line(seat, number, tuple(events)))
    if after.turn == before.turn and after.round == before.round:
        log._turn_so_far.append(before)
    else:
        log._turn_lines.append(len(log.log))
        log._turn_states.append(after)
        log._turn_so_far = []
    return events
