"""Swamp: each swamp region pays one coin."""

from __future__ import annotations

from tests.kit.positions import (
    after_pick,
    build_state,
    hand_of,
    held,
    income_of,
    seat_with,
)


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("trolls", "swamp")) == 9


def test_h11_swamp_wizards_are_paid_twice_for_a_magic_swamp() -> None:
    state = build_state(seat_with("wizards", "swamp"), regions={17: held(0)})
    assert income_of(state) == {"regions": 1, "swamp": 1, "wizards": 1}
