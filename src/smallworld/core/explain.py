"""Why this price, these odds, this income: everything as named parts."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.bits import size
from smallworld.core.conquest import defending_tokens, hand_when_ready, price
from smallworld.core.options import FORCED_WITHDRAWAL
from smallworld.core.pieces import DIE_FACES
from smallworld.core.redeploy import visitors_of
from smallworld.core.scoring import Part, income
from smallworld.core.state import (
    ACTIVE,
    ASIDE,
    FORTRESSES,
    HAND,
    KINDS,
    LAIRS,
    ON_BOARD,
    PENDING_ROLL,
    PHASE,
    REDEPLOYMENT,
    TRIBES,
    WAITING,
    State,
)


def price_parts(state: State, people: int, region: int) -> list[Part]:
    """What ``region`` costs ``people``, part by part; their sum is the price.

    Parts are ``base``, markers, ``tokens``, the ids of the race and the power that
    save, ``roll``, and ``minimum`` where savings would go below one (C2).
    """
    board = state.box.board
    parts: list[Part] = [("base", 2)]
    _add(parts, "mountain", (board.mountains >> region) & 1)
    _add(parts, "fortress", int(state.has(FORTRESSES, region)))
    _add(parts, "lair", int(state.has(LAIRS, region)))
    _add(parts, "tribe", int(state.has(TRIBES, region)))
    _add(parts, "camps", state.camps_in(region))
    _add(parts, "tokens", defending_tokens(state, people, region))
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
        _add(parts, "withdrawn", -_regions_to_give_up(state, seat))
    return parts


def _regions_to_give_up(state: State, seat: i64) -> i64:
    people = KINDS * seat + ACTIVE
    visitors = visitors_of(state, people)
    if not visitors or not state.box.options & FORCED_WITHDRAWAL:
        return 0
    if state.cells[PHASE] > REDEPLOYMENT:
        return 0
    v = state.cells
    held = size(state.regions(people))
    # Tokens used in conquests this turn are lifted again before the visitors leave.
    spare = v[HAND + people] + v[WAITING + people] + v[ASIDE + people]
    if v[PHASE] < REDEPLOYMENT:
        spare += v[ON_BOARD + people] - held
    missing = visitors - spare
    if missing <= 0:
        return 0
    return missing if missing < held else held
