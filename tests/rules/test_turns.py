"""The order of a turn, the set-up, and how the words work (T1-T5, N2, N8; the design, 3.1)."""

from __future__ import annotations

import pytest

from smallworld.core.actions import parse_action
from smallworld.core.bits import members
from smallworld.core.errors import BadNotation, BadPosition
from smallworld.core.state import TRIBES, State, new_state
from smallworld.packs.loader import base_box, load_map
from tests.kit.setting import (
    TRIBE,
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
    price_of,
    refused,
    region_of,
    ruins,
    seat_of,
)
from tests.rules.standing import (
    after_pick,
    awaits_reveal,
    column_of,
    declined_of,
    has,
    once,
    other_races,
)


def two_races(**more: object) -> State:
    """A quiet table: Ann's Orcs on 5 (three) and 4, Bo's Elves on 20."""
    return a_state(
        {**has("orcs", "forest"), **more},
        has("elves", "hill"),
        regions={5: held(0, 3), 4: held(0), 20: held(1)},
    )


def with_ghouls(race: str = "humans", power: str = "forest") -> State:
    """Ann's declined Ghouls on 5, her active race on 20; Bo's Elves on 17."""
    return a_state(
        {**has(race, power), **once("ghouls")},
        has("elves", "hill"),
        regions={5: ruins(0, "ghouls", 4), 20: held(0, 3), 17: held(1)},
    )


def a_refuge(**bo: object) -> State:
    """Ann took 10 from three of Bo's Humans and ended her turn; 20 and 17 are still his."""
    state = a_state(
        has("ratmen", "swamp", 5),
        {**has("humans", "bivouacking"), **bo},
        phase="conquest",
        regions={5: held(0), 10: held(1, 3), 20: held(1, 2), 17: held(1, camps=1)},
    )
    do(state, "conquer 10", "stop", "deploy 5 4", "end")
    return state


# --- the turn


def test_t1_a_seat_finishes_its_whole_turn_before_the_next() -> None:
    state = two_races()
    for action in ("conquer 10", "stop", "deploy 5 1"):
        do(state, action)
        assert (int(state.turn), int(state.actor)) == (0, 0)
    do(state, "end")
    assert int(state.turn) == 1


def test_t2_the_order_is_fixed_and_clockwise() -> None:
    seats = [has("orcs", "forest"), has("elves", "hill"), has("humans", "swamp")]
    state = a_state(*seats, regions={4: held(0), 5: held(1), 28: held(2)})
    order = []
    for _ in range(7):
        order.append(int(state.turn))
        pass_turn(state)
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_t2_the_round_moves_when_the_first_player_begins() -> None:
    state = two_races()
    pass_turn(state)
    assert int(state.round) == 1
    do(state, "stop")
    events = do(state, "end")
    assert int(state.round) == 2
    assert facts_of(events, "turn_began") == [{"seat": 0, "round": 2}]


def test_t3_a_turn_without_conquests() -> None:
    state = two_races()
    do(state, "stop", "deploy 4 2", "end")
    assert coins_of(state) == 5 + 2


def test_t3_he_may_stop_at_any_time() -> None:
    state = two_races()
    do(state, "conquer 10")
    assert "stop" in legal(state)


def test_t4_tokens_may_be_placed_without_trying_the_die() -> None:
    state = two_races()
    do(state, "abandon 4", "conquer 10")
    assert "conquer 9 die" in legal(state)
    do(state, "stop", "deploy 5 1", "deploy 10 1", "end")
    assert (region_of(state, 5)["tokens"], region_of(state, 10)["tokens"]) == (2, 2)


def test_t5_all_tokens_but_one_in_each_region_are_lifted() -> None:
    state = two_races()
    do(state, "conquer 10")
    assert [region_of(state, region)["tokens"] for region in (5, 4, 10)] == [1, 1, 2]
    assert hand_of(state) == 0


def test_t5_they_may_go_back_where_they_stood() -> None:
    state = two_races()
    do(state, "stop", "deploy 5 2", "end")
    assert region_of(state, 5)["tokens"] == 3


# --- the set-up and the end


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_n2_so_many_turns_for_so_many_players(seats: int, rounds: int) -> None:
    races = ("orcs", "elves", "humans", "ratmen", "giants")
    powers = ("forest", "hill", "swamp", "merchant", "mounted")
    players = [has(races[seat], powers[seat]) for seat in range(seats)]
    state = a_state(*players, round=rounds - 1, turn=seats - 1)
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
    state = a_state(has("orcs", "forest", 9), phase="conquest")
    assert [region for region in range(1, 24) if price_of(state, region) == 3] == [6, 9, 16, 20]


def test_n8_the_map_must_fit_the_number_of_players() -> None:
    with pytest.raises(BadPosition) as caught:
        a_state({}, {}, {}, map="base/3", seats=[{}, {}])
    assert caught.value.code == "position.seat_count"


def test_v7_a_decline_as_the_last_word_of_the_game() -> None:
    state = a_state(
        has("orcs", "forest"),
        has("elves", "hill"),
        round=10,
        turn=1,
        regions={5: held(0), 20: held(1)},
    )
    do(state, "decline")
    assert phase_of(state) == "over"
    assert (legal(state), coins_of(state, 1)) == ([], 6)


# --- how the words work: the start


def test_start_a_conquest_sees_the_hand_that_readying_brings() -> None:
    state = two_races()
    assert "conquer 10" in legal(state)
    assert region_of(state, 5)["tokens"] == 3
    do(state, "conquer 10")
    assert region_of(state, 5)["tokens"] == 1


def test_start_an_abandonment_readies_the_race() -> None:
    state = two_races()
    do(state, "abandon 4")
    assert hand_of(state) == 3
    assert region_of(state, 5)["tokens"] == 1


def test_start_readying_brings_the_amazons_four_back() -> None:
    state = a_state(has("amazons", "forest", aside=4), regions={5: held(0, 2)})
    do(state, "abandon 5")
    assert hand_of(state) == 6


def test_start_decline_pays_and_ends_the_turn_without_end() -> None:
    state = two_races()
    events = do(state, "decline")
    assert [event.kind for event in events] == ["declined", "income", "turn_began"]
    assert coins_of(state) == 5 + 2
    assert int(state.turn) == 1


def test_start_stop_and_decline_are_illegal_while_a_pick_is_owed() -> None:
    state = a_state()
    assert refused(state, "stop") == "turn.pick_first"
    assert refused(state, "decline") == "turn.pick_first"


def test_start_decline_is_illegal_after_a_pick() -> None:
    assert refused(after_pick("orcs", "forest"), "decline") == "decline.after_pick"


def test_start_stop_straight_away_is_the_pass() -> None:
    state = two_races()
    do(state, "stop")
    assert (phase_of(state), hand_of(state)) == ("redeployment", 2)


def test_start_stop_after_a_pick_is_the_pass() -> None:
    state = after_pick("orcs", "forest")
    do(state, "stop", "end")
    assert (coins_of(state), hand_of(state), int(state.turn)) == (5, 9, 1)


def test_start_end_needs_a_stop_before() -> None:
    assert refused(two_races(), "end") == "turn.stop_first"


# --- conquest


def test_conquest_after_the_die_redeployment_starts_by_itself() -> None:
    for number, hand in ((0, 1), (3, 0)):
        state = a_state(has("orcs", "forest", 1), phase="conquest", regions={10: held(0)})
        do(state, "conquer 9 die", f"die {number}")
        assert (phase_of(state), hand_of(state)) == ("redeployment", hand)


def test_conquest_a_roll_needs_a_token_in_hand() -> None:
    state = a_state(has("orcs", "berserk"), regions={5: held(0)})
    assert refused(state, "roll") == "roll.no_token"


def test_conquest_while_a_roll_is_pending_only_conquer_and_stop() -> None:
    state = a_state(has("orcs", "berserk"), regions={5: held(0, 3)})
    do(state, "roll", "die 1")
    assert legal(state) == ["conquer 4", "conquer 10", "conquer 11", "stop"]


def test_conquest_only_the_dealer_answers_a_die() -> None:
    state = a_state(has("orcs", "forest", 1), phase="conquest", regions={10: held(0)})
    assert refused(state, "die 3") == "chance.no_die_awaited"
    do(state, "conquer 9 die")
    assert refused(state, "stop") == "chance.awaited"


# --- redeployment


def test_redeployment_stop_brings_spare_tokens_camps_and_heroes_to_hand() -> None:
    state = a_state(
        has("orcs", "heroic", 1),
        phase="conquest",
        regions={5: held(0, 3, hero=True), 10: held(0, 2)},
    )
    do(state, "stop")
    assert hand_of(state) == 4
    assert seat_of(state, 0)["heroes_in_hand"] == 2


def test_redeployment_the_skeletons_reward_joins_the_hand() -> None:
    state = a_state(
        has("skeletons", "forest", 6), phase="conquest", regions={5: held(0), 10: TRIBE, 4: TRIBE}
    )
    do(state, "conquer 10", "conquer 4")
    events = do(state, "stop")
    assert facts_of(events, "reinforced") == [{"seat": 0, "race": "skeletons", "tokens": 1}]
    assert hand_of(state) == 4 + 1


def test_redeployment_end_needs_an_empty_hand() -> None:
    state = two_races()
    do(state, "stop")
    assert refused(state, "end") == "end.tokens_left"
    do(state, "deploy 5 1", "deploy 4 1")
    assert "end" in legal(state)


def test_redeployment_end_is_legal_with_tokens_and_no_region() -> None:
    state = a_state(has("orcs", "forest", 4))
    do(state, "stop")
    assert legal(state) == ["end"]


def test_redeployment_no_more_tokens_than_the_hand_holds() -> None:
    state = two_races()
    do(state, "stop")
    assert refused(state, "deploy 5 3") == "deploy.too_many"


def test_redeployment_tokens_go_only_to_own_regions() -> None:
    state = two_races()
    do(state, "stop")
    assert refused(state, "deploy 10 1") == "deploy.not_held"
    assert refused(state, "deploy 20 1") == "deploy.not_held"


def test_redeployment_end_needs_the_heroes_placed() -> None:
    state = a_state(has("orcs", "heroic"), phase="redeployment", regions={5: held(0)})
    assert refused(state, "end") == "end.heroes_left"
    do(state, "place hero 5")
    assert legal(state) == ["end"]


def test_redeployment_camps_may_stay_off() -> None:
    state = a_state(has("orcs", "bivouacking"), phase="redeployment", regions={5: held(0)})
    assert "end" in legal(state)


def test_redeployment_end_pays_the_income() -> None:
    state = a_state(has("orcs", "forest"), phase="redeployment", regions={3: held(0)})
    do(state, "end")
    assert coins_of(state) == 5 + 2


def test_redeployment_amazons_keep_four_in_hand() -> None:
    state = a_state(has("amazons", "forest", 6), phase="redeployment", regions={5: held(0)})
    assert refused(state, "deploy 5 3") == "deploy.too_many"
    do(state, "deploy 5 2", "end")
    assert (hand_of(state), seat_of(state, 0)["aside"]) == (0, 4)


def test_redeployment_amazons_withdraw_before_anything_else() -> None:
    state = a_state(
        has("amazons", "bivouacking", 2),
        phase="redeployment",
        regions={5: held(0), 10: held(0), 4: held(0)},
    )
    assert legal(state) == ["withdraw 4", "withdraw 5", "withdraw 10"]
    assert refused(state, "place camp 5") == "withdraw.first"
    assert refused(state, "end") == "withdraw.first"
    do(state, "withdraw 4", "withdraw 5")
    assert refused(state, "withdraw 10") == "withdraw.not_due"
    do(state, "place camp 10", "end")
    assert coins_of(state) == 5 + 1


def test_redeployment_amazons_may_have_to_withdraw_from_everywhere() -> None:
    state = a_state(
        has("amazons", "forest", 1), phase="redeployment", regions={5: held(0), 10: held(0)}
    )
    do(state, "withdraw 5", "withdraw 10", "end")
    assert (coins_of(state), seat_of(state, 0)["aside"]) == (5, 3)


# --- after scoring


def test_after_scoring_the_phase_opens_only_for_a_choice() -> None:
    state = two_races()
    pass_turn(state)
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_after_scoring_stout_may_decline_or_end() -> None:
    state = a_state(has("orcs", "stout"), phase="redeployment", regions={5: held(0)})
    do(state, "end")
    assert (phase_of(state), legal(state)) == ("after_scoring", ["end", "decline"])


def test_after_scoring_a_diplomat_may_name_an_ally_or_end() -> None:
    state = a_state(has("orcs", "diplomat"), phase="redeployment", regions={5: held(0)})
    do(state, "end")
    assert (phase_of(state), legal(state)) == ("after_scoring", ["end", "ally 1"])


@pytest.mark.parametrize(("power", "word"), [("stout", "decline"), ("diplomat", "ally 1")])
def test_after_scoring_each_choice_ends_the_turn(power: str, word: str) -> None:
    state = a_state(has("orcs", power), phase="after_scoring", regions={5: held(0)})
    do(state, word)
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_after_scoring_nothing_is_placed_any_more() -> None:
    state = a_state(has("orcs", "stout"), phase="after_scoring", regions={5: held(0)})
    assert refused(state, "deploy 5 1") == "after_scoring.only_choices"


# --- Ghouls


def test_ghouls_act_from_the_start_of_the_turn() -> None:
    state = with_ghouls()
    assert {"declined abandon 5", "declined conquer 10"} <= set(legal(state))


def test_ghouls_act_before_the_pick() -> None:
    state = a_state(once("ghouls"), regions={5: ruins(0, "ghouls", 4)})
    do(state, "declined conquer 10")
    assert region_of(state, 10)["declined"] == "ghouls"
    assert "pick 1" in legal(state)


def test_ghouls_act_after_the_pick() -> None:
    state = a_state(once("ghouls"), regions={5: ruins(0, "ghouls", 4)})
    do(state, "pick 1")
    do(state, legal(state)[0])
    do(state, "declined conquer 10")
    assert region_of(state, 10)["declined"] == "ghouls"


def test_ghouls_act_before_and_after_the_pick() -> None:
    state = a_state(once("ghouls"), regions={5: ruins(0, "ghouls", 5)})
    do(state, "declined conquer 10", "pick 1")
    do(state, legal(state)[0])
    do(state, "declined conquer 4")
    assert region_of(state, 4)["declined"] == "ghouls"


@pytest.mark.parametrize("word", ["conquer 21", "abandon 20"])
def test_ghouls_act_no_more_after_the_active_races_first_word(word: str) -> None:
    state = with_ghouls()
    do(state, word)
    assert refused(state, "declined conquer 10") == "declined.too_late"


def test_ghouls_act_no_more_after_a_roll_of_the_active_race() -> None:
    state = with_ghouls("humans", "berserk")
    do(state, "roll", "die 1", "conquer 21")
    assert refused(state, "declined conquer 10") == "declined.too_late"


def test_ghouls_are_readied_by_their_first_word() -> None:
    state = with_ghouls()
    do(state, "declined conquer 10")
    assert region_of(state, 5)["tokens"] == 1
    assert declined_of(state) == [{"race": "ghouls", "hand": 1}]
    assert region_of(state, 20)["tokens"] == 3


def test_ghouls_rule_out_the_ordinary_decline() -> None:
    state = with_ghouls()
    assert "decline" in legal(state)
    do(state, "declined conquer 10")
    assert refused(state, "decline") == "decline.after_declined_acted"


def test_ghouls_have_no_stop_of_their_own() -> None:
    with pytest.raises(BadNotation):
        parse_action("declined stop")


def test_ghouls_are_lifted_by_the_one_stop() -> None:
    state = with_ghouls()
    do(state, "stop")
    assert (hand_of(state), declined_of(state)) == (2, [{"race": "ghouls", "hand": 3}])


def test_ghouls_must_be_placed_before_the_end() -> None:
    state = with_ghouls()
    do(state, "stop", "deploy 20 2")
    assert refused(state, "end") == "end.declined_tokens_left"
    do(state, "declined deploy 5 3", "end")
    assert region_of(state, 5)["tokens"] == 4


def test_ghouls_and_the_active_race_never_swap_places() -> None:
    state = with_ghouls()
    do(state, "stop")
    assert refused(state, "deploy 5 1") == "deploy.not_held"
    assert refused(state, "declined deploy 20 1") == "deploy.not_held"


def test_ghouls_words_need_ghouls() -> None:
    assert refused(two_races(), "declined conquer 10") == "declined.no_such_race"


# --- refuge


def test_refuge_displaced_tokens_and_camps_are_placed() -> None:
    state = a_refuge()
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    do(state, "deploy 20 1", "deploy 17 1", "end")
    assert (region_of(state, 20)["tokens"], region_of(state, 17)["tokens"]) == (3, 2)


def test_refuge_only_what_was_displaced_moves() -> None:
    state = a_refuge()
    assert hand_of(state, 1) == 2
    assert region_of(state, 20)["tokens"] == 2
    assert refused(state, "place camp 20") == "camp.none_left"
    assert refused(state, "deploy 20 3") == "deploy.too_many"


def test_refuge_ends_when_all_tokens_are_placed() -> None:
    state = a_refuge()
    assert refused(state, "end") == "end.tokens_left"


def test_refuge_of_declined_ghouls() -> None:
    state = a_state(
        has("ratmen", "swamp", 6),
        once("ghouls"),
        phase="conquest",
        regions={5: held(0), 10: ruins(1, "ghouls", 3), 20: ruins(1, "ghouls")},
    )
    do(state, "conquer 10", "stop", "deploy 5 5", "end")
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    do(state, "declined deploy 20 2", "end")
    assert region_of(state, 20)["tokens"] == 3


def test_refuge_a_seat_without_a_region_is_skipped() -> None:
    state = a_state(
        has("ratmen", "swamp", 6),
        has("humans", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1, 3)},
    )
    do(state, "conquer 10", "stop", "deploy 5 5")
    kinds = [event.kind for event in do(state, "end")]
    assert kinds == ["income", "turn_began"]


def test_refuge_a_seat_with_nothing_to_place_is_skipped() -> None:
    state = a_state(
        has("ratmen", "swamp", 6),
        has("humans", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1), 20: held(1)},
    )
    do(state, "conquer 10", "stop", "deploy 5 5", "end")
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_refuge_after_a_decline_there_is_none() -> None:
    state = two_races()
    do(state, "decline")
    assert phase_of(state) == "start"


# --- reveals


def test_reveals_one_for_every_refill() -> None:
    state = a_state()
    do(state, "pick 2")
    assert awaits_reveal(state)
    do(state, legal(state)[0])
    assert not awaits_reveal(state)
    assert len(column_of(state)) == 6


def test_reveals_none_for_a_banner_that_returns_to_a_full_column() -> None:
    state = a_state(
        has("ratmen", "swamp", 6), once("orcs"), phase="conquest", regions={5: ruins(1, "orcs")}
    )
    do(state, "conquer 5")
    assert not awaits_reveal(state)


def test_reveals_one_for_a_banner_that_returns_to_a_short_column() -> None:
    # Five seats have nine banners; five lie in the column, the stack is empty.
    shown = ("dwarves", "giants", "halflings", "skeletons", "tritons")
    powers = ("alchemist", "berserk", "commando", "diplomat", "heroic")
    column: list[Json] = [
        {"race": race, "power": power} for race, power in zip(shown, powers, strict=True)
    ]
    out = other_races(*shown, "orcs", "ratmen")
    badges = ("forest", "hill", "merchant", "mounted")
    seats: list[Json] = [has("ratmen", "swamp", 6), {**has(out[0], "forest"), **once("orcs")}]
    regions = {5: ruins(1, "orcs"), 4: held(0), 10: held(1)}
    for seat in (2, 3, 4):
        active, declined = out[2 * seat - 3], out[2 * seat - 2]
        seats.append({**has(active, badges[seat - 1]), **once(declined)})
        regions[10 * seat] = ruins(seat, declined)
        regions[10 * seat + 2] = held(seat)
    state = a_state(*seats, column=column, phase="conquest", unseen_races=[], regions=regions)
    assert not awaits_reveal(state)
    do(state, "conquer 5")
    assert awaits_reveal(state)
    do(state, "reveal orcs wealthy")
    assert column_of(state)[5] == ("orcs", "wealthy", 0)
