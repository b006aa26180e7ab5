"""Underworld: cavern regions cost one token less and are next to each other."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    TRIBE,
    Json,
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

# On base/2 the caverns are 4 (swamp), 6 (mountain), 15 and 18 (hills); only 15 lies inland.


def diggers(race: str, hand: int, regions: dict[int, Json], bo: Json | None = None) -> State:
    """Ann's Underworld race in the middle of its conquests."""
    return build_state(
        seat_with(race, "underworld", hand), bo or {}, phase="conquest", regions=regions
    )


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("giants", "underworld")) == 11


def test_c1_a_cavern_costs_one_less() -> None:
    state = diggers("orcs", 5, {4: TRIBE})
    assert (price_of(state, 4), price_of(state, 6), price_of(state, 18)) == (2, 2, 1)


def test_c1_other_regions_cost_as_always() -> None:
    state = diggers("orcs", 5, {})
    assert (price_of(state, 5), price_of(state, 16)) == (2, 3)


def test_a7_the_entry_must_be_at_the_border() -> None:
    assert refusal_of(diggers("orcs", 5, {}), "conquer 15") == "conquer.not_an_entry"


def test_a7_from_a_held_cavern_all_caverns_are_next_door() -> None:
    state = diggers("orcs", 5, {6: held(0)})
    caverns = {"conquer 4", "conquer 15", "conquer 18"}
    assert caverns <= set(legal_texts(state))
    play(state, "conquer 15")
    assert region_of(state, 15) == {"seat": 0, "tokens": 1}


def test_a7_not_from_a_region_without_one() -> None:
    assert refusal_of(diggers("orcs", 5, {2: held(0)}), "conquer 15") == "conquer.out_of_reach"


def test_a7_at_once_from_a_cavern_taken_this_turn() -> None:
    state = diggers("orcs", 5, {})
    play(state, "conquer 6", "conquer 15")
    assert region_of(state, 15)["seat"] == 0


def test_y41_only_for_that_race() -> None:
    state = build_state(
        seat_with("orcs", "hill", 5),
        seat_with("elves", "underworld"),
        phase="conquest",
        regions={6: held(0)},
    )
    assert refusal_of(state, "conquer 15") == "conquer.out_of_reach"


def test_y41_regions_beside_another_cavern_stay_far() -> None:
    assert refusal_of(diggers("orcs", 5, {6: held(0)}), "conquer 10") == "conquer.out_of_reach"


def test_h3_underworld_giants_save_for_both_through_the_caverns() -> None:
    state = diggers("giants", 5, {6: held(0), 15: TRIBE})
    assert price_of(state, 15) == 3 - 1 - 1


def test_h3_only_from_a_mountain_with_a_cavern() -> None:
    state = diggers("giants", 5, {20: held(0), 18: held(0), 15: TRIBE})
    assert price_of(state, 15) == 3 - 1


def test_w6_underworld_sorcerers_swap_through_the_caverns() -> None:
    state = diggers("sorcerers", 0, {6: held(0), 15: held(1)}, seat_with("humans", "hill"))
    play(state, "conquer 15 sorcery")
    assert region_of(state, 15) == {"seat": 0, "tokens": 1}


def test_w6_not_into_far_regions_without_a_cavern() -> None:
    state = diggers("sorcerers", 0, {6: held(0), 10: held(1)}, seat_with("humans", "hill"))
    assert refusal_of(state, "conquer 10 sorcery") == "conquer.out_of_reach"


def test_g5_declined_underworld_ghouls_know_no_caverns() -> None:
    state = build_state(
        seat_with("ghouls", "underworld"),
        seat_with("humans", "hill"),
        regions={6: held(0, 5), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    assert refusal_of(state, "declined conquer 15") == "conquer.out_of_reach"
    assert price_of(state, 18, declined=True) == 2
