"""S11-S14: coins on combos, and tiles that run out."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    column_of,
    combos,
    discarded_powers,
    facts_of,
    held,
    held_in_decline,
    legal_texts,
    play,
    refusal_of,
    seat_of,
    tiles_of,
)

SIX = (
    "humans hill",
    "elves flying",
    "skeletons merchant 1",
    "trolls wealthy 5",
    "dwarves stout",
    "giants spirit",
)
DISCARDED = [
    "alchemist",
    "berserk",
    "bivouacking",
    "commando",
    "diplomat",
    "dragon_master",
    "heroic",
    "mounted",
    "pillaging",
]


def test_s11_collecting_the_coins_on_a_combo() -> None:
    """Two coins are paid upwards, the one that lies on the combo is pocketed."""
    state = build_state({}, {"coins": 4}, turn=1, column=combos(*SIX))
    play(state, "pick 3")
    assert coins_of(state, 1) == 3
    assert column_of(state)[:3] == ["humans hill 1", "elves flying 1", "trolls wealthy 5"]


def test_s12_too_poor() -> None:
    """The coins on a combo do not help to pay for it."""
    state = build_state({}, {}, {"coins": 1}, turn=2, column=combos(*SIX))
    assert refusal_of(state, "pick 4") == "pick.too_dear"
    assert legal_texts(state) == ["pick 1", "pick 2"]


def a_full_table(**keys: object) -> State:
    """Five active and five declined races; four combos; Ann beside Bo's last Ratman."""
    active = ["amazons", "dwarves", "elves", "ghouls", "giants"]
    powers = ["fortified", "forest", "hill", "swamp", "seafaring"]
    declined = ["halflings", "ratmen", "humans", "orcs", "skeletons"]
    seats: list[Json] = [
        {"race": active[seat], "power": powers[seat], "declined": [{"race": declined[seat]}]}
        for seat in range(5)
    ]
    seats[0]["hand"] = 3
    regions = {11 + seat: held_in_decline(seat, declined[seat]) for seat in range(5)}
    return build_state(
        *seats,
        map="base/5",
        phase="conquest",
        regions={**regions, 8: held(0, 1)},
        column=combos(
            "sorcerers stout", "tritons wealthy", "trolls underworld", "wizards merchant"
        ),
        **keys,
    )


def test_s13_a_banner_returns_to_a_short_column() -> None:
    """The banner of the last declined Ratman takes the fifth place and a badge at once."""
    state = a_full_table(discarded_powers=DISCARDED)
    play(state, "conquer 12")
    assert legal_texts(state) == ["reveal ratmen flying", "reveal ratmen spirit"]
    play(state, "reveal ratmen spirit")
    assert column_of(state)[4:] == ["ratmen spirit 0"]
    assert "declined" not in seat_of(state, 1)
    assert discarded_powers(state) == DISCARDED


def test_s13b_the_discards_are_shuffled_first_if_no_badge_is_left() -> None:
    """With an empty stack the returning banner gets one of the discarded badges."""
    state = a_full_table(discarded_powers=[*DISCARDED, "flying", "spirit"])
    events = play(state, "conquer 12")
    assert len(legal_texts(state)) == 11
    events += play(state, "reveal ratmen berserk")
    assert facts_of(events, "badges_reshuffled") == [{"count": 11}]
    assert discarded_powers(state) == []
    assert column_of(state)[4:] == ["ratmen berserk 0"]


def test_s14_badges_run_out() -> None:
    """Nine discards become the new stack; the badge of a living Spirit race is not in it."""
    state = build_state(
        {},
        {
            "race": "amazons",
            "power": "hill",
            "declined": [{"race": "orcs", "power": "spirit"}],
        },
        {"race": "elves", "power": "swamp"},
        {"race": "ghouls", "power": "forest"},
        {"race": "giants", "power": "flying"},
        regions={8: held_in_decline(1, "orcs")},
        discarded_powers=DISCARDED,
        column=combos(
            "sorcerers stout",
            "tritons wealthy",
            "trolls underworld",
            "wizards merchant",
            "humans fortified",
            "ratmen seafaring",
        ),
    )
    events = play(state, "pick 1")
    assert {text.split()[2] for text in legal_texts(state)} == set(DISCARDED)
    events += play(state, "reveal dwarves berserk")
    assert facts_of(events, "badges_reshuffled") == [{"count": 9}]
    assert column_of(state)[5] == "dwarves berserk 0"
    assert tiles_of(state, "unseen_powers") == [power for power in DISCARDED if power != "berserk"]
    assert seat_of(state, 1)["declined"] == [{"race": "orcs", "power": "spirit"}]
