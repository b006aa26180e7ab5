"""Where a race may go, and when it may leave (A1-A14)."""

from __future__ import annotations

from tests.kit.positions import (
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
    seat_of,
    seat_with,
    turn_key,
)

# On base/2: land at the edge or on the shore of the Seas 1 and 23 (22 only lies on the shore).
ENTRIES = (2, 3, 4, 5, 6, 11, 12, 16, 17, 18, 19, 20, 21, 22)


def test_a1_a_new_race_enters_by_the_edge_or_by_the_shore_of_an_edge_sea() -> None:
    state = build_state(seat_with("ratmen", "hill", 8), phase="conquest")
    conquests = [action for action in legal_texts(state) if action.startswith("conquer")]
    assert conquests == [f"conquer {region}" for region in ENTRIES]


def test_a1_also_if_seafarers_hold_that_sea() -> None:
    state = build_state(
        seat_with("ratmen", "hill", 8),
        seat_with("orcs", "seafaring"),
        phase="conquest",
        regions={23: held(1)},
    )
    play(state, "conquer 22")
    assert region_of(state, 22)["seat"] == 0


def test_a2_a_lake_shore_is_no_entry() -> None:
    state = build_state(seat_with("ratmen", "hill", 8), phase="conquest")
    for region in (7, 9, 13, 14):
        assert refusal_of(state, f"conquer {region}") == "conquer.not_an_entry"


def test_a3_there_is_one_entry_and_then_adjacency() -> None:
    state = build_state(seat_with("ratmen", "hill", 8), phase="conquest")
    play(state, "conquer 5")
    assert refusal_of(state, "conquer 17") == "conquer.out_of_reach"
    conquests = [action for action in legal_texts(state) if action.startswith("conquer")]
    assert conquests == ["conquer 4", "conquer 10", "conquer 11"]


def test_a4_own_declined_regions_do_not_help() -> None:
    state = build_state(
        {**seat_with("wizards", "swamp", 6), **in_decline("elves")},
        phase="conquest",
        regions={5: held(0), 20: held_in_decline(0, "elves")},
    )
    assert refusal_of(state, "conquer 19") == "conquer.out_of_reach"


def test_a4_a_new_race_need_not_start_near_its_declined_one() -> None:
    state = build_state(
        {**seat_with("wizards", "swamp", 6), **in_decline("elves")},
        phase="conquest",
        regions={20: held_in_decline(0, "elves")},
    )
    assert "conquer 2" in legal_texts(state)
    assert refusal_of(state, "conquer 14") == "conquer.not_an_entry"


def test_a5_flying_enters_anywhere_on_land() -> None:
    state = build_state(seat_with("orcs", "flying", 5), phase="conquest")
    play(state, "conquer 14")
    assert region_of(state, 14)["seat"] == 0
    assert refusal_of(state, "conquer 8") == "conquer.water"


def test_a6_halflings_enter_anywhere() -> None:
    state = build_state(seat_with("halflings", "hill", 5), phase="conquest")
    play(state, "conquer 14")
    assert refusal_of(state, "conquer 5") == "conquer.out_of_reach"


def test_a6_again_after_abandoning_everything() -> None:
    state = build_state(seat_with("halflings", "hill"), regions={5: held(0, 4)})
    play(state, "abandon 5", "conquer 14")
    assert region_of(state, 14)["seat"] == 0


def test_a6_again_after_losing_everything() -> None:
    state = build_state(seat_with("halflings", "hill", 4, holes_left=0))
    play(state, "conquer 14")
    assert region_of(state, 14) == {"seat": 0, "tokens": 2}


def test_a7_underworld_enters_at_the_border_and_tunnels_from_there() -> None:
    state = build_state(seat_with("orcs", "underworld", 6), phase="conquest")
    assert refusal_of(state, "conquer 15") == "conquer.not_an_entry"
    play(state, "conquer 18", "conquer 15")
    assert region_of(state, 15)["seat"] == 0


def test_a8_seafarers_may_enter_by_an_edge_sea_but_not_by_the_lake() -> None:
    state = build_state(seat_with("orcs", "seafaring", 6), phase="conquest")
    assert price_of(state, 23) == 2
    assert refusal_of(state, "conquer 8") == "conquer.not_an_entry"
    play(state, "conquer 23")
    assert region_of(state, 23)["seat"] == 0


def test_a9_a_region_may_be_abandoned_before_the_first_conquest() -> None:
    state = build_state(seat_with("orcs", "hill"), regions={5: held(0, 3), 4: held(0)})
    play(state, "abandon 4", "abandon 5")
    assert (region_of(state, 4), region_of(state, 5)) == ({}, {})
    assert hand_of(state) == 4


def test_a9_not_after_it() -> None:
    state = build_state(seat_with("orcs", "hill"), regions={5: held(0, 3), 4: held(0)})
    play(state, "conquer 10")
    assert refusal_of(state, "abandon 4") == "abandon.after_conquest"


def test_a9_not_in_redeployment() -> None:
    state = build_state(
        seat_with("orcs", "hill"), phase="redeployment", regions={5: held(0), 4: held(0)}
    )
    assert refusal_of(state, "abandon 4") == "redeployment.only_placing"
    assert refusal_of(state, "withdraw 4") == "withdraw.not_due"


def test_a9_conquests_of_the_own_ghouls_do_not_count() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline("ghouls")},
        regions={5: held_in_decline(0, "ghouls", 3), 20: held(0), 19: held(0)},
    )
    play(state, "declined conquer 10", "abandon 20")
    assert region_of(state, 20) == {}


def test_a9_ghouls_do_not_abandon_after_their_first_conquest() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline("ghouls")},
        regions={5: held_in_decline(0, "ghouls", 3), 4: held_in_decline(0, "ghouls"), 20: held(0)},
    )
    assert "declined abandon 4" in legal_texts(state)
    play(state, "declined conquer 10")
    assert refusal_of(state, "declined abandon 4") == "abandon.after_conquest"


def test_a9_only_a_held_region() -> None:
    state = build_state(seat_with("orcs", "hill"), regions={5: held(0, 3)})
    assert refusal_of(state, "abandon 4") == "abandon.not_held"


def test_a10_an_abandoned_region_may_be_taken_again_as_an_empty_one() -> None:
    state = build_state(seat_with("orcs", "hill"), regions={5: held(0, 3), 10: held(0)})
    play(state, "abandon 5")
    assert price_of(state, 5) == 2
    play(state, "conquer 5")
    assert region_of(state, 5) == {"seat": 0, "tokens": 2}
    assert turn_key(state, "non_empty") is None


def test_a11_after_abandoning_everything_the_border_rule_is_back() -> None:
    state = build_state(seat_with("orcs", "hill"), regions={10: held(0, 3)})
    play(state, "abandon 10")
    assert refusal_of(state, "conquer 9") == "conquer.not_an_entry"
    assert "conquer 17" in legal_texts(state)


def test_a12_hole_and_lair_do_not_outlast_an_abandoned_region() -> None:
    state = build_state(
        seat_with("halflings", "fortified", holes_left=1),
        regions={5: held(0, hole=True, fortress=True), 10: held(0)},
    )
    play(state, "abandon 5")
    assert region_of(state, 5) == {}
    assert seat_of(state, 0)["holes_left"] == 1


def test_a12_a_lair_goes_too() -> None:
    state = build_state(seat_with("trolls", "hill"), regions={5: held(0, lair=True), 10: held(0)})
    play(state, "abandon 5")
    assert region_of(state, 5) == {}


def test_a12_camps_heroes_and_dragon_come_to_hand() -> None:
    state = build_state(
        seat_with("trolls", "bivouacking"), regions={5: held(0, camps=3), 10: held(0, camps=1)}
    )
    play(state, "abandon 5")
    assert seat_of(state, 0)["camps_in_hand"] == 4


def test_a13_a_race_does_not_conquer_what_it_holds() -> None:
    state = build_state(
        seat_with("orcs", "hill", 5), phase="conquest", regions={5: held(0), 10: held(0)}
    )
    assert refusal_of(state, "conquer 10") == "conquer.own_region"
    assert refusal_of(state, "conquer 10 die") == "conquer.own_region"


def test_a14_no_opponent_conquers_or_rolls_against_an_immune_region() -> None:
    state = build_state(
        seat_with("orcs", "hill", 1),
        seat_with("halflings", "swamp"),
        phase="conquest",
        regions={5: held(0), 10: held(1, hole=True)},
    )
    assert refusal_of(state, "conquer 10") == "conquer.immune"
    assert refusal_of(state, "conquer 10 die") == "conquer.immune"


def test_a14_the_own_ghouls_may_take_a_hole_and_it_is_gone_for_good() -> None:
    state = build_state(
        {**seat_with("halflings", "hill", holes_left=0), **in_decline("ghouls")},
        seat_with("orcs", "swamp"),
        regions={
            5: held_in_decline(0, "ghouls", 3),
            10: held(0, 2, hole=True),
            17: held(0),
            20: held(1),
        },
    )
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 2, "declined": "ghouls"}
    assert seat_of(state, 0).get("holes_left", 0) == 0
    pass_turn(state)
    assert phase_of(state) == "start"
