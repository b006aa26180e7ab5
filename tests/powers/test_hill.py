"""Hill: each hill region pays one coin."""

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


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("ratmen", "hill")) == 12


def test_v3_the_hill_of_the_declined_race_pays_nothing_more() -> None:
    regions = {region: held(0) for region in (5, 4, 10, 9, 3)}
    state = build_state(
        {**seat_with("ratmen", "hill"), **in_decline("elves")},
        regions={**regions, 18: held_in_decline(0, "elves")},
    )
    play(state, "stop", "end")
    assert coins_of(state) == 5 + 7


def test_h11_hill_humans_are_paid_for_hills_and_farmlands() -> None:
    regions = {region: held(0) for region in (5, 2, 10, 3)}
    state = build_state(seat_with("humans", "hill"), regions=regions)
    assert income_of(state) == {"regions": 4, "hill": 1, "humans": 2}
