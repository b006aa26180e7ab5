"""Bivouacking: five camps, each adding one to the price of its region."""

from __future__ import annotations

from smallworld.core.scoring import winners
from smallworld.core.state import State
from tests.kit.positions import (
    after_pick,
    build_state,
    declined_races,
    facts_of,
    hand_of,
    held,
    in_decline,
    income_of,
    legal_texts,
    phase_of,
    play,
    price_of,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)


def a_redeployment(hand: int = 0) -> State:
    """Ann's Bivouacking Humans on 5 and 10, all camps in hand."""
    return build_state(
        seat_with("humans", "bivouacking", hand),
        phase="redeployment",
        regions={5: held(0), 10: held(0)},
    )


def an_attack(*, others: bool = True, power: str = "dragon_master", race: str = "orcs") -> State:
    """Bo, on 4, is about to attack Ann's one Human with two camps on 5; three camps are in hand."""
    regions = {4: held(1), 5: held(0, camps=2)}
    if others:
        regions |= {10: held(0), 20: held(0)}
    return build_state(
        seat_with("humans", "bivouacking"),
        seat_with(race, power, 6),
        turn=1,
        phase="conquest",
        regions=regions,
    )


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("humans", "bivouacking")) == 10


def test_n5_there_are_five_camps() -> None:
    assert seat_of(after_pick("humans", "bivouacking"), 0)["camps_in_hand"] == 5


def test_y9_all_five_may_stand_in_one_region() -> None:
    state = a_redeployment()
    play(state, *["place camp 5"] * 5)
    assert region_of(state, 5)["camps"] == 5
    assert refusal_of(state, "place camp 10") == "camp.none_left"


def test_y9_they_may_be_split() -> None:
    state = a_redeployment()
    play(state, *["place camp 5"] * 2, *["place camp 10"] * 3)
    assert (region_of(state, 5)["camps"], region_of(state, 10)["camps"]) == (2, 3)


def test_y9_they_may_be_left_off() -> None:
    state = a_redeployment()
    play(state, "end")
    assert seat_of(state, 0)["camps_in_hand"] == 5


def test_y9_they_come_to_hand_at_each_redeployment() -> None:
    state = build_state(
        seat_with("humans", "bivouacking"), phase="conquest", regions={5: held(0, camps=4)}
    )
    play(state, "stop")
    assert seat_of(state, 0)["camps_in_hand"] == 5
    assert region_of(state, 5) == {"seat": 0, "tokens": 1}


def test_y9_they_stand_still_during_the_conquests() -> None:
    state = build_state(seat_with("humans", "bivouacking"), regions={5: held(0, 3, camps=4)})
    play(state, "conquer 10")
    assert region_of(state, 5)["camps"] == 4


def test_y10_a_camp_needs_a_race_token() -> None:
    assert refusal_of(a_redeployment(), "place camp 4") == "place.not_held"


def test_a12_the_camps_of_an_abandoned_region_come_to_hand() -> None:
    state = build_state(
        seat_with("humans", "bivouacking"), regions={5: held(0, camps=2), 10: held(0)}
    )
    play(state, "abandon 5")
    assert region_of(state, 5) == {}
    assert seat_of(state, 0)["camps_in_hand"] == 5


def test_y12_each_camp_adds_one_to_the_price() -> None:
    assert price_of(an_attack(), 5) == 2 + 1 + 2


def test_y12_camps_break_no_tie() -> None:
    state = build_state(
        seat_with("humans", "bivouacking"),
        seat_with("orcs", "hill"),
        regions={5: held(0, camps=5), 20: held(1, 2)},
    )
    assert winners(state) == [1]


def test_y12_camps_score_nothing() -> None:
    state = build_state(seat_with("humans", "bivouacking"), regions={5: held(0, camps=5)})
    assert income_of(state) == {"regions": 1}


def test_y11_camps_go_back_to_their_owner_when_the_region_falls() -> None:
    state = an_attack()
    events = play(state, "conquer 5")
    assert facts_of(events, "driven_out")[0]["camps"] == 2
    assert seat_of(state, 0)["camps_in_hand"] == 5
    assert tray_of(state, "humans") == 8


def test_y11_they_are_set_anew_at_the_end_of_the_attackers_turn() -> None:
    state = an_attack()
    play(state, "conquer 5", "stop", "deploy 5 5", "end")
    assert (phase_of(state), int(state.actor)) == ("refuge", 0)
    play(state, "place camp 10", "place camp 20", "end")
    assert (region_of(state, 10)["camps"], region_of(state, 20)["camps"]) == (1, 1)
    assert (phase_of(state), int(state.turn)) == ("start", 0)


def test_y11_only_the_displaced_ones_are_set_then() -> None:
    state = an_attack()
    play(state, "conquer 5", "stop", "deploy 5 5", "end", "place camp 10", "place camp 10")
    assert refusal_of(state, "place camp 10") == "camp.none_left"
    assert seat_of(state, 0)["camps_in_hand"] == 3


def test_y11_without_a_region_they_wait_in_hand() -> None:
    state = an_attack(others=False)
    play(state, "conquer 5", "stop", "deploy 5 5", "end")
    assert (phase_of(state), int(state.turn)) == ("start", 0)
    assert seat_of(state, 0)["camps_in_hand"] == 5


def test_w8_one_camp_protects_from_the_swap() -> None:
    state = an_attack(race="sorcerers", power="hill")
    assert refusal_of(state, "conquer 5 sorcery") == "conversion.camp"


def test_16_camps_do_not_protect_from_the_dragon() -> None:
    state = an_attack()
    play(state, "conquer 5 dragon")
    assert region_of(state, 5) == {"seat": 1, "tokens": 1, "dragon": True}
    assert hand_of(state, 1) == 5


def test_g7_camps_hit_by_the_own_ghouls_come_to_hand() -> None:
    state = build_state(
        {**seat_with("humans", "bivouacking"), **in_decline("ghouls")},
        regions={5: {**held(0, 5), "declined": "ghouls"}, 10: held(0, camps=2)},
    )
    assert price_of(state, 10, declined=True) == 2 + 2
    play(state, "declined conquer 10")
    assert seat_of(state, 0)["camps_in_hand"] == 5


def test_d12_camps_leave_in_decline() -> None:
    state = build_state(
        seat_with("humans", "bivouacking"), regions={5: held(0, 2, camps=3), 10: held(0, camps=2)}
    )
    play(state, "decline")
    assert declined_races(state) == [{"race": "humans"}]
    assert region_of(state, 5) == {"seat": 0, "declined": "humans", "tokens": 1}
    assert region_of(state, 10) == {"seat": 0, "declined": "humans", "tokens": 1}


def test_y9_other_races_have_no_camps() -> None:
    state = build_state(seat_with("humans", "hill"), phase="redeployment", regions={5: held(0)})
    assert refusal_of(state, "place camp 5") == "camp.none_left"
    assert legal_texts(state) == ["end"]
