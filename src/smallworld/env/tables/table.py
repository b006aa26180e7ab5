"""One game dealt from a seed, for environments with a single game."""

from __future__ import annotations

from mypy_extensions import i64, u8

from smallworld.core.actions import DIE, SEAT_ACTIONS, VOCABULARY, seat_number
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.engine import perform
from smallworld.core.legal import fill_legal
from smallworld.core.state import OVER, State, new_state
from smallworld.env.tables.chance import Chance, deal, play_at_random
from smallworld.env.tables.layout import Layout
from smallworld.env.tables.observe import observe


class Table:
    """A game in which chance is always dealt at once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.layout = Layout(box)
        self.state = new_state(box)
        self._chance = Chance(0)
        self._no_actions = vec[u8]([0] * (SEAT_ACTIONS if box.has_later_actions else DIE))
        self._no_observation = vec[u8]([0] * self.layout.length)
        self._legal: vec[i64] = vec[i64]([0] * VOCABULARY)
        self._count: i64 = 0

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self._chance = Chance(seed)
        self.state = new_state(self.box)
        self._deal_and_list()

    def act(self, action: int) -> bool:
        """Apply ``action`` for the seat to act; return False if it is not legal."""
        wanted: i64 = action if 0 <= action < VOCABULARY else VOCABULARY
        place: i64 = 0
        while place < self._count:
            if self._legal[place] == wanted:
                perform(self.state, wanted)
                self._deal_and_list()
                return True
            place += 1
        return False

    def play_at_random(self, seats: int, choices: Chance) -> None:
        """Let a set of seats, given as bits, play at random until another seat must decide."""
        play_at_random(self.state, seats, self._chance, choices, self._legal)
        self._count = fill_legal(self.state, self._legal)

    def _deal_and_list(self) -> None:
        deal(self.state, self._chance)
        self._count = fill_legal(self.state, self._legal)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.phase == OVER

    @property
    def to_act(self) -> int:
        """Return the seat to act."""
        return int(self.state.actor)

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to act."""
        return [int(self._legal[place]) for place in range(int(self._count))]

    def mask(self) -> vec[u8]:
        """Return one byte per action of a seat: 1 if it is legal."""
        out = self._no_actions[:]
        place: i64 = 0
        while place < self._count:
            out[seat_number(self._legal[place])] = 1
            place += 1
        return out

    def observation(self, seat: int, counted: bool = False) -> vec[u8]:
        """Return the observation of ``seat``."""
        out = self._no_observation[:]
        observe(self.state, seat, self.layout, out, 0, counted)
        return out


def observation(state: State, seat: int, layout: Layout, counted: bool = False) -> vec[u8]:
    """Return the observation of ``seat`` for any state, even while chance is awaited."""
    out = vec[u8]([0] * layout.length)
    observe(state, seat, layout, out, 0, counted)
    return out
