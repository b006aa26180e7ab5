"""Humans: each farmland region pays one bonus coin."""

from tests.kit.setting import (
    a_state,
    coins_of,
    do,
    facts_of,
    hand_of,
    income_of,
    pass_turn,
    region_of,
    ruins,
    seat_of,
    tray_of,
)
from tests.races.standing import ANN, BO, ann, bo, picked, playing


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = picked("humans", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "humans")) == (9, 1)


def test_h11_each_farmland_held_pays_and_the_badge_pays_its_own() -> None:
    state = a_state(playing("humans", "hill"), regions={5: ann(), 10: ann(), 14: ann(), 13: ann()})
    assert income_of(state) == {"regions": 4, "humans": 2, "hill": 1}


def test_h11_farmland_taken_this_turn_pays() -> None:
    state = a_state(playing("humans", "swamp"), regions={5: ann(3)})
    do(state, "conquer 10")
    pass_turn(state)
    assert coins_of(state, ANN) == 5 + 2 + 1


def test_h11_merchant_humans_are_paid_twice_for_farmland() -> None:
    state = a_state(playing("humans", "merchant"), regions={10: ann(), 5: ann()})
    assert income_of(state) == {"regions": 2, "humans": 1, "merchant": 2}


def test_d12_in_decline_farmland_pays_no_more() -> None:
    state = a_state(playing("humans", "swamp"), regions={10: ann(), 14: ann()})
    events = do(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 2)]


def test_v3_farmland_of_the_own_declined_race_does_not_pay() -> None:
    state = a_state(
        playing("humans", "swamp", declined=[{"race": "orcs"}]),
        regions={10: ann(), 14: ruins(ANN, "orcs")},
    )
    assert income_of(state) == {"regions": 1, "humans": 1, "declined": 1}


def test_v3_declined_humans_are_not_paid_for_the_farmland_of_the_next_race() -> None:
    state = a_state(
        playing("orcs", "swamp", declined=[{"race": "humans"}]),
        regions={10: ann(), 14: ruins(ANN, "humans")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_y39_stout_humans_are_paid_in_full_on_the_turn_they_decline() -> None:
    state = a_state(
        playing("humans", "stout", declined=[{"race": "trolls"}]),
        regions={
            10: ann(),
            14: ann(),
            15: ann(),
            9: ann(),
            2: ruins(ANN, "trolls", lair=True),
            6: ruins(ANN, "trolls", lair=True),
            7: ruins(ANN, "trolls", lair=True),
        },
    )
    do(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 4 + 2 + 3
    do(state, "decline")
    assert seat_of(state, ANN)["declined"] == [{"race": "humans"}]
    assert region_of(state, 2) == {}


def test_l1_a_stack_that_loses_its_region_loses_one_human() -> None:
    state = a_state(
        playing("orcs", "hill", hand=5),
        playing("humans", "swamp"),
        regions={5: ann(), 10: bo(3), 14: bo(), 21: bo()},
        phase="conquest",
    )
    do(state, "conquer 10")
    assert (tray_of(state, "humans"), hand_of(state, BO)) == (6, 2)
    do(state, "stop", "deploy 5 4", "end", "deploy 14 1", "deploy 21 1", "end")
    assert (region_of(state, 14)["tokens"], region_of(state, 21)["tokens"]) == (2, 2)
