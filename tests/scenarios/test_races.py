"""S30-S48: what each race changes.

Board base/2: 2 and 12 border farmlands, 10 inland farmland; 3 border forest with a mine,
13 inland forest; 4 border swamp; 6 border mountain with a mine, 9 inland mountain;
7 inland hill; 8 the Lake; 1 a Sea.
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
    tokens_in,
    tray_of,
)

FIVE_MORE = (
    "dwarves stout",
    "giants spirit",
    "trolls berserk",
    "wizards diplomat",
    "tritons pillaging",
)


def test_s30_amazons_as_usual() -> None:
    """Fourteen go out, four stay off the map before scoring and are back at the next Ready."""
    state = build_state(
        {},
        {"race": "elves", "power": "hill"},
        column=combos("amazons forest", *FIVE_MORE),
        regions={16: held(1)},
    )
    play(state, "pick 1", "reveal ratmen swamp")
    assert hand_of(state) == 14
    play(state, *[f"conquer {region}" for region in (2, 3, 7, 12, 4)])
    assert hand_of(state) == 4
    play(state, "stop", "deploy 2 5")
    assert income_paid(play(state, "end")) == 5 + 1
    assert tokens_in(state, 2, 3, 7, 12, 4) == 10
    assert (seat_of(state, 0)["aside"], hand_of(state)) == (4, 0)
    pass_turn(state)
    play(state, "conquer 13")
    assert hand_of(state) == 4 + 5 - 2
    assert "aside" not in seat_of(state, 0)


def stretched_amazons(**options: bool) -> State:
    """Nine Amazons: seven regions with one each, two in hand."""
    return build_state(
        {"race": "amazons", "power": "commando", "hand": 2},
        phase="conquest",
        regions={region: held(0) for region in (2, 3, 4, 7, 9, 12, 13)},
        options=options,
    )


def test_s31_amazons_stretched() -> None:
    """If four cannot be spared, regions of the player's choice are given up before scoring."""
    state = stretched_amazons()
    play(state, "stop")
    assert legal_texts(state) == [f"withdraw {region}" for region in (2, 3, 4, 7, 9, 12, 13)]
    assert refusal_of(state, "end") == "withdraw.first"
    play(state, "withdraw 9", "withdraw 3")
    assert income_paid(play(state, "end")) == 5
    assert tokens_in(state, 2, 4, 7, 12, 13) == 5
    assert (region_of(state, 9), region_of(state, 3)) == ({}, {})
    assert seat_of(state, 0)["aside"] == 4


def test_s31b_amazons_keep_their_regions_by_the_switch() -> None:
    """A table may agree that only those come off that can be spared."""
    state = stretched_amazons(amazons_forced_removal=False)
    play(state, "stop")
    assert income_paid(play(state, "end")) == 7
    assert seat_of(state, 0)["aside"] == 2


def test_s32_dwarves_in_decline() -> None:
    """Mines go on paying after the decline, the Alchemist does not."""
    state = build_state(
        {"race": "dwarves", "power": "alchemist"},
        {"race": "orcs", "power": "hill"},
        regions={2: held(0, 2), 3: held(0), 6: held(0), 7: held(0), 4: held(1, 5)},
        column=combos("amazons commando", "humans stout", "elves flying", "ratmen spirit")
        + combos("giants heroic", "trolls berserk"),
    )
    assert income_paid(play(state, "decline")) == 4 + 2
    play(state, "conquer 3", "stop")
    place_and_end(state)
    play(state, "pick 1", "reveal wizards swamp")
    events = pass_turn(state)
    assert income_paid(events) == 3 + 1
    assert facts_of(events, "income")[0]["parts"] == [("declined", 3), ("dwarves", 1)]


def test_s33_a_lone_elf() -> None:
    """The last Elf of a region escapes to the hand; a declined one dies."""
    state = build_state(
        {"race": "ratmen", "power": "hill", "hand": 6},
        {"race": "elves", "power": "flying"},
        phase="conquest",
        regions={2: held(0), 3: held(1)},
    )
    assert price_of(state, 3) == 3
    play(state, "conquer 3")
    assert (hand_of(state, 1), tray_of(state, "elves")) == (1, 10)


def test_s33b_a_declined_elf() -> None:
    """In decline an Elf is lost like anybody else."""
    state = build_state(
        {"race": "ratmen", "power": "hill", "hand": 6},
        {"declined": [{"race": "elves"}]},
        phase="conquest",
        regions={2: held(0), 3: held_in_decline(1, "elves"), 16: held_in_decline(1, "elves")},
    )
    play(state, "conquer 3")
    assert tray_of(state, "elves") == 10
    assert seat_of(state, 1)["declined"] == [{"race": "elves"}]


@pytest.mark.parametrize(("lost", "tray", "hand"), [(True, 11, 0), (False, 10, 1)])
def test_s34_elf_and_sorcerer(lost: bool, tray: int, hand: int) -> None:
    """A swapped Elf is lost, unless the table agreed that it flees."""
    state = build_state(
        {"race": "sorcerers", "power": "hill"},
        {"race": "elves", "power": "flying"},
        phase="conquest",
        regions={2: held(0), 3: held(1)},
        options={"elf_lost_to_sorcerer": lost},
    )
    play(state, "conquer 3 sorcery")
    assert region_of(state, 3) == held(0)
    assert (tray_of(state, "elves"), hand_of(state, 1)) == (tray, hand)


def marching_ghouls(**options: bool) -> State:
    """Ann's seven Ghouls are in decline on 2, 3 and 7; she owes a pick."""
    state = build_state(
        {"race": "ghouls", "power": "merchant"},
        {"race": "elves", "power": "hill"},
        regions={2: held(0, 3), 3: held(0, 2), 7: held(0, 2), 16: held(1)},
        column=combos("ratmen commando", *FIVE_MORE),
        options=options,
    )
    assert income_paid(play(state, "decline")) == 3
    pass_turn(state)
    return state


def test_s35_ghouls_decline_and_march() -> None:
    """All seven stay, conquer before the new race acts, and earn nothing by their old badge."""
    state = marching_ghouls()
    assert [tokens_in(state, region) for region in (2, 3, 7)] == [3, 2, 2]
    assert region_of(state, 2) == held_in_decline(0, "ghouls", 3)
    assert price_of(state, 13, declined=True) == 2
    play(state, "declined conquer 13")
    assert seat_of(state, 0)["declined"] == [{"race": "ghouls", "hand": 2}]
    assert price_of(state, 9, declined=True) == 3
    play(state, "declined conquer 9 die", "die 1")
    assert region_of(state, 9) == held_in_decline(0, "ghouls", 2)
    play(state, "pick 1", "reveal humans swamp")
    assert refusal_of(state, "declined conquer 4") == "declined.done"
    play(state, "conquer 12", "stop")
    assert income_of(state) == {"regions": 1, "declined": 5}
    assert income_paid(place_and_end(state)) == 6


def test_s35b_the_new_race_acts_last() -> None:
    """As soon as the active race has acted the Ghouls have to wait for the next turn."""
    state = marching_ghouls()
    play(state, "pick 1", "reveal humans swamp")
    assert "declined conquer 13" in legal_texts(state)
    play(state, "conquer 12")
    assert refusal_of(state, "declined conquer 13") == "declined.too_late"


def test_s35c_one_die_for_both_by_the_switch() -> None:
    """A table may agree that the Ghouls' roll ends the conquests of the new race too."""
    state = marching_ghouls(ghouls_own_die=False)
    play(state, "declined conquer 13", "declined conquer 9 die", "die 0")
    play(state, "pick 1", "reveal humans swamp")
    assert phase_of(state) == "redeployment"
    assert conquerable(state) == set()


def biting_ghouls(**options: bool) -> State:
    """Ann's declined Ghouls (5 on forest 3) border two of her three Humans (farmland 2)."""
    return build_state(
        {"race": "humans", "power": "hill", "declined": [{"race": "ghouls"}]},
        regions={2: held(0, 2), 12: held(0), 3: held_in_decline(0, "ghouls", 5)},
        options=options,
    )


def test_s36_ghouls_bite_their_own() -> None:
    """The own Humans add nothing; one dies and one waits for the redeployment."""
    state = biting_ghouls()
    assert price_of(state, 2, declined=True) == 2
    play(state, "declined conquer 2")
    assert region_of(state, 2) == held_in_decline(0, "ghouls", 2)
    assert tray_of(state, "humans") == 8
    assert (seat_of(state, 0)["waiting"], hand_of(state)) == (1, 0)
    assert conquerable(state) == set()  # the one that waits does not conquer
    play(state, "stop")
    assert hand_of(state) == 1
    play(state, "deploy 12 1", "declined deploy 3 3", "end")
    assert region_of(state, 12) == held(0, 2)


def test_s36b_own_humans_defend_by_the_switch() -> None:
    """A table may agree that own tokens add to the price."""
    state = biting_ghouls(own_tokens_defend=True)
    assert price_of(state, 2, declined=True) == 4
    play(state, "declined conquer 2")
    assert region_of(state, 2) == held_in_decline(0, "ghouls", 4)


def test_s37_ghouls_leave_on_the_next_decline() -> None:
    """Without the Spirit badge all Ghouls make room for the next declined race."""
    state = build_state(
        {"race": "humans", "power": "hill", "declined": [{"race": "ghouls"}]},
        regions={
            2: held(0, 2),
            3: held_in_decline(0, "ghouls", 3),
            9: held_in_decline(0, "ghouls", 2),
        },
    )
    assert income_paid(play(state, "decline")) == 1
    assert tray_of(state, "ghouls") == 10
    assert returned_races(state) == ["ghouls"]
    assert (region_of(state, 3), region_of(state, 9)) == ({}, {})


def test_s37b_spirit_ghouls_stay_and_conquer_again() -> None:
    """As Spirits the Ghouls outlive the decline and march from the next turn on."""
    state = build_state(
        {
            "race": "humans",
            "power": "hill",
            "declined": [{"race": "ghouls", "power": "spirit"}],
        },
        {"race": "elves", "power": "swamp"},
        regions={
            2: held(0, 2),
            3: held_in_decline(0, "ghouls", 3),
            9: held_in_decline(0, "ghouls", 2),
            16: held(1),
        },
    )
    assert income_paid(play(state, "decline")) == 3
    assert int(state.turn) == 1
    assert region_of(state, 3) == held_in_decline(0, "ghouls", 3)
    pass_turn(state)
    play(state, "declined conquer 4")
    assert region_of(state, 4) == held_in_decline(0, "ghouls", 2)


def test_s38_giants_downhill() -> None:
    """Only a mountain the Giants hold right now makes its neighbours cheaper."""
    state = build_state(
        {"race": "giants", "power": "forest"},
        regions={9: held(0, 3), 3: held(0, 2), 4: TRIBE},
    )
    assert price_of(state, 10) == 1  # empty farmland
    assert price_of(state, 4) == 2  # swamp with a tribe
    assert price_of(state, 2) == 2  # next to their forest, not to their mountain
    play(state, "abandon 9")
    assert price_of(state, 4) == 3


def test_s39_halfling_holes() -> None:
    """Halflings enter anywhere and dig in the first two regions they take."""
    state = build_state(
        {"race": "halflings", "power": "hill", "hand": 10},
        map="base/3",
        phase="conquest",
    )
    play(state, "conquer 8", "conquer 2", "conquer 3")  # 8 is an inland swamp
    assert region_of(state, 8) == held(0, 2, hole=True)
    assert region_of(state, 2) == held(0, 2, hole=True)
    assert region_of(state, 3) == held(0, 3)


def dug_in(turn: int) -> State:
    """Ann's Halflings in holes on 8 and 9; Bo's Dragon Masters, Cy's Flying Sorcerers."""
    return build_state(
        {"race": "halflings", "power": "hill"},
        {"race": "orcs", "power": "dragon_master"},
        {"race": "sorcerers", "power": "flying"},
        turn=turn,
        regions={
            8: held(0, 1, hole=True),
            9: held(0, 1, hole=True),
            14: held(0, 1),
            3: held(1, 9),
            19: held(2, 9),
        },
    )


def test_s39b_nobody_takes_a_hole() -> None:
    """Neither tokens nor Dragon nor Sorcerers nor flyers get into a hole."""
    bo, cy = dug_in(1), dug_in(2)
    assert refusal_of(bo, "conquer 8") == "conquer.immune"
    assert refusal_of(bo, "conquer 8 dragon") == "conquer.immune"
    assert refusal_of(cy, "conquer 9") == "conquer.immune"
    assert refusal_of(cy, "conquer 9 sorcery") == "conquer.immune"
    assert {"conquer 14", "conquer 14 sorcery"} <= set(legal_texts(cy))


def test_s39c_an_abandoned_hole_is_gone() -> None:
    """A region given up loses its hole and gets no new one when it is taken again."""
    state = build_state(
        {"race": "halflings", "power": "hill"},
        regions={3: held(0, 4, hole=True), 9: held(0, 1, hole=True)},
    )
    play(state, "abandon 3")
    assert region_of(state, 3) == {}
    play(state, "conquer 3")
    assert region_of(state, 3) == held(0, 2)
    assert region_of(state, 9) == held(0, 1, hole=True)


def test_s39d_decline_fills_the_holes() -> None:
    """Declined Halflings are immune no more."""
    state = dug_in(0)
    play(state, "decline")
    assert region_of(state, 8) == region_of(state, 9) == held_in_decline(0, "halflings")
    assert {"conquer 8", "conquer 8 dragon"} <= set(legal_texts(state))


def test_s40_humans() -> None:
    """Two farmlands for the Humans and one hill for their badge."""
    state = build_state(
        {"race": "humans", "power": "hill"},
        regions={7: held(0), 2: held(0), 12: held(0), 3: held(0)},
    )
    assert income_of(state) == {"regions": 4, "humans": 2, "hill": 1}
    assert income_paid(pass_turn(state)) == 7


def test_s41_orcs() -> None:
    """Each conquered region that held somebody pays once, on the turn it is taken."""
    state = build_state(
        {"race": "orcs", "power": "commando", "hand": 7},
        {"race": "humans", "power": "hill"},
        phase="conquest",
        regions={2: held(0), 3: held(0), 7: TRIBE, 4: TRIBE, 12: held(1), 16: held(1)},
    )
    play(state, "conquer 7", "conquer 4", "conquer 12", "conquer 10", "stop")
    assert income_of(state) == {"regions": 6, "orcs": 3}
    assert income_paid(place_and_end(state)) == 9
    pass_turn(state)
    assert income_paid(pass_turn(state)) == 6


def test_s42_ratmen() -> None:
    """Thirteen tokens are all there are."""
    state = build_state(column=combos("ratmen seafaring", *FIVE_MORE))
    play(state, "pick 1")
    assert hand_of(state) == 13
    assert tray_of(state, "ratmen") == 0


def test_s43_skeletons_and_a_bare_tray() -> None:
    """Two are due but one is left in the tray; the other is never made up for."""
    state = build_state(
        {"race": "skeletons", "power": "hill", "hand": 18},
        {"race": "ratmen", "power": "forest"},
        phase="conquest",
        regions={3: held(0), 5: held(1, 6)} | {region: TRIBE for region in (2, 4, 7, 12, 13)},
    )
    assert tray_of(state, "skeletons") == 1
    play(state, *[f"conquer {region}" for region in (2, 4, 7, 12, 13)])
    events = play(state, "stop")
    assert [facts["tokens"] for facts in facts_of(events, "reinforced")] == [1]
    assert (hand_of(state), tray_of(state, "skeletons")) == (14, 0)
    play(state, "deploy 3 14", "end", "conquer 4", "stop")
    place_and_end(state)
    assert tray_of(state, "skeletons") == 1
    assert facts_of(pass_turn(state), "reinforced") == []
    assert tray_of(state, "skeletons") == 1


def swapping(hand: int = 0, **options: bool) -> State:
    """Ann's Sorcerer on 8; lone tokens of Bo on 3 (mountain, fortress) and 2, of Cy on 9."""
    return build_state(
        {"race": "sorcerers", "power": "hill", "hand": hand},
        {"race": "humans", "power": "fortified"},
        {"race": "elves", "power": "flying"},
        phase="conquest",
        regions={8: held(0), 3: held(1, 1, fortress=True), 2: held(1), 9: held(2)},
        options=options,
    )


def test_s44_a_sorcerer_swap() -> None:
    """A lone token is exchanged with empty hands, once for each opponent."""
    state = swapping()
    humans, sorcerers = tray_of(state, "humans"), tray_of(state, "sorcerers")
    play(state, "conquer 3 sorcery")
    assert region_of(state, 3) == held(0)
    assert tray_of(state, "humans") == humans + 1
    assert tray_of(state, "sorcerers") == sorcerers - 1
    assert refusal_of(state, "conquer 2 sorcery") == "conversion.used_on_seat"
    play(state, "conquer 9 sorcery")
    assert region_of(state, 9) == held(0)
    pass_turn(state)
    assert price_of(state, 3) == 2 + 1 + 1  # the mountain is still one


def test_s44b_a_swap_needs_a_token_by_the_switch() -> None:
    """A table may agree that the Sorcerers must have a token in hand."""
    assert refusal_of(swapping(sorcerer_needs_token=True), "conquer 3 sorcery") == (
        "conversion.needs_token"
    )
    state = swapping(hand=1, sorcerer_needs_token=True)
    play(state, "conquer 3 sorcery")
    assert hand_of(state) == 1


BO: Json = {"race": "humans", "power": "forest"}


@pytest.mark.parametrize(
    ("bo", "there", "code"),
    [
        (BO, held(1, 2), "conversion.not_alone"),
        (
            {"declined": [{"race": "elves"}]},
            held_in_decline(1, "elves"),
            "conversion.not_an_active_enemy",
        ),
        (BO, TRIBE, "conversion.not_an_active_enemy"),
        (BO | {"power": "bivouacking"}, held(1, 1, camps=1), "conversion.camp"),
        (BO | {"race": "halflings"}, held(1, 1, hole=True), "conquer.immune"),
        (BO | {"power": "heroic"}, held(1, 1, hero=True), "conquer.immune"),
        (BO | {"power": "dragon_master"}, held(1, 1, dragon=True), "conquer.immune"),
        (BO | {"power": "diplomat", "peace_with": 0}, held(1), "conquer.peace"),
    ],
    ids=["two", "declined", "tribe", "camp", "hole", "hero", "dragon", "peace"],
)
def test_s45_no_swap(bo: Json, there: Json, code: str) -> None:
    """What protects a region from the Sorcerers next door."""
    state = build_state(
        {"race": "sorcerers", "power": "hill", "hand": 2},
        bo,
        phase="conquest",
        regions={2: held(0), 3: there},
    )
    assert refusal_of(state, "conquer 3 sorcery") == code


def test_s45b_no_swap_at_sea() -> None:
    """Sorcerers who do not sail reach nobody on the water, flyers neither."""
    for power in ("hill", "flying"):
        state = build_state(
            {"race": "sorcerers", "power": power, "hand": 2},
            {"race": "humans", "power": "seafaring"},
            phase="conquest",
            regions={2: held(0), 1: held(1)},
        )
        assert refusal_of(state, "conquer 1 sorcery") == "conquer.water"


def test_s45c_no_swap_with_an_empty_tray() -> None:
    """Without a Sorcerer in the tray there is nobody to put there; the last one will do."""
    for tokens, allowed in ((18, False), (17, True)):
        state = build_state(
            {"race": "sorcerers", "power": "hill"}, BO, regions={2: held(0, tokens), 3: held(1)}
        )
        assert ("conquer 3 sorcery" in legal_texts(state)) is allowed
        if not allowed:
            assert refusal_of(state, "conquer 3 sorcery") == "conversion.tray_empty"


def test_s45d_no_swap_from_afar_except_by_air() -> None:
    """A token out of reach is safe from all but Flying Sorcerers."""
    walking, flying = (
        build_state({"race": "sorcerers", "power": power}, BO, regions={2: held(0, 2), 16: held(1)})
        for power in ("hill", "flying")
    )
    assert refusal_of(walking, "conquer 16 sorcery") == "conquer.out_of_reach"
    play(flying, "conquer 16 sorcery")
    assert region_of(flying, 16) == held(0)


def test_s45e_no_swap_after_the_die() -> None:
    """The final attempt is final for the Sorcerers' art too."""
    state = build_state(
        {"race": "sorcerers", "power": "hill", "hand": 1},
        BO,
        phase="conquest",
        regions={2: held(0), 3: held(1)},
    )
    assert "conquer 3 sorcery" in legal_texts(state)
    play(state, "conquer 6 die", "die 0")
    assert refusal_of(state, "conquer 3 sorcery") == "redeployment.only_placing"


def test_s46_tritons() -> None:
    """Coast and Commando each save a token, but one is always needed."""
    state = build_state(
        {"race": "tritons", "power": "commando", "hand": 9},
        {"race": "humans", "power": "hill"},
        phase="conquest",
        regions={2: held(0), 6: held(1, 2), 7: TRIBE, 10: TRIBE},
    )
    assert price_of(state, 21) == 1  # an empty coast: never below one
    assert price_of(state, 6) == 3  # a mountain on the Sea with two Humans
    assert price_of(state, 7) == 1  # a tribe on the shore of the Lake
    assert price_of(state, 10) == 2  # a tribe inland
    assert price_of(state, 12) == 1  # empty and inland


def test_s47_trolls() -> None:
    """Every region gets a lair, it outlasts the decline and dies with the region."""
    state = build_state(
        {"race": "trolls", "power": "commando", "hand": 9},
        {"race": "ratmen", "power": "hill"},
        phase="conquest",
        regions={5: held(1, 6)},
    )
    play(state, *[f"conquer {region}" for region in (2, 3, 4, 7)], "stop")
    assert [region for region in range(1, 24) if "lair" in region_of(state, region)] == [2, 3, 4, 7]
    place_and_end(state)
    pass_turn(state)
    play(state, "decline")
    assert region_of(state, 4) == held_in_decline(0, "trolls", lair=True)
    assert price_of(state, 4) == 4
    play(state, "conquer 4")
    assert region_of(state, 4) == held(1, 4)


def test_s47b_lairs_leave_with_the_declined_trolls() -> None:
    """When a new decline pushes the Trolls out their lairs go too."""
    state = build_state(
        {"race": "humans", "power": "hill", "declined": [{"race": "trolls"}]},
        regions={
            12: held(0, 2),
            2: held_in_decline(0, "trolls", lair=True),
            3: held_in_decline(0, "trolls", lair=True),
        },
    )
    play(state, "decline")
    assert (region_of(state, 2), region_of(state, 3)) == ({}, {})


def test_s48_wizards() -> None:
    """Forests pay for the badge, magic sources for the Wizards, one region for both."""
    state = build_state(
        {"race": "wizards", "power": "forest"},
        map="base/4",
        # 16 forest with a source, 11 forest, 14 hill with a source, 9 farmland, 10 mountain
        regions={region: held(0) for region in (16, 11, 14, 9, 10)},
    )
    assert income_of(state) == {"regions": 5, "wizards": 2, "forest": 2}
    pass_turn(state)
    assert coins_of(state) == 5 + 9
