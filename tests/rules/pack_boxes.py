"""A table of three seats whose races and powers have keys of packs, without a pack file."""

from __future__ import annotations

from typing import Any

from smallworld.core.bits import region_set
from smallworld.core.box import Box
from smallworld.core.state import (
    COINS,
    KINDS,
    POWER,
    RACE,
    REGION_CELLS,
    REGIONS,
    TRAY,
    State,
    new_state,
)
from smallworld.core.traits import Trait
from smallworld.packs.loader import load_board

BOARD = load_board("base/3")
LAND = [r for r in range(1, int(BOARD.size) + 1) if BOARD.land >> r & 1]
HERE = LAND[3]
NEAR = next(r for r in LAND if BOARD.neighbours[HERE] >> r & 1)
FAR = next(r for r in LAND if r != HERE and not BOARD.neighbours[HERE] >> r & 1)
SIDES = ("race", "power")
Keys = dict[str, Any]


def table(keys: dict[int, Keys], side: str = "race", *, coins: int = 5) -> State:
    """Three seats with active races; those in ``keys`` have keys on their race or power."""
    races = [Trait(f"r{at}", tokens=5, supply=12) for at in range(3)]
    powers = [Trait(f"p{at}", tokens=4) for at in range(3)]
    for at, own in keys.items():
        (races if side == "race" else powers)[at] = Trait(f"{side[0]}{at}", tokens=5, **own)
    state = new_state(Box(BOARD, races, powers))
    v = state.cells
    for seat in range(3):
        v[RACE + KINDS * seat] = seat
        v[POWER + KINDS * seat] = seat
        v[COINS + seat] = coins
        v[TRAY + seat] = 6
    state.events = []
    return state


def hold(state: State, people: int, *regions: int) -> None:
    state.cells[REGIONS + people] = region_set(list(regions))
    for region in regions:
        state.cells[REGION_CELLS + 3 * region] = people
