"""Merchant: every region pays one coin more."""

from __future__ import annotations

from tests.kit.positions import (
    after_pick,
    build_state,
    coins_of,
    hand_of,
    held,
    income_of,
    play,
    seat_with,
    tray_of,
)


def test_1_1_the_badge_brings_two_tokens() -> None:
    state = after_pick("skeletons", "merchant")
    assert hand_of(state) == 8
    assert tray_of(state, "skeletons") == 12


def test_g5_declined_merchant_ghouls_earn_one_coin_a_region() -> None:
    state = build_state(
        seat_with("ghouls", "merchant"), regions={5: held(0, 3), 10: held(0, 2), 4: held(0, 2)}
    )
    play(state, "decline")
    assert coins_of(state) == 5 + 3
    assert income_of(state) == {"declined": 3}
