"""Coins, charges and closed regions of packs at every seat, at the limits of each number."""

from __future__ import annotations

import pytest

from smallworld.core.bits import members
from smallworld.core.board import Board
from smallworld.core.conquest import (
    closed_by_traits,
    hired_price,
    hurled_price,
    may_hire,
    may_hurl,
    price,
    spendable,
)
from smallworld.core.state import (
    CHARGES,
    COINS,
    DIE_REGION,
    HAND,
    KINDS,
    ON_BOARD,
    RACE,
    REGION_CELLS,
    State,
)
from smallworld.core.terrain import ANYWHERE
from tests.rules.pack_boxes import BOARD, FAR, HERE, NEAR, SIDES, Keys, hold, table

SEATS = range(3)
BASE = 2 + (BOARD.mountains >> NEAR & 1)  # the price of the region without defenders


def spender(
    keys: Keys, seat: int, side: str, *, hand: int, coins: int = 0, charges: int = 0
) -> State:
    """A seat beside NEAR, where another one has three tokens."""
    state = table({seat: keys}, side, coins=9)
    other = (seat + 1) % 3
    hold(state, KINDS * seat, HERE)
    hold(state, KINDS * other, NEAR)
    v = state.cells
    v[REGION_CELLS + 3 * NEAR + 1] = 3
    v[HAND + KINDS * seat] = hand
    for at in SEATS:  # the others have what this one may lack
        v[CHARGES + at] = 9
    v[COINS + seat] = coins
    v[CHARGES + seat] = charges
    v[REGION_CELLS + 3 * HERE + 1] = 1
    v[ON_BOARD + KINDS * seat] = 1
    v[ON_BOARD + KINDS * other] = 3
    return state


def hires(state: State, seat: int) -> bool:
    people = KINDS * seat
    return may_hire(state, people, state.abilities(people), NEAR)


def hurls(state: State, seat: int, count: int) -> bool:
    people = KINDS * seat
    return may_hurl(state, people, state.abilities(people), NEAR, count)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("hired", [1, 2])
def test_one_coin_hires_and_none_does_not(seat: int, side: str, hired: int) -> None:
    cost = BASE + 3
    for coins, hand, may in (
        (1, cost - hired, True),
        (0, cost - hired, False),
        (1, cost - hired - 1, False),
        (1, cost, True),
    ):
        state = spender({"hires": hired}, seat, side, hand=hand, coins=coins)
        assert price(state, KINDS * seat, NEAR) == cost
        assert hires(state, seat) == may, (coins, hand)
    state = spender({}, seat, side, hand=cost, coins=5)
    assert not hires(state, seat)


def test_a_coin_that_saves_nothing_is_not_spent() -> None:
    state = spender({"hires": 2, "least_tokens": 3}, 1, "race", hand=9, coins=4)
    people = KINDS
    can = state.abilities(people)
    assert [int(hired_price(state, people, can, region)) for region in (NEAR, FAR)] == [3, 3]
    assert may_hire(state, people, can, NEAR) and not may_hire(state, people, can, FAR)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_no_more_charges_are_thrown_than_there_are(seat: int, side: str) -> None:
    keys: Keys = {"hurls_on": ANYWHERE, "hurls_tokens": 2}
    for charges in (0, 1, 2):
        state = spender(keys, seat, side, hand=BASE + 3, charges=charges)
        found = [count for count in (1, 2, 3) if hurls(state, seat, count)]
        assert found == [count for count in (1, 2) if count <= charges]
    state = spender(keys, seat, side, hand=BASE - 1, charges=9)
    can = state.abilities(KINDS * seat)
    costs = [int(hurled_price(state, KINDS * seat, can, NEAR, count)) for count in (0, 1, 2, 3)]
    assert costs == [BASE + 3, BASE + 1, max(BASE - 1, 1), max(BASE - 3, 1)]
    assert [count for count in (1, 2) if hurls(state, seat, count)] == [2]


def test_after_the_roll_the_last_charge_must_decide() -> None:
    keys: Keys = {"hurls_on": ANYWHERE, "hurls_tokens": 1}
    for hand, found in ((BASE + 2, [1]), (BASE + 1, [2]), (BASE, [3])):
        state = spender(keys, 2, "power", hand=hand, charges=9)
        state.cells[DIE_REGION] = NEAR
        assert [count for count in (1, 2, 3, 4) if hurls(state, 2, count)] == found
        state.cells[DIE_REGION] = 0
        assert [c for c in (1, 2, 3) if hurls(state, 2, c)] == list(range(found[0], 4))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_what_can_be_saved_is_the_larger_of_coin_and_charges(seat: int, side: str) -> None:
    keys: Keys = {"hires": 3, "hurls_on": ANYWHERE, "hurls_tokens": 2}
    for coins, charges, saved in ((0, 0, 0), (1, 0, 3), (0, 1, 2), (1, 1, 3), (1, 2, 4), (5, 2, 4)):
        state = spender(keys, seat, side, hand=2, coins=coins, charges=charges)
        people = KINDS * seat
        assert spendable(state, people, state.abilities(people)) == saved, (coins, charges)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_regions_are_closed_to_all_others_but_not_to_their_holder(seat: int, side: str) -> None:
    kinds = int(BOARD.features[NEAR])
    state = table({seat: {"immune_on": kinds}}, side)
    hold(state, KINDS * seat, NEAR, HERE)
    expected = [region for region in (NEAR, HERE) if is_of(BOARD, region, kinds)]
    for other in SEATS:
        found = members(int(closed_by_traits(state, KINDS * other)))
        assert found == ([] if other == seat else sorted(expected))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", [1, 2])
def test_regions_in_decline_are_closed_by_keys_for_decline(seat: int, kind: int) -> None:
    state = table({seat: {"immune_in_decline": ANYWHERE}})
    people = KINDS * seat + kind
    state.cells[RACE + people] = seat
    state.cells[RACE + KINDS * seat] = -1
    hold(state, people, NEAR)
    for other in SEATS:
        assert members(int(closed_by_traits(state, KINDS * other))) == [NEAR]
    assert closed_by_traits(state, people) == 0


def is_of(board: Board, region: int, kinds: int) -> bool:
    return bool(int(board.features[region]) & kinds)
