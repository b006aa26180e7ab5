"""Berserk: the die may be rolled before each conquest."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    after_pick,
    build_state,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    pass_turn,
    phase_of,
    play,
    price_of,
    refusal_of,
    region_of,
    seat_with,
)


def a_horde(hand: int) -> State:
    """Berserk Ratmen on the hill 5; next to it 4 (swamp), 10 (farmland) and 11 (forest)."""
    return build_state(seat_with("ratmen", "berserk", hand), phase="conquest", regions={5: held(0)})


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("ratmen", "berserk")) == 12


def test_y3_roll_then_choose_then_pay_the_rest() -> None:
    state = build_state(
        seat_with("ratmen", "berserk", 12),
        in_decline("orcs"),
        phase="conquest",
        regions={20: held_in_decline(1, "orcs")},
    )
    assert price_of(state, 20) == 4
    play(state, "roll", "die 3", "conquer 20")
    assert region_of(state, 20) == {"seat": 0, "tokens": 1}
    assert hand_of(state) == 11


def test_y3_a_smaller_number_leaves_more_to_pay() -> None:
    state = a_horde(8)
    play(state, "roll", "die 1", "conquer 10")
    assert region_of(state, 10)["tokens"] == 1
    play(state, "roll", "die 1", "conquer 9")
    assert region_of(state, 9)["tokens"] == 2


def test_y3_a_zero_saves_nothing() -> None:
    state = a_horde(4)
    play(state, "roll", "die 0", "conquer 10")
    assert region_of(state, 10)["tokens"] == 2
    assert hand_of(state) == 2


def test_c3_the_die_never_brings_the_price_below_one() -> None:
    state = a_horde(4)
    play(state, "roll", "die 3")
    assert price_of(state, 10) == 1


def test_y3_a_roll_serves_one_conquest() -> None:
    state = a_horde(6)
    play(state, "roll", "die 1", "conquer 10")
    assert price_of(state, 11) == 2
    assert "roll" in legal_texts(state)


def test_y4_a_roll_is_optional() -> None:
    state = a_horde(4)
    play(state, "conquer 10")
    assert hand_of(state) == 2


def test_y4_after_a_roll_only_conquests_and_stop_are_left() -> None:
    state = a_horde(4)
    play(state, "roll", "die 0")
    assert legal_texts(state) == ["conquer 4", "conquer 10", "conquer 11", "stop"]


def test_y4_no_second_roll_for_the_same_conquest() -> None:
    state = a_horde(4)
    play(state, "roll", "die 0")
    assert refusal_of(state, "roll") == "roll.pending"


def test_y4_after_a_roll_no_region_may_be_abandoned() -> None:
    state = a_horde(4)
    assert "abandon 5" in legal_texts(state)
    play(state, "roll", "die 0")
    assert refusal_of(state, "abandon 5") == "roll.pending"


def test_y4_after_a_roll_the_conquests_may_end() -> None:
    state = a_horde(4)
    play(state, "roll", "die 3", "stop")
    assert phase_of(state) == "redeployment"
    assert hand_of(state) == 4


def test_y4_a_roll_needs_a_token_in_hand() -> None:
    assert refusal_of(a_horde(0), "roll") == "roll.no_token"


def test_y4_at_the_start_a_roll_takes_the_tokens_up() -> None:
    state = build_state(seat_with("ratmen", "berserk"), regions={5: held(0, 4)})
    play(state, "roll", "die 1", "conquer 10")
    assert hand_of(state) == 2


def test_y5_a_roll_too_low_for_everything_ends_the_conquests() -> None:
    state = a_horde(1)
    play(state, "roll", "die 0")
    assert legal_texts(state) == ["stop"]
    play(state, "stop")
    assert phase_of(state) == "redeployment"
    assert "deploy 5 1" in legal_texts(state)


def test_y6_a_region_that_cannot_be_paid_is_not_offered() -> None:
    state = a_horde(1)
    play(state, "roll", "die 0")
    assert refusal_of(state, "conquer 10") == "conquer.too_few_tokens"


def test_y7_no_final_die_without_a_roll() -> None:
    assert refusal_of(a_horde(1), "conquer 10 die") == "die.rolls_first"


def test_y7_no_final_die_after_a_roll() -> None:
    state = a_horde(1)
    play(state, "roll", "die 0")
    assert refusal_of(state, "conquer 10 die") == "roll.pending"


def test_y8_berserks_have_no_dragon_and_dragon_masters_no_roll() -> None:
    assert refusal_of(a_horde(3), "conquer 10 dragon") == "dragon.none"
    masters = build_state(
        seat_with("ratmen", "dragon_master", 3), phase="conquest", regions={5: held(0)}
    )
    assert refusal_of(masters, "roll") == "roll.no_power"


def test_y3_other_races_do_not_roll_before() -> None:
    state = build_state(seat_with("ratmen", "hill", 3), phase="conquest", regions={5: held(0)})
    assert refusal_of(state, "roll") == "roll.no_power"


def test_w17_the_swap_needs_no_roll() -> None:
    state = build_state(
        seat_with("sorcerers", "berserk"),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1)},
    )
    play(state, "conquer 10 sorcery")
    assert region_of(state, 10) == {"seat": 0, "tokens": 1}


def test_w17_the_swap_uses_up_no_roll() -> None:
    state = build_state(
        seat_with("sorcerers", "berserk", 1),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1)},
    )
    play(state, "conquer 10 sorcery", "roll", "die 1", "conquer 15")
    assert region_of(state, 15) == {"seat": 0, "tokens": 1}


def test_g5_declined_berserk_ghouls_have_the_ordinary_die_and_no_roll() -> None:
    state = build_state(
        seat_with("ghouls", "berserk"),
        seat_with("humans", "hill"),
        regions={5: held(0, 2), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    assert "declined conquer 10 die" in legal_texts(state)
    assert "roll" not in legal_texts(state)
