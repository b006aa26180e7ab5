"""Forest: each forest region pays one coin."""

from __future__ import annotations

from tests.kit.setting import a_state, coins_of, do, hand_of, held, income_of, ruins
from tests.rules.standing import after_pick, has, once


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("trolls", "forest")) == 9


def test_y31_one_coin_for_each_forest() -> None:
    regions = {region: held(0) for region in (3, 11, 2, 4, 5)}
    state = a_state(has("trolls", "forest"), regions=regions)
    assert income_of(state) == {"regions": 5, "forest": 2}


def test_y31_only_what_is_held_at_the_turns_end() -> None:
    state = a_state(has("trolls", "forest"), regions={3: held(0), 2: held(0)})
    do(state, "abandon 3", "stop", "deploy 2 1", "end")
    assert coins_of(state) == 5 + 1


def test_v3_forests_of_the_declined_race_pay_nothing_more() -> None:
    state = a_state(
        {**has("trolls", "forest"), **once("elves")},
        regions={5: held(0), 3: ruins(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_h11_forest_wizards_are_paid_for_both() -> None:
    regions = {region: held(0) for region in (2, 16, 14, 29, 22)}
    state = a_state(has("wizards", "forest"), map="base/4", regions=regions)
    assert income_of(state) == {"regions": 5, "forest": 2, "wizards": 2}


def test_d5_nothing_in_decline() -> None:
    state = a_state(has("trolls", "forest"), regions={3: held(0), 11: held(0)})
    do(state, "decline")
    assert coins_of(state) == 5 + 2
