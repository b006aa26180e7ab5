"""Orcs: each non-empty region taken this turn pays one bonus coin."""

from typing import Any

from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    TRIBE,
    Json,
    after_pick,
    build_state,
    coins_of,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    pass_turn,
    play,
    price_of,
    region_of,
    seat_with,
    tray_of,
)

ELVES = seat_with("elves", "hill", declined=[{"race": "humans"}])


def raiding(regions: dict[int, Json], power: str = "wealthy", hand: int = 6, **keys: Any) -> State:
    """Ann's Orcs with tokens in hand; Bo has Elves and declined Humans."""
    return build_state(
        seat_with("orcs", power, hand=hand),
        ELVES,
        regions={20: held_in_decline(BO, "humans"), **regions},
        phase="conquest",
        **keys,
    )


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = after_pick("orcs", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "orcs")) == (9, 1)


def test_h12_an_active_enemy_pays() -> None:
    state = raiding({5: held(ANN), 10: held(BO, 2)})
    play(state, "conquer 10")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_h12_a_declined_enemy_pays() -> None:
    state = raiding({5: held(ANN), 10: held_in_decline(BO, "humans")})
    play(state, "conquer 10")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_h12_a_lost_tribe_pays() -> None:
    state = raiding({5: held(ANN), 4: TRIBE})
    play(state, "conquer 4")
    assert income_of(state)["orcs"] == 1


def test_h12_an_empty_region_does_not_pay() -> None:
    state = raiding({5: held(ANN)})
    play(state, "conquer 10")
    assert income_of(state) == {"regions": 2}


def test_c10_an_empty_mountain_does_not_pay() -> None:
    state = raiding({10: held(ANN)})
    play(state, "conquer 9")
    assert income_of(state) == {"regions": 2}


def test_h12_a_region_taken_with_the_die_pays() -> None:
    state = raiding({5: held(ANN), 11: TRIBE}, hand=1)
    play(state, "conquer 11 die", "die 2")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_h12_an_attempt_that_fails_does_not_pay() -> None:
    state = raiding({5: held(ANN), 11: TRIBE}, hand=1)
    play(state, "conquer 11 die", "die 1")
    assert income_of(state) == {"regions": 1}


def test_h12_the_dragon_pays_too() -> None:
    state = raiding({5: held(ANN), 10: held(BO, 3)}, "dragon_master", hand=1)
    play(state, "conquer 10 dragon")
    assert income_of(state)["orcs"] == 1


def test_h12_commando_orcs_take_three_enemies_and_one_empty_region() -> None:
    regions = {10: held(ANN), 5: held(ANN), 4: TRIBE, 11: TRIBE, 15: TRIBE}
    state = raiding(regions, "commando", hand=7)
    play(state, "conquer 4", "conquer 11", "conquer 15", "conquer 3")
    parts = facts_of(pass_turn(state), "income")[0]["parts"]
    assert parts == [("regions", 6), ("orcs", 3)]


def test_h12_next_turn_without_conquests_pays_no_more() -> None:
    state = raiding({5: held(ANN), 4: TRIBE}, hand=3)
    play(state, "conquer 4", "stop", "deploy 5 2", "end")
    pass_turn(state)
    assert coins_of(state, ANN) == 5 + 3
    assert income_of(state) == {"regions": 2}


def test_h12_pillaging_orcs_get_two_for_each_such_region() -> None:
    regions = {5: held(ANN), 3: held(ANN), 4: TRIBE, 11: held_in_decline(BO, "humans")}
    state = raiding(regions, "pillaging", hand=8)
    play(state, "conquer 10", "conquer 4", "conquer 11")
    assert income_of(state) == {"regions": 5, "orcs": 2, "pillaging": 2}


def beside_own_ruins(region: int, **keys: Any) -> State:
    return build_state(
        seat_with("orcs", "wealthy", hand=3, declined=[{"race": "elves"}]),
        regions={4: held(ANN), region: held_in_decline(ANN, "elves")},
        phase="conquest",
        **keys,
    )


def test_c11_an_own_declined_region_pays() -> None:
    state = beside_own_ruins(10)
    play(state, "conquer 10")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_c11_own_declined_is_non_empty_off_does_not_pay() -> None:
    state = beside_own_ruins(10, options={"own_declined_is_non_empty": False})
    play(state, "conquer 10")
    assert income_of(state) == {"regions": 2}


def test_c6_an_own_declined_token_adds_nothing_and_goes_to_the_tray() -> None:
    assert (price_of(beside_own_ruins(10), 10), price_of(beside_own_ruins(9), 9)) == (2, 3)
    state = beside_own_ruins(10)
    events = play(state, "conquer 10")
    assert tray_of(state, "elves") == 11
    assert facts_of(events, "banner_returned") == [{"seat": ANN, "race": "elves"}]


def test_c6_own_tokens_defend_on_adds_one() -> None:
    assert price_of(beside_own_ruins(10, options={"own_tokens_defend": True}), 10) == 3


def test_c13_a_region_abandoned_and_taken_again_is_empty() -> None:
    state = build_state(
        seat_with("orcs", "swamp"),
        ELVES,
        regions={5: held(ANN, 4), 10: held(ANN), 20: held_in_decline(BO, "humans")},
    )
    play(state, "abandon 10", "conquer 10")
    assert income_of(state) == {"regions": 2}


def test_d12_declined_orcs_are_paid_for_no_conquest_of_the_next_race() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", hand=3, declined=[{"race": "orcs"}]),
        regions={5: held(ANN), 4: TRIBE, 20: held_in_decline(ANN, "orcs")},
        phase="conquest",
    )
    play(state, "conquer 4")
    assert income_of(state) == {"regions": 2, "declined": 1, "swamp": 1}


def test_y39_stout_orcs_keep_their_coins_on_the_turn_they_decline() -> None:
    state = raiding({5: held(ANN), 4: TRIBE}, "stout", hand=3)
    play(state, "conquer 4", "stop", "deploy 5 2", "end", "decline")
    assert coins_of(state, ANN) == 5 + 2 + 1
    assert region_of(state, 4) == {"seat": ANN, "declined": "orcs", "tokens": 1}
