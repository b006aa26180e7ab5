"""What the loser of a region loses and where the rest goes (L1-L10, T6, T7)."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    TRIBE,
    Json,
    build_state,
    declined_races,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    phase_of,
    play,
    refusal_of,
    region_of,
    returned_races,
    seat_of,
    seat_with,
    tray_of,
)


def an_attack(bo: Json, regions: dict[int, Json], hand: int = 9) -> State:
    """Ann's Ratmen, on 5, are about to attack Bo."""
    return build_state(
        seat_with("ratmen", "swamp", hand), bo, phase="conquest", regions={5: held(0), **regions}
    )


def finish(state: State) -> None:
    """Ann puts all her tokens on 5 and ends her turn."""
    play(state, "stop")
    play(state, f"deploy 5 {hand_of(state)}", "end")


def test_l1_one_token_to_the_tray_the_rest_to_hand() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1, 3), 20: held(1)})
    events = play(state, "conquer 10")
    assert tray_of(state, "humans") == 10 - 3
    assert hand_of(state, 1) == 2
    lost = facts_of(events, "driven_out")[0]
    assert (lost["lost"], lost["kept"]) == (1, 2)


def test_l2_a_lone_token_goes_to_the_tray() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1), 20: held(1)})
    play(state, "conquer 10")
    assert tray_of(state, "humans") == 9
    assert hand_of(state, 1) == 0


def test_l3_elves_lose_none() -> None:
    state = an_attack(seat_with("elves", "hill"), {10: held(1, 2), 20: held(1)})
    play(state, "conquer 10")
    assert hand_of(state, 1) == 2


def test_l3_not_even_a_lone_one() -> None:
    state = an_attack(seat_with("elves", "hill"), {10: held(1), 20: held(1)})
    play(state, "conquer 10")
    assert hand_of(state, 1) == 1
    assert tray_of(state, "elves") == 9


def test_l3_but_in_decline_they_do() -> None:
    state = an_attack(
        in_decline("elves"), {10: held_in_decline(1, "elves"), 20: held_in_decline(1, "elves")}
    )
    play(state, "conquer 10")
    assert tray_of(state, "elves") == 10


def test_l4_refugees_go_to_any_regions_of_their_race_in_any_split() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1, 3), 20: held(1), 17: held(1)})
    play(state, "conquer 10")
    finish(state)
    assert legal_texts(state) == ["deploy 17 1", "deploy 17 2", "deploy 20 1", "deploy 20 2"]
    play(state, "deploy 17 1", "deploy 20 1", "end")
    assert (region_of(state, 17)["tokens"], region_of(state, 20)["tokens"]) == (2, 2)


def test_l4_not_to_the_regions_of_another_race() -> None:
    state = an_attack(
        {**seat_with("humans", "hill"), **in_decline("orcs")},
        {10: held(1, 3), 20: held(1), 17: held_in_decline(1, "orcs")},
    )
    play(state, "conquer 10")
    finish(state)
    assert refusal_of(state, "deploy 17 1") == "deploy.not_held"


def test_l4_also_into_an_immune_region() -> None:
    state = an_attack(seat_with("halflings", "hill"), {10: held(1, 3), 20: held(1, hole=True)})
    play(state, "conquer 10")
    finish(state)
    play(state, "deploy 20 2", "end")
    assert region_of(state, 20) == {"seat": 1, "tokens": 3, "hole": True}


def test_l5_without_a_region_they_stay_in_hand() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1, 5)})
    play(state, "conquer 10")
    finish(state)
    assert (phase_of(state), int(state.turn)) == ("start", 1)
    assert hand_of(state, 1) == 4


def test_l5_and_enter_as_first_conquest_or_decline_or_pass() -> None:
    state = build_state(seat_with("humans", "hill", 4))
    assert {"conquer 2", "stop", "decline"} <= set(legal_texts(state))
    assert refusal_of(state, "conquer 10") == "conquer.not_an_entry"
    play(state, "conquer 2")
    assert hand_of(state) == 2


def test_l6_in_refuge_tokens_are_only_placed() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1, 4), 20: held(1)})
    play(state, "conquer 10")
    finish(state)
    assert refusal_of(state, "conquer 19") == "refuge.only_placing"
    assert refusal_of(state, "end") == "end.tokens_left"


def test_l7_each_region_lost_costs_one_token() -> None:
    state = an_attack(
        seat_with("humans", "hill"), {10: held(1, 2), 4: held(1, 2), 20: held(1)}, hand=8
    )
    play(state, "conquer 10", "conquer 4")
    assert tray_of(state, "humans") == 10 - 5 + 2
    assert hand_of(state, 1) == 2


def test_l7_all_survivors_wait_together() -> None:
    state = an_attack(
        seat_with("humans", "hill"), {10: held(1, 2), 4: held(1, 2), 20: held(1)}, hand=8
    )
    play(state, "conquer 10", "conquer 4")
    finish(state)
    play(state, "deploy 20 2", "end")
    assert region_of(state, 20)["tokens"] == 3
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_l8_the_banner_of_a_declined_race_returns_with_its_last_token() -> None:
    state = an_attack(
        in_decline("orcs"), {10: held_in_decline(1, "orcs"), 4: held_in_decline(1, "orcs")}
    )
    play(state, "conquer 10")
    assert declined_races(state, 1) == [{"race": "orcs"}]
    play(state, "conquer 4")
    assert declined_races(state, 1) == []
    assert returned_races(state) == ["orcs"]


def test_l8_that_of_declined_ghouls_not_while_some_are_in_hand() -> None:
    state = an_attack(in_decline("ghouls"), {10: held_in_decline(1, "ghouls", 3)})
    play(state, "conquer 10")
    assert declined_races(state, 1) == [{"race": "ghouls", "hand": 2}]
    assert returned_races(state) == []


def test_l8_a_last_lone_ghoul_returns_the_banner() -> None:
    state = an_attack(in_decline("ghouls"), {10: held_in_decline(1, "ghouls")})
    play(state, "conquer 10")
    assert returned_races(state) == ["ghouls"]


def test_l8_a_wiped_out_active_race_keeps_its_banner() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1)})
    play(state, "conquer 10")
    assert seat_of(state, 1)["race"] == "humans"
    assert returned_races(state) == []


def test_l9_lair_and_fortress_are_removed() -> None:
    state = an_attack(seat_with("trolls", "fortified"), {10: held(1, lair=True, fortress=True)})
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 5}


def test_l9_a_mountain_stays() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 4),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={10: held(0), 9: held(1)},
    )
    play(state, "conquer 9")
    assert region_of(state, 9)["tokens"] == 4


def test_l9_camps_go_back_to_hand() -> None:
    state = an_attack(seat_with("humans", "bivouacking"), {10: held(1, camps=2), 20: held(1)})
    play(state, "conquer 10")
    assert seat_of(state, 1)["camps_in_hand"] == 5


def test_l10_an_own_declined_token_goes_to_the_tray() -> None:
    state = build_state(
        {**seat_with("ratmen", "swamp", 4), **in_decline("trolls")},
        phase="conquest",
        regions={
            5: held(0),
            10: held_in_decline(0, "trolls", lair=True),
            20: held_in_decline(0, "trolls"),
        },
    )
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 3}
    assert tray_of(state, "trolls") == 9


def test_l10_of_own_ghouls_one_is_lost_and_the_rest_wait_for_the_redeployment() -> None:
    state = build_state(
        {**seat_with("ratmen", "swamp", 4), **in_decline("ghouls")},
        phase="conquest",
        regions={5: held(0), 10: held_in_decline(0, "ghouls", 3), 20: held_in_decline(0, "ghouls")},
    )
    play(state, "conquer 10")
    assert declined_races(state) == [{"race": "ghouls", "hand": 2}]
    play(state, "stop", "deploy 5 3", "declined deploy 20 2", "end")
    assert region_of(state, 20)["tokens"] == 3


def test_g7_own_tokens_hit_by_own_ghouls_wait_for_the_redeployment() -> None:
    state = build_state(
        {**seat_with("humans", "hill"), **in_decline("ghouls")},
        regions={5: held_in_decline(0, "ghouls", 3), 10: held(0, 3), 20: held(0)},
    )
    play(state, "declined conquer 10")
    assert (hand_of(state), seat_of(state, 0)["waiting"]) == (0, 2)
    assert refusal_of(state, "conquer 19") == "conquer.too_few_tokens"
    play(state, "stop", "deploy 20 2", "declined deploy 5 1", "end")
    assert region_of(state, 20)["tokens"] == 3


def test_t6_refugees_come_back_after_the_attackers_scoring() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1, 3), 20: held(1)}, hand=5)
    play(state, "conquer 10", "stop", "deploy 5 4")
    kinds = [event.kind for event in play(state, "end")]
    assert kinds == ["income", "refuge"]
    assert (phase_of(state), int(state.turn), int(state.actor)) == ("refuge", 0, 1)


def test_t6_then_the_next_turn_begins() -> None:
    state = an_attack(seat_with("humans", "hill"), {10: held(1, 3), 20: held(1)})
    play(state, "conquer 10")
    finish(state)
    play(state, "deploy 20 2", "end")
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def four_seats(turn: int) -> State:
    """The seat ``turn``, on 29, has beaten all others; two tokens of each are in hand."""
    seats = [
        seat_with("humans", "hill", 0 if turn == 0 else 2),
        seat_with("orcs", "forest", 0 if turn == 1 else 2),
        seat_with("elves", "swamp", 0 if turn == 2 else 2),
        seat_with("ratmen", "flying", 0 if turn == 3 else 2),
    ]
    return build_state(
        *seats,
        turn=turn,
        phase="redeployment",
        regions={2: held(0), 11: held(1), 22: held(2), 38: held(3)},
    )


def order_of_refuge(state: State, regions: dict[int, int]) -> list[int]:
    play(state, "end")
    order = []
    while phase_of(state) == "refuge":
        seat = int(state.actor)
        order.append(seat)
        play(state, f"deploy {regions[seat]} 2", "end")
    return order


def test_t7_clockwise_from_the_left_of_the_attacker() -> None:
    homes = {0: 2, 1: 11, 2: 22, 3: 38}
    assert order_of_refuge(four_seats(0), homes) == [1, 2, 3]
    assert order_of_refuge(four_seats(2), homes) == [3, 0, 1]


def test_t7_who_has_nothing_to_place_is_skipped() -> None:
    state = build_state(
        seat_with("humans", "hill", 5),
        seat_with("orcs", "forest"),
        seat_with("elves", "swamp"),
        phase="conquest",
        regions={5: held(0), 4: held(1), 10: held(2), 28: held(2), 29: held(1), 11: TRIBE},
    )
    play(state, "conquer 4", "stop", "deploy 5 4", "end")
    assert (phase_of(state), int(state.turn)) == ("start", 1)
