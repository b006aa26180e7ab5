"""Dwarves: each mine region pays one bonus coin, even in decline."""

from tests.kit.setting import (
    a_state,
    coins_of,
    do,
    facts_of,
    hand_of,
    income_of,
    price_of,
    region_of,
    ruins,
    seat_of,
    tray_of,
)
from tests.races.standing import ANN, BO, ann, bo, picked, playing

MINES = (3, 6)


def test_1_1_three_on_the_banner_and_eight_in_the_box() -> None:
    state = picked("dwarves", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "dwarves")) == (7, 1)


def test_h11_each_mine_held_pays_a_coin() -> None:
    state = a_state(playing("dwarves", "wealthy"), regions={3: ann(), 6: ann(), 2: ann()})
    assert income_of(state) == {"regions": 3, "dwarves": 2}


def test_h11_terrain_and_symbol_of_one_region_both_pay() -> None:
    state = a_state(playing("dwarves", "forest"), regions={3: ann()})
    assert income_of(state) == {"regions": 1, "dwarves": 1, "forest": 1}


def test_h11_what_counts_is_the_region_held_at_the_end_of_the_turn() -> None:
    state = a_state(playing("dwarves", "wealthy"), regions={3: ann(), 2: ann()})
    events = do(state, "abandon 3", "stop", "deploy 2 1", "end")
    assert facts_of(events, "income")[0]["parts"] == [("regions", 1)]


def test_r8_the_mines_pay_on_the_turn_of_the_decline() -> None:
    state = a_state(
        playing("dwarves", "alchemist"),
        regions={2: ann(2), 3: ann(), 6: ann(3), 7: ann()},
    )
    events = do(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 4), ("dwarves", 2)]
    assert coins_of(state, ANN) == 5 + 6


def test_r8_the_mines_pay_on_every_later_turn() -> None:
    state = a_state(
        playing("ratmen", "hill", hand=3, declined=[{"race": "dwarves"}]),
        regions={2: ruins(ANN, "dwarves"), 3: ruins(ANN, "dwarves"), 6: ruins(ANN, "dwarves")},
    )
    do(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 3 + 2


def test_r8_a_mine_that_was_lost_pays_no_more() -> None:
    state = a_state(
        playing("ratmen", "hill", declined=[{"race": "dwarves"}]),
        playing("orcs", "swamp", hand=5),
        regions={2: ruins(ANN, "dwarves"), 3: ruins(ANN, "dwarves"), 4: bo()},
        turn=BO,
        phase="conquest",
    )
    do(state, "conquer 3")
    assert income_of(state, ANN) == {"declined": 1}


def test_r8_dwarf_spirits_are_paid_beside_another_declined_race() -> None:
    state = a_state(
        playing(
            "ratmen",
            "hill",
            declined=[{"race": "dwarves", "power": "spirit"}, {"race": "orcs"}],
        ),
        regions={3: ruins(ANN, "dwarves"), 6: ruins(ANN, "dwarves"), 20: ruins(ANN, "orcs")},
    )
    assert income_of(state) == {"declined": 3, "dwarves": 2}


def test_r8_stout_dwarves_are_paid_once_on_the_turn_of_the_late_decline() -> None:
    state = a_state(playing("dwarves", "stout"), regions={3: ann(), 6: ann()})
    events = do(state, "stop", "end", "decline")
    assert [facts["coins"] for facts in facts_of(events, "income")] == [4]
    assert income_of(state, ANN) == {"declined": 2, "dwarves": 2}


def test_d12_the_badge_pays_no_more_in_decline() -> None:
    state = a_state(playing("dwarves", "forest"), regions={3: ann(), 6: ann()})
    events = do(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 2), ("dwarves", 2)]


def test_d12_a_fortress_stays_as_defence_and_pays_no_more() -> None:
    state = a_state(
        playing("dwarves", "fortified"),
        playing("orcs", "hill", hand=6),
        regions={2: ann(2, fortress=True)},
    )
    events = do(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1)]
    assert region_of(state, 2) == {
        "seat": ANN,
        "declined": "dwarves",
        "tokens": 1,
        "fortress": True,
    }
    assert price_of(state, 2) == 2 + 1 + 1


def test_d3_declined_dwarves_pushed_out_are_not_paid_that_turn() -> None:
    state = a_state(
        playing("ratmen", "hill", declined=[{"race": "dwarves"}]),
        regions={3: ruins(ANN, "dwarves"), 6: ruins(ANN, "dwarves"), 20: ann(2)},
    )
    events = do(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1)]
    assert seat_of(state, ANN)["declined"] == [{"race": "ratmen"}]


def test_v3_mines_of_another_declined_race_do_not_pay() -> None:
    state = a_state(
        playing("dwarves", "wealthy", declined=[{"race": "orcs"}]),
        regions={6: ann(), 3: ruins(ANN, "orcs")},
    )
    assert income_of(state) == {"regions": 1, "dwarves": 1, "declined": 1}
