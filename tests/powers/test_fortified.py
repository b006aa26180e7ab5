"""Fortified: one fortress a turn, each worth a coin and one more to its price."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    after_pick,
    build_state,
    coins_of,
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
)


def a_redeployment(regions: dict[int, Json], *, race: str = "humans", **more: object) -> State:
    """Ann's Fortified race has finished its conquests."""
    return build_state(
        {**seat_with(race, "fortified"), **more}, phase="redeployment", regions=regions
    )


def test_1_1_the_badge_brings_three_tokens() -> None:
    assert hand_of(after_pick("dwarves", "fortified")) == 6


def test_y26_one_fortress_in_any_held_region() -> None:
    state = a_redeployment({5: held(0), 4: held(0)})
    play(state, "place fortress 4")
    assert region_of(state, 4) == {"seat": 0, "tokens": 1, "fortress": True}


def test_y26_only_one_a_turn() -> None:
    state = a_redeployment({5: held(0), 4: held(0)})
    play(state, "place fortress 4")
    assert refusal_of(state, "place fortress 5") == "fortress.one_a_turn"


def test_y26_one_more_on_the_next_turn() -> None:
    state = build_state(
        seat_with("humans", "fortified"),
        seat_with("orcs", "hill"),
        regions={5: held(0), 4: held(0, fortress=True), 20: held(1)},
    )
    play(state, "stop", "place fortress 5", "end")
    pass_turn(state)
    play(state, "stop")
    assert refusal_of(state, "place fortress 5") == "fortress.already_there"


def test_y26_only_one_in_a_region() -> None:
    state = a_redeployment({5: held(0), 4: held(0, fortress=True)})
    assert refusal_of(state, "place fortress 4") == "fortress.already_there"
    assert "place fortress 5" in legal_texts(state)


def test_y26_only_in_a_held_region() -> None:
    state = a_redeployment({5: held(0)})
    assert refusal_of(state, "place fortress 4") == "place.not_held"


def test_y26_placing_is_no_duty() -> None:
    state = a_redeployment({5: held(0)})
    play(state, "end")
    assert coins_of(state) == 5 + 1


def test_y26_not_before_the_conquests_are_over() -> None:
    state = build_state(seat_with("humans", "fortified", 2), phase="conquest", regions={5: held(0)})
    assert refusal_of(state, "place fortress 5") == "turn.stop_first"


def test_y26_not_on_the_decline_turn() -> None:
    state = build_state(
        seat_with("humans", "fortified"), seat_with("orcs", "hill"), regions={5: held(0)}
    )
    play(state, "decline")
    assert int(state.turn) == 1
    assert region_of(state, 5) == {"seat": 0, "tokens": 1, "declined": "humans"}


def test_y27_one_coin_for_each_fortress_every_turn() -> None:
    state = a_redeployment(
        {5: held(0), 4: held(0, fortress=True), 10: held(0), 11: held(0)}, race="dwarves"
    )
    play(state, "place fortress 5")
    assert income_of(state) == {"regions": 4, "fortified": 2}


def test_y27_on_the_turn_it_is_built_too() -> None:
    state = a_redeployment({5: held(0), 4: held(0), 10: held(0)}, race="dwarves")
    play(state, "place fortress 5", "end")
    assert coins_of(state) == 5 + 3 + 1


def test_y27_nothing_in_decline() -> None:
    state = build_state(seat_with("humans", "fortified"), regions={5: held(0, fortress=True)})
    play(state, "decline")
    assert coins_of(state) == 5 + 1
    assert income_of(state) == {"declined": 1}


def test_y27_a_fortress_in_a_declined_region_pays_nothing() -> None:
    state = build_state(
        {**seat_with("humans", "fortified"), **in_decline("orcs")},
        regions={5: held(0), 4: held_in_decline(0, "orcs", fortress=True)},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_n5_six_fortresses_are_all_there_are() -> None:
    built = {region: held(0, fortress=True) for region in (2, 3, 4, 5, 10, 11)}
    state = a_redeployment({**built, 9: held(0)})
    assert refusal_of(state, "place fortress 9") == "fortress.none_left"


def test_y28_the_sixth_may_be_placed() -> None:
    built = {region: held(0, fortress=True) for region in (2, 3, 4, 5, 10)}
    state = a_redeployment({**built, 9: held(0)})
    play(state, "place fortress 9")
    assert income_of(state) == {"regions": 6, "humans": 2, "fortified": 6}


def test_y28_those_of_an_older_declined_race_count() -> None:
    older = {region: held_in_decline(0, "orcs", fortress=True) for region in (2, 3, 4, 5, 10)}
    state = a_redeployment(
        {**older, 9: held(0, fortress=True), 20: held(0)}, declined=[{"race": "orcs"}]
    )
    assert refusal_of(state, "place fortress 20") == "fortress.none_left"


def test_y28_those_of_another_seat_count() -> None:
    older = {region: held_in_decline(1, "orcs", fortress=True) for region in (2, 3, 4, 5, 10, 11)}
    state = build_state(
        seat_with("humans", "fortified"),
        in_decline("orcs"),
        phase="redeployment",
        regions={**older, 9: held(0)},
    )
    assert refusal_of(state, "place fortress 9") == "fortress.none_left"


def test_y28_a_removed_one_can_be_used_again() -> None:
    built = {region: held(0, fortress=True) for region in (2, 3, 4, 5, 10, 11)}
    state = build_state(seat_with("humans", "fortified"), regions={**built, 9: held(0)})
    play(state, "abandon 11", "stop", "deploy 9 1", "place fortress 9")
    assert region_of(state, 9)["fortress"] is True


def test_y28_they_cannot_be_moved() -> None:
    state = build_state(
        seat_with("humans", "fortified"), regions={5: held(0, 2, fortress=True), 4: held(0)}
    )
    play(state, "stop")
    assert region_of(state, 5)["fortress"] is True


def test_y27_the_price_is_one_higher() -> None:
    state = build_state(
        seat_with("dwarves", "fortified"),
        seat_with("orcs", "hill", 5),
        turn=1,
        phase="conquest",
        regions={5: held(0, fortress=True)},
    )
    assert price_of(state, 5) == 2 + 1 + 1


def test_d12_the_price_is_one_higher_in_decline_too() -> None:
    state = build_state(
        seat_with("dwarves", "fortified"),
        seat_with("orcs", "hill"),
        regions={5: held(0, 2, fortress=True), 10: held(1, 5)},
    )
    play(state, "decline")
    assert price_of(state, 5) == 2 + 1 + 1


def test_l9_a_fortress_is_lost_when_its_region_falls() -> None:
    state = build_state(
        seat_with("dwarves", "fortified"),
        seat_with("orcs", "hill", 5),
        turn=1,
        phase="conquest",
        regions={5: held(0, fortress=True)},
    )
    play(state, "conquer 5")
    assert region_of(state, 5) == {"seat": 1, "tokens": 4}


def test_w7_a_fortress_does_not_stop_the_swap_and_is_removed() -> None:
    state = build_state(
        seat_with("humans", "fortified"),
        seat_with("sorcerers", "hill"),
        turn=1,
        phase="conquest",
        regions={9: held(0, fortress=True), 10: held(1)},
    )
    play(state, "conquer 9 sorcery")
    assert region_of(state, 9) == {"seat": 1, "tokens": 1}


def test_16_a_fortress_does_not_stop_the_dragon() -> None:
    state = build_state(
        seat_with("humans", "fortified"),
        seat_with("orcs", "dragon_master", 1),
        turn=1,
        phase="conquest",
        regions={9: held(0, fortress=True), 10: held(1)},
    )
    play(state, "conquer 9 dragon")
    assert region_of(state, 9) == {"seat": 1, "tokens": 1, "dragon": True}


def test_a12_an_abandoned_region_loses_its_fortress() -> None:
    state = build_state(
        seat_with("humans", "fortified"), regions={5: held(0, fortress=True), 4: held(0)}
    )
    play(state, "abandon 5")
    assert region_of(state, 5) == {}


def test_c6_an_own_fortress_adds_one_though_the_own_token_does_not() -> None:
    state = build_state(
        {**seat_with("orcs", "hill", 5), **in_decline("humans")},
        phase="conquest",
        regions={5: held(0), 10: held_in_decline(0, "humans", fortress=True)},
    )
    assert price_of(state, 10) == 3


def test_l10_an_own_declined_region_taken_loses_its_fortress() -> None:
    state = build_state(
        {**seat_with("orcs", "hill", 5), **in_decline("humans")},
        phase="conquest",
        regions={
            5: held(0),
            10: held_in_decline(0, "humans", fortress=True),
            3: held_in_decline(0, "humans"),
        },
    )
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 3}


def test_d3_fortresses_leave_with_a_declined_race_pushed_out() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline("humans")},
        regions={5: held(0), 10: held_in_decline(0, "humans", fortress=True)},
    )
    play(state, "decline")
    assert region_of(state, 10) == {}


def test_g5_declined_fortified_ghouls_keep_their_fortresses_and_build_none() -> None:
    state = build_state(
        seat_with("ghouls", "fortified"),
        seat_with("orcs", "hill"),
        regions={5: held(0, 4, fortress=True), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    assert region_of(state, 5)["fortress"] is True
    play(state, "pick 1")
    play(state, legal_texts(state)[0])
    play(state, "stop")
    assert not [action for action in legal_texts(state) if action.startswith("place fortress")]


def test_g7_the_own_ghouls_tear_down_a_fortress() -> None:
    state = build_state(
        {**seat_with("humans", "fortified"), **in_decline("ghouls")},
        regions={5: held_in_decline(0, "ghouls", 4), 10: held(0, fortress=True)},
    )
    assert price_of(state, 10, declined=True) == 3
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 3, "declined": "ghouls"}


def test_y26_other_races_build_nothing() -> None:
    state = build_state(seat_with("humans", "hill"), phase="redeployment", regions={5: held(0)})
    assert refusal_of(state, "place fortress 5") == "fortress.no_power"
