"""Elves: no token is lost when one of their regions is conquered."""

from smallworld.core.state import State
from tests.kit.setting import (
    Json,
    a_state,
    do,
    facts_of,
    hand_of,
    pass_turn,
    refused,
    region_of,
    ruins,
    seat_of,
    tray_of,
)
from tests.races.standing import ANN, BO, a_table, ann, bo, picked, playing

ORCS = playing("orcs", "swamp", hand=8)
ELVES = playing("elves", "hill")


def attacked(regions: dict[int, Json], attacker: Json = ORCS, **keys: object) -> State:
    """Ann attacks Bo's Elves."""
    return a_table(attacker, ELVES, regions=regions, phase="conquest", **keys)


def test_1_1_six_on_the_banner_and_eleven_in_the_box() -> None:
    state = picked("elves", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "elves")) == (10, 1)


def test_l3_a_whole_stack_goes_to_hand() -> None:
    state = attacked({5: ann(), 10: bo(2), 15: bo()})
    events = do(state, "conquer 10")
    assert facts_of(events, "driven_out")[0]["lost"] == 0
    assert hand_of(state, BO) == 2
    assert tray_of(state, "elves") == 11 - 3


def test_l3_a_lone_elf_goes_to_hand_and_costs_three() -> None:
    state = attacked({5: ann(), 10: bo()})
    do(state, "conquer 10")
    assert region_of(state, 10)["tokens"] == 3
    assert hand_of(state, BO) == 1


def test_l3_a_declined_elf_is_lost() -> None:
    state = a_state(
        ORCS,
        playing("ratmen", "hill", declined=[{"race": "elves"}]),
        regions={5: ann(), 10: ruins(BO, "elves"), 15: ruins(BO, "elves")},
        phase="conquest",
    )
    events = do(state, "conquer 10")
    assert facts_of(events, "driven_out")[0]["lost"] == 1
    assert tray_of(state, "elves") == 10


def test_l3_the_dragon_kills_no_elf() -> None:
    state = attacked({5: ann(), 10: bo(2)}, playing("orcs", "dragon_master", hand=1))
    do(state, "conquer 10 dragon")
    assert hand_of(state, BO) == 2
    assert tray_of(state, "elves") == 9


def test_l3_an_attempt_with_the_die_kills_no_elf() -> None:
    state = attacked({5: ann(), 10: bo(2)}, playing("orcs", "swamp", hand=1))
    do(state, "conquer 10 die", "die 3")
    assert hand_of(state, BO) == 2


def test_l4_the_elves_settle_in_their_other_regions_at_the_end_of_that_turn() -> None:
    state = attacked({5: ann(), 10: bo(2), 15: bo(), 21: bo()}, playing("orcs", "swamp", hand=4))
    do(state, "conquer 10", "stop", "deploy 5 3", "end")
    do(state, "deploy 15 1", "deploy 21 1", "end")
    assert (region_of(state, 15)["tokens"], region_of(state, 21)["tokens"]) == (2, 2)
    assert hand_of(state, BO) == 0


def test_l7_hit_twice_in_one_turn_they_still_lose_none() -> None:
    state = attacked({5: ann(), 10: bo(2), 4: bo(), 20: bo()})
    do(state, "conquer 10", "conquer 4")
    assert hand_of(state, BO) == 3
    assert tray_of(state, "elves") == 11 - 4


def test_r9_the_elf_is_lost_to_sorcery() -> None:
    state = attacked({5: ann(), 10: bo(), 20: bo()}, playing("sorcerers", "swamp"))
    do(state, "conquer 10 sorcery")
    assert hand_of(state, BO) == 0
    assert tray_of(state, "elves") == 10


def test_r9_elf_lost_to_sorcerer_off_sends_the_elf_to_hand() -> None:
    state = attacked(
        {5: ann(), 10: bo(), 20: bo()},
        playing("sorcerers", "swamp"),
        options={"elf_lost_to_sorcerer": False},
    )
    do(state, "conquer 10 sorcery")
    assert hand_of(state, BO) == 1
    assert tray_of(state, "elves") == 9


def test_r10_driven_off_the_map_all_wait_in_hand_for_a_first_conquest() -> None:
    state = attacked({5: ann(), 10: bo(4)}, playing("orcs", "swamp", hand=6))
    do(state, "conquer 10", "stop", "deploy 5 5", "end")
    assert (seat_of(state, BO)["race"], hand_of(state, BO)) == ("elves", 4)
    assert refused(state, "conquer 15") == "conquer.not_an_entry"
    do(state, "conquer 21", "conquer 15")
    assert hand_of(state, BO) == 0


def test_d4_elves_in_hand_go_to_the_tray_in_decline() -> None:
    state = a_state(playing("elves", "hill", hand=4), regions={10: ann()})
    do(state, "decline")
    assert tray_of(state, "elves") == 10
    assert region_of(state, 10)["tokens"] == 1


def test_d5_an_ordinary_decline_leaves_one_elf_in_each_region() -> None:
    state = a_state(ELVES, regions={10: ann(4), 15: ann(2)})
    do(state, "decline")
    assert tray_of(state, "elves") == 9


def test_g7_their_own_ghouls_kill_no_elf() -> None:
    state = a_state(
        playing("elves", "hill", declined=[{"race": "ghouls"}]),
        regions={5: ruins(ANN, "ghouls", 3), 10: ann(2), 20: ann()},
    )
    do(state, "declined conquer 10")
    assert tray_of(state, "elves") == 11 - 3
    assert seat_of(state, ANN)["waiting"] == 2


def test_l5_without_a_region_their_owner_may_pass_and_they_stay_in_hand() -> None:
    state = a_state(playing("elves", "hill", hand=4))
    pass_turn(state)
    assert (state.turn, hand_of(state, ANN)) == (BO, 4)
