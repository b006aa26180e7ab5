"""The section "Decided here" of docs/rulings.md: refuge, redeployment, decline."""

from smallworld.core.state import REFUGE, State
from tests.kit.positions import (
    ANN,
    BO,
    Json,
    build_state,
    held,
    legal_texts,
    play,
    refusal_of,
    region_of,
    seat_of,
)

ORCS: Json = {"race": "orcs", "power": "hill", "hand": 9}


def attacked(bo: Json, regions: dict[int, Json]) -> State:
    """Ann's Orcs take Bo's region 2 and end their turn."""
    state = build_state(ORCS, bo, regions=regions)
    play(state, "conquer 2", "stop")
    play(state, [word for word in legal_texts(state) if word.startswith("deploy 2 ")][-1], "end")
    assert state.phase == REFUGE
    return state


def camps_after_attack() -> State:
    """Bo lost a region with one camp; two camps stand in 16, two were left off before."""
    bo: Json = {"race": "humans", "power": "bivouacking"}
    return attacked(bo, {2: held(BO, 3, camps=1), 16: held(BO, camps=2)})


# --- losses and refuge


def test_e24_only_camps_driven_out_this_turn_are_set_in_refuge() -> None:
    state = camps_after_attack()
    play(state, "place camp 16")
    assert refusal_of(state, "place camp 16") == "camp.none_left"
    assert seat_of(state, BO)["camps_in_hand"] == 2


def test_e25_camps_may_be_left_off_in_refuge() -> None:
    state = camps_after_attack()
    play(state, "deploy 16 2", "end")
    assert seat_of(state, BO)["camps_in_hand"] == 3
    play(state, "stop")
    assert "place camp 16" in legal_texts(state)


def test_e26_a_swapped_elf_that_is_spared_is_placed_in_refuge() -> None:
    ann: Json = {"race": "sorcerers", "power": "hill"}
    bo: Json = {"race": "elves", "power": "swamp"}
    regions = {3: held(ANN), 2: held(BO), 16: held(BO)}
    state = build_state(ann, bo, regions=regions, options={"elf_lost_to_sorcerer": False})
    play(state, "conquer 2 sorcery", "stop", "end")
    assert seat_of(state, BO)["hand"] == 1
    play(state, "deploy 16 1", "end")
    assert region_of(state, 16)["tokens"] == 2


def test_e27_a_defender_places_both_races_and_ends_once() -> None:
    bo: Json = {"race": "humans", "power": "swamp", "declined": [{"race": "ghouls"}]}
    ghouls: Json = {"seat": BO, "declined": "ghouls"}
    regions = {
        2: held(BO, 2),
        16: held(BO),
        3: {**ghouls, "tokens": 2},
        11: {**ghouls, "tokens": 1},
    }
    state = build_state({**ORCS, "hand": 10}, bo, regions=regions)
    play(state, "conquer 2", "conquer 3", "stop", "deploy 3 8", "end")
    assert {"deploy 16 1", "declined deploy 11 1"} <= set(legal_texts(state))
    play(state, "declined deploy 11 1", "deploy 16 1", "end")
    assert state.turn == BO


# --- redeployment


def test_e29_no_token_stays_in_hand_while_its_race_holds_a_region() -> None:
    state = build_state(ORCS)
    play(state, "conquer 2", "stop")
    assert refusal_of(state, "end") == "end.tokens_left"


def test_e29_not_in_refuge_either() -> None:
    state = attacked({"race": "humans", "power": "swamp"}, {2: held(BO, 3), 16: held(BO)})
    assert refusal_of(state, "end") == "end.tokens_left"


def test_e30_one_fortress_in_a_region() -> None:
    ann: Json = {"race": "orcs", "power": "fortified"}
    state = build_state(ann, regions={2: held(ANN, fortress=True), 3: held(ANN)})
    play(state, "stop")
    assert refusal_of(state, "place fortress 2") == "fortress.already_there"
    play(state, "place fortress 3")


def amazons_short_of_two() -> State:
    """Five Amazons in three regions: two are spare, so two regions must go."""
    ann: Json = {"race": "amazons", "power": "fortified"}
    regions = {2: held(ANN, 2, fortress=True), 3: held(ANN, 2), 4: held(ANN)}
    state = build_state(ann, regions=regions)
    play(state, "stop")
    return state


def test_e31_regions_are_given_up_before_anything_is_placed() -> None:
    state = amazons_short_of_two()
    assert refusal_of(state, "deploy 2 1") == "withdraw.first"
    assert refusal_of(state, "place fortress 3") == "withdraw.first"


def test_e31_not_one_more_than_needed_and_their_markers_go() -> None:
    state = amazons_short_of_two()
    play(state, "withdraw 2", "withdraw 3")
    assert refusal_of(state, "withdraw 4") == "withdraw.not_due"
    assert region_of(state, 2) == {}


def test_e32_any_four_that_are_left_go_aside() -> None:
    state = amazons_short_of_two()
    play(state, "withdraw 2", "withdraw 3", "end")
    assert seat_of(state, ANN)["aside"] == 4
    assert region_of(state, 4)["tokens"] == 1


def test_e33_a_hero_must_stand_where_one_can() -> None:
    state = build_state({"race": "orcs", "power": "heroic"}, regions={2: held(ANN)})
    play(state, "stop")
    assert refusal_of(state, "end") == "end.heroes_left"
    play(state, "place hero 2", "end")
    assert seat_of(state, ANN)["heroes_in_hand"] == 1
