"""Previews for a player: what an action earns and which regions are threatened."""

from __future__ import annotations

from smallworld.core.conquest import price, targets
from smallworld.core.engine import apply
from smallworld.core.explain import income_parts
from smallworld.core.state import ACTIVE, KINDS, NOBODY, State


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
