"""Amazons: four extra tokens help to conquer and leave the map before scoring."""

from typing import Any

import pytest

from smallworld.core.redeploy import regions_to_give_up
from smallworld.core.scoring import winners
from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    TRIBE,
    after_pick,
    build_state,
    coins_of,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    legal_texts,
    pass_turn,
    play,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)

SEVEN = (2, 3, 4, 5, 10, 11, 15)


def stretched(power: str = "hill", **keys: Any) -> State:
    """Nine Amazons in all: seven regions with one each, two in hand, the conquests over."""
    state = build_state(
        seat_with("amazons", power, hand=2),
        seat_with("orcs", "swamp", hand=9),
        regions={region: held(ANN) for region in SEVEN},
        phase="conquest",
        **keys,
    )
    play(state, "stop")
    return state


def test_r1_six_and_four_and_the_badge_come_to_hand() -> None:
    assert hand_of(after_pick("amazons", "forest"), ANN) == 14


def test_r1_with_the_highest_badge_the_tray_is_empty() -> None:
    state = after_pick("amazons", "diplomat")
    assert hand_of(state, ANN) == 15
    assert tray_of(state, "amazons") == 0


def test_r2_on_the_first_turn_four_leave_before_scoring() -> None:
    state = after_pick("amazons", "forest")
    play(state, *(f"conquer {region}" for region in (2, 3, 4, 5, 10)), "stop", "deploy 10 5")
    events = play(state, "end")
    assert facts_of(events, "income")[0]["coins"] == 5 + 1
    assert seat_of(state, ANN)["aside"] == 4
    assert hand_of(state, ANN) == 0
    assert region_of(state, 10)["tokens"] == 6


def test_r2_the_four_come_back_when_the_race_readies() -> None:
    state = build_state(seat_with("amazons", "hill", aside=4), regions={5: held(ANN, 3)})
    play(state, "conquer 10")
    assert hand_of(state, ANN) == 4 + 2 - 2
    assert "aside" not in seat_of(state, ANN)


def test_r2_the_four_leave_on_every_later_turn() -> None:
    state = build_state(seat_with("amazons", "hill", aside=4), regions={5: held(ANN, 3)})
    play(state, "stop", "deploy 5 2", "end")
    assert seat_of(state, ANN)["aside"] == 4
    assert region_of(state, 5) == {"seat": ANN, "tokens": 3}


def test_r2_the_four_cannot_be_deployed() -> None:
    state = build_state(
        seat_with("amazons", "hill", hand=6), regions={5: held(ANN)}, phase="conquest"
    )
    play(state, "stop")
    assert refusal_of(state, "deploy 5 3") == "deploy.too_many"
    assert refusal_of(state, "end") == "end.tokens_left"
    play(state, "deploy 5 2", "end")


def test_r2_tokens_left_in_hand_count_toward_the_four() -> None:
    state = build_state(
        seat_with("amazons", "hill", hand=4), regions={5: held(ANN)}, phase="conquest"
    )
    play(state, "stop")
    assert legal_texts(state) == ["end"]


def test_r2_without_any_region_only_four_are_set_aside() -> None:
    state = build_state(seat_with("amazons", "hill", hand=10), phase="conquest")
    play(state, "stop", "end")
    assert (seat_of(state, ANN)["aside"], hand_of(state, ANN)) == (4, 6)


def test_r3_when_stretched_nothing_but_withdrawing_is_offered() -> None:
    assert sorted(legal_texts(stretched())) == sorted(f"withdraw {region}" for region in SEVEN)


def test_r3_the_player_chooses_which_two_regions_are_emptied() -> None:
    state = stretched()
    play(state, "withdraw 15", "withdraw 2")
    assert legal_texts(state) == ["end"]
    assert (region_of(state, 15), region_of(state, 2)) == ({}, {})
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1}


def test_r3_emptied_regions_do_not_score() -> None:
    state = stretched("wealthy")
    events = play(state, "withdraw 3", "withdraw 4", "end")
    assert facts_of(events, "income")[0]["coins"] == 5
    assert seat_of(state, ANN)["aside"] == 4


def test_r3_no_token_is_placed_and_nothing_ends_before_the_withdrawals() -> None:
    state = stretched("fortified")
    play(state, "withdraw 2")
    assert refusal_of(state, "deploy 5 1") == "withdraw.first"
    assert refusal_of(state, "place fortress 5") == "withdraw.first"
    assert refusal_of(state, "end") == "withdraw.first"


def test_r3_no_more_regions_are_emptied_than_needed() -> None:
    state = stretched()
    play(state, "withdraw 2", "withdraw 3")
    assert refusal_of(state, "withdraw 4") == "withdraw.not_due"


def test_r3_with_tokens_to_spare_no_region_may_be_emptied() -> None:
    state = build_state(
        seat_with("amazons", "hill", aside=4), regions={5: held(ANN), 10: held(ANN)}
    )
    play(state, "stop")
    assert refusal_of(state, "withdraw 5") == "withdraw.not_due"


def test_r3_only_held_regions_can_be_emptied() -> None:
    assert refusal_of(stretched(), "withdraw 9") == "withdraw.not_held"


def test_r3_spare_tokens_elsewhere_are_taken_before_any_region_is_emptied() -> None:
    state = build_state(
        seat_with("amazons", "hill"), regions={5: held(ANN, 4), 10: held(ANN, 2)}, phase="conquest"
    )
    play(state, "stop")
    assert legal_texts(state) == ["end"]


def test_a9_withdrawing_belongs_to_the_redeployment() -> None:
    state = build_state(seat_with("amazons", "hill"), regions={5: held(ANN)})
    assert refusal_of(state, "withdraw 5") == "turn.stop_first"


def test_a12_a_fortress_goes_with_the_emptied_region() -> None:
    state = build_state(
        seat_with("amazons", "fortified", hand=3),
        regions={5: held(ANN), 10: held(ANN, fortress=True)},
        phase="conquest",
        turn_so_far={"fortress_built": True},
    )
    events = play(state, "stop", "withdraw 10", "end")
    assert region_of(state, 10) == {}
    assert facts_of(events, "income")[0]["coins"] == 1


def test_r4_four_or_fewer_all_come_off_and_the_race_stays_active() -> None:
    state = build_state(
        seat_with("amazons", "hill", hand=1),
        regions={5: held(ANN), 10: held(ANN)},
        phase="conquest",
    )
    events = play(state, "stop", "withdraw 5", "withdraw 10", "end")
    assert facts_of(events, "income")[0]["coins"] == 0
    assert (seat_of(state, ANN)["race"], seat_of(state, ANN)["aside"]) == ("amazons", 3)


def test_r4_exactly_four_leave_no_region() -> None:
    regions = {region: held(ANN) for region in (3, 4, 5, 10)}
    state = build_state(seat_with("amazons", "hill"), regions=regions)
    play(state, "stop", "withdraw 3", "withdraw 4", "withdraw 5")
    assert legal_texts(state) == ["withdraw 10"]


def test_r4_of_five_one_stays() -> None:
    regions = {region: held(ANN) for region in (3, 4, 5, 10, 11)}
    state = build_state(seat_with("amazons", "merchant"), regions=regions)
    play(state, "stop", *(f"withdraw {region}" for region in (3, 4, 5, 10)))
    assert legal_texts(state) == ["end"]
    assert region_of(state, 11) == {"seat": ANN, "tokens": 1}


def test_r4_those_off_the_map_may_enter_again_next_turn() -> None:
    state = build_state(
        seat_with("amazons", "hill", aside=3), seat_with("orcs", "swamp", hand=9), turn=BO
    )
    pass_turn(state)
    assert refusal_of(state, "conquer 10") == "conquer.not_an_entry"
    play(state, "conquer 5")
    assert hand_of(state, ANN) == 1


def test_r3_amazons_forced_removal_off_takes_only_what_can_be_spared() -> None:
    state = stretched("wealthy", options={"amazons_forced_removal": False})
    assert legal_texts(state) == ["end"]
    events = play(state, "end")
    assert facts_of(events, "income")[0]["coins"] == 7
    assert seat_of(state, ANN)["aside"] == 2


def test_r3_amazons_forced_removal_off_four_in_four_regions_all_stay() -> None:
    state = build_state(
        seat_with("amazons", "wealthy"),
        regions={region: held(ANN) for region in (3, 4, 5, 10)},
        options={"amazons_forced_removal": False},
    )
    play(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 4
    assert "aside" not in seat_of(state, ANN)


def test_r5_the_four_are_neither_lost_nor_placed_in_an_opponents_turn() -> None:
    state = build_state(
        seat_with("amazons", "hill", aside=4),
        seat_with("orcs", "swamp", hand=4),
        regions={5: held(ANN, 2), 10: held(ANN)},
        turn=BO,
        phase="conquest",
    )
    play(state, "conquer 5", "stop", "deploy 5 3", "end")
    assert refusal_of(state, "deploy 10 2") == "deploy.too_many"
    play(state, "deploy 10 1", "end")
    assert seat_of(state, ANN)["aside"] == 4
    assert region_of(state, 10)["tokens"] == 2


def test_r5_losing_every_region_leaves_the_four_untouched() -> None:
    state = build_state(
        seat_with("amazons", "hill", aside=4),
        seat_with("orcs", "swamp", hand=3),
        regions={5: held(ANN)},
        turn=BO,
        phase="conquest",
    )
    play(state, "conquer 5", "stop", "deploy 5 2", "end")
    assert seat_of(state, ANN)["aside"] == 4
    assert tray_of(state, "amazons") == 11


def test_r6_the_four_go_to_the_tray_in_decline() -> None:
    state = build_state(
        seat_with("amazons", "hill", aside=4), seat_with("orcs", "swamp"), regions={5: held(ANN, 3)}
    )
    play(state, "decline")
    assert tray_of(state, "amazons") == 14
    assert seat_of(state, ANN)["declined"] == [{"race": "amazons"}]
    assert region_of(state, 5)["tokens"] == 1


def test_r6_stout_amazons_leave_the_four_to_the_tray_too() -> None:
    state = build_state(
        seat_with("amazons", "stout", aside=4),
        seat_with("orcs", "swamp"),
        regions={5: held(ANN, 3)},
    )
    play(state, "stop", "deploy 5 2", "end", "decline")
    assert tray_of(state, "amazons") == 14


def test_d4_amazons_that_are_all_off_the_map_give_the_banner_back() -> None:
    state = build_state(seat_with("amazons", "hill", aside=4, hand=2))
    play(state, "decline")
    assert tray_of(state, "amazons") == 15
    assert "declined" not in seat_of(state, ANN)


def test_d12_declined_amazons_have_no_tokens_to_take_off() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=1, declined=[{"race": "amazons"}]),
        regions={20: held_in_decline(ANN, "amazons"), 21: held_in_decline(ANN, "amazons")},
    )
    play(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 2
    assert tray_of(state, "amazons") == 13


def test_r7_pillaging_is_paid_for_a_region_conquered_and_then_emptied() -> None:
    state = build_state(
        seat_with("amazons", "pillaging", hand=4),
        regions={5: held(ANN), 4: TRIBE},
        phase="conquest",
    )
    play(state, "conquer 4", "stop", "withdraw 4")
    parts = facts_of(play(state, "end"), "income")[0]["parts"]
    assert parts == [("regions", 1), ("pillaging", 1)]


def test_v5_the_four_do_not_break_a_tie() -> None:
    state = build_state(
        seat_with("amazons", "hill", aside=4),
        seat_with("orcs", "swamp"),
        regions={5: held(ANN, 2), 20: held(BO, 3)},
        round=10,
        turn=BO,
        phase="over",
    )
    assert winners(state) == [BO]


@pytest.mark.parametrize("seat", [ANN, BO])
@pytest.mark.parametrize("phase", ["start", "conquest"])
@pytest.mark.parametrize(
    ("hand", "waiting", "aside", "tokens"),
    [
        (0, 0, 4, [1, 1]),
        (0, 0, 0, [5, 1]),
        (0, 0, 0, [4, 1]),
        (0, 0, 0, [1, 1, 1, 1, 1, 1]),
        (0, 0, 0, [1, 1, 1, 1]),
        (0, 0, 0, [1, 1, 1]),
        (1, 0, 0, [2, 1, 1, 1, 1]),
        (2, 1, 0, [1, 1, 1]),
        (0, 3, 0, [1, 1, 1]),
        (0, 0, 3, [1, 1, 1]),
        (1, 1, 1, [1, 1, 1]),
        (9, 0, 0, []),
    ],
)
def test_r3_the_forecast_says_how_many_regions_will_be_emptied(
    seat: int, phase: str, hand: int, waiting: int, aside: int, tokens: list[int]
) -> None:
    seats: list[dict[str, object]] = [{}, {}]
    seats[seat] = seat_with("amazons", "hill", hand, waiting=waiting, aside=aside)
    regions = {region: held(seat, some) for region, some in zip(SEVEN, tokens, strict=False)}
    state = build_state(*seats, regions=regions, phase=phase, turn=seat, to_act=seat)
    expected = int(regions_to_give_up(state, seat))
    play(state, "stop")
    assert regions_to_give_up(state, seat) == expected
    emptied = 0
    while (first := legal_texts(state)[0]).startswith("withdraw"):
        play(state, first)
        emptied += 1
    assert emptied == expected
    assert regions_to_give_up(state, seat) == 0


@pytest.mark.parametrize(
    "keys",
    [
        {"phase": "after_scoring"},
        {"phase": "refuge", "to_act": 1},
        {"phase": "conquest", "options": {"amazons_forced_removal": False}},
    ],
)
def test_r3_nothing_is_to_be_emptied_after_scoring_or_with_the_option_off(
    keys: dict[str, Any],
) -> None:
    state = build_state(
        seat_with("amazons", "diplomat"),
        seat_with("orcs", "hill", 3),
        regions={9: held(BO), **{region: held(ANN) for region in SEVEN}},
        **keys,
    )
    assert regions_to_give_up(state, ANN) == 0
