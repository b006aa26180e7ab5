"""Ghouls: in decline all tokens stay and go on conquering."""

from typing import Any

import pytest

from smallworld.core.scoring import winners
from smallworld.core.state import State
from smallworld.play.position.write import position_json
from tests.kit.positions import (
    ANN,
    BO,
    TRIBE,
    Json,
    after_pick,
    build_state,
    coins_of,
    column_with,
    declined_hand_of,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    legal_texts,
    pass_turn,
    pick_first,
    play,
    price_of,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)

GHOULS: list[Json] = [{"race": "ghouls"}]
SPIRIT_GHOULS: list[Json] = [{"race": "ghouls", "power": "spirit"}]


def ghouls(tokens: int = 1, **pieces: object) -> Json:
    """Declined Ghouls of Ann."""
    return held_in_decline(ANN, "ghouls", tokens, **pieces)


def marching(
    regions: dict[int, Json],
    race: str = "humans",
    power: str = "swamp",
    other: Json | None = None,
    **keys: Any,
) -> State:
    """Ann's turn begins; she has declined Ghouls and an active race."""
    seat = seat_with(race, power, declined=GHOULS)
    return build_state(seat, other or seat_with("orcs", "hill", hand=2), regions=regions, **keys)


# --- into decline


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = after_pick("ghouls", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "ghouls")) == (9, 1)


def test_g1_all_tokens_on_the_map_stay() -> None:
    state = build_state(
        seat_with("ghouls", "merchant"),
        regions={5: held(ANN, 3), 4: held(ANN, 2), 10: held(ANN, 2)},
    )
    events = play(state, "decline")
    assert [region_of(state, region)["tokens"] for region in (5, 4, 10)] == [3, 2, 2]
    assert tray_of(state, "ghouls") == 3
    assert facts_of(events, "income")[0]["parts"] == [("declined", 3)]


def test_g1_tokens_in_hand_go_to_the_tray() -> None:
    state = build_state(seat_with("ghouls", "hill", hand=4), regions={5: held(ANN, 3)})
    play(state, "decline")
    assert tray_of(state, "ghouls") == 7
    assert declined_hand_of(state, ANN) == 0


def test_d7_ghouls_with_no_token_on_the_map_give_the_banner_back() -> None:
    state = build_state(seat_with("ghouls", "hill", hand=4))
    events = play(state, "decline")
    assert facts_of(events, "banner_returned") == [{"seat": ANN, "race": "ghouls"}]
    assert tray_of(state, "ghouls") == 10


def test_v2_a_region_pays_one_coin_however_many_ghouls_stand_there() -> None:
    assert income_of(marching({5: ghouls(4), 10: ghouls(2)})) == {"declined": 2}


def test_v5_every_declined_ghoul_on_the_map_counts_in_a_tie() -> None:
    state = build_state(
        seat_with("humans", "hill", declined=GHOULS),
        seat_with("orcs", "swamp"),
        regions={5: ghouls(3), 20: held(ANN), 17: held(BO, 3)},
        round=10,
        turn=BO,
        phase="over",
    )
    assert winners(state) == [ANN]


# --- later turns


def test_g2_they_take_up_all_but_one_in_each_region_and_conquer() -> None:
    state = marching({5: ghouls(3), 4: ghouls(2), 10: ghouls(2)})
    play(state, "declined conquer 11")
    assert declined_hand_of(state, ANN) == 4 - 2
    assert region_of(state, 11) == {"seat": ANN, "declined": "ghouls", "tokens": 2}


def test_g2_they_pay_for_a_tribe_and_beat_it() -> None:
    state = marching({5: ghouls(4), 11: TRIBE})
    assert price_of(state, 11, declined=True) == 3
    play(state, "declined conquer 11")
    assert region_of(state, 11) == {"seat": ANN, "declined": "ghouls", "tokens": 3}


def test_g2_they_may_try_the_die() -> None:
    state = marching({5: ghouls(2), 10: ghouls(2)})
    play(state, "declined conquer 9 die", "die 1")
    assert region_of(state, 9) == {"seat": ANN, "declined": "ghouls", "tokens": 2}


def test_f1_the_die_bridges_at_most_three_for_them_too() -> None:
    state = marching(
        {5: ghouls(2), 10: held(BO, 3), 4: held(BO, 2)}, other=seat_with("orcs", "hill")
    )
    assert refusal_of(state, "declined conquer 10 die") == "die.too_far"
    assert "declined conquer 4 die" in legal_texts(state)


def test_g2_they_may_abandon_a_region_before_their_first_conquest() -> None:
    state = marching({5: ghouls(), 20: ghouls()})
    play(state, "declined abandon 20", "declined conquer 10 die", "die 1")
    assert (region_of(state, 20), region_of(state, 10)["tokens"]) == ({}, 1)


def test_a9_they_abandon_nothing_after_their_first_conquest() -> None:
    state = marching({5: ghouls(3), 20: ghouls()})
    play(state, "declined conquer 10")
    assert refusal_of(state, "declined abandon 20") == "abandon.after_conquest"


def test_a9_their_conquest_does_not_close_the_active_races_ready() -> None:
    state = marching({5: ghouls(3), 20: held(ANN)})
    play(state, "declined conquer 10", "abandon 20")
    assert hand_of(state, ANN) == 1


@pytest.mark.parametrize("first_word", ["conquer 21", "abandon 20"])
def test_g2_they_are_too_late_once_the_active_race_has_acted(first_word: str) -> None:
    state = marching({5: ghouls(4), 20: held(ANN, 3)})
    play(state, first_word)
    assert refusal_of(state, "declined conquer 10") == "declined.too_late"
    assert refusal_of(state, "declined abandon 5") == "declined.too_late"


def test_g2_no_other_declined_race_acts() -> None:
    state = build_state(
        seat_with("humans", "swamp", declined=[{"race": "orcs"}]),
        regions={5: held_in_decline(ANN, "orcs"), 20: held(ANN, 3)},
    )
    assert refusal_of(state, "declined conquer 10") == "declined.no_such_race"


def test_g2_active_ghouls_use_the_words_of_an_active_race() -> None:
    state = build_state(seat_with("ghouls", "swamp"), regions={5: held(ANN, 3)})
    assert refusal_of(state, "declined conquer 10") == "declined.no_such_race"
    assert "conquer 10" in legal_texts(state)


def test_g3_they_act_before_the_pick() -> None:
    state = build_state({"declined": GHOULS}, regions={5: ghouls(3)})
    play(state, "declined conquer 10")
    assert "pick 1" in legal_texts(state)
    assert refusal_of(state, "stop") == "turn.pick_first"


def test_g3_they_act_after_the_pick_and_before_the_new_race() -> None:
    state = build_state(
        {"declined": GHOULS},
        regions={5: ghouls(5)},
        column=column_with("orcs hill", seats=({"declined": GHOULS},)),
    )
    play(state, "declined conquer 10")
    pick_first(state)
    play(state, "declined conquer 4")
    play(state, "conquer 3")
    assert refusal_of(state, "declined conquer 11") == "declined.too_late"


def test_g4_one_stop_lifts_both_races_and_each_settles_among_its_own() -> None:
    state = marching({5: ghouls(3), 10: ghouls(), 20: held(ANN, 2)})
    play(state, "stop")
    assert (declined_hand_of(state, ANN), hand_of(state, ANN)) == (2, 1)
    assert refusal_of(state, "declined deploy 20 1") == "deploy.not_held"
    assert refusal_of(state, "deploy 5 1") == "deploy.not_held"
    play(state, "declined deploy 10 2", "deploy 20 1", "end")
    assert region_of(state, 10)["tokens"] == 3


def test_g4_the_turn_does_not_end_with_ghouls_in_hand() -> None:
    state = marching({5: ghouls(3), 20: held(ANN)})
    play(state, "stop")
    assert refusal_of(state, "end") == "end.declined_tokens_left"


# --- what they keep, and where they go


def test_g5_their_badge_saves_nothing_in_decline() -> None:
    state = build_state(
        seat_with("ghouls", "commando"), seat_with("orcs", "hill"), regions={5: held(ANN, 3)}
    )
    assert price_of(state, 10) == 1
    play(state, "decline")
    pass_turn(state)
    assert price_of(state, 10, declined=True) == 2


def test_g5_their_badge_pays_nothing_in_decline() -> None:
    state = build_state(seat_with("ghouls", "merchant"), regions={5: held(ANN, 3)})
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1)]


def test_g5_the_badge_of_the_active_race_does_not_help_them() -> None:
    state = marching({5: ghouls(3), 20: held(ANN, 3)}, "humans", "commando")
    assert price_of(state, 10, declined=True) == 2
    assert price_of(state, 21) == 1


def test_g5_the_active_race_does_not_help_them() -> None:
    state = marching({5: ghouls(3), 9: held(ANN, 3)}, "giants")
    assert price_of(state, 10, declined=True) == 2
    assert price_of(state, 10) == 1


def test_g5_a_sea_already_held_is_kept_and_scored_and_conquered_from() -> None:
    state = build_state(
        seat_with("ghouls", "seafaring"), seat_with("orcs", "hill"), regions={1: held(ANN, 4)}
    )
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["coins"] == 1
    pass_turn(state)
    play(state, "declined conquer 2")
    assert region_of(state, 1) == {"seat": ANN, "declined": "ghouls", "tokens": 1}


def test_g5_they_take_no_new_water() -> None:
    state = marching({3: ghouls(5), 2: ghouls(2)})
    assert refusal_of(state, "declined conquer 8") == "conquer.water"
    assert refusal_of(state, "declined conquer 1") == "conquer.water"


def test_g5_a_fortress_stays_with_them_and_defends() -> None:
    state = build_state(
        seat_with("ghouls", "fortified"),
        seat_with("orcs", "hill", hand=6),
        regions={5: held(ANN, 2, fortress=True)},
    )
    play(state, "decline")
    assert price_of(state, 5) == 2 + 1 + 2


def test_g5_no_fortress_is_built_in_their_regions() -> None:
    state = marching({5: ghouls(), 20: held(ANN)}, "humans", "fortified")
    play(state, "stop")
    assert refusal_of(state, "place fortress 5") == "place.not_held"


def test_g6_they_go_only_next_to_ghoul_regions() -> None:
    state = marching({5: ghouls(4), 20: held(ANN, 3)})
    assert refusal_of(state, "declined conquer 21") == "conquer.out_of_reach"


def test_a4_the_active_race_does_not_go_next_to_ghoul_regions() -> None:
    state = marching({5: ghouls(4), 20: held(ANN, 3)})
    assert refusal_of(state, "conquer 10") == "conquer.out_of_reach"


def test_g6_without_a_region_they_enter_by_a_first_conquest() -> None:
    seat = seat_with("humans", "swamp", declined=[{"race": "ghouls", "hand": 3}])
    state = build_state(seat, regions={20: held(ANN, 3)})
    assert refusal_of(state, "declined conquer 10") == "conquer.not_an_entry"
    play(state, "declined conquer 5")
    assert declined_hand_of(state, ANN) == 1


# --- against their own


def test_c7_own_active_tokens_add_nothing_to_the_price() -> None:
    assert price_of(marching({5: ghouls(3), 10: held(ANN, 2)}), 10, declined=True) == 2


def test_c7_markers_of_the_own_active_race_add_to_the_price() -> None:
    mountain = marching({10: ghouls(6), 9: held(ANN, 2, lair=True)}, "trolls")
    assert price_of(mountain, 9, declined=True) == 2 + 1 + 1
    camps = marching({5: ghouls(3), 10: held(ANN, 2, camps=2)}, "humans", "bivouacking")
    assert price_of(camps, 10, declined=True) == 2 + 2


def test_c7_own_tokens_defend_on_counts_each_of_them() -> None:
    state = marching({5: ghouls(5), 10: held(ANN, 2)}, options={"own_tokens_defend": True})
    assert price_of(state, 10, declined=True) == 4


def test_g7_the_own_active_race_loses_one_and_the_rest_wait() -> None:
    state = marching({5: ghouls(3), 10: held(ANN, 2)})
    play(state, "declined conquer 10")
    assert tray_of(state, "humans") == 9
    assert (seat_of(state, ANN)["waiting"], hand_of(state, ANN)) == (1, 0)


def test_g7_those_who_wait_conquer_nothing_this_turn() -> None:
    state = marching({5: ghouls(3), 10: held(ANN, 4), 20: held(ANN)})
    play(state, "declined conquer 10")
    assert [word for word in legal_texts(state) if word.startswith("conquer")] == []


def test_g7_those_who_wait_come_back_in_redeployment() -> None:
    state = marching({5: ghouls(3), 10: held(ANN, 4), 20: held(ANN)})
    play(state, "declined conquer 10", "stop", "deploy 20 3", "declined deploy 5 1", "end")
    assert region_of(state, 20)["tokens"] == 4


def test_g7_with_no_region_left_those_who_waited_stay_in_hand() -> None:
    state = marching({5: ghouls(3), 10: held(ANN, 4)})
    play(state, "declined conquer 10", "stop", "declined deploy 5 1", "end")
    assert (hand_of(state, ANN), "waiting" in seat_of(state, ANN)) == (3, False)


def test_g7_lair_and_fortress_of_the_own_active_race_are_removed() -> None:
    state = marching({5: ghouls(5), 10: held(ANN, lair=True, fortress=True)}, "trolls", "fortified")
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "declined": "ghouls", "tokens": 4}


def test_g7_camps_of_the_own_active_race_go_to_hand_and_are_placed_again() -> None:
    regions = {5: ghouls(5), 10: held(ANN, 2, camps=2), 20: held(ANN, camps=3)}
    state = marching(regions, "humans", "bivouacking")
    play(state, "declined conquer 10")
    assert seat_of(state, ANN)["camps_in_hand"] == 2
    play(state, "stop", *["place camp 20"] * 5)
    assert region_of(state, 20)["camps"] == 5


def test_g7_another_own_declined_race_loses_region_and_lair_to_them() -> None:
    seat = seat_with(
        "humans", "swamp", declined=[{"race": "ghouls"}, {"race": "trolls", "power": "spirit"}]
    )
    state = build_state(seat, regions={5: ghouls(5), 10: held_in_decline(ANN, "trolls", lair=True)})
    assert price_of(state, 10, declined=True) == 2 + 1
    events = play(state, "declined conquer 10")
    assert facts_of(events, "banner_returned") == [{"seat": ANN, "race": "trolls"}]
    assert region_of(state, 10) == {"seat": ANN, "declined": "ghouls", "tokens": 3}


def test_a14_they_take_an_own_hole_and_it_is_gone_for_good() -> None:
    state = marching(
        {5: ghouls(3), 10: held(ANN, hole=True), 20: held(ANN, 5, hole=True)}, "halflings"
    )
    play(state, "declined conquer 10", "conquer 21")
    assert region_of(state, 10) == {"seat": ANN, "declined": "ghouls", "tokens": 2}
    assert region_of(state, 21) == {"seat": ANN, "tokens": 2}


def test_a14_an_own_hero_they_meet_goes_to_hand() -> None:
    state = marching(
        {5: ghouls(3), 10: held(ANN, hero=True), 20: held(ANN, hero=True)}, "humans", "heroic"
    )
    play(state, "declined conquer 10")
    assert seat_of(state, ANN)["heroes_in_hand"] == 1
    assert "hero" not in region_of(state, 10)


def test_a14_an_own_dragon_they_meet_goes_to_hand_and_may_fly_this_turn() -> None:
    state = marching(
        {5: ghouls(3), 10: held(ANN, dragon=True), 20: held(ANN, 2)}, "humans", "dragon_master"
    )
    play(state, "declined conquer 10")
    assert seat_of(state, ANN)["dragon_in_hand"] is True
    play(state, "conquer 14 dragon")
    assert region_of(state, 14) == {"seat": ANN, "tokens": 1, "dragon": True}


@pytest.mark.parametrize(
    ("race", "power", "piece"),
    [
        ("halflings", "hill", "hole"),
        ("orcs", "heroic", "hero"),
        ("orcs", "dragon_master", "dragon"),
    ],
)
def test_a14_an_opponents_immune_region_is_closed_to_them(
    race: str, power: str, piece: str
) -> None:
    state = marching({5: ghouls(5), 10: held(BO, **{piece: True})}, other=seat_with(race, power))
    assert refusal_of(state, "declined conquer 10") == "conquer.immune"


def test_l10_the_own_active_race_beats_a_stack_and_the_rest_wait_in_the_ghouls_hand() -> None:
    state = marching({5: held(ANN, 4), 10: ghouls(3), 20: ghouls()})
    assert price_of(state, 10) == 2
    play(state, "conquer 10")
    assert (tray_of(state, "ghouls"), declined_hand_of(state, ANN)) == (10 - 3, 2)
    assert refusal_of(state, "declined conquer 21") == "declined.too_late"
    play(state, "stop", "declined deploy 20 2", "deploy 5 2", "end")
    assert region_of(state, 20)["tokens"] == 3


def test_c6_own_tokens_defend_on_counts_own_ghouls_too() -> None:
    state = marching({5: held(ANN, 6), 10: ghouls(3)}, options={"own_tokens_defend": True})
    assert price_of(state, 10) == 5


def test_l10_driven_off_by_their_own_they_keep_banner_and_hand() -> None:
    state = marching({5: held(ANN, 3), 10: ghouls(3)})
    play(state, "conquer 10")
    pass_turn(state)
    assert seat_of(state, ANN)["declined"] == [{"race": "ghouls", "hand": 2}]


def test_c11_a_region_of_own_ghouls_is_not_empty_for_the_active_race() -> None:
    state = marching(
        {5: held(ANN, 4), 10: ghouls(2), 20: ghouls()}, "orcs", other=seat_with("elves", "hill")
    )
    play(state, "conquer 10")
    assert income_of(state)["orcs"] == 1


# --- against others


def test_c8_each_ghoul_of_an_opponent_adds_one() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=9),
        seat_with("humans", "swamp", declined=GHOULS),
        regions={10: held_in_decline(BO, "ghouls", 3), 5: held(ANN)},
    )
    assert price_of(state, 10) == 5


def beaten(*more: int) -> State:
    """Ann's Orcs have beaten three declined Ghouls of Bo, who hold ``more`` with one each."""
    state = build_state(
        seat_with("orcs", "hill", hand=5),
        seat_with("humans", "swamp", hand=1, declined=GHOULS),
        regions={
            5: held(ANN),
            10: held_in_decline(BO, "ghouls", 3),
            **{r: held_in_decline(BO, "ghouls") for r in more},
        },
        phase="conquest",
    )
    play(state, "conquer 10", "stop", "deploy 5 4", "end")
    return state


def test_g8_one_is_lost_and_the_rest_return_to_ghoul_regions() -> None:
    state = beaten(20, 21)
    assert (tray_of(state, "ghouls"), declined_hand_of(state, BO)) == (10 - 4, 2)
    assert (state.actor, state.turn) == (BO, ANN)
    play(state, "declined deploy 20 1", "declined deploy 21 1", "end")
    assert (region_of(state, 20)["tokens"], region_of(state, 21)["tokens"]) == (2, 2)


def test_g8_in_refuge_they_settle_only_among_ghouls() -> None:
    state = beaten(20)
    assert refusal_of(state, "declined deploy 10 1") == "deploy.not_held"
    assert refusal_of(state, "end") == "end.declined_tokens_left"


def test_g8_with_no_region_left_they_enter_by_a_first_conquest() -> None:
    state = beaten()
    assert (state.turn, declined_hand_of(state, BO)) == (BO, 2)
    assert refusal_of(state, "declined conquer 15") == "conquer.not_an_entry"
    play(state, "declined conquer 21")
    assert region_of(state, 21) == {"seat": BO, "declined": "ghouls", "tokens": 2}


def test_l8_the_banner_stays_while_ghouls_are_in_hand() -> None:
    assert seat_of(beaten(), BO)["declined"] == [{"race": "ghouls", "hand": 2}]


def test_l8_the_banner_returns_with_the_last_ghoul() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=3),
        seat_with("humans", "swamp", declined=GHOULS),
        regions={5: held(ANN), 10: held_in_decline(BO, "ghouls")},
        phase="conquest",
    )
    events = play(state, "conquer 10")
    assert facts_of(events, "banner_returned") == [{"seat": BO, "race": "ghouls"}]
    assert "declined" not in seat_of(state, BO)


def test_g8_both_races_of_one_seat_take_refuge_together() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=9),
        seat_with("humans", "swamp", declined=GHOULS),
        regions={
            5: held(ANN),
            10: held_in_decline(BO, "ghouls", 2),
            4: held(BO, 2),
            20: held(BO),
            21: held_in_decline(BO, "ghouls"),
        },
        phase="conquest",
    )
    play(state, "conquer 10", "conquer 4")
    pass_turn(state)
    play(state, "deploy 20 1")
    assert refusal_of(state, "end") == "end.declined_tokens_left"
    play(state, "declined deploy 21 1", "end")
    assert (region_of(state, 20)["tokens"], region_of(state, 21)["tokens"]) == (2, 2)


def test_g8_they_take_refuge_even_while_their_owner_has_no_active_race() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=5),
        {"declined": GHOULS},
        regions={
            5: held(ANN),
            10: held_in_decline(BO, "ghouls", 3),
            20: held_in_decline(BO, "ghouls"),
        },
        phase="conquest",
    )
    play(state, "conquer 10")
    pass_turn(state)
    play(state, "declined deploy 20 2", "end")
    assert region_of(state, 20)["tokens"] == 3


def test_w2_an_active_ghoul_alone_can_be_swapped() -> None:
    state = build_state(
        seat_with("sorcerers", "hill"),
        seat_with("ghouls", "swamp"),
        regions={5: held(ANN, 2), 10: held(BO)},
    )
    play(state, "conquer 10 sorcery")
    assert tray_of(state, "ghouls") == 10


def test_g9_sorcerers_cannot_swap_a_declined_ghoul() -> None:
    state = build_state(
        seat_with("sorcerers", "hill"),
        seat_with("humans", "swamp", declined=GHOULS),
        regions={5: held(ANN, 2), 10: held_in_decline(BO, "ghouls")},
    )
    assert refusal_of(state, "conquer 10 sorcery") == "conversion.not_an_active_enemy"


def test_g10_peace_does_not_bind_them() -> None:
    other = seat_with("orcs", "diplomat", peace_with=ANN)
    state = marching({5: ghouls(4), 4: held(ANN, 4), 10: held(BO)}, other=other)
    assert refusal_of(state, "conquer 10") == "conquer.peace"
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "declined": "ghouls", "tokens": 3}


def test_g10_peace_does_not_protect_them() -> None:
    state = build_state(
        seat_with("orcs", "hill"),
        seat_with("humans", "diplomat", peace_with=ANN, declined=GHOULS),
        regions={5: held(ANN, 4), 10: held_in_decline(BO, "ghouls"), 4: held(BO)},
    )
    assert refusal_of(state, "conquer 4") == "conquer.peace"
    assert "conquer 10" in legal_texts(state)


def test_y17_their_attacks_do_not_count_against_a_diplomat() -> None:
    other = seat_with("orcs", "hill")
    state = marching({5: ghouls(4), 10: held(BO), 20: held(ANN)}, "humans", "diplomat", other=other)
    play(state, "declined conquer 10")
    pass_turn(state)
    assert "ally 1" in legal_texts(state)


def test_g14_their_conquests_pay_no_bonus_to_the_active_race() -> None:
    other = seat_with("elves", "hill")
    state = marching({5: ghouls(4), 11: TRIBE, 20: held(ANN)}, "orcs", "pillaging", other=other)
    play(state, "declined conquer 11")
    assert income_of(state) == {"regions": 1, "declined": 2}


def test_g14_their_conquests_raise_no_skeletons() -> None:
    state = marching({5: ghouls(7), 11: TRIBE, 4: TRIBE, 20: held(ANN)}, "skeletons")
    events = play(state, "declined conquer 11", "declined conquer 4", "stop")
    assert facts_of(events, "reinforced") == []


# --- Spirit, Stout, the next decline


def spirits() -> State:
    """Ann's Spirit Ghouls are declined and her Humans decline now."""
    state = build_state(
        seat_with("humans", "swamp", declined=SPIRIT_GHOULS),
        seat_with("orcs", "hill"),
        regions={5: ghouls(4), 20: held(ANN, 3)},
    )
    play(state, "decline")
    return state


def test_g11_spirit_ghouls_stay_when_the_next_race_declines() -> None:
    state = spirits()
    assert region_of(state, 5)["tokens"] == 4
    assert coins_of(state, ANN) == 5 + 2
    assert seat_of(state, ANN)["declined"] == [
        {"race": "humans"},
        {"race": "ghouls", "power": "spirit"},
    ]


def test_g11_spirit_ghouls_go_on_conquering_next_to_another_declined_race() -> None:
    state = spirits()
    pass_turn(state)
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "declined": "ghouls", "tokens": 2}


def test_d9_the_spirit_badge_is_free_when_the_last_spirit_ghoul_is_gone() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=3),
        seat_with("humans", "swamp", declined=SPIRIT_GHOULS),
        regions={5: held(ANN), 10: held_in_decline(BO, "ghouls")},
        phase="conquest",
    )
    play(state, "conquer 10")
    assert position_json(state)["discarded_powers"] == ["spirit"]


def test_d7_spirit_ghouls_that_are_all_in_hand_give_banner_and_badge_back() -> None:
    state = build_state(seat_with("ghouls", "spirit", hand=4))
    play(state, "decline")
    assert position_json(state)["returned_races"] == ["ghouls"]
    assert position_json(state)["discarded_powers"] == ["spirit"]


def test_d10_ordinary_ghouls_stay_when_a_spirit_race_declines() -> None:
    state = marching({5: ghouls(4), 20: held(ANN, 3)}, "humans", "spirit")
    play(state, "decline")
    assert region_of(state, 5)["tokens"] == 4
    pass_turn(state)
    play(state, "declined conquer 10")
    assert declined_hand_of(state, ANN) == 1


def test_g12_stout_ghouls_decline_after_scoring_and_keep_all_tokens() -> None:
    state = build_state(
        seat_with("ghouls", "stout"), seat_with("orcs", "hill"), regions={5: held(ANN, 4)}
    )
    play(state, "stop", "deploy 5 3", "end", "decline")
    assert region_of(state, 5) == {"seat": ANN, "declined": "ghouls", "tokens": 4}
    assert (state.turn, coins_of(state, ANN)) == (BO, 6)


def test_g12_stout_ghouls_conquer_from_the_next_turn_on() -> None:
    state = build_state(
        seat_with("ghouls", "stout"), seat_with("orcs", "hill"), regions={5: held(ANN, 4)}
    )
    play(state, "stop", "deploy 5 3", "end", "decline")
    pass_turn(state)
    play(state, "declined conquer 10")
    assert declined_hand_of(state, ANN) == 1


def test_g13_on_the_second_decline_all_of_them_leave_the_map() -> None:
    state = marching({5: ghouls(4), 10: ghouls(), 20: held(ANN, 3)})
    events = play(state, "decline")
    assert (region_of(state, 5), region_of(state, 10)) == ({}, {})
    assert tray_of(state, "ghouls") == 10
    assert facts_of(events, "banner_returned") == [{"seat": ANN, "race": "ghouls"}]
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1)]


def test_g13_on_the_second_decline_those_in_hand_leave_too() -> None:
    seat = seat_with("humans", "swamp", declined=[{"race": "ghouls", "hand": 3}])
    state = build_state(seat, regions={20: held(ANN, 3)})
    play(state, "decline")
    assert tray_of(state, "ghouls") == 10
    assert seat_of(state, ANN)["declined"] == [{"race": "humans"}]


@pytest.mark.parametrize("declined", [GHOULS, SPIRIT_GHOULS])
def test_d15_after_they_acted_the_ordinary_decline_is_refused(declined: list[Json]) -> None:
    state = build_state(
        seat_with("humans", "swamp", declined=declined), regions={5: ghouls(4), 20: held(ANN)}
    )
    assert "decline" in legal_texts(state)
    play(state, "declined conquer 10")
    assert refusal_of(state, "decline") == "decline.after_declined_acted"


def test_d15_abandoning_is_acting() -> None:
    state = marching({5: ghouls(4), 10: ghouls(), 20: held(ANN)})
    play(state, "declined abandon 10")
    assert refusal_of(state, "decline") == "decline.after_declined_acted"


def test_d15_spirit_ghouls_do_not_act_on_the_turn_of_a_decline() -> None:
    state = spirits()
    assert (state.turn, state.actor) == (BO, BO)


def test_d15_stouts_late_decline_is_still_offered_after_they_acted() -> None:
    state = marching({5: ghouls(3), 20: held(ANN)}, "humans", "stout")
    play(state, "declined conquer 10")
    pass_turn(state)
    play(state, "decline")
    assert (region_of(state, 5), region_of(state, 10)) == ({}, {})
    assert seat_of(state, ANN)["declined"] == [{"race": "humans"}]


# --- the die


def test_f10_their_roll_ends_only_their_own_conquests() -> None:
    state = marching({5: ghouls(2), 20: held(ANN, 2)})
    play(state, "declined conquer 10 die", "die 0")
    assert refusal_of(state, "declined conquer 4 die") == "declined.done"
    play(state, "conquer 21 die", "die 1")
    assert region_of(state, 21) == {"seat": ANN, "tokens": 1}


def test_f5_after_a_failure_their_tokens_wait_for_their_own_redeployment() -> None:
    state = marching({5: ghouls(2), 20: held(ANN)})
    play(state, "declined conquer 10 die", "die 0", "stop", "declined deploy 5 1", "end")
    assert (region_of(state, 10), region_of(state, 5)["tokens"]) == ({}, 2)


def test_f10_ghouls_own_die_off_ends_all_conquests() -> None:
    state = marching({5: ghouls(2), 20: held(ANN, 4)}, options={"ghouls_own_die": False})
    play(state, "declined conquer 10 die", "die 1")
    assert refusal_of(state, "conquer 21") == "redeployment.only_placing"
    play(state, "deploy 20 3", "end")


def test_f10_ghouls_own_die_off_leaves_only_the_pick_that_is_owed() -> None:
    state = build_state(
        {"declined": GHOULS},
        regions={5: ghouls(2)},
        column=column_with("orcs hill", seats=({"declined": GHOULS},)),
        options={"ghouls_own_die": False},
    )
    play(state, "declined conquer 10 die", "die 0")
    assert all(word.startswith("pick") for word in legal_texts(state))
    pick_first(state)
    assert refusal_of(state, "conquer 20") == "redeployment.only_placing"
    play(state, "declined deploy 5 1", "end")
    assert hand_of(state, ANN) == 9


def test_f10_ghouls_own_die_off_leaves_the_die_to_the_active_race_if_they_did_not_roll() -> None:
    state = marching({5: ghouls(3), 20: held(ANN, 2)}, options={"ghouls_own_die": False})
    play(state, "declined conquer 10", "conquer 21 die", "die 1")
    assert region_of(state, 21) == {"seat": ANN, "tokens": 1}


def test_f10_after_their_roll_the_race_picked_later_conquers_as_ever() -> None:
    state = build_state(
        {"declined": GHOULS},
        regions={5: ghouls(2)},
        column=column_with("orcs hill", seats=({"declined": GHOULS},)),
    )
    play(state, "declined conquer 10 die", "die 0")
    pick_first(state)
    play(state, "conquer 20")
    assert hand_of(state, ANN) == 9 - 3


def test_y7_a_berserk_active_race_does_not_take_the_final_die_from_them() -> None:
    state = marching({5: ghouls(2), 20: held(ANN, 2)}, "humans", "berserk")
    assert refusal_of(state, "conquer 14 die") == "die.rolls_first"
    play(state, "declined conquer 10 die", "die 1")
    assert region_of(state, 10)["declined"] == "ghouls"
