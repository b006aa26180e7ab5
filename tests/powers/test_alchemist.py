"""Alchemist: two coins every turn while active."""

from __future__ import annotations

from tests.kit.positions import (
    after_pick,
    build_state,
    coins_of,
    discarded_powers,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    pass_turn,
    play,
    seat_with,
)


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("trolls", "alchemist")) == 9


def test_y1_two_coins_with_a_region_on_the_map() -> None:
    state = build_state(seat_with("trolls", "alchemist"), regions={5: held(0)})
    assert income_of(state) == {"regions": 1, "alchemist": 2}


def test_y1_two_coins_with_no_region_on_the_map() -> None:
    state = build_state(seat_with("trolls", "alchemist", hand=3))
    play(state, "stop", "end")
    assert coins_of(state) == 5 + 2


def test_y1_two_coins_every_turn() -> None:
    state = build_state(
        seat_with("trolls", "alchemist"),
        seat_with("orcs", "hill"),
        regions={5: held(0), 20: held(1)},
    )
    for _ in range(3):
        pass_turn(state)
    assert coins_of(state) == 5 + 3 + 3


def test_d6_a_wiped_out_race_passes_for_two_and_its_declined_regions() -> None:
    state = build_state(
        {**seat_with("trolls", "alchemist"), "declined": [{"race": "orcs"}]},
        regions={5: held_in_decline(0, "orcs"), 10: held_in_decline(0, "orcs")},
    )
    play(state, "stop")
    assert facts_of(play(state, "end"), "income") == [
        {"seat": 0, "coins": 4, "parts": [("alchemist", 2), ("declined", 2)]}
    ]


def test_y2_nothing_on_the_decline_turn() -> None:
    state = build_state(seat_with("trolls", "alchemist"), regions={5: held(0, 2), 10: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 2


def test_y2_a_wiped_out_race_that_declines_scores_nothing() -> None:
    state = build_state(
        {**seat_with("trolls", "alchemist"), "declined": [{"race": "orcs"}]},
        regions={5: held_in_decline(0, "orcs"), 10: held_in_decline(0, "orcs")},
    )
    play(state, "decline")
    assert coins_of(state) == 5


def test_d12_nothing_after_decline() -> None:
    state = build_state(seat_with("trolls", "alchemist"), regions={5: held(0), 10: held(0)})
    play(state, "decline")
    assert income_of(state) == {"declined": 2}
    assert discarded_powers(state) == ["alchemist"]
