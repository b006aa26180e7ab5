"""Picking a combo, paying for it, and what the column shows next (P1-P15, N3, N6)."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.actions import parse_action
from smallworld.core.refusals import refusal
from smallworld.core.state import State, new_state
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box
from tests.kit.positions import (
    Json,
    after_pick,
    build_state,
    coins_of,
    column_of,
    column_with,
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
    returned_races,
    seat_with,
    tiles_of,
    tray_of,
)

SIX = (
    ("humans", "hill"),
    ("elves", "flying"),
    ("skeletons", "merchant"),
    ("trolls", "wealthy"),
    ("dwarves", "stout"),
    ("giants", "spirit"),
)
RACES_SHOWN = [race for race, _ in SIX]
POWERS_SHOWN = [power for _, power in SIX]


def the_six(*coins: int) -> list[Json]:
    """The column above, with these coins from the top."""
    padded = (*coins, 0, 0, 0, 0, 0, 0)
    return [
        {"race": race, "power": power, "coins": padded[place]}
        for place, (race, power) in enumerate(SIX)
    ]


def a_pick(coins: int = 5, column: list[Json] | None = None, **keys: Any) -> State:
    """Ann has to pick."""
    chosen = the_six() if column is None else column
    return build_state({"coins": coins}, column=chosen, **keys)


def five_seats_and_ten_banners_out() -> State:
    """Five players, no banner left in the stack, four combos in the column; Ann has to pick."""
    out = races_except(*RACES_SHOWN[:4])
    active, declined, lasting = out[:4], out[4:9], out[9]
    seats: list[Json] = [in_decline(declined[0], spirit=lasting)]
    regions = {4: held_in_decline(0, declined[0]), 5: held_in_decline(0, lasting)}
    powers = ("alchemist", "berserk", "commando", "diplomat")
    for seat in range(1, 5):
        seats.append(
            {**seat_with(active[seat - 1], powers[seat - 1]), **in_decline(declined[seat])}
        )
        regions[10 * seat] = held_in_decline(seat, declined[seat])
        regions[10 * seat + 2] = held(seat)
    return build_state(*seats, column=the_six()[:4], regions=regions)


def a_short_column() -> State:
    """Eve's turn to conquer; five seats, no banner in the stack, Ann's last Ratman stands on 20."""
    shown = RACES_SHOWN[:4]
    out = races_except(*shown, "ratmen", "amazons")
    seats: list[Json] = [{**in_decline("ratmen"), **seat_with(out[0], "alchemist")}]
    regions = {20: held_in_decline(0, "ratmen"), 3: held(0), 9: held(4)}
    for seat, power in ((1, "berserk"), (2, "commando"), (3, "diplomat")):
        seats.append({**seat_with(out[2 * seat - 1], power), **in_decline(out[2 * seat])})
        regions[10 * seat + 1 if seat != 2 else 22] = held(seat)
        regions[10 * seat + 4] = held_in_decline(seat, out[2 * seat])
    seats.append({**seat_with("amazons", "forest", 9), **in_decline(out[7])})
    regions[45] = held_in_decline(4, out[7])
    regions[19] = held(4)
    return build_state(
        *seats,
        turn=4,
        phase="conquest",
        column=the_six()[:4],
        regions=regions,
    )


def test_p1_one_coin_on_each_combo_above() -> None:
    state = a_pick()
    play(state, "pick 3")
    assert coins_of(state) == 5 - 2
    assert column_of(state)[:2] == ["humans hill 1", "elves flying 1"]


def test_p1_the_top_one_is_free() -> None:
    state = a_pick()
    play(state, "pick 1")
    assert coins_of(state) == 5
    assert [combo.split()[2] for combo in column_of(state)] == ["0"] * 5


def test_p1_the_sixth_costs_five() -> None:
    state = a_pick()
    play(state, "pick 6")
    assert coins_of(state) == 0
    assert [combo.split()[2] for combo in column_of(state)] == ["1"] * 5


def test_p2_with_one_coin_only_the_first_two() -> None:
    state = a_pick(coins=1)
    assert legal_texts(state) == ["pick 1", "pick 2"]
    assert refusal_of(state, "pick 3") == "pick.too_dear"


def test_p2_with_no_coin_only_the_top_one() -> None:
    assert legal_texts(a_pick(coins=0)) == ["pick 1"]


def test_p3_coins_on_the_wanted_combo_do_not_help_to_pay() -> None:
    assert refusal_of(a_pick(1, the_six(0, 0, 0, 5)), "pick 4") == "pick.too_dear"


def test_p3_pay_first_then_pocket() -> None:
    state = a_pick(4, the_six(0, 0, 1))
    events = play(state, "pick 3")
    assert coins_of(state) == 4 - 2 + 1
    picked = facts_of(events, "combo_picked")[0]
    assert (picked["paid"], picked["collected"]) == (2, 1)


def test_p4_the_last_coin_may_be_spent_but_no_more() -> None:
    state = a_pick(coins=2)
    assert refusal_of(state, "pick 4") == "pick.too_dear"
    play(state, "pick 3")
    assert coins_of(state) == 0


def test_p5_the_pick_is_obligatory() -> None:
    state = a_pick()
    assert legal_texts(state) == [f"pick {place}" for place in range(1, 7)]
    assert refusal_of(state, "stop") == "turn.pick_first"
    assert refusal_of(state, "conquer 5") == "turn.pick_first"


def test_p5_no_pick_with_an_active_race() -> None:
    state = build_state(seat_with("orcs", "swamp"), regions={5: held(0)})
    assert refusal_of(state, "pick 1") == "pick.race_still_active"


def test_p6_combos_below_slide_up_with_their_coins() -> None:
    state = a_pick(5, the_six(0, 0, 0, 2, 0, 1))
    play(state, "pick 3")
    assert column_of(state)[2:] == [
        "trolls wealthy 2",
        "dwarves stout 0",
        "giants spirit 1",
    ]


def test_p6_a_new_one_is_revealed_at_the_bottom() -> None:
    state = a_pick()
    play(state, "pick 3")
    events = play(state, "reveal orcs swamp")
    assert column_of(state)[5] == "orcs swamp 0"
    assert facts_of(events, "combo_revealed") == [{"race": "orcs", "power": "swamp", "place": 6}]


def test_p6_at_once_before_anybody_acts() -> None:
    state = a_pick()
    play(state, "pick 3")
    assert refusal_of(state, "conquer 5") == "chance.awaited"
    play(state, "reveal orcs swamp")
    assert "conquer 5" in legal_texts(state)


def test_p6_tiles_that_are_out_are_not_revealed() -> None:
    state = a_pick()
    play(state, "pick 3")
    assert refusal_of(state, "reveal humans swamp") == "chance.banner_in_use"
    assert refusal_of(state, "reveal orcs merchant") == "chance.badge_in_use"


@pytest.mark.parametrize("race", [trait.id for trait in RACES])
def test_p7_the_tray_always_covers_the_tiles(race: str) -> None:
    state = after_pick(race, "spirit")
    trait = RACES[state.box.race_index(race)]
    assert hand_of(state) == int(trait.tokens + trait.visitors) + 5
    assert hand_of(state) + tray_of(state, race) == int(trait.supply)


def test_p8_the_column_shows_fewer_when_no_banner_is_left() -> None:
    state = five_seats_and_ten_banners_out()
    assert legal_texts(state) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    assert refusal_of(state, "pick 5") == "pick.no_such_place"
    refused = refusal(state, parse_action("pick 5"))
    assert refused and refused.facts == {"place": 5, "places": 4}


def test_p8_then_nothing_is_revealed_after_a_pick() -> None:
    state = five_seats_and_ten_banners_out()
    play(state, "pick 2")
    assert len(column_of(state)) == 3
    assert phase_of(state) == "conquest"
    assert "stop" in legal_texts(state)


def test_p9_a_returning_banner_goes_under_the_stack() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 5),
        in_decline("orcs"),
        phase="conquest",
        column=the_six(),
        returned_races=["wizards"],
        regions={5: held_in_decline(1, "orcs")},
    )
    events = play(state, "conquer 5")
    assert returned_races(state) == ["wizards", "orcs"]
    assert facts_of(events, "banner_returned") == [{"seat": 1, "race": "orcs"}]


def test_p9_the_stack_comes_before_what_returned() -> None:
    state = a_pick(returned_races=["wizards"])
    play(state, "pick 1")
    assert refusal_of(state, "reveal wizards swamp") == "chance.banner_in_use"
    play(state, "reveal orcs swamp")
    assert returned_races(state) == ["wizards"]


def test_p9_with_no_stack_it_fills_a_short_column_at_once() -> None:
    state = a_short_column()
    play(state, "conquer 20")
    assert refusal_of(state, "stop") == "chance.awaited"
    play(state, "reveal ratmen swamp")
    assert column_of(state)[4:] == ["ratmen swamp 0"]
    assert returned_races(state) == []
    assert "stop" in legal_texts(state)


def test_p10_banners_come_back_in_the_order_of_their_return() -> None:
    rest = races_except(*RACES_SHOWN)
    state = a_pick(returned_races=rest, unseen_races=[])
    play(state, "pick 1")
    assert refusal_of(state, f"reveal {rest[1]} swamp") == "chance.other_banner"
    play(state, f"reveal {rest[0]} swamp")
    assert returned_races(state) == rest[1:]


def test_p11_the_discards_become_the_new_stack() -> None:
    discards = powers_except(*POWERS_SHOWN)
    state = a_pick(unseen_powers=[], discarded_powers=discards)
    play(state, "pick 1")
    events = play(state, "reveal orcs swamp")
    assert facts_of(events, "badges_reshuffled") == [{"count": 14}]
    assert discarded_powers(state) == []
    assert len(tiles_of(state, "unseen_powers")) == 13


def test_p11_badges_in_use_are_not_in_it() -> None:
    discards = powers_except(*POWERS_SHOWN)
    state = a_pick(unseen_powers=[], discarded_powers=discards)
    play(state, "pick 1")
    assert refusal_of(state, "reveal orcs spirit") == "chance.badge_in_use"
    assert refusal_of(state, "reveal orcs hill") == "chance.badge_in_use"


def test_p11_not_before_the_stack_is_empty() -> None:
    discards = powers_except(*POWERS_SHOWN, "swamp")
    state = a_pick(unseen_powers=["swamp"], discarded_powers=discards)
    play(state, "pick 1")
    assert refusal_of(state, "reveal orcs forest") == "chance.badge_in_use"
    assert facts_of(play(state, "reveal orcs swamp"), "badges_reshuffled") == []
    assert discarded_powers(state) == discards


def test_p12_the_badge_is_discarded_at_the_moment_of_decline() -> None:
    state = build_state(seat_with("orcs", "swamp"), column=the_six(), regions={5: held(0)})
    play(state, "decline")
    assert discarded_powers(state) == ["swamp"]


def test_p12_it_is_seen_again_only_after_a_reshuffle() -> None:
    state = build_state(seat_with("orcs", "swamp"), column=the_six(), regions={5: held(0)})
    play(state, "decline", "pick 1")
    assert refusal_of(state, "reveal wizards swamp") == "chance.badge_in_use"


def test_p13_any_hidden_banner_may_come_with_any_hidden_badge() -> None:
    state = a_pick()
    play(state, "pick 1")
    races, powers = races_except(*RACES_SHOWN), powers_except(*POWERS_SHOWN)
    assert set(legal_texts(state)) == {
        f"reveal {race} {power}" for race in races for power in powers
    }


def test_p14_coins_stay_on_their_combo_until_it_is_taken() -> None:
    state = build_state({}, {}, column=the_six(3))
    play(state, "pick 2", "reveal orcs swamp")
    pass_turn(state)
    assert column_of(state)[0] == "humans hill 4"
    play(state, "pick 1")
    assert coins_of(state, 1) == 5 + 4


def test_p15_wealthy_pays_at_the_end_of_the_turn_of_its_pick() -> None:
    state = a_pick()
    play(state, "pick 4", "reveal orcs swamp", "stop", "end")
    assert coins_of(state) == 5 - 3 + 7


def test_n3_five_coins_each() -> None:
    state = new_state(base_box("base/5"))
    assert [coins_of(state, seat) for seat in range(5)] == [5] * 5


def test_n6_a_game_opens_with_six_combos() -> None:
    state = new_state(base_box("base/2"))
    for race, power in SIX:
        assert refusal_of(state, "pick 1") == "chance.awaited"
        play(state, f"reveal {race} {power}")
    assert legal_texts(state) == [f"pick {place}" for place in range(1, 7)]
    assert refusal_of(state, "reveal orcs swamp") == "chance.no_reveal_awaited"


def test_p11_a_banner_that_returns_to_a_full_column_reshuffles_no_badges() -> None:
    seats = seat_with("ratmen", "swamp", 6), in_decline("orcs")
    column = column_with("elves hill", seats=seats)
    discards = powers_except("swamp", *(str(combo["power"]) for combo in column))
    state = build_state(
        *seats,
        phase="conquest",
        regions={5: held_in_decline(1, "orcs")},
        column=column,
        unseen_powers=[],
        discarded_powers=discards,
    )
    play(state, "conquer 5")
    assert returned_races(state) == ["orcs"]
    assert (tiles_of(state, "unseen_powers"), discarded_powers(state)) == ([], discards)
