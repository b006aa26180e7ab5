"""Giants: a region next to a mountain they hold costs one token less."""

from typing import Any

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
    seat_with,
    tray_of,
)

PEAK = 9  # inland mountain: next to forest 3, swamp 4, farmland 10, farmland 14, hill 15


def giants(regions: dict[int, Json], power: str = "swamp", **keys: Any) -> State:
    return build_state(
        seat_with("giants", power, hand=5), regions=regions, phase="conquest", **keys
    )


def test_1_1_six_on_the_banner_and_eleven_in_the_box() -> None:
    state = after_pick("giants", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "giants")) == (10, 1)


def test_h1_next_to_a_held_mountain_an_empty_region_costs_one() -> None:
    assert price_of(giants({PEAK: held(ANN)}), 10) == 1


def test_h1_next_to_a_held_mountain_a_tribe_costs_two() -> None:
    assert price_of(giants({PEAK: held(ANN), 4: TRIBE}), 4) == 2


def test_h1_a_mountain_held_by_nobody_does_not_help() -> None:
    assert price_of(giants({3: held(ANN)}), 4) == 2


def test_h1_a_region_next_to_their_other_regions_only_costs_the_full_price() -> None:
    assert price_of(giants({PEAK: held(ANN), 10: held(ANN)}), 5) == 2


def test_h1_a_mountain_taken_this_turn_helps_at_once() -> None:
    state = giants({3: held(ANN)})
    assert price_of(state, 4) == 2
    play(state, "conquer 9")
    assert price_of(state, 4) == 1


def test_h1_an_abandoned_mountain_does_not_help() -> None:
    state = build_state(seat_with("giants", "swamp"), regions={PEAK: held(ANN, 3), 3: held(ANN)})
    play(state, "abandon 9")
    assert price_of(state, 4) == 2


def test_h1_a_mountain_of_an_opponent_does_not_help() -> None:
    state = build_state(
        seat_with("giants", "swamp", hand=5),
        seat_with("orcs", "hill"),
        regions={3: held(ANN), PEAK: held(BO)},
        phase="conquest",
    )
    assert price_of(state, 4) == 2


def test_h1_a_mountain_of_the_own_declined_race_does_not_help() -> None:
    state = build_state(
        seat_with("giants", "swamp", hand=5, declined=[{"race": "orcs"}]),
        regions={3: held(ANN), PEAK: held_in_decline(ANN, "orcs")},
        phase="conquest",
    )
    assert price_of(state, 4) == 2


def test_h1_two_held_mountains_save_one_token_only() -> None:
    state = giants({PEAK: held(ANN), 20: held(ANN), 14: TRIBE})
    assert price_of(state, 14) == 3 - 1


def test_h1_what_is_saved_is_paid() -> None:
    state = giants({PEAK: held(ANN)})
    play(state, "conquer 10", "conquer 4", "conquer 3")
    assert hand_of(state, ANN) == 2


def test_h2_a_mountain_as_target_costs_three() -> None:
    assert price_of(giants({10: held(ANN)}), PEAK) == 3


def test_h2_a_mountain_next_to_a_held_mountain_costs_two() -> None:
    state = build_state(
        seat_with("giants", "swamp", hand=5),
        regions={26: held(ANN)},
        map="base/3",
        phase="conquest",
    )
    assert price_of(state, 27) == 2 + 1 - 1


def test_h3_underworld_giants_save_twice_through_the_caverns() -> None:
    state = giants({6: held(ANN), 15: TRIBE}, "underworld")
    assert price_of(state, 15) == 3 - 1 - 1
    play(state, "conquer 15")
    assert hand_of(state, ANN) == 4


def test_h3_a_held_mountain_without_a_cavern_does_not_help_far_caverns() -> None:
    state = giants({20: held(ANN), 18: held(ANN), 4: TRIBE}, "underworld")
    assert price_of(state, 4) == 3 - 1


def test_h3_without_the_badge_caverns_are_not_next_to_each_other() -> None:
    state = giants({6: held(ANN), 15: TRIBE})
    assert refusal_of(state, "conquer 15") == "conquer.out_of_reach"
    assert price_of(state, 15) == 3


def test_a7_underworld_giants_enter_at_the_border() -> None:
    state = build_state(seat_with("giants", "underworld", hand=11), phase="conquest")
    assert refusal_of(state, "conquer 15") == "conquer.not_an_entry"
    assert "conquer 6" in legal_texts(state)


def test_h4_flying_giants_save_only_next_door() -> None:
    state = giants({PEAK: held(ANN)}, "flying")
    assert (price_of(state, 10), price_of(state, 12)) == (1, 2)


def test_c1_mounted_giants_add_both_reductions() -> None:
    state = build_state(
        seat_with("giants", "mounted", hand=5),
        seat_with("orcs", "swamp"),
        regions={PEAK: held(ANN), 15: TRIBE, 10: held(BO, 3)},
        phase="conquest",
    )
    assert price_of(state, 15) == 3 - 2
    assert price_of(state, 10) == 5 - 2


def test_c2_the_price_is_never_below_one() -> None:
    assert price_of(giants({PEAK: held(ANN)}, "mounted"), 10) == 1


def test_d12_declined_giants_leave_no_discount_to_the_next_race() -> None:
    state = build_state(
        seat_with("orcs", "swamp", hand=5, declined=[{"race": "giants"}]),
        regions={3: held(ANN), PEAK: held_in_decline(ANN, "giants")},
        phase="conquest",
    )
    assert price_of(state, 4) == 2


def test_d12_declined_giants_do_not_defend_better() -> None:
    state = build_state(
        seat_with("orcs", "swamp", hand=5),
        seat_with("elves", "hill", declined=[{"race": "giants"}]),
        regions={3: held(ANN), 4: held_in_decline(BO, "giants")},
        phase="conquest",
    )
    assert price_of(state, 4) == 3
