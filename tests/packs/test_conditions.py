"""Conditional coins and discounts of packs, each as in the tile that asked for it."""

from __future__ import annotations

import pytest

from smallworld.core.actions import parse_action, written
from smallworld.core.explain import income_parts, price_parts
from smallworld.core.pieces import MAX_TOKENS
from smallworld.core.state import State
from smallworld.core.terrain import COAST, MINE
from smallworld.packs.mix import box_with
from tests.kit.pack_tables import BOARD, FLAT, LAND, a_table, apart, joined, of
from tests.kit.positions import (
    TRIBE,
    Json,
    build_state,
    column_with,
    hand_of,
    held,
    held_in_decline,
    income_of,
    pick_first,
    play,
    price_of,
    tray_of,
)
from tests.packs.files.pack_builder import build_pack, install_pack, power, race


# --- what conquests cost
def test_regions_of_races_in_decline_are_cheaper() -> None:
    keys = "saves_from_declined = 1"
    field, active = apart(2)
    label = install_pack(race(keys=keys)).label
    ann: Json = {"race": "bogfolk", "power": "hill", "hand": 8}
    bo: Json = {"race": "elves", "power": "stout", "declined": [{"race": "orcs"}]}
    regions = {field: held_in_decline(1, "orcs"), active: held(1)}
    state = build_state(ann, bo, regions=regions, packs=[label], phase="conquest")
    plain = {r: 3 + (BOARD.mountains >> r & 1) for r in (field, active)}
    assert (price_of(state, field), price_of(state, active)) == (plain[field] - 1, plain[active])
    assert ("bogfolk", -1) in price_parts(state, 0, field)


def test_regions_with_a_tribe_are_cheaper() -> None:
    state = a_table("saves_from_tribes = 2", regions={FLAT[0]: TRIBE}, phase="conquest")
    assert (price_of(state, FLAT[0]), price_of(state, FLAT[1])) == (1, 2)


@pytest.mark.parametrize(("round", "price"), [(1, 3), (2, 1), (3, 3), (4, 1)])
def test_even_rounds_are_cheaper(round: int, price: int) -> None:
    label = install_pack(power(keys="saves_even_rounds = 2")).label
    ann: Json = {"race": "ratmen", "power": "misty", "hand": 8}
    state = build_state(ann, packs=[label], round=round, phase="conquest")
    assert price_of(state, of("mountain")) == price


def test_the_turn_of_the_pick_is_cheaper() -> None:
    label = install_pack(power(keys="saves_first_turn = 2")).label
    ann: Json = {"race": "ratmen", "power": "misty", "hand": 8}
    later = build_state(ann, packs=[label], phase="conquest")
    first = build_state(ann, packs=[label], phase="conquest", turn_so_far={"picked": True})
    assert (price_of(first, of("mountain")), price_of(later, of("mountain"))) == (1, 3)


def test_regions_can_cost_more() -> None:
    state = a_table('costs_more_on = "anywhere"', phase="conquest")
    assert (price_of(state, FLAT[0]), price_of(state, of("mountain"))) == (3, 4)
    assert ("bogfolk", 1) in price_parts(state, 0, FLAT[0])


# --- what regions bring
def test_every_region_of_no_paying_kind_brings_less() -> None:
    coast = [r for r in LAND if BOARD.features[r] & COAST][:2]
    inland = [r for r in LAND if not BOARD.features[r] & COAST][:1]
    keys = 'pays_on = "coast"\npays_less_elsewhere = true'
    state = a_table("supply = 20", keys, regions={r: held(0) for r in coast + inland})
    assert income_of(state) == {"regions": 3, "misty": 2 - 1}


def test_no_people_earns_less_than_zero() -> None:
    keys = 'pays_on = "mine"\npays_coins = 2\npays_less_elsewhere = true'
    dry = [r for r in LAND if not BOARD.features[r] & MINE][:3]
    state = a_table('pays_less_on = "land"', keys, regions={r: held(0) for r in dry})
    assert income_of(state) == {"regions": 3, "bogfolk": -3, "misty": -3, "minimum": 3}
    assert sum(coins for _, coins in income_parts(state, 0)) == 0


def test_a_people_in_decline_earns_at_least_zero() -> None:
    keys = 'pays_on = "mine"\npays_less_elsewhere = true\npays_less_on = "land"\n'
    keys += "pays_in_decline = true"
    label = install_pack(race(keys=keys)).label
    hill = of("hill")
    ann: Json = {"declined": [{"race": "bogfolk"}]}
    state = build_state(ann, regions={hill: held_in_decline(0, "bogfolk")}, packs=[label])
    assert sum(income_of(state).values()) == 0


@pytest.mark.parametrize(("count", "coins"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_pairs_pay(count: int, coins: int) -> None:
    coast = [r for r in LAND if BOARD.features[r] & COAST][:count]
    state = a_table("supply = 20", 'pays_per_pair = "coast"', regions={r: held(0) for r in coast})
    assert income_of(state).get("misty", 0) == coins


# --- what a turn brings
def test_peace_pays_until_an_active_race_is_attacked() -> None:
    mine, theirs = joined(2)
    label = install_pack(power(keys="pays_in_peace = 3")).label
    ann: Json = {"race": "ratmen", "power": "misty", "hand": 8}
    bo: Json = {"race": "elves", "power": "stout"}
    regions = {mine: held(0), theirs: held(1)}
    state = build_state(ann, bo, regions=regions, packs=[label], phase="conquest")
    assert income_of(state) == {"regions": 1, "misty": 3}
    play(state, f"conquer {theirs}")
    assert income_of(state) == {"regions": 2}


def test_peace_pays_after_an_attack_on_a_race_in_decline() -> None:
    mine, theirs = joined(2)
    label = install_pack(power(keys="pays_in_peace = 3")).label
    ann: Json = {"race": "ratmen", "power": "misty", "hand": 8}
    bo: Json = {"declined": [{"race": "elves"}]}
    regions = {mine: held(0), theirs: held_in_decline(1, "elves")}
    state = build_state(ann, bo, regions=regions, packs=[label], phase="conquest")
    play(state, f"conquer {theirs}")
    assert income_of(state) == {"regions": 2, "misty": 3}


@pytest.mark.parametrize(("count", "coins"), [(0, 3), (1, 3), (4, 3), (5, 0)])
def test_few_regions_pay(count: int, coins: int) -> None:
    keys = "pays_up_to = 4\npays_up_to_coins = 3"
    state = a_table("supply = 20", keys, regions={r: held(0) for r in LAND[:count]})
    assert income_of(state).get("misty", 0) == coins


@pytest.mark.parametrize(("count", "coins"), [(0, 0), (1, 3), (4, 3), (5, 0)])
def test_few_regions_pay_only_with_one(count: int, coins: int) -> None:
    keys = "pays_up_to = 4\npays_up_to_coins = 3\npays_up_to_held = true"
    state = a_table("supply = 20", keys, regions={r: held(0) for r in LAND[:count]})
    assert income_of(state).get("misty", 0) == coins


@pytest.mark.parametrize(("count", "coins"), [(3, 0), (4, 1), (6, 3)])
def test_regions_beyond_a_number_pay(count: int, coins: int) -> None:
    state = a_table("supply = 20", "pays_beyond = 3", regions={r: held(0) for r in LAND[:count]})
    assert income_of(state).get("misty", 0) == coins


def test_separate_groups_pay_and_tunnels_join_them() -> None:
    regions = {r: held(0) for r in apart(3)}
    assert income_of(a_table("supply = 20", "pays_per_group = 1", regions=regions))["misty"] == 3
    state = a_table('tunnels = "anywhere"', "pays_per_group = 1", regions=regions)
    assert income_of(state)["misty"] == 1


def test_one_group_pays_once() -> None:
    one = a_table("supply = 20", "pays_if_joined = 2", regions={r: held(0) for r in joined(5)})
    two = a_table("supply = 20", "pays_if_joined = 2", regions={r: held(0) for r in apart(2)})
    none = a_table("supply = 20", "pays_if_joined = 2")
    assert [income_of(state).get("misty", 0) for state in (one, two, none)] == [2, 0, 0]


def test_lonely_regions_pay() -> None:
    one, two = apart(2)
    near = next(
        r for r in LAND if BOARD.neighbours[one] >> r & 1 and not BOARD.neighbours[two] >> r & 1
    )
    keys = "pays_per_lonely = 1"
    assert (
        income_of(a_table(f"supply = 20\n{keys}", regions={one: held(0), two: held(0)}))["bogfolk"]
        == 2
    )
    for beside in (TRIBE, held_in_decline(0, "elves")):
        regions = {one: held(0), two: held(0), near: beside}
        state = lonely_table(keys, regions)
        assert income_of(state)["bogfolk"] == 1


def lonely_table(keys: str, regions: dict[int, Json]) -> State:
    label = install_pack(race(keys=keys)).label
    ann: Json = {"race": "bogfolk", "power": "hill", "declined": []}
    if any("declined" in what for what in regions.values()):
        ann["declined"] = [{"race": "elves"}]
    return build_state(ann, regions=regions, packs=[label])


def test_large_stacks_pay() -> None:
    regions = {LAND[0]: held(0, 2), LAND[1]: held(0, 3), LAND[2]: held(0, 4)}
    state = a_table("supply = 20", "pays_per_stack = 3", regions=regions)
    assert income_of(state)["misty"] == 2


# --- limits
def test_a_large_badge_brings_all_its_tokens() -> None:
    content = race(tokens=12) + power(tokens=7)
    label = install_pack(content).label
    state = build_state({}, packs=[label], column=column_with("bogfolk misty"))
    assert tray_of(state, "bogfolk") == 12 + 7
    assert tray_of(state, "ratmen") == 13 + 2
    assert tray_of(state, "skeletons") == MAX_TOKENS
    pick_first(state)
    assert hand_of(state) == 19


def test_small_badges_leave_the_supply_as_it_was() -> None:
    box = box_with("base/2", [build_pack(race(tokens=10) + power(tokens=5))])
    assert [int(box.supply(race)) for race in box.races] == [int(race.supply) for race in box.races]


def test_more_than_32_powers_can_be_revealed() -> None:
    packs = [
        build_pack("".join(power(f"{id}_{n}") for n in range(8)), id=id)
        for id in ("aa", "bb", "cc")
    ]
    box = box_with("base/2", packs)
    assert len(box.powers) == 44
    for name in ("alchemist", "cc_7"):
        text = f"reveal elves {name}"
        assert written(parse_action(text, box), box) == text
