"""Giants: a region next to a mountain they hold costs one token less."""

from smallworld.core.state import State
from tests.kit.setting import (
    TRIBE,
    Json,
    a_state,
    do,
    hand_of,
    legal,
    price_of,
    refused,
    ruins,
    tray_of,
)
from tests.races.standing import ANN, BO, a_table, ann, bo, picked, playing

PEAK = 9  # inland mountain: next to forest 3, swamp 4, farmland 10, farmland 14, hill 15


def giants(regions: dict[int, Json], power: str = "swamp", **keys: object) -> State:
    return a_table(playing("giants", power, hand=5), regions=regions, phase="conquest", **keys)


def test_1_1_six_on_the_banner_and_eleven_in_the_box() -> None:
    state = picked("giants", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "giants")) == (10, 1)


def test_h1_next_to_a_held_mountain_an_empty_region_costs_one() -> None:
    assert price_of(giants({PEAK: ann()}), 10) == 1


def test_h1_next_to_a_held_mountain_a_tribe_costs_two() -> None:
    assert price_of(giants({PEAK: ann(), 4: TRIBE}), 4) == 2


def test_h1_a_mountain_held_by_nobody_does_not_help() -> None:
    assert price_of(giants({3: ann()}), 4) == 2


def test_h1_a_region_next_to_their_other_regions_only_costs_the_full_price() -> None:
    assert price_of(giants({PEAK: ann(), 10: ann()}), 5) == 2


def test_h1_a_mountain_taken_this_turn_helps_at_once() -> None:
    state = giants({3: ann()})
    assert price_of(state, 4) == 2
    do(state, "conquer 9")
    assert price_of(state, 4) == 1


def test_h1_an_abandoned_mountain_does_not_help() -> None:
    state = a_state(playing("giants", "swamp"), regions={PEAK: ann(3), 3: ann()})
    do(state, "abandon 9")
    assert price_of(state, 4) == 2


def test_h1_a_mountain_of_an_opponent_does_not_help() -> None:
    state = a_state(
        playing("giants", "swamp", hand=5),
        playing("orcs", "hill"),
        regions={3: ann(), PEAK: bo()},
        phase="conquest",
    )
    assert price_of(state, 4) == 2


def test_h1_a_mountain_of_the_own_declined_race_does_not_help() -> None:
    state = a_state(
        playing("giants", "swamp", hand=5, declined=[{"race": "orcs"}]),
        regions={3: ann(), PEAK: ruins(ANN, "orcs")},
        phase="conquest",
    )
    assert price_of(state, 4) == 2


def test_h1_two_held_mountains_save_one_token_only() -> None:
    state = giants({PEAK: ann(), 20: ann(), 14: TRIBE})
    assert price_of(state, 14) == 3 - 1


def test_h1_what_is_saved_is_paid() -> None:
    state = giants({PEAK: ann()})
    do(state, "conquer 10", "conquer 4", "conquer 3")
    assert hand_of(state, ANN) == 2


def test_h2_a_mountain_as_target_costs_three() -> None:
    assert price_of(giants({10: ann()}), PEAK) == 3


def test_h2_a_mountain_next_to_a_held_mountain_costs_two() -> None:
    state = a_state(
        playing("giants", "swamp", hand=5), regions={26: ann()}, map="base/3", phase="conquest"
    )
    assert price_of(state, 27) == 2 + 1 - 1


def test_h3_underworld_giants_save_twice_through_the_caverns() -> None:
    state = giants({6: ann(), 15: TRIBE}, "underworld")
    assert price_of(state, 15) == 3 - 1 - 1
    do(state, "conquer 15")
    assert hand_of(state, ANN) == 4


def test_h3_a_held_mountain_without_a_cavern_does_not_help_far_caverns() -> None:
    state = giants({20: ann(), 18: ann(), 4: TRIBE}, "underworld")
    assert price_of(state, 4) == 3 - 1


def test_h3_without_the_badge_caverns_are_not_next_to_each_other() -> None:
    state = giants({6: ann(), 15: TRIBE})
    assert refused(state, "conquer 15") == "conquer.out_of_reach"
    assert price_of(state, 15) == 3


def test_a7_underworld_giants_enter_at_the_border() -> None:
    state = a_state(playing("giants", "underworld", hand=11), phase="conquest")
    assert refused(state, "conquer 15") == "conquer.not_an_entry"
    assert "conquer 6" in legal(state)


def test_h4_flying_giants_save_only_next_door() -> None:
    state = giants({PEAK: ann()}, "flying")
    assert (price_of(state, 10), price_of(state, 12)) == (1, 2)


def test_c1_mounted_giants_add_both_reductions() -> None:
    state = a_state(
        playing("giants", "mounted", hand=5),
        playing("orcs", "swamp"),
        regions={PEAK: ann(), 15: TRIBE, 10: bo(3)},
        phase="conquest",
    )
    assert price_of(state, 15) == 3 - 2
    assert price_of(state, 10) == 5 - 2


def test_c2_the_price_is_never_below_one() -> None:
    assert price_of(giants({PEAK: ann()}, "mounted"), 10) == 1


def test_d12_declined_giants_leave_no_discount_to_the_next_race() -> None:
    state = a_state(
        playing("orcs", "swamp", hand=5, declined=[{"race": "giants"}]),
        regions={3: ann(), PEAK: ruins(ANN, "giants")},
        phase="conquest",
    )
    assert price_of(state, 4) == 2


def test_d12_declined_giants_do_not_defend_better() -> None:
    state = a_state(
        playing("orcs", "swamp", hand=5),
        playing("elves", "hill", declined=[{"race": "giants"}]),
        regions={3: ann(), 4: ruins(BO, "giants")},
        phase="conquest",
    )
    assert price_of(state, 4) == 3
