"""The order of a turn, the set-up, and how the words work (T1-T5, N2, N8; the design, 3.1)."""

from __future__ import annotations

import pytest

from smallworld.core.actions import parse_action
from smallworld.core.bits import members
from smallworld.core.errors import BadNotation, BadPosition
from smallworld.core.state import TRIBES, State, new_state
from smallworld.packs.loader import base_box
from smallworld.packs.maps import load_map
from tests.kit.positions import (
    TRIBE,
    Json,
    after_pick,
    awaits_reveal,
    build_state,
    coins_of,
    column_of,
    declined_races,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    pass_turn,
    phase_of,
    play,
    price_of,
    races_except,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
)


def two_races(**more: object) -> State:
    """A quiet table: Ann's Orcs on 5 (three) and 4, Bo's Elves on 20."""
    return build_state(
        {**seat_with("orcs", "forest"), **more},
        seat_with("elves", "hill"),
        regions={5: held(0, 3), 4: held(0), 20: held(1)},
    )


def with_ghouls(race: str = "humans", power: str = "forest") -> State:
    """Ann's declined Ghouls on 5, her active race on 20; Bo's Elves on 17."""
    return build_state(
        {**seat_with(race, power), **in_decline("ghouls")},
        seat_with("elves", "hill"),
        regions={5: held_in_decline(0, "ghouls", 4), 20: held(0, 3), 17: held(1)},
    )


def a_refuge(**bo: object) -> State:
    """Ann took 10 from three of Bo's Humans and ended her turn; 20 and 17 are still his."""
    state = build_state(
        seat_with("ratmen", "swamp", 5),
        {**seat_with("humans", "bivouacking"), **bo},
        phase="conquest",
        regions={5: held(0), 10: held(1, 3), 20: held(1, 2), 17: held(1, camps=1)},
    )
    play(state, "conquer 10", "stop", "deploy 5 4", "end")
    return state


# --- the turn


def test_t1_a_seat_finishes_its_whole_turn_before_the_next() -> None:
    state = two_races()
    for action in ("conquer 10", "stop", "deploy 5 1"):
        play(state, action)
        assert (int(state.turn), int(state.actor)) == (0, 0)
    play(state, "end")
    assert int(state.turn) == 1


def test_t2_the_order_is_fixed_and_clockwise() -> None:
    seats = [seat_with("orcs", "forest"), seat_with("elves", "hill"), seat_with("humans", "swamp")]
    state = build_state(*seats, regions={4: held(0), 5: held(1), 28: held(2)})
    order = []
    for _ in range(7):
        order.append(int(state.turn))
        pass_turn(state)
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_t2_the_round_moves_when_the_first_player_begins() -> None:
    state = two_races()
    pass_turn(state)
    assert int(state.round) == 1
    play(state, "stop")
    events = play(state, "end")
    assert int(state.round) == 2
    assert facts_of(events, "turn_began") == [{"seat": 0, "round": 2}]


def test_t3_a_turn_without_conquests() -> None:
    state = two_races()
    play(state, "stop", "deploy 4 2", "end")
    assert coins_of(state) == 5 + 2


def test_t3_he_may_stop_at_any_time() -> None:
    state = two_races()
    play(state, "conquer 10")
    assert "stop" in legal_texts(state)


def test_t4_tokens_may_be_placed_without_trying_the_die() -> None:
    state = two_races()
    play(state, "abandon 4", "conquer 10")
    assert "conquer 9 die" in legal_texts(state)
    play(state, "stop", "deploy 5 1", "deploy 10 1", "end")
    assert (region_of(state, 5)["tokens"], region_of(state, 10)["tokens"]) == (2, 2)


def test_t5_all_tokens_but_one_in_each_region_are_lifted() -> None:
    state = two_races()
    play(state, "conquer 10")
    assert [region_of(state, region)["tokens"] for region in (5, 4, 10)] == [1, 1, 2]
    assert hand_of(state) == 0


def test_t5_they_may_go_back_where_they_stood() -> None:
    state = two_races()
    play(state, "stop", "deploy 5 2", "end")
    assert region_of(state, 5)["tokens"] == 3


# --- the set-up and the end


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_n2_so_many_turns_for_so_many_players(seats: int, rounds: int) -> None:
    races = ("orcs", "elves", "humans", "ratmen", "giants")
    powers = ("forest", "hill", "swamp", "merchant", "mounted")
    players = [seat_with(races[seat], powers[seat]) for seat in range(seats)]
    state = build_state(*players, round=rounds - 1, turn=seats - 1)
    pass_turn(state)
    assert (phase_of(state), int(state.round)) == ("start", rounds)
    for _ in range(seats):
        assert phase_of(state) == "start"
        pass_turn(state)
    assert phase_of(state) == "over"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_n8_a_tribe_on_every_printed_symbol(seats: int) -> None:
    state = new_state(base_box(f"base/{seats}"))
    printed = {region.id for region in load_map(f"base/{seats}").regions if region.tribe}
    assert set(members(int(state.cells[TRIBES]))) == printed
    assert len(printed) == {2: 9, 3: 10, 4: 14, 5: 18}[seats]


def test_n8_a_mountain_piece_on_every_mountain() -> None:
    state = build_state(seat_with("orcs", "forest", 9), phase="conquest")
    assert [region for region in range(1, 24) if price_of(state, region) == 3] == [6, 9, 16, 20]


def test_n8_the_map_must_fit_the_number_of_players() -> None:
    with pytest.raises(BadPosition) as caught:
        build_state({}, {}, {}, map="base/3", seats=[{}, {}])
    assert caught.value.code == "position.seat_count"


def test_v7_a_decline_as_the_last_word_of_the_game() -> None:
    state = build_state(
        seat_with("orcs", "forest"),
        seat_with("elves", "hill"),
        round=10,
        turn=1,
        regions={5: held(0), 20: held(1)},
    )
    play(state, "decline")
    assert phase_of(state) == "over"
    assert (legal_texts(state), coins_of(state, 1)) == ([], 6)


# --- how the words work: the start


def test_start_a_conquest_sees_the_hand_that_readying_brings() -> None:
    state = two_races()
    assert "conquer 10" in legal_texts(state)
    assert region_of(state, 5)["tokens"] == 3
    play(state, "conquer 10")
    assert region_of(state, 5)["tokens"] == 1


def test_start_an_abandonment_readies_the_race() -> None:
    state = two_races()
    play(state, "abandon 4")
    assert hand_of(state) == 3
    assert region_of(state, 5)["tokens"] == 1


def test_start_readying_brings_the_amazons_four_back() -> None:
    state = build_state(seat_with("amazons", "forest", aside=4), regions={5: held(0, 2)})
    play(state, "abandon 5")
    assert hand_of(state) == 6


def test_start_decline_pays_and_ends_the_turn_without_end() -> None:
    state = two_races()
    events = play(state, "decline")
    assert [event.kind for event in events] == ["declined", "income", "turn_began"]
    assert coins_of(state) == 5 + 2
    assert int(state.turn) == 1


def test_start_stop_and_decline_are_illegal_while_a_pick_is_owed() -> None:
    state = build_state()
    assert refusal_of(state, "stop") == "turn.pick_first"
    assert refusal_of(state, "decline") == "turn.pick_first"


def test_start_decline_is_illegal_after_a_pick() -> None:
    assert refusal_of(after_pick("orcs", "forest"), "decline") == "decline.after_pick"


def test_start_stop_straight_away_is_the_pass() -> None:
    state = two_races()
    play(state, "stop")
    assert (phase_of(state), hand_of(state)) == ("redeployment", 2)


def test_start_stop_after_a_pick_is_the_pass() -> None:
    state = after_pick("orcs", "forest")
    play(state, "stop", "end")
    assert (coins_of(state), hand_of(state), int(state.turn)) == (5, 9, 1)


def test_start_end_needs_a_stop_before() -> None:
    assert refusal_of(two_races(), "end") == "turn.stop_first"


# --- conquest


def test_conquest_after_the_die_redeployment_starts_by_itself() -> None:
    for number, hand in ((0, 1), (3, 0)):
        state = build_state(seat_with("orcs", "forest", 1), phase="conquest", regions={10: held(0)})
        play(state, "conquer 9 die", f"die {number}")
        assert (phase_of(state), hand_of(state)) == ("redeployment", hand)


def test_conquest_a_roll_needs_a_token_in_hand() -> None:
    state = build_state(seat_with("orcs", "berserk"), regions={5: held(0)})
    assert refusal_of(state, "roll") == "roll.no_token"


def test_conquest_while_a_roll_is_pending_only_conquer_and_stop() -> None:
    state = build_state(seat_with("orcs", "berserk"), regions={5: held(0, 3)})
    play(state, "roll", "die 1")
    assert legal_texts(state) == ["conquer 4", "conquer 10", "conquer 11", "stop"]


def test_conquest_only_the_dealer_answers_a_die() -> None:
    state = build_state(seat_with("orcs", "forest", 1), phase="conquest", regions={10: held(0)})
    assert refusal_of(state, "die 3") == "chance.no_die_awaited"
    play(state, "conquer 9 die")
    assert refusal_of(state, "stop") == "chance.awaited"


# --- redeployment


def test_redeployment_stop_brings_spare_tokens_camps_and_heroes_to_hand() -> None:
    state = build_state(
        seat_with("orcs", "heroic", 1),
        phase="conquest",
        regions={5: held(0, 3, hero=True), 10: held(0, 2)},
    )
    play(state, "stop")
    assert hand_of(state) == 4
    assert seat_of(state, 0)["heroes_in_hand"] == 2


def test_redeployment_the_skeletons_reward_joins_the_hand() -> None:
    state = build_state(
        seat_with("skeletons", "forest", 6),
        phase="conquest",
        regions={5: held(0), 10: TRIBE, 4: TRIBE},
    )
    play(state, "conquer 10", "conquer 4")
    events = play(state, "stop")
    assert facts_of(events, "reinforced") == [{"seat": 0, "race": "skeletons", "tokens": 1}]
    assert hand_of(state) == 4 + 1


def test_redeployment_end_needs_an_empty_hand() -> None:
    state = two_races()
    play(state, "stop")
    assert refusal_of(state, "end") == "end.tokens_left"
    play(state, "deploy 5 1", "deploy 4 1")
    assert "end" in legal_texts(state)


def test_redeployment_end_is_legal_with_tokens_and_no_region() -> None:
    state = build_state(seat_with("orcs", "forest", 4))
    play(state, "stop")
    assert legal_texts(state) == ["end"]


def test_redeployment_no_more_tokens_than_the_hand_holds() -> None:
    state = two_races()
    play(state, "stop")
    assert refusal_of(state, "deploy 5 3") == "deploy.too_many"


def test_redeployment_tokens_go_only_to_own_regions() -> None:
    state = two_races()
    play(state, "stop")
    assert refusal_of(state, "deploy 10 1") == "deploy.not_held"
    assert refusal_of(state, "deploy 20 1") == "deploy.not_held"


def test_redeployment_end_needs_the_heroes_placed() -> None:
    state = build_state(seat_with("orcs", "heroic"), phase="redeployment", regions={5: held(0)})
    assert refusal_of(state, "end") == "end.heroes_left"
    play(state, "place hero 5")
    assert legal_texts(state) == ["end"]


def test_redeployment_camps_may_stay_off() -> None:
    state = build_state(
        seat_with("orcs", "bivouacking"), phase="redeployment", regions={5: held(0)}
    )
    assert "end" in legal_texts(state)


def test_redeployment_end_pays_the_income() -> None:
    state = build_state(seat_with("orcs", "forest"), phase="redeployment", regions={3: held(0)})
    play(state, "end")
    assert coins_of(state) == 5 + 2


def test_redeployment_amazons_keep_four_in_hand() -> None:
    state = build_state(
        seat_with("amazons", "forest", 6), phase="redeployment", regions={5: held(0)}
    )
    assert refusal_of(state, "deploy 5 3") == "deploy.too_many"
    play(state, "deploy 5 2", "end")
    assert (hand_of(state), seat_of(state, 0)["aside"]) == (0, 4)


def test_redeployment_amazons_withdraw_before_anything_else() -> None:
    state = build_state(
        seat_with("amazons", "bivouacking", 2),
        phase="redeployment",
        regions={5: held(0), 10: held(0), 4: held(0)},
    )
    assert legal_texts(state) == ["withdraw 4", "withdraw 5", "withdraw 10"]
    assert refusal_of(state, "place camp 5") == "withdraw.first"
    assert refusal_of(state, "end") == "withdraw.first"
    play(state, "withdraw 4", "withdraw 5")
    assert refusal_of(state, "withdraw 10") == "withdraw.not_due"
    play(state, "place camp 10", "end")
    assert coins_of(state) == 5 + 1


def test_redeployment_amazons_may_have_to_withdraw_from_everywhere() -> None:
    state = build_state(
        seat_with("amazons", "forest", 1), phase="redeployment", regions={5: held(0), 10: held(0)}
    )
    play(state, "withdraw 5", "withdraw 10", "end")
    assert (coins_of(state), seat_of(state, 0)["aside"]) == (5, 3)


# --- after scoring


def test_after_scoring_the_phase_opens_only_for_a_choice() -> None:
    state = two_races()
    pass_turn(state)
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_after_scoring_stout_may_decline_or_end() -> None:
    state = build_state(seat_with("orcs", "stout"), phase="redeployment", regions={5: held(0)})
    play(state, "end")
    assert (phase_of(state), legal_texts(state)) == ("after_scoring", ["end", "decline"])


def test_after_scoring_a_diplomat_may_name_an_ally_or_end() -> None:
    state = build_state(seat_with("orcs", "diplomat"), phase="redeployment", regions={5: held(0)})
    play(state, "end")
    assert (phase_of(state), legal_texts(state)) == ("after_scoring", ["end", "ally 1"])


@pytest.mark.parametrize(("power", "word"), [("stout", "decline"), ("diplomat", "ally 1")])
def test_after_scoring_each_choice_ends_the_turn(power: str, word: str) -> None:
    state = build_state(seat_with("orcs", power), phase="after_scoring", regions={5: held(0)})
    play(state, word)
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_after_scoring_nothing_is_placed_any_more() -> None:
    state = build_state(seat_with("orcs", "stout"), phase="after_scoring", regions={5: held(0)})
    assert refusal_of(state, "deploy 5 1") == "after_scoring.only_choices"


# --- Ghouls


def test_ghouls_act_from_the_start_of_the_turn() -> None:
    state = with_ghouls()
    assert {"declined abandon 5", "declined conquer 10"} <= set(legal_texts(state))


def test_ghouls_act_before_the_pick() -> None:
    state = build_state(in_decline("ghouls"), regions={5: held_in_decline(0, "ghouls", 4)})
    play(state, "declined conquer 10")
    assert region_of(state, 10)["declined"] == "ghouls"
    assert "pick 1" in legal_texts(state)


def test_ghouls_act_after_the_pick() -> None:
    state = build_state(in_decline("ghouls"), regions={5: held_in_decline(0, "ghouls", 4)})
    play(state, "pick 1")
    play(state, legal_texts(state)[0])
    play(state, "declined conquer 10")
    assert region_of(state, 10)["declined"] == "ghouls"


def test_ghouls_act_before_and_after_the_pick() -> None:
    state = build_state(in_decline("ghouls"), regions={5: held_in_decline(0, "ghouls", 5)})
    play(state, "declined conquer 10", "pick 1")
    play(state, legal_texts(state)[0])
    play(state, "declined conquer 4")
    assert region_of(state, 4)["declined"] == "ghouls"


@pytest.mark.parametrize("word", ["conquer 21", "abandon 20"])
def test_ghouls_act_no_more_after_the_active_races_first_word(word: str) -> None:
    state = with_ghouls()
    play(state, word)
    assert refusal_of(state, "declined conquer 10") == "declined.too_late"


def test_ghouls_act_no_more_after_a_roll_of_the_active_race() -> None:
    state = with_ghouls("humans", "berserk")
    play(state, "roll", "die 1", "conquer 21")
    assert refusal_of(state, "declined conquer 10") == "declined.too_late"


def test_ghouls_are_readied_by_their_first_word() -> None:
    state = with_ghouls()
    play(state, "declined conquer 10")
    assert region_of(state, 5)["tokens"] == 1
    assert declined_races(state) == [{"race": "ghouls", "hand": 1}]
    assert region_of(state, 20)["tokens"] == 3


def test_ghouls_rule_out_the_ordinary_decline() -> None:
    state = with_ghouls()
    assert "decline" in legal_texts(state)
    play(state, "declined conquer 10")
    assert refusal_of(state, "decline") == "decline.after_declined_acted"


def test_ghouls_have_no_stop_of_their_own() -> None:
    with pytest.raises(BadNotation):
        parse_action("declined stop")


def test_ghouls_are_lifted_by_the_one_stop() -> None:
    state = with_ghouls()
    play(state, "stop")
    assert (hand_of(state), declined_races(state)) == (2, [{"race": "ghouls", "hand": 3}])


def test_ghouls_must_be_placed_before_the_end() -> None:
    state = with_ghouls()
    play(state, "stop", "deploy 20 2")
    assert refusal_of(state, "end") == "end.declined_tokens_left"
    play(state, "declined deploy 5 3", "end")
    assert region_of(state, 5)["tokens"] == 4


def test_ghouls_and_the_active_race_never_swap_places() -> None:
    state = with_ghouls()
    play(state, "stop")
    assert refusal_of(state, "deploy 5 1") == "deploy.not_held"
    assert refusal_of(state, "declined deploy 20 1") == "deploy.not_held"


def test_ghouls_words_need_ghouls() -> None:
    assert refusal_of(two_races(), "declined conquer 10") == "declined.no_such_race"


# --- refuge


def test_refuge_displaced_tokens_and_camps_are_placed() -> None:
    state = a_refuge()
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    play(state, "deploy 20 1", "deploy 17 1", "end")
    assert (region_of(state, 20)["tokens"], region_of(state, 17)["tokens"]) == (3, 2)


def test_refuge_only_what_was_displaced_moves() -> None:
    state = a_refuge()
    assert hand_of(state, 1) == 2
    assert region_of(state, 20)["tokens"] == 2
    assert refusal_of(state, "place camp 20") == "camp.none_left"
    assert refusal_of(state, "deploy 20 3") == "deploy.too_many"


def test_refuge_ends_when_all_tokens_are_placed() -> None:
    state = a_refuge()
    assert refusal_of(state, "end") == "end.tokens_left"


def test_refuge_of_declined_ghouls() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 6),
        in_decline("ghouls"),
        phase="conquest",
        regions={5: held(0), 10: held_in_decline(1, "ghouls", 3), 20: held_in_decline(1, "ghouls")},
    )
    play(state, "conquer 10", "stop", "deploy 5 5", "end")
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    play(state, "declined deploy 20 2", "end")
    assert region_of(state, 20)["tokens"] == 3


def test_refuge_a_seat_without_a_region_is_skipped() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 6),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1, 3)},
    )
    play(state, "conquer 10", "stop", "deploy 5 5")
    kinds = [event.kind for event in play(state, "end")]
    assert kinds == ["income", "turn_began"]


def test_refuge_a_seat_with_nothing_to_place_is_skipped() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 6),
        seat_with("humans", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1), 20: held(1)},
    )
    play(state, "conquer 10", "stop", "deploy 5 5", "end")
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_refuge_after_a_decline_there_is_none() -> None:
    state = two_races()
    play(state, "decline")
    assert phase_of(state) == "start"


# --- reveals


def test_reveals_one_for_every_refill() -> None:
    state = build_state()
    play(state, "pick 2")
    assert awaits_reveal(state)
    play(state, legal_texts(state)[0])
    assert not awaits_reveal(state)
    assert len(column_of(state)) == 6


def test_reveals_none_for_a_banner_that_returns_to_a_full_column() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 6),
        in_decline("orcs"),
        phase="conquest",
        regions={5: held_in_decline(1, "orcs")},
    )
    play(state, "conquer 5")
    assert not awaits_reveal(state)


def test_reveals_one_for_a_banner_that_returns_to_a_short_column() -> None:
    # Five seats have nine banners; five lie in the column, the stack is empty.
    shown = ("dwarves", "giants", "halflings", "skeletons", "tritons")
    powers = ("alchemist", "berserk", "commando", "diplomat", "heroic")
    column: list[Json] = [
        {"race": race, "power": power} for race, power in zip(shown, powers, strict=True)
    ]
    out = races_except(*shown, "orcs", "ratmen")
    badges = ("forest", "hill", "merchant", "mounted")
    seats: list[Json] = [
        seat_with("ratmen", "swamp", 6),
        {**seat_with(out[0], "forest"), **in_decline("orcs")},
    ]
    regions = {5: held_in_decline(1, "orcs"), 4: held(0), 10: held(1)}
    for seat in (2, 3, 4):
        active, declined = out[2 * seat - 3], out[2 * seat - 2]
        seats.append({**seat_with(active, badges[seat - 1]), **in_decline(declined)})
        regions[10 * seat] = held_in_decline(seat, declined)
        regions[10 * seat + 2] = held(seat)
    state = build_state(*seats, column=column, phase="conquest", unseen_races=[], regions=regions)
    assert not awaits_reveal(state)
    play(state, "conquer 5")
    assert awaits_reveal(state)
    play(state, "reveal orcs wealthy")
    assert column_of(state)[5] == "orcs wealthy 0"
