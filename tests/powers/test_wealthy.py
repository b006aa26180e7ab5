"""Wealthy: seven coins once, on the turn of the pick."""

from __future__ import annotations

from tests.kit.setting import a_state, coins_of, do, hand_of, held, income_of, legal, pass_turn
from tests.rules.standing import a_column, after_pick, has, other_powers


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("halflings", "wealthy")) == 10


def test_y42_seven_coins_at_the_end_of_the_turn_of_the_pick() -> None:
    state = after_pick("halflings", "wealthy")
    do(state, "conquer 5", "conquer 4", "conquer 10")
    assert coins_of(state) == 5
    pass_turn(state)
    assert coins_of(state) == 5 + 3 + 7


def test_y42_none_on_the_second_turn() -> None:
    state = after_pick("halflings", "wealthy", has("orcs", "hill"), regions={20: held(1)})
    do(state, "conquer 5")
    pass_turn(state)
    pass_turn(state)
    assert income_of(state) == {"regions": 1}
    pass_turn(state)
    assert coins_of(state) == 5 + 1 + 7 + 1


def test_p15_even_without_a_region() -> None:
    state = after_pick("halflings", "wealthy")
    do(state, "stop", "end")
    assert coins_of(state) == 5 + 7


def test_p15_a_badge_that_came_back_pays_again() -> None:
    column = a_column(("elves", "hill"), seats=(has("orcs", "wealthy"),))
    used = [str(combo["power"]) for combo in column]
    state = a_state(
        column=column,
        unseen_powers=[],
        discarded_powers=other_powers(*used),
    )
    do(state, "pick 1", "reveal orcs wealthy", "stop", "end")
    assert coins_of(state) == 5
    do(state, "pick 6")
    do(state, legal(state)[0])
    do(state, "stop", "end")
    assert coins_of(state, 1) == 5 - 5 + 7


def test_d5_none_in_decline() -> None:
    state = a_state(has("halflings", "wealthy"), regions={5: held(0)})
    do(state, "decline")
    assert coins_of(state) == 5 + 1
