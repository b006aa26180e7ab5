"""S15-S29: entering, paying, rolling, losing and abandoning regions.

Board base/2: 1 and 23 Seas, 8 the Lake; 2 and 12 border farmlands, 10 and 14 inland ones;
3 border forest, 22 forest on the shore of 23 only; 4 border swamp; 6 border mountain,
9 inland mountain; 7 inland hill; 16 border mountain.
"""

from __future__ import annotations

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    conquerable,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    income_paid,
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
    tray_of,
)

BORDER_LAND = {2, 3, 4, 5, 6, 11, 12, 16, 17, 18, 19, 20, 21, 22}
LAND = set(range(1, 24)) - {1, 8, 23}


def conquering(bo: Json, regions: dict[int, Json], *, hand: int) -> State:
    """Ann's Mounted Ratmen conquer with ``hand`` tokens."""
    ann: Json = {"race": "ratmen", "power": "mounted", "hand": hand}
    return build_state(ann, bo, phase="conquest", regions=regions)


def test_s15_the_coast_of_an_occupied_sea() -> None:
    """The shore of an edge Sea opens the map even when somebody sails on that Sea."""
    state = conquering({"race": "orcs", "power": "seafaring"}, {23: held(1, 2)}, hand=9)
    play(state, "conquer 22")
    assert region_of(state, 22) == held(0, 2)


def test_s16_the_shore_of_the_lake_is_no_border() -> None:
    """Nobody enters the map over the Lake."""
    state = conquering({}, {}, hand=9)
    for inland in (7, 9, 13, 14):
        assert refusal_of(state, f"conquer {inland}") == "conquer.not_an_entry"


def test_s17_adding_everything_up() -> None:
    """Mountain, lair, fortress and two tokens on top of two make seven."""
    bo: Json = {"race": "trolls", "power": "fortified"}
    there = {6: held(1, 2, lair=True, fortress=True)}
    assert price_of(conquering(bo, there, hand=7), 6) == 7
    assert refusal_of(conquering(bo, there, hand=6), "conquer 6") == "conquer.too_few_tokens"
    state = conquering(bo, there, hand=7)
    play(state, "conquer 6")
    assert region_of(state, 6) == held(0, 7)


def test_s18_four_short_is_too_far() -> None:
    """The die helps with up to three tokens, not with four."""
    regions = {2: held(0), 3: held(1, 3), 7: held(1, 3)}
    state = conquering({"race": "elves", "power": "hill"}, regions, hand=1)
    assert (price_of(state, 3), price_of(state, 7)) == (5, 4)  # Mounted saves one on the hill
    assert refusal_of(state, "conquer 3 die") == "die.too_far"
    play(state, "conquer 7 die")
    assert legal_texts(state) == ["die 0", "die 1", "die 2", "die 3"]


def test_s19_not_short_no_die() -> None:
    """An affordable region needs no roll; a more expensive one may be tried instead."""
    regions = {2: held(0), 3: held(1, 3)}
    state = conquering({"race": "elves", "power": "hill"}, regions, hand=3)
    assert (price_of(state, 6), price_of(state, 3)) == (3, 5)
    assert refusal_of(state, "conquer 6 die") == "die.not_short"
    assert "conquer 3 die" in legal_texts(state)
    play(state, "conquer 6")
    assert region_of(state, 6) == held(0, 3)
    assert hand_of(state) == 0


def test_s20_a_failed_entry() -> None:
    """A race that fails to come back keeps its tokens in hand and scores nothing."""
    state = build_state(
        {"race": "orcs", "power": "hill", "hand": 2},
        {"race": "elves", "power": "flying"},
        regions={14: held(1)},
    )
    assert price_of(state, 6) == 3
    events = play(state, "conquer 6 die", "die 0", "end")
    assert income_paid(events) == 0
    assert coins_of(state) == 5
    assert (seat_of(state, 0)["race"], hand_of(state)) == ("orcs", 2)
    pass_turn(state)
    assert conquerable(state) == BORDER_LAND - {6, 16, 20}  # two tokens take no mountain
    assert {"decline", "stop", "conquer 6 die"} <= set(legal_texts(state))


def test_s21_losing_a_stack() -> None:
    """One of three Humans dies, two flee to what Bo still holds when Ann is done."""
    regions = {2: held(0), 3: held(1, 3), 9: held(1), 16: held(1)}
    state = conquering({"race": "humans", "power": "hill"}, regions, hand=5)
    before = tray_of(state, "humans")
    play(state, "conquer 3")
    assert tray_of(state, "humans") == before + 1
    assert hand_of(state, 1) == 2
    play(state, "stop")
    place_and_end(state)
    assert legal_texts(state) == ["deploy 9 1", "deploy 9 2", "deploy 16 1", "deploy 16 2"]
    play(state, "deploy 9 1", "deploy 16 1", "end")
    assert region_of(state, 9) == region_of(state, 16) == held(1, 2)


def test_s22_two_victims_return_clockwise() -> None:
    """Defenders return in seat order from the attacker, not in the order of their losses."""
    state = build_state(
        {"race": "ratmen", "power": "mounted", "hand": 8},
        {"race": "humans", "power": "hill"},
        {"race": "elves", "power": "flying"},
        {"race": "orcs", "power": "swamp"},
        phase="conquest",
        regions={
            9: held(0),
            13: held(3, 2),
            10: held(1, 1),
            14: held(1, 2),
            23: held(3),
            11: held(1),
        },
    )
    events = play(state, "conquer 13", "conquer 14", "stop") + place_and_end(state)
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    events += play(state, "deploy 11 1", "end")
    assert (phase_of(state), int(state.actor)) == ("refuge", 3)
    events += play(state, "deploy 23 1", "end")
    assert [facts["seat"] for facts in facts_of(events, "refuge")] == [1, 3]
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_s23_driven_off_the_map() -> None:
    """A race that lives only in Bo's hand may enter again, decline, or wait."""
    state = build_state({}, {"race": "orcs", "power": "hill", "hand": 4}, turn=1)
    assert conquerable(state) == BORDER_LAND
    entering, declining, waiting = state.clone(), state.clone(), state.clone()
    play(entering, "conquer 2")
    assert (region_of(entering, 2), hand_of(entering, 1)) == (held(1, 2), 2)
    play(declining, "decline")
    assert tray_of(declining, "orcs") == 10
    assert "race" not in seat_of(declining, 1)
    pass_turn(waiting)
    assert (seat_of(waiting, 1)["race"], hand_of(waiting, 1)) == ("orcs", 4)


def test_s24_wiped_out_completely() -> None:
    """A race without a token still blocks the pick: pass for three, or decline for nothing."""
    state = build_state(
        {},
        {"race": "ratmen", "power": "hill", "declined": [{"race": "giants"}]},
        turn=1,
        regions={region: held_in_decline(1, "giants") for region in (2, 3, 7)},
    )
    assert set(legal_texts(state)) == {"stop", "decline"}
    assert refusal_of(state, "pick 1") == "pick.race_still_active"
    passing = state.clone()
    assert income_paid(pass_turn(passing)) == 3
    assert income_paid(play(state, "decline")) == 0
    assert [region_of(state, region) for region in (2, 3, 7)] == [{}, {}, {}]
    assert returned_races(state) == ["giants", "ratmen"]
    assert int(state.turn) == 0


def test_s25_next_to_own_ruins() -> None:
    """A declined race is no stepping stone."""
    state = build_state(
        {"race": "wizards", "power": "hill", "hand": 5, "declined": [{"race": "elves"}]},
        phase="conquest",
        regions={2: held(0), 3: held_in_decline(0, "elves")},
    )
    assert refusal_of(state, "conquer 4") == "conquer.out_of_reach"
    assert "conquer 3" in legal_texts(state)


def beside_own_elves(**options: bool) -> State:
    """Ann's Orcs on hill 7 with 5 in hand, her declined Elves on farmland 12 and mountain 6."""
    return build_state(
        {"race": "orcs", "power": "hill", "hand": 5, "declined": [{"race": "elves"}]},
        phase="conquest",
        regions={7: held(0), 12: held_in_decline(0, "elves"), 6: held_in_decline(0, "elves")},
        options=options,
    )


def test_s26_taking_an_own_declined_region() -> None:
    """The own Elf adds nothing to the price, dies, and pays the Orcs as a conquered token."""
    state = beside_own_elves()
    assert (price_of(state, 12), price_of(state, 6)) == (2, 3)
    play(state, "conquer 12")
    assert tray_of(state, "elves") == 10
    assert returned_races(state) == []
    play(state, "conquer 6")
    assert tray_of(state, "elves") == 11
    assert returned_races(state) == ["elves"]
    assert income_of(state) == {"regions": 3, "orcs": 2, "hill": 1}


@pytest.mark.parametrize(("defends", "farm", "peak"), [(False, 2, 3), (True, 3, 4)])
def test_s26b_own_tokens_defend_only_by_the_switch(defends: bool, farm: int, peak: int) -> None:
    """A table may agree that an own token in decline adds one."""
    state = beside_own_elves(own_tokens_defend=defends)
    assert (price_of(state, 12), price_of(state, 6)) == (farm, peak)


@pytest.mark.parametrize(("non_empty", "paid"), [(True, 1), (False, 0)])
def test_s26c_an_own_declined_token_counts_unless_switched_off(non_empty: bool, paid: int) -> None:
    """A table may agree that an own region in decline counts as empty."""
    state = beside_own_elves(own_declined_is_non_empty=non_empty)
    play(state, "conquer 12")
    assert income_of(state).get("orcs", 0) == paid


def test_s27_abandon_and_return() -> None:
    """A hill given up in Ready may be taken again this turn as an empty one."""
    state = build_state({"race": "orcs", "power": "swamp"}, regions={7: held(0, 3), 2: held(0, 3)})
    play(state, "abandon 7")
    assert region_of(state, 7) == {}
    play(state, "conquer 3")
    assert price_of(state, 7) == 2
    play(state, "conquer 7")
    assert region_of(state, 7) == held(0, 2)
    assert income_of(state) == {"regions": 3}


@pytest.mark.parametrize(
    ("race", "power", "open_to_it"),
    [
        ("humans", "hill", BORDER_LAND),
        ("halflings", "hill", LAND),
        ("humans", "flying", LAND),
    ],
)
def test_s28_abandon_everything(race: str, power: str, open_to_it: set[int]) -> None:
    """Who holds nothing enters again: at the border, or anywhere for those who may."""
    state = build_state({"race": race, "power": power}, regions={7: held(0, 3), 14: held(0, 3)})
    play(state, "abandon 7", "abandon 14")
    assert conquerable(state) == open_to_it


def test_s29_no_abandoning_in_redeployment() -> None:
    """Once the conquests are over one token stays in every region."""
    state = build_state({"race": "humans", "power": "hill"}, regions={2: held(0, 3), 3: held(0, 1)})
    play(state, "stop")
    assert refusal_of(state, "abandon 3") == "redeployment.only_placing"
    assert refusal_of(state, "withdraw 3") == "withdraw.not_due"
    assert legal_texts(state) == ["deploy 2 1", "deploy 2 2", "deploy 3 1", "deploy 3 2"]
    play(state, "deploy 2 2", "end")
    assert region_of(state, 3) == held(0, 1)
