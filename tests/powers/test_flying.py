"""Flying: any land region may be attacked, adjacent or not."""

from __future__ import annotations

from tests.kit.positions import (
    TRIBE,
    after_pick,
    build_state,
    hand_of,
    held,
    legal_texts,
    pass_turn,
    play,
    price_of,
    refusal_of,
    region_of,
    seat_with,
)

LAND = [region for region in range(1, 24) if region not in (1, 8, 23)]


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("orcs", "flying")) == 10


def test_a5_it_may_enter_anywhere_on_land() -> None:
    state = build_state(seat_with("orcs", "flying", 10), phase="conquest")
    conquests = [action for action in legal_texts(state) if action.startswith("conquer")]
    assert conquests == [f"conquer {region}" for region in LAND]


def test_a5_an_inland_forest_with_a_tribe_costs_three() -> None:
    state = build_state(seat_with("orcs", "flying", 10), phase="conquest", regions={13: TRIBE})
    play(state, "conquer 13")
    assert region_of(state, 13) == {"seat": 0, "tokens": 3}


def test_y25_adjacency_is_ignored_all_the_time() -> None:
    state = build_state(seat_with("orcs", "flying", 6), phase="conquest", regions={5: held(0)})
    play(state, "conquer 17", "conquer 2", "conquer 15")
    assert [region_of(state, region)["seat"] for region in (17, 2, 15)] == [0, 0, 0]


def test_a3_it_may_enter_at_two_places() -> None:
    state = build_state(seat_with("orcs", "flying", 6), phase="conquest")
    play(state, "conquer 5", "conquer 17")
    assert region_of(state, 17)["seat"] == 0


def test_y25_the_die_may_be_rolled_far_away() -> None:
    state = build_state(seat_with("orcs", "flying", 1), phase="conquest", regions={5: held(0)})
    assert "conquer 17 die" in legal_texts(state)


def test_y37_never_a_sea() -> None:
    state = build_state(seat_with("orcs", "flying", 6), phase="conquest", regions={2: held(0)})
    assert refusal_of(state, "conquer 1") == "conquer.water"


def test_y37_never_the_lake_nor_who_holds_it() -> None:
    state = build_state(
        seat_with("orcs", "flying", 6),
        seat_with("elves", "seafaring"),
        phase="conquest",
        regions={3: held(0), 8: held(1)},
    )
    assert refusal_of(state, "conquer 8") == "conquer.water"


def test_h9_never_a_hole() -> None:
    state = build_state(
        seat_with("orcs", "flying", 6),
        seat_with("halflings", "hill"),
        phase="conquest",
        regions={17: held(1, hole=True)},
    )
    assert refusal_of(state, "conquer 17") == "conquer.immune"


def test_a11_after_abandoning_everything_it_enters_anywhere() -> None:
    state = build_state(seat_with("orcs", "flying"), regions={5: held(0, 3)})
    play(state, "abandon 5", "conquer 14")
    assert region_of(state, 14)["seat"] == 0


def test_a13_its_own_regions_stay_closed() -> None:
    state = build_state(seat_with("orcs", "flying", 6), phase="conquest", regions={5: held(0)})
    assert refusal_of(state, "conquer 5") == "conquer.own_region"


def test_h4_flying_giants_save_only_next_to_their_mountain() -> None:
    state = build_state(seat_with("giants", "flying", 6), phase="conquest", regions={6: held(0)})
    assert (price_of(state, 12), price_of(state, 17)) == (1, 2)


def test_w5_flying_sorcerers_swap_anywhere_on_land() -> None:
    state = build_state(
        seat_with("sorcerers", "flying"),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={5: held(0), 17: held(1)},
    )
    play(state, "conquer 17 sorcery")
    assert region_of(state, 17) == {"seat": 0, "tokens": 1}


def test_w5_flying_sorcerers_do_not_swap_on_water() -> None:
    state = build_state(
        seat_with("sorcerers", "flying", 2),
        seat_with("humans", "seafaring"),
        phase="conquest",
        regions={5: held(0), 8: held(1)},
    )
    assert refusal_of(state, "conquer 8 sorcery") == "conquer.water"


def test_w5_as_first_conquest_with_a_token_in_hand() -> None:
    state = build_state(
        seat_with("sorcerers", "flying", 1),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={17: held(1)},
    )
    play(state, "conquer 17 sorcery")
    assert hand_of(state) == 1


def test_w5_as_first_conquest_never_with_an_empty_hand() -> None:
    state = build_state(
        seat_with("sorcerers", "flying"),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={17: held(1)},
    )
    assert refusal_of(state, "conquer 17 sorcery") == "conversion.first_conquest"


def test_g5_declined_flying_ghouls_walk() -> None:
    state = build_state(
        seat_with("ghouls", "flying"),
        seat_with("humans", "hill"),
        regions={5: held(0, 4), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    assert "declined conquer 10" in legal_texts(state)
    assert refusal_of(state, "declined conquer 17") == "conquer.out_of_reach"
