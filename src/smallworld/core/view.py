"""What one seat may know: a whitelist of cells copied from the state (V4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.options import OPEN_COINS
from smallworld.core.pieces import COLUMN_LENGTH, MAX_RACES, MAX_SEATS
from smallworld.core.state import State

HIDDEN: Final = -1
SPECTATOR: Final = -1

# First cell and how many. A new cell of the state is secret until it is added here.
_PUBLIC: Final = (
    (s.ROUND, 1),
    (s.TURN, 1),
    (s.ACTOR, 1),
    (s.PHASE, 1),
    (s.DIE_FOR, 1),
    (s.DIE_REGION, 1),
    (s.TURN_CELLS_START, s.TURN_CELLS_END - s.TURN_CELLS_START),
    (s.TRIBES, 1),
    (s.FORTRESSES, 1),
    (s.LAIRS, 1),
    (s.HOLES, 1),
    (s.HEROES, 1),
    (s.DRAGONS, 1),
    (s.UNSEEN_RACES, 1),  # which tiles are left is public, their order exists nowhere
    (s.UNSEEN_POWERS, 1),
    (s.DISCARDED_POWERS, 1),
    (s.COLUMN_SIZE, 1),
    (s.COLUMN_RACE, COLUMN_LENGTH),
    (s.COLUMN_POWER, COLUMN_LENGTH),
    (s.COLUMN_COINS, COLUMN_LENGTH),
    (s.RETURNED_COUNT, 1),
    (s.RETURNED, MAX_RACES),
    (s.TRAY, MAX_RACES),
    (s.PEACE, MAX_SEATS),
    (s.CAMPS_IN_HAND, MAX_SEATS),
    (s.CAMPS_DISPLACED, MAX_SEATS),
    (s.HEROES_IN_HAND, MAX_SEATS),
    (s.HOLES_LEFT, MAX_SEATS),
    (s.DRAGON_AT, MAX_SEATS),
    (s.RACE, s.PEOPLES),
    (s.POWER, s.PEOPLES),
    (s.HAND, s.PEOPLES),
    (s.WAITING, s.PEOPLES),
    (s.ASIDE, s.PEOPLES),
    (s.REGIONS, s.PEOPLES),
    (s.ON_BOARD, s.PEOPLES),
)


class View:
    """A game as ``seat`` may know it (or a SPECTATOR); unknown coins are HIDDEN."""

    def __init__(self, seat: int, box: Box, cells: vec[i64]) -> None:
        self.seat = seat
        self.box = box
        self.cells = cells

    def snapshot(self) -> list[int]:
        """Return the visible cells as plain integers."""
        return [int(cell) for cell in self.cells]

    def coins(self) -> list[int | None]:
        """Return the coins of each seat; None where they are hidden."""
        shown = [int(self.cells[s.COINS + seat]) for seat in range(int(self.box.seats))]
        return [None if coins == HIDDEN else coins for coins in shown]

    def as_state(self) -> State:
        """Return a state to look at; hidden coins stay HIDDEN."""
        return State(self.box, self.cells[:])


def view_of(state: State, seat: int) -> View:
    """Return what ``seat`` may know of ``state``."""
    source = state.cells
    cells = vec[i64]([0] * len(source))
    for first, count in _PUBLIC:
        for cell in range(first, first + count):
            cells[cell] = source[cell]
    for cell in range(s.REGION_CELLS, len(source)):
        cells[cell] = source[cell]
    open_coins = state.box.options & OPEN_COINS != 0 or state.phase == s.OVER
    for other in range(int(state.box.seats)):
        known = open_coins or other == seat
        cells[s.COINS + other] = source[s.COINS + other] if known else HIDDEN
    return View(seat, state.box, cells)
