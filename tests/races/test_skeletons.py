"""Skeletons: one new token for every two non-empty regions taken this turn."""

from typing import Any

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    TRIBE,
    Json,
    after_pick,
    build_state,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    pass_turn,
    play,
    refusal_of,
    region_of,
    seat_with,
    tray_of,
)

OTHER = seat_with("elves", "hill", declined=[{"race": "humans"}])


def raiding(regions: dict[int, Json], hand: int = 9, **keys: Any) -> State:
    """Ann's Skeletons with tokens in hand; Bo has Elves and declined Humans."""
    return build_state(
        seat_with("skeletons", "merchant", hand=hand),
        OTHER,
        regions={20: held_in_decline(BO, "humans"), **regions},
        phase="conquest",
        **keys,
    )


def reinforced(state: State) -> int:
    """How many new tokens come when the conquests end."""
    tray = tray_of(state, "skeletons")
    play(state, "stop")
    return tray - tray_of(state, "skeletons")


def test_1_1_six_on_the_banner_and_twenty_in_the_box() -> None:
    state = after_pick("skeletons", "merchant")
    assert (hand_of(state, ANN), tray_of(state, "skeletons")) == (8, 12)


@pytest.mark.parametrize(("taken", "new"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_h13_one_new_token_for_every_two_regions(taken: int, new: int) -> None:
    conquered = [3, 4, 5, 10, 11, 15][:taken]
    state = raiding(
        {2: held(ANN), **{region: held(ANN) for region in conquered}},
        turn_so_far={"conquered": conquered, "non_empty": conquered},
    )
    assert reinforced(state) == new


def test_h13_the_new_token_joins_the_redeployment() -> None:
    state = raiding({5: held(ANN), 4: TRIBE, 11: TRIBE}, hand=6)
    events = play(state, "conquer 4", "conquer 11", "stop")
    assert facts_of(events, "reinforced") == [{"seat": ANN, "race": "skeletons", "tokens": 1}]
    assert hand_of(state, ANN) == 7 - 3 + 1
    play(state, "deploy 5 5", "end")
    assert region_of(state, 5)["tokens"] == 6


def test_h13_the_new_token_cannot_conquer_this_turn() -> None:
    state = raiding({5: held(ANN), 4: TRIBE, 11: TRIBE}, hand=6)
    play(state, "conquer 4", "conquer 11")
    assert hand_of(state, ANN) == 0
    play(state, "stop")
    assert refusal_of(state, "conquer 10") == "redeployment.only_placing"


def test_h13_empty_regions_do_not_count() -> None:
    state = raiding({5: held(ANN), 4: TRIBE})
    play(state, "conquer 4", "conquer 10")
    assert reinforced(state) == 0


def test_c10_an_empty_mountain_does_not_count() -> None:
    state = raiding({10: held(ANN), 4: TRIBE})
    play(state, "conquer 4", "conquer 9")
    assert reinforced(state) == 0


def test_h13_a_region_taken_with_the_die_counts() -> None:
    state = raiding({5: held(ANN), 4: TRIBE, 11: TRIBE}, hand=4)
    play(state, "conquer 4")
    events = play(state, "conquer 11 die", "die 2")
    assert facts_of(events, "reinforced")[0]["tokens"] == 1


def test_h13_nothing_is_carried_over_to_the_next_turn() -> None:
    state = raiding({5: held(ANN), 4: TRIBE, 11: TRIBE, 15: TRIBE})
    play(state, "conquer 4")
    pass_turn(state)
    pass_turn(state)
    play(state, "conquer 11")
    assert reinforced(state) == 0


def test_h13_a_bare_tray_gives_what_it_has_and_owes_nothing() -> None:
    conquered = [4, 5, 10, 11, 15]
    state = raiding(
        {region: held(ANN) for region in conquered},
        hand=14,
        turn_so_far={"conquered": conquered, "non_empty": conquered},
    )
    assert tray_of(state, "skeletons") == 1
    assert reinforced(state) == 1
    play(state, "deploy 5 15", "end")
    pass_turn(state)
    assert reinforced(state) == 0


def test_h13_an_empty_tray_gives_nothing() -> None:
    state = raiding(
        {4: held(ANN), 5: held(ANN)},
        hand=18,
        turn_so_far={"conquered": [4, 5], "non_empty": [4, 5]},
    )
    assert facts_of(play(state, "stop"), "reinforced") == []


def test_h14_active_enemies_count() -> None:
    state = raiding({5: held(ANN), 10: held(BO), 4: held(BO)})
    play(state, "conquer 10", "conquer 4")
    assert reinforced(state) == 1


def test_h14_declined_enemies_count() -> None:
    state = raiding(
        {5: held(ANN), 10: held_in_decline(BO, "humans"), 4: held_in_decline(BO, "humans")}
    )
    play(state, "conquer 10", "conquer 4")
    assert reinforced(state) == 1


def test_h14_lost_tribes_count() -> None:
    state = raiding({5: held(ANN), 11: TRIBE, 4: TRIBE})
    play(state, "conquer 11", "conquer 4")
    assert reinforced(state) == 1


def beside_own_ruins(**keys: Any) -> State:
    state = build_state(
        seat_with("skeletons", "hill", hand=6, declined=[{"race": "elves"}]),
        regions={5: held(ANN), 10: held_in_decline(ANN, "elves"), 4: TRIBE},
        phase="conquest",
        **keys,
    )
    play(state, "conquer 10", "conquer 4")
    return state


def test_c11_an_own_declined_region_counts() -> None:
    assert reinforced(beside_own_ruins()) == 1


def test_c11_own_declined_is_non_empty_off_does_not_count_it() -> None:
    assert reinforced(beside_own_ruins(options={"own_declined_is_non_empty": False})) == 0


def test_d12_declined_skeletons_do_not_grow_by_the_next_races_conquests() -> None:
    state = build_state(
        seat_with("ratmen", "hill", hand=6, declined=[{"race": "skeletons"}]),
        regions={5: held(ANN), 11: TRIBE, 4: TRIBE, 20: held_in_decline(ANN, "skeletons")},
        phase="conquest",
    )
    play(state, "conquer 11", "conquer 4")
    assert reinforced(state) == 0


def test_d12_in_decline_the_reserve_and_the_spare_tokens_lie_in_the_tray() -> None:
    state = build_state(
        seat_with("skeletons", "merchant", hand=2), regions={5: held(ANN, 4), 10: held(ANN, 3)}
    )
    events = play(state, "decline")
    assert tray_of(state, "skeletons") == 18
    assert facts_of(events, "income")[0]["parts"] == [("declined", 2)]


def test_y38_stout_skeletons_are_reinforced_before_their_late_decline() -> None:
    state = build_state(
        seat_with("skeletons", "stout", hand=6),
        regions={5: held(ANN), 11: TRIBE, 4: TRIBE},
        phase="conquest",
    )
    play(state, "conquer 11", "conquer 4")
    assert facts_of(pass_turn(state), "reinforced")[0]["tokens"] == 1
    play(state, "decline")
    assert tray_of(state, "skeletons") == 20 - 3
