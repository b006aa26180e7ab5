"""Dragon Master: once a turn one token and the dragon take a region and make it immune."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.setting import (
    Json,
    a_state,
    do,
    hand_of,
    held,
    legal,
    pass_turn,
    phase_of,
    price_of,
    refused,
    region_of,
    seat_of,
    tray_of,
)
from tests.rules.standing import after_pick, has, once


def masters(hand: int, regions: dict[int, Json], bo: Json | None = None) -> State:
    """Ann's Dragon Master Orcs in the middle of their conquests."""
    return a_state(has("orcs", "dragon_master", hand), bo or {}, phase="conquest", regions=regions)


def a_stronghold(hand: int = 1) -> State:
    """The dragon on 10; on the mountain 9 Bo's three Trolls with lair and fortress."""
    return masters(
        hand,
        {10: held(0, dragon=True), 9: held(1, 3, lair=True, fortress=True), 20: held(1, lair=True)},
        has("trolls", "fortified"),
    )


def against_the_dragon(race: str, power: str, hand: int = 9) -> State:
    """Bo, on 5, next to Ann's dragon on 10."""
    return a_state(
        has("orcs", "dragon_master"),
        has(race, power, hand),
        turn=1,
        phase="conquest",
        regions={10: held(0, dragon=True), 5: held(1)},
    )


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("orcs", "dragon_master")) == 10


def test_n5_there_is_one_dragon_and_it_begins_in_hand() -> None:
    assert seat_of(after_pick("orcs", "dragon_master"), 0)["dragon_in_hand"] is True


def test_y20_one_token_whatever_stands_there() -> None:
    state = a_stronghold()
    assert price_of(state, 9) == 8
    do(state, "conquer 9 dragon")
    assert region_of(state, 9) == {"seat": 0, "tokens": 1, "dragon": True}
    assert hand_of(state) == 0


def test_y20_the_loser_loses_as_always() -> None:
    state = a_stronghold()
    before = tray_of(state, "trolls")
    do(state, "conquer 9 dragon")
    assert tray_of(state, "trolls") == before + 1
    assert hand_of(state, 1) == 2


def test_y20_only_once_a_turn() -> None:
    state = a_stronghold(hand=2)
    do(state, "conquer 9 dragon")
    assert refused(state, "conquer 15 dragon") == "dragon.used"


def test_y20_a_token_is_needed() -> None:
    assert refused(a_stronghold(hand=0), "conquer 9 dragon") == "dragon.no_token"


def test_y20_adjacency_still_applies() -> None:
    assert refused(a_stronghold(), "conquer 20 dragon") == "conquer.out_of_reach"


def test_y20_ordinary_conquests_go_on_beside_it() -> None:
    state = a_stronghold(hand=3)
    do(state, "conquer 9 dragon", "conquer 15")
    assert region_of(state, 15) == {"seat": 0, "tokens": 2}


def test_y21_the_old_region_is_immune_no_more() -> None:
    state = a_stronghold()
    do(state, "conquer 9 dragon")
    assert region_of(state, 10) == {"seat": 0, "tokens": 1}


def test_y21_it_may_stay_where_it_is() -> None:
    state = a_state(
        has("orcs", "dragon_master"),
        has("elves", "hill"),
        regions={10: held(0, 3, dragon=True), 20: held(1)},
    )
    do(state, "conquer 9 die", "die 3")
    while "end" not in legal(state):
        do(state, "deploy 10 1")
    do(state, "end")
    assert region_of(state, 10)["dragon"] is True


def test_y21_its_region_may_not_be_conquered() -> None:
    assert refused(against_the_dragon("elves", "hill"), "conquer 10") == "conquer.immune"


def test_a14_nobody_rolls_against_its_region() -> None:
    state = against_the_dragon("elves", "hill", hand=1)
    assert refused(state, "conquer 10 die") == "conquer.immune"


def test_y21_flying_does_not_help_against_it() -> None:
    assert refused(against_the_dragon("elves", "flying"), "conquer 10") == "conquer.immune"


def test_w9_it_protects_from_the_swap() -> None:
    state = against_the_dragon("sorcerers", "hill")
    assert refused(state, "conquer 10 sorcery") == "conquer.immune"


def test_y22_the_dragon_may_make_the_first_conquest() -> None:
    state = masters(2, {20: held(1, 5)}, has("elves", "hill"))
    do(state, "conquer 20 dragon")
    assert region_of(state, 20) == {"seat": 0, "tokens": 1, "dragon": True}


def test_y22_but_only_at_the_border() -> None:
    assert refused(masters(2, {}), "conquer 10 dragon") == "conquer.not_an_entry"


def test_y23_not_into_a_hole() -> None:
    state = masters(2, {10: held(0), 5: held(1, hole=True)}, has("halflings", "hill"))
    assert refused(state, "conquer 5 dragon") == "conquer.immune"


def test_y23_not_against_a_hero() -> None:
    state = masters(2, {10: held(0), 5: held(1, hero=True)}, has("elves", "heroic"))
    assert refused(state, "conquer 5 dragon") == "conquer.immune"


def test_y23_never_onto_water() -> None:
    state = masters(2, {3: held(0), 8: held(1)}, has("elves", "seafaring"))
    assert refused(state, "conquer 8 dragon") == "conquer.water"


def test_y24_abandoned_it_comes_to_hand_and_may_be_used() -> None:
    state = a_state(has("orcs", "dragon_master"), regions={10: held(0, dragon=True), 4: held(0, 2)})
    do(state, "abandon 10")
    assert seat_of(state, 0)["dragon_in_hand"] is True
    do(state, "conquer 5 dragon")
    assert region_of(state, 5)["dragon"] is True


def test_a14_the_own_ghouls_may_take_its_region_and_it_comes_to_hand() -> None:
    state = a_state(
        {**has("orcs", "dragon_master"), **once("ghouls")},
        regions={5: {**held(0, 3), "declined": "ghouls"}, 10: held(0, dragon=True)},
    )
    do(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 2, "declined": "ghouls"}
    assert seat_of(state, 0)["dragon_in_hand"] is True


def test_f9_no_dragon_after_the_die() -> None:
    state = masters(1, {10: held(0, dragon=True)})
    do(state, "conquer 4 die", "die 0")
    assert phase_of(state) == "redeployment"
    assert refused(state, "conquer 4 dragon") == "redeployment.only_placing"


def test_y20_others_have_no_dragon() -> None:
    state = a_state(has("orcs", "hill", 3), phase="conquest", regions={10: held(0)})
    assert refused(state, "conquer 4 dragon") == "dragon.none"


def test_y20_it_may_be_used_again_on_the_next_turn() -> None:
    state = a_state(
        has("orcs", "dragon_master"),
        has("elves", "hill"),
        regions={10: held(0, 4), 20: held(1)},
    )
    do(state, "conquer 9 dragon", "stop", "deploy 9 2", "end")
    pass_turn(state)
    do(state, "conquer 15 dragon")
    assert region_of(state, 15)["dragon"] is True
    assert "dragon" not in region_of(state, 9)


def test_d12_the_dragon_leaves_in_decline() -> None:
    state = a_state(
        has("orcs", "dragon_master"),
        has("elves", "hill"),
        regions={10: held(0, dragon=True), 5: held(1, 9)},
    )
    do(state, "decline")
    assert region_of(state, 10) == {"seat": 0, "declined": "orcs", "tokens": 1}
    assert "conquer 10" in legal(state)
