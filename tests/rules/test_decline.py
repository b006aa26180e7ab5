"""Going into decline: what leaves, what stays, what it pays (D1-D15)."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    column_of,
    declined_races,
    discarded_powers,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    pass_turn,
    phase_of,
    play,
    powers_except,
    races_except,
    refusal_of,
    region_of,
    returned_races,
    seat_of,
    seat_with,
    tray_of,
)


def tritons_over_skeletons() -> State:
    """Hill Tritons, nine tokens on four regions; declined Skeletons on three."""
    return build_state(
        {**seat_with("tritons", "hill"), **in_decline("skeletons")},
        seat_with("orcs", "swamp"),
        regions={
            5: held(0, 4),
            4: held(0, 3),
            10: held(0),
            9: held(0),
            17: held_in_decline(0, "skeletons"),
            18: held_in_decline(0, "skeletons"),
            19: held_in_decline(0, "skeletons"),
            22: held(1),
        },
    )


def test_d1_decline_is_the_whole_turn() -> None:
    state = tritons_over_skeletons()
    play(state, "decline")
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_d1_not_after_a_conquest() -> None:
    state = tritons_over_skeletons()
    play(state, "conquer 3")
    assert refusal_of(state, "decline") == "decline.only_at_start"


def test_d1_not_after_abandoning() -> None:
    state = tritons_over_skeletons()
    play(state, "abandon 9")
    assert refusal_of(state, "decline") == "decline.only_at_start"


def test_d1_not_in_redeployment() -> None:
    state = tritons_over_skeletons()
    play(state, "stop")
    assert refusal_of(state, "decline") == "redeployment.only_placing"


def test_d2_the_next_race_is_picked_on_the_next_turn() -> None:
    state = tritons_over_skeletons()
    play(state, "decline")
    assert "race" not in seat_of(state, 0)
    pass_turn(state)
    assert int(state.turn) == 0
    assert legal_texts(state) == [f"pick {place}" for place in range(1, 7)]


def test_d3_the_old_declined_race_leaves_first() -> None:
    state = tritons_over_skeletons()
    events = play(state, "decline")
    assert [region_of(state, region) for region in (17, 18, 19)] == [{}, {}, {}]
    assert tray_of(state, "skeletons") == 20
    assert returned_races(state) == ["skeletons"]
    assert facts_of(events, "left_the_map") == [{"seat": 0, "race": "skeletons", "regions": 3}]


def test_d3_and_does_not_score() -> None:
    state = tritons_over_skeletons()
    play(state, "decline")
    assert coins_of(state) == 5 + 4


def test_d1_one_token_stays_in_each_region() -> None:
    state = tritons_over_skeletons()
    play(state, "decline")
    for region in (5, 4, 10, 9):
        assert region_of(state, region) == {"seat": 0, "tokens": 1, "declined": "tritons"}
    assert tray_of(state, "tritons") == 11 - 4


def test_d4_tokens_in_hand_go_to_the_tray() -> None:
    state = build_state(seat_with("humans", "hill", 3), regions={5: held(0)})
    play(state, "decline")
    assert tray_of(state, "humans") == 9


def test_d4_the_amazons_four_too() -> None:
    state = build_state(seat_with("amazons", "hill", aside=4), regions={5: held(0, 2)})
    play(state, "decline")
    assert tray_of(state, "amazons") == 14


def test_d5_one_coin_a_region_and_no_bonus() -> None:
    state = build_state(
        seat_with("humans", "merchant"), regions={2: held(0, 2), 10: held(0), 5: held(0)}
    )
    play(state, "decline")
    assert coins_of(state) == 5 + 3


def test_d5_but_the_mines_of_dwarves_pay() -> None:
    state = build_state(
        seat_with("dwarves", "alchemist"),
        regions={3: held(0), 6: held(0), 5: held(0), 10: held(0)},
    )
    play(state, "decline")
    assert coins_of(state) == 5 + 4 + 2


def wiped_out() -> State:
    """Ann's Humans are gone; her declined Giants hold three regions."""
    return build_state(
        {**seat_with("humans", "hill"), **in_decline("giants")},
        regions={
            5: held_in_decline(0, "giants"),
            10: held_in_decline(0, "giants"),
            4: held_in_decline(0, "giants"),
        },
    )


def test_d6_a_race_without_tokens_may_pass_or_decline_but_not_pick() -> None:
    state = wiped_out()
    assert legal_texts(state) == ["stop", "decline"]
    assert refusal_of(state, "pick 1") == "pick.race_still_active"


def test_d6_passing_scores_the_declined_regions() -> None:
    state = wiped_out()
    play(state, "stop", "end")
    assert coins_of(state) == 5 + 3
    assert seat_of(state, 0)["race"] == "humans"


def test_d7_declining_makes_the_old_declined_race_vanish() -> None:
    state = wiped_out()
    play(state, "decline")
    assert coins_of(state) == 5
    assert declined_races(state) == []
    assert region_of(state, 5) == {}


def test_d7_and_both_banners_come_back_the_old_one_first() -> None:
    state = wiped_out()
    play(state, "decline")
    assert returned_races(state) == ["giants", "humans"]
    assert discarded_powers(state) == ["hill"]


def test_d7_the_same_when_all_tokens_were_in_hand() -> None:
    state = build_state(seat_with("humans", "hill", 4))
    play(state, "decline")
    assert returned_races(state) == ["humans"]
    assert tray_of(state, "humans") == 10


def test_d8_no_decline_on_the_turn_of_the_pick() -> None:
    state = build_state()
    play(state, "pick 1")
    play(state, legal_texts(state)[0])
    assert refusal_of(state, "decline") == "decline.after_pick"


def test_d9_an_ordinary_badge_is_discarded_a_spirit_badge_stays() -> None:
    ordinary = build_state(seat_with("orcs", "swamp"), regions={5: held(0)})
    lasting = build_state(seat_with("orcs", "spirit"), regions={5: held(0)})
    play(ordinary, "decline")
    play(lasting, "decline")
    assert (discarded_powers(ordinary), discarded_powers(lasting)) == (["swamp"], [])


def test_d10_one_ordinary_and_one_spirit_race() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline("giants", spirit="tritons")},
        regions={5: held(0), 10: held_in_decline(0, "giants"), 4: held_in_decline(0, "tritons")},
    )
    play(state, "decline")
    assert [race["race"] for race in declined_races(state)] == ["orcs", "tritons"]
    assert coins_of(state) == 5 + 2


def test_d11_a_bound_spirit_badge_is_never_revealed_again() -> None:
    state = build_state(in_decline(spirit="tritons"), regions={4: held_in_decline(0, "tritons")})
    play(state, "pick 1")
    assert not [action for action in legal_texts(state) if action.endswith("spirit")]


def test_d12_lairs_and_fortresses_stay() -> None:
    state = build_state(
        seat_with("trolls", "fortified"), regions={5: held(0, 2, lair=True, fortress=True)}
    )
    play(state, "decline")
    assert region_of(state, 5) == {
        "seat": 0,
        "tokens": 1,
        "declined": "trolls",
        "fortress": True,
        "lair": True,
    }


def test_d12_seas_stay() -> None:
    state = build_state(seat_with("trolls", "seafaring"), regions={1: held(0, 2, lair=True)})
    play(state, "decline")
    assert region_of(state, 1)["declined"] == "trolls"


def test_d12_holes_go() -> None:
    state = build_state(seat_with("halflings", "hill"), regions={5: held(0, hole=True)})
    play(state, "decline")
    assert region_of(state, 5) == {"seat": 0, "tokens": 1, "declined": "halflings"}


def test_d12_a_discount_goes() -> None:
    state = build_state(
        seat_with("ghouls", "commando"),
        seat_with("orcs", "swamp"),
        regions={5: held(0, 2), 22: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    assert "declined conquer 10 die" in legal_texts(state)


def test_d13_each_declines_on_his_own_turn() -> None:
    state = tritons_over_skeletons()
    play(state, "decline")
    assert seat_of(state, 1)["race"] == "orcs"
    play(state, "decline")
    assert declined_races(state, 1) == [{"race": "orcs"}]
    assert declined_races(state, 0) == [{"race": "tritons"}]


def test_d14_allowed_in_the_last_round() -> None:
    state = build_state(seat_with("orcs", "swamp"), round=10, regions={5: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 1


def ghouls_and_humans() -> State:
    """Declined Ghouls on 5, active Humans on 20."""
    return build_state(
        {**seat_with("humans", "hill"), **in_decline("ghouls")},
        seat_with("orcs", "swamp"),
        regions={5: held_in_decline(0, "ghouls", 4), 20: held(0, 2), 17: held(1)},
    )


def test_d15_ghouls_do_not_act_on_the_turn_of_a_decline() -> None:
    state = ghouls_and_humans()
    play(state, "decline")
    assert int(state.turn) == 1
    assert declined_races(state) == [{"race": "humans"}]
    assert tray_of(state, "ghouls") == 10


def test_d15_after_they_acted_decline_is_no_longer_offered() -> None:
    for word in ("declined conquer 10", "declined abandon 5"):
        state = ghouls_and_humans()
        play(state, word)
        assert refusal_of(state, "decline") == "decline.after_declined_acted"


def test_d3_a_decline_can_cause_two_reveals_the_old_races_first() -> None:
    shown = ["dwarves", "elves", "giants", "ratmen"]
    powers = ["alchemist", "berserk", "commando", "diplomat"]
    column: list[Json] = [
        {"race": race, "power": power} for race, power in zip(shown, powers, strict=True)
    ]
    out = races_except(*shown, "humans", "orcs")
    used = ["hill", *powers, "forest", "flying", "heroic", "merchant"]
    seats: list[Json] = [{**seat_with("humans", "hill", 2), **in_decline("orcs")}]
    regions = {2: held_in_decline(0, "orcs")}
    for seat, power in ((1, "forest"), (2, "flying"), (3, "heroic"), (4, "merchant")):
        active, declined = out[2 * seat - 2], out[2 * seat - 1]
        seats.append({**seat_with(active, power), **in_decline(declined)})
        regions[10 * seat] = held_in_decline(seat, declined)
        regions[10 * seat + 2] = held(seat)
    stack = ["mounted", "pillaging", "seafaring", "spirit", "stout"]
    state = build_state(
        *seats,
        column=column,
        unseen_races=[],
        unseen_powers=stack,
        discarded_powers=powers_except(*used, *stack),
        regions=regions,
    )
    play(state, "decline")
    assert refusal_of(state, "reveal humans stout") == "chance.other_banner"
    play(state, "reveal orcs stout", "reveal humans spirit")
    assert [combo.split()[0] for combo in column_of(state)] == [*shown, "orcs", "humans"]
    assert (phase_of(state), int(state.turn), hand_of(state)) == ("start", 1, 0)
