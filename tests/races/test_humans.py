"""Humans: each farmland region pays one bonus coin."""

from tests.kit.positions import (
    ANN,
    BO,
    after_pick,
    build_state,
    coins_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    play,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = after_pick("humans", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "humans")) == (9, 1)


def test_h11_each_farmland_held_pays_and_the_badge_pays_its_own() -> None:
    state = build_state(
        seat_with("humans", "hill"),
        regions={5: held(ANN), 10: held(ANN), 14: held(ANN), 13: held(ANN)},
    )
    assert income_of(state) == {"regions": 4, "humans": 2, "hill": 1}


def test_h11_merchant_humans_are_paid_twice_for_farmland() -> None:
    state = build_state(seat_with("humans", "merchant"), regions={10: held(ANN), 5: held(ANN)})
    assert income_of(state) == {"regions": 2, "humans": 1, "merchant": 2}


def test_v3_declined_humans_are_not_paid_for_the_farmland_of_the_next_race() -> None:
    state = build_state(
        seat_with("orcs", "swamp", declined=[{"race": "humans"}]),
        regions={10: held(ANN), 14: held_in_decline(ANN, "humans")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_y39_stout_humans_are_paid_in_full_on_the_turn_they_decline() -> None:
    state = build_state(
        seat_with("humans", "stout", declined=[{"race": "trolls"}]),
        regions={
            10: held(ANN),
            14: held(ANN),
            15: held(ANN),
            9: held(ANN),
            2: held_in_decline(ANN, "trolls", lair=True),
            6: held_in_decline(ANN, "trolls", lair=True),
            7: held_in_decline(ANN, "trolls", lair=True),
        },
    )
    play(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 4 + 2 + 3
    play(state, "decline")
    assert seat_of(state, ANN)["declined"] == [{"race": "humans"}]
    assert region_of(state, 2) == {}


def test_l1_a_stack_that_loses_its_region_loses_one_human() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=5),
        seat_with("humans", "swamp"),
        regions={5: held(ANN), 10: held(BO, 3), 14: held(BO), 21: held(BO)},
        phase="conquest",
    )
    play(state, "conquer 10")
    assert (tray_of(state, "humans"), hand_of(state, BO)) == (6, 2)
    play(state, "stop", "deploy 5 4", "end", "deploy 14 1", "deploy 21 1", "end")
    assert (region_of(state, 14)["tokens"], region_of(state, 21)["tokens"]) == (2, 2)
