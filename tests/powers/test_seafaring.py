"""Seafaring: Seas and the Lake may be taken, and are kept in decline."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    after_pick,
    build_state,
    coins_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    income_of,
    legal_texts,
    pass_turn,
    play,
    price_of,
    refusal_of,
    region_of,
    seat_with,
    tray_of,
)

SEA, LAKE = 1, 8


def sailors(hand: int, *regions: int, race: str = "elves") -> State:
    """Ann's Seafaring race holds these regions."""
    return build_state(
        seat_with(race, "seafaring", hand),
        phase="conquest",
        regions={region: held(0) for region in regions},
    )


def against_the_lake(race: str, power: str, hand: int = 5) -> State:
    """Bo, on 3, next to Ann's one Elf on the Lake."""
    return build_state(
        seat_with("elves", "seafaring"),
        seat_with(race, power, hand),
        turn=1,
        phase="conquest",
        regions={LAKE: held(0), 3: held(1)},
    )


def test_1_1_the_badge_brings_five_tokens() -> None:
    state = after_pick("ratmen", "seafaring")
    assert hand_of(state) == 13
    assert tray_of(state, "ratmen") == 0


def test_a8_an_edge_sea_may_be_the_entry() -> None:
    state = sailors(5)
    play(state, "conquer 1")
    assert region_of(state, SEA) == {"seat": 0, "tokens": 2}


def test_a8_the_lake_may_not_be_the_entry() -> None:
    assert refusal_of(sailors(5), "conquer 8") == "conquer.not_an_entry"


def test_a8_seafaring_halflings_may_enter_by_the_lake() -> None:
    state = sailors(5, race="halflings")
    play(state, "conquer 8")
    assert region_of(state, LAKE)["seat"] == 0


def test_a8_halflings_without_the_badge_may_not() -> None:
    state = build_state(seat_with("halflings", "hill", 5), phase="conquest")
    assert refusal_of(state, "conquer 8") == "conquer.water"


def test_y34_water_costs_two() -> None:
    state = sailors(5, 3)
    assert (price_of(state, SEA), price_of(state, LAKE)) == (2, 2)


def test_y34_and_one_for_each_token_of_another_race() -> None:
    state = build_state(
        seat_with("orcs", "seafaring", 5),
        in_decline("elves"),
        phase="conquest",
        regions={3: held(0), LAKE: held_in_decline(1, "elves")},
    )
    assert price_of(state, LAKE) == 3
    play(state, "conquer 8")
    assert region_of(state, LAKE) == {"seat": 0, "tokens": 3}


def test_y35_water_borders_the_land_on_its_shore() -> None:
    state = sailors(5, LAKE)
    reachable = [action for action in legal_texts(state) if action.startswith("conquer")]
    assert reachable == [f"conquer {region}" for region in (3, 7, 9, 13, 14)]


def test_y35_and_the_land_borders_the_water() -> None:
    assert "conquer 8" in legal_texts(sailors(5, 9))
    assert refusal_of(sailors(5, 10), "conquer 8") == "conquer.out_of_reach"


def test_y36_water_is_scored() -> None:
    assert income_of(sailors(0, SEA, LAKE)) == {"regions": 2}


def test_y36_kept_and_scored_in_decline() -> None:
    state = build_state(seat_with("elves", "seafaring"), regions={SEA: held(0, 2), LAKE: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 2
    assert region_of(state, SEA) == {"seat": 0, "tokens": 1, "declined": "elves"}


def test_y36_no_more_is_taken_in_decline() -> None:
    state = build_state(
        seat_with("ghouls", "seafaring"),
        seat_with("orcs", "hill"),
        regions={3: held(0, 4), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    assert "declined conquer 2" in legal_texts(state)
    assert refusal_of(state, "declined conquer 8") == "conquer.water"


def test_g5_declined_ghouls_keep_the_sea_and_march_from_it() -> None:
    state = build_state(
        seat_with("ghouls", "seafaring"),
        seat_with("orcs", "hill"),
        regions={SEA: held(0, 4), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    play(state, "declined conquer 2")
    assert region_of(state, SEA) == {"seat": 0, "tokens": 1, "declined": "ghouls"}
    assert region_of(state, 2) == {"seat": 0, "tokens": 2, "declined": "ghouls"}


def test_g5_a_sea_abandoned_by_declined_ghouls_is_lost_to_them() -> None:
    state = build_state(
        seat_with("ghouls", "seafaring"),
        seat_with("orcs", "hill"),
        regions={SEA: held(0), 2: held(0, 4), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    play(state, "declined abandon 1")
    assert refusal_of(state, "declined conquer 1") == "conquer.water"


def test_y37_other_races_never_take_water() -> None:
    assert refusal_of(against_the_lake("orcs", "hill"), "conquer 8") == "conquer.water"


def test_y37_flying_does_not_help() -> None:
    assert refusal_of(against_the_lake("orcs", "flying"), "conquer 8") == "conquer.water"


def test_16_the_dragon_does_not_help() -> None:
    state = against_the_lake("orcs", "dragon_master")
    assert refusal_of(state, "conquer 8 dragon") == "conquer.water"


def test_w11_sorcerers_do_not_swap_on_water() -> None:
    assert refusal_of(against_the_lake("sorcerers", "hill"), "conquer 8 sorcery") == "conquer.water"


def test_w11_only_seafaring_sorcerers_do() -> None:
    state = build_state(
        seat_with("sorcerers", "seafaring"),
        seat_with("elves", "hill"),
        phase="conquest",
        regions={LAKE: held(0), 9: held(1)},
    )
    play(state, "conquer 9 sorcery")
    assert region_of(state, 9) == {"seat": 0, "tokens": 1}


def test_a1_an_edge_sea_held_by_seafarers_still_opens_its_shore() -> None:
    state = build_state(
        seat_with("ratmen", "hill", 5),
        seat_with("orcs", "seafaring"),
        phase="conquest",
        regions={23: held(1, 3)},
    )
    play(state, "conquer 22")
    assert region_of(state, 22)["seat"] == 0


def test_x2_seafaring_tritons_have_no_discount_on_water() -> None:
    state = sailors(5, 3, race="tritons")
    assert (price_of(state, LAKE), price_of(state, 2)) == (2, 1)


def test_y37_a_new_seafaring_race_may_push_a_declined_one_off_the_sea() -> None:
    state = build_state(
        seat_with("orcs", "seafaring", 5),
        in_decline("elves"),
        phase="conquest",
        regions={SEA: held_in_decline(1, "elves"), 20: held_in_decline(1, "elves")},
    )
    play(state, "conquer 1")
    assert region_of(state, SEA)["seat"] == 0
