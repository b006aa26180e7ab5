"""Halflings: enter anywhere; the first two regions they take become immune."""

import pytest

from smallworld.core.state import State
from tests.kit.setting import (
    Json,
    a_state,
    coins_of,
    do,
    finish,
    hand_of,
    income_of,
    legal,
    pass_turn,
    refused,
    region_of,
    ruins,
    seat_of,
    tray_of,
)
from tests.races.standing import ANN, BO, ann, bo, led_by, pick_top, picked, playing

HOLE: Json = {"seat": ANN, "tokens": 2, "hole": True}


def entering(power: str = "swamp") -> State:
    return a_state(playing("halflings", power, hand=10), phase="conquest")


def facing_a_hole(attacker: Json) -> State:
    """Ann attacks from region 5; Bo's Halflings have a hole in 10."""
    return a_state(
        attacker,
        playing("halflings", "swamp"),
        regions={5: ann(2), 10: bo(hole=True)},
        phase="conquest",
    )


def test_1_1_six_on_the_banner_and_eleven_in_the_box() -> None:
    state = picked("halflings", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "halflings")) == (10, 1)


def test_a6_the_first_conquest_may_be_anywhere_on_land() -> None:
    state = entering()
    reached = {word for word in legal(state) if word.startswith("conquer")}
    assert reached == {f"conquer {region}" for region in range(1, 24) if region not in (1, 8, 23)}


def test_a6_the_second_conquest_is_next_door() -> None:
    state = entering()
    do(state, "conquer 10")
    assert refused(state, "conquer 22") == "conquer.out_of_reach"


def test_a6_after_abandoning_everything_they_enter_anywhere_again() -> None:
    state = a_state(playing("halflings", "swamp"), regions={5: ann(3)})
    do(state, "abandon 5", "conquer 22")
    assert region_of(state, 22)["tokens"] == 2


def test_a6_after_losing_everything_they_enter_anywhere_again() -> None:
    state = a_state(
        playing("orcs", "hill", hand=4),
        playing("halflings", "swamp"),
        regions={5: ann(), 10: bo(3)},
        phase="conquest",
    )
    do(state, "conquer 10 die", "die 1")
    finish(state)
    assert (state.turn, hand_of(state, BO)) == (BO, 2)
    do(state, "conquer 22")


def test_a8_seafaring_halflings_may_begin_on_the_lake() -> None:
    state = entering("seafaring")
    do(state, "conquer 8")
    assert region_of(state, 8) == HOLE


def test_a8_seafaring_halflings_may_begin_on_a_sea() -> None:
    assert {"conquer 1", "conquer 23"} <= set(legal(entering("seafaring")))


def test_h5_the_first_two_regions_get_a_hole_and_the_third_does_not() -> None:
    state = entering()
    do(state, "conquer 10", "conquer 5", "conquer 4")
    assert region_of(state, 10) == HOLE
    assert region_of(state, 5) == HOLE
    assert region_of(state, 4) == {"seat": ANN, "tokens": 2}
    assert seat_of(state, ANN)["holes_left"] == 0


def test_h5_the_second_hole_may_come_on_a_later_turn() -> None:
    state = a_state(playing("halflings", "swamp", holes_left=1), regions={10: ann(6, hole=True)})
    do(state, "conquer 5", "conquer 4")
    assert region_of(state, 5) == HOLE
    assert "hole" not in region_of(state, 4)


def test_h5_a_region_taken_with_the_die_gets_its_hole() -> None:
    state = a_state(playing("halflings", "swamp", hand=1), phase="conquest")
    do(state, "conquer 22 die", "die 1")
    assert region_of(state, 22) == {"seat": ANN, "tokens": 1, "hole": True}


def test_h5_an_attempt_that_fails_uses_up_no_hole() -> None:
    state = a_state(playing("halflings", "swamp", hand=1), phase="conquest")
    do(state, "conquer 22 die", "die 0")
    assert seat_of(state, ANN)["holes_left"] == 2


def test_h6_an_abandoned_hole_is_gone_even_if_the_region_is_taken_again() -> None:
    state = a_state(
        playing("halflings", "swamp"), regions={10: ann(4, hole=True), 5: ann(hole=True)}
    )
    do(state, "abandon 10")
    assert region_of(state, 10) == {}
    do(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 2}


def test_h7_picked_again_they_have_two_holes_again() -> None:
    others = [
        playing("orcs", "hill", declined=[{"race": "humans"}]),
        playing("elves", "forest", declined=[{"race": "trolls"}]),
        playing("ratmen", "merchant", declined=[{"race": "wizards"}]),
        playing("tritons", "mounted", declined=[{"race": "giants"}]),
    ]
    free = ("amazons", "dwarves", "ghouls", "skeletons", "sorcerers")
    badges = ("alchemist", "berserk", "commando", "diplomat", "flying")
    state = a_state(
        playing("halflings", "swamp", hand=3, holes_left=0),
        *others,
        regions={
            2: ruins(1, "humans"),
            3: ruins(2, "trolls"),
            4: ruins(3, "wizards"),
            5: ruins(4, "giants"),
        },
        column=[{"race": r, "power": p} for r, p in zip(free, badges, strict=True)],
    )
    do(state, "decline", "reveal halflings stout")
    for _ in others:
        pass_turn(state)
    do(state, "pick 6")
    assert seat_of(state, ANN)["holes_left"] == 2


def test_h8_holes_come_by_themselves_and_stay_when_tokens_move() -> None:
    state = entering()
    do(state, "conquer 10", "conquer 5", "conquer 4", "stop")
    assert all(word.startswith("deploy") for word in legal(state))
    do(state, "deploy 4 7", "end")
    assert [region_of(state, region).get("hole", False) for region in (10, 5, 4)] == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("attacker", "action"),
    [
        (playing("orcs", "hill", hand=4), "conquer 10"),
        (playing("orcs", "hill", hand=1), "conquer 10 die"),
        (playing("orcs", "dragon_master", hand=4), "conquer 10 dragon"),
        (playing("orcs", "flying", hand=4), "conquer 10"),
        (playing("sorcerers", "hill", hand=9), "conquer 10 sorcery"),
        (playing("sorcerers", "flying", hand=9), "conquer 10 sorcery"),
    ],
)
def test_h9_a_hole_is_immune_to_everything(attacker: Json, action: str) -> None:
    assert refused(facing_a_hole(attacker), action) == "conquer.immune"


def test_h9_a_region_without_a_hole_is_not_immune() -> None:
    state = a_state(
        playing("orcs", "hill", hand=4),
        playing("halflings", "swamp"),
        regions={5: ann(2), 10: bo(), 15: bo(hole=True)},
        phase="conquest",
    )
    do(state, "conquer 10")
    assert tray_of(state, "halflings") == 10


def test_h10_one_token_is_enough_to_hold_a_hole() -> None:
    state = entering()
    do(state, "conquer 10", "conquer 5", "stop", "deploy 5 8", "end")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1, "hole": True}


def test_l4_refugees_may_settle_in_a_hole() -> None:
    state = a_state(
        playing("orcs", "hill", hand=5),
        playing("halflings", "swamp"),
        regions={5: ann(), 4: bo(3), 10: bo(hole=True)},
        phase="conquest",
    )
    do(state, "conquer 4")
    pass_turn(state)
    do(state, "deploy 10 2", "end")
    assert region_of(state, 10) == {"seat": BO, "tokens": 3, "hole": True}


def test_d12_the_holes_go_in_decline() -> None:
    state = a_state(
        playing("halflings", "swamp"),
        playing("orcs", "hill", hand=9),
        regions={10: ann(2, hole=True), 5: ann(hole=True)},
    )
    do(state, "decline")
    assert region_of(state, 10) == {"seat": ANN, "declined": "halflings", "tokens": 1}
    do(state, "conquer 5")


def test_d12_a_hole_not_used_before_the_decline_is_lost() -> None:
    state = a_state(
        playing("halflings", "swamp", holes_left=1),
        playing("orcs", "hill"),
        regions={10: ann(2, hole=True)},
        column=led_by("elves", "flying", playing("halflings", "swamp"), playing("orcs", "hill")),
    )
    do(state, "decline")
    pass_turn(state)
    pick_top(state)
    do(state, "conquer 20")
    assert region_of(state, 20) == {"seat": ANN, "tokens": 3}


def test_d12_declined_halflings_give_no_free_entry_to_the_next_race() -> None:
    state = a_state(
        playing("orcs", "hill", hand=9, declined=[{"race": "halflings"}]),
        regions={10: ruins(ANN, "halflings")},
        phase="conquest",
    )
    assert refused(state, "conquer 15") == "conquer.not_an_entry"


def test_p15_wealthy_halflings_are_paid_seven_once() -> None:
    state = picked("halflings", "wealthy")
    do(state, "conquer 10", "conquer 5", "conquer 4", "stop", "deploy 4 7", "end")
    assert coins_of(state, ANN) == 5 + 3 + 7
    assert income_of(state, ANN) == {"regions": 3}
