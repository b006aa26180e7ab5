"""Decline: a race is turned over, an older one leaves the map (D1-D15)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.bits import lowest, size
from smallworld.core.combos import discard_badge, return_banner
from smallworld.core.events import Event
from smallworld.core.losses import leave
from smallworld.core.state import (
    ACTIVE,
    ASIDE,
    CAMPS_IN_HAND,
    DECLINED,
    DRAGON_AT,
    DRAGONS,
    HAND,
    HEROES,
    HEROES_IN_HAND,
    HOLES,
    HOLES_LEFT,
    KINDS,
    LASTING,
    NOBODY,
    ON_BOARD,
    POWER,
    RACE,
    REGION_CELLS,
    REGIONS,
    TRAY,
    WAITING,
    State,
)


def enter_decline(state: State, seat: i64) -> None:
    """The active race of ``seat`` goes into decline.

    The old declined race leaves first (D3); a lasting one does not count (D10).
    A race with no token on the map gives its banner back at once (D7).
    """
    v = state.cells
    people = KINDS * seat + ACTIVE
    lasting = state.abilities(people).lasts
    place = KINDS * seat + (LASTING if lasting else DECLINED)
    if state.heard is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "race": state.race(people).id,
            "regions": int(size(v[REGIONS + people])),
        }
        state.heard.append(Event("declined", facts))
    if v[RACE + place] != NOBODY:
        _leave_the_map(state, place)
    _take_off_pieces(state, people)
    _turn_over(state, people)
    if v[ON_BOARD + people] == 0:
        return_banner(state, people)
        return
    if not lasting:
        discard_badge(state, people)
    _move(state, people, place)


def _leave_the_map(state: State, people: i64) -> None:
    """All tokens of an older declined race go to the tray, with its markers (D3, X4, G13)."""
    v = state.cells
    if state.heard is not None:
        facts: dict[str, object] = {
            "seat": int(people // KINDS),
            "race": state.race(people).id,
            "regions": int(size(v[REGIONS + people])),
        }
        state.heard.append(Event("left_the_map", facts))
    while v[REGIONS + people]:
        region = lowest(v[REGIONS + people])
        v[TRAY + v[RACE + people]] += v[REGION_CELLS + 3 * region + 1]
        leave(state, people, region)
    return_banner(state, people)


def _take_off_pieces(state: State, people: i64) -> None:
    """Holes, camps, heroes and dragon end with the active race (D12)."""
    v = state.cells
    seat = people // KINDS
    held = v[REGIONS + people]
    v[HOLES] &= ~held
    v[HEROES] &= ~held
    v[DRAGONS] &= ~held
    v[HOLES_LEFT + seat] = 0
    v[HEROES_IN_HAND + seat] = 0
    v[CAMPS_IN_HAND + seat] = 0
    v[DRAGON_AT + seat] = 0
    while held:
        v[REGION_CELLS + 3 * lowest(held) + 2] = 0
        held &= held - 1


def _turn_over(state: State, people: i64) -> None:
    """One token stays in each region, or all for a race that acts on; the rest to the tray."""
    v = state.cells
    race = v[RACE + people]
    v[TRAY + race] += v[HAND + people] + v[WAITING + people] + v[ASIDE + people]  # D4, G1, R6
    v[HAND + people] = 0
    v[WAITING + people] = 0
    v[ASIDE + people] = 0
    if state.race(people).acts_in_decline:
        return
    rest = v[REGIONS + people]
    v[TRAY + race] += v[ON_BOARD + people] - size(rest)
    v[ON_BOARD + people] = size(rest)
    while rest:
        v[REGION_CELLS + 3 * lowest(rest) + 1] = 1
        rest &= rest - 1


def _move(state: State, people: i64, place: i64) -> None:
    """The active people becomes the declined people ``place``."""
    v = state.cells
    v[RACE + place] = v[RACE + people]
    v[POWER + place] = v[POWER + people]
    v[REGIONS + place] = v[REGIONS + people]
    v[ON_BOARD + place] = v[ON_BOARD + people]
    v[HAND + place] = 0
    v[RACE + people] = NOBODY
    v[POWER + people] = NOBODY
    v[REGIONS + people] = 0
    v[ON_BOARD + people] = 0
    rest = v[REGIONS + place]
    while rest:
        v[REGION_CELLS + 3 * lowest(rest)] = place
        rest &= rest - 1
