"""Halflings: enter anywhere; the first two regions they take become immune."""

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    Json,
    after_pick,
    build_state,
    coins_of,
    column_with,
    hand_of,
    held,
    held_in_decline,
    income_of,
    legal_texts,
    pass_turn,
    pick_first,
    place_and_end,
    play,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)

HOLE: Json = {"seat": ANN, "tokens": 2, "hole": True}


def entering(power: str = "swamp") -> State:
    return build_state(seat_with("halflings", power, hand=10), phase="conquest")


def facing_a_hole(attacker: Json) -> State:
    """Ann attacks from region 5; Bo's Halflings have a hole in 10."""
    return build_state(
        attacker,
        seat_with("halflings", "swamp"),
        regions={5: held(ANN, 2), 10: held(BO, hole=True)},
        phase="conquest",
    )


def test_1_1_six_on_the_banner_and_eleven_in_the_box() -> None:
    state = after_pick("halflings", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "halflings")) == (10, 1)


def test_a6_the_first_conquest_may_be_anywhere_on_land() -> None:
    state = entering()
    reached = {word for word in legal_texts(state) if word.startswith("conquer")}
    assert reached == {f"conquer {region}" for region in range(1, 24) if region not in (1, 8, 23)}


def test_a6_the_second_conquest_is_next_door() -> None:
    state = entering()
    play(state, "conquer 10")
    assert refusal_of(state, "conquer 22") == "conquer.out_of_reach"


def test_a6_after_abandoning_everything_they_enter_anywhere_again() -> None:
    state = build_state(seat_with("halflings", "swamp"), regions={5: held(ANN, 3)})
    play(state, "abandon 5", "conquer 22")
    assert region_of(state, 22)["tokens"] == 2


def test_a6_after_losing_everything_they_enter_anywhere_again() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=4),
        seat_with("halflings", "swamp"),
        regions={5: held(ANN), 10: held(BO, 3)},
        phase="conquest",
    )
    play(state, "conquer 10 die", "die 1")
    place_and_end(state)
    assert (state.turn, hand_of(state, BO)) == (BO, 2)
    play(state, "conquer 22")


def test_a8_seafaring_halflings_may_begin_on_the_lake() -> None:
    state = entering("seafaring")
    play(state, "conquer 8")
    assert region_of(state, 8) == HOLE


def test_a8_seafaring_halflings_may_begin_on_a_sea() -> None:
    assert {"conquer 1", "conquer 23"} <= set(legal_texts(entering("seafaring")))


def test_h5_the_first_two_regions_get_a_hole_and_the_third_does_not() -> None:
    state = entering()
    play(state, "conquer 10", "conquer 5", "conquer 4")
    assert region_of(state, 10) == HOLE
    assert region_of(state, 5) == HOLE
    assert region_of(state, 4) == {"seat": ANN, "tokens": 2}
    assert seat_of(state, ANN)["holes_left"] == 0


def test_h5_the_second_hole_may_come_on_a_later_turn() -> None:
    state = build_state(
        seat_with("halflings", "swamp", holes_left=1), regions={10: held(ANN, 6, hole=True)}
    )
    play(state, "conquer 5", "conquer 4")
    assert region_of(state, 5) == HOLE
    assert "hole" not in region_of(state, 4)


def test_h5_a_region_taken_with_the_die_gets_its_hole() -> None:
    state = build_state(seat_with("halflings", "swamp", hand=1), phase="conquest")
    play(state, "conquer 22 die", "die 1")
    assert region_of(state, 22) == {"seat": ANN, "tokens": 1, "hole": True}


def test_h5_an_attempt_that_fails_uses_up_no_hole() -> None:
    state = build_state(seat_with("halflings", "swamp", hand=1), phase="conquest")
    play(state, "conquer 22 die", "die 0")
    assert seat_of(state, ANN)["holes_left"] == 2


def test_h6_an_abandoned_hole_is_gone_even_if_the_region_is_taken_again() -> None:
    state = build_state(
        seat_with("halflings", "swamp"),
        regions={10: held(ANN, 4, hole=True), 5: held(ANN, hole=True)},
    )
    play(state, "abandon 10")
    assert region_of(state, 10) == {}
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 2}


def test_h7_picked_again_they_have_two_holes_again() -> None:
    others = [
        seat_with("orcs", "hill", declined=[{"race": "humans"}]),
        seat_with("elves", "forest", declined=[{"race": "trolls"}]),
        seat_with("ratmen", "merchant", declined=[{"race": "wizards"}]),
        seat_with("tritons", "mounted", declined=[{"race": "giants"}]),
    ]
    free = ("amazons", "dwarves", "ghouls", "skeletons", "sorcerers")
    badges = ("alchemist", "berserk", "commando", "diplomat", "flying")
    state = build_state(
        seat_with("halflings", "swamp", hand=3, holes_left=0),
        *others,
        regions={
            2: held_in_decline(1, "humans"),
            3: held_in_decline(2, "trolls"),
            4: held_in_decline(3, "wizards"),
            5: held_in_decline(4, "giants"),
        },
        column=[{"race": r, "power": p} for r, p in zip(free, badges, strict=True)],
    )
    play(state, "decline", "reveal halflings stout")
    for _ in others:
        pass_turn(state)
    play(state, "pick 6")
    assert seat_of(state, ANN)["holes_left"] == 2


def test_h8_holes_come_by_themselves_and_stay_when_tokens_move() -> None:
    state = entering()
    play(state, "conquer 10", "conquer 5", "conquer 4", "stop")
    assert all(word.startswith("deploy") for word in legal_texts(state))
    play(state, "deploy 4 7", "end")
    assert [region_of(state, region).get("hole", False) for region in (10, 5, 4)] == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("attacker", "action"),
    [
        (seat_with("orcs", "hill", hand=4), "conquer 10"),
        (seat_with("orcs", "hill", hand=1), "conquer 10 die"),
        (seat_with("orcs", "dragon_master", hand=4), "conquer 10 dragon"),
        (seat_with("orcs", "flying", hand=4), "conquer 10"),
        (seat_with("sorcerers", "hill", hand=9), "conquer 10 sorcery"),
        (seat_with("sorcerers", "flying", hand=9), "conquer 10 sorcery"),
    ],
)
def test_h9_a_hole_is_immune_to_everything(attacker: Json, action: str) -> None:
    assert refusal_of(facing_a_hole(attacker), action) == "conquer.immune"


def test_h9_a_region_without_a_hole_is_not_immune() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=4),
        seat_with("halflings", "swamp"),
        regions={5: held(ANN, 2), 10: held(BO), 15: held(BO, hole=True)},
        phase="conquest",
    )
    play(state, "conquer 10")
    assert tray_of(state, "halflings") == 10


def test_h10_one_token_is_enough_to_hold_a_hole() -> None:
    state = entering()
    play(state, "conquer 10", "conquer 5", "stop", "deploy 5 8", "end")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1, "hole": True}


def test_l4_refugees_may_settle_in_a_hole() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=5),
        seat_with("halflings", "swamp"),
        regions={5: held(ANN), 4: held(BO, 3), 10: held(BO, hole=True)},
        phase="conquest",
    )
    play(state, "conquer 4")
    pass_turn(state)
    play(state, "deploy 10 2", "end")
    assert region_of(state, 10) == {"seat": BO, "tokens": 3, "hole": True}


def test_d12_the_holes_go_in_decline() -> None:
    state = build_state(
        seat_with("halflings", "swamp"),
        seat_with("orcs", "hill", hand=9),
        regions={10: held(ANN, 2, hole=True), 5: held(ANN, hole=True)},
    )
    play(state, "decline")
    assert region_of(state, 10) == {"seat": ANN, "declined": "halflings", "tokens": 1}
    play(state, "conquer 5")


def test_d12_a_hole_not_used_before_the_decline_is_lost() -> None:
    state = build_state(
        seat_with("halflings", "swamp", holes_left=1),
        seat_with("orcs", "hill"),
        regions={10: held(ANN, 2, hole=True)},
        column=column_with(
            "elves flying", seats=(seat_with("halflings", "swamp"), seat_with("orcs", "hill"))
        ),
    )
    play(state, "decline")
    pass_turn(state)
    pick_first(state)
    play(state, "conquer 20")
    assert region_of(state, 20) == {"seat": ANN, "tokens": 3}


def test_d12_declined_halflings_give_no_free_entry_to_the_next_race() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=9, declined=[{"race": "halflings"}]),
        regions={10: held_in_decline(ANN, "halflings")},
        phase="conquest",
    )
    assert refusal_of(state, "conquer 15") == "conquer.not_an_entry"


def test_p15_wealthy_halflings_are_paid_seven_once() -> None:
    state = after_pick("halflings", "wealthy")
    play(state, "conquer 10", "conquer 5", "conquer 4", "stop", "deploy 4 7", "end")
    assert coins_of(state, ANN) == 5 + 3 + 7
    assert income_of(state, ANN) == {"regions": 3}
