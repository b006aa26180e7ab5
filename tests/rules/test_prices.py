"""What a region costs, and what counts as non-empty (C1-C13)."""

from __future__ import annotations

from smallworld.core.explain import price_parts
from smallworld.core.state import State
from tests.kit.positions import (
    TRIBE,
    Json,
    build_state,
    facts_of,
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
    turn_key,
)


def orcs(hand: int, regions: dict[int, Json], *others: Json, **keys: object) -> State:
    """Ann's Orcs in the middle of their conquests; 5 is theirs."""
    ann = {**seat_with("orcs", "alchemist", hand), **keys}
    return build_state(ann, *others, phase="conquest", regions={5: held(0), **regions})


def test_c10_a_bare_mountain_costs_three_an_empty_region_two() -> None:
    state = orcs(5, {})
    assert (price_of(state, 10), price_of(state, 9)) == (2, 3)


def test_s17_everything_adds_up() -> None:
    state = orcs(9, {9: held(1, 2, lair=True, fortress=True)}, seat_with("trolls", "fortified"))
    assert price_of(state, 9) == 2 + 1 + 1 + 1 + 2


def test_c1_every_part_of_a_price_is_named() -> None:
    tokens_and_pieces = held(1, 2, lair=True, camps=3)
    state = orcs(9, {9: tokens_and_pieces, 12: TRIBE}, seat_with("trolls", "bivouacking"))
    parts = [("base", 2), ("mountain", 1), ("lair", 1), ("camps", 3), ("tokens", 2)]
    assert price_parts(state, 0, 9) == parts
    assert price_parts(state, 0, 12) == [("base", 2), ("tribe", 1)]
    state = orcs(9, {9: held(1, 1, fortress=True)}, seat_with("elves", "fortified"))
    parts = [("base", 2), ("mountain", 1), ("fortress", 1), ("tokens", 1)]
    assert price_parts(state, 0, 9) == parts


def test_c2_the_minimum_is_a_part_only_below_one() -> None:
    state = build_state(
        seat_with("orcs", "berserk", 5),
        regions={5: held(0)},
        phase="conquest",
        turn_so_far={"pending_roll": 1},
    )
    assert price_parts(state, 0, 10) == [("base", 2), ("roll", -1)]
    state = build_state(
        seat_with("orcs", "berserk", 5),
        regions={5: held(0)},
        phase="conquest",
        turn_so_far={"pending_roll": 3},
    )
    assert price_parts(state, 0, 10) == [("base", 2), ("roll", -3), ("minimum", 2)]
    state = build_state(
        seat_with("orcs", "berserk", 5),
        regions={5: held(0)},
        phase="conquest",
        turn_so_far={"pending_roll": 0},
    )
    assert price_parts(state, 0, 10) == [("base", 2)]


def test_c1_race_and_power_save_together() -> None:
    state = build_state(
        seat_with("giants", "mounted", 5),
        seat_with("elves", "hill"),
        phase="conquest",
        regions={6: held(0), 12: held(1, 2)},
    )
    assert price_of(state, 12) == 4 - 1 - 1


def test_c2_never_below_one() -> None:
    state = build_state(seat_with("giants", "mounted", 5), phase="conquest", regions={6: held(0)})
    assert price_of(state, 12) == 1


def test_c3_the_die_stops_at_one_too() -> None:
    state = build_state(seat_with("orcs", "berserk", 5), phase="conquest", regions={5: held(0)})
    play(state, "roll", "die 3", "conquer 10")
    assert region_of(state, 10)["tokens"] == 1


def test_c4_the_last_token_may_be_spent() -> None:
    state = orcs(2, {})
    play(state, "conquer 10")
    assert hand_of(state) == 0


def test_c4_one_token_must_be_there_to_start() -> None:
    state = orcs(0, {})
    assert refusal_of(state, "conquer 10") == "conquer.too_few_tokens"
    assert refusal_of(state, "conquer 10 die") == "die.no_token"


def test_c5_exactly_the_price_is_used() -> None:
    state = orcs(7, {})
    play(state, "conquer 10")
    assert region_of(state, 10)["tokens"] == 2
    assert hand_of(state) == 5


def test_c5_a_successful_die_puts_in_all_that_remain() -> None:
    state = orcs(2, {10: held(1, 2)}, seat_with("elves", "swamp"))
    events = play(state, "conquer 10 die", "die 3")
    assert facts_of(events, "conquered")[0]["tokens"] == 2


def test_c6_own_declined_tokens_add_nothing() -> None:
    state = orcs(5, {10: held_in_decline(0, "elves")}, declined=[{"race": "elves"}])
    assert price_of(state, 10) == 2


def test_c6_a_mountain_still_adds_one() -> None:
    state = build_state(
        {**seat_with("orcs", "hill", 5), **in_decline("elves")},
        phase="conquest",
        regions={10: held(0), 9: held_in_decline(0, "elves")},
    )
    assert price_of(state, 9) == 3


def test_c6_an_own_lair_still_adds_one() -> None:
    state = orcs(5, {10: held_in_decline(0, "trolls", lair=True)}, declined=[{"race": "trolls"}])
    assert price_of(state, 10) == 3


def test_c6_by_the_switch_own_declined_tokens_add_one() -> None:
    state = build_state(
        {**seat_with("orcs", "hill", 5), **in_decline("elves")},
        phase="conquest",
        options={"own_tokens_defend": True},
        regions={5: held(0), 10: held_in_decline(0, "elves")},
    )
    assert price_of(state, 10) == 3


def test_c7_own_active_tokens_add_nothing_against_own_ghouls() -> None:
    state = build_state(
        {**seat_with("humans", "hill"), **in_decline("ghouls")},
        regions={10: held(0, 2), 5: held_in_decline(0, "ghouls", 4)},
    )
    assert price_of(state, 10, declined=True) == 2


def test_c7_by_the_switch_they_do() -> None:
    state = build_state(
        {**seat_with("humans", "hill"), **in_decline("ghouls")},
        options={"own_tokens_defend": True},
        regions={10: held(0, 2), 5: held_in_decline(0, "ghouls", 4)},
    )
    assert price_of(state, 10, declined=True) == 4


def test_c8_a_declined_token_of_an_opponent_adds_one() -> None:
    assert price_of(orcs(5, {10: held_in_decline(1, "elves")}, in_decline("elves")), 10) == 3


def test_c8_ghouls_may_be_several() -> None:
    assert price_of(orcs(9, {10: held_in_decline(1, "ghouls", 4)}, in_decline("ghouls")), 10) == 6


def test_c9_a_tribe_adds_one_and_leaves_the_game() -> None:
    state = orcs(8, {10: TRIBE})
    assert price_of(state, 10) == 3
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 3}


def test_c9_it_never_returns() -> None:
    state = build_state(
        seat_with("orcs", "alchemist"),
        seat_with("elves", "swamp"),
        regions={5: held(0, 4), 10: TRIBE, 20: held(1)},
    )
    play(state, "conquer 10")
    pass_turn(state)
    pass_turn(state)
    play(state, "abandon 10")
    assert region_of(state, 10) == {}
    assert price_of(state, 10) == 2


def test_c10_a_bare_mountain_is_empty() -> None:
    state = build_state(seat_with("orcs", "alchemist", 5), phase="conquest", regions={10: held(0)})
    play(state, "conquer 9")
    assert turn_key(state, "conquered") == [9]
    assert turn_key(state, "non_empty") is None


def test_c11_an_own_declined_token_makes_a_region_non_empty() -> None:
    state = orcs(
        5,
        {10: held_in_decline(0, "elves"), 3: held_in_decline(0, "elves")},
        declined=[{"race": "elves"}],
    )
    play(state, "conquer 10")
    assert income_of(state)["orcs"] == 1


def test_c11_by_the_switch_it_does_not() -> None:
    state = build_state(
        {**seat_with("orcs", "hill", 5), **in_decline("elves")},
        phase="conquest",
        options={"own_declined_is_non_empty": False},
        regions={5: held(0), 10: held_in_decline(0, "elves"), 3: held_in_decline(0, "elves")},
    )
    play(state, "conquer 10")
    assert "orcs" not in income_of(state)


def test_c12_no_marker_is_left_alone_in_a_region() -> None:
    state = build_state(
        seat_with("trolls", "fortified"),
        regions={5: held(0, 3), 10: held(0, lair=True, fortress=True)},
    )
    play(state, "abandon 10")
    assert region_of(state, 10) == {}
    play(state, "conquer 10")
    assert turn_key(state, "non_empty") is None


def test_c13_non_empty_is_judged_before_the_conquest() -> None:
    state = orcs(9, {10: TRIBE, 11: held_in_decline(1, "elves")}, in_decline("elves"))
    play(state, "conquer 10", "conquer 11", "conquer 4")
    assert turn_key(state, "non_empty") == [10, 11]
    assert income_of(state)["orcs"] == 2


def test_c5_a_region_too_dear_is_not_offered() -> None:
    state = orcs(3, {10: held(1, 2)}, seat_with("elves", "swamp"))
    assert refusal_of(state, "conquer 10") == "conquer.too_few_tokens"
    assert "conquer 4" in legal_texts(state)
