"""Markers, catapults, towers and counts of regions of packs, at every seat and for both tiles."""

from __future__ import annotations

import pytest

from smallworld.core import state as s
from smallworld.core.bits import members, region_set
from smallworld.core.decline import enter_decline, needs_tower
from smallworld.core.redeploy import (
    catapult_sites,
    marker_sites,
    place_catapult,
    place_marker,
)
from smallworld.core.state import KINDS, State
from smallworld.core.terrain import MOUNTAIN, SEA
from tests.rules.pack_boxes import BOARD, FAR, HERE, LAND, NEAR, SIDES, Keys, hold, table

SEATS = range(3)


def around(*regions: int) -> set[int]:
    return set(members(int(BOARD.union_of_neighbours(region_set(list(regions))))))


def of_kind(kind: int) -> list[int]:
    return members(int(BOARD.having(kind)))


def redeploying(keys: Keys, seat: int, side: str, *held: int, left: int = 5) -> tuple[State, int]:
    """Return a table in redeployment, and the slot of the seat's markers."""
    state = table({seat: {"markers": 5, **keys}}, side)
    hold(state, KINDS * seat, *held)
    slot = 2 * seat + (side == "power")
    state.cells[s.PHASE] = s.REDEPLOYMENT
    state.cells[s.TURN] = seat
    state.cells[s.MARKERS_LEFT + slot] = left
    return state, slot


def sites(state: State, slot: int) -> set[int]:
    return set(members(int(marker_sites(state, slot))))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_markers_go_once_into_each_held_region(seat: int, side: str) -> None:
    state, slot = redeploying({}, seat, side, HERE, NEAR, FAR)
    assert sites(state, slot) == {HERE, NEAR, FAR}
    other = slot + 1 if side == "race" else slot - 1
    assert sites(state, other) == set()
    place_marker(state, slot, NEAR)
    assert sites(state, slot) == {HERE, FAR}
    v = state.cells
    assert (v[s.MARKERS_LEFT + slot], v[s.MARKERS + slot]) == (4, region_set([NEAR]))
    assert [int(v[s.PLACED + at]) for at in (0, 1)] == [
        region_set([NEAR]) if at == slot % 2 else 0 for at in (0, 1)
    ]
    assert state.events is not None
    assert state.events[-1].facts == {"seat": seat, "region": NEAR, "trait": f"{side[0]}{seat}"}
    v[s.MARKERS_LEFT + slot] = 0
    assert sites(state, slot) == set()
    v[s.MARKERS_LEFT + slot] = 1
    v[s.PHASE] = s.CONQUEST
    assert sites(state, slot) == set()


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_markers_for_each_region_of_a_kind(seat: int, side: str) -> None:
    mountains = of_kind(MOUNTAIN)[:2]
    state, slot = redeploying({"markers_on": MOUNTAIN}, seat, side, *mountains, HERE)
    assert sites(state, slot) == {*mountains, HERE}
    place_marker(state, slot, HERE)
    assert sites(state, slot) == set(mountains) - {HERE}
    place_marker(state, slot, mountains[0])
    assert sites(state, slot) == set()  # one for each mountain held
    without, slot = redeploying({"markers_on": MOUNTAIN}, seat, side, HERE)
    expected = {HERE} if HERE in of_kind(MOUNTAIN) else set()
    assert sites(without, slot) == expected


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_markers_near_go_into_land_next_to_the_race_too(seat: int, side: str) -> None:
    state, slot = redeploying({"markers_near": True}, seat, side, HERE)
    assert sites(state, slot) == {HERE} | (around(HERE) & set(LAND))
    state.cells[s.HEROES] = region_set([NEAR])
    assert sites(state, slot) == {HERE} | (around(HERE) & set(LAND)) - {NEAR}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_markers_beside_need_a_source_each(seat: int, side: str) -> None:
    state, slot = redeploying({"markers_beside": True}, seat, side, HERE, FAR)
    free = (around(HERE) | around(FAR)) & set(LAND) - {HERE, FAR}
    assert sites(state, slot) == free
    only_here = sorted(free - around(FAR))[0]
    place_marker(state, slot, only_here)
    assert sites(state, slot) == free & around(FAR) - {only_here}
    place_marker(state, slot, sorted(sites(state, slot))[0])
    assert sites(state, slot) == set()


@pytest.mark.parametrize("seat", SEATS)
def test_a_marker_that_empties_drives_out_others_but_not_its_own_race(seat: int) -> None:
    other = (seat + 1) % 3
    state, slot = redeploying({"markers_empty": True, "markers_near": True}, seat, "race", HERE)
    hold(state, KINDS * other, NEAR)
    for people, region, tokens in ((KINDS * seat, HERE, 2), (KINDS * other, NEAR, 3)):
        state.cells[s.REGION_CELLS + 3 * region + 1] = tokens
        state.cells[s.ON_BOARD + people] = tokens
    place_marker(state, slot, HERE)
    assert state.people_in(HERE) == KINDS * seat
    place_marker(state, slot, NEAR)
    assert state.people_in(NEAR) == s.NOBODY
    assert state.cells[s.HAND + KINDS * other] == 3  # none is lost


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_catapult_is_placed_once_a_turn_and_reaches_two_steps(seat: int, side: str) -> None:
    state = table({seat: {"catapult": True}}, side)
    hold(state, KINDS * seat, HERE, NEAR)
    v = state.cells
    v[s.TURN] = seat
    v[s.PENDING_ROLL] = -1
    for phase, found in (
        (s.CONQUEST, {HERE, NEAR}),
        (s.REDEPLOYMENT, {HERE, NEAR}),
        (s.AFTER_SCORING, set()),
    ):
        v[s.PHASE] = phase
        assert set(members(int(catapult_sites(state, seat)))) == found
    v[s.PHASE] = s.CONQUEST
    v[s.PENDING_ROLL] = 0
    assert catapult_sites(state, seat) == 0
    v[s.PENDING_ROLL] = -1
    assert catapult_sites(state, (seat + 1) % 3) == 0
    assert state.catapult_range(KINDS * seat) == 0
    place_catapult(state, seat, HERE)
    assert catapult_sites(state, seat) == 0
    assert state.events is not None
    assert state.events[-1].facts == {"seat": seat, "region": HERE, "trait": f"{side[0]}{seat}"}
    steps = around(*(around(HERE) - set(of_kind(SEA)))) - around(HERE) - {HERE}
    assert set(members(int(state.catapult_range(KINDS * seat)))) == steps
    assert state.catapult_range(KINDS * seat + 1) == 0
    for other in SEATS:
        if other != seat:
            v[s.CATAPULT_AT + other] = FAR  # not in this turn
            assert state.catapult_range(KINDS * other) == 0
    v[s.CATAPULT] = s.SHOT
    assert state.catapult_range(KINDS * seat) == 0


@pytest.mark.parametrize("people", [0, 4, 8])
def test_stacks_lonely_regions_and_groups_are_counted(people: int) -> None:
    state = table({})
    v = state.cells
    v[s.RACE + people] = people // KINDS
    v[s.TRIBES] = 0
    hold(state, people, HERE, NEAR, FAR)
    for region, tokens in ((HERE, 3), (NEAR, 4), (FAR, 1)):
        v[s.REGION_CELLS + 3 * region + 1] = tokens
    assert [int(state.stacks_of(people, least)) for least in (1, 3, 4, 5)] == [3, 2, 1, 0]
    groups = 1 if FAR in around(HERE, NEAR) else 2
    assert state.groups_of(people) == groups
    assert state.lonely_regions_of(people) == 3  # its own regions do not count
    beside = sorted(around(FAR) - {HERE, NEAR})[0]
    lonely = sum(beside not in around(region) for region in (HERE, NEAR, FAR))
    v[s.TRIBES] = region_set([beside])
    assert state.lonely_regions_of(people) == lonely < 3
    v[s.TRIBES] = 0
    for other in range(KINDS * 3):
        if other != people:
            v[s.REGIONS + other] = region_set([beside])
            assert state.lonely_regions_of(people) == lonely, other
            v[s.REGIONS + other] = 0


@pytest.mark.parametrize("seat", SEATS)
def test_a_tower_has_a_token_of_each_region_and_the_others_go_back(seat: int) -> None:
    state = table({seat: {"builds_tower": True}})
    people, v = KINDS * seat, state.cells
    assert not needs_tower(state, seat)
    hold(state, people, HERE, NEAR, FAR)
    assert [needs_tower(state, at) for at in SEATS] == [at == seat for at in SEATS]
    for region, tokens in ((HERE, 3), (NEAR, 1), (FAR, 2)):
        v[s.REGION_CELLS + 3 * region + 1] = tokens
    v[s.ON_BOARD + people], v[s.HAND + people], v[s.WAITING + people] = 6, 2, 1
    tray = int(v[s.TRAY + seat])
    enter_decline(state, seat, NEAR)
    declined = people + 1
    assert members(int(v[s.REGIONS + declined])) == [NEAR]
    assert (v[s.ON_BOARD + declined], v[s.REGION_CELLS + 3 * NEAR + 1]) == (3, 3)
    assert v[s.TRAY + seat] == tray + 3 + 3  # three from the map, three that were off it
    assert state.people_in(HERE) == state.people_in(FAR) == s.NOBODY
    assert state.events is not None
    (built,) = [event for event in state.events if event.kind == "tower_built"]
    assert built.facts == {"seat": seat, "race": f"r{seat}", "region": NEAR, "tokens": 3}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_race_that_vanishes_is_paid_for_each_region_and_builds_no_tower(
    seat: int, side: str
) -> None:
    keys: Keys = {"vanishes_for": 2}
    if side == "race":
        keys["builds_tower"] = True
    state = table({seat: keys}, side)
    hold(state, KINDS * seat, HERE, NEAR)
    for region in (HERE, NEAR):
        state.cells[s.REGION_CELLS + 3 * region + 1] = 2
    state.cells[s.ON_BOARD + KINDS * seat] = 4
    assert not needs_tower(state, seat)
    enter_decline(state, seat)
    assert [int(state.cells[s.COINS + at]) for at in SEATS] == [
        9 if at == seat else 5 for at in SEATS
    ]
    assert state.people_in(HERE) == s.NOBODY
    assert not state.has_active_race(seat)
