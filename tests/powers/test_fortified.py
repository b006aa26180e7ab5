"""Fortified: one fortress a turn, each worth a coin and one more to its price."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.setting import (
    Json,
    a_state,
    coins_of,
    do,
    hand_of,
    held,
    income_of,
    legal,
    pass_turn,
    price_of,
    refused,
    region_of,
    ruins,
)
from tests.rules.standing import after_pick, has, once


def a_redeployment(regions: dict[int, Json], *, race: str = "humans", **more: object) -> State:
    """Ann's Fortified race has finished its conquests."""
    return a_state({**has(race, "fortified"), **more}, phase="redeployment", regions=regions)


def test_1_1_the_badge_brings_three_tokens() -> None:
    assert hand_of(after_pick("dwarves", "fortified")) == 6


def test_y26_one_fortress_in_any_held_region() -> None:
    state = a_redeployment({5: held(0), 4: held(0)})
    do(state, "place fortress 4")
    assert region_of(state, 4) == {"seat": 0, "tokens": 1, "fortress": True}


def test_y26_only_one_a_turn() -> None:
    state = a_redeployment({5: held(0), 4: held(0)})
    do(state, "place fortress 4")
    assert refused(state, "place fortress 5") == "fortress.one_a_turn"


def test_y26_one_more_on_the_next_turn() -> None:
    state = a_state(
        has("humans", "fortified"),
        has("orcs", "hill"),
        regions={5: held(0), 4: held(0, fortress=True), 20: held(1)},
    )
    do(state, "stop", "place fortress 5", "end")
    pass_turn(state)
    do(state, "stop")
    assert refused(state, "place fortress 5") == "fortress.already_there"


def test_y26_only_one_in_a_region() -> None:
    state = a_redeployment({5: held(0), 4: held(0, fortress=True)})
    assert refused(state, "place fortress 4") == "fortress.already_there"
    assert "place fortress 5" in legal(state)


def test_y26_only_in_a_held_region() -> None:
    state = a_redeployment({5: held(0)})
    assert refused(state, "place fortress 4") == "place.not_held"


def test_y26_placing_is_no_duty() -> None:
    state = a_redeployment({5: held(0)})
    do(state, "end")
    assert coins_of(state) == 5 + 1


def test_y26_not_before_the_conquests_are_over() -> None:
    state = a_state(has("humans", "fortified", 2), phase="conquest", regions={5: held(0)})
    assert refused(state, "place fortress 5") == "turn.stop_first"


def test_y26_not_on_the_decline_turn() -> None:
    state = a_state(has("humans", "fortified"), has("orcs", "hill"), regions={5: held(0)})
    do(state, "decline")
    assert int(state.turn) == 1
    assert region_of(state, 5) == {"seat": 0, "tokens": 1, "declined": "humans"}


def test_y27_one_coin_for_each_fortress_every_turn() -> None:
    state = a_redeployment(
        {5: held(0), 4: held(0, fortress=True), 10: held(0), 11: held(0)}, race="dwarves"
    )
    do(state, "place fortress 5")
    assert income_of(state) == {"regions": 4, "fortified": 2}


def test_y27_on_the_turn_it_is_built_too() -> None:
    state = a_redeployment({5: held(0), 4: held(0), 10: held(0)}, race="dwarves")
    do(state, "place fortress 5", "end")
    assert coins_of(state) == 5 + 3 + 1


def test_y27_nothing_in_decline() -> None:
    state = a_state(has("humans", "fortified"), regions={5: held(0, fortress=True)})
    do(state, "decline")
    assert coins_of(state) == 5 + 1
    assert income_of(state) == {"declined": 1}


def test_y27_a_fortress_in_a_declined_region_pays_nothing() -> None:
    state = a_state(
        {**has("humans", "fortified"), **once("orcs")},
        regions={5: held(0), 4: ruins(0, "orcs", fortress=True)},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_n5_six_fortresses_are_all_there_are() -> None:
    built = {region: held(0, fortress=True) for region in (2, 3, 4, 5, 10, 11)}
    state = a_redeployment({**built, 9: held(0)})
    assert refused(state, "place fortress 9") == "fortress.none_left"


def test_y28_the_sixth_may_be_placed() -> None:
    built = {region: held(0, fortress=True) for region in (2, 3, 4, 5, 10)}
    state = a_redeployment({**built, 9: held(0)})
    do(state, "place fortress 9")
    assert income_of(state) == {"regions": 6, "humans": 2, "fortified": 6}


def test_y28_those_of_an_older_declined_race_count() -> None:
    older = {region: ruins(0, "orcs", fortress=True) for region in (2, 3, 4, 5, 10)}
    state = a_redeployment(
        {**older, 9: held(0, fortress=True), 20: held(0)}, declined=[{"race": "orcs"}]
    )
    assert refused(state, "place fortress 20") == "fortress.none_left"


def test_y28_those_of_another_seat_count() -> None:
    older = {region: ruins(1, "orcs", fortress=True) for region in (2, 3, 4, 5, 10, 11)}
    state = a_state(
        has("humans", "fortified"),
        once("orcs"),
        phase="redeployment",
        regions={**older, 9: held(0)},
    )
    assert refused(state, "place fortress 9") == "fortress.none_left"


def test_y28_a_removed_one_can_be_used_again() -> None:
    built = {region: held(0, fortress=True) for region in (2, 3, 4, 5, 10, 11)}
    state = a_state(has("humans", "fortified"), regions={**built, 9: held(0)})
    do(state, "abandon 11", "stop", "deploy 9 1", "place fortress 9")
    assert region_of(state, 9)["fortress"] is True


def test_y28_they_cannot_be_moved() -> None:
    state = a_state(has("humans", "fortified"), regions={5: held(0, 2, fortress=True), 4: held(0)})
    do(state, "stop")
    assert region_of(state, 5)["fortress"] is True


def test_y27_the_price_is_one_higher() -> None:
    state = a_state(
        has("dwarves", "fortified"),
        has("orcs", "hill", 5),
        turn=1,
        phase="conquest",
        regions={5: held(0, fortress=True)},
    )
    assert price_of(state, 5) == 2 + 1 + 1


def test_d12_the_price_is_one_higher_in_decline_too() -> None:
    state = a_state(
        has("dwarves", "fortified"),
        has("orcs", "hill"),
        regions={5: held(0, 2, fortress=True), 10: held(1, 5)},
    )
    do(state, "decline")
    assert price_of(state, 5) == 2 + 1 + 1


def test_l9_a_fortress_is_lost_when_its_region_falls() -> None:
    state = a_state(
        has("dwarves", "fortified"),
        has("orcs", "hill", 5),
        turn=1,
        phase="conquest",
        regions={5: held(0, fortress=True)},
    )
    do(state, "conquer 5")
    assert region_of(state, 5) == {"seat": 1, "tokens": 4}


def test_w7_a_fortress_does_not_stop_the_swap_and_is_removed() -> None:
    state = a_state(
        has("humans", "fortified"),
        has("sorcerers", "hill"),
        turn=1,
        phase="conquest",
        regions={9: held(0, fortress=True), 10: held(1)},
    )
    do(state, "conquer 9 sorcery")
    assert region_of(state, 9) == {"seat": 1, "tokens": 1}


def test_16_a_fortress_does_not_stop_the_dragon() -> None:
    state = a_state(
        has("humans", "fortified"),
        has("orcs", "dragon_master", 1),
        turn=1,
        phase="conquest",
        regions={9: held(0, fortress=True), 10: held(1)},
    )
    do(state, "conquer 9 dragon")
    assert region_of(state, 9) == {"seat": 1, "tokens": 1, "dragon": True}


def test_a12_an_abandoned_region_loses_its_fortress() -> None:
    state = a_state(has("humans", "fortified"), regions={5: held(0, fortress=True), 4: held(0)})
    do(state, "abandon 5")
    assert region_of(state, 5) == {}


def test_c6_an_own_fortress_adds_one_though_the_own_token_does_not() -> None:
    state = a_state(
        {**has("orcs", "hill", 5), **once("humans")},
        phase="conquest",
        regions={5: held(0), 10: ruins(0, "humans", fortress=True)},
    )
    assert price_of(state, 10) == 3


def test_l10_an_own_declined_region_taken_loses_its_fortress() -> None:
    state = a_state(
        {**has("orcs", "hill", 5), **once("humans")},
        phase="conquest",
        regions={5: held(0), 10: ruins(0, "humans", fortress=True), 3: ruins(0, "humans")},
    )
    do(state, "conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 3}


def test_d3_fortresses_leave_with_a_declined_race_pushed_out() -> None:
    state = a_state(
        {**has("orcs", "hill"), **once("humans")},
        regions={5: held(0), 10: ruins(0, "humans", fortress=True)},
    )
    do(state, "decline")
    assert region_of(state, 10) == {}


def test_g5_declined_fortified_ghouls_keep_their_fortresses_and_build_none() -> None:
    state = a_state(
        has("ghouls", "fortified"),
        has("orcs", "hill"),
        regions={5: held(0, 4, fortress=True), 20: held(1)},
    )
    do(state, "decline")
    pass_turn(state)
    assert region_of(state, 5)["fortress"] is True
    do(state, "pick 1")
    do(state, legal(state)[0])
    do(state, "stop")
    assert not [action for action in legal(state) if action.startswith("place fortress")]


def test_g7_the_own_ghouls_tear_down_a_fortress() -> None:
    state = a_state(
        {**has("humans", "fortified"), **once("ghouls")},
        regions={5: ruins(0, "ghouls", 4), 10: held(0, fortress=True)},
    )
    assert price_of(state, 10, declined=True) == 3
    do(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 3, "declined": "ghouls"}


def test_y26_other_races_build_nothing() -> None:
    state = a_state(has("humans", "hill"), phase="redeployment", regions={5: held(0)})
    assert refused(state, "place fortress 5") == "fortress.no_power"
