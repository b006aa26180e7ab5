"""Tritons: regions on a coast cost one token less."""

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    TRIBE,
    Json,
    after_pick,
    build_state,
    hand_of,
    held,
    held_in_decline,
    legal_texts,
    play,
    price_of,
    refusal_of,
    region_of,
    seat_with,
    tray_of,
)


def tritons(regions: dict[int, Json], power: str = "hill", hand: int = 6) -> State:
    return build_state(
        seat_with("tritons", power, hand=hand),
        seat_with("humans", "swamp", declined=[{"race": "orcs"}]),
        regions={18: held_in_decline(BO, "orcs"), **regions},
        phase="conquest",
    )


def test_1_1_six_on_the_banner_and_eleven_in_the_box() -> None:
    state = after_pick("tritons", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "tritons")) == (10, 1)


@pytest.mark.parametrize("region", [2, 21, 22])
def test_x1_an_empty_region_on_a_sea_costs_one(region: int) -> None:
    assert price_of(tritons({5: held(ANN)}), region) == 1


@pytest.mark.parametrize("region", [3, 7, 13, 14])
def test_x1_an_empty_region_on_the_lake_costs_one(region: int) -> None:
    assert price_of(tritons({5: held(ANN)}), region) == 1


@pytest.mark.parametrize("region", [4, 5, 10, 11, 12, 15, 17, 19])
def test_x1_a_region_without_a_shore_costs_two(region: int) -> None:
    assert price_of(tritons({20: held(ANN)}), region) == 2


@pytest.mark.parametrize("region", [6, 16, 9])
def test_x1_a_mountain_on_a_coast_costs_two(region: int) -> None:
    assert price_of(tritons({5: held(ANN)}), region) == 2 + 1 - 1


def test_x1_a_tribe_on_a_coast_costs_two() -> None:
    assert price_of(tritons({3: held(ANN), 7: TRIBE}), 7) == 2


def test_x1_the_first_conquest_is_cheaper_too() -> None:
    state = tritons({})
    play(state, "conquer 2")
    assert region_of(state, 2) == {"seat": ANN, "tokens": 1}
    assert hand_of(state, ANN) == 5


def test_a2_the_shore_of_the_lake_is_no_entry_for_them() -> None:
    assert refusal_of(tritons({}), "conquer 13") == "conquer.not_an_entry"


def test_x2_seafaring_tritons_pay_the_full_price_for_water() -> None:
    state = tritons({3: held(ANN)}, "seafaring")
    assert (price_of(state, 8), price_of(state, 1)) == (2, 2)


def test_x1_without_seafaring_water_stays_closed() -> None:
    assert refusal_of(tritons({3: held(ANN)}), "conquer 8") == "conquer.water"


def test_c1_commando_tritons_save_two_on_a_coast() -> None:
    assert price_of(tritons({2: held(ANN), 6: held(BO, 2)}, "commando"), 6) == 5 - 2


def test_c1_commando_tritons_save_one_inland() -> None:
    assert price_of(tritons({3: held(ANN)}, "commando"), 4) == 1


def test_c2_commando_tritons_still_pay_one() -> None:
    state = tritons({3: held(ANN)}, "commando")
    assert price_of(state, 2) == 1
    play(state, "conquer 2")
    assert hand_of(state, ANN) == 5


def test_f1_the_die_is_measured_against_the_reduced_price() -> None:
    state = tritons({3: held(ANN), 2: held(BO, 3), 7: held(BO, 4)}, hand=1)
    assert "conquer 2 die" in legal_texts(state)
    assert refusal_of(state, "conquer 7 die") == "die.too_far"


def test_d12_declined_tritons_leave_no_discount_to_the_next_race() -> None:
    state = build_state(
        seat_with("humans", "swamp", hand=5, declined=[{"race": "tritons"}]),
        regions={3: held(ANN), 9: held_in_decline(ANN, "tritons")},
        phase="conquest",
    )
    assert price_of(state, 2) == 2


def test_d5_in_decline_each_region_keeps_one() -> None:
    state = build_state(
        seat_with("tritons", "hill", declined=[{"race": "skeletons"}]),
        regions={
            2: held(ANN, 4),
            3: held(ANN, 3),
            7: held(ANN),
            6: held(ANN),
            20: held_in_decline(ANN, "skeletons"),
        },
    )
    play(state, "decline")
    assert (tray_of(state, "tritons"), tray_of(state, "skeletons")) == (7, 20)
    assert state.coins(ANN) == 5 + 4
