"""Positions: defaults, refusals of what cannot be, and no surprise from bad input."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smallworld.core.errors import BadPosition
from smallworld.play.position.read import read_position, read_position_text
from smallworld.play.position.write import position_json

Json = dict[str, object]


def example() -> Json:
    """The example of the contract, made possible: the last region only showed the keys."""
    return {
        "map": "base/2",
        "options": {},
        "round": 3,
        "turn": 0,
        "to_act": 0,
        "phase": "conquest",
        "seats": [
            {"name": "Ann", "coins": 12, "race": "skeletons", "power": "merchant", "hand": 3},
            {
                "name": "Bo",
                "coins": 9,
                "race": "elves",
                "power": "flying",
                "hand": 0,
                "declined": [{"race": "tritons", "power": "spirit"}, {"race": "orcs"}],
            },
        ],
        "regions": {
            "7": {"seat": 0, "tokens": 2},
            "9": {"seat": 1, "tokens": 1, "declined": "tritons"},
            "10": {"seat": 1, "tokens": 1, "declined": "orcs", "fortress": True, "lair": True},
            "12": {"tribe": True},
            "13": {"seat": 1, "tokens": 2},
        },
        "column": [{"race": "humans", "power": "hill", "coins": 1}],
    }


def changed(path: str, value: object) -> Json:
    """The example with the value at ``path`` (keys and indexes joined by dots) replaced."""
    position = copy.deepcopy(example())
    *way, last = path.split(".")
    at: object = position
    for key in way:
        if isinstance(at, list):
            at = at[int(key)]
        else:
            assert isinstance(at, dict)
            at = at.setdefault(key, {})
    assert isinstance(at, dict)
    at[last] = value
    return position


def refused(raw: object) -> str:
    with pytest.raises(BadPosition) as caught:
        read_position(raw)
    return caught.value.code


def test_the_example_is_read_and_comes_back() -> None:
    state, names = read_position(example())
    assert names == ["Ann", "Bo"]
    again, _ = read_position(position_json(state, names))
    assert again.same_as(state)


def test_a_missing_column_is_dealt_by_the_dealer() -> None:
    state, _ = read_position(example())
    assert state.awaits_reveal  # one combo is named, five are owed


def test_what_is_not_listed_takes_its_plain_default() -> None:
    state, names = read_position({"map": "base/2", "seats": [{}, {}]})
    assert names == ["", ""]
    assert (state.round, state.turn, state.phase) == (1, 0, 0)
    assert state.cells[0] == 1
    assert [int(state.coins(seat)) for seat in (0, 1)] == [5, 5]
    assert not state.has(20, 7), "a region not listed has no Lost Tribe"


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("map", "base/9", "position.unknown_map"),
        ("options", {"no_such": True}, "position.unknown_option"),
        ("map", "base/3", "position.seat_count"),
        ("round", 11, "position.round"),
        ("turn", 2, "position.no_such_seat"),
        ("to_act", 1, "position.to_act"),
        ("phase", "refuge", "position.refuge_of_the_attacker"),
        ("phase", "after_scoring", "position.no_late_choice"),
        ("phase", "over", "position.over_too_early"),
        ("phase", "sleep", "position.shape"),
        ("seats.0.race", "gnomes", "position.unknown_race"),
        ("seats.0.power", "sleepy", "position.unknown_power"),
        ("seats.0.power", None, "position.power_missing"),
        ("seats.0.race", None, "position.no_race"),
        ("seats.0.race", "elves", "position.tile_twice"),
        ("seats.0.power", "hill", "position.tile_twice"),
        ("seats.0.hand", 19, "position.too_many_tokens"),
        ("seats.0.hand", -1, "position.shape"),
        ("seats.0.hand", 10**30, "position.shape"),
        ("seats.0.hand", "three", "position.shape"),
        ("seats.0.aside", 1, "position.aside"),
        ("seats.0.holes_left", 1, "position.too_many_holes"),
        ("seats.0.camps_in_hand", 2, "position.piece_count"),
        ("seats.0.camps_displaced", 2, "position.camps_displaced"),
        ("seats.0.peace_with", 0, "position.peace"),
        ("seats.0.peace_with", 3, "position.peace"),
        ("seats.0.coins", -4, "position.shape"),
        ("seats.0.colour", "red", "position.shape"),
        ("seats.1.declined", [{"race": "orcs"}, {"race": "giants"}], "position.two_declined"),
        ("seats.1.declined.0.hand", 2, "position.declined_hand"),
        ("regions.24", {"tribe": True}, "position.no_such_region"),
        ("regions.007", {"tribe": True}, "position.shape"),
        ("regions.7.seat", 4, "position.no_such_seat"),
        ("regions.7.seat", None, "position.tokens_without_seat"),
        ("regions.7.tokens", 0, "position.seat_without_tokens"),
        ("regions.7.declined", "orcs", "position.not_declined"),
        ("regions.7.tribe", True, "position.tribe"),
        ("regions.8.tribe", True, "position.tribe"),
        ("regions.9.tokens", 2, "position.declined_stack"),
        ("regions.8", {"seat": 0, "tokens": 1}, "position.at_sea"),
        ("regions.12.fortress", True, "position.piece_nowhere"),
        ("regions.12.camps", 2, "position.piece_nowhere"),
        ("regions.13.camps", 1, "position.piece_owner"),
        ("regions.13.hole", True, "position.too_many_holes"),
        ("regions.13.hero", True, "position.piece_owner"),
        ("regions.13.dragon", True, "position.piece_owner"),
        ("regions.9.hole", True, "position.piece_nowhere"),
        ("unseen_races", ["ratmen"], "position.unseen_tiles"),
        ("unseen_powers", [], "position.unseen_tiles"),
        ("returned_races", ["humans"], "position.tile_twice"),
        ("discarded_powers", ["spirit"], "position.tile_twice"),
        ("turn_so_far", {"pending_roll": 2}, "position.pending_roll"),
        ("turn_so_far", {"awaits": {"die": "roll"}}, "position.awaited_die"),
        ("turn_so_far", {"awaits": {"die": "final_attempt"}}, "position.awaited_die"),
        (
            "turn_so_far",
            {"awaits": {"die": "final_attempt", "region": 7}},
            "position.awaited_die",
        ),
        ("turn_so_far", {"conquered": [40]}, "position.no_such_region"),
        ("turn_so_far", {"attacked": [3]}, "position.no_such_seat"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(path: str, value: object, code: str) -> None:
    assert refused(changed(path, value)) == code


def test_a_declined_race_with_no_token_has_left_the_table() -> None:
    position = changed("regions.9", {})
    assert refused(position) == "position.declined_nowhere"


def test_y36_declined_tokens_may_stand_at_sea() -> None:
    state, _ = read_position(changed("regions.8", {"seat": 1, "tokens": 1, "declined": "orcs"}))
    assert state.tokens_in(8) == 1


def test_between_turns_no_token_of_a_race_on_the_map_is_in_hand() -> None:
    position = changed("phase", "start")
    seats = position["seats"]
    assert isinstance(seats, list)
    seats[1]["hand"] = 1
    assert refused(position) == "position.hand_between_turns"


def test_the_start_of_a_turn_is_clean() -> None:
    position = changed("phase", "start")
    position["turn_so_far"] = {"dragon_used": True}
    assert refused(position) == "position.start_is_clean"


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2", '"x"', "null", "17", "[]", "{}", "\x00", b"\xff"]
)
def test_text_that_is_no_position(text: str | bytes) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position_text(text)
    assert caught.value.code in ("position.json", "position.shape")


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(BadPosition):
        read_position_text("[" * 100_000)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
paths = st.sampled_from(
    [
        "map",
        "round",
        "turn",
        "phase",
        "seats",
        "regions",
        "column",
        "options",
        "turn_so_far",
        "seats.0.race",
        "seats.1.hand",
        "regions.7.tokens",
        "regions.7.seat",
        "regions.13",
    ]
)


@settings(max_examples=200)
@given(paths, values)
def test_any_value_anywhere_is_read_or_refused(path: str, value: object) -> None:
    try:
        state, names = read_position(changed(path, value))
    except BadPosition as refused:
        assert refused.code.startswith("position.")
    else:
        again, _ = read_position(position_json(state, names))
        assert again.same_as(state)
