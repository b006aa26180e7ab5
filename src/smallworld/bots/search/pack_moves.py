"""Moves that only tiles of packs bring: spending, the catapult, markers, the tower.

The callers ask the abilities or the box first: games with official tiles never come here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.evaluation import enemy_reach
from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.bits import lowest, only
from smallworld.core.conquest import (
    immune,
    may_hire,
    may_hurl,
    price,
    targets,
    undiscounted_price,
)
from smallworld.core.decline import needs_tower
from smallworld.core.markers import marker_trait
from smallworld.core.pieces import MAX_HURLED
from smallworld.core.redeploy import catapult_sites, marker_sites
from smallworld.core.state import State
from smallworld.core.traits import Trait

NO_MOVE: Final = -1


def decline_action(state: State) -> int:
    """Return the decline of the seat to move; a tower goes where it is hardest to take."""
    seat = state.cells[s.TURN]
    if not state.box.has_towers or not needs_tower(state, seat):
        return a.DECLINE
    return int(a.DECLINE_AT + _hardest(state, state.regions(s.KINDS * seat + s.ACTIVE)))


def _hardest(state: State, regions: i64) -> i64:
    best: i64 = 0
    most: i64 = -1
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        cost = undiscounted_price(state, s.NOBODY, region)
        if cost > most:
            best = region
            most = cost
    return best


def waits_after_roll(state: State) -> bool:
    """Return whether a final attempt has failed unless something is spent on it."""
    v = state.cells
    return v[s.DIE_REGION] != 0 and v[s.DIE_FOR] == s.NO_DIE and v[s.PENDING_ROLL] >= 0


def spending(state: State, people: i64, region: i64) -> i64:
    """Return the conquest of ``region`` that spends least, or NO_MOVE."""
    can = state.abilities(people)
    count: i64 = 1
    while can.hurls and count <= MAX_HURLED:
        if may_hurl(state, people, can, region, count):
            return a.conquer_hurl(region, count)
        count += 1
    if may_hire(state, people, can, region):
        return a.CONQUER_HIRED + region
    return NO_MOVE


def catapult_for(state: State, people: i64, target: i64) -> i64:
    """Return the region from which the catapult reaches ``target``, or 0."""
    sites = catapult_sites(state, people // s.KINDS)
    probe = state.clone()
    probe.cells[s.CATAPULT] = s.LOADED
    while sites:
        region = lowest(sites)
        sites &= sites - 1
        probe.cells[s.CATAPULT_AT + people // s.KINDS] = region
        if (probe.catapult_range(people) >> target) & 1:
            return region
    return 0


def catapult_targets(state: State, people: i64) -> i64:
    """Return the regions that the catapult alone brings into reach now."""
    seat = people // s.KINDS
    sites = catapult_sites(state, seat)
    probe = state.clone()
    probe.cells[s.CATAPULT] = s.LOADED
    found: i64 = 0
    while sites:
        region = lowest(sites)
        sites &= sites - 1
        probe.cells[s.CATAPULT_AT + seat] = region
        found |= probe.catapult_range(people)
    found &= state.box.board.land & ~state.regions(people) & ~immune(state, people)
    return found & ~targets(state, people)


def next_marker(state: State, seat: i64) -> i64:
    """Return the next placement of a marker or of an unused catapult, or NO_MOVE."""
    slot = 2 * seat
    while slot < 2 * seat + 2:
        sites = marker_sites(state, slot)
        if sites:
            region = _best_site(state, seat, marker_trait(state, slot), sites)
            if region:
                block: i64 = a.PLACE_POWER_MARKER if slot % 2 else a.PLACE_MARKER
                return block + region
        slot += 1
    sites = catapult_sites(state, seat)
    if sites:
        return a.PLACE_CATAPULT + _most_exposed(state, seat, sites)
    return NO_MOVE


def _best_site(state: State, seat: i64, trait: Trait, sites: i64) -> i64:
    """Return where a marker helps most, or 0 where it would not help."""
    v = state.cells
    if trait.markers_pay:
        exposed = enemy_reach(state, seat)
        safe = sites & ~exposed
        if safe:
            return lowest(safe)
        region = _hardest(state, sites)
        return region if undiscounted_price(state, s.NOBODY, region) > 4 else 0
    others: i64 = 0
    other: i64 = 0
    while other < state.box.seats:
        if other != seat:
            people = s.KINDS * other
            others |= v[s.REGIONS + people] | v[s.REGIONS + people + 1] | v[s.REGIONS + people + 2]
        other += 1
    if trait.markers_empty or trait.markers_cost:
        harmed = sites & others
        if harmed:
            return _most_harm(state, harmed)
    if trait.markers_defend or trait.markers_bonus:
        own = sites & v[s.REGIONS + s.KINDS * seat]
        return _most_exposed(state, seat, own) if own else 0
    return 0


def _most_harm(state: State, regions: i64) -> i64:
    """Return the region of the richest active race, or else of a race in decline."""
    v = state.cells
    best: i64 = 0
    most: i64 = -1
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        people = v[s.REGION_CELLS + 3 * region]
        harm = 4 * v[s.COINS + people // s.KINDS] + (1 if people % s.KINDS == s.ACTIVE else 2)
        if harm > most:
            best = region
            most = harm
    return best


def _most_exposed(state: State, seat: i64, regions: i64) -> i64:
    """Return the cheapest region next to an enemy, or the cheapest of all."""
    near = regions & enemy_reach(state, seat)
    rest = near if near else regions
    best: i64 = 0
    least: i64 = 100
    while rest:
        region = lowest(rest)
        rest &= rest - 1
        cost = undiscounted_price(state, s.NOBODY, region)
        if cost < least:
            best = region
            least = cost
    return best


def affordable_by_catapult(state: State, people: i64, region: i64, hand: i64) -> bool:
    """Return whether the hand is enough for a region that the catapult makes one cheaper."""
    cost = price(state, people, region) - 1
    least = state.abilities(people).least_tokens
    if cost < least:
        cost = least
    return cost <= hand and not only(region) & state.regions(people)
