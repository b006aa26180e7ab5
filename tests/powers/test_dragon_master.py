"""Dragon Master: once a turn one token and the dragon take a region and make it immune."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    after_pick,
    build_state,
    hand_of,
    held,
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
    tray_of,
)


def masters(hand: int, regions: dict[int, Json], bo: Json | None = None) -> State:
    """Ann's Dragon Master Orcs in the middle of their conquests."""
    return build_state(
        seat_with("orcs", "dragon_master", hand), bo or {}, phase="conquest", regions=regions
    )


def a_stronghold(hand: int = 1) -> State:
    """The dragon on 10; on the mountain 9 Bo's three Trolls with lair and fortress."""
    return masters(
        hand,
        {10: held(0, dragon=True), 9: held(1, 3, lair=True, fortress=True), 20: held(1, lair=True)},
        seat_with("trolls", "fortified"),
    )


def against_the_dragon(race: str, power: str, hand: int = 9) -> State:
    """Bo, on 5, next to Ann's dragon on 10."""
    return build_state(
        seat_with("orcs", "dragon_master"),
        seat_with(race, power, hand),
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
    play(state, "conquer 9 dragon")
    assert region_of(state, 9) == {"seat": 0, "tokens": 1, "dragon": True}
    assert hand_of(state) == 0


def test_y20_the_loser_loses_as_always() -> None:
    state = a_stronghold()
    before = tray_of(state, "trolls")
    play(state, "conquer 9 dragon")
    assert tray_of(state, "trolls") == before + 1
    assert hand_of(state, 1) == 2


def test_y20_only_once_a_turn() -> None:
    state = a_stronghold(hand=2)
    play(state, "conquer 9 dragon")
    assert refusal_of(state, "conquer 15 dragon") == "dragon.used"


def test_y20_a_token_is_needed() -> None:
    assert refusal_of(a_stronghold(hand=0), "conquer 9 dragon") == "dragon.no_token"


def test_y20_adjacency_still_applies() -> None:
    assert refusal_of(a_stronghold(), "conquer 20 dragon") == "conquer.out_of_reach"


def test_y20_ordinary_conquests_go_on_beside_it() -> None:
    state = a_stronghold(hand=3)
    play(state, "conquer 9 dragon", "conquer 15")
    assert region_of(state, 15) == {"seat": 0, "tokens": 2}


def test_y21_the_old_region_is_immune_no_more() -> None:
    state = a_stronghold()
    play(state, "conquer 9 dragon")
    assert region_of(state, 10) == {"seat": 0, "tokens": 1}


def test_y21_it_may_stay_where_it_is() -> None:
    state = build_state(
        seat_with("orcs", "dragon_master"),
        seat_with("elves", "hill"),
        regions={10: held(0, 3, dragon=True), 20: held(1)},
    )
    play(state, "conquer 9 die", "die 3")
    while "end" not in legal_texts(state):
        play(state, "deploy 10 1")
    play(state, "end")
    assert region_of(state, 10)["dragon"] is True


def test_y21_its_region_may_not_be_conquered() -> None:
    assert refusal_of(against_the_dragon("elves", "hill"), "conquer 10") == "conquer.immune"


def test_a14_nobody_rolls_against_its_region() -> None:
    state = against_the_dragon("elves", "hill", hand=1)
    assert refusal_of(state, "conquer 10 die") == "conquer.immune"


def test_y21_flying_does_not_help_against_it() -> None:
    assert refusal_of(against_the_dragon("elves", "flying"), "conquer 10") == "conquer.immune"


def test_w9_it_protects_from_the_swap() -> None:
    state = against_the_dragon("sorcerers", "hill")
    assert refusal_of(state, "conquer 10 sorcery") == "conquer.immune"


def test_y22_the_dragon_may_make_the_first_conquest() -> None:
    state = masters(2, {20: held(1, 5)}, seat_with("elves", "hill"))
    play(state, "conquer 20 dragon")
    assert region_of(state, 20) == {"seat": 0, "tokens": 1, "dragon": True}


def test_y22_but_only_at_the_border() -> None:
    assert refusal_of(masters(2, {}), "conquer 10 dragon") == "conquer.not_an_entry"


def test_y23_not_into_a_hole() -> None:
    state = masters(2, {10: held(0), 5: held(1, hole=True)}, seat_with("halflings", "hill"))
    assert refusal_of(state, "conquer 5 dragon") == "conquer.immune"


def test_y23_not_against_a_hero() -> None:
    state = masters(2, {10: held(0), 5: held(1, hero=True)}, seat_with("elves", "heroic"))
    assert refusal_of(state, "conquer 5 dragon") == "conquer.immune"


def test_y23_never_onto_water() -> None:
    state = masters(2, {3: held(0), 8: held(1)}, seat_with("elves", "seafaring"))
    assert refusal_of(state, "conquer 8 dragon") == "conquer.water"


def test_y24_abandoned_it_comes_to_hand_and_may_be_used() -> None:
    state = build_state(
        seat_with("orcs", "dragon_master"), regions={10: held(0, dragon=True), 4: held(0, 2)}
    )
    play(state, "abandon 10")
    assert seat_of(state, 0)["dragon_in_hand"] is True
    play(state, "conquer 5 dragon")
    assert region_of(state, 5)["dragon"] is True


def test_a14_the_own_ghouls_may_take_its_region_and_it_comes_to_hand() -> None:
    state = build_state(
        {**seat_with("orcs", "dragon_master"), **in_decline("ghouls")},
        regions={5: {**held(0, 3), "declined": "ghouls"}, 10: held(0, dragon=True)},
    )
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 2, "declined": "ghouls"}
    assert seat_of(state, 0)["dragon_in_hand"] is True


def test_f9_no_dragon_after_the_die() -> None:
    state = masters(1, {10: held(0, dragon=True)})
    play(state, "conquer 4 die", "die 0")
    assert phase_of(state) == "redeployment"
    assert refusal_of(state, "conquer 4 dragon") == "redeployment.only_placing"


def test_y20_others_have_no_dragon() -> None:
    state = build_state(seat_with("orcs", "hill", 3), phase="conquest", regions={10: held(0)})
    assert refusal_of(state, "conquer 4 dragon") == "dragon.none"


def test_y20_it_may_be_used_again_on_the_next_turn() -> None:
    state = build_state(
        seat_with("orcs", "dragon_master"),
        seat_with("elves", "hill"),
        regions={10: held(0, 4), 20: held(1)},
    )
    play(state, "conquer 9 dragon", "stop", "deploy 9 2", "end")
    pass_turn(state)
    play(state, "conquer 15 dragon")
    assert region_of(state, 15)["dragon"] is True
    assert "dragon" not in region_of(state, 9)


def test_d12_the_dragon_leaves_in_decline() -> None:
    state = build_state(
        seat_with("orcs", "dragon_master"),
        seat_with("elves", "hill"),
        regions={10: held(0, dragon=True), 5: held(1, 9)},
    )
    play(state, "decline")
    assert region_of(state, 10) == {"seat": 0, "declined": "orcs", "tokens": 1}
    assert "conquer 10" in legal_texts(state)
