"""S67-S68: who wins, and when it is over."""

from __future__ import annotations

import pytest

from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    build_state,
    facts_of,
    held,
    held_in_decline,
    pass_turn,
    phase_of,
    refusal_of,
)

ELVES: Json = {"declined": [{"race": "elves"}]}
HUMANS: Json = {"declined": [{"race": "humans"}]}


def before_the_last_income(ann: Json, bo: Json, regions: dict[int, Json]) -> State:
    """Bo's last turn: three Elves of Ann and three Humans of Bo in decline, 88 coins in sight."""
    old = {region: held_in_decline(0, "elves") for region in (2, 3, 4)}
    old |= {region: held_in_decline(1, "humans") for region in (16, 21, 22)}
    return build_state(
        {"coins": 88, **ann, **ELVES},
        {"race": "orcs", "power": "hill", **bo, **HUMANS},
        round=10,
        turn=1,
        regions=old | regions,
    )


CAMPING: Json = {"race": "amazons", "power": "bivouacking", "aside": 4}


@pytest.mark.parametrize(
    ("orcs", "winners"), [(7, [1]), (6, [0, 1]), (5, [0])], ids=["more", "equal", "fewer"]
)
def test_s67_a_tie(orcs: int, winners: list[int]) -> None:
    """Tokens on the map break a tie, camps and the four Amazons aside do not; or both win."""
    state = before_the_last_income(
        CAMPING,
        {"coins": 88 - 5},
        {
            7: held(0, 4, camps=5),
            12: held(0, 2),
            17: held(1, orcs - 1),
            19: held(1, 1),
        },
    )
    events = pass_turn(state)
    assert facts_of(events, "game_over") == [{"coins": [88, 88], "winners": winners}]


def test_s67b_tokens_in_hand_do_not_count() -> None:
    """Eight tokens without a region lose against one on the map."""
    state = before_the_last_income(
        {"race": "ratmen", "power": "swamp", "hand": 8}, {"coins": 88 - 4}, {17: held(1, 1)}
    )
    events = pass_turn(state)
    assert facts_of(events, "game_over") == [{"coins": [88, 88], "winners": [1]}]


def test_s68_the_last_round() -> None:
    """In round eight each of five players has one more turn, then the coins are shown."""
    races = ("amazons", "elves", "giants", "humans", "orcs")
    powers = ("berserk", "commando", "flying", "heroic", "spirit")
    state = build_state(
        *[{"race": races[seat], "power": powers[seat], "coins": 80 + seat} for seat in range(5)],
        round=8,
        regions={region: held(seat, 5) for seat, region in enumerate((3, 5, 9, 14, 16))},
    )
    for seat in range(5):
        assert (int(state.round), int(state.turn), phase_of(state)) == (8, seat, "start")
        events = pass_turn(state)
    assert phase_of(state) == "over"
    assert facts_of(events, "game_over") == [{"coins": [81, 82, 83, 84, 85], "winners": [4]}]
    assert refusal_of(state, "stop") == "game.over"
