"""Merchant: every region pays one coin more."""

from __future__ import annotations

from tests.kit.setting import a_state, coins_of, do, hand_of, held, income_of, ruins, tray_of
from tests.rules.standing import after_pick, has, once


def test_1_1_the_badge_brings_two_tokens() -> None:
    state = after_pick("skeletons", "merchant")
    assert hand_of(state) == 8
    assert tray_of(state, "skeletons") == 12


def test_y31_every_region_counts() -> None:
    state = a_state(has("skeletons", "merchant"), regions={5: held(0), 10: held(0), 9: held(0)})
    do(state, "stop", "end")
    assert coins_of(state) == 5 + 3 + 3


def test_v3_regions_of_the_declined_race_pay_nothing_more() -> None:
    state = a_state(
        {**has("skeletons", "merchant"), **once("elves")},
        regions={5: held(0), 3: ruins(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, "merchant": 1, "declined": 1}


def test_d5_nothing_in_decline() -> None:
    state = a_state(has("skeletons", "merchant"), regions={5: held(0, 3), 10: held(0)})
    do(state, "decline")
    assert coins_of(state) == 5 + 2


def test_g5_declined_merchant_ghouls_earn_one_coin_a_region() -> None:
    state = a_state(
        has("ghouls", "merchant"), regions={5: held(0, 3), 10: held(0, 2), 4: held(0, 2)}
    )
    do(state, "decline")
    assert coins_of(state) == 5 + 3
    assert income_of(state) == {"declined": 3}
