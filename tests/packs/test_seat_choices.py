"""Actions that only tiles of packs bring: markers, spending, regrouping, towers, loss rolls."""

from __future__ import annotations

import random

import numpy as np
import pytest

from smallworld.core import actions as a
from smallworld.core.actions import parse_action
from smallworld.core.bits import members
from smallworld.core.conquest import targets
from smallworld.core.engine import legal_actions
from smallworld.core.errors import BadPosition
from smallworld.core.explain import income_parts, price_parts
from smallworld.core.state import MARKERS, State
from smallworld.core.terrain import MAGIC, MOUNTAIN, SEA
from smallworld.core.view import view_of
from smallworld.env.spaces.encoding import ACTIONS, decode, encode
from smallworld.env.spaces.numbering import Numbering
from smallworld.env.tables.table import Table
from smallworld.packs.loader import base_box
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import pack_named
from smallworld.play.coin_count import Ledger
from smallworld.play.explain import explain
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from smallworld.play.record import read_record, write_record
from tests.kit.invariants import (
    check_invariants,
    check_legal_actions,
    check_refusals_change_nothing,
)
from tests.kit.pack_tables import BOARD, FLAT, LAND, MINE, THEIRS, apart, joined
from tests.kit.pack_tables import expansion_table as table
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    declined_races,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    legal_texts,
    pass_turn,
    phase_of,
    place_and_end,
    play,
    price_of,
    refusal_of,
    region_of,
    returned_races,
    seat_of,
    tokens_in,
    tray_of,
    turn_key,
)
from tests.kit.random_games import random_game_with
from tests.packs.files.pack_builder import install_pack, race

BO: Json = {"race": "elves", "power": "commando"}
ORCS: Json = {"race": "orcs", "power": "commando"}


def beside(region: int) -> list[int]:
    return [r for r in members(int(BOARD.neighbours[region])) if r in LAND]


def of_kind(kind: int) -> list[int]:
    return [r for r in LAND if BOARD.features[r] & kind]


# --- Leprechauns: markers that pay
def pots(regions: dict[int, Json], **keys: object) -> State:
    return table("be_not_afraid", "leprechauns", "hill", regions, BO, hand=0, **keys)


def test_a_pot_that_stays_until_the_next_turn_pays_a_coin_and_is_used_up() -> None:
    state = pots({MINE: held(0)}, phase="redeployment")
    events = play(state, f"place marker {MINE}")
    assert facts_of(events, "marker_placed") == [
        {"seat": 0, "region": MINE, "trait": "leprechauns"}
    ]
    assert refusal_of(state, f"place marker {MINE}") == "marker.none_left"
    play(state, "end")
    coins = coins_of(state)
    events = play(state, "stop", "end")  # Bo's turn
    assert coins_of(state) == coins + 1
    assert facts_of(events, "coins_gained") == [{"seat": 0, "coins": 1, "trait": "leprechauns"}]
    assert "markers" not in region_of(state, MINE)
    assert seat_of(state, 0)["markers_left"] == 15


def test_who_conquers_a_region_gets_the_coin_of_its_pot() -> None:
    regions = {MINE: held(0, markers=["leprechauns"]), THEIRS: held(1)}
    ann: Json = {"race": "leprechauns", "power": "hill", "markers_left": 3}
    label = pack_named("be_not_afraid").label
    bo: Json = {**BO, "hand": 8}
    state = build_state(ann, bo, regions=regions, packs=[label], turn=1, phase="conquest")
    before = coins_of(state, 1)
    play(state, f"conquer {MINE}")
    assert (coins_of(state, 1), coins_of(state, 0)) == (before + 1, 5)
    assert "markers" not in region_of(state, MINE)
    assert seat_of(state, 0)["markers_left"] == 3


def test_pots_are_limited_and_leave_in_decline() -> None:
    one, two = FLAT[:2]
    regions = {one: held(0, markers=["leprechauns"]), two: held(0)}
    state = pots(regions, ann={"markers_left": 0}, phase="redeployment")
    assert refusal_of(state, f"place marker {two}") == "marker.none_left"
    start = pots(regions, phase="start")
    play(start, "decline")
    assert "markers" not in region_of(start, one)


# --- Ice Witches: markers that defend and cost
def witches(regions: dict[int, Json], bo: Json | None = None, **keys: object) -> State:
    return table("spiders_web", "ice_witches", "hill", regions, bo or BO, hand=0, **keys)


def test_winter_goes_to_own_and_neighbouring_regions_one_for_each_magic_source() -> None:
    magic = of_kind(MAGIC)[0]
    state = witches({magic: held(0)}, phase="redeployment")
    sites = {int(text.split()[-1]) for text in legal_texts(state) if text.startswith("place")}
    assert sites == {magic, *beside(magic)}
    play(state, f"place marker {magic}")
    assert not any(text.startswith("place") for text in legal_texts(state))
    without = witches({FLAT[0]: held(0)}, phase="redeployment")
    assert legal_texts(without) == ["end"] or BOARD.features[FLAT[0]] & MAGIC


def test_winter_drives_nobody_out() -> None:
    magic = of_kind(MAGIC)[0]
    near = beside(magic)[0]
    state = witches({magic: held(0), near: held(1, 2)}, phase="redeployment")
    play(state, f"place marker {near}")
    assert region_of(state, near)["seat"] == 1 and tokens_in(state, near) == 2


def test_winter_makes_a_region_dearer_and_pays_its_other_owner_less() -> None:
    regions = {MINE: held(0), THEIRS: held(1, markers=["ice_witches"])}
    state = witches(regions, {**ORCS})
    assert ("marker", 1) in price_parts(state, 0, THEIRS)
    assert income_of(state, 1) == {"regions": 1, "marker": -1}
    assert sum(coins for _, coins in income_parts(state, 1)) == 0
    own = witches({MINE: held(0, markers=["ice_witches"])})
    assert "marker" not in income_of(own)
    play(own, "stop")
    assert region_of(own, MINE)["markers"] == ["ice_witches"]  # stays while the race is active


def test_own_markers_pay_a_bonus_to_the_active_race_only() -> None:
    keys = "markers = 3\nmarkers_bonus = 2\nmarkers_cost = 1"
    label = install_pack(race(keys=keys)).label
    one, two, third = apart(3)
    regions = {
        one: held(0, markers=["bogfolk"]),
        two: held(0),
        third: held_in_decline(0, "elves", markers=["bogfolk"]),
    }
    ann: Json = {"race": "bogfolk", "power": "hill", "declined": [{"race": "elves"}]}
    state = build_state(ann, {"race": "orcs", "power": "stout"}, regions=regions, packs=[label])
    found = income_of(state)
    assert found["marker"] == 2 and found["declined"] == 1
    coins = coins_of(state)
    pass_turn(state)
    assert coins_of(state) == coins + sum(found.values())


def test_no_income_of_a_people_goes_below_zero_by_winter() -> None:
    one, two = apart(2)
    regions = {one: held(0), two: held_in_decline(1, "orcs", markers=["ice_witches"])}
    state = witches(regions, {"declined": [{"race": "orcs"}]})
    assert income_of(state, 1) == {"declined": 1, "marker": -1}


# --- Lava: markers that drive out and close
def lava(regions: dict[int, Json], bo: Json | None = None, **keys: object) -> State:
    return table("spiders_web", "ratmen", "lava", regions, bo or BO, hand=0, **keys)


MOUNTAIN_REGION = next(r for r in of_kind(MOUNTAIN) if len(beside(r)) >= 2)
NEAR = beside(MOUNTAIN_REGION)


def test_lava_sends_tokens_back_without_loss_and_closes_the_region() -> None:
    target = NEAR[0]
    regions = {MOUNTAIN_REGION: held(0), target: held(1, 3)}
    state = lava(regions, {**ORCS}, phase="redeployment")
    assert refusal_of(state, f"place power marker {MOUNTAIN_REGION}") == "marker.not_there"
    events = play(state, f"place power marker {target}")
    assert facts_of(events, "driven_out")[0]["lost"] == 0
    assert hand_of(state, 1) == 3
    assert not tokens_in(state, target)
    play(state, "end")
    assert not int(targets(state, 3)) >> target & 1  # nobody may enter, not even its old owner
    assert refusal_of(state, f"conquer {target}") in ("conquer.immune", "conquer.out_of_reach")
    play(state, "stop", "end")
    assert "markers" not in region_of(state, target)  # Ann's next turn
    assert seat_of(state, 0)["power_markers_left"] == 9
    seats = view_of(state, 1).seats
    assert [(seat.markers, seat.power_markers) for seat in seats] == [(0, 9), (0, 0)]


def test_lava_removes_a_race_in_decline_for_good() -> None:
    target = NEAR[0]
    regions = {MOUNTAIN_REGION: held(0), target: held_in_decline(1, "orcs")}
    state = lava(regions, {"declined": [{"race": "orcs"}]}, phase="redeployment")
    play(state, f"place power marker {target}")
    assert returned_races(state) == ["orcs"]
    assert declined_races(state, 1) == []


def test_each_lava_marker_needs_a_mountain_of_its_own_beside_it() -> None:
    state = lava({MOUNTAIN_REGION: held(0)}, phase="redeployment")
    play(state, f"place power marker {NEAR[0]}")
    assert refusal_of(state, f"place power marker {NEAR[1]}") == "marker.none_left"
    one, two = next(
        (one, two)
        for one in of_kind(MOUNTAIN)
        for two in of_kind(MOUNTAIN)
        if one < two and set(beside(one)) - set(beside(two)) - {two}
    )
    only_one = sorted(set(beside(one)) - set(beside(two)) - {two})
    both = lava({one: held(0), two: held(0)}, phase="redeployment")
    play(both, f"place power marker {only_one[0]}")
    for region in only_one[1:]:
        assert refusal_of(both, f"place power marker {region}") == "marker.not_there"


# --- Catapult
def catapult(**keys: object) -> State:
    return table("be_not_afraid", "ratmen", "catapult", {MINE: held(0)}, BO, **keys)


def test_the_catapult_reaches_one_region_two_steps_away_for_one_token_less() -> None:
    state = catapult(hand=7)
    over = int(BOARD.neighbours[MINE]) & ~int(BOARD.having(SEA))
    far = int(BOARD.union_of_neighbours(over)) & ~int(BOARD.neighbours[MINE]) & int(BOARD.land)
    before = int(targets(state, 0))
    events = play(state, f"place catapult {MINE}")
    assert facts_of(events, "catapult_placed")[0]["trait"] == "catapult"
    new = members(int(targets(state, 0)) & ~before)
    assert new == [r for r in members(far) if r != MINE and not before >> r & 1]
    target = next(r for r in new if price_of(state, r) <= hand_of(state))
    assert ("catapult", -1) in price_parts(state, 0, target)
    play(state, f"conquer {target}")
    assert turn_key(state, "catapult") == "shot"
    assert refusal_of(state, f"place catapult {MINE}") == "marker.none_left"
    others = [r for r in new if r != target and not BOARD.neighbours[target] >> r & 1]
    assert all(not int(targets(state, 0)) >> r & 1 for r in others)


def test_nobody_can_attack_the_region_with_the_catapult_until_the_owners_next_turn() -> None:
    regions = {MINE: held(0, 1, catapult=True), THEIRS: held(1)}
    ann: Json = {"race": "ratmen", "power": "catapult"}
    label = pack_named("be_not_afraid").label
    bo: Json = {**ORCS, "hand": 8}
    state = build_state(ann, bo, regions=regions, packs=[label], turn=1, phase="conquest")
    assert refusal_of(state, f"conquer {MINE}") == "conquer.immune"
    play(state, "stop")
    place_and_end(state)
    while phase_of(state) == "after_scoring":
        play(state, "end")
    assert "catapult" not in region_of(state, MINE)
    assert refusal_of(state, f"conquer {MINE}") == "conquer.own_region"


# --- Marauding: a second round of conquests
def test_marauding_takes_up_the_spare_tokens_once_and_conquers_again() -> None:
    state = table("cursed", "ratmen", "marauding", {MINE: held(0)}, BO, hand=4)
    assert refusal_of(state, "regroup") == "regroup.nothing"
    play(state, f"conquer {THEIRS}")
    cost = tokens_in(state, THEIRS)
    hand = hand_of(state)
    events = play(state, "regroup")
    assert hand_of(state) == hand + cost - 1
    assert facts_of(events, "regrouped")[0]["tokens"] == hand + cost - 1
    assert read_position(position_json(state))[0] == state
    assert refusal_of(state, "regroup") == "regroup.used"
    plain = table("cursed", "ratmen", "hill", {MINE: held(0)}, BO)
    assert refusal_of(plain, "regroup") == "regroup.no_power"


# --- Mercenary: a coin for two tokens
def mercenary(hand: int, coins: int = 5, tokens: int = 2) -> State:
    regions = {MINE: held(0), THEIRS: held(1, tokens)}
    return table(
        "be_not_afraid", "ratmen", "mercenary", regions, {**ORCS}, hand=hand, ann={"coins": coins}
    )


def test_a_coin_saves_two_tokens_but_a_region_costs_at_least_one() -> None:
    state = mercenary(8)
    full = price_of(state, THEIRS)
    events = play(state, f"conquer {THEIRS} hired")
    assert (coins_of(state), hand_of(state)) == (4, 8 - (full - 2))
    assert facts_of(events, "coins_spent") == [{"seat": 0, "coins": 1, "trait": "mercenary"}]
    ledger = Ledger([5, 5])
    ledger.add_events(events)
    assert ledger.coins == [coins_of(state), coins_of(state, 1)]
    poor = mercenary(8, coins=0)
    assert refusal_of(poor, f"conquer {THEIRS} hired") == "spending.too_little"
    short = mercenary(1)
    assert refusal_of(short, f"conquer {THEIRS} hired") == "conquer.too_few_tokens"
    plain = table("be_not_afraid", "ratmen", "hill", {MINE: held(0)}, BO)
    assert refusal_of(plain, f"conquer {THEIRS} hired") == "spending.no_power"


def test_a_coin_can_save_the_final_attempt_after_the_roll() -> None:
    state = mercenary(1, tokens=3)
    missing = price_of(state, THEIRS) - 1
    assert missing > 3  # only the coin brings it within reach of the die
    play(state, f"conquer {THEIRS} die", f"die {missing - 2}")
    assert sorted(legal_texts(state)) == [f"conquer {THEIRS} hired", "stop"]
    assert refusal_of(state, f"conquer {THEIRS}") == "roll.pending"
    assert turn_key(state, "attempted") == THEIRS
    position = position_json(state)
    again, _ = read_position(position)
    assert again == state
    regions = {MINE: held(0), THEIRS: held(1, 3)}
    rolled = {"hand": 1, "turn_so_far": position["turn_so_far"]}
    with pytest.raises(BadPosition) as refused:  # by a power that has nothing to spend
        table("be_not_afraid", "ratmen", "corrupt", regions, {**ORCS}, **rolled)
    assert refused.value.code == "position.pending_roll"
    saved = state.clone()
    play(saved, f"conquer {THEIRS} hired")
    assert region_of(saved, THEIRS)["seat"] == 0
    assert (coins_of(saved), phase_of(saved)) == (4, "redeployment")
    events = play(state, "stop")
    assert facts_of(events, "attempt_failed")[0]["region"] == THEIRS
    assert (coins_of(state), hand_of(state), phase_of(state)) == (5, 1, "redeployment")


def test_a_roll_that_no_coin_can_help_ends_the_attempt() -> None:
    state = mercenary(1, tokens=3)
    events = play(state, f"conquer {THEIRS} die", "die 0")
    assert facts_of(events, "attempt_failed")
    assert phase_of(state) == "redeployment"


def test_the_explanation_names_what_the_coin_saves_and_the_odds_with_it() -> None:
    state = mercenary(8)
    hired = explain(state, parse_action(f"conquer {THEIRS} hired"))
    assert hired.parts[-1] == ("hired", -2)
    assert hired.price == price_of(state, THEIRS) - 2
    short = mercenary(1)
    assert price_of(short, THEIRS) - 1 == 3
    assert explain(short, parse_action(f"conquer {THEIRS} die")).odds == 0.5  # 1, 2 or 3
    poor = mercenary(1, coins=0)
    assert explain(poor, parse_action(f"conquer {THEIRS} die")).odds == round(1 / 6, 4)


# --- Fireball: charges
def fireball(hand: int, charges: int, **keys: object) -> State:
    regions = {MINE: held(0), THEIRS: held(1, 2)}
    ann: Json = {"charges": charges}
    return table("royal_bonus", "ratmen", "fireball", regions, {**ORCS}, hand=hand, ann=ann, **keys)


def test_missiles_come_from_magic_sources_when_redeploying() -> None:
    magic = of_kind(MAGIC)[0]
    state = table("royal_bonus", "ratmen", "fireball", {magic: held(0)}, BO, hand=0)
    events = play(state, "stop")
    assert facts_of(events, "charges_gained") == [{"seat": 0, "count": 1}]
    assert seat_of(state, 0)["charges"] == 1


@pytest.mark.parametrize(("seat", "has", "gets"), [(0, 0, 2), (1, 19, 1), (0, 20, 0), (1, 17, 2)])
def test_a_seat_has_at_most_twenty_missiles(seat: int, has: int, gets: int) -> None:
    one, two = of_kind(MAGIC)[:2]
    seats: list[Json] = [{"race": "orcs", "power": "swamp"}, {"race": "elves", "power": "hill"}]
    seats[seat] = {"race": "ratmen", "power": "fireball", "charges": has}
    label = pack_named("royal_bonus").label
    regions = {one: held(seat), two: held(seat)}
    state = build_state(*seats, regions=regions, packs=[label], turn=seat, phase="conquest")
    events = play(state, "stop")
    assert seat_of(state, seat)["charges"] == has + gets
    assert facts_of(events, "charges_gained") == ([{"seat": seat, "count": gets}] if gets else [])


def test_each_missile_saves_two_tokens_and_several_can_be_thrown() -> None:
    state = fireball(1, 3)
    full = price_of(state, THEIRS)
    fewest = -(-(full - 1) // 2)
    assert [t for t in legal_texts(state) if t.startswith(f"conquer {THEIRS} hurl")] == [
        f"conquer {THEIRS} hurl {fewest}"
    ]
    events = play(state, f"conquer {THEIRS} hurl {fewest}")
    assert facts_of(events, "hurled") == [{"seat": 0, "region": THEIRS, "count": fewest}]
    assert seat_of(state, 0).get("charges", 0) == 3 - fewest
    assert tokens_in(state, THEIRS) == 1  # one race token is always needed
    many = fireball(8, 6)
    assert refusal_of(many, f"conquer {THEIRS} hurl 6") == "spending.useless"
    assert [t for t in legal_texts(many) if t.startswith(f"conquer {THEIRS} hurl")] == [
        f"conquer {THEIRS} hurl {count}" for count in (1, 2)
    ]
    assert refusal_of(fireball(8, 1), f"conquer {THEIRS} hurl 2") == "spending.too_little"


@pytest.mark.parametrize(("charges", "odds"), [(0, None), (1, 0.5), (2, 1.0)])
def test_charges_count_in_the_odds_of_the_final_attempt(charges: int, odds: float | None) -> None:
    state = fireball(1, charges)
    assert price_of(state, THEIRS) - 1 == 3
    found = explain(state, parse_action(f"conquer {THEIRS} die")).odds
    assert found == (round(1 / 6, 4) if odds is None else odds)


@pytest.mark.parametrize(("number", "thrown"), [(0, 0), (1, 1), (2, 1)])
def test_one_missile_can_save_the_final_attempt_after_the_roll(number: int, thrown: int) -> None:
    state = fireball(1, 1)
    events = play(state, f"conquer {THEIRS} die", f"die {number}")
    assert len(facts_of(events, "attempt_failed")) == 1 - thrown
    if thrown:
        assert sorted(legal_texts(state)) == [f"conquer {THEIRS} hurl 1", "stop"]
        play(state, f"conquer {THEIRS} hurl 1")
        assert region_of(state, THEIRS)["seat"] == 0


# --- Priestesses: a tower
def priestesses(**keys: object) -> State:
    one, two, three = joined(3)
    regions = {one: held(0, 3), two: held(0, 1), three: held(0, 1)}
    return table("grand_dames", "priestesses", "hill", regions, BO, hand=0, **keys)


def test_priestesses_choose_the_region_of_their_tower_which_pays_for_each_token() -> None:
    one, two, three = joined(3)
    state = priestesses(phase="start")
    assert refusal_of(state, "decline") == "decline.where"
    assert refusal_of(state, f"decline {FLAT[-1]}") == "place.not_held"
    events = play(state, f"decline {two}")
    assert facts_of(events, "tower_built") == [
        {"seat": 0, "race": "priestesses", "region": two, "tokens": 3}
    ]
    assert (tokens_in(state, two), tokens_in(state, one, three)) == (3, 0)
    assert income_of(state) == {"declined": 1, "priestesses": 2}
    assert coins_of(state) == 5 + 3
    again, _ = read_position(position_json(state))
    assert again == state


def test_a_conquered_tower_is_lost_as_a_whole() -> None:
    regions = {MINE: held(0), THEIRS: held_in_decline(1, "priestesses", 4)}
    bo: Json = {"declined": [{"race": "priestesses"}]}
    state = table("grand_dames", "ratmen", "hill", regions, bo)
    assert ("tokens", 4) in price_parts(state, 0, THEIRS)
    before = tray_of(state, "priestesses")
    play(state, f"conquer {THEIRS}")
    assert tray_of(state, "priestesses") == before + 4
    assert returned_races(state) == ["priestesses"]


def test_other_races_build_no_tower() -> None:
    state = table("grand_dames", "ratmen", "hill", {MINE: held(0)}, BO, phase="start")
    assert refusal_of(state, f"decline {MINE}") == "decline.no_tower"
    empty = table("grand_dames", "priestesses", "hill", {}, BO, phase="start", hand=9)
    play(empty, "decline")
    assert returned_races(empty) == ["priestesses"]


# --- Witch Doctors: a die for each lost token
@pytest.mark.parametrize("number", [0, 2])
def test_the_die_gives_new_tokens_for_each_lost_one_at_the_end_of_the_turn(number: int) -> None:
    one, two, three = joined(3)
    bo: Json = {"race": "witch_doctors", "power": "hill"}
    regions = {one: held(0), two: held(1, 2), three: held(1, 1)}
    state = table("be_not_afraid", "ratmen", "stout", regions, bo, hand=8)
    play(state, f"conquer {two}")
    assert seat_of(state, 1)["loss_rolls"] == 1
    play(state, "stop")
    place_and_end(state)
    while phase_of(state) == "after_scoring":
        play(state, "end")
    assert state.awaits_die
    again, _ = read_position(position_json(state))
    assert again == state
    assert decode(encode(view_of(state, 0)), state.box) == view_of(state, 0)
    events = play(state, f"die {number}")
    reinforced = [{"seat": 1, "race": "witch_doctors", "tokens": number}] if number else []
    assert facts_of(events, "reinforced") == reinforced
    assert phase_of(state) == "refuge"
    assert hand_of(state, 1) == 1 + number


# --- the numbering
def test_base_games_have_the_same_actions_of_seats_as_ever() -> None:
    box = base_box("base/2")
    assert not box.has_later_actions
    assert Numbering(box).size == ACTIONS == 3135
    assert Numbering(box).actions.tolist() == list(range(ACTIONS))
    assert len(Table(box).mask()) == ACTIONS


def test_a_box_with_later_actions_numbers_them_after_the_old_ones_without_a_gap() -> None:
    box = box_with("base/2", [pack_named("be_not_afraid")])
    numbering = Numbering(box)
    assert numbering.size == a.SEAT_ACTIONS == ACTIONS + a.VOCABULARY - a.LATER
    assert numbering.actions[:ACTIONS].tolist() == list(range(ACTIONS))
    assert numbering.actions[ACTIONS:].tolist() == list(range(a.LATER, a.VOCABULARY))
    compact = Numbering(box, compact=True)
    assert (np.diff(compact.actions) > 0).all()
    hired = parse_action("conquer 7 hired")
    assert hired in compact.actions
    assert parse_action("regroup") not in compact.actions
    for one in (numbering, compact):
        assert one.engine_number(int(one.places[hired])) == hired


def test_environments_play_games_with_later_actions() -> None:
    box = box_with("base/3", [pack_named(id) for id in ("be_not_afraid", "spiders_web")])
    table_of_env = Table(box)
    numbering = Numbering(box, compact=True)
    chance = random.Random(3)
    later = 0
    for seed in range(3):
        table_of_env.begin(seed)
        while not table_of_env.over:
            mask = numbering.of_mask(np.frombuffer(bytearray(table_of_env.mask()), np.int8))
            legal = [numbering.engine_number(int(n)) for n in np.flatnonzero(mask)]
            assert sorted(legal) == sorted(table_of_env.legal())
            action = chance.choice([n for n in legal if n >= a.LATER] or legal)
            later += action >= a.LATER
            assert table_of_env.act(action)
    assert later > 10


# --- whole games
PACKS = ["be_not_afraid", "cursed", "grand_dames", "royal_bonus", "spiders_web"]


@pytest.mark.parametrize("seed", range(3))
def test_random_games_of_the_new_tiles_keep_every_promise(seed: int) -> None:
    box = box_with(f"base/{2 + seed}", [pack_named(id) for id in PACKS], mode="only")
    chance = random.Random(seed)
    for game in random_game_with(box, seed, bold=True):
        check_invariants(game)
        if chance.random() < 0.04:
            _check_state(game, chance)
    assert read_record(write_record(game)).state == game.state


def _check_state(game: Game, chance: random.Random) -> None:
    check_legal_actions(game.state)
    check_refusals_change_nothing(game.state, chance, tries=5)
    again, _ = read_position(position_json(game.state, game.names))
    assert again == game.state
    view = view_of(game.state, 0)
    assert decode(encode(view), game.box) == view
    for action in legal_actions(game.state):
        explain(game.state, action)


def test_markers_of_all_seats_are_public() -> None:
    regions = {MINE: held(0, markers=["leprechauns"])}
    state = pots(regions)
    for seat in (0, 1, -1):
        view = view_of(state, seat)
        assert view.cells[MARKERS] == 1 << MINE
        assert view.regions[MINE].markers == ("leprechauns",)
