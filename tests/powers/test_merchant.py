"""Merchant: every region pays one coin more."""

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
    tray_of,
)


def test_1_1_the_badge_brings_two_tokens() -> None:
    state = after_pick("skeletons", "merchant")
    assert hand_of(state) == 8
    assert tray_of(state, "skeletons") == 12


def test_y31_every_region_counts() -> None:
    state = build_state(
        seat_with("skeletons", "merchant"), regions={5: held(0), 10: held(0), 9: held(0)}
    )
    play(state, "stop", "end")
    assert coins_of(state) == 5 + 3 + 3


def test_v3_regions_of_the_declined_race_pay_nothing_more() -> None:
    state = build_state(
        {**seat_with("skeletons", "merchant"), **in_decline("elves")},
        regions={5: held(0), 3: held_in_decline(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, "merchant": 1, "declined": 1}


def test_d5_nothing_in_decline() -> None:
    state = build_state(seat_with("skeletons", "merchant"), regions={5: held(0, 3), 10: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 2


def test_g5_declined_merchant_ghouls_earn_one_coin_a_region() -> None:
    state = build_state(
        seat_with("ghouls", "merchant"), regions={5: held(0, 3), 10: held(0, 2), 4: held(0, 2)}
    )
    play(state, "decline")
    assert coins_of(state) == 5 + 3
    assert income_of(state) == {"declined": 3}
