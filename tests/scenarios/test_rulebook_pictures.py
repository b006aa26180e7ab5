"""S01-S10: the course of play that the rulebook illustrates.

Board base/4: 3 border hill, 9 farmland, 10 mountain (each next to the other two), 13 swamp.
Board base/2: 2 farmland, 3 forest, 6 mountain, 7 hill; 16, 21 and 22 no hill.
"""

from __future__ import annotations

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    TRIBE,
    build_state,
    coins_of,
    column_of,
    combos,
    discarded_powers,
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


def before_the_pick() -> State:
    """Ann's first turn: Merchant Skeletons are third, coins lie on the fourth combo."""
    return build_state(
        {"coins": 5},
        column=combos(
            "humans hill",
            "elves flying",
            "skeletons merchant",
            "trolls wealthy 2",
            "dwarves stout",
            "giants spirit",
        ),
    )


def merchant_skeletons() -> State:
    """Ann has 8 Skeletons in hand; Bo's Elves stand on farmland 9 and swamp 13."""
    return build_state(
        {"race": "skeletons", "power": "merchant", "hand": 8},
        {"race": "elves", "power": "flying"},
        map="base/4",
        phase="conquest",
        turn_so_far={"picked": True},
        regions={3: TRIBE, 9: held(1, 2), 13: held(1, 1)},
    )


def hill_tritons(*, phase: str) -> State:
    """Ann: 9 Hill Tritons on four regions (one a hill), declined Skeletons on three."""
    return build_state(
        {"race": "tritons", "power": "hill", "declined": [{"race": "skeletons"}]},
        {"race": "orcs", "power": "swamp"},
        phase=phase,
        regions={
            2: held(0, 3),
            3: held(0, 2),
            6: held(0, 2),
            7: held(0, 2),
            16: held_in_decline(0, "skeletons"),
            21: held_in_decline(0, "skeletons"),
            22: held_in_decline(0, "skeletons"),
            19: held(1, 1),
        },
    )


def test_s01_paying_for_merchant_skeletons() -> None:
    """The third combo costs one coin on each of the two above it."""
    state = before_the_pick()
    play(state, "pick 3")
    assert column_of(state)[:2] == ["humans hill 1", "elves flying 1"]
    assert coins_of(state) == 3


def test_s02_six_and_two_are_eight_skeletons() -> None:
    """Banner and badge together say how many tokens come to hand."""
    state = before_the_pick()
    play(state, "pick 3")
    assert hand_of(state) == 8
    assert tray_of(state, "skeletons") == 12


def test_s03_the_column_is_refilled() -> None:
    """What lay below moves up with its coins and a new combo comes sixth."""
    state = before_the_pick()
    play(state, "pick 3")
    assert all(text.startswith("reveal ") for text in legal_texts(state))
    play(state, "reveal orcs swamp")
    assert column_of(state) == [
        "humans hill 1",
        "elves flying 1",
        "trolls wealthy 2",
        "dwarves stout 0",
        "giants spirit 0",
        "orcs swamp 0",
    ]


def test_s04_entering_through_hills_with_a_tribe() -> None:
    """A border hill with a tribe costs three and the tribe is gone for good."""
    state = merchant_skeletons()
    assert price_of(state, 3) == 3
    play(state, "conquer 3")
    assert region_of(state, 3) == held(0, 3)
    assert hand_of(state) == 5


def test_s05_on_to_the_farmland_of_the_elves() -> None:
    """Two Elves are driven out, none is lost, and they settle when Ann's turn ends."""
    state = merchant_skeletons()
    play(state, "conquer 3")
    assert price_of(state, 9) == 4
    play(state, "conquer 9")
    assert hand_of(state) == 1
    assert hand_of(state, 1) == 2
    assert tray_of(state, "elves") == 8
    play(state, "stop")
    place_and_end(state)
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    play(state, "deploy 13 2", "end")
    assert region_of(state, 13) == held(1, 3)
    assert (phase_of(state), int(state.turn)) == ("start", 1)


@pytest.mark.parametrize(("number", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_s06_the_die_in_the_mountains(number: int, taken: bool) -> None:
    """One token against a price of three: the die must show two, and ends the conquests."""
    state = merchant_skeletons()
    play(state, "conquer 3", "conquer 9")
    assert price_of(state, 10) == 3
    assert refusal_of(state, "conquer 10") == "conquer.too_few_tokens"
    play(state, "conquer 10 die", f"die {number}")
    assert region_of(state, 10) == (held(0, 1) if taken else {})
    # 2 spare in the hill, 3 in the farmland, 1 new Skeleton, and the token that failed
    assert hand_of(state) == (6 if taken else 7)
    assert phase_of(state) == "redeployment"
    assert refusal_of(state, "conquer 4") == "redeployment.only_placing"


def test_s07_one_extra_skeleton() -> None:
    """Two of three conquered regions were not empty: one Skeleton joins, nine stand there."""
    state = merchant_skeletons()
    events = play(state, "conquer 3", "conquer 9", "conquer 10 die", "die 2")
    assert [facts["tokens"] for facts in facts_of(events, "reinforced")] == [1]
    assert tray_of(state, "skeletons") == 11
    play(state, "deploy 3 4", "deploy 10 2", "end")
    assert [tokens_in(state, region) for region in (3, 9, 10)] == [5, 1, 3]


def test_s08_three_and_three_coins() -> None:
    """Three regions, and one more coin for each by the Merchant."""
    state = merchant_skeletons()
    play(state, "conquer 3", "conquer 9", "conquer 10 die", "die 2")
    assert income_of(state) == {"regions": 3, "merchant": 3}
    place_and_end(state)
    assert coins_of(state) == 5 + 6


def test_s09_hill_tritons_with_declined_skeletons() -> None:
    """The active badge pays for its hill, the badge of the declined race no more."""
    state = hill_tritons(phase="conquest")
    assert income_of(state) == {"regions": 4, "hill": 1, "declined": 3}
    assert income_paid(pass_turn(state)) == 8
    assert coins_of(state) == 5 + 8


def test_s10_the_tritons_decline_and_the_skeletons_vanish() -> None:
    """The old declined race leaves before the new one is turned over and scores."""
    state = hill_tritons(phase="start")
    events = play(state, "decline")
    assert tray_of(state, "skeletons") == 20
    assert [region_of(state, region) for region in (16, 21, 22)] == [{}, {}, {}]
    assert returned_races(state) == ["skeletons"]
    for region in (2, 3, 6, 7):
        assert region_of(state, region) == held_in_decline(0, "tritons")
    assert tray_of(state, "tritons") == 2 + 5
    assert discarded_powers(state) == ["hill"]
    assert income_paid(events) == 4
    assert int(state.turn) == 1
    pass_turn(state)
    assert legal_texts(state) == [f"pick {place}" for place in range(1, 7)]
    play(state, "pick 1")
    # the Skeletons' banner lies under those that were not seen yet
    assert not [text for text in legal_texts(state) if text.startswith("reveal skeletons")]
    assert "race" in seat_of(state, 0)
