"""Losing a region: the holder's tokens, camps and markers (L1-L10)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import only
from smallworld.core.combos import return_banner
from smallworld.core.events import Event
from smallworld.core.options import ELF_LOST_TO_SORCERER
from smallworld.core.state import State
from smallworld.core.transfers import collect_losses


def tokens_lost(state: State, people: i64, region: i64, converted: bool) -> i64:
    """Return how many tokens the loser discards: one, or none if it is spared (L1-L3, R9).

    A race in decline loses all that stand there: one, unless they are a tower.
    """
    is_acting = people % s.KINDS == s.ACTIVE or state.race(people).acts_in_decline
    if not is_acting:
        return state.tokens_in(region)
    if not state.abilities(people).loses_none:
        return 1
    if converted and state.box.options & ELF_LOST_TO_SORCERER:
        return 1
    return 0


def drive_out(state: State, region: i64, converted: bool, spared: bool = False) -> None:
    """Remove the holder and the tribe from a conquered region.

    A ``spared`` race that still acts loses no token.
    """
    v = state.cells
    bit = only(region)
    if v[s.TRIBES] & bit:
        v[s.TRIBES] &= ~bit
        if state.box.collects_losses:
            collect_losses(state, 1)
    people = v[s.REGION_CELLS + 3 * region]
    if people == s.NOBODY:
        return
    tokens = v[s.REGION_CELLS + 3 * region + 1]
    lost = tokens_lost(state, people, region, converted)
    seat = people // s.KINDS
    if spared and (people % s.KINDS == s.ACTIVE or state.race(people).acts_in_decline):
        lost = 0
    v[s.TRAY + v[s.RACE + people]] += lost
    if state.box.collects_losses:
        collect_losses(state, lost)
    if seat == v[s.TURN] and people % s.KINDS == s.ACTIVE:
        v[s.WAITING + people] += tokens - lost  # hit by the seat's race in decline (G7)
    else:
        v[s.HAND + people] += tokens - lost
    camps = v[s.REGION_CELLS + 3 * region + 2]
    if seat != v[s.TURN]:
        v[s.CAMPS_DISPLACED + seat] += camps
        if state.box.rolls_for_losses and people % s.KINDS == s.ACTIVE:
            if state.abilities(people).rolls_for_losses:
                v[s.LOSS_ROLLS + seat] += lost
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % s.KINDS != s.ACTIVE,
            "lost": int(lost),
            "kept": int(tokens - lost),
            "camps": int(camps),
        }
        state.events.append(Event("driven_out", facts))
    leave(state, people, region)
    if people % s.KINDS != s.ACTIVE and v[s.ON_BOARD + people] == 0 and v[s.HAND + people] == 0:
        return_banner(state, people)


def leave(state: State, people: i64, region: i64) -> None:
    """Remove a people from a region and return its pieces (A12, L9).

    The caller moves the tokens.
    """
    v = state.cells
    bit = only(region)
    seat = people // s.KINDS
    cell = s.REGION_CELLS + 3 * region
    v[s.REGIONS + people] &= ~bit
    v[s.ON_BOARD + people] -= v[cell + 1]
    v[s.CAMPS_IN_HAND + seat] += v[cell + 2]
    v[cell] = s.NOBODY
    v[cell + 1] = 0
    v[cell + 2] = 0
    v[s.FORTRESSES] &= ~bit
    v[s.LAIRS] &= ~bit
    v[s.HOLES] &= ~bit
    if v[s.HEROES] & bit:
        v[s.HEROES] &= ~bit
        v[s.HEROES_IN_HAND + seat] += 1
    if v[s.DRAGONS] & bit:
        v[s.DRAGONS] &= ~bit
        v[s.DRAGON_AT + seat] = 0
    if state.box.has_markers and v[s.CATAPULT_AT + seat] == region:
        v[s.CATAPULT_AT + seat] = 0


def abandon(state: State, people: i64, region: i64) -> None:
    """Take the last tokens out of a region (A9, A12)."""
    v = state.cells
    v[s.HAND + people] += v[s.REGION_CELLS + 3 * region + 1]
    leave(state, people, region)
    if state.box.closes_regions and people % s.KINDS == s.ACTIVE:
        if state.abilities(people).remembers_abandoned:
            v[s.ABANDONED] |= only(region)
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % s.KINDS != s.ACTIVE,
        }
        state.events.append(Event("abandoned", facts))
