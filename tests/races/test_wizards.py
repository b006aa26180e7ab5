"""Wizards: each magic source pays one bonus coin."""

from tests.kit.setting import (
    a_state,
    coins_of,
    do,
    facts_of,
    hand_of,
    income_of,
    pass_turn,
    refused,
    ruins,
    tray_of,
)
from tests.races.standing import ANN, ann, picked, playing


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = picked("wizards", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "wizards")) == (9, 1)


def test_h11_each_magic_source_held_pays() -> None:
    state = a_state(playing("wizards", "wealthy"), regions={2: ann(), 14: ann(), 10: ann()})
    assert income_of(state) == {"regions": 3, "wizards": 2}


def test_h11_forest_wizards_are_paid_for_terrain_and_symbol() -> None:
    state = a_state(
        playing("wizards", "forest"),
        regions={16: ann(), 12: ann(), 14: ann(), 13: ann(), 19: ann()},
        map="base/4",
    )
    assert income_of(state) == {"regions": 5, "wizards": 2, "forest": 2}


def test_h11_a_magic_source_taken_this_turn_pays() -> None:
    state = a_state(playing("wizards", "wealthy"), regions={5: ann(3)})
    do(state, "conquer 11")
    pass_turn(state)
    assert coins_of(state, ANN) == 5 + 2 + 1


def test_h11_other_symbols_do_not_pay() -> None:
    state = a_state(playing("wizards", "wealthy"), regions={6: ann(), 15: ann(), 3: ann()})
    assert income_of(state) == {"regions": 3}


def test_d12_in_decline_magic_pays_no_more() -> None:
    state = a_state(playing("wizards", "forest"), regions={11: ann(2), 2: ann()})
    events = do(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 2)]


def test_v3_magic_of_the_own_declined_race_does_not_pay() -> None:
    state = a_state(
        playing("wizards", "wealthy", declined=[{"race": "orcs"}]),
        regions={2: ann(), 14: ruins(ANN, "orcs")},
    )
    assert income_of(state) == {"regions": 1, "wizards": 1, "declined": 1}


def test_v3_declined_wizards_are_not_paid_for_the_next_races_magic() -> None:
    state = a_state(
        playing("orcs", "hill", declined=[{"race": "wizards"}]),
        regions={2: ann(), 14: ruins(ANN, "wizards")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_a4_they_do_not_go_next_to_their_owners_ruins() -> None:
    state = a_state(
        playing("wizards", "hill", declined=[{"race": "elves"}]),
        regions={5: ann(4), 20: ruins(ANN, "elves")},
    )
    assert refused(state, "conquer 21") == "conquer.out_of_reach"
