"""Losing a region: tokens, camps and markers of whoever stood there (L1-L10)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.bits import only
from smallworld.core.combos import return_banner
from smallworld.core.events import Event
from smallworld.core.options import SPARED_LOST_TO_CONVERSION
from smallworld.core.state import (
    ACTIVE,
    CAMPS_DISPLACED,
    CAMPS_IN_HAND,
    DRAGON_AT,
    DRAGONS,
    FORTRESSES,
    HAND,
    HEROES,
    HEROES_IN_HAND,
    HOLES,
    KINDS,
    LAIRS,
    NOBODY,
    ON_BOARD,
    RACE,
    REGION_CELLS,
    REGIONS,
    TRAY,
    TRIBES,
    TURN,
    WAITING,
    State,
)


def tokens_lost(state: State, people: i64, converted: bool) -> i64:
    """One token, or none for a race that is spared (L1-L3, R9)."""
    is_acting = people % KINDS == ACTIVE or state.race(people).acts_in_decline
    if not (is_acting and state.abilities(people).loses_none):
        return 1
    if converted and state.box.options & SPARED_LOST_TO_CONVERSION:
        return 1
    return 0


def drive_out(state: State, region: i64, converted: bool) -> None:
    """Whoever stands in ``region`` leaves it because it was conquered."""
    v = state.cells
    bit = only(region)
    v[TRIBES] &= ~bit
    people = v[REGION_CELLS + 3 * region]
    if people == NOBODY:
        return
    tokens = v[REGION_CELLS + 3 * region + 1]
    lost = tokens_lost(state, people, converted)
    seat = people // KINDS
    v[TRAY + v[RACE + people]] += lost
    if seat == v[TURN] and people % KINDS == ACTIVE:
        v[WAITING + people] += tokens - lost  # hit by the own declined race (G7)
    else:
        v[HAND + people] += tokens - lost
    camps = v[REGION_CELLS + 3 * region + 2]
    if seat != v[TURN]:
        v[CAMPS_DISPLACED + seat] += camps
    if state.heard is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % KINDS != ACTIVE,
            "lost": int(lost),
            "kept": int(tokens - lost),
            "camps": int(camps),
        }
        state.heard.append(Event("driven_out", facts))
    leave(state, people, region)
    if people % KINDS != ACTIVE and v[ON_BOARD + people] == 0 and v[HAND + people] == 0:
        return_banner(state, people)


def leave(state: State, people: i64, region: i64) -> None:
    """Empty a region of its people and take off or hand back its pieces (A12, L9).

    The tokens themselves are the caller's business.
    """
    v = state.cells
    bit = only(region)
    seat = people // KINDS
    cell = REGION_CELLS + 3 * region
    v[REGIONS + people] &= ~bit
    v[ON_BOARD + people] -= v[cell + 1]
    v[CAMPS_IN_HAND + seat] += v[cell + 2]
    v[cell] = NOBODY
    v[cell + 1] = 0
    v[cell + 2] = 0
    v[FORTRESSES] &= ~bit
    v[LAIRS] &= ~bit
    v[HOLES] &= ~bit
    if v[HEROES] & bit:
        v[HEROES] &= ~bit
        v[HEROES_IN_HAND + seat] += 1
    if v[DRAGONS] & bit:
        v[DRAGONS] &= ~bit
        v[DRAGON_AT + seat] = 0


def abandon(state: State, people: i64, region: i64) -> None:
    """Take the last tokens out of a region (A9, A12)."""
    v = state.cells
    v[HAND + people] += v[REGION_CELLS + 3 * region + 1]
    leave(state, people, region)
    if state.heard is not None:
        facts: dict[str, object] = {
            "seat": int(people // KINDS),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % KINDS != ACTIVE,
        }
        state.heard.append(Event("abandoned", facts))
