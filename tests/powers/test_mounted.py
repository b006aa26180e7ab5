"""Mounted: hills and farmlands cost one token less."""

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


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("giants", "mounted")) == 11


def test_y32_one_less_on_hills_and_farmland() -> None:
    state = build_state(seat_with("orcs", "mounted", 10), phase="conquest")
    assert (price_of(state, 5), price_of(state, 2)) == (1, 1)
    play(state, "conquer 5")
    assert region_of(state, 5)["tokens"] == 1


def test_y32_not_in_forest_swamp_or_mountain() -> None:
    state = build_state(seat_with("orcs", "mounted", 10), phase="conquest")
    assert [price_of(state, region) for region in (3, 4, 6)] == [2, 2, 3]


def test_c1_mounted_giants_save_two_on_a_hill_by_their_mountain() -> None:
    state = build_state(
        seat_with("giants", "mounted", 5), phase="conquest", regions={6: held(0), 7: TRIBE}
    )
    assert price_of(state, 7) == 3 - 2


def test_c2_mounted_giants_pay_one_for_an_empty_hill_by_their_mountain() -> None:
    state = build_state(seat_with("giants", "mounted", 5), phase="conquest", regions={6: held(0)})
    assert price_of(state, 7) == 1


def test_c1_mounted_giants_against_three_enemies_on_farmland() -> None:
    state = build_state(
        seat_with("giants", "mounted", 5),
        seat_with("orcs", "hill"),
        phase="conquest",
        regions={6: held(0), 12: held(1, 3)},
    )
    assert price_of(state, 12) == 5 - 2


def test_c1_mounted_giants_save_one_in_a_forest_by_their_mountain() -> None:
    state = build_state(
        seat_with("giants", "mounted", 5), phase="conquest", regions={9: held(0), 3: TRIBE}
    )
    assert price_of(state, 3) == 3 - 1


def test_g5_declined_mounted_ghouls_pay_the_full_price() -> None:
    state = build_state(
        seat_with("ghouls", "mounted"),
        seat_with("humans", "hill"),
        regions={5: held(0, 4), 20: held(1)},
    )
    assert price_of(state, 10) == 1
    play(state, "decline")
    pass_turn(state)
    assert price_of(state, 10, declined=True) == 2
