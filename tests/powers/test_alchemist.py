"""Alchemist: two coins every turn while active."""

from __future__ import annotations

from tests.kit.setting import (
    a_state,
    coins_of,
    do,
    facts_of,
    hand_of,
    held,
    income_of,
    pass_turn,
    ruins,
)
from tests.rules.standing import after_pick, discards_of, has


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("trolls", "alchemist")) == 9


def test_y1_two_coins_with_a_region_on_the_map() -> None:
    state = a_state(has("trolls", "alchemist"), regions={5: held(0)})
    assert income_of(state) == {"regions": 1, "alchemist": 2}


def test_y1_two_coins_with_no_region_on_the_map() -> None:
    state = a_state(has("trolls", "alchemist", hand=3))
    do(state, "stop", "end")
    assert coins_of(state) == 5 + 2


def test_y1_two_coins_every_turn() -> None:
    state = a_state(
        has("trolls", "alchemist"),
        has("orcs", "hill"),
        regions={5: held(0), 20: held(1)},
    )
    for _ in range(3):
        pass_turn(state)
    assert coins_of(state) == 5 + 3 + 3


def test_d6_a_wiped_out_race_passes_for_two_and_its_declined_regions() -> None:
    state = a_state(
        {**has("trolls", "alchemist"), "declined": [{"race": "orcs"}]},
        regions={5: ruins(0, "orcs"), 10: ruins(0, "orcs")},
    )
    do(state, "stop")
    assert facts_of(do(state, "end"), "income") == [
        {"seat": 0, "coins": 4, "parts": [("alchemist", 2), ("declined", 2)]}
    ]


def test_y2_nothing_on_the_decline_turn() -> None:
    state = a_state(has("trolls", "alchemist"), regions={5: held(0, 2), 10: held(0)})
    do(state, "decline")
    assert coins_of(state) == 5 + 2


def test_y2_a_wiped_out_race_that_declines_scores_nothing() -> None:
    state = a_state(
        {**has("trolls", "alchemist"), "declined": [{"race": "orcs"}]},
        regions={5: ruins(0, "orcs"), 10: ruins(0, "orcs")},
    )
    do(state, "decline")
    assert coins_of(state) == 5


def test_d12_nothing_after_decline() -> None:
    state = a_state(has("trolls", "alchemist"), regions={5: held(0), 10: held(0)})
    do(state, "decline")
    assert income_of(state) == {"declined": 2}
    assert discards_of(state) == ["alchemist"]
