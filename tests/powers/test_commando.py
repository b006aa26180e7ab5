"""Commando: every region costs one token less."""

from __future__ import annotations

from tests.kit.positions import (
    TRIBE,
    after_pick,
    build_state,
    hand_of,
    held,
    pass_turn,
    play,
    price_of,
    region_of,
    seat_with,
)


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("ratmen", "commando")) == 12


def test_y13_one_less_already_on_first_conquest() -> None:
    state = build_state(seat_with("ratmen", "commando", 12), phase="conquest", regions={5: TRIBE})
    assert price_of(state, 5) == 3 - 1
    play(state, "conquer 5")
    assert region_of(state, 5) == {"seat": 0, "tokens": 2}


def test_y13_one_less_for_every_kind_of_land() -> None:
    state = build_state(seat_with("ratmen", "commando", 12), phase="conquest")
    assert [price_of(state, region) for region in (2, 3, 5, 21, 20)] == [1, 1, 1, 1, 2]


def test_y13_one_less_against_enemies() -> None:
    state = build_state(
        seat_with("ratmen", "commando", 12), seat_with("orcs", "hill"), regions={5: held(1, 3)}
    )
    assert price_of(state, 5) == 5 - 1


def test_c1_commando_tritons_save_two_on_a_coast() -> None:
    state = build_state(
        seat_with("tritons", "commando", 10),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={6: held(1, 2)},
    )
    assert price_of(state, 6) == 5 - 2


def test_c2_commando_tritons_pay_one_for_an_empty_coast() -> None:
    assert price_of(build_state(seat_with("tritons", "commando", 10)), 2) == 1


def test_c1_commando_tritons_save_one_inland() -> None:
    state = build_state(seat_with("tritons", "commando", 10), regions={4: TRIBE})
    assert price_of(state, 4) == 3 - 1


def test_g5_declined_commando_ghouls_pay_the_full_price() -> None:
    state = build_state(
        seat_with("ghouls", "commando"),
        seat_with("humans", "hill"),
        regions={5: held(0, 4), 20: held(1)},
    )
    assert price_of(state, 10) == 1
    play(state, "decline")
    pass_turn(state)
    assert price_of(state, 10, declined=True) == 2


def test_16_nobody_else_saves() -> None:
    assert price_of(build_state(seat_with("ratmen", "flying", 12)), 5) == 2
