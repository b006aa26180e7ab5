"""Special actions leave no old value behind: the position describes the whole state.

A cell that keeps an old value shows up when the position is written and read again. Each case
runs for both seats, since no rule may read the cells of seat 0 for another seat.
"""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.state import State
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from tests.kit.positions import (
    Json,
    build_state,
    held,
    held_in_decline,
    in_decline,
    phase_of,
    play,
    region_of,
    seat_of,
    seat_with,
    tray_of,
    turn_key,
)

both_seats = pytest.mark.parametrize("seat", [0, 1])


def state_for(seat: int, keys: Json, regions: dict[int, Json], **more: Any) -> State:
    """Build a state in which ``seat`` has the turn and the other seat nothing."""
    seats: list[Json] = [{}, {}]
    seats[seat] = keys
    return build_state(*seats, regions=regions, turn=seat, to_act=seat, **more)


def assert_described(state: State) -> None:
    again, _ = read_position(position_json(state))
    assert again.snapshot() == state.snapshot()


@both_seats
@pytest.mark.parametrize(
    ("race", "power", "pieces", "keys"),
    [
        ("halflings", "hill", {"hole": True}, {"holes_left": 1}),
        ("orcs", "heroic", {"hero": True}, {}),
        ("orcs", "bivouacking", {"camps": 2}, {}),
        ("orcs", "dragon_master", {"dragon": True}, {}),
        ("orcs", "spirit", {}, {}),
        ("amazons", "hill", {}, {"aside": 4}),
    ],
)
def test_d12_decline_leaves_no_piece_or_badge_of_the_active_race(
    seat: int, race: str, power: str, pieces: Json, keys: dict[str, Any]
) -> None:
    state = state_for(
        seat, seat_with(race, power, **keys), {5: held(seat, 2, **pieces), 10: held(seat)}
    )
    play(state, "decline")
    assert region_of(state, 5) == {"seat": seat, "declined": race, "tokens": 1}
    assert_described(state)


@both_seats
def test_d4_all_tokens_off_the_map_go_to_the_tray_wherever_they_wait(seat: int) -> None:
    state = state_for(
        seat, seat_with("amazons", "hill", 2, aside=4, waiting=3), {5: held(seat)}, phase="start"
    )
    before = tray_of(state, "amazons")
    play(state, "decline")
    assert tray_of(state, "amazons") == before + 2 + 4 + 3
    assert_described(state)


@both_seats
def test_a12_an_abandoned_dragon_is_in_hand_again(seat: int) -> None:
    state = state_for(
        seat,
        seat_with("orcs", "dragon_master", 3),
        {5: held(seat, 2, dragon=True), 10: held(seat)},
        phase="start",
    )
    play(state, "abandon 5")
    assert seat_of(state, seat)["dragon_in_hand"] is True
    assert_described(state)


@both_seats
@pytest.mark.parametrize("number", [0, 2])
def test_f10_after_the_one_die_of_both_races_the_conquests_are_over(seat: int, number: int) -> None:
    ghouls = {"race": "ghouls", "hand": 1}
    state = state_for(
        seat,
        {"declined": [ghouls]},
        {5: held_in_decline(seat, "ghouls")},
        options={"ghouls_own_die": False},
        phase="start",
    )
    play(state, "declined conquer 4 die", f"die {number}")
    assert turn_key(state, "conquests_over") is True
    assert turn_key(state, "last_die") == number
    assert_described(state)


@both_seats
def test_y3_a_roll_begins_the_conquests_with_the_whole_hand(seat: int) -> None:
    state = state_for(seat, seat_with("orcs", "berserk", 1), {5: held(seat, 4)}, phase="start")
    play(state, "roll")
    assert phase_of(state) == "conquest"
    assert seat_of(state, seat)["hand"] == 1 + 3
    play(state, "die 2")
    assert turn_key(state, "pending_roll") == turn_key(state, "last_die") == 2
    assert_described(state)


@both_seats
def test_t4_after_the_conquests_both_races_count_as_readied(seat: int) -> None:
    keys = {**seat_with("orcs", "hill"), **in_decline("ghouls")}
    regions = {5: held(seat, 2), 10: held_in_decline(seat, "ghouls", 2)}
    state = state_for(seat, keys, regions, phase="start")
    play(state, "stop")
    assert turn_key(state, "acted") is None  # a position omits what its phase implies
    assert turn_key(state, "declined_acted") is None
    assert_described(state)


def test_y11_camps_not_placed_in_refuge_are_no_longer_displaced() -> None:
    state = build_state(
        seat_with("giants", "hill"),
        seat_with("orcs", "bivouacking", camps_displaced=2),
        seat_with("elves", "swamp", 2),
        regions={5: held(0), 10: held(1), 20: held(2)},
        phase="refuge",
        to_act=1,
    )
    play(state, "end")
    assert "camps_displaced" not in seat_of(state, 1)
    assert int(state.actor) == 2
    assert_described(state)


@both_seats
def test_y11_camps_of_a_seat_without_regions_are_displaced_only_this_turn(seat: int) -> None:
    seats: list[Json] = [seat_with("giants", "hill")] * 2
    seats[seat] = seat_with("orcs", "bivouacking", camps_displaced=2)
    other = 1 - seat
    state = build_state(
        *seats, regions={5: held(other)}, turn=other, to_act=other, phase="redeployment"
    )
    play(state, "end")
    assert "camps_displaced" not in seat_of(state, seat)


def test_t1_the_next_turn_has_no_last_die() -> None:
    state = build_state(
        seat_with("giants", "hill"),
        regions={5: held(0)},
        phase="redeployment",
        turn_so_far={"last_die": 2},
    )
    play(state, "end")
    assert turn_key(state, "last_die") is None
    assert_described(state)


def test_t1_the_end_of_a_turn_leaves_the_heroes_of_five_seats_alone() -> None:
    state = build_state(
        seat_with("orcs", "heroic"),
        seat_with("giants", "hill"),
        map="base/5",
        regions={5: held(1)},
        turn=1,
        to_act=1,
        phase="redeployment",
    )
    play(state, "end")
    assert seat_of(state, 0)["heroes_in_hand"] == 2
    assert_described(state)
