"""Skeletons: one new token for every two non-empty regions taken this turn."""

import pytest

from smallworld.core.state import State
from tests.kit.setting import (
    TRIBE,
    Json,
    a_state,
    do,
    facts_of,
    hand_of,
    pass_turn,
    refused,
    region_of,
    ruins,
    tray_of,
)
from tests.races.standing import ANN, BO, a_table, ann, bo, picked, playing

OTHER = playing("elves", "hill", declined=[{"race": "humans"}])


def raiding(regions: dict[int, Json], hand: int = 9, **keys: object) -> State:
    """Ann's Skeletons with tokens in hand; Bo has Elves and declined Humans."""
    return a_table(
        playing("skeletons", "merchant", hand=hand),
        OTHER,
        regions={20: ruins(BO, "humans"), **regions},
        phase="conquest",
        **keys,
    )


def reinforced(state: State) -> int:
    """How many new tokens come when the conquests end."""
    tray = tray_of(state, "skeletons")
    do(state, "stop")
    return tray - tray_of(state, "skeletons")


def test_1_1_six_on_the_banner_and_twenty_in_the_box() -> None:
    state = picked("skeletons", "merchant")
    assert (hand_of(state, ANN), tray_of(state, "skeletons")) == (8, 12)


@pytest.mark.parametrize(("taken", "new"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_h13_one_new_token_for_every_two_regions(taken: int, new: int) -> None:
    conquered = [3, 4, 5, 10, 11, 15][:taken]
    state = raiding(
        {2: ann(), **{region: ann() for region in conquered}},
        turn_so_far={"conquered": conquered, "non_empty": conquered},
    )
    assert reinforced(state) == new


def test_h13_the_new_token_joins_the_redeployment() -> None:
    state = raiding({5: ann(), 4: TRIBE, 11: TRIBE}, hand=6)
    events = do(state, "conquer 4", "conquer 11", "stop")
    assert facts_of(events, "reinforced") == [{"seat": ANN, "race": "skeletons", "tokens": 1}]
    assert hand_of(state, ANN) == 7 - 3 + 1
    do(state, "deploy 5 5", "end")
    assert region_of(state, 5)["tokens"] == 6


def test_h13_the_new_token_cannot_conquer_this_turn() -> None:
    state = raiding({5: ann(), 4: TRIBE, 11: TRIBE}, hand=6)
    do(state, "conquer 4", "conquer 11")
    assert hand_of(state, ANN) == 0
    do(state, "stop")
    assert refused(state, "conquer 10") == "redeployment.only_placing"


def test_h13_empty_regions_do_not_count() -> None:
    state = raiding({5: ann(), 4: TRIBE})
    do(state, "conquer 4", "conquer 10")
    assert reinforced(state) == 0


def test_c10_an_empty_mountain_does_not_count() -> None:
    state = raiding({10: ann(), 4: TRIBE})
    do(state, "conquer 4", "conquer 9")
    assert reinforced(state) == 0


def test_h13_a_region_taken_with_the_die_counts() -> None:
    state = raiding({5: ann(), 4: TRIBE, 11: TRIBE}, hand=4)
    do(state, "conquer 4")
    events = do(state, "conquer 11 die", "die 2")
    assert facts_of(events, "reinforced")[0]["tokens"] == 1


def test_h13_nothing_is_carried_over_to_the_next_turn() -> None:
    state = raiding({5: ann(), 4: TRIBE, 11: TRIBE, 15: TRIBE})
    do(state, "conquer 4")
    pass_turn(state)
    pass_turn(state)
    do(state, "conquer 11")
    assert reinforced(state) == 0


def test_h13_a_bare_tray_gives_what_it_has_and_owes_nothing() -> None:
    conquered = [4, 5, 10, 11, 15]
    state = raiding(
        {region: ann() for region in conquered},
        hand=14,
        turn_so_far={"conquered": conquered, "non_empty": conquered},
    )
    assert tray_of(state, "skeletons") == 1
    assert reinforced(state) == 1
    do(state, "deploy 5 15", "end")
    pass_turn(state)
    assert reinforced(state) == 0


def test_h13_an_empty_tray_gives_nothing() -> None:
    state = raiding(
        {4: ann(), 5: ann()}, hand=18, turn_so_far={"conquered": [4, 5], "non_empty": [4, 5]}
    )
    assert facts_of(do(state, "stop"), "reinforced") == []


def test_h14_active_enemies_count() -> None:
    state = raiding({5: ann(), 10: bo(), 4: bo()})
    do(state, "conquer 10", "conquer 4")
    assert reinforced(state) == 1


def test_h14_declined_enemies_count() -> None:
    state = raiding({5: ann(), 10: ruins(BO, "humans"), 4: ruins(BO, "humans")})
    do(state, "conquer 10", "conquer 4")
    assert reinforced(state) == 1


def test_h14_lost_tribes_count() -> None:
    state = raiding({5: ann(), 11: TRIBE, 4: TRIBE})
    do(state, "conquer 11", "conquer 4")
    assert reinforced(state) == 1


def beside_own_ruins(**keys: object) -> State:
    state = a_table(
        playing("skeletons", "hill", hand=6, declined=[{"race": "elves"}]),
        regions={5: ann(), 10: ruins(ANN, "elves"), 4: TRIBE},
        phase="conquest",
        **keys,
    )
    do(state, "conquer 10", "conquer 4")
    return state


def test_c11_an_own_declined_region_counts() -> None:
    assert reinforced(beside_own_ruins()) == 1


def test_c11_own_declined_is_non_empty_off_does_not_count_it() -> None:
    assert reinforced(beside_own_ruins(options={"own_declined_is_non_empty": False})) == 0


def test_d12_declined_skeletons_do_not_grow_by_the_next_races_conquests() -> None:
    state = a_state(
        playing("ratmen", "hill", hand=6, declined=[{"race": "skeletons"}]),
        regions={5: ann(), 11: TRIBE, 4: TRIBE, 20: ruins(ANN, "skeletons")},
        phase="conquest",
    )
    do(state, "conquer 11", "conquer 4")
    assert reinforced(state) == 0


def test_d12_in_decline_the_reserve_and_the_spare_tokens_lie_in_the_tray() -> None:
    state = a_state(playing("skeletons", "merchant", hand=2), regions={5: ann(4), 10: ann(3)})
    events = do(state, "decline")
    assert tray_of(state, "skeletons") == 18
    assert facts_of(events, "income")[0]["parts"] == [("declined", 2)]


def test_y38_stout_skeletons_are_reinforced_before_their_late_decline() -> None:
    state = a_state(
        playing("skeletons", "stout", hand=6),
        regions={5: ann(), 11: TRIBE, 4: TRIBE},
        phase="conquest",
    )
    do(state, "conquer 11", "conquer 4")
    assert facts_of(pass_turn(state), "reinforced")[0]["tokens"] == 1
    do(state, "decline")
    assert tray_of(state, "skeletons") == 20 - 3
