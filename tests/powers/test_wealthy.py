"""Wealthy: seven coins once, on the turn of the pick."""

from __future__ import annotations

from tests.kit.positions import (
    after_pick,
    build_state,
    coins_of,
    column_with,
    hand_of,
    held,
    income_of,
    legal_texts,
    pass_turn,
    play,
    powers_except,
    seat_with,
)


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("halflings", "wealthy")) == 10


def test_y42_seven_coins_at_the_end_of_the_turn_of_the_pick() -> None:
    state = after_pick("halflings", "wealthy")
    play(state, "conquer 5", "conquer 4", "conquer 10")
    assert coins_of(state) == 5
    pass_turn(state)
    assert coins_of(state) == 5 + 3 + 7


def test_y42_none_on_the_second_turn() -> None:
    state = after_pick("halflings", "wealthy", seat_with("orcs", "hill"), regions={20: held(1)})
    play(state, "conquer 5")
    pass_turn(state)
    pass_turn(state)
    assert income_of(state) == {"regions": 1}
    pass_turn(state)
    assert coins_of(state) == 5 + 1 + 7 + 1


def test_p15_even_without_a_region() -> None:
    state = after_pick("halflings", "wealthy")
    play(state, "stop", "end")
    assert coins_of(state) == 5 + 7


def test_p15_a_badge_that_came_back_pays_again() -> None:
    column = column_with("elves hill", seats=(seat_with("orcs", "wealthy"),))
    used = [str(combo["power"]) for combo in column]
    state = build_state(
        column=column,
        unseen_powers=[],
        discarded_powers=powers_except(*used),
    )
    play(state, "pick 1", "reveal orcs wealthy", "stop", "end")
    assert coins_of(state) == 5
    play(state, "pick 6")
    play(state, legal_texts(state)[0])
    play(state, "stop", "end")
    assert coins_of(state, 1) == 5 - 5 + 7


def test_d5_none_in_decline() -> None:
    state = build_state(seat_with("halflings", "wealthy"), regions={5: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 1
