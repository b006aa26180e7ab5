"""The reinforcement die at the end of the conquests (F1-F10, N1)."""

from __future__ import annotations

from collections import Counter

import pytest

from smallworld.core.actions import written
from smallworld.core.pieces import DIE_FACES
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    pass_turn,
    phase_of,
    play,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
    turn_key,
)


def ratmen(hand: int, regions: dict[int, Json] | None = None, power: str = "swamp") -> State:
    """Ann's Ratmen on 10, in the middle of their conquests; Bo has Elves."""
    return build_state(
        seat_with("ratmen", power, hand),
        seat_with("elves", "hill"),
        phase="conquest",
        regions={10: held(0), **(regions or {})},
    )


def ghouls(tokens: int, **options: bool) -> State:
    """Ann's declined Ghouls on 5, her Humans on 20 and 19."""
    return build_state(
        {**seat_with("humans", "hill"), **in_decline("ghouls")},
        options=options,
        regions={5: held_in_decline(0, "ghouls", tokens), 20: held(0, 3), 19: held(0)},
    )


def test_n1_three_blank_faces_and_one_two_three() -> None:
    assert DIE_FACES == (0, 0, 0, 1, 2, 3)


def test_n1_the_dealer_rolls_these_numbers_and_no_other() -> None:
    state = ratmen(1)
    play(state, "conquer 9 die")
    assert legal_texts(state) == ["die 0", "die 1", "die 2", "die 3"]


def test_n1_half_of_the_rolls_show_nothing() -> None:
    state = ratmen(1)
    play(state, "conquer 9 die")
    chance = Xorshift(7)
    seen = Counter(written(int(draw(state, chance))) for _ in range(1200))
    assert set(seen) == {"die 0", "die 1", "die 2", "die 3"}
    assert 530 < seen["die 0"] < 670
    assert all(140 < seen[f"die {number}"] < 260 for number in (1, 2, 3))


def test_f1_one_two_or_three_short() -> None:
    state = ratmen(1, {5: held(1), 4: held(1, 2), 11: held(1, 3)})
    assert {"conquer 5 die", "conquer 4 die"} <= set(legal_texts(state))
    assert refusal_of(state, "conquer 11 die") == "die.too_far"


def test_f1_at_least_one_token_in_hand() -> None:
    assert refusal_of(ratmen(0), "conquer 5 die") == "die.no_token"


def test_f1_the_reduced_price_counts() -> None:
    state = ratmen(1, {11: held(1, 3)}, power="commando")
    assert "conquer 11 die" in legal_texts(state)


def test_f2_no_roll_when_not_short() -> None:
    state = ratmen(3)
    assert "conquer 9" in legal_texts(state)
    assert refusal_of(state, "conquer 9 die") == "die.not_short"


def test_f3_the_target_is_named_before_the_roll() -> None:
    state = ratmen(1)
    play(state, "conquer 9 die")
    assert refusal_of(state, "conquer 5 die") == "chance.awaited"
    play(state, "die 2")
    assert region_of(state, 9)["seat"] == 0


def test_f3_another_region_may_even_be_affordable() -> None:
    state = ratmen(3, {4: held(1, 3)})
    assert "conquer 9" in legal_texts(state)
    assert "conquer 4 die" in legal_texts(state)


@pytest.mark.parametrize(("number", "seat"), [(0, None), (1, None), (2, 0), (3, 0)])
def test_f4_hand_and_die_must_reach_the_price(number: int, seat: int | None) -> None:
    state = ratmen(1)
    play(state, "conquer 9 die", f"die {number}")
    assert region_of(state, 9).get("seat") == seat


def test_f4_all_tokens_in_hand_go_there() -> None:
    state = ratmen(3, {4: held(1, 3)})
    play(state, "conquer 4 die")
    events = play(state, "die 3")
    assert facts_of(events, "conquered")[0]["tokens"] == 3


def test_f5_failure_keeps_the_tokens_for_redeployment() -> None:
    state = ratmen(2)
    events = play(state, "conquer 9 die", "die 0")
    assert facts_of(events, "attempt_failed")[0]["region"] == 9
    assert (phase_of(state), hand_of(state)) == ("redeployment", 2)
    play(state, "deploy 10 2", "end")
    assert region_of(state, 10)["tokens"] == 3


def test_f5_conquests_end_either_way() -> None:
    for number in (0, 3):
        state = ratmen(1)
        play(state, "conquer 9 die", f"die {number}")
        assert refusal_of(state, "conquer 5") == "redeployment.only_placing"


def test_f6_failure_with_no_region_leaves_the_tokens_in_hand() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 2), seat_with("elves", "hill"), regions={17: held(1)}
    )
    play(state, "conquer 20 die", "die 0", "end")
    assert coins_of(state) == 5
    assert (hand_of(state), seat_of(state, 0)["race"]) == (2, "ratmen")
    pass_turn(state)
    assert {"conquer 2", "conquer 20 die", "stop", "decline"} <= set(legal_texts(state))
    assert refusal_of(state, "conquer 10") == "conquer.not_an_entry"


def test_f7_the_roll_is_optional() -> None:
    state = ratmen(1)
    play(state, "stop")
    assert (phase_of(state), hand_of(state)) == ("redeployment", 1)


def test_f8_naming_an_active_race_is_an_attack() -> None:
    state = ratmen(1, {5: held(1)})
    play(state, "conquer 5 die", "die 0")
    assert turn_key(state, "attacked") == [1]


def test_f8_naming_a_declined_race_is_none() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 1),
        in_decline("elves"),
        phase="conquest",
        regions={10: held(0), 5: held_in_decline(1, "elves")},
    )
    play(state, "conquer 5 die", "die 0")
    assert turn_key(state, "attacked") is None


def test_f9_no_swap_after_the_die() -> None:
    state = build_state(
        seat_with("sorcerers", "swamp", 1),
        seat_with("elves", "hill"),
        phase="conquest",
        regions={10: held(0), 5: held(1)},
    )
    assert "conquer 5 sorcery" in legal_texts(state)
    play(state, "conquer 9 die", "die 0")
    assert refusal_of(state, "conquer 5 sorcery") == "redeployment.only_placing"


def test_f9_no_dragon_after_the_die() -> None:
    state = ratmen(1, power="dragon_master")
    assert "conquer 5 dragon" in legal_texts(state)
    play(state, "conquer 9 die", "die 0")
    assert refusal_of(state, "conquer 5 dragon") == "redeployment.only_placing"


def test_f10_the_roll_of_the_ghouls_ends_only_their_own_conquests() -> None:
    state = ghouls(2)
    play(state, "declined conquer 10 die", "die 0")
    assert refusal_of(state, "declined conquer 4 die") == "declined.done"
    play(state, "conquer 21")
    assert region_of(state, 21)["seat"] == 0


def test_f10_the_active_race_has_a_roll_of_its_own() -> None:
    state = ghouls(2)
    play(state, "declined conquer 10 die", "die 3")
    assert region_of(state, 10) == {"seat": 0, "tokens": 1, "declined": "ghouls"}
    play(state, "abandon 19", "conquer 21", "conquer 22 die", "die 1")
    assert region_of(state, 22) == {"seat": 0, "tokens": 1}


def test_f10_by_the_switch_it_ends_all_conquests() -> None:
    state = ghouls(2, ghouls_own_die=False)
    play(state, "declined conquer 10 die", "die 0")
    assert phase_of(state) == "redeployment"


def test_f10_by_the_switch_a_pick_still_owed_is_all_that_is_left() -> None:
    state = build_state(
        in_decline("ghouls"),
        options={"ghouls_own_die": False},
        regions={5: held_in_decline(0, "ghouls", 2)},
    )
    play(state, "declined conquer 10 die", "die 0")
    assert legal_texts(state) == [f"pick {place}" for place in range(1, 7)]
    play(state, "pick 1")
    play(state, legal_texts(state)[0])
    assert phase_of(state) == "redeployment"
