"""Previews for a player: what an action earns, what a combo takes, what is threatened."""

from __future__ import annotations

from smallworld.core import state as s
from smallworld.core.actions import CONQUER, CONQUER_DIE, PICK
from smallworld.core.conquest import price, targets
from smallworld.core.engine import apply, legal_actions
from smallworld.core.explain import income_parts
from smallworld.core.state import ACTIVE, KINDS, NOBODY, State
from smallworld.core.terrain import ANYWHERE, WATER
from smallworld.core.traits import Trait


def earned_by(state: State, action: int) -> int:
    """Return the change in income if the turn ended after ``action``; it must be legal.

    Do not ask for an attempt with the die: its result is not known.
    """
    return income_after(state, action) - income_now(state)


def income_now(state: State) -> int:
    """Return the income if the turn ended now."""
    return _income(state, int(state.turn))


def income_after(state: State, action: int) -> int:
    """Return the income if the turn ended after ``action``; it must be legal."""
    after = state.clone()
    apply(after, action)
    return _income(after, int(state.turn))


def _income(state: State, seat: int) -> int:
    return sum(coins for _, coins in income_parts(state, seat))


def threats(state: State, seat: int) -> dict[int, int]:
    """Return for each region of ``seat`` the fewest tokens an active enemy needs for it.

    Regions that no active race can attack now are left out. Races that are still to be
    picked do not count.
    """
    found: dict[int, int] = {}
    for other in range(int(state.box.seats)):
        people = KINDS * other + ACTIVE
        if other == seat or not state.has_active_race(other):
            continue
        within = int(targets(state, people))
        for region in range(1, int(state.box.board.size) + 1):
            holder = int(state.people_in(region))
            if within >> region & 1 and holder != NOBODY and holder // KINDS == seat:
                cost = int(price(state, people, region))
                found[region] = min(cost, found.get(region, cost))
    return found


def liked_regions(state: State, place: int) -> list[int]:
    """Return the regions whose terrain or symbol matters to a combo of the column."""
    box = state.box
    race = box.race(state.cells[s.COLUMN_RACE + place])
    power = box.power(state.cells[s.COLUMN_POWER + place])
    liked = int(box.board.having(_liked_kinds(race) | _liked_kinds(power)))
    return [region for region in range(1, int(box.board.size) + 1) if liked >> region & 1]


def _liked_kinds(trait: Trait) -> int:
    """Return the kinds of region a trait names; those it likes everywhere do not count."""
    named = (
        *(trait.saves_on, trait.saves_beside, trait.defends_on, trait.tunnels),
        *(trait.pays_on, trait.pays_beside, trait.pays_per_pair, trait.grows_on),
    )
    kinds = WATER if trait.sails else 0
    for kind in named:
        if kind & ANYWHERE != ANYWHERE:
            kinds |= int(kind)
    return kinds


def regions_after_pick(state: State, pick: int) -> list[int]:
    """Return what a combo could take this turn without the die, in order: always the cheapest.

    At the same price, regions it likes come first. ``pick`` must be legal.
    """
    liked = liked_regions(state, pick - PICK)
    after = state.clone()
    people = KINDS * int(after.turn) + ACTIVE
    apply(after, pick)
    while after.awaits_chance:  # what is revealed changes no price
        apply(after, legal_actions(after)[0])
    taken: list[int] = []
    while True:
        conquests = [act for act in legal_actions(after) if CONQUER < act <= CONQUER_DIE]
        if not conquests:
            return taken
        regions = [action - CONQUER for action in conquests]
        costs = [(int(price(after, people, region)), region not in liked) for region in regions]
        best = costs.index(min(costs))
        apply(after, conquests[best])
        taken.append(regions[best])
