"""The facts a view adds to the position, so that no client computes a rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from smallworld.core.state import State
from smallworld.play.position.write import position_of
from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.storage.rows import GameRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.views import (
    ViewBuilder,
    declined_hands_of,
    hands_of,
    income_preview,
    visible_state,
)
from tests.kit.positions import build_state, held, held_in_decline, seat_with


def ghouls_and_amazons(hand: int = 1, **keys: Any) -> State:
    """Amazons with a stack of three and Ghouls in decline with a stack of four."""
    return build_state(
        seat_with("amazons", "hill", hand=hand, aside=4, declined=[{"race": "ghouls"}]),
        seat_with("giants", "forest"),
        regions={
            3: held(0, 3),
            4: held(0, 1),
            5: held_in_decline(0, "ghouls", 4),
            6: held(1, 9),
        },
        **keys,
    )


def test_t5_before_its_first_action_a_race_can_use_its_spare_tokens_on_the_map() -> None:
    state = ghouls_and_amazons()
    assert hands_of(state) == [1 + 4 + 2, 0]
    assert declined_hands_of(state) == [3, 0]


def test_t5_after_its_first_action_only_the_hand_counts() -> None:
    state = ghouls_and_amazons(phase="conquest", turn_so_far={"acted": False})
    assert hands_of(state) == [7, 0]
    state = ghouls_and_amazons(phase="conquest", turn_so_far={"declined_acted": True})
    assert (hands_of(state), declined_hands_of(state)) == ([1, 0], [0, 0])


@pytest.mark.parametrize("seats", [2, 5])
def test_v4_views_that_share_a_part_show_what_their_seat_may_know(seats: int) -> None:
    table = Table(GameRow("abcdefghijkl", 0.0, f"base/{seats}", {}, TableRules()))
    for seat in range(seats):
        table.apply_rows([table.seat_row(seat, Player(f"Seat {seat}", "person"), 0.0)])
    table.apply_rows(table.deal_rows(0.0))
    chance = random.Random(seats)
    while not table.game.over:
        builder = ViewBuilder(table, 0.0)
        for viewer in (None, *range(seats)):
            visible = visible_state(table, table.game.state, viewer)
            view = builder.view(viewer)
            assert view.position == position_of(visible, table.game.names)
            assert view.hands == hands_of(visible)
            assert view.income == income_preview(visible)
            assert bool(view.legal) == (viewer == view.to_act)
        action = chance.choice(table.game.legal_actions())
        assert table.game.to_act is not None
        table.apply_rows(table.action_rows(table.game.to_act, [action], 0.0))
    assert None not in [seat.coins for seat in ViewBuilder(table, 0.0).view(None).position.seats]


def test_other_seats_show_what_they_hold_off_the_map() -> None:
    state = ghouls_and_amazons(hand=0, turn=1)
    assert hands_of(state) == [4, 8]
    assert declined_hands_of(state) == [0, 0]
