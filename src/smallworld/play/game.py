"""A game: its log, undo, copies, and the queries of its clients."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Self

from smallworld.core.actions import written
from smallworld.core.box import Box
from smallworld.core.events import Event
from smallworld.core.scoring import winners
from smallworld.core.state import PHASE_NAMES, State
from smallworld.core.view import SPECTATOR, View, view_of
from smallworld.core.wording import wording
from smallworld.packs.game_packs import SHELF_ONLY, GamePacks
from smallworld.packs.loader import shared_box
from smallworld.packs.options import options_from
from smallworld.play.dealer import Dealer
from smallworld.play.log import DEALER as DEALER
from smallworld.play.log import Line as Line
from smallworld.play.log import Log

if TYPE_CHECKING:
    from smallworld.play.explain import Explanation

LONGEST_NAME: Final = 60
DEFAULT_NAMES: Final = ("Ann", "Bo", "Cy", "Dee", "Eve")


class Game(Log):
    """A game in progress. The log is the game; the state follows from it.

    ``box`` is what it is played with, ``names`` are those of the seats, ``state`` is the engine's
    state, ``log`` its lines, ``dealer`` draws dice and combos. Two games are equal if they have the
    same box, names, start and log. Copies and pickles go on with the same draws of the dealer.
    """

    def __init__(
        self,
        box: Box,
        names: Sequence[str],
        *,
        dealer: Dealer | None = None,
        start: State | None = None,
        game_packs: GamePacks = SHELF_ONLY,
    ) -> None:
        if not isinstance(box, Box):
            raise TypeError(f"a Game needs a Box, not {box!r:.40}: new_game starts from a map")
        _check_names(names)
        if len(names) != box.seats:
            raise ValueError(f"{box.board.id} is for {box.seats} seats, not {len(names)}")
        super().__init__(box, dealer or Dealer(), start)
        self.game_packs = game_packs  # finds the packs and the map of the box
        self.names = [_fit_name(name, seat) for seat, name in enumerate(names)]

    # --- files, positions, copies
    @classmethod
    def from_record(
        cls, text: str, *, seed: int | None = None, game_packs: GamePacks = SHELF_ONLY
    ) -> Game:
        """Read a game file (``.swg``) and check every line; raise ``BadRecord`` if one is wrong.

        If it ends where the dealer must act, the dealer acts. ``seed`` is for that and for all
        that is played from here.
        """
        from smallworld.play.record import read_record

        if not isinstance(text, str):
            raise TypeError(f"a game file is read from its text, not from {text!r:.40}")
        game = read_record(text, dealer=Dealer(seed), game_packs=game_packs)
        game.deal()
        return game

    def to_record(self) -> str:
        """Return the game file (``.swg``) of this game."""
        from smallworld.play.record import write_record

        return write_record(self)

    @classmethod
    def from_position(
        cls,
        position: dict[str, object] | str,
        *,
        seed: int | None = None,
        game_packs: GamePacks = SHELF_ONLY,
    ) -> Game:
        """Start from a position, as JSON values or text; raise ``BadPosition`` if it is wrong."""
        from smallworld.play.position.read import read_position, read_position_text

        if isinstance(position, str):
            state, names = read_position_text(position, game_packs)
        else:
            state, names = read_position(position, game_packs)
        game = cls(state.box, names, dealer=Dealer(seed), start=state, game_packs=game_packs)
        game.deal()
        return game

    def to_position(self) -> dict[str, object]:
        """Return the position now, as JSON values, hidden coins included."""
        from smallworld.play.position.write import position_json

        return position_json(self.state, self.names)

    def copy(self) -> Self:
        """Return an independent copy that goes on with the same draws of the dealer."""
        twin = type(self).__new__(type(self))
        Game.__init__(
            twin,
            self.box,
            self.names,
            dealer=copy.deepcopy(self.dealer),
            start=self.start,
            game_packs=self.game_packs,
        )
        twin.copy_log(self)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        lines = [(line.seat, line.action) for line in self.log]
        parts = (self.box, self.names, self.dealer, self.start, self.game_packs, lines)
        return (_game_from, (type(self), *parts))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.box.same_as(other.box)
            and self.names == other.names
            and self.start == other.start
            and [(line.seat, line.action) for line in self.log]
            == [(line.seat, line.action) for line in other.log]
        )

    def __repr__(self) -> str:
        state = self.state
        coins = ", ".join(
            f"{name} {coins}" for name, coins in zip(self.names, self.coins, strict=True)
        )
        if self.over:
            names = " and ".join(self.names[seat] for seat in self.winners)
            now = f"over, won by {names}"
        else:
            who = "the dealer" if self.to_act is None else self.names[self.to_act]
            phase = PHASE_NAMES[int(state.phase)]
            now = f"round {state.round}/{self.box.board.rounds}, {who} to act ({phase})"
        return f"<Game {self.box.board.id}: {now}; coins: {coins}>"

    # --- queries
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

    def view(self, seat: int = SPECTATOR) -> View:
        """Return what ``seat`` may know; without a seat, what a spectator may know."""
        return view_of(self.state, seat)

    def explain(self, action: str | int) -> Explanation:
        """Explain whether an action is legal and what it costs or brings."""
        from smallworld.play.explain import explain

        return explain(self.state, self.number_of(action))

    def text_of(self, action: int) -> str:
        """Return the text of an action given as a number."""
        return written(action, self.box)

    def sentences(self, lang: str = "en", events: Iterable[Event] | None = None) -> list[str]:
        """Tell events in the words of a language, one sentence each.

        Without ``events``, all that happened in the game so far.
        """
        if events is None:
            events = (event for line in self.log for event in line.events)
        return wording().events(self, list(events), lang)

    # --- undo (T8)
    def undo(self) -> None:
        """Take back the last action of the seat to act, within its own turn.

        Raises ``IllegalAction`` where the rules of the table end it: at the last roll or reveal
        and at the start of the turn. To go back further, play on a ``copy``, or ``cut`` the log.
        """
        refused = self.why_no_undo()
        if refused is not None:
            raise refused
        self.cut(len(self.log) - 1)

    def reset_turn(self) -> None:
        """Take back everything that ``undo`` allows."""
        self.undo()
        while self.why_no_undo() is None:
            self.cut(len(self.log) - 1)


def _game_from(
    kind: type[Game],
    box: Box,
    names: list[str],
    dealer: Dealer,
    start: State | None,
    game_packs: GamePacks,
    lines: list[tuple[int | None, int]],
) -> Game:
    """Rebuild a game by playing its log again."""
    game = kind.__new__(kind)
    Game.__init__(game, box, names, dealer=dealer, start=start, game_packs=game_packs)
    for seat, action in lines:
        game.append(seat, action)
    return game


def _check_names(names: object) -> None:
    """Raise ``TypeError`` unless these are names in a list."""
    if (
        not isinstance(names, Sequence)
        or isinstance(names, str)
        or not all(isinstance(name, str) for name in names)
    ):
        raise TypeError(f"seats are a list of names, such as ['Ann', 'Bo'], not {names!r:.40}")


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
    seats: Sequence[str] | None = None,
    *,
    seed: int | None = None,
    options: dict[str, bool] | None = None,
    packs: Sequence[str] = (),
    banners: str = "",
) -> Game:
    """Start a new game and reveal its first six combos.

    ``seats`` are the names of the players; without them there are as many as the map needs. The
    same ``seed`` gives the same game; ``None`` another one every time. ``packs`` are ids of packs
    on the shelf; ``banners`` is how their tiles are mixed with those of the box: ``added`` (the
    default), ``only``, or ``blank`` and the chosen ids.

    >>> game = new_game("base/2", seats=["Ann", "Bo"], seed=7)
    >>> game.legal_actions()
    ['pick 1', 'pick 2', 'pick 3', 'pick 4', 'pick 5', 'pick 6']
    >>> new_game("base/3", seed=7).names
    ['Ann', 'Bo', 'Cy']
    """
    if isinstance(packs, str):
        raise TypeError(f"packs are a list of ids, such as ['fenlights'], not {packs!r:.40}")
    switches = options_from(options or {})
    if packs or banners:
        from smallworld.packs.shelf import pack_named

        labels = tuple(pack_named(id).label for id in packs)
        box = _box_with_packs(map, labels, banners, switches)
    else:
        box = shared_box(map, switches)
    names = DEFAULT_NAMES[: int(box.seats)] if seats is None else seats
    game = Game(box, names, dealer=Dealer(seed))
    game.deal()
    return game


@lru_cache(maxsize=16)
def _box_with_packs(map: str, labels: tuple[str, ...], banners: str, options: int) -> Box:
    """Build the box of these packs once: their labels contain a hash of what is in them."""
    from smallworld.packs.shelf import box_as_written

    return box_as_written(map, labels, banners, options)
