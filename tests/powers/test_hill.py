"""Hill: each hill region pays one coin."""

from __future__ import annotations

from tests.kit.setting import a_state, coins_of, do, hand_of, held, income_of, ruins
from tests.rules.standing import after_pick, has, once


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("ratmen", "hill")) == 12


def test_y31_one_coin_for_each_hill() -> None:
    regions = {region: held(0) for region in (5, 7, 2, 4)}
    state = a_state(has("ratmen", "hill"), regions=regions)
    assert income_of(state) == {"regions": 4, "hill": 2}


def test_v3_the_hill_of_the_declined_race_pays_nothing_more() -> None:
    regions = {region: held(0) for region in (5, 4, 10, 9, 3)}
    state = a_state(
        {**has("ratmen", "hill"), **once("elves")},
        regions={**regions, 18: ruins(0, "elves")},
    )
    do(state, "stop", "end")
    assert coins_of(state) == 5 + 7


def test_h11_hill_humans_are_paid_for_hills_and_farmlands() -> None:
    regions = {region: held(0) for region in (5, 2, 10, 3)}
    state = a_state(has("humans", "hill"), regions=regions)
    assert income_of(state) == {"regions": 4, "hill": 1, "humans": 2}


def test_y31_a_mountain_is_no_hill() -> None:
    state = a_state(has("ratmen", "hill"), regions={6: held(0), 20: held(0)})
    assert income_of(state) == {"regions": 2}


def test_d5_nothing_in_decline() -> None:
    state = a_state(has("ratmen", "hill"), regions={5: held(0), 18: held(0)})
    do(state, "decline")
    assert coins_of(state) == 5 + 2
