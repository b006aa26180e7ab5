"""Prices, odds and incomes as named parts."""

from __future__ import annotations

from smallworld.core.conquest import hand_when_ready, price
from smallworld.core.pieces import DIE_FACES
from smallworld.core.redeploy import regions_to_give_up
from smallworld.core.scoring import Part, add_part, income
from smallworld.core.state import State


def price_parts(state: State, people: int, region: int) -> list[Part]:
    """Return the price of ``region`` for ``people`` part by part; the sum is the price.

    Parts are ``base``, markers, ``tokens``, the ids of traits that defend or save,
    ``roll``, and ``minimum`` where discounts go below one (C2).
    """
    parts: list[Part] = []
    price(state, people, region, parts)
    return parts


def faces_that_help(missing: int) -> int:
    """Return how many of the six faces make up for ``missing`` tokens (N1).

    >>> [faces_that_help(missing) for missing in range(5)]
    [6, 3, 2, 1, 0]
    """
    return len([face for face in DIE_FACES if face >= missing])


def missing_tokens(state: State, people: int, region: int) -> int:
    """Return how many tokens ``people`` lacks for ``region``; 0 or less if none."""
    return int(price(state, people, region) - hand_when_ready(state, people))


def income_parts(state: State, seat: int) -> list[Part]:
    """Return the income of ``seat`` by source if the turn ended now.

    ``withdrawn`` counts regions that would have to be given up first (R3).
    """
    parts: list[Part] = []
    income(state, seat, parts)
    if seat == state.turn:
        add_part(parts, "withdrawn", -regions_to_give_up(state, seat))
    return parts
