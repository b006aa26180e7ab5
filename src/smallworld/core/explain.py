"""Why this price, these odds, this income: everything as named parts."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.conquest import defending_tokens, defends, hand_when_ready, price
from smallworld.core.pieces import DIE_FACES
from smallworld.core.redeploy import regions_to_give_up
from smallworld.core.scoring import Part, income
from smallworld.core.state import (
    ACTIVE,
    FORTRESSES,
    KINDS,
    LAIRS,
    NOBODY,
    PENDING_ROLL,
    TRIBES,
    State,
)


def price_parts(state: State, people: int, region: int) -> list[Part]:
    """What ``region`` costs ``people``, part by part; their sum is the price.

    Parts are ``base``, markers, ``tokens``, the ids of traits that defend or save,
    ``roll``, and ``minimum`` where savings would go below one (C2).
    """
    board = state.box.board
    parts: list[Part] = [("base", 2)]
    _add(parts, "mountain", (board.mountains >> region) & 1)
    _add(parts, "fortress", int(state.has(FORTRESSES, region)))
    _add(parts, "lair", int(state.has(LAIRS, region)))
    _add(parts, "tribe", int(state.has(TRIBES, region)))
    _add(parts, "camps", state.camps_in(region))
    _add(parts, "tokens", defending_tokens(state, people, region))
    holder = state.people_in(region)
    if holder != NOBODY:
        for trait in (state.race(holder), state.power(holder)):
            _add(parts, trait.id, defends(state, trait, people, region))
    race = state.race(people)
    _add(parts, race.id, -race.saves(state, people, region))
    if people % KINDS == ACTIVE:
        power = state.power(people)
        _add(parts, power.id, -power.saves(state, people, region))
        if state.cells[PENDING_ROLL] > 0:
            _add(parts, "roll", -state.cells[PENDING_ROLL])
    total = sum([amount for _, amount in parts])
    _add(parts, "minimum", price(state, people, region) - total)
    return parts


def _add(parts: list[Part], name: str, amount: i64) -> None:
    if amount:
        parts.append((name, int(amount)))


def faces_that_help(missing: int) -> int:
    """How many of the six faces of the die make up for ``missing`` tokens (N1).

    >>> [faces_that_help(missing) for missing in range(5)]
    [6, 3, 2, 1, 0]
    """
    return len([face for face in DIE_FACES if face >= missing])


def missing_tokens(state: State, people: int, region: int) -> int:
    """How many tokens ``people`` lacks for ``region``; 0 or less if it can pay."""
    return int(price(state, people, region) - hand_when_ready(state, people))


def income_parts(state: State, seat: int) -> list[Part]:
    """What the turn would bring ``seat`` if it ended now, by source.

    ``withdrawn`` counts regions that would have to be given up first (R3).
    """
    parts: list[Part] = []
    income(state, seat, parts)
    if seat == state.turn:
        _add(parts, "withdrawn", -regions_to_give_up(state, seat))
    return parts
