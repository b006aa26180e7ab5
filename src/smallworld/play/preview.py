"""What a player wants to know before deciding: what a conquest earns, who threatens what."""

from __future__ import annotations

from smallworld.core.conquest import price, targets
from smallworld.core.engine import apply
from smallworld.core.explain import income_parts
from smallworld.core.state import ACTIVE, KINDS, NOBODY, State


def earned_by(state: State, action: int) -> int:
    """Coins more, or less, if the turn ended right after ``action``; it must be legal.

    An attempt with the die is counted as a success nobody can promise: ask only for others.
    """
    after = state.clone()
    apply(after, action)
    return _income(after, state) - _income(state, state)


def _income(state: State, whose: State) -> int:
    return sum(coins for _, coins in income_parts(state, int(whose.turn)))


def threats(state: State, seat: int) -> dict[int, int]:
    """For every region ``seat`` holds the tokens that the cheapest active enemy needs for it.

    Regions that nobody can attack as things stand are left out. Races still to be picked
    are not counted: nobody knows what they will be.
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
