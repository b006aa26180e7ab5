"""The expansions in the box: one test or more for each tile, and all of them in one game."""

from __future__ import annotations

import random

import pytest

from smallworld.core.actions import CONQUER, CONQUER_HIRED, CONQUER_HURL, PICK, block_of
from smallworld.core.engine import legal_actions
from smallworld.core.pieces import COLUMN_LENGTH
from smallworld.core.state import COINS, START, State
from smallworld.core.terrain import COAST, FOREST
from smallworld.core.view import view_of
from smallworld.packs.files.packs.write import one_file
from smallworld.packs.game_packs import MOST_PACKS, load_pack
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import EXPANSIONS, pack_named
from smallworld.play.explain import explain
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from smallworld.play.preview import income_after, regions_after_pick
from smallworld.texts.languages import languages
from smallworld.texts.packs import KINDS, wording_of
from tests.kit.invariants import check_invariants
from tests.kit.pack_tables import BOARD, FLAT, LAND, MINE, THEIRS
from tests.kit.pack_tables import expansion_table as table
from tests.kit.positions import (
    TRIBE,
    Json,
    build_state,
    coins_of,
    column_with,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    legal_texts,
    pass_turn,
    place_and_end,
    play,
    price_of,
    refusal_of,
    seat_of,
    tokens_in,
)
from tests.kit.random_games import random_game_with

IDS = sorted(path.name for path in EXPANSIONS.iterdir() if path.is_dir())


# --- all together
@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("lang", languages())
def test_tiles_have_names_in_every_language(id: str, lang: str) -> None:
    pack = pack_named(id)
    seen: set[str] = set()
    for kind, traits in zip(KINDS, (pack.races, pack.powers), strict=True):
        for trait in traits:
            name = wording_of(pack, kind, trait.id, lang)["name"]
            assert name not in seen
            seen.add(name)
            assert trait.id in pack.emblems


@pytest.mark.parametrize("id", IDS)
def test_a_pack_round_trips_through_one_file(id: str) -> None:
    pack = pack_named(id)
    assert load_pack(one_file(pack)).hash == pack.hash


@pytest.mark.parametrize("seed", range(4))
def test_all_expansions_play_together(seed: int) -> None:
    assert len(IDS) <= MOST_PACKS
    box = box_with(f"base/{2 + seed}", [pack_named(id) for id in IDS])
    assert (len(box.races), len(box.powers)) == (14 + 15, 20 + 15)
    chance = random.Random(seed)
    for game in random_game_with(box, seed, bold=seed % 2 == 0):
        if chance.random() < 0.2:
            check_invariants(game)
    check_invariants(game)


def test_hidden_coins_change_nothing_that_a_seat_may_know() -> None:
    """Tiles move coins as far as a seat has them: nothing may tell this before it happens."""
    asked: set[int] = set()
    for seed in range(4):
        box = box_with(f"base/{2 + seed}", [pack_named(id) for id in IDS], mode="only")
        chance = random.Random(seed)
        for game in random_game_with(box, seed, bold=True):
            if game.over or game.state.awaits_chance:
                continue
            if game.state.phase == START or chance.random() < 0.1:
                asked |= check_hidden_coins(game.state)
    assert asked >= {PICK, CONQUER, CONQUER_HIRED, CONQUER_HURL}


def check_hidden_coins(state: State) -> set[int]:
    """Compare what the acting seat may know when others are poor or rich; return the blocks."""
    seat = int(state.actor)
    poor, rich = (with_coins_of_others(state, seat, coins) for coins in (0, 90))
    assert view_of(poor, seat) == view_of(rich, seat)
    legal = legal_actions(poor)
    assert legal == legal_actions(rich)
    for action in legal:
        assert explain(poor, action) == explain(rich, action)
        if action < COLUMN_LENGTH:
            assert regions_after_pick(poor, action) == regions_after_pick(rich, action)
        elif block_of(action) in (CONQUER, CONQUER_HIRED, CONQUER_HURL):
            assert income_after(poor, action) == income_after(rich, action)
    return {int(block_of(action)) for action in legal}


def with_coins_of_others(state: State, seat: int, coins: int) -> State:
    """Return a copy in which all other seats have so many coins."""
    found = state.clone()
    for other in range(int(state.box.seats)):
        if other != seat:
            found.cells[COINS + other] = coins
    return found


@pytest.mark.parametrize(
    ("pack", "numbers"),
    [
        ("cursed", {"goblins": 6, "kobolds": 11, "cursed": 0, "hordes_of": 7}),
        ("cursed", {"ransacking": 4, "were": 4, "marauding": 5}),
        ("grand_dames", {"nomads": 6, "white_ladies": 2, "historian": 5, "peace_loving": 4}),
        ("grand_dames", {"priestesses": 4}),
        ("be_not_afraid", {"barbarians": 9, "homunculi": 5, "pixies": 11}),
        ("be_not_afraid", {"barricade": 4, "corrupt": 4, "imperial": 4}),
        ("be_not_afraid", {"leprechauns": 6, "witch_doctors": 6, "catapult": 4, "mercenary": 4}),
        ("spiders_web", {"slingmen": 5, "ice_witches": 5, "lava": 5}),
        ("royal_bonus", {"fauns": 5, "igors": 4, "shrubmen": 6, "aquatic": 3}),
        ("royal_bonus", {"fireball": 5}),
    ],
)
def test_numbers_of_banners_and_badges(pack: str, numbers: dict[str, int]) -> None:
    found = pack_named(pack)
    tokens = {trait.id: int(trait.tokens) for trait in [*found.races, *found.powers]}
    assert {id: tokens[id] for id in numbers} == numbers


# --- Cursed!
def test_goblins_pay_less_for_races_in_decline_but_not_for_tribes() -> None:
    bo: Json = {"race": "elves", "power": "stout", "declined": [{"race": "orcs"}]}
    one, two, three = FLAT[:3]
    regions = {one: held_in_decline(1, "orcs"), two: held(1), three: TRIBE}
    state = table("cursed", "goblins", "hill", regions, bo)
    assert [price_of(state, region) for region in (one, two, three)] == [2, 3, 3]


def test_kobolds_stand_in_pairs() -> None:
    state = table("cursed", "kobolds", "commando", {MINE: held(0, 2)}, hand=9)
    near = next(r for r in FLAT if BOARD.neighbours[MINE] >> r & 1)
    assert price_of(state, near) == 2
    play(state, f"conquer {near}", "stop")
    assert (tokens_in(state, MINE), tokens_in(state, near), hand_of(state)) == (2, 2, 7)


def test_kobolds_keep_one_token_a_region_in_decline() -> None:
    state = table("cursed", "kobolds", "hill", {MINE: held(0, 4)}, phase="start", hand=0)
    play(state, "decline")
    assert tokens_in(state, MINE) == 1


def test_cursed_costs_three_coins_to_skip() -> None:
    column = column_with("ratmen cursed", "elves hill")
    state = build_state({}, packs=[pack_named("cursed").label], column=column)
    play(state, "pick 2")
    assert coins_of(state) == 2
    assert view_of(state, 0).column[0].coins == 3


def test_hordes_bring_seven_tokens_to_every_race() -> None:
    column = column_with("ratmen hordes_of")
    state = build_state({}, packs=[pack_named("cursed").label], column=column)
    play(state, "pick 1")
    assert hand_of(state) == 8 + 7


def test_ransacking_takes_a_coin_for_each_active_region() -> None:
    bo: Json = {"race": "elves", "power": "stout", "coins": 1}
    second = next(r for r in LAND if BOARD.neighbours[THEIRS] >> r & 1 and r != MINE)
    regions = {MINE: held(0), THEIRS: held(1), second: held(1)}
    state = table("cursed", "ratmen", "ransacking", regions, bo)
    play(state, f"conquer {THEIRS}", f"conquer {second}")
    assert (coins_of(state, 0), coins_of(state, 1)) == (6, 0)


@pytest.mark.parametrize(("round", "saved"), [(1, 0), (2, 2), (7, 0), (8, 2)])
def test_were_is_strong_in_even_rounds(round: int, saved: int) -> None:
    mountain = next(r for r in LAND if BOARD.mountains >> r & 1)
    assert price_of(table("cursed", "ratmen", "were", round=round), mountain) == 3 - saved


# --- Grand Dames
def test_nomads_are_paid_for_what_they_leave() -> None:
    regions = {MINE: held(0, 3), THEIRS: held(0, 3)}
    state = table("grand_dames", "nomads", "stout", regions, hand=0, phase="start")
    play(state, f"abandon {THEIRS}")
    assert refusal_of(state, f"conquer {THEIRS}") == "conquer.abandoned"
    assert income_of(state) == {"regions": 1, "nomads": 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_only_what_active_nomads_leave_is_paid_and_closed(seat: int) -> None:
    regions = {MINE: held(seat, 3), THEIRS: held(seat, 3)}
    label = pack_named("grand_dames").label
    nomads: Json = {"race": "nomads", "power": "stout"}
    seats: list[Json] = [nomads, {}] if seat == 0 else [{}, nomads]
    state = build_state(*seats, regions=regions, packs=[label], turn=seat, phase="start")
    play(state, f"abandon {THEIRS}")
    assert refusal_of(state, f"conquer {THEIRS}") == "conquer.abandoned"
    assert income_of(state, seat) == {"regions": 1, "nomads": 1}
    ghouls: Json = {**nomads, "declined": [{"race": "ghouls"}]}
    seats = [ghouls, {}] if seat == 0 else [{}, ghouls]
    regions = {MINE: held(seat, 3), THEIRS: held_in_decline(seat, "ghouls", 2)}
    state = build_state(*seats, regions=regions, packs=[label], turn=seat, phase="start")
    play(state, f"declined abandon {THEIRS}")
    assert "nomads" not in income_of(state, seat)


def test_white_ladies_are_out_of_reach_in_decline() -> None:
    bo: Json = {"declined": [{"race": "white_ladies"}]}
    regions = {MINE: held(0), THEIRS: held_in_decline(1, "white_ladies")}
    state = table("grand_dames", "ratmen", "dragon_master", regions, bo)
    for action in (f"conquer {THEIRS}", f"conquer {THEIRS} dragon"):
        assert refusal_of(state, action) == "conquer.protected"


def test_white_ladies_can_be_attacked_while_active() -> None:
    bo: Json = {"race": "white_ladies", "power": "stout"}
    state = table("grand_dames", "ratmen", "hill", {MINE: held(0), THEIRS: held(1)}, bo)
    assert f"conquer {THEIRS}" in legal_texts(state)


def test_a_historian_earns_by_declines() -> None:
    ann: Json = {"declined": [{"race": "orcs"}]}
    bo: Json = {"race": "elves", "power": "stout"}
    column = column_with("ratmen historian", seats=(ann, bo))
    regions = {LAND[0]: held_in_decline(0, "orcs"), LAND[1]: held(1)}
    label = pack_named("grand_dames").label
    state = build_state(ann, bo, regions=regions, packs=[label], column=column)
    events = play(state, "pick 1")
    assert facts_of(events, "coins_gained") == [{"seat": 0, "coins": 1, "trait": "historian"}]


def test_peace_pays_three_coins() -> None:
    bo: Json = {"race": "elves", "power": "stout"}
    regions = {MINE: held(0), THEIRS: held(1)}
    state = table("grand_dames", "ratmen", "peace_loving", regions, bo)
    assert income_of(state)["peace_loving"] == 3
    play(state, f"conquer {THEIRS}")
    assert "peace_loving" not in income_of(state)


# --- Be Not Afraid
def test_barbarians_stay_where_they_conquered() -> None:
    state = table("be_not_afraid", "barbarians", "stout", {MINE: held(0, 2)}, hand=7)
    play(state, f"conquer {THEIRS}")
    taken = tokens_in(state, THEIRS)
    play(state, "stop")
    assert legal_texts(state) == ["end"]
    assert (tokens_in(state, MINE), tokens_in(state, THEIRS)) == (2, taken)
    assert hand_of(state) == 7 - taken


@pytest.mark.parametrize("skipped", [0, 1, 4])
def test_homunculi_grow_when_they_are_skipped(skipped: int) -> None:
    column = column_with(f"homunculi hill {skipped}")
    state = build_state({}, packs=[pack_named("be_not_afraid").label], column=column)
    play(state, "pick 1")
    assert hand_of(state) == 5 + 4 + skipped


def test_pixies_leave_one_token_a_region() -> None:
    state = table("be_not_afraid", "pixies", "hill", {MINE: held(0, 3)}, hand=9)
    play(state, f"conquer {THEIRS}", "stop")
    assert legal_texts(state) == ["end"]
    assert (tokens_in(state, MINE), tokens_in(state, THEIRS)) == (1, 1)
    assert hand_of(state) == 9 + 3 - 2


@pytest.mark.parametrize(("count", "coins"), [(0, 3), (4, 3), (5, 0)])
def test_a_barricade_pays_with_four_regions_or_fewer(count: int, coins: int) -> None:
    regions = {region: held(0) for region in LAND[:count]}
    state = table("be_not_afraid", "ratmen", "barricade", regions, hand=0)
    assert income_of(state).get("barricade", 0) == coins


def test_corrupt_owners_are_paid_by_conquerors() -> None:
    bo: Json = {"race": "elves", "power": "corrupt"}
    state = table("be_not_afraid", "ratmen", "hill", {MINE: held(0), THEIRS: held(1)}, bo)
    play(state, f"conquer {THEIRS}")
    assert (coins_of(state, 0), coins_of(state, 1)) == (4, 6)


@pytest.mark.parametrize(("count", "coins"), [(3, 0), (4, 1), (7, 4)])
def test_an_empire_pays_beyond_three_regions(count: int, coins: int) -> None:
    regions = {region: held(0) for region in LAND[:count]}
    state = table("be_not_afraid", "ratmen", "imperial", regions, hand=0)
    assert income_of(state).get("imperial", 0) == coins


# --- A Spider's Web
def test_slingmen_reach_two_steps_for_a_coin() -> None:
    near = table("spiders_web", "ratmen", "hill", {MINE: held(0)})
    far = table("spiders_web", "slingmen", "hill", {MINE: held(0)})
    more = sorted({*legal_texts(far)} - {*legal_texts(near)})
    there = next(action for action in more if action.startswith("conquer") and "die" not in action)
    play(far, there)
    assert coins_of(far) == 6


# --- Royal Bonus
def test_fauns_and_their_victims_grow() -> None:
    bo: Json = {"race": "elves", "power": "stout"}
    state = table("royal_bonus", "fauns", "hill", {MINE: held(0), THEIRS: held(1, 2)}, bo)
    play(state, f"conquer {THEIRS}")
    assert hand_of(state, 1) == 2 + 1  # elves lose none
    assert facts_of(play(state, "stop"), "reinforced")[0]["tokens"] == 1


def test_igors_make_new_ones_from_what_others_lose() -> None:
    bo: Json = {"race": "igors", "power": "stout"}
    tribe = next(r for r in LAND if BOARD.neighbours[THEIRS] >> r & 1 and r != MINE)
    far = next(r for r in LAND if not BOARD.neighbours[MINE] >> r & 1 and r not in (MINE, tribe))
    regions = {MINE: held(0), tribe: TRIBE, THEIRS: held(1, 2), far: held(1)}
    state = table("royal_bonus", "ratmen", "hill", regions, bo, hand=10)
    play(state, f"conquer {THEIRS}")  # a lost Igor counts too
    assert seat_of(state, 1)["stock"] == 1
    play(state, f"conquer {tribe}")
    assert seat_of(state, 1)["stock"] == 2
    events = pass_turn(state)
    while int(state.turn) == 0:
        events += place_and_end(state)
    assert facts_of(events, "reinforced") == [{"seat": 1, "race": "igors", "tokens": 1}]
    assert "stock" not in seat_of(state, 1)
    assert hand_of(state, 1) == 1
    assert read_position(position_json(state))[0].snapshot() == state.snapshot()


def test_igors_leave_their_stock_in_decline() -> None:
    ann: Json = {"race": "igors", "power": "hill", "stock": 3}
    label = pack_named("royal_bonus").label
    state = build_state(ann, regions={MINE: held(0, 2)}, packs=[label])
    play(state, "decline")
    assert "stock" not in seat_of(state, 0)


def test_forests_of_shrubmen_are_immune_also_in_decline() -> None:
    forest = next(r for r in LAND if BOARD.features[r] & FOREST)
    other = next(r for r in LAND if not BOARD.features[r] & FOREST)
    active: Json = {"race": "shrubmen", "power": "stout"}
    state = table("royal_bonus", "ratmen", "flying", {forest: held(1), other: held(1)}, active)
    assert refusal_of(state, f"conquer {forest}") == "conquer.protected"
    assert f"conquer {other}" in legal_texts(state)
    declined: Json = {"declined": [{"race": "shrubmen"}]}
    regions = {forest: held_in_decline(1, "shrubmen")}
    state = table("royal_bonus", "ratmen", "flying", regions, declined)
    assert refusal_of(state, f"conquer {forest}") == "conquer.protected"


def test_aquatic_races_live_on_the_coast() -> None:
    coast = [r for r in LAND if BOARD.features[r] & COAST][:2]
    inland = [r for r in LAND if not BOARD.features[r] & COAST][:1]
    regions = {region: held(0) for region in coast + inland}
    state = table("royal_bonus", "ratmen", "aquatic", regions, hand=0)
    assert income_of(state) == {"regions": 3, "aquatic": 1}
    lost = table("royal_bonus", "ratmen", "aquatic", {inland[0]: held(0)}, hand=0)
    pass_turn(lost)
    assert coins_of(lost) == 5
