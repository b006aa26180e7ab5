"""Income at the end of a turn, and the end of the game (V1-V7)."""

from __future__ import annotations

import pytest

from smallworld.core.bits import members
from smallworld.core.scoring import regions_held, tokens_on_the_map, winners
from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    facts_of,
    held,
    held_in_decline,
    in_decline,
    income_of,
    legal_texts,
    pass_turn,
    phase_of,
    play,
    refusal_of,
    seat_with,
)


def a_tie(ann: Json, bo: Json, regions: dict[int, Json]) -> State:
    """Both have 88 coins."""
    return build_state({**ann, "coins": 88}, {**bo, "coins": 88}, regions=regions)


def test_v1_income_comes_after_redeployment() -> None:
    state = build_state(seat_with("orcs", "swamp"), regions={5: held(0), 10: held(0)})
    play(state, "stop")
    assert coins_of(state) == 5
    play(state, "end")
    assert coins_of(state) == 7


def test_v1_only_the_active_player_scores() -> None:
    state = build_state(
        seat_with("orcs", "swamp"), seat_with("elves", "hill"), regions={5: held(0), 20: held(1)}
    )
    play(state, "stop", "end")
    assert (coins_of(state, 0), coins_of(state, 1)) == (6, 5)


def test_v2_regions_active_and_declined_and_the_bonuses_of_the_active_race() -> None:
    state = build_state(
        {**seat_with("tritons", "hill"), **in_decline("skeletons")},
        regions={
            **{region: held(0) for region in (5, 4, 10, 9)},
            **{region: held_in_decline(0, "skeletons") for region in (17, 18, 19)},
        },
    )
    assert income_of(state) == {"regions": 4, "hill": 1, "declined": 3}


def test_v2_and_the_mines_of_declined_dwarves() -> None:
    state = build_state(
        {**seat_with("tritons", "hill"), **in_decline("dwarves")},
        regions={10: held(0), 3: held_in_decline(0, "dwarves"), 6: held_in_decline(0, "dwarves")},
    )
    assert income_of(state) == {"regions": 1, "declined": 2, "dwarves": 2}


def test_v2_tokens_beyond_the_first_score_nothing() -> None:
    state = build_state(seat_with("orcs", "swamp"), regions={5: held(0, 7)})
    assert income_of(state) == {"regions": 1}


def test_v3_the_declined_race_has_no_part_in_the_badge() -> None:
    state = build_state(
        {**seat_with("ratmen", "hill"), **in_decline("elves")},
        regions={10: held(0), 18: held_in_decline(0, "elves"), 5: held_in_decline(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, "declined": 2}


def test_v3_nor_in_the_race() -> None:
    state = build_state(
        {**seat_with("humans", "hill"), **in_decline("elves")},
        regions={3: held(0), 10: held_in_decline(0, "elves")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1}


def test_v4_each_income_is_told_with_its_parts() -> None:
    state = build_state(
        {**seat_with("humans", "hill"), **in_decline("elves")},
        regions={2: held(0), 5: held(0), 17: held_in_decline(0, "elves")},
    )
    play(state, "stop")
    assert facts_of(play(state, "end"), "income") == [
        {
            "seat": 0,
            "coins": 5,
            "parts": [("regions", 2), ("humans", 1), ("hill", 1), ("declined", 1)],
        }
    ]


def test_v5_most_coins_win_whatever_stands_on_the_map() -> None:
    state = build_state(
        seat_with("orcs", "swamp", coins=61),
        seat_with("elves", "hill", coins=60),
        regions={5: held(0), 20: held(1, 9)},
    )
    assert winners(state) == [0]


def test_v5_a_tie_goes_to_most_tokens_active_and_declined() -> None:
    state = a_tie(
        {**seat_with("humans", "swamp"), **in_decline("trolls")},
        {**seat_with("elves", "hill"), **in_decline("orcs")},
        {
            5: held(0, 6),
            **{region: held_in_decline(0, "trolls") for region in (2, 3, 4)},
            20: held(1, 7),
            **{region: held_in_decline(1, "orcs") for region in (17, 18, 19)},
        },
    )
    assert winners(state) == [1]


def test_v5_camps_do_not_count() -> None:
    state = a_tie(
        seat_with("humans", "bivouacking"),
        seat_with("elves", "hill"),
        {5: held(0, 2, camps=5), 20: held(1, 3)},
    )
    assert winners(state) == [1]


def test_v5_the_amazons_four_do_not_count() -> None:
    state = a_tie(
        seat_with("amazons", "swamp", aside=4),
        seat_with("elves", "hill"),
        {5: held(0, 2), 20: held(1, 3)},
    )
    assert winners(state) == [1]


def test_v5_tokens_in_hand_do_not_count() -> None:
    state = a_tie(
        seat_with("humans", "swamp", 6), seat_with("elves", "hill"), {5: held(0, 2), 20: held(1, 3)}
    )
    assert winners(state) == [1]


def test_v5_only_the_tied_are_compared() -> None:
    state = build_state(
        seat_with("humans", "swamp", coins=70),
        seat_with("elves", "hill", coins=70),
        seat_with("ratmen", "forest", coins=69),
        regions={4: held(0, 2), 5: held(1), 28: held(2, 9)},
    )
    assert winners(state) == [0]


def test_v6_still_tied_means_a_shared_win() -> None:
    state = a_tie(
        seat_with("humans", "swamp"), seat_with("elves", "hill"), {5: held(0, 3), 20: held(1, 3)}
    )
    assert winners(state) == [0, 1]


def test_v7_the_game_ends_after_the_last_players_turn_in_the_last_round() -> None:
    state = build_state(
        seat_with("orcs", "swamp"),
        seat_with("elves", "hill"),
        round=10,
        regions={5: held(0), 20: held(1)},
    )
    pass_turn(state)
    assert phase_of(state) == "start"
    play(state, "stop")
    events = play(state, "end")
    assert phase_of(state) == "over"
    assert facts_of(events, "game_over") == [{"coins": [6, 6], "winners": [0, 1]}]


def test_v7_refugees_of_the_last_turn_are_placed_and_break_a_tie() -> None:
    state = build_state(
        seat_with("elves", "merchant", coins=9),
        seat_with("orcs", "forest", 4, coins=6),
        round=10,
        turn=1,
        phase="conquest",
        regions={5: held(0, 2), 2: held(0, 4), 4: held(1)},
    )
    play(state, "conquer 5", "stop", "deploy 5 3", "end")
    assert phase_of(state) == "refuge"
    play(state, "deploy 2 2")
    events = play(state, "end")
    assert facts_of(events, "game_over") == [{"coins": [9, 9], "winners": [0]}]


def test_v7_then_nothing_is_legal() -> None:
    state = build_state(
        seat_with("orcs", "swamp"), seat_with("elves", "hill"), round=10, turn=1, phase="over"
    )
    assert legal_texts(state) == []
    assert refusal_of(state, "stop") == "game.over"


@pytest.mark.parametrize("seat", [0, 1])
def test_v5_tokens_of_a_spirit_race_break_a_tie_too(seat: int) -> None:
    three: Json = {**seat_with("orcs", "hill"), **in_decline("ratmen", spirit="elves")}
    seats: list[Json] = [seat_with("giants", "swamp")] * 2
    seats[seat] = three
    regions = {
        3: held(seat),
        4: held_in_decline(seat, "ratmen"),
        5: held_in_decline(seat, "elves"),
        11: held_in_decline(seat, "elves"),
        9: held(1 - seat, 3),
    }
    state = build_state(*seats, regions=regions)
    assert [int(tokens_on_the_map(state, one)) for one in (seat, 1 - seat)] == [4, 3]
    assert winners(state) == [seat]
    assert members(regions_held(state, seat)) == [3, 4, 5, 11]
    assert members(regions_held(state, 1 - seat)) == [9]


def test_v6_seats_with_nothing_at_all_share_the_victory_and_nobody_else_does() -> None:
    assert winners(build_state({"coins": 0}, {"coins": 0})) == [0, 1]
