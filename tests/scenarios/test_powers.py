"""S49-S66: what each special power changes.

Board base/2: 1 and 23 Seas, 8 the Lake; 2 and 12 border farmlands, 10 inland farmland;
3 border forest, 13 inland forest; 4, 17, 19 and 21 swamps; 6 border mountain with a cavern,
9 inland mountain; 7 inland hill, 15 inland hill with a cavern; 16 border mountain.
"""

from __future__ import annotations

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    TRIBE,
    Json,
    build_state,
    coins_of,
    combos,
    conquerable,
    discarded_powers,
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

LAND = set(range(1, 24)) - {1, 8, 23}


def test_s49_the_alchemist() -> None:
    """The gold comes in even with no token on the map, but not on the turn of decline."""
    state = build_state(
        {"race": "trolls", "power": "alchemist", "declined": [{"race": "elves"}]},
        regions={2: held_in_decline(0, "elves"), 3: held_in_decline(0, "elves")},
    )
    declining = state.clone()
    assert income_paid(pass_turn(state)) == 2 + 2
    assert income_paid(play(declining, "decline")) == 0
    assert (region_of(declining, 2), region_of(declining, 3)) == ({}, {})


def test_s50_berserk() -> None:
    """The die is rolled first and its number saved on the region chosen after it."""
    state = build_state(
        {"race": "ratmen", "power": "berserk", "hand": 12},
        {"declined": [{"race": "elves"}]},
        phase="conquest",
        turn_so_far={"picked": True},
        regions={6: held_in_decline(1, "elves"), 16: held_in_decline(1, "elves")},
    )
    assert price_of(state, 6) == 4
    assert refusal_of(state, "conquer 6 die") == "die.rolls_first"
    play(state, "roll", "die 3")
    assert refusal_of(state, "roll") == "roll.pending"
    play(state, "conquer 6")
    assert (region_of(state, 6), hand_of(state)) == (held(0), 11)
    play(state, "roll", "die 0", "conquer 2")
    assert (region_of(state, 2), hand_of(state)) == (held(0, 2), 9)


def test_s50b_the_last_berserk_roll() -> None:
    """One token and a zero: nothing is within reach and there is no further die."""
    state = build_state(
        {"race": "ratmen", "power": "berserk", "hand": 1},
        phase="conquest",
        regions={2: held(0)},
    )
    play(state, "roll", "die 0")
    assert legal_texts(state) == ["stop"]
    play(state, "stop")
    assert (phase_of(state), hand_of(state)) == ("redeployment", 1)
    play(state, "deploy 2 1", "end")
    assert region_of(state, 2) == held(0, 2)


def test_s51_bivouacking() -> None:
    """Camps raise the price, keep Sorcerers out, and come back when their region falls."""
    state = build_state(
        {"race": "sorcerers", "power": "hill", "hand": 5},
        {"race": "humans", "power": "bivouacking"},
        phase="conquest",
        regions={2: held(0), 3: held(1, 1, camps=2), 12: held(1)},
    )
    humans = tray_of(state, "humans")
    assert price_of(state, 3) == 5
    assert refusal_of(state, "conquer 3 sorcery") == "conversion.camp"
    play(state, "conquer 3", "stop")
    place_and_end(state)
    assert tray_of(state, "humans") == humans + 1
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    play(state, "place camp 12", "place camp 12")
    assert refusal_of(state, "place camp 12") == "camp.none_left"  # the other three stay off
    play(state, "end")
    assert region_of(state, 12) == held(1, 1, camps=2)
    play(state, "decline")
    assert region_of(state, 12) == held_in_decline(1, "humans")


def test_s52_commando_at_the_border() -> None:
    """The first conquest is already one token cheaper."""
    state = build_state(
        {"race": "orcs", "power": "commando", "hand": 9},
        map="base/4",
        phase="conquest",
        turn_so_far={"picked": True},
        regions={3: TRIBE},
    )
    assert price_of(state, 3) == 2
    play(state, "conquer 3")
    assert region_of(state, 3) == held(0, 2)


def after_the_diplomats_turn() -> State:
    """Ann's Skeletons beat Cy's Elf on 13 and Bo's declined Orc on 8; her turn is scored.

    They hold 9 with one token and 4 with six; her declined Humans hold 10. Bo's Sorcerers
    with the Dragon stand on 3, his Ghouls on 6: both border 9, the Sorcerers 4 and 10 too.
    """
    state = build_state(
        {
            "race": "skeletons",
            "power": "diplomat",
            "hand": 6,
            "declined": [{"race": "humans"}],
        },
        {
            "race": "sorcerers",
            "power": "dragon_master",
            "declined": [{"race": "ghouls", "power": "spirit"}, {"race": "orcs"}],
        },
        {"race": "elves", "power": "flying"},
        {"race": "ratmen", "power": "hill"},
        phase="conquest",
        regions={
            9: held(0),
            4: held(0),
            10: held_in_decline(0, "humans"),
            8: held_in_decline(1, "orcs"),
            3: held(1, 6),
            6: held_in_decline(1, "ghouls", 4),
            13: held(2),
            22: held(3),
        },
    )
    play(state, "conquer 13", "conquer 8", "stop", "deploy 4 5", "end")
    return state


def test_s53_the_diplomat() -> None:
    """Peace is open to all whose active race was spared, and binds that active race only."""
    state = after_the_diplomats_turn()
    assert phase_of(state) == "after_scoring"
    assert set(legal_texts(state)) == {"end", "ally 1", "ally 3"}
    assert refusal_of(state, "ally 2") == "ally.attacked"
    at_war = state.clone()
    play(at_war, "end")
    play(state, "ally 1")
    attacks = ["conquer 9", "conquer 9 dragon", "conquer 9 sorcery", "conquer 4 die"]
    assert set(attacks) <= set(legal_texts(at_war))
    for attack in attacks:
        assert refusal_of(state, attack) == "conquer.peace"
    assert "declined conquer 9" in legal_texts(state)  # the Ghouls are not bound
    assert "conquer 10" in legal_texts(state)  # Ann's declined Humans are not covered


def test_s53b_peace_ends_when_the_diplomats_turn_begins() -> None:
    """Unless it is made again the ally may attack on his next turn."""
    state = after_the_diplomats_turn()
    play(state, "ally 1")
    for _ in range(3):
        assert seat_of(state, 0)["peace_with"] == 1
        pass_turn(state)
    assert int(state.turn) == 0
    assert "peace_with" not in seat_of(state, 0)
    pass_turn(state)
    assert phase_of(state) == "after_scoring"
    play(state, "end")
    assert "conquer 9 dragon" in legal_texts(state)


def dragon_before_the_trolls() -> State:
    """Ann's dragon on 2 and one token in hand; Bo's three Trolls in their stronghold on 6."""
    return build_state(
        {"race": "orcs", "power": "dragon_master", "hand": 1},
        {"race": "trolls", "power": "fortified"},
        phase="conquest",
        regions={
            2: held(0, 1, dragon=True),
            6: held(1, 3, lair=True, fortress=True),
            7: held(1, 3, lair=True),
        },
    )


def test_s54_the_dragon_master() -> None:
    """One token and the dragon take a region of price eight and close it behind them."""
    state = dragon_before_the_trolls()
    trolls = tray_of(state, "trolls")
    assert price_of(state, 6) == 8
    play(state, "conquer 6 dragon")
    assert region_of(state, 6) == held(0, 1, dragon=True)
    assert region_of(state, 2) == held(0)
    assert (tray_of(state, "trolls"), hand_of(state, 1)) == (trolls + 1, 2)
    assert refusal_of(state, "conquer 7 dragon") == "dragon.used"
    play(state, "stop", "end", "deploy 7 2", "end")
    assert refusal_of(state, "conquer 6") == "conquer.immune"
    assert "conquer 2" in legal_texts(state)  # the dragon has left it
    pass_turn(state)
    pass_turn(state)  # on Ann's next turn it may simply stay
    assert region_of(state, 6) == held(0, 1, dragon=True)


def test_s55_flying() -> None:
    """Flyers enter inland and reach all land, but no water and no hole."""
    state = build_state(
        {"race": "orcs", "power": "flying", "hand": 10},
        {"race": "halflings", "power": "hill"},
        phase="conquest",
        regions={13: TRIBE, 22: held(1, 1, hole=True)},
    )
    assert price_of(state, 13) == 3
    play(state, "conquer 13")
    assert region_of(state, 13) == held(0, 3)
    assert conquerable(state) == LAND - {13, 22}
    for water in (1, 8, 23):
        assert refusal_of(state, f"conquer {water}") == "conquer.water"
    assert refusal_of(state, "conquer 22") == "conquer.immune"


def test_s56_swamp_and_forest() -> None:
    """The badge pays for its terrain while the race is active."""
    swampy = build_state(
        {"race": "trolls", "power": "swamp"},
        regions={region: held(0) for region in (4, 17, 19, 2, 3)},
    )
    declining = swampy.clone()
    assert income_paid(pass_turn(swampy)) == 5 + 3
    assert income_paid(play(declining, "decline")) == 5
    wooded = build_state(
        {"race": "trolls", "power": "forest"},
        regions={region: held(0) for region in (3, 13, 4, 17, 2)},
    )
    assert income_paid(pass_turn(wooded)) == 5 + 2


def test_s57_fortified() -> None:
    """One fortress a turn, a coin for each; in decline they only defend."""
    state = build_state(
        {"race": "dwarves", "power": "fortified", "hand": 6},
        {"race": "ratmen", "power": "hill"},
        phase="conquest",
        turn_so_far={"picked": True},
        regions={4: held(1, 8)},
    )
    play(state, "conquer 2", "conquer 7", "conquer 12", "stop", "place fortress 7")
    assert refusal_of(state, "place fortress 7") == "fortress.one_a_turn"
    assert refusal_of(state, "place fortress 2") == "fortress.one_a_turn"
    assert income_paid(place_and_end(state)) == 3 + 1
    pass_turn(state)
    play(state, "conquer 13", "stop")
    assert refusal_of(state, "place fortress 7") == "fortress.already_there"
    play(state, "place fortress 12")
    assert income_paid(place_and_end(state)) == 4 + 2
    play(state, "conquer 3", "stop")  # Bo comes near
    place_and_end(state)
    assert refusal_of(state, "place fortress 2") == "turn.stop_first"
    assert income_paid(play(state, "decline")) == 4
    assert region_of(state, 7) == held_in_decline(0, "dwarves", fortress=True)
    assert price_of(state, 7) == 4
    play(state, "conquer 7")
    assert region_of(state, 7) == held(1, 4)


def heroes(regions: dict[int, Json]) -> State:
    """Ann's Heroic race begins to redeploy; Bo's Sorcerers with the Dragon stand on 7."""
    state = build_state(
        {"race": "ratmen", "power": "heroic"},
        {"race": "sorcerers", "power": "dragon_master"},
        regions={**regions, 7: held(1, 6)},
    )
    play(state, "stop")
    return state


def test_s58_the_heroes() -> None:
    """Two heroes close two different regions to everything, until they are moved."""
    state = heroes({region: held(0) for region in (2, 3, 4, 12, 13)})
    assert refusal_of(state, "end") == "end.heroes_left"
    play(state, "place hero 2")
    assert refusal_of(state, "place hero 2") == "hero.already_there"
    play(state, "place hero 3", "end")
    for region in (2, 3):
        for way in ("", " dragon", " sorcery"):
            assert refusal_of(state, f"conquer {region}{way}") == "conquer.immune"
    assert {"conquer 12", "conquer 12 dragon", "conquer 12 sorcery"} <= set(legal_texts(state))
    pass_turn(state)
    play(state, "stop", "place hero 12", "place hero 13", "end")
    assert "conquer 2 sorcery" in legal_texts(state)
    assert refusal_of(state, "conquer 12 sorcery") == "conquer.immune"
    pass_turn(state)
    play(state, "decline")
    assert region_of(state, 12) == region_of(state, 13) == held_in_decline(0, "ratmen")


def test_s58b_one_region_takes_one_hero() -> None:
    """With a single region the second hero has nowhere to go."""
    state = heroes({2: held(0)})
    play(state, "place hero 2", "end")
    assert region_of(state, 2) == held(0, 1, hero=True)
    assert seat_of(state, 0)["heroes_in_hand"] == 1


def test_s59_hill() -> None:
    """The badge pays for the hill of its own race, not for that of the declined one."""
    state = build_state(
        {"race": "ratmen", "power": "hill", "declined": [{"race": "elves"}]},
        regions={region: held(0) for region in (2, 3, 4, 6, 7)} | {15: held_in_decline(0, "elves")},
    )
    assert income_of(state) == {"regions": 5, "hill": 1, "declined": 1}
    assert income_paid(pass_turn(state)) == 7


def test_s60_mounted() -> None:
    """Mounted Giants save for the terrain and for their mountain, down to one token."""
    state = build_state(
        {"race": "giants", "power": "mounted", "hand": 5},
        {"race": "ratmen", "power": "hill"},
        phase="conquest",
        regions={9: held(0), 6: held(0), 15: TRIBE, 10: held(1, 3)},
    )
    assert price_of(state, 15) == 1  # a hill with a tribe
    assert price_of(state, 7) == 1  # an empty hill
    assert price_of(state, 10) == 3  # farmland with three enemies
    assert price_of(state, 3) == 1  # an empty forest


def test_s61_pillaging_orcs() -> None:
    """Race and badge both pay for each region that was not empty."""
    state = build_state(
        {"race": "orcs", "power": "pillaging", "hand": 8},
        {"declined": [{"race": "elves"}]},
        phase="conquest",
        regions={
            2: held(0),
            3: held(0),
            7: TRIBE,
            4: held_in_decline(1, "elves"),
            16: held_in_decline(1, "elves"),
        },
    )
    play(state, "conquer 7", "conquer 4", "conquer 12", "stop")
    assert income_of(state) == {"regions": 5, "orcs": 2, "pillaging": 2}
    assert income_paid(place_and_end(state)) == 9


def test_s62_seafaring() -> None:
    """Sailors enter by the edge Sea, land on its shore, and keep the Sea in decline."""
    state = build_state(
        {"race": "elves", "power": "seafaring", "hand": 11},
        {"race": "ratmen", "power": "flying"},
        phase="conquest",
        turn_so_far={"picked": True},
        regions={16: held(1)},
    )
    assert price_of(state, 1) == 2
    play(state, "conquer 1")
    assert conquerable(state) == {2, 6}
    play(state, "stop")
    place_and_end(state)
    pass_turn(state)
    assert income_paid(play(state, "decline")) == 1
    assert region_of(state, 1) == held_in_decline(0, "elves")


@pytest.mark.parametrize(
    ("race", "power", "attack"),
    [
        ("ratmen", "flying", "conquer 1"),
        ("ratmen", "dragon_master", "conquer 1 dragon"),
        ("sorcerers", "hill", "conquer 1 sorcery"),
    ],
)
@pytest.mark.parametrize("in_decline", [False, True])
def test_s62b_only_sailors_take_a_sea(race: str, power: str, attack: str, in_decline: bool) -> None:
    """Wings, Dragon and Sorcerers end at the shore, even if a seafaring race is there."""
    elves: Json = {"race": "elves", "power": "seafaring"}
    state = build_state(
        {"race": race, "power": power, "hand": 5},
        {"declined": [{"race": "elves"}]} if in_decline else elves,
        phase="conquest",
        regions={2: held(0), 1: held_in_decline(1, "elves") if in_decline else held(1)},
    )
    assert refusal_of(state, attack) == "conquer.water"


def test_s62c_the_next_sailors_take_a_declined_sea() -> None:
    """When the badge is out again its race takes the Sea for three."""
    state = build_state(
        {"race": "orcs", "power": "seafaring", "hand": 5},
        {"declined": [{"race": "elves"}]},
        phase="conquest",
        regions={2: held(0), 1: held_in_decline(1, "elves"), 16: held_in_decline(1, "elves")},
    )
    assert price_of(state, 1) == 3
    play(state, "conquer 1")
    assert region_of(state, 1) == held(0, 3)


def test_s63_spirit() -> None:
    """Spirits never make room; only the other declined race is replaced."""
    state = build_state(
        {
            "race": "orcs",
            "power": "hill",
            "declined": [{"race": "tritons", "power": "spirit"}],
        },
        {"race": "ratmen", "power": "swamp"},
        regions={
            7: held(0),
            2: held_in_decline(0, "tritons"),
            3: held_in_decline(0, "tritons"),
            16: held(1),
        },
        column=combos("elves forest", "humans stout", "giants heroic", "amazons berserk")
        + combos("trolls alchemist", "wizards commando"),
    )
    assert income_paid(play(state, "decline")) == 2 + 1
    pass_turn(state)
    play(state, "pick 1", "reveal dwarves flying", "conquer 12", "stop")
    assert income_paid(place_and_end(state)) == 1 + 3
    pass_turn(state)
    assert income_paid(play(state, "decline")) == 2 + 1
    assert region_of(state, 7) == {}
    assert region_of(state, 2) == region_of(state, 3) == held_in_decline(0, "tritons")
    assert region_of(state, 12) == held_in_decline(0, "elves")
    assert discarded_powers(state) == ["forest", "hill"]


def test_s63b_the_spirit_badge_is_free_when_the_last_spirit_falls() -> None:
    """Badge and banner leave the table together."""
    state = build_state(
        {"race": "orcs", "power": "hill", "hand": 8},
        {"declined": [{"race": "tritons", "power": "spirit"}]},
        phase="conquest",
        regions={7: held(0), 2: held_in_decline(1, "tritons"), 3: held_in_decline(1, "tritons")},
    )
    play(state, "conquer 2")
    assert seat_of(state, 1)["declined"] == [{"race": "tritons", "power": "spirit"}]
    assert discarded_powers(state) == []
    play(state, "conquer 3")
    assert "declined" not in seat_of(state, 1)
    assert discarded_powers(state) == ["spirit"]
    assert returned_races(state) == ["tritons"]


def test_s64_stout() -> None:
    """The first turn scores in full, old race included, and then the Humans decline."""
    state = build_state(
        {"race": "humans", "power": "stout", "hand": 9, "declined": [{"race": "trolls"}]},
        {"race": "ratmen", "power": "hill"},
        phase="conquest",
        turn_so_far={"picked": True},
        regions={
            16: held_in_decline(0, "trolls", lair=True),
            21: held_in_decline(0, "trolls", lair=True),
            22: held_in_decline(0, "trolls", lair=True),
            19: held(1),
        },
    )
    play(state, "conquer 2", "conquer 3", "conquer 7", "conquer 12", "stop")
    assert income_paid(place_and_end(state)) == 4 + 2 + 3
    assert set(legal_texts(state)) == {"end", "decline"}
    play(state, "decline")
    assert coins_of(state) == 5 + 9  # no second scoring
    assert [region_of(state, region) for region in (16, 21, 22)] == [{}, {}, {}]
    for region in (2, 3, 7, 12):
        assert region_of(state, region) == held_in_decline(0, "humans")
    pass_turn(state)
    assert legal_texts(state) == [f"pick {place}" for place in range(1, 7)]


@pytest.mark.parametrize(
    ("board", "mountain", "hill", "inland"), [("base/2", 6, 15, 15), ("base/3", 13, 24, 20)]
)
def test_s65_underworld(board: str, mountain: int, hill: int, inland: int) -> None:
    """A cavern in a held mountain leads to every other one, two tokens cheaper for Giants."""
    state = build_state(
        {"race": "giants", "power": "underworld", "hand": 1},
        map=board,
        phase="conquest",
        regions={mountain: held(0), hill: TRIBE},
    )
    assert price_of(state, hill) == 1
    play(state, f"conquer {hill}")
    assert region_of(state, hill) == held(0)
    entering = build_state(
        {"race": "giants", "power": "underworld", "hand": 11},
        map=board,
        phase="conquest",
        regions={hill: TRIBE},
    )
    assert refusal_of(entering, f"conquer {inland}") == "conquer.not_an_entry"


def test_s66_wealthy() -> None:
    """Seven coins once, at the end of the turn of the pick."""
    state = build_state(
        {},
        {"race": "ratmen", "power": "hill"},
        regions={16: held(1)},
        column=combos("halflings wealthy", "humans stout", "giants heroic", "amazons berserk")
        + combos("trolls alchemist", "wizards commando"),
    )
    play(state, "pick 1", "reveal dwarves flying", "conquer 2", "conquer 3", "conquer 7", "stop")
    assert income_paid(place_and_end(state)) == 3 + 7
    pass_turn(state)
    play(state, "conquer 12", "stop")
    assert income_paid(place_and_end(state)) == 4
