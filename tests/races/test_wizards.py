"""Wizards: each magic source pays one bonus coin."""

from tests.kit.positions import (
    ANN,
    after_pick,
    build_state,
    hand_of,
    held,
    held_in_decline,
    income_of,
    refusal_of,
    seat_with,
    tray_of,
)


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = after_pick("wizards", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "wizards")) == (9, 1)


def test_h11_forest_wizards_are_paid_for_terrain_and_symbol() -> None:
    state = build_state(
        seat_with("wizards", "forest"),
        regions={16: held(ANN), 12: held(ANN), 14: held(ANN), 13: held(ANN), 19: held(ANN)},
        map="base/4",
    )
    assert income_of(state) == {"regions": 5, "wizards": 2, "forest": 2}


def test_v3_declined_wizards_are_not_paid_for_the_next_races_magic() -> None:
    state = build_state(
        seat_with("orcs", "hill", declined=[{"race": "wizards"}]),
        regions={2: held(ANN), 14: held_in_decline(ANN, "wizards")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_a4_they_do_not_go_next_to_their_owners_ruins() -> None:
    state = build_state(
        seat_with("wizards", "hill", declined=[{"race": "elves"}]),
        regions={5: held(ANN, 4), 20: held_in_decline(ANN, "elves")},
    )
    assert refusal_of(state, "conquer 21") == "conquer.out_of_reach"
