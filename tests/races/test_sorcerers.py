"""Sorcerers: swap a lone active enemy token next door for one of their own."""

from typing import Any

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    CY,
    TRIBE,
    Json,
    after_pick,
    build_state,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    legal_texts,
    pass_turn,
    play,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)

HUMANS = seat_with("humans", "swamp")


def casting(
    regions: dict[int, Json],
    power: str = "hill",
    *,
    hand: int = 0,
    victim: Json = HUMANS,
    **keys: Any,
) -> State:
    """Ann's Sorcerers in the middle of their conquests, by default with an empty hand."""
    keys = {"phase": "conquest", **keys}
    return build_state(seat_with("sorcerers", power, hand=hand), victim, regions=regions, **keys)


def among_three(**keys: Any) -> State:
    """Ann's Sorcerers at 9; lone tokens of Bo at 4 and 8, of Cy at 10."""
    keys = {"phase": "conquest", **keys}
    return build_state(
        seat_with("sorcerers", "hill"),
        HUMANS,
        seat_with("orcs", "forest"),
        regions={9: held(ANN), 4: held(BO), 8: held(BO), 10: {"seat": CY, "tokens": 1}},
        **keys,
    )


def test_1_1_five_on_the_banner_and_eighteen_in_the_box() -> None:
    state = after_pick("sorcerers", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "sorcerers")) == (9, 9)


def test_w1_once_a_turn_against_the_same_opponent() -> None:
    state = among_three()
    play(state, "conquer 4 sorcery")
    assert refusal_of(state, "conquer 8 sorcery") == "conversion.used_on_seat"


def test_w1_once_against_each_opponent() -> None:
    state = among_three()
    play(state, "conquer 4 sorcery", "conquer 10 sorcery")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1}


def test_w1_again_on_the_next_turn() -> None:
    state = among_three()
    play(state, "conquer 4 sorcery")
    for _ in range(3):
        pass_turn(state)
    play(state, "conquer 8 sorcery")
    assert region_of(state, 8) == {"seat": ANN, "tokens": 1}


def test_w2_two_tokens_are_safe() -> None:
    assert (
        refusal_of(casting({5: held(ANN), 10: held(BO, 2)}), "conquer 10 sorcery")
        == "conversion.not_alone"
    )


def test_w2_a_token_out_of_reach_is_safe() -> None:
    state = casting({5: held(ANN), 20: held(BO)}, hand=3)
    assert refusal_of(state, "conquer 20 sorcery") == "conquer.out_of_reach"


def test_w2_a_region_of_the_own_declined_race_is_not_a_sorcerer_region() -> None:
    state = build_state(
        seat_with("sorcerers", "hill", hand=3, declined=[{"race": "orcs"}]),
        HUMANS,
        regions={5: held(ANN), 21: held_in_decline(ANN, "orcs"), 20: held(BO)},
    )
    assert refusal_of(state, "conquer 20 sorcery") == "conquer.out_of_reach"


def test_w3_an_empty_hand_is_enough() -> None:
    state = casting({5: held(ANN), 10: held(BO)})
    play(state, "conquer 10 sorcery")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1}


def test_w3_the_token_comes_from_the_tray_and_not_from_the_hand() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, hand=2)
    play(state, "conquer 10 sorcery")
    assert (hand_of(state, ANN), tray_of(state, "sorcerers")) == (2, 18 - 4)


def test_w3_sorcerer_needs_token_on_refuses_an_empty_hand() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, options={"sorcerer_needs_token": True})
    assert refusal_of(state, "conquer 10 sorcery") == "conversion.needs_token"


def test_w3_sorcerer_needs_token_on_only_asks_for_the_token_and_does_not_spend_it() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, hand=1, options={"sorcerer_needs_token": True})
    play(state, "conquer 10 sorcery")
    assert hand_of(state, ANN) == 1


def test_w3_sorcerer_needs_token_on_counts_tokens_that_can_be_taken_up() -> None:
    options = {"sorcerer_needs_token": True}
    spare = casting({5: held(ANN, 2), 10: held(BO)}, phase="start", options=options)
    assert "conquer 10 sorcery" in legal_texts(spare)
    alone = casting({5: held(ANN), 10: held(BO)}, phase="start", options=options)
    assert refusal_of(alone, "conquer 10 sorcery") == "conversion.needs_token"


def test_w4_not_as_the_first_conquest() -> None:
    state = casting({5: held(BO)}, hand=9)
    assert refusal_of(state, "conquer 5 sorcery") == "conversion.first_conquest"


def test_w4_not_after_abandoning_everything() -> None:
    state = casting({5: held(BO), 10: held(ANN, 3)}, phase="start")
    play(state, "abandon 10")
    assert refusal_of(state, "conquer 5 sorcery") == "conversion.first_conquest"


def test_w5_flying_sorcerers_reach_every_lone_token_on_land() -> None:
    state = casting({5: held(ANN), 20: held(BO)}, "flying")
    play(state, "conquer 20 sorcery")
    assert region_of(state, 20) == {"seat": ANN, "tokens": 1}


def test_w5_flying_sorcerers_with_a_token_in_hand_may_begin_with_a_swap() -> None:
    state = casting({15: held(BO)}, "flying", hand=1)
    play(state, "conquer 15 sorcery")
    assert (region_of(state, 15)["seat"], hand_of(state, ANN)) == (ANN, 1)


def test_w5_flying_sorcerers_with_an_empty_hand_may_not_begin_with_a_swap() -> None:
    state = casting({15: held(BO)}, "flying")
    assert refusal_of(state, "conquer 15 sorcery") == "conversion.first_conquest"


def test_w6_underworld_sorcerers_reach_from_cavern_to_cavern() -> None:
    state = casting({6: held(ANN), 15: held(BO)}, "underworld")
    play(state, "conquer 15 sorcery")
    assert region_of(state, 15) == {"seat": ANN, "tokens": 1}


def test_w6_without_a_held_cavern_the_tunnels_do_not_help() -> None:
    state = casting({2: held(ANN), 15: held(BO)}, "underworld")
    assert refusal_of(state, "conquer 15 sorcery") == "conquer.out_of_reach"


def test_w7_mountain_fortress_and_lair_do_not_protect_and_are_removed() -> None:
    victim = seat_with("trolls", "fortified")
    state = casting({10: held(ANN), 9: held(BO, lair=True, fortress=True)}, victim=victim)
    play(state, "conquer 9 sorcery")
    assert region_of(state, 9) == {"seat": ANN, "tokens": 1}


def test_w8_one_camp_protects() -> None:
    state = casting(
        {5: held(ANN), 10: held(BO, camps=1)}, victim=seat_with("humans", "bivouacking")
    )
    assert refusal_of(state, "conquer 10 sorcery") == "conversion.camp"


@pytest.mark.parametrize(
    ("victim", "piece"),
    [
        (seat_with("halflings", "swamp"), "hole"),
        (seat_with("humans", "heroic"), "hero"),
        (seat_with("humans", "dragon_master"), "dragon"),
    ],
)
def test_w9_hole_hero_and_dragon_protect(victim: Json, piece: str) -> None:
    state = casting({5: held(ANN), 10: held(BO, **{piece: True})}, victim=victim)
    assert refusal_of(state, "conquer 10 sorcery") == "conquer.immune"


def test_w10_peace_forbids_it() -> None:
    state = casting(
        {5: held(ANN), 10: held(BO)}, victim=seat_with("humans", "diplomat", peace_with=ANN)
    )
    assert refusal_of(state, "conquer 10 sorcery") == "conquer.peace"


def test_w10_peace_with_somebody_else_does_not_forbid_it() -> None:
    state = build_state(
        seat_with("sorcerers", "hill"),
        seat_with("humans", "diplomat", peace_with=CY),
        regions={9: held(ANN), 4: held(BO)},
        map="base/3",
    )
    assert "conquer 4 sorcery" in legal_texts(state)


@pytest.mark.parametrize("power", ["hill", "flying"])
def test_w11_a_token_at_sea_is_safe(power: str) -> None:
    state = casting(
        {2: held(ANN), 1: held(BO)}, power, hand=3, victim=seat_with("humans", "seafaring")
    )
    assert refusal_of(state, "conquer 1 sorcery") == "conquer.water"


def test_w12_the_last_sorcerer_of_the_tray_may_be_used() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, hand=16)
    play(state, "conquer 10 sorcery")
    assert tray_of(state, "sorcerers") == 0


def test_w12_with_an_empty_tray_there_is_no_swap() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, hand=17)
    assert refusal_of(state, "conquer 10 sorcery") == "conversion.tray_empty"


def test_w13_pillaging_pays_for_a_swap() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, "pillaging")
    play(state, "conquer 10 sorcery")
    assert income_of(state) == {"regions": 2, "pillaging": 1}


def test_w13_a_diplomat_has_attacked_the_victim() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, "diplomat")
    events = play(state, "conquer 10 sorcery")
    assert facts_of(events, "conquered")[0]["with"] == "conversion"
    events = play(state, "stop", "end")
    assert facts_of(events, "turn_began")[0]["seat"] == BO


def test_w13_a_diplomat_may_name_another_seat_after_a_swap() -> None:
    state = build_state(
        seat_with("sorcerers", "diplomat"),
        HUMANS,
        regions={9: held(ANN), 4: held(BO)},
        map="base/3",
    )
    play(state, "conquer 4 sorcery", "stop", "end")
    assert refusal_of(state, "ally 1") == "ally.attacked"
    assert "ally 2" in legal_texts(state)


def test_w14_the_replaced_token_goes_to_the_tray_and_its_owner_keeps_nothing() -> None:
    state = casting({5: held(ANN), 10: held(BO), 20: held(BO, 2)})
    play(state, "conquer 10 sorcery")
    assert (tray_of(state, "humans"), hand_of(state, BO)) == (10 - 2, 0)


def test_w14_an_elf_goes_to_the_tray_too() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, victim=seat_with("elves", "swamp"))
    play(state, "conquer 10 sorcery")
    assert (tray_of(state, "elves"), hand_of(state, BO)) == (11, 0)


def test_d6_a_race_that_lost_its_last_token_to_a_swap_stays_active() -> None:
    state = casting({5: held(ANN), 10: held(BO)})
    play(state, "conquer 10 sorcery", "stop", "end")
    assert seat_of(state, BO)["race"] == "humans"
    assert refusal_of(state, "pick 1") == "pick.race_still_active"
    assert legal_texts(state) == ["stop", "decline"]


def test_w15_they_conquer_on_from_the_swapped_region_at_once() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, hand=2)
    assert refusal_of(state, "conquer 15") == "conquer.out_of_reach"
    play(state, "conquer 10 sorcery", "conquer 15")
    assert region_of(state, 15) == {"seat": ANN, "tokens": 2}


def test_w16_an_own_token_is_no_target() -> None:
    state = casting({5: held(ANN), 10: held(ANN)}, hand=1)
    assert refusal_of(state, "conquer 10 sorcery") == "conquer.own_region"


def test_w16_an_own_declined_token_is_no_target() -> None:
    state = build_state(
        seat_with("sorcerers", "hill", declined=[{"race": "orcs"}]),
        regions={5: held(ANN), 10: held_in_decline(ANN, "orcs")},
    )
    assert refusal_of(state, "conquer 10 sorcery") == "conversion.not_an_active_enemy"


def test_w16_a_declined_enemy_is_no_target() -> None:
    victim = seat_with("humans", "swamp", declined=[{"race": "orcs"}])
    state = casting({5: held(ANN), 10: held_in_decline(BO, "orcs")}, victim=victim)
    assert refusal_of(state, "conquer 10 sorcery") == "conversion.not_an_active_enemy"


@pytest.mark.parametrize("there", [TRIBE, {}])
def test_w16_a_tribe_or_nobody_is_no_target(there: Json) -> None:
    state = casting({5: held(ANN), 4: there})
    assert refusal_of(state, "conquer 4 sorcery") == "conversion.not_an_active_enemy"


def test_w17_berserk_sorcerers_swap_without_a_roll() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, "berserk")
    play(state, "conquer 10 sorcery")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1}


def test_w17_after_the_swap_the_roll_is_still_to_be_had() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, "berserk", hand=1)
    play(state, "conquer 10 sorcery", "roll", "die 1", "conquer 15")
    assert region_of(state, 15) == {"seat": ANN, "tokens": 1}


def test_w17_a_pending_roll_is_for_a_plain_conquest() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, "berserk", hand=1)
    play(state, "roll", "die 3")
    assert refusal_of(state, "conquer 10 sorcery") == "roll.pending"


def test_f9_no_swap_after_the_die() -> None:
    state = casting({5: held(ANN), 10: held(BO)}, hand=1)
    play(state, "conquer 4 die", "die 3")
    assert refusal_of(state, "conquer 10 sorcery") == "redeployment.only_placing"


def test_a9_a_swap_is_a_conquest_and_ends_the_ready() -> None:
    state = casting({5: held(ANN, 2), 10: held(BO)}, phase="start")
    play(state, "conquer 10 sorcery")
    assert refusal_of(state, "abandon 5") == "abandon.after_conquest"


def test_d12_declined_sorcerers_swap_nothing() -> None:
    state = build_state(
        seat_with("orcs", "hill", hand=2, declined=[{"race": "sorcerers"}]),
        HUMANS,
        regions={5: held_in_decline(ANN, "sorcerers"), 4: held(ANN), 10: held(BO)},
    )
    assert refusal_of(state, "conquer 10 sorcery") == "conversion.none"


def test_d5_in_decline_each_region_keeps_one() -> None:
    state = build_state(seat_with("sorcerers", "hill"), regions={5: held(ANN, 4), 10: held(ANN, 3)})
    play(state, "decline")
    assert tray_of(state, "sorcerers") == 16
