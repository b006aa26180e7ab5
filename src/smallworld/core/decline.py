"""Decline: the active race is flipped, an older race in decline leaves the map (D1-D15)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import lowest, size
from smallworld.core.combos import discard_badge, return_banner
from smallworld.core.events import Event
from smallworld.core.losses import leave
from smallworld.core.markers import drop_markers
from smallworld.core.state import State
from smallworld.core.transfers import BANK, move_coins, settle_decline


def needs_tower(state: State, seat: i64) -> bool:
    """Return whether the active race of ``seat`` must choose a region for its tower."""
    people = s.KINDS * seat + s.ACTIVE
    can = state.abilities(people)
    return can.race.builds_tower and state.regions(people) != 0 and not can.vanishes


def enter_decline(state: State, seat: i64, tower: i64 = 0) -> None:
    """Put the active race of ``seat`` into decline.

    The older race in decline leaves first (D3); a lasting one does not count (D10).
    A race with no token on the map gives its banner back at once (D7). A race that builds a
    tower does so in the region ``tower``, or in its first region.
    """
    v = state.cells
    people = s.KINDS * seat + s.ACTIVE
    can = state.abilities(people)
    lasting = can.lasts
    place = s.KINDS * seat + (s.LASTING if lasting else s.DECLINED)
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "race": state.race(people).id,
            "regions": int(size(v[s.REGIONS + people])),
        }
        state.events.append(Event("declined", facts))
    if state.box.has_events:
        settle_decline(state)
    if v[s.RACE + place] != s.NOBODY:
        _leave_the_map(state, place)
    _take_off_pieces(state, people)
    if can.vanishes:
        held = size(v[s.REGIONS + people])
        move_coins(state, can.race, held * can.race.vanishes_for, BANK, seat)
        move_coins(state, can.power, held * can.power.vanishes_for, BANK, seat)
        _leave_the_map(state, people)
        return
    if state.box.has_towers and needs_tower(state, seat):
        _build_tower(state, people, tower or lowest(v[s.REGIONS + people]))
    else:
        _turn_over(state, people)
    if v[s.ON_BOARD + people] == 0:
        return_banner(state, people)
        return
    if not lasting and not can.power.works_in_decline:
        discard_badge(state, people)
    _move(state, people, place)


def _leave_the_map(state: State, people: i64) -> None:
    """Return all tokens and markers of a race, usually the older one in decline (D3, X4, G13)."""
    v = state.cells
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "race": state.race(people).id,
            "regions": int(size(v[s.REGIONS + people])),
        }
        state.events.append(Event("left_the_map", facts))
    while v[s.REGIONS + people]:
        region = lowest(v[s.REGIONS + people])
        v[s.TRAY + v[s.RACE + people]] += v[s.REGION_CELLS + 3 * region + 1]
        leave(state, people, region)
    return_banner(state, people)


def _take_off_pieces(state: State, people: i64) -> None:
    """Remove holes, camps, heroes and dragon (D12)."""
    v = state.cells
    seat = people // s.KINDS
    held = v[s.REGIONS + people]
    v[s.HOLES] &= ~held
    v[s.HEROES] &= ~held
    v[s.DRAGONS] &= ~held
    v[s.HOLES_LEFT + seat] = 0
    v[s.HEROES_IN_HAND + seat] = 0
    v[s.CAMPS_IN_HAND + seat] = 0
    v[s.DRAGON_AT + seat] = 0
    v[s.STOCK + seat] = 0
    v[s.CHARGES + seat] = 0
    if state.box.has_markers:
        drop_markers(state, seat)
    while held:
        v[s.REGION_CELLS + 3 * lowest(held) + 2] = 0
        held &= held - 1


def _build_tower(state: State, people: i64, tower: i64) -> None:
    """Stack one token of each region in the region ``tower``; the others go back."""
    v = state.cells
    race = v[s.RACE + people]
    _return_hand(state, people)
    height = size(v[s.REGIONS + people])
    v[s.TRAY + race] += v[s.ON_BOARD + people] - height
    rest = v[s.REGIONS + people]
    while rest:
        region = lowest(rest)
        rest &= rest - 1
        if region != tower:
            leave(state, people, region)
    v[s.REGION_CELLS + 3 * tower + 1] = height
    v[s.ON_BOARD + people] = height
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "race": state.race(people).id,
            "region": int(tower),
            "tokens": int(height),
        }
        state.events.append(Event("tower_built", facts))


def _return_hand(state: State, people: i64) -> None:
    """Return the tokens off the map to the tray (D4, G1, R6)."""
    v = state.cells
    v[s.TRAY + v[s.RACE + people]] += (
        v[s.HAND + people] + v[s.WAITING + people] + v[s.ASIDE + people]
    )
    v[s.HAND + people] = 0
    v[s.WAITING + people] = 0
    v[s.ASIDE + people] = 0


def _turn_over(state: State, people: i64) -> None:
    """Leave one token in each region, or all for a race that goes on acting."""
    v = state.cells
    race = v[s.RACE + people]
    _return_hand(state, people)
    if state.race(people).acts_in_decline:
        return
    rest = v[s.REGIONS + people]
    v[s.TRAY + race] += v[s.ON_BOARD + people] - size(rest)
    v[s.ON_BOARD + people] = size(rest)
    while rest:
        v[s.REGION_CELLS + 3 * lowest(rest) + 1] = 1
        rest &= rest - 1


def _move(state: State, people: i64, place: i64) -> None:
    """Make the active people the people in decline at ``place``."""
    v = state.cells
    v[s.RACE + place] = v[s.RACE + people]
    v[s.POWER + place] = v[s.POWER + people]
    v[s.REGIONS + place] = v[s.REGIONS + people]
    v[s.ON_BOARD + place] = v[s.ON_BOARD + people]
    v[s.RACE + people] = s.NOBODY
    v[s.POWER + people] = s.NOBODY
    v[s.REGIONS + people] = 0
    v[s.ON_BOARD + people] = 0
    rest = v[s.REGIONS + place]
    while rest:
        v[s.REGION_CELLS + 3 * lowest(rest)] = place
        rest &= rest - 1
