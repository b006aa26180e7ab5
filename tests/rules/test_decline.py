"""Going into decline: what leaves, what stays, what it pays (D1-D15)."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.setting import (
    Json,
    a_state,
    coins_of,
    do,
    facts_of,
    hand_of,
    held,
    legal,
    pass_turn,
    phase_of,
    refused,
    region_of,
    ruins,
    seat_of,
    tray_of,
)
from tests.rules.standing import (
    column_of,
    declined_of,
    discards_of,
    has,
    once,
    other_powers,
    other_races,
    returned_of,
)


def tritons_over_skeletons() -> State:
    """Hill Tritons, nine tokens on four regions; declined Skeletons on three."""
    return a_state(
        {**has("tritons", "hill"), **once("skeletons")},
        has("orcs", "swamp"),
        regions={
            5: held(0, 4),
            4: held(0, 3),
            10: held(0),
            9: held(0),
            17: ruins(0, "skeletons"),
            18: ruins(0, "skeletons"),
            19: ruins(0, "skeletons"),
            22: held(1),
        },
    )


def test_d1_decline_is_the_whole_turn() -> None:
    state = tritons_over_skeletons()
    do(state, "decline")
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_d1_not_after_a_conquest() -> None:
    state = tritons_over_skeletons()
    do(state, "conquer 3")
    assert refused(state, "decline") == "decline.only_at_start"


def test_d1_not_after_abandoning() -> None:
    state = tritons_over_skeletons()
    do(state, "abandon 9")
    assert refused(state, "decline") == "decline.only_at_start"


def test_d1_not_in_redeployment() -> None:
    state = tritons_over_skeletons()
    do(state, "stop")
    assert refused(state, "decline") == "redeployment.only_placing"


def test_d2_the_next_race_is_picked_on_the_next_turn() -> None:
    state = tritons_over_skeletons()
    do(state, "decline")
    assert "race" not in seat_of(state, 0)
    pass_turn(state)
    assert int(state.turn) == 0
    assert legal(state) == [f"pick {place}" for place in range(1, 7)]


def test_d3_the_old_declined_race_leaves_first() -> None:
    state = tritons_over_skeletons()
    events = do(state, "decline")
    assert [region_of(state, region) for region in (17, 18, 19)] == [{}, {}, {}]
    assert tray_of(state, "skeletons") == 20
    assert returned_of(state) == ["skeletons"]
    assert facts_of(events, "left_the_map") == [{"seat": 0, "race": "skeletons", "regions": 3}]


def test_d3_and_does_not_score() -> None:
    state = tritons_over_skeletons()
    do(state, "decline")
    assert coins_of(state) == 5 + 4


def test_d1_one_token_stays_in_each_region() -> None:
    state = tritons_over_skeletons()
    do(state, "decline")
    for region in (5, 4, 10, 9):
        assert region_of(state, region) == {"seat": 0, "tokens": 1, "declined": "tritons"}
    assert tray_of(state, "tritons") == 11 - 4


def test_d4_tokens_in_hand_go_to_the_tray() -> None:
    state = a_state(has("humans", "hill", 3), regions={5: held(0)})
    do(state, "decline")
    assert tray_of(state, "humans") == 9


def test_d4_the_amazons_four_too() -> None:
    state = a_state(has("amazons", "hill", aside=4), regions={5: held(0, 2)})
    do(state, "decline")
    assert tray_of(state, "amazons") == 14


def test_d5_one_coin_a_region_and_no_bonus() -> None:
    state = a_state(has("humans", "merchant"), regions={2: held(0, 2), 10: held(0), 5: held(0)})
    do(state, "decline")
    assert coins_of(state) == 5 + 3


def test_d5_but_the_mines_of_dwarves_pay() -> None:
    state = a_state(
        has("dwarves", "alchemist"),
        regions={3: held(0), 6: held(0), 5: held(0), 10: held(0)},
    )
    do(state, "decline")
    assert coins_of(state) == 5 + 4 + 2


def wiped_out() -> State:
    """Ann's Humans are gone; her declined Giants hold three regions."""
    return a_state(
        {**has("humans", "hill"), **once("giants")},
        regions={5: ruins(0, "giants"), 10: ruins(0, "giants"), 4: ruins(0, "giants")},
    )


def test_d6_a_race_without_tokens_may_pass_or_decline_but_not_pick() -> None:
    state = wiped_out()
    assert legal(state) == ["stop", "decline"]
    assert refused(state, "pick 1") == "pick.race_still_active"


def test_d6_passing_scores_the_declined_regions() -> None:
    state = wiped_out()
    do(state, "stop", "end")
    assert coins_of(state) == 5 + 3
    assert seat_of(state, 0)["race"] == "humans"


def test_d7_declining_makes_the_old_declined_race_vanish() -> None:
    state = wiped_out()
    do(state, "decline")
    assert coins_of(state) == 5
    assert declined_of(state) == []
    assert region_of(state, 5) == {}


def test_d7_and_both_banners_come_back_the_old_one_first() -> None:
    state = wiped_out()
    do(state, "decline")
    assert returned_of(state) == ["giants", "humans"]
    assert discards_of(state) == ["hill"]


def test_d7_the_same_when_all_tokens_were_in_hand() -> None:
    state = a_state(has("humans", "hill", 4))
    do(state, "decline")
    assert returned_of(state) == ["humans"]
    assert tray_of(state, "humans") == 10


def test_d8_no_decline_on_the_turn_of_the_pick() -> None:
    state = a_state()
    do(state, "pick 1")
    do(state, legal(state)[0])
    assert refused(state, "decline") == "decline.after_pick"


def test_d9_an_ordinary_badge_is_discarded_a_spirit_badge_stays() -> None:
    ordinary = a_state(has("orcs", "swamp"), regions={5: held(0)})
    lasting = a_state(has("orcs", "spirit"), regions={5: held(0)})
    do(ordinary, "decline")
    do(lasting, "decline")
    assert (discards_of(ordinary), discards_of(lasting)) == (["swamp"], [])


def test_d10_one_ordinary_and_one_spirit_race() -> None:
    state = a_state(
        {**has("orcs", "hill"), **once("giants", spirit="tritons")},
        regions={5: held(0), 10: ruins(0, "giants"), 4: ruins(0, "tritons")},
    )
    do(state, "decline")
    assert [race["race"] for race in declined_of(state)] == ["orcs", "tritons"]
    assert coins_of(state) == 5 + 2


def test_d11_a_bound_spirit_badge_is_never_revealed_again() -> None:
    state = a_state(once(spirit="tritons"), regions={4: ruins(0, "tritons")})
    do(state, "pick 1")
    assert not [action for action in legal(state) if action.endswith("spirit")]


def test_d12_lairs_and_fortresses_stay() -> None:
    state = a_state(has("trolls", "fortified"), regions={5: held(0, 2, lair=True, fortress=True)})
    do(state, "decline")
    assert region_of(state, 5) == {
        "seat": 0,
        "tokens": 1,
        "declined": "trolls",
        "fortress": True,
        "lair": True,
    }


def test_d12_seas_stay() -> None:
    state = a_state(has("trolls", "seafaring"), regions={1: held(0, 2, lair=True)})
    do(state, "decline")
    assert region_of(state, 1)["declined"] == "trolls"


def test_d12_holes_go() -> None:
    state = a_state(has("halflings", "hill"), regions={5: held(0, hole=True)})
    do(state, "decline")
    assert region_of(state, 5) == {"seat": 0, "tokens": 1, "declined": "halflings"}


def test_d12_a_discount_goes() -> None:
    state = a_state(
        has("ghouls", "commando"), has("orcs", "swamp"), regions={5: held(0, 2), 22: held(1)}
    )
    do(state, "decline")
    pass_turn(state)
    assert "declined conquer 10 die" in legal(state)


def test_d13_each_declines_on_his_own_turn() -> None:
    state = tritons_over_skeletons()
    do(state, "decline")
    assert seat_of(state, 1)["race"] == "orcs"
    do(state, "decline")
    assert declined_of(state, 1) == [{"race": "orcs"}]
    assert declined_of(state, 0) == [{"race": "tritons"}]


def test_d14_allowed_in_the_last_round() -> None:
    state = a_state(has("orcs", "swamp"), round=10, regions={5: held(0)})
    do(state, "decline")
    assert coins_of(state) == 5 + 1


def ghouls_and_humans() -> State:
    """Declined Ghouls on 5, active Humans on 20."""
    return a_state(
        {**has("humans", "hill"), **once("ghouls")},
        has("orcs", "swamp"),
        regions={5: ruins(0, "ghouls", 4), 20: held(0, 2), 17: held(1)},
    )


def test_d15_ghouls_do_not_act_on_the_turn_of_a_decline() -> None:
    state = ghouls_and_humans()
    do(state, "decline")
    assert int(state.turn) == 1
    assert declined_of(state) == [{"race": "humans"}]
    assert tray_of(state, "ghouls") == 10


def test_d15_after_they_acted_decline_is_no_longer_offered() -> None:
    for word in ("declined conquer 10", "declined abandon 5"):
        state = ghouls_and_humans()
        do(state, word)
        assert refused(state, "decline") == "decline.after_declined_acted"


def test_d3_a_decline_can_cause_two_reveals_the_old_races_first() -> None:
    shown = ["dwarves", "elves", "giants", "ratmen"]
    powers = ["alchemist", "berserk", "commando", "diplomat"]
    column: list[Json] = [
        {"race": race, "power": power} for race, power in zip(shown, powers, strict=True)
    ]
    out = other_races(*shown, "humans", "orcs")
    used = ["hill", *powers, "forest", "flying", "heroic", "merchant"]
    seats: list[Json] = [{**has("humans", "hill", 2), **once("orcs")}]
    regions = {2: ruins(0, "orcs")}
    for seat, power in ((1, "forest"), (2, "flying"), (3, "heroic"), (4, "merchant")):
        active, declined = out[2 * seat - 2], out[2 * seat - 1]
        seats.append({**has(active, power), **once(declined)})
        regions[10 * seat] = ruins(seat, declined)
        regions[10 * seat + 2] = held(seat)
    stack = ["mounted", "pillaging", "seafaring", "spirit", "stout"]
    state = a_state(
        *seats,
        column=column,
        unseen_races=[],
        unseen_powers=stack,
        discarded_powers=other_powers(*used, *stack),
        regions=regions,
    )
    do(state, "decline")
    assert refused(state, "reveal humans stout") == "chance.other_banner"
    do(state, "reveal orcs stout", "reveal humans spirit")
    assert [race for race, _, _ in column_of(state)] == [*shown, "orcs", "humans"]
    assert (phase_of(state), int(state.turn), hand_of(state)) == ("start", 1, 0)
