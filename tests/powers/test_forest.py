"""Forest: each forest region pays one coin."""

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
    assert hand_of(after_pick("trolls", "forest")) == 9


def test_h11_forest_wizards_are_paid_for_both() -> None:
    regions = {region: held(0) for region in (2, 16, 14, 29, 22)}
    state = build_state(seat_with("wizards", "forest"), map="base/4", regions=regions)
    assert income_of(state) == {"regions": 5, "forest": 2, "wizards": 2}
