"""The section "Decided here" of docs/rulings.md, with the box as it is."""

from smallworld.core.engine import legal_actions
from smallworld.core.perft import perft
from smallworld.core.state import OVER, REDEPLOYMENT, REFUGE, State, new_state
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box
from smallworld.play.game import Game
from tests.kit.positions import (
    ANN,
    BO,
    Json,
    build_state,
    facts_of,
    held,
    held_in_decline,
    legal_texts,
    pick_first,
    play,
    price_of,
    refusal_of,
    region_of,
)

# All fourteen races on the table of five seats, a region each (all land on base/5).
OLD = ("amazons", "dwarves", "elves", "ghouls", "giants")
NEW = ("halflings", "humans", "orcs", "ratmen", "skeletons")
BADGES = ("flying", "hill", "forest", "swamp", "mounted")
COLUMN = (("tritons", "merchant"), ("trolls", "commando"), ("wizards", "wealthy"))
FIRST_OLD, FIRST_NEW, SPIRITS = 10, 22, 30


def all_banners_out(turn: int = ANN, round: int = 2) -> State:
    """No banner and no badge is in a stack; Bo has Spirit Sorcerers beside his Dwarves."""
    seats: list[Json] = []
    regions: dict[int, Json] = {SPIRITS: held_in_decline(BO, "sorcerers")}
    for seat in range(5):
        gone: list[Json] = [{"race": OLD[seat]}]
        if seat == BO:
            gone.append({"race": "sorcerers", "power": "spirit"})
        hand = 4 if seat == turn else 0
        seats.append({"race": NEW[seat], "power": BADGES[seat], "hand": hand, "declined": gone})
        regions[FIRST_OLD + seat] = held_in_decline(seat, OLD[seat])
        regions[FIRST_NEW + seat] = held(seat)
    bound = {"spirit", *BADGES, *(power for _, power in COLUMN)}
    return build_state(
        *seats,
        regions=regions,
        turn=turn,
        round=round,
        column=[{"race": race, "power": power} for race, power in COLUMN],
        unseen_powers=[],
        discarded_powers=[power.id for power in POWERS if power.id not in bound],
    )


# --- the dealer and the combos


def test_e1_a_badge_is_discarded_before_its_banner_returns() -> None:
    state = all_banners_out()
    events = play(state, f"conquer {SPIRITS}")
    assert facts_of(events, "banner_returned") == [{"seat": BO, "race": "sorcerers"}]
    assert facts_of(events, "badges_reshuffled") == [{"count": 12}]
    assert "reveal sorcerers spirit" in legal_texts(state)


def test_e2_the_declining_badge_misses_the_reshuffle_for_the_older_banner() -> None:
    state = all_banners_out()
    events = play(state, "decline")
    assert facts_of(events, "badges_reshuffled") == [{"count": 11}]
    assert refusal_of(state, "reveal amazons flying") == "chance.badge_in_use"
    assert "reveal amazons stout" in legal_texts(state)


def test_e3_the_dealer_comes_before_any_seat() -> None:
    state = all_banners_out()
    play(state, f"conquer {SPIRITS}")
    assert refusal_of(state, "stop") == "chance.awaited"
    play(state, "reveal sorcerers spirit")
    assert "stop" in legal_texts(state)


def test_e3_a_die_comes_before_a_reveal() -> None:
    state = build_state(
        {"race": "orcs", "power": "hill", "hand": 1},
        column=[],
        phase="conquest",
        turn_so_far={"awaits": {"die": "final_attempt", "region": 2}},
    )
    assert legal_texts(state) == ["die 0", "die 1", "die 2", "die 3"]
    assert refusal_of(state, "reveal elves flying") == "chance.no_reveal_awaited"


def test_e4_nothing_is_revealed_after_the_end() -> None:
    state = all_banners_out(turn=4, round=8)
    events = play(state, "decline")
    assert facts_of(events, "banner_returned") == [{"seat": 4, "race": "giants"}]
    assert state.phase == OVER
    assert not state.awaits_chance
    assert not legal_texts(state)


def test_e5_a_reveal_draws_from_all_unseen_tiles() -> None:
    assert len(legal_actions(new_state(base_box()))) == len(RACES) * len(POWERS)


def test_e5_returned_banners_come_after_the_unseen_ones_in_their_order() -> None:
    five = [{"race": RACES[i].id, "power": POWERS[i].id} for i in range(5)]
    state = build_state(column=five, returned_races=["orcs"])
    assert refusal_of(state, "reveal orcs swamp") == "chance.banner_in_use"
    rest = [race.id for race in reversed(RACES[5:])]
    state = build_state(column=five, returned_races=rest)
    assert refusal_of(state, "reveal orcs swamp") == "chance.other_banner"
    assert "reveal wizards swamp" in legal_texts(state)


def test_e6_perft_counts_the_dealers_words_and_each_number_of_the_die_once() -> None:
    assert perft(new_state(base_box()), 1) == 280
    state = build_state({"race": "orcs", "power": "hill", "hand": 1})
    play(state, "conquer 2 die")
    assert perft(state, 1) == 4


# --- the turn


def with_ghouls(tokens: int = 4, *, orcs: bool = False, own_die: bool = True) -> State:
    """Ann's declined Ghouls stand in 3; her active Orcs, if any, in 16."""
    ann: Json = {"declined": [{"race": "ghouls"}]}
    regions = {3: held_in_decline(ANN, "ghouls", tokens)}
    if orcs:
        ann |= {"race": "orcs", "power": "hill"}
        regions[16] = held(ANN)
    return build_state(ann, regions=regions, options={"ghouls_own_die": own_die})


def test_e7_a_pick_does_not_end_the_time_of_the_declined_race() -> None:
    state = with_ghouls()
    pick_first(state)
    assert "declined conquer 2" in legal_texts(state)
    play(state, "conquer 11")
    assert refusal_of(state, "declined conquer 2") == "declined.too_late"


def test_e8_the_active_race_abandons_after_the_declined_one_has_conquered() -> None:
    state = with_ghouls(orcs=True)
    play(state, "declined conquer 2")
    assert refusal_of(state, "declined abandon 3") == "abandon.after_conquest"
    play(state, "abandon 16")


def test_e9_a_declined_race_redeploys_without_having_conquered() -> None:
    state = with_ghouls(orcs=True)
    play(state, "stop")
    assert refusal_of(state, "end") == "end.declined_tokens_left"
    play(state, "declined deploy 3 3", "end")


def test_e10_the_one_die_of_the_turn_starts_redeployment_at_once() -> None:
    state = with_ghouls(3, orcs=True, own_die=False)
    play(state, "declined conquer 9 die", "die 0")
    assert state.phase == REDEPLOYMENT


def test_e10_a_pick_that_is_owed_comes_first() -> None:
    state = with_ghouls(3, own_die=False)
    play(state, "declined conquer 9 die", "die 0")
    assert all(word.startswith("pick") for word in legal_texts(state))
    pick_first(state)
    assert state.phase == REDEPLOYMENT


def test_e11_a_diplomat_who_attacked_everybody_is_not_asked() -> None:
    ann: Json = {"race": "orcs", "power": "diplomat", "hand": 8}
    bo: Json = {"race": "elves", "power": "hill"}
    state = build_state(ann, bo, regions={2: held(BO)})
    play(state, "conquer 2", "stop", "deploy 2 7", "end")
    assert state.turn == BO


def test_e13_end_is_said_even_with_nothing_to_place() -> None:
    state = build_state({"race": "orcs", "power": "hill"}, regions={16: held(ANN)})
    play(state, "stop")
    assert legal_texts(state) == ["end"]


def test_e14_defenders_place_their_tokens_after_the_very_last_turn() -> None:
    bo: Json = {"race": "orcs", "power": "hill", "hand": 9}
    ann: Json = {"race": "humans", "power": "swamp"}
    regions = {2: held(ANN, 3), 16: held(ANN)}
    state = build_state(ann, bo, regions=regions, round=10, turn=BO)
    play(state, "conquer 2", "stop", "deploy 2 8", "end")
    assert state.phase == REFUGE
    play(state, "deploy 16 2", "end")
    assert state.phase == OVER


def test_e15_a_defender_takes_back_a_placing_but_not_what_came_before() -> None:
    ann: Json = {"race": "orcs", "power": "hill", "hand": 9}
    bo: Json = {"race": "humans", "power": "swamp"}
    start = build_state(ann, bo, regions={2: held(BO, 3), 16: held(BO)})
    play(start, "conquer 2", "stop", "deploy 2 8", "end")
    game = Game(start.box, ["Ann", "Bo"], start=start)
    game.play("deploy 16 2")
    game.undo()
    assert game.state.same_as(start)
    game.play("deploy 16 2")
    game.play("end")
    refusal = game.why_no_undo()
    assert refusal is not None and refusal.code == "undo.turn_began"


def test_e35_regions_of_an_ordinary_race_in_decline_cannot_be_given_up() -> None:
    ann: Json = {"race": "orcs", "power": "hill", "hand": 3, "declined": [{"race": "humans"}]}
    state = build_state(ann, regions={3: held_in_decline(ANN, "humans"), 16: held(ANN)})
    assert refusal_of(state, "abandon 3") == "abandon.not_held"
    assert refusal_of(state, "declined abandon 3") == "declined.no_such_race"
    play(state, "abandon 16")


def test_e36_a_diplomat_without_a_region_names_an_ally() -> None:
    state = build_state({"race": "orcs", "power": "diplomat", "hand": 3})
    events = play(state, "stop", "end", "ally 1")
    assert facts_of(events, "peace") == [{"seat": ANN, "ally": BO}]


# --- conquest


def test_e16_a_hole_comes_with_water_too() -> None:
    state = build_state({"race": "halflings", "power": "seafaring", "hand": 11})
    play(state, "conquer 1")
    assert region_of(state, 1)["hole"] is True


def test_e16_a_hole_comes_with_the_die_and_the_dragon() -> None:
    state = build_state({"race": "halflings", "power": "dragon_master", "hand": 2})
    play(state, "conquer 3 dragon", "conquer 9 die", "die 3")
    assert region_of(state, 3)["hole"] is True
    assert region_of(state, 9)["hole"] is True


def test_e17_while_a_roll_is_pending_all_other_ways_wait() -> None:
    ann: Json = {"race": "sorcerers", "power": "berserk", "hand": 4}
    bo: Json = {"race": "elves", "power": "hill"}
    state = build_state(ann, bo, regions={3: held(ANN), 2: held(BO)})
    assert "conquer 2 sorcery" in legal_texts(state)
    play(state, "roll", "die 0")
    for word in ("conquer 2 sorcery", "abandon 3", "roll"):
        assert refusal_of(state, word) == "roll.pending"
    play(state, "conquer 4", "conquer 2 sorcery")


def test_e18_a_roll_needs_no_region_that_it_could_win() -> None:
    ann: Json = {"race": "orcs", "power": "berserk", "hand": 1}
    bo: Json = {"race": "ratmen", "power": "hill"}
    state = build_state(ann, bo, regions={17: held(ANN), 12: held(BO, 6), 18: held(BO, 6)})
    play(state, "roll", "die 3")
    assert legal_texts(state) == ["stop"]


def test_e37_seafaring_giants_save_on_water_beside_their_mountain() -> None:
    ann: Json = {"race": "giants", "power": "seafaring", "hand": 3}
    sea, lake = 1, 8  # beside the mountains 6 and 9
    assert price_of(build_state(ann, regions={6: held(ANN)}), sea) == 1
    assert price_of(build_state(ann, regions={9: held(ANN)}), lake) == 1
    assert price_of(build_state(ann, regions={2: held(ANN)}), sea) == 2


# --- losses and refuge


def test_e38_tokens_without_a_region_after_their_own_ghouls_enter_next_turn() -> None:
    ann: Json = {"race": "humans", "power": "swamp", "declined": [{"race": "ghouls"}]}
    state = build_state(ann, regions={5: held_in_decline(ANN, "ghouls", 3), 10: held(ANN, 4)})
    play(state, "declined conquer 10", "stop", "declined deploy 5 1", "end")
    assert state.turn == BO
    pick_first(state)
    play(state, "stop", "end")
    assert state.turn == ANN
    assert refusal_of(state, "conquer 9") == "conquer.not_an_entry"
    assert "conquer 2" in legal_texts(state)
