"""The same rules for another seat than the first: no rule may read the cells of seat 0."""

from __future__ import annotations

from smallworld.core import state as s
from smallworld.core.state import ACTIVE, KINDS
from tests.kit.positions import (
    build_state,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    play,
    region_of,
    seat_with,
    turn_key,
)


def test_w1_the_second_seat_swaps_a_lone_token_of_the_first() -> None:
    state = build_state(
        seat_with("elves", "hill"),
        seat_with("sorcerers", "swamp", 5),
        regions={10: held(1), 9: held(0, 1), 11: held(0, 2)},
        turn=1,
        to_act=1,
        phase="conquest",
    )
    assert [text for text in legal_texts(state) if "sorcery" in text] == ["conquer 9 sorcery"]


def test_c12_an_own_region_in_decline_is_empty_or_not_for_the_second_seat_too() -> None:
    state = build_state(
        seat_with("elves", "hill"),
        {**seat_with("orcs", "swamp", 6), **in_decline("ratmen")},
        regions={10: held(1), 11: held_in_decline(1, "ratmen"), 9: held(0, 1)},
        turn=1,
        to_act=1,
        phase="conquest",
    )
    first = build_state(
        {**seat_with("orcs", "swamp", 6), **in_decline("ratmen")},
        seat_with("elves", "hill"),
        regions={10: held(0), 11: held_in_decline(0, "ratmen"), 9: held(1, 1)},
        phase="conquest",
    )
    play(state, "conquer 11")
    play(first, "conquer 11")
    assert turn_key(state, "non_empty") == turn_key(first, "non_empty")


def test_d2_decline_of_the_second_seat_takes_its_pieces_and_leaves_those_of_others() -> None:
    state = build_state(
        seat_with("giants", "heroic"),
        seat_with("halflings", "bivouacking"),
        regions={3: held(0, 2, hero=True), 10: held(1, 2, camps=2), 11: held(1, 1, hole=True)},
        turn=1,
        to_act=1,
        phase="start",
    )
    before = [
        int(state.cells[block]) for block in (s.HEROES_IN_HAND, s.CAMPS_IN_HAND, s.HOLES_LEFT)
    ]
    play(state, "decline")
    for block, old in zip((s.HEROES_IN_HAND, s.CAMPS_IN_HAND, s.HOLES_LEFT), before, strict=True):
        assert int(state.cells[block]) == old
        assert int(state.cells[block + 1]) == 0
    active = KINDS * 1 + ACTIVE
    assert int(state.cells[s.RACE + active]) == int(state.cells[s.POWER + active]) == s.NOBODY
    assert [int(state.cells[block + active]) for block in (s.HAND, s.WAITING, s.ASIDE)] == [0, 0, 0]


def test_c11_with_the_option_off_an_own_region_in_decline_is_empty_for_the_second_seat() -> None:
    state = build_state(
        {},
        {**seat_with("orcs", "swamp", 6), **in_decline("ratmen")},
        regions={10: held(1), 11: held_in_decline(1, "ratmen")},
        options={"own_declined_is_non_empty": False},
        turn=1,
        to_act=1,
        phase="conquest",
    )
    play(state, "conquer 11")
    assert turn_key(state, "non_empty") is None


def test_g10_ghouls_of_the_second_seat_may_enter_the_own_hole_but_not_that_of_another() -> None:
    ghouls = {"declined": [{"race": "ghouls", "hand": 6}]}
    state = build_state(
        seat_with("orcs", "heroic"),
        {**seat_with("halflings", "swamp"), **ghouls},
        regions={
            5: held_in_decline(1, "ghouls"),
            4: held(1, hole=True),
            10: held(0, hero=True),
        },
        turn=1,
        to_act=1,
    )
    texts = legal_texts(state)
    assert "declined conquer 4" in texts
    assert "declined conquer 10" not in texts


def test_g4_ghouls_in_decline_receive_one_token_in_region_1() -> None:
    state = build_state(
        {**seat_with("orcs", "hill", 2), "declined": [{"race": "ghouls", "hand": 1}]},
        {},
        regions={1: held_in_decline(0, "ghouls"), 5: held(0)},
        phase="redeployment",
    )
    play(state, "declined deploy 1 1")
    assert region_of(state, 1) == {"seat": 0, "declined": "ghouls", "tokens": 2}
    assert hand_of(state) == 2
