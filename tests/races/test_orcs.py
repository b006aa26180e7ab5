"""Orcs: each non-empty region taken this turn pays one bonus coin."""

from smallworld.core.state import State
from tests.kit.setting import (
    TRIBE,
    Json,
    a_state,
    coins_of,
    do,
    facts_of,
    hand_of,
    income_of,
    pass_turn,
    price_of,
    region_of,
    ruins,
    tray_of,
)
from tests.races.standing import ANN, BO, a_table, ann, bo, picked, playing

ELVES = playing("elves", "hill", declined=[{"race": "humans"}])


def raiding(
    regions: dict[int, Json], power: str = "wealthy", hand: int = 6, **keys: object
) -> State:
    """Ann's Orcs with tokens in hand; Bo has Elves and declined Humans."""
    return a_table(
        playing("orcs", power, hand=hand),
        ELVES,
        regions={20: ruins(BO, "humans"), **regions},
        phase="conquest",
        **keys,
    )


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = picked("orcs", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "orcs")) == (9, 1)


def test_h12_an_active_enemy_pays() -> None:
    state = raiding({5: ann(), 10: bo(2)})
    do(state, "conquer 10")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_h12_a_declined_enemy_pays() -> None:
    state = raiding({5: ann(), 10: ruins(BO, "humans")})
    do(state, "conquer 10")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_h12_a_lost_tribe_pays() -> None:
    state = raiding({5: ann(), 4: TRIBE})
    do(state, "conquer 4")
    assert income_of(state)["orcs"] == 1


def test_h12_an_empty_region_does_not_pay() -> None:
    state = raiding({5: ann()})
    do(state, "conquer 10")
    assert income_of(state) == {"regions": 2}


def test_c10_an_empty_mountain_does_not_pay() -> None:
    state = raiding({10: ann()})
    do(state, "conquer 9")
    assert income_of(state) == {"regions": 2}


def test_h12_a_region_taken_with_the_die_pays() -> None:
    state = raiding({5: ann(), 11: TRIBE}, hand=1)
    do(state, "conquer 11 die", "die 2")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_h12_an_attempt_that_fails_does_not_pay() -> None:
    state = raiding({5: ann(), 11: TRIBE}, hand=1)
    do(state, "conquer 11 die", "die 1")
    assert income_of(state) == {"regions": 1}


def test_h12_the_dragon_pays_too() -> None:
    state = raiding({5: ann(), 10: bo(3)}, "dragon_master", hand=1)
    do(state, "conquer 10 dragon")
    assert income_of(state)["orcs"] == 1


def test_h12_commando_orcs_take_three_enemies_and_one_empty_region() -> None:
    regions = {10: ann(), 5: ann(), 4: TRIBE, 11: TRIBE, 15: TRIBE}
    state = raiding(regions, "commando", hand=7)
    do(state, "conquer 4", "conquer 11", "conquer 15", "conquer 3")
    parts = facts_of(pass_turn(state), "income")[0]["parts"]
    assert parts == [("regions", 6), ("orcs", 3)]


def test_h12_next_turn_without_conquests_pays_no_more() -> None:
    state = raiding({5: ann(), 4: TRIBE}, hand=3)
    do(state, "conquer 4", "stop", "deploy 5 2", "end")
    pass_turn(state)
    assert coins_of(state, ANN) == 5 + 3
    assert income_of(state) == {"regions": 2}


def test_h12_pillaging_orcs_get_two_for_each_such_region() -> None:
    regions = {5: ann(), 3: ann(), 4: TRIBE, 11: ruins(BO, "humans")}
    state = raiding(regions, "pillaging", hand=8)
    do(state, "conquer 10", "conquer 4", "conquer 11")
    assert income_of(state) == {"regions": 5, "orcs": 2, "pillaging": 2}


def beside_own_ruins(region: int, **keys: object) -> State:
    return a_table(
        playing("orcs", "wealthy", hand=3, declined=[{"race": "elves"}]),
        regions={4: ann(), region: ruins(ANN, "elves")},
        phase="conquest",
        **keys,
    )


def test_c11_an_own_declined_region_pays() -> None:
    state = beside_own_ruins(10)
    do(state, "conquer 10")
    assert income_of(state) == {"regions": 2, "orcs": 1}


def test_c11_own_declined_is_non_empty_off_does_not_pay() -> None:
    state = beside_own_ruins(10, options={"own_declined_is_non_empty": False})
    do(state, "conquer 10")
    assert income_of(state) == {"regions": 2}


def test_c6_an_own_declined_token_adds_nothing_and_goes_to_the_tray() -> None:
    assert (price_of(beside_own_ruins(10), 10), price_of(beside_own_ruins(9), 9)) == (2, 3)
    state = beside_own_ruins(10)
    events = do(state, "conquer 10")
    assert tray_of(state, "elves") == 11
    assert facts_of(events, "banner_returned") == [{"seat": ANN, "race": "elves"}]


def test_c6_own_tokens_defend_on_adds_one() -> None:
    assert price_of(beside_own_ruins(10, options={"own_tokens_defend": True}), 10) == 3


def test_c13_a_region_abandoned_and_taken_again_is_empty() -> None:
    state = a_state(
        playing("orcs", "swamp"), ELVES, regions={5: ann(4), 10: ann(), 20: ruins(BO, "humans")}
    )
    do(state, "abandon 10", "conquer 10")
    assert income_of(state) == {"regions": 2}


def test_d12_declined_orcs_are_paid_for_no_conquest_of_the_next_race() -> None:
    state = a_state(
        playing("ratmen", "swamp", hand=3, declined=[{"race": "orcs"}]),
        regions={5: ann(), 4: TRIBE, 20: ruins(ANN, "orcs")},
        phase="conquest",
    )
    do(state, "conquer 4")
    assert income_of(state) == {"regions": 2, "declined": 1, "swamp": 1}


def test_y39_stout_orcs_keep_their_coins_on_the_turn_they_decline() -> None:
    state = raiding({5: ann(), 4: TRIBE}, "stout", hand=3)
    do(state, "conquer 4", "stop", "deploy 5 2", "end", "decline")
    assert coins_of(state, ANN) == 5 + 2 + 1
    assert region_of(state, 4) == {"seat": ANN, "declined": "orcs", "tokens": 1}
