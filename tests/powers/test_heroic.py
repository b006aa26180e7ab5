"""Heroic: two heroes make two regions immune."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    after_pick,
    build_state,
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
)


def a_redeployment(*regions: int) -> State:
    """Ann's Heroic Humans hold these regions; both heroes are in hand."""
    return build_state(
        seat_with("humans", "heroic"),
        phase="redeployment",
        regions={region: held(0) for region in regions},
    )


def against_a_hero(race: str, power: str, hand: int = 9) -> State:
    """Bo, on 5, next to Ann's hero on 10."""
    return build_state(
        seat_with("humans", "heroic"),
        seat_with(race, power, hand),
        turn=1,
        phase="conquest",
        regions={10: held(0, hero=True), 4: held(0, 3), 5: held(1)},
    )


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("humans", "heroic")) == 10


def test_n5_there_are_two_heroes() -> None:
    assert seat_of(after_pick("humans", "heroic"), 0)["heroes_in_hand"] == 2


def test_y29_two_different_regions() -> None:
    state = a_redeployment(5, 10, 4, 9, 11)
    play(state, "place hero 5")
    assert refusal_of(state, "place hero 5") == "hero.already_there"
    play(state, "place hero 10")
    assert (region_of(state, 5)["hero"], region_of(state, 10)["hero"]) == (True, True)


def test_y29_both_must_be_placed() -> None:
    state = a_redeployment(5, 10, 4)
    play(state, "place hero 5")
    assert refusal_of(state, "end") == "end.heroes_left"
    play(state, "place hero 4", "end")
    assert region_of(state, 4)["hero"] is True


def test_y29_with_one_region_only_one_is_placed() -> None:
    state = a_redeployment(5)
    play(state, "place hero 5", "end")
    assert seat_of(state, 0)["heroes_in_hand"] == 1


def test_y29_with_no_region_none_is_placed() -> None:
    state = build_state(seat_with("humans", "heroic", 4), phase="redeployment")
    play(state, "end")
    assert seat_of(state, 0)["heroes_in_hand"] == 2


def test_y29_only_in_held_regions() -> None:
    assert refusal_of(a_redeployment(5), "place hero 10") == "place.not_held"


def test_y29_there_is_no_third_hero() -> None:
    state = a_redeployment(5, 10, 4)
    play(state, "place hero 5", "place hero 10")
    assert refusal_of(state, "place hero 4") == "hero.none_left"


def test_y29_they_stand_still_through_the_owners_next_conquests() -> None:
    state = build_state(
        seat_with("humans", "heroic"), regions={5: held(0, 3, hero=True), 4: held(0)}
    )
    play(state, "conquer 10")
    assert region_of(state, 5)["hero"] is True


def test_y29_at_the_turns_end_they_may_move() -> None:
    state = build_state(
        seat_with("humans", "heroic"),
        regions={5: held(0, hero=True), 4: held(0, hero=True), 10: held(0)},
    )
    play(state, "stop")
    assert seat_of(state, 0)["heroes_in_hand"] == 2
    play(state, "place hero 10", "place hero 4", "end")
    assert "hero" not in region_of(state, 5)


def test_y29_they_stay_through_the_opponents_turns() -> None:
    state = build_state(
        seat_with("humans", "heroic"),
        seat_with("orcs", "hill"),
        turn=1,
        regions={5: held(0, hero=True), 4: held(0, hero=True), 20: held(1)},
    )
    pass_turn(state)
    assert (region_of(state, 5)["hero"], region_of(state, 4)["hero"]) == (True, True)


def test_a14_a_hero_stops_a_conquest() -> None:
    assert refusal_of(against_a_hero("orcs", "hill"), "conquer 10") == "conquer.immune"


def test_a14_a_hero_stops_the_die() -> None:
    assert refusal_of(against_a_hero("orcs", "hill", 1), "conquer 10 die") == "conquer.immune"


def test_w9_a_hero_stops_the_swap() -> None:
    assert refusal_of(against_a_hero("sorcerers", "hill"), "conquer 10 sorcery") == "conquer.immune"


def test_16_a_hero_stops_the_dragon() -> None:
    state = against_a_hero("orcs", "dragon_master")
    assert refusal_of(state, "conquer 10 dragon") == "conquer.immune"


def test_y30_heroes_do_not_move_when_the_race_is_hit_elsewhere() -> None:
    state = against_a_hero("orcs", "hill")
    play(state, "conquer 4", "stop", "deploy 4 8", "end")
    assert phase_of(state) == "refuge"
    assert legal_texts(state) == ["deploy 10 1", "deploy 10 2"]
    assert region_of(state, 10)["hero"] is True


def test_l4_refugees_may_go_to_a_heros_region() -> None:
    state = against_a_hero("orcs", "hill")
    play(state, "conquer 4", "stop", "deploy 4 8", "end", "deploy 10 2", "end")
    assert region_of(state, 10) == {"seat": 0, "tokens": 3, "hero": True}


def test_a12_the_hero_of_an_abandoned_region_comes_to_hand() -> None:
    state = build_state(seat_with("humans", "heroic"), regions={5: held(0, hero=True), 4: held(0)})
    play(state, "abandon 5")
    assert seat_of(state, 0)["heroes_in_hand"] == 2
    assert region_of(state, 5) == {}


def test_a14_the_own_ghouls_may_take_a_heros_region_and_he_comes_to_hand() -> None:
    state = build_state(
        {**seat_with("humans", "heroic"), **in_decline("ghouls")},
        regions={
            5: held_in_decline(0, "ghouls", 3),
            10: held(0, 2, hero=True),
            20: held(0, hero=True),
        },
    )
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 2, "declined": "ghouls"}
    assert seat_of(state, 0)["heroes_in_hand"] == 1


def test_a14_another_seats_ghouls_may_not() -> None:
    state = build_state(
        seat_with("humans", "heroic"),
        {**seat_with("orcs", "hill"), **in_decline("ghouls")},
        turn=1,
        regions={10: held(0, hero=True), 5: held_in_decline(1, "ghouls", 9)},
    )
    assert refusal_of(state, "declined conquer 10") == "conquer.immune"


def test_d12_heroes_leave_in_decline() -> None:
    state = build_state(
        seat_with("humans", "heroic"),
        seat_with("orcs", "hill"),
        regions={10: held(0, hero=True), 5: held(1, 5)},
    )
    play(state, "decline")
    assert region_of(state, 10) == {"seat": 0, "tokens": 1, "declined": "humans"}
    assert "conquer 10" in legal_texts(state)
