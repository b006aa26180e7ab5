"""Coins and tokens that tiles of packs move: by race and by power, at every seat, to the token."""

from __future__ import annotations

import pytest

from smallworld.core.bits import members, region_set
from smallworld.core.events import Event
from smallworld.core.markers import (
    closed_by_markers,
    drop_markers,
    end_markers,
    loot_markers,
    markers_defend,
    markers_income,
    receive_markers,
)
from smallworld.core.state import (
    CATAPULT_AT,
    COINS,
    FROM_ACTIVE,
    HAND,
    KINDS,
    MARKERS,
    MARKERS_LEFT,
    RACE,
    STOCK,
    TRAY,
    State,
)
from smallworld.core.transfers import (
    collect_losses,
    exchange_losses,
    reinforce,
    settle_conquest,
    settle_decline,
    settle_pick,
    settle_scoring,
)
from tests.rules.pack_boxes import FAR, HERE, NEAR, SIDES, Keys, hold, table


def coins(state: State) -> list[int]:
    return [int(state.cells[COINS + seat]) for seat in range(3)]


def told(state: State) -> list[Event]:
    assert state.events is not None
    return state.events


def conquest(keys: dict[int, Keys], side: str, taker: int, loser: int, *, has: int = 5) -> State:
    """A seat takes NEAR from the active race of another."""
    state = table(keys, side, coins=has)
    hold(state, KINDS * taker, HERE)
    hold(state, KINDS * loser, NEAR)
    settle_conquest(state, KINDS * taker, NEAR)
    return state


PAIRS = [(0, 1), (1, 2), (2, 0)]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("taker", "loser"), PAIRS)
@pytest.mark.parametrize(
    ("key", "of_taker", "gain", "loss"),
    [
        ("takes_per_conquest", True, 2, -2),
        ("charges_attackers", False, -2, 2),
        ("rewards_attackers", False, 2, 0),
        ("pays_per_loss", False, 0, 2),
    ],
)
def test_a_conquest_moves_coins(
    key: str, of_taker: bool, gain: int, loss: int, taker: int, loser: int, side: str
) -> None:
    owner = taker if of_taker else loser
    state = conquest({owner: {key: 2}}, side, taker, loser)
    expected = [5, 5, 5]
    expected[taker] += gain
    expected[loser] += loss
    assert coins(state) == expected
    (event,) = told(state)
    assert (event.facts["coins"], event.facts["trait"]) == (2, f"{side[0]}{owner}")
    other = conquest({loser if of_taker else taker: {key: 2}}, side, taker, loser)
    assert coins(other) == [5, 5, 5] and told(other) == []


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("key", "owner"), [("takes_per_conquest", 0), ("charges_attackers", 1)])
@pytest.mark.parametrize(("has", "paid"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_nobody_pays_more_than_it_has(key: str, owner: int, side: str, has: int, paid: int) -> None:
    state = conquest({owner: {key: 2}}, side, 0, 1, has=has)
    assert coins(state) == (
        [has + paid, has - paid, has] if owner == 0 else [has - paid, has + paid, has]
    )
    assert len(told(state)) == (paid > 0)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("taker", "loser"), PAIRS)
def test_regions_taken_from_active_races_are_remembered_and_victims_grow(
    taker: int, loser: int, side: str
) -> None:
    state = conquest({taker: {"grows_per_active": 1, "victims_grow": 2}}, side, taker, loser)
    assert members(int(state.cells[FROM_ACTIVE])) == [NEAR]
    assert [int(state.cells[HAND + KINDS * seat]) for seat in (taker, loser)] == [0, 2]
    plain = conquest({taker: {"victims_grow": 2}}, side, taker, loser)
    assert plain.cells[FROM_ACTIVE] == 0


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
def test_only_regions_far_from_all_others_pay(seat: int, side: str) -> None:
    for region, paid in ((FAR, 3), (NEAR, 0)):
        state = table({seat: {"pays_per_far_conquest": 3}}, side)
        hold(state, KINDS * seat, HERE)
        settle_conquest(state, KINDS * seat, region)
        assert coins(state)[seat] == 5 + paid
    first = table({seat: {"pays_per_far_conquest": 3}}, side)
    settle_conquest(first, KINDS * seat, FAR)
    assert coins(first) == [5, 5, 5]


@pytest.mark.parametrize("taker", [0, 2])
def test_a_race_in_decline_charges_only_by_keys_for_decline(taker: int) -> None:
    keys = {"charges_in_decline": 2, "charges_attackers": 1, "pays_per_loss": 1}
    state = table({1: keys})
    declined = KINDS + 1
    state.cells[RACE + declined] = 1
    state.cells[RACE + KINDS] = -1
    hold(state, KINDS * taker, HERE)
    hold(state, declined, NEAR)
    settle_conquest(state, KINDS * taker, NEAR)
    assert coins(state) == ([3, 7, 5] if taker == 0 else [5, 7, 3])


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
def test_a_pick_pays_for_every_race_in_decline(seat: int, side: str) -> None:
    state = table({seat: {"pays_at_pick": 2}}, side)
    settle_pick(state, seat)
    assert coins(state) == [5, 5, 5]
    for people in (1, 4, 8):  # seats 0 and 1, and a race that stays beside another at seat 2
        state.cells[RACE + people] = 0
    settle_pick(state, seat)
    assert coins(state)[seat] == 5 + 3 * 2
    settle_pick(state, (seat + 1) % 3)
    assert sum(coins(state)) == 15 + 3 * 2


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
def test_a_decline_pays_active_races_only(seat: int, side: str) -> None:
    state = table({seat: {"pays_per_decline": 2}}, side)
    settle_decline(state)
    assert coins(state)[seat] == 7 and sum(coins(state)) == 17
    state.cells[RACE + KINDS * seat] = -1
    settle_decline(state)
    assert sum(coins(state)) == 17


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
def test_neighbours_pay_once_each(seat: int, side: str) -> None:
    state = table({seat: {"takes_from_neighbours": 2}}, side)
    one, other = (seat + 1) % 3, (seat + 2) % 3
    hold(state, KINDS * seat, HERE)
    hold(state, KINDS * one, NEAR)
    hold(state, KINDS * other, FAR)
    settle_scoring(state, seat)
    found = coins(state)
    assert (found[seat], found[one], found[other]) == (7, 3, 5)
    settle_scoring(state, one)
    assert coins(state) == found


@pytest.mark.parametrize(("tray", "asked", "given"), [(6, 2, 2), (6, 6, 6), (1, 2, 1), (0, 2, 0)])
def test_new_tokens_come_from_the_tray(tray: int, asked: int, given: int) -> None:
    state = table({})
    state.cells[TRAY + 2] = tray
    reinforce(state, 2 * KINDS, asked)
    assert (state.cells[HAND + 2 * KINDS], state.cells[TRAY + 2]) == (given, tray - given)
    assert [event.facts["tokens"] for event in told(state)] == ([given] if given else [])


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(
    ("lost", "rate", "tray", "gained", "left"),
    [(2, 1, 6, 0, 2), (3, 1, 6, 1, 0), (7, 1, 6, 2, 1), (7, 2, 6, 4, 1), (9, 2, 5, 4, 3)],
)
def test_lost_tokens_are_exchanged_in_sets(
    lost: int, rate: int, tray: int, gained: int, left: int, seat: int, side: str
) -> None:
    state = table({seat: {"collects_losses": rate}}, side)
    state.cells[TRAY + seat] = tray
    collect_losses(state, lost)
    assert [int(state.cells[STOCK + at]) for at in range(3)] == [
        lost if at == seat else 0 for at in range(3)
    ]
    for at in range(3):
        exchange_losses(state, at)
    assert state.cells[HAND + KINDS * seat] == gained
    assert state.cells[STOCK + seat] == left


# --- markers
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
def test_markers_of_each_seat_and_side_act_alone(seat: int, side: str) -> None:
    keys = {"markers": 4, "markers_defend": 2, "markers_cost": 1, "markers_bonus": 3}
    state = table({seat: keys}, side)
    v = state.cells
    slot = 2 * seat + (side == "power")
    for at in range(3):
        receive_markers(state, at)
    assert [int(v[MARKERS_LEFT + at]) for at in range(6)] == [4 * (at == slot) for at in range(6)]
    v[MARKERS + slot] = region_set([HERE, NEAR])
    assert [int(markers_defend(state, region)) for region in (HERE, NEAR, FAR)] == [2, 2, 0]
    other = (seat + 1) % 3
    hold(state, KINDS * seat, HERE, NEAR, FAR)
    hold(state, KINDS * other, HERE, FAR)
    assert markers_income(state, KINDS * seat) == 2 * 3
    assert markers_income(state, KINDS * other) == -1
    hold(state, KINDS * seat + 1, HERE)
    assert markers_income(state, KINDS * seat + 1) == 0
    assert closed_by_markers(state) == 0
    end_markers(state, seat)
    assert members(int(v[MARKERS + slot])) == sorted([HERE, NEAR])  # they last
    drop_markers(state, other)
    assert v[MARKERS + slot] and v[MARKERS_LEFT + slot] == 4
    drop_markers(state, seat)
    assert (v[MARKERS + slot], v[MARKERS_LEFT + slot]) == (0, 0)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
def test_markers_that_pay_are_used_up_and_those_that_close_come_back(seat: int, side: str) -> None:
    slot = 2 * seat + (side == "power")
    for keys, paid, back in (({"markers_pay": 2}, 4, 0), ({"markers_close": True}, 0, 2)):
        state = table({seat: {"markers": 5, **keys}}, side)
        v = state.cells
        v[MARKERS + slot] = region_set([HERE, NEAR])
        closed = [HERE, NEAR] if back else []
        assert members(int(closed_by_markers(state))) == sorted(closed)
        for other in range(3):
            if other != seat:
                end_markers(state, other)
        assert v[MARKERS + slot]
        end_markers(state, seat)
        assert (coins(state)[seat], v[MARKERS_LEFT + slot], v[MARKERS + slot]) == (
            5 + paid,
            back,
            0,
        )


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", range(3))
def test_a_conqueror_takes_what_the_marker_would_have_paid(seat: int, side: str) -> None:
    slot = 2 * seat + (side == "power")
    taker = (seat + 1) % 3
    state = table({seat: {"markers": 5, "markers_pay": 2}}, side)
    state.cells[MARKERS + slot] = region_set([HERE, NEAR])
    loot_markers(state, KINDS * taker, HERE)
    loot_markers(state, KINDS * taker, FAR)
    assert members(int(state.cells[MARKERS + slot])) == [NEAR]
    assert coins(state)[taker] == 7 and sum(coins(state)) == 17


def test_markers_of_a_seat_that_does_not_play_do_nothing() -> None:
    keys: Keys = {"markers_pay": 2, "markers_defend": 1, "markers_cost": 1, "markers_close": True}
    state = table({0: {"markers": 5, **keys}})
    state.cells[RACE + KINDS * 3] = 0
    state.cells[MARKERS + 2 * 3] = region_set([HERE])
    hold(state, KINDS, HERE)
    assert (markers_defend(state, HERE), markers_income(state, KINDS)) == (0, 0)
    assert closed_by_markers(state) == 0
    loot_markers(state, KINDS, HERE)
    assert coins(state) == [5, 5, 5] and told(state) == []


@pytest.mark.parametrize("seat", range(3))
def test_the_catapult_closes_its_region_until_the_next_turn(seat: int) -> None:
    state = table({seat: {"catapult": True}}, "power")
    state.cells[CATAPULT_AT + seat] = NEAR
    assert members(int(closed_by_markers(state))) == [NEAR]
    end_markers(state, (seat + 1) % 3)
    assert state.cells[CATAPULT_AT + seat] == NEAR
    end_markers(state, seat)
    assert state.cells[CATAPULT_AT + seat] == 0
    state.cells[CATAPULT_AT + seat] = FAR
    drop_markers(state, seat)
    assert closed_by_markers(state) == 0
