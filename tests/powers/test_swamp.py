"""Swamp: each swamp region pays one coin."""

from __future__ import annotations

from tests.kit.positions import (
    after_pick,
    build_state,
    coins_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    income_of,
    play,
    seat_with,
)

FIVE_WITH_THREE_SWAMPS = (4, 19, 21, 5, 20)


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("trolls", "swamp")) == 9


def test_y31_one_coin_for_each_swamp() -> None:
    regions = {region: held(0) for region in FIVE_WITH_THREE_SWAMPS}
    state = build_state(seat_with("trolls", "swamp"), regions=regions)
    play(state, "stop", "end")
    assert coins_of(state) == 5 + 8


def test_v3_swamps_of_the_declined_race_pay_nothing_more() -> None:
    state = build_state(
        {**seat_with("trolls", "swamp"), **in_decline("elves")},
        regions={5: held(0), 4: held_in_decline(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_h11_swamp_wizards_are_paid_twice_for_a_magic_swamp() -> None:
    state = build_state(seat_with("wizards", "swamp"), regions={17: held(0)})
    assert income_of(state) == {"regions": 1, "swamp": 1, "wizards": 1}


def test_d5_nothing_in_decline() -> None:
    regions = {region: held(0) for region in FIVE_WITH_THREE_SWAMPS}
    state = build_state(seat_with("trolls", "swamp"), regions=regions)
    play(state, "decline")
    assert coins_of(state) == 5 + 5
