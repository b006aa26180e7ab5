"""Forest: each forest region pays one coin."""

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
    assert hand_of(after_pick("trolls", "forest")) == 9


def test_y31_one_coin_for_each_forest() -> None:
    regions = {region: held(0) for region in (3, 11, 2, 4, 5)}
    state = build_state(seat_with("trolls", "forest"), regions=regions)
    assert income_of(state) == {"regions": 5, "forest": 2}


def test_y31_only_what_is_held_at_the_turns_end() -> None:
    state = build_state(seat_with("trolls", "forest"), regions={3: held(0), 2: held(0)})
    play(state, "abandon 3", "stop", "deploy 2 1", "end")
    assert coins_of(state) == 5 + 1


def test_v3_forests_of_the_declined_race_pay_nothing_more() -> None:
    state = build_state(
        {**seat_with("trolls", "forest"), **in_decline("elves")},
        regions={5: held(0), 3: held_in_decline(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_h11_forest_wizards_are_paid_for_both() -> None:
    regions = {region: held(0) for region in (2, 16, 14, 29, 22)}
    state = build_state(seat_with("wizards", "forest"), map="base/4", regions=regions)
    assert income_of(state) == {"regions": 5, "forest": 2, "wizards": 2}


def test_d5_nothing_in_decline() -> None:
    state = build_state(seat_with("trolls", "forest"), regions={3: held(0), 11: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 2
