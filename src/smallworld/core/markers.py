"""Markers and the catapult of packs: what they do on the map, and when they leave it.

Each seat has two sets of markers, of its active race and of its power. The callers ask
``box.has_markers`` first: no official tile has any.
"""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import only, size
from smallworld.core.state import State
from smallworld.core.traits import Trait
from smallworld.core.transfers import BANK, move_coins


def marker_trait(state: State, slot: i64) -> Trait:
    """Return the trait whose markers are counted at ``slot``: 2 * seat, plus 1 for the power."""
    people = s.KINDS * (slot // 2)
    return state.power(people) if slot % 2 else state.race(people)


def receive_markers(state: State, seat: i64) -> None:
    """Give a new race the markers of its tiles."""
    v = state.cells
    slot = 2 * seat
    while slot < 2 * seat + 2:
        v[s.MARKERS_LEFT + slot] = marker_trait(state, slot).markers
        slot += 1


def drop_markers(state: State, seat: i64) -> None:
    """Take the markers and the catapult of a seat out of the game, as in decline."""
    v = state.cells
    v[s.CATAPULT_AT + seat] = 0
    slot = 2 * seat
    while slot < 2 * seat + 2:
        v[s.MARKERS + slot] = 0
        v[s.MARKERS_LEFT + slot] = 0
        slot += 1


def end_markers(state: State, seat: i64) -> None:
    """Cash in or take back the markers that last until the next turn of ``seat``."""
    v = state.cells
    v[s.CATAPULT_AT + seat] = 0
    slot = 2 * seat
    while slot < 2 * seat + 2:
        there = v[s.MARKERS + slot]
        if there:
            trait = marker_trait(state, slot)
            if trait.markers_pay:
                move_coins(state, trait, size(there) * trait.markers_pay, BANK, seat)
                v[s.MARKERS + slot] = 0
            elif trait.markers_close:
                v[s.MARKERS_LEFT + slot] += size(there)
                v[s.MARKERS + slot] = 0
        slot += 1


def loot_markers(state: State, people: i64, region: i64) -> None:
    """Pay the conqueror of a region for the markers that would have paid their owner."""
    v = state.cells
    bit = only(region)
    slot: i64 = 0
    while slot < 2 * state.box.seats:
        if v[s.MARKERS + slot] & bit:
            trait = marker_trait(state, slot)
            if trait.markers_pay:
                v[s.MARKERS + slot] &= ~bit
                move_coins(state, trait, trait.markers_pay, BANK, people // s.KINDS)
        slot += 1


def markers_defend(state: State, region: i64) -> i64:
    """Return the tokens that markers add to the price of ``region``."""
    more: i64 = 0
    slot: i64 = 0
    while slot < 2 * state.box.seats:
        if (state.cells[s.MARKERS + slot] >> region) & 1:
            more += marker_trait(state, slot).markers_defend
        slot += 1
    return more


def markers_income(state: State, people: i64) -> i64:
    """Return the coins that markers add to the income of a people, negative if they take some."""
    more: i64 = 0
    held = state.regions(people)
    slot: i64 = 0
    while slot < 2 * state.box.seats:
        there = state.cells[s.MARKERS + slot] & held
        if there:
            trait = marker_trait(state, slot)
            if slot // 2 != people // s.KINDS:
                more -= size(there) * trait.markers_cost
            elif people % s.KINDS == s.ACTIVE:
                more += size(there) * trait.markers_bonus
        slot += 1
    return more


def closed_by_markers(state: State) -> i64:
    """Return the regions that nobody may enter because of a marker or a catapult."""
    v = state.cells
    closed: i64 = 0
    slot: i64 = 0
    while slot < 2 * state.box.seats:
        if v[s.MARKERS + slot] and marker_trait(state, slot).markers_close:
            closed |= v[s.MARKERS + slot]
        if v[s.CATAPULT_AT + slot // 2]:
            closed |= only(v[s.CATAPULT_AT + slot // 2])
        slot += 1
    return closed


def placed_facts(seat: i64, region: i64, trait: Trait) -> dict[str, object]:
    """Return the facts of an event: a marker or the catapult was placed."""
    return {"seat": int(seat), "region": int(region), "trait": trait.id}
