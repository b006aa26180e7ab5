"""Elves: no token is lost when one of their regions is conquered."""

from typing import Any

from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    Json,
    after_pick,
    build_state,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    pass_turn,
    play,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)

ORCS = seat_with("orcs", "swamp", hand=8)
ELVES = seat_with("elves", "hill")


def attacked(regions: dict[int, Json], attacker: Json = ORCS, **keys: Any) -> State:
    """Ann attacks Bo's Elves."""
    return build_state(attacker, ELVES, regions=regions, phase="conquest", **keys)


def test_1_1_six_on_the_banner_and_eleven_in_the_box() -> None:
    state = after_pick("elves", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "elves")) == (10, 1)


def test_l3_a_whole_stack_goes_to_hand() -> None:
    state = attacked({5: held(ANN), 10: held(BO, 2), 15: held(BO)})
    events = play(state, "conquer 10")
    assert facts_of(events, "driven_out")[0]["lost"] == 0
    assert hand_of(state, BO) == 2
    assert tray_of(state, "elves") == 11 - 3


def test_l3_a_lone_elf_goes_to_hand_and_costs_three() -> None:
    state = attacked({5: held(ANN), 10: held(BO)})
    play(state, "conquer 10")
    assert region_of(state, 10)["tokens"] == 3
    assert hand_of(state, BO) == 1


def test_l3_a_declined_elf_is_lost() -> None:
    state = build_state(
        ORCS,
        seat_with("ratmen", "hill", declined=[{"race": "elves"}]),
        regions={5: held(ANN), 10: held_in_decline(BO, "elves"), 15: held_in_decline(BO, "elves")},
        phase="conquest",
    )
    events = play(state, "conquer 10")
    assert facts_of(events, "driven_out")[0]["lost"] == 1
    assert tray_of(state, "elves") == 10


def test_l3_the_dragon_kills_no_elf() -> None:
    state = attacked({5: held(ANN), 10: held(BO, 2)}, seat_with("orcs", "dragon_master", hand=1))
    play(state, "conquer 10 dragon")
    assert hand_of(state, BO) == 2
    assert tray_of(state, "elves") == 9


def test_l3_an_attempt_with_the_die_kills_no_elf() -> None:
    state = attacked({5: held(ANN), 10: held(BO, 2)}, seat_with("orcs", "swamp", hand=1))
    play(state, "conquer 10 die", "die 3")
    assert hand_of(state, BO) == 2


def test_l4_the_elves_settle_in_their_other_regions_at_the_end_of_that_turn() -> None:
    state = attacked(
        {5: held(ANN), 10: held(BO, 2), 15: held(BO), 21: held(BO)},
        seat_with("orcs", "swamp", hand=4),
    )
    play(state, "conquer 10", "stop", "deploy 5 3", "end")
    play(state, "deploy 15 1", "deploy 21 1", "end")
    assert (region_of(state, 15)["tokens"], region_of(state, 21)["tokens"]) == (2, 2)
    assert hand_of(state, BO) == 0


def test_l7_hit_twice_in_one_turn_they_still_lose_none() -> None:
    state = attacked({5: held(ANN), 10: held(BO, 2), 4: held(BO), 20: held(BO)})
    play(state, "conquer 10", "conquer 4")
    assert hand_of(state, BO) == 3
    assert tray_of(state, "elves") == 11 - 4


def test_r9_the_elf_is_lost_to_sorcery() -> None:
    state = attacked({5: held(ANN), 10: held(BO), 20: held(BO)}, seat_with("sorcerers", "swamp"))
    play(state, "conquer 10 sorcery")
    assert hand_of(state, BO) == 0
    assert tray_of(state, "elves") == 10


def test_r9_elf_lost_to_sorcerer_off_sends_the_elf_to_hand() -> None:
    state = attacked(
        {5: held(ANN), 10: held(BO), 20: held(BO)},
        seat_with("sorcerers", "swamp"),
        options={"elf_lost_to_sorcerer": False},
    )
    play(state, "conquer 10 sorcery")
    assert hand_of(state, BO) == 1
    assert tray_of(state, "elves") == 9


def test_r10_driven_off_the_map_all_wait_in_hand_for_a_first_conquest() -> None:
    state = attacked({5: held(ANN), 10: held(BO, 4)}, seat_with("orcs", "swamp", hand=6))
    play(state, "conquer 10", "stop", "deploy 5 5", "end")
    assert (seat_of(state, BO)["race"], hand_of(state, BO)) == ("elves", 4)
    assert refusal_of(state, "conquer 15") == "conquer.not_an_entry"
    play(state, "conquer 21", "conquer 15")
    assert hand_of(state, BO) == 0


def test_d4_elves_in_hand_go_to_the_tray_in_decline() -> None:
    state = build_state(seat_with("elves", "hill", hand=4), regions={10: held(ANN)})
    play(state, "decline")
    assert tray_of(state, "elves") == 10
    assert region_of(state, 10)["tokens"] == 1


def test_d5_an_ordinary_decline_leaves_one_elf_in_each_region() -> None:
    state = build_state(ELVES, regions={10: held(ANN, 4), 15: held(ANN, 2)})
    play(state, "decline")
    assert tray_of(state, "elves") == 9


def test_g7_their_own_ghouls_kill_no_elf() -> None:
    state = build_state(
        seat_with("elves", "hill", declined=[{"race": "ghouls"}]),
        regions={5: held_in_decline(ANN, "ghouls", 3), 10: held(ANN, 2), 20: held(ANN)},
    )
    play(state, "declined conquer 10")
    assert tray_of(state, "elves") == 11 - 3
    assert seat_of(state, ANN)["waiting"] == 2


def test_l5_without_a_region_their_owner_may_pass_and_they_stay_in_hand() -> None:
    state = build_state(seat_with("elves", "hill", hand=4))
    pass_turn(state)
    assert (state.turn, hand_of(state, ANN)) == (BO, 4)
