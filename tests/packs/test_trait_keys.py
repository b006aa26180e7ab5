"""The effect of each key of the vocabulary that no tile of the box uses."""

from __future__ import annotations

import pytest

from smallworld.core.explain import income_parts, price_parts
from smallworld.core.state import KINDS, State
from smallworld.core.terrain import TERRAINS, WATER
from tests.kit.pack_tables import BOARD, REGIONS, a_table, of
from tests.kit.positions import (
    TRIBE,
    Json,
    build_state,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    play,
    price_of,
    tray_of,
)
from tests.packs.files.pack_builder import install_pack, power, race


def bo_attacks(race_keys: str, power_keys: str, regions: dict[int, Json]) -> State:
    """Ann plays the pack's race and power, and Bo attacks with Ratmen."""
    label = install_pack(race(keys=race_keys) + power(keys=power_keys)).label
    ann: Json = {"race": "bogfolk", "power": "misty"}
    bo: Json = {"race": "ratmen", "power": "stout", "hand": 8}
    return build_state(ann, bo, regions=regions, packs=[label], turn=1, phase="conquest")


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_saves_tokens_sets_the_amount_but_price_is_at_least_one(tokens: int) -> None:
    state = a_table(f'saves_on = "mountain"\nsaves_tokens = {tokens}', phase="conquest")
    mountain, hill = of("mountain"), of("hill")
    assert price_of(state, mountain) == max(1, 3 - tokens)
    assert price_of(state, hill) == 2


def test_saves_tokens_applies_to_saves_beside() -> None:
    hill = of("hill")
    farm = next(r for r in REGIONS if BOARD.neighbours[hill] >> r & 1 and price_plain(r) == 2)
    keys = 'saves_beside = "hill"\nsaves_tokens = 2'
    assert price_of(a_table(keys, regions={hill: held(0)}, phase="conquest"), farm) == 1
    assert price_of(a_table(keys, phase="conquest"), farm) == 2


def price_plain(region: int) -> int:
    return 3 if BOARD.mountains >> region & 1 else 2


@pytest.mark.parametrize("side", ["race", "power"])
def test_defends_on_raises_the_price_for_others(side: str) -> None:
    keys = ('defends_on = "swamp"', "") if side == "race" else ("", 'defends_on = "swamp"')
    swamp, hill = of("swamp"), of("hill")
    state = bo_attacks(*keys, {swamp: held(0, 2), hill: held(0, 2)})
    assert price_of(state, swamp) == 2 + 2 + 1
    assert price_of(state, hill) == 2 + 2
    named = "bogfolk" if side == "race" else "misty"
    assert (named, 1) in price_parts(state, KINDS, swamp)


def test_race_and_power_defend_together() -> None:
    swamp = of("swamp")
    state = bo_attacks('defends_on = "swamp"', 'defends_on = "land"', {swamp: held(0, 1)})
    assert price_of(state, swamp) == 2 + 1 + 2


def test_defence_ends_with_decline() -> None:
    label = install_pack(race(keys='defends_on = "swamp"')).label
    swamp = of("swamp")
    ann: Json = {"declined": [{"race": "bogfolk"}]}
    bo: Json = {"race": "ratmen", "power": "stout", "hand": 8}
    regions = {swamp: held_in_decline(0, "bogfolk")}
    state = build_state(ann, bo, regions=regions, packs=[label], turn=1, phase="conquest")
    assert price_of(state, swamp) == 2 + 1


def test_pays_coins_sets_the_amount() -> None:
    swamp, hill = of("swamp"), of("hill")
    state = a_table('pays_on = "swamp"\npays_coins = 3', regions={swamp: held(0), hill: held(0)})
    assert income_of(state) == {"regions": 2, "bogfolk": 3}


def test_pays_beside_counts_regions_next_to_a_kind_whoever_holds_it() -> None:
    shore = [r for r in REGIONS if BOARD.neighbours[r] & BOARD.water and not BOARD.water >> r & 1]
    inland = [r for r in REGIONS if not (BOARD.neighbours[r] | 1 << r) & BOARD.having(WATER)]
    regions = {shore[0]: held(0), shore[1]: held(0), inland[0]: held(0)}
    state = a_table('pays_beside = "water"', regions=regions)
    assert income_of(state) == {"regions": 3, "bogfolk": 2}
    assert ("bogfolk", 2) in income_parts(state, 0)


def test_pays_beside_and_pays_on_add_up_and_may_go_on_in_decline() -> None:
    keys = 'pays_on = "hill"\npays_beside = "hill"\npays_in_decline = true'
    label = install_pack(race(keys=keys)).label
    hill = of("hill")
    beside = next(r for r in REGIONS if BOARD.neighbours[hill] >> r & 1 and BOARD.land >> r & 1)
    regions = {hill: held_in_decline(0, "bogfolk"), beside: held_in_decline(0, "bogfolk")}
    ann: Json = {"declined": [{"race": "bogfolk"}]}
    state = build_state(ann, regions=regions, packs=[label])
    hills = sum(bool(BOARD.features[r] & TERRAINS["hill"]) for r in regions)
    near = sum(bool(BOARD.neighbours[r] & BOARD.having(TERRAINS["hill"])) for r in regions)
    assert income_of(state) == {"declined": 2, "bogfolk": hills + near}


def test_pays_per_empty_conquest_counts_only_empty_regions() -> None:
    first = next(r for r in REGIONS if BOARD.entry >> r & 1 and price_plain(r) == 2)
    near = BOARD.neighbours[first] & BOARD.land
    second, third = [r for r in REGIONS if near >> r & 1][:2]
    regions = {second: TRIBE}
    state = a_table("pays_per_empty_conquest = 2", regions=regions, phase="conquest")
    play(state, f"conquer {first}", f"conquer {second}")
    assert income_of(state) == {"regions": 2, "bogfolk": 2}
    play(state, f"conquer {third}")
    assert income_of(state) == {"regions": 3, "bogfolk": 4}


def test_grows_each_turn_and_grows_on_add_tokens_at_redeployment() -> None:
    hill, swamp = of("hill"), of("swamp")
    keys = 'supply = 20\ngrows_each_turn = 1\ngrows_on = "hill"'
    state = a_table(keys, 'grows_on = ["swamp", "hill"]', {hill: held(0), swamp: held(0)})
    before = hand_of(state), tray_of(state, "bogfolk")
    events = play(state, "stop")
    assert facts_of(events, "reinforced") == [{"seat": 0, "race": "bogfolk", "tokens": 4}]
    assert hand_of(state) == before[0] + 4
    assert tray_of(state, "bogfolk") == before[1] - 4


def test_growth_ends_with_the_tray() -> None:
    hill = of("hill")
    state = a_table("grows_each_turn = 3", regions={hill: held(0, 2)})
    assert tray_of(state, "bogfolk") == 1
    assert facts_of(play(state, "stop"), "reinforced")[0]["tokens"] == 1


def test_a_power_can_spare_its_race_while_active() -> None:
    hill = of("hill")
    near = next(r for r in REGIONS if BOARD.neighbours[hill] >> r & 1 and BOARD.land >> r & 1)
    state = bo_attacks("", "loses_none = true", {hill: held(0, 2), near: held(1)})
    events = play(state, f"conquer {hill}")
    assert facts_of(events, "driven_out")[0]["lost"] == 0
    assert hand_of(state, 0) == 2


def test_two_sorts_of_camps_may_stand_together() -> None:
    label = install_pack(race(keys="camps = 5")).label
    hill = of("hill")
    ann: Json = {"race": "bogfolk", "power": "bivouacking", "hand": 0}
    state = build_state(ann, regions={hill: held(0, 1, camps=10)}, packs=[label])
    assert state.camps_in(hill) == 10
