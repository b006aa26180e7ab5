"""Amazons: four extra tokens help to conquer and leave the map before scoring."""

from smallworld.core.scoring import winners
from smallworld.core.state import State
from tests.kit.setting import (
    TRIBE,
    a_state,
    coins_of,
    do,
    facts_of,
    hand_of,
    legal,
    pass_turn,
    refused,
    region_of,
    ruins,
    seat_of,
    tray_of,
)
from tests.races.standing import ANN, BO, a_table, ann, bo, picked, playing

SEVEN = (2, 3, 4, 5, 10, 11, 15)


def stretched(power: str = "hill", **keys: object) -> State:
    """Nine Amazons in all: seven regions with one each, two in hand, the conquests over."""
    state = a_table(
        playing("amazons", power, hand=2),
        playing("orcs", "swamp", hand=9),
        regions={region: ann() for region in SEVEN},
        phase="conquest",
        **keys,
    )
    do(state, "stop")
    return state


def test_r1_six_and_four_and_the_badge_come_to_hand() -> None:
    assert hand_of(picked("amazons", "forest"), ANN) == 14


def test_r1_with_the_highest_badge_the_tray_is_empty() -> None:
    state = picked("amazons", "diplomat")
    assert hand_of(state, ANN) == 15
    assert tray_of(state, "amazons") == 0


def test_r2_on_the_first_turn_four_leave_before_scoring() -> None:
    state = picked("amazons", "forest")
    do(state, *(f"conquer {region}" for region in (2, 3, 4, 5, 10)), "stop", "deploy 10 5")
    events = do(state, "end")
    assert facts_of(events, "income")[0]["coins"] == 5 + 1
    assert seat_of(state, ANN)["aside"] == 4
    assert hand_of(state, ANN) == 0
    assert region_of(state, 10)["tokens"] == 6


def test_r2_the_four_come_back_when_the_race_readies() -> None:
    state = a_state(playing("amazons", "hill", aside=4), regions={5: ann(3)})
    do(state, "conquer 10")
    assert hand_of(state, ANN) == 4 + 2 - 2
    assert "aside" not in seat_of(state, ANN)


def test_r2_the_four_leave_on_every_later_turn() -> None:
    state = a_state(playing("amazons", "hill", aside=4), regions={5: ann(3)})
    do(state, "stop", "deploy 5 2", "end")
    assert seat_of(state, ANN)["aside"] == 4
    assert region_of(state, 5) == {"seat": ANN, "tokens": 3}


def test_r2_the_four_cannot_be_deployed() -> None:
    state = a_state(playing("amazons", "hill", hand=6), regions={5: ann()}, phase="conquest")
    do(state, "stop")
    assert refused(state, "deploy 5 3") == "deploy.too_many"
    assert refused(state, "end") == "end.tokens_left"
    do(state, "deploy 5 2", "end")


def test_r2_tokens_left_in_hand_count_toward_the_four() -> None:
    state = a_state(playing("amazons", "hill", hand=4), regions={5: ann()}, phase="conquest")
    do(state, "stop")
    assert legal(state) == ["end"]


def test_r2_without_any_region_only_four_are_set_aside() -> None:
    state = a_state(playing("amazons", "hill", hand=10), phase="conquest")
    do(state, "stop", "end")
    assert (seat_of(state, ANN)["aside"], hand_of(state, ANN)) == (4, 6)


def test_r3_when_stretched_nothing_but_withdrawing_is_offered() -> None:
    assert sorted(legal(stretched())) == sorted(f"withdraw {region}" for region in SEVEN)


def test_r3_the_player_chooses_which_two_regions_are_emptied() -> None:
    state = stretched()
    do(state, "withdraw 15", "withdraw 2")
    assert legal(state) == ["end"]
    assert (region_of(state, 15), region_of(state, 2)) == ({}, {})
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1}


def test_r3_emptied_regions_do_not_score() -> None:
    state = stretched("wealthy")
    events = do(state, "withdraw 3", "withdraw 4", "end")
    assert facts_of(events, "income")[0]["coins"] == 5
    assert seat_of(state, ANN)["aside"] == 4


def test_r3_no_token_is_placed_and_nothing_ends_before_the_withdrawals() -> None:
    state = stretched("fortified")
    do(state, "withdraw 2")
    assert refused(state, "deploy 5 1") == "withdraw.first"
    assert refused(state, "place fortress 5") == "withdraw.first"
    assert refused(state, "end") == "withdraw.first"


def test_r3_no_more_regions_are_emptied_than_needed() -> None:
    state = stretched()
    do(state, "withdraw 2", "withdraw 3")
    assert refused(state, "withdraw 4") == "withdraw.not_due"


def test_r3_with_tokens_to_spare_no_region_may_be_emptied() -> None:
    state = a_state(playing("amazons", "hill", aside=4), regions={5: ann(), 10: ann()})
    do(state, "stop")
    assert refused(state, "withdraw 5") == "withdraw.not_due"


def test_r3_only_held_regions_can_be_emptied() -> None:
    assert refused(stretched(), "withdraw 9") == "withdraw.not_held"


def test_r3_spare_tokens_elsewhere_are_taken_before_any_region_is_emptied() -> None:
    state = a_state(playing("amazons", "hill"), regions={5: ann(4), 10: ann(2)}, phase="conquest")
    do(state, "stop")
    assert legal(state) == ["end"]


def test_a9_withdrawing_belongs_to_the_redeployment() -> None:
    state = a_state(playing("amazons", "hill"), regions={5: ann()})
    assert refused(state, "withdraw 5") == "turn.stop_first"


def test_a12_a_fortress_goes_with_the_emptied_region() -> None:
    state = a_state(
        playing("amazons", "fortified", hand=3),
        regions={5: ann(), 10: ann(fortress=True)},
        phase="conquest",
        turn_so_far={"fortress_built": True},
    )
    events = do(state, "stop", "withdraw 10", "end")
    assert region_of(state, 10) == {}
    assert facts_of(events, "income")[0]["coins"] == 1


def test_r4_four_or_fewer_all_come_off_and_the_race_stays_active() -> None:
    state = a_state(
        playing("amazons", "hill", hand=1), regions={5: ann(), 10: ann()}, phase="conquest"
    )
    events = do(state, "stop", "withdraw 5", "withdraw 10", "end")
    assert facts_of(events, "income")[0]["coins"] == 0
    assert (seat_of(state, ANN)["race"], seat_of(state, ANN)["aside"]) == ("amazons", 3)


def test_r4_exactly_four_leave_no_region() -> None:
    regions = {region: ann() for region in (3, 4, 5, 10)}
    state = a_state(playing("amazons", "hill"), regions=regions)
    do(state, "stop", "withdraw 3", "withdraw 4", "withdraw 5")
    assert legal(state) == ["withdraw 10"]


def test_r4_of_five_one_stays() -> None:
    regions = {region: ann() for region in (3, 4, 5, 10, 11)}
    state = a_state(playing("amazons", "merchant"), regions=regions)
    do(state, "stop", *(f"withdraw {region}" for region in (3, 4, 5, 10)))
    assert legal(state) == ["end"]
    assert region_of(state, 11) == {"seat": ANN, "tokens": 1}


def test_r4_those_off_the_map_may_enter_again_next_turn() -> None:
    state = a_state(playing("amazons", "hill", aside=3), playing("orcs", "swamp", hand=9), turn=BO)
    pass_turn(state)
    assert refused(state, "conquer 10") == "conquer.not_an_entry"
    do(state, "conquer 5")
    assert hand_of(state, ANN) == 1


def test_r3_amazons_forced_removal_off_takes_only_what_can_be_spared() -> None:
    state = stretched("wealthy", options={"amazons_forced_removal": False})
    assert legal(state) == ["end"]
    events = do(state, "end")
    assert facts_of(events, "income")[0]["coins"] == 7
    assert seat_of(state, ANN)["aside"] == 2


def test_r3_amazons_forced_removal_off_four_in_four_regions_all_stay() -> None:
    state = a_state(
        playing("amazons", "wealthy"),
        regions={region: ann() for region in (3, 4, 5, 10)},
        options={"amazons_forced_removal": False},
    )
    do(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 4
    assert "aside" not in seat_of(state, ANN)


def test_r5_the_four_are_neither_lost_nor_placed_in_an_opponents_turn() -> None:
    state = a_state(
        playing("amazons", "hill", aside=4),
        playing("orcs", "swamp", hand=4),
        regions={5: ann(2), 10: ann()},
        turn=BO,
        phase="conquest",
    )
    do(state, "conquer 5", "stop", "deploy 5 3", "end")
    assert refused(state, "deploy 10 2") == "deploy.too_many"
    do(state, "deploy 10 1", "end")
    assert seat_of(state, ANN)["aside"] == 4
    assert region_of(state, 10)["tokens"] == 2


def test_r5_losing_every_region_leaves_the_four_untouched() -> None:
    state = a_state(
        playing("amazons", "hill", aside=4),
        playing("orcs", "swamp", hand=3),
        regions={5: ann()},
        turn=BO,
        phase="conquest",
    )
    do(state, "conquer 5", "stop", "deploy 5 2", "end")
    assert seat_of(state, ANN)["aside"] == 4
    assert tray_of(state, "amazons") == 11


def test_r6_the_four_go_to_the_tray_in_decline() -> None:
    state = a_state(
        playing("amazons", "hill", aside=4), playing("orcs", "swamp"), regions={5: ann(3)}
    )
    do(state, "decline")
    assert tray_of(state, "amazons") == 14
    assert seat_of(state, ANN)["declined"] == [{"race": "amazons"}]
    assert region_of(state, 5)["tokens"] == 1


def test_r6_stout_amazons_leave_the_four_to_the_tray_too() -> None:
    state = a_state(
        playing("amazons", "stout", aside=4), playing("orcs", "swamp"), regions={5: ann(3)}
    )
    do(state, "stop", "deploy 5 2", "end", "decline")
    assert tray_of(state, "amazons") == 14


def test_d4_amazons_that_are_all_off_the_map_give_the_banner_back() -> None:
    state = a_state(playing("amazons", "hill", aside=4, hand=2))
    do(state, "decline")
    assert tray_of(state, "amazons") == 15
    assert "declined" not in seat_of(state, ANN)


def test_d12_declined_amazons_have_no_tokens_to_take_off() -> None:
    state = a_state(
        playing("orcs", "hill", hand=1, declined=[{"race": "amazons"}]),
        regions={20: ruins(ANN, "amazons"), 21: ruins(ANN, "amazons")},
    )
    do(state, "stop", "end")
    assert coins_of(state, ANN) == 5 + 2
    assert tray_of(state, "amazons") == 13


def test_r7_pillaging_is_paid_for_a_region_conquered_and_then_emptied() -> None:
    state = a_state(
        playing("amazons", "pillaging", hand=4),
        regions={5: ann(), 4: TRIBE},
        phase="conquest",
    )
    do(state, "conquer 4", "stop", "withdraw 4")
    parts = facts_of(do(state, "end"), "income")[0]["parts"]
    assert parts == [("regions", 1), ("pillaging", 1)]


def test_v5_the_four_do_not_break_a_tie() -> None:
    state = a_state(
        playing("amazons", "hill", aside=4),
        playing("orcs", "swamp"),
        regions={5: ann(2), 20: bo(3)},
        round=10,
        turn=BO,
        phase="over",
    )
    assert winners(state) == [BO]
