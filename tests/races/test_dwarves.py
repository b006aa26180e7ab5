"""Dwarves: each mine region pays one bonus coin, even in decline."""

from tests.kit.positions import (
    ANN,
    BO,
    after_pick,
    build_state,
    coins_of,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    play,
    price_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)


def test_1_1_three_on_the_banner_and_eight_in_the_box() -> None:
    state = after_pick("dwarves", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "dwarves")) == (7, 1)


def test_h11_terrain_and_symbol_of_one_region_both_pay() -> None:
    state = build_state(seat_with("dwarves", "forest"), regions={3: held(ANN)})
    assert income_of(state) == {"regions": 1, "dwarves": 1, "forest": 1}


def test_r8_the_mines_pay_on_the_turn_of_the_decline() -> None:
    state = build_state(
        seat_with("dwarves", "alchemist"),
        regions={2: held(ANN, 2), 3: held(ANN), 6: held(ANN, 3), 7: held(ANN)},
    )
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 4), ("dwarves", 2)]
    assert coins_of(state, ANN) == 5 + 6


def test_r8_the_mines_pay_on_every_later_turn() -> None:
    state = build_state(
        seat_with("ratmen", "hill", hand=3, declined=[{"race": "dwarves"}]),
        regions={
            2: held_in_decline(ANN, "dwarves"),
            3: held_in_decline(ANN, "dwarves"),
            6: held_in_decline(ANN, "dwarves"),
        },
    )
    play(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 3 + 2


def test_r8_a_mine_that_was_lost_pays_no_more() -> None:
    state = build_state(
        seat_with("ratmen", "hill", declined=[{"race": "dwarves"}]),
        seat_with("orcs", "swamp", hand=5),
        regions={
            2: held_in_decline(ANN, "dwarves"),
            3: held_in_decline(ANN, "dwarves"),
            4: held(BO),
        },
        turn=BO,
        phase="conquest",
    )
    play(state, "conquer 3")
    assert income_of(state, ANN) == {"declined": 1}


def test_r8_dwarf_spirits_are_paid_beside_another_declined_race() -> None:
    state = build_state(
        seat_with(
            "ratmen",
            "hill",
            declined=[{"race": "dwarves", "power": "spirit"}, {"race": "orcs"}],
        ),
        regions={
            3: held_in_decline(ANN, "dwarves"),
            6: held_in_decline(ANN, "dwarves"),
            20: held_in_decline(ANN, "orcs"),
        },
    )
    assert income_of(state) == {"declined": 3, "dwarves": 2}


def test_r8_stout_dwarves_are_paid_once_on_the_turn_of_the_late_decline() -> None:
    state = build_state(seat_with("dwarves", "stout"), regions={3: held(ANN), 6: held(ANN)})
    events = play(state, "stop", "end", "decline")
    assert [facts["coins"] for facts in facts_of(events, "income")] == [4]
    assert income_of(state, ANN) == {"declined": 2, "dwarves": 2}


def test_d12_the_badge_pays_no_more_in_decline() -> None:
    state = build_state(seat_with("dwarves", "forest"), regions={3: held(ANN), 6: held(ANN)})
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 2), ("dwarves", 2)]


def test_d12_a_fortress_stays_as_defence_and_pays_no_more() -> None:
    state = build_state(
        seat_with("dwarves", "fortified"),
        seat_with("orcs", "hill", hand=6),
        regions={2: held(ANN, 2, fortress=True)},
    )
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1)]
    assert region_of(state, 2) == {
        "seat": ANN,
        "declined": "dwarves",
        "tokens": 1,
        "fortress": True,
    }
    assert price_of(state, 2) == 2 + 1 + 1


def test_d3_declined_dwarves_pushed_out_are_not_paid_that_turn() -> None:
    state = build_state(
        seat_with("ratmen", "hill", declined=[{"race": "dwarves"}]),
        regions={
            3: held_in_decline(ANN, "dwarves"),
            6: held_in_decline(ANN, "dwarves"),
            20: held(ANN, 2),
        },
    )
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1)]
    assert seat_of(state, ANN)["declined"] == [{"race": "ratmen"}]
