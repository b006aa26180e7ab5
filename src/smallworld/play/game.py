"""A game: its state, its log, undo, and the queries of its clients."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from smallworld.core.actions import is_chance, parse_action, written
from smallworld.core.box import Box
from smallworld.core.engine import apply, legal_actions
from smallworld.core.errors import IllegalAction
from smallworld.core.events import Event
from smallworld.core.scoring import winners
from smallworld.core.state import OVER, State, new_state
from smallworld.core.view import View, view_of
from smallworld.packs.game_packs import SHELF_ONLY, GamePacks
from smallworld.play.dealer import Dealer

if TYPE_CHECKING:
    from smallworld.play.explain import Explanation

DEALER = None  # stands for a seat in a line of the dealer
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: the seat or the dealer, the action, and its events."""

    seat: int | None
    action: int
    events: tuple[Event, ...]


class Game:
    """A game in progress. The log is the game; the state follows from it."""

    def __init__(
        self,
        box: Box,
        names: Sequence[str],
        *,
        dealer: Dealer | None = None,
        start: State | None = None,
        game_packs: GamePacks = SHELF_ONLY,
    ) -> None:
        if len(names) != box.seats:
            raise ValueError(f"{box.board.id} is for {box.seats} seats, not {len(names)}")
        self.box = box
        self.game_packs = game_packs  # finds the packs and the map of the box
        self.names = [_fit_name(name, seat) for seat, name in enumerate(names)]
        self.dealer = dealer or Dealer()
        self.start = None if start is None else start.clone()
        self.state = new_state(box) if start is None else start.clone()
        self.log: list[Line] = []
        self._before: list[State] = []  # the state before each line

    # --- queries
    @property
    def over(self) -> bool:
        """Whether the last turn has ended."""
        return self.state.phase == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that must decide; ``None`` when the dealer must, or the game is over."""
        if self.over or self.state.awaits_chance:
            return None
        return int(self.state.actor)

    @property
    def coins(self) -> list[int]:
        """The coins of every seat, hidden ones included."""
        return [int(self.state.coins(seat)) for seat in range(int(self.box.seats))]

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty before the end."""
        return winners(self.state) if self.over else []

    @property
    def last_income(self) -> dict[str, object] | None:
        """The facts of the last income that was paid."""
        for line in reversed(self.log):
            for event in reversed(line.events):
                if event.kind == "income":
                    return event.facts
        return None

    def legal_actions(self) -> list[str]:
        """Return all legal actions of the seat to act, or of the dealer, as text."""
        return [written(action, self.box) for action in legal_actions(self.state)]

    def view(self, seat: int) -> View:
        """Return what ``seat`` may know."""
        return view_of(self.state, seat)

    def explain(self, action: str | int) -> Explanation:
        """Explain whether an action is legal and what it costs or brings."""
        from smallworld.play.explain import explain

        return explain(self.state, self.number_of(action))

    def number_of(self, action: str | int) -> int:
        """Return the number of an action given as text or number."""
        return parse_action(action, self.box) if isinstance(action, str) else action

    # --- actions
    def deal(self) -> list[Event]:
        """Let the dealer carry out all awaited chance actions."""
        events: list[Event] = []
        while (answer := self.dealer.answer(self.state)) is not None:
            events += self.append(DEALER, answer)
        return events

    def play(self, action: str | int, *, chance: Iterable[str | int] = ()) -> list[Event]:
        """Play ``action`` for the seat to act, then let the dealer act.

        ``chance`` forces the dealer's next answers, all or nothing: if one of them
        does not fit, nothing is played.
        """
        number = self.number_of(action)
        if is_chance(number):
            raise IllegalAction("chance.not_a_seats_word")
        return self._all_or_nothing(number, [self.number_of(forced) for forced in chance])

    def _all_or_nothing(self, number: int, forced: list[int]) -> list[Event]:
        lines = len(self.log)
        try:
            events = self.append(self.to_act, number)
            for answer in forced:
                events += self.append(DEALER, answer)
        except Exception:
            self.cut(lines)
            raise
        return events + self.deal()

    def append(self, seat: int | None, number: int) -> list[Event]:
        """Append one line to the log and apply its action to the state."""
        before = self.state
        after = before.clone()
        events: list[Event] = []
        apply(after, number, events)
        self.state = after
        self._before.append(before)
        self.log.append(Line(seat, number, tuple(events)))
        return events

    def cut(self, lines: int) -> None:
        """Shorten the log to ``lines`` lines and restore the state."""
        if lines < len(self.log):
            self.state = self._before[lines]
            del self.log[lines:]
            del self._before[lines:]

    def state_at(self, lines: int) -> State:
        """Return the state after ``lines`` lines of the log; do not change it."""
        return self.state if lines == len(self.log) else self._before[lines]

    # --- undo (T8)
    def undo(self) -> None:
        """Take back the last action of the seat to act, within its own turn."""
        refused = self.why_no_undo()
        if refused is not None:
            raise refused
        self.cut(len(self.log) - 1)

    def reset_turn(self) -> None:
        """Take back everything that ``undo`` allows."""
        self.undo()
        while self.why_no_undo() is None:
            self.cut(len(self.log) - 1)

    def why_no_undo(self) -> IllegalAction | None:
        """Return why nothing can be taken back; ``None`` if something can."""
        if self.over:
            return IllegalAction("undo.game_over")
        if not self.log:
            return IllegalAction("undo.nothing")
        before = self._before[-1]
        same_turn = before.turn == self.state.turn and before.round == self.state.round
        if not same_turn or before.actor != self.state.actor:
            return IllegalAction("undo.turn_began")
        if self.log[-1].seat is DEALER:
            return IllegalAction("undo.chance_spoke")
        return None


def _fit_name(name: str, seat: int) -> str:
    """Return a name that fits on one line of a game file; an empty one becomes "Seat N"."""
    fitting = name.strip()
    if len(fitting) > LONGEST_NAME or not fitting.isprintable():
        raise ValueError(
            f"seat {seat}: a name has at most {LONGEST_NAME} characters, all printable"
        )
    return fitting or f"Seat {seat}"


def new_game(
    map: str = "base/2",
    seats: Sequence[str] = ("Ann", "Bo"),
    *,
    seed: int | None = None,
    options: dict[str, bool] | None = None,
    packs: Sequence[str] = (),
    banners: str = "",
) -> Game:
    """Start a new game and reveal its first six combos.

    ``packs`` are ids of packs on the shelf; ``banners`` is how their tiles are mixed with
    those of the box: ``added`` (the default), ``only``, or ``blank`` and the chosen ids.

    >>> game = new_game("base/2", seats=["Ann", "Bo"], seed=7)
    >>> game.legal_actions()
    ['pick 1', 'pick 2', 'pick 3', 'pick 4', 'pick 5', 'pick 6']
    """
    from smallworld.packs.loader import base_box
    from smallworld.packs.options import options_from

    switches = options_from(options or {})
    if packs:
        from smallworld.packs.shelf import box_as_written, pack_named

        labels = [pack_named(id).label for id in packs]
        box = box_as_written(map, labels, banners, switches)
    else:
        box = base_box(map, switches)
    game = Game(box, seats, dealer=Dealer(seed))
    game.deal()
    return game
