"""What a seat may know: a whitelist, copied in and never deleted out (V4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.options import OPEN_COINS
from smallworld.core.pieces import COLUMN_LENGTH, MAX_RACES, MAX_SEATS
from smallworld.core.state import (
    ACTOR,
    ASIDE,
    CAMPS_DISPLACED,
    CAMPS_IN_HAND,
    COINS,
    COLUMN_COINS,
    COLUMN_POWER,
    COLUMN_RACE,
    COLUMN_SIZE,
    DIE_FOR,
    DIE_REGION,
    DISCARDED_POWERS,
    DRAGON_AT,
    DRAGONS,
    FORTRESSES,
    HAND,
    HEROES,
    HEROES_IN_HAND,
    HOLES,
    HOLES_LEFT,
    LAIRS,
    ON_BOARD,
    OVER,
    PEACE,
    PEOPLES,
    PHASE,
    POWER,
    RACE,
    REGION_CELLS,
    REGIONS,
    RETURNED,
    RETURNED_COUNT,
    ROUND,
    TRAY,
    TRIBES,
    TURN,
    TURN_CELLS_END,
    TURN_CELLS_START,
    UNSEEN_POWERS,
    UNSEEN_RACES,
    WAITING,
    State,
)

HIDDEN: Final = -1
SPECTATOR: Final = -1

# First cell and how many. A new cell of the state is secret until somebody adds it here.
_PUBLIC: Final = (
    (ROUND, 1),
    (TURN, 1),
    (ACTOR, 1),
    (PHASE, 1),
    (DIE_FOR, 1),
    (DIE_REGION, 1),
    (TURN_CELLS_START, TURN_CELLS_END - TURN_CELLS_START),
    (TRIBES, 1),
    (FORTRESSES, 1),
    (LAIRS, 1),
    (HOLES, 1),
    (HEROES, 1),
    (DRAGONS, 1),
    (UNSEEN_RACES, 1),  # which tiles are left is public, their order exists nowhere
    (UNSEEN_POWERS, 1),
    (DISCARDED_POWERS, 1),
    (COLUMN_SIZE, 1),
    (COLUMN_RACE, COLUMN_LENGTH),
    (COLUMN_POWER, COLUMN_LENGTH),
    (COLUMN_COINS, COLUMN_LENGTH),
    (RETURNED_COUNT, 1),
    (RETURNED, MAX_RACES),
    (TRAY, MAX_RACES),
    (PEACE, MAX_SEATS),
    (CAMPS_IN_HAND, MAX_SEATS),
    (CAMPS_DISPLACED, MAX_SEATS),
    (HEROES_IN_HAND, MAX_SEATS),
    (HOLES_LEFT, MAX_SEATS),
    (DRAGON_AT, MAX_SEATS),
    (RACE, PEOPLES),
    (POWER, PEOPLES),
    (HAND, PEOPLES),
    (WAITING, PEOPLES),
    (ASIDE, PEOPLES),
    (REGIONS, PEOPLES),
    (ON_BOARD, PEOPLES),
)


class View:
    """A game as ``seat`` sees it (SPECTATOR for nobody's seat); unknown coins are HIDDEN."""

    def __init__(self, seat: int, box: Box, cells: vec[i64]) -> None:
        self.seat = seat
        self.box = box
        self.cells = cells

    def snapshot(self) -> list[int]:
        """The visible cells as plain integers, for comparing."""
        return [int(cell) for cell in self.cells]

    def coins(self) -> list[int | None]:
        """The coins of each seat; None where they are hidden."""
        shown = [int(self.cells[COINS + seat]) for seat in range(int(self.box.seats))]
        return [None if coins == HIDDEN else coins for coins in shown]

    def as_state(self) -> State:
        """A state to look at: everything but hidden coins is as it is."""
        return State(self.box, self.cells[:])


def view_of(state: State, seat: int) -> View:
    """What ``seat`` may know of ``state``."""
    source = state.cells
    cells = vec[i64]([0] * len(source))
    for first, count in _PUBLIC:
        for cell in range(first, first + count):
            cells[cell] = source[cell]
    for cell in range(REGION_CELLS, len(source)):
        cells[cell] = source[cell]
    open_coins = state.box.options & OPEN_COINS != 0 or state.phase == OVER
    for other in range(int(state.box.seats)):
        known = open_coins or other == seat
        cells[COINS + other] = source[COINS + other] if known else HIDDEN
    return View(seat, state.box, cells)
