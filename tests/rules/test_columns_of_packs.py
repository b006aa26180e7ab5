"""What combos cost and bring when tiles of packs change that: at every place of the column."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.actions import conquer_hurl, parse_action, written
from smallworld.core.box import Box
from smallworld.core.combos import combo_tokens, pick_price, skip_coins
from smallworld.core.errors import BadNotation
from smallworld.core.state import COLUMN_COINS, COLUMN_POWER, COLUMN_RACE, State, new_state
from smallworld.core.traits import Trait
from smallworld.packs.loader import load_board

PLACES = 6


def column(
    races: dict[int, dict[str, Any]] | None = None, powers: dict[int, dict[str, Any]] | None = None
) -> State:
    """Build a column in which the tiles at some places have keys of their own."""
    of_races, of_powers = races or {}, powers or {}
    box = Box(
        load_board("base/2"),
        [Trait(f"r{at}", tokens=6, supply=20, **of_races.get(at, {})) for at in range(PLACES)],
        [Trait(f"p{at}", tokens=4, **of_powers.get(at, {})) for at in range(PLACES)],
    )
    state = new_state(box)
    for place in range(PLACES):
        state.cells[COLUMN_RACE + place] = place
        state.cells[COLUMN_POWER + place] = place
    return state


def prices(state: State) -> list[int]:
    return [int(pick_price(state, place)) for place in range(PLACES)]


def test_p1_every_skipped_combo_costs_its_own_coins() -> None:
    assert prices(column()) == [0, 1, 2, 3, 4, 5]
    state = column({1: {"skip_coins": 3}}, {4: {"skip_coins": 2}})
    assert [int(skip_coins(state, place)) for place in range(PLACES)] == [1, 3, 1, 1, 2, 1]
    assert prices(state) == [0, 1, 4, 5, 6, 8]


@pytest.mark.parametrize(("race", "power", "coins"), [(2, 3, 3), (3, 2, 3), (2, 2, 2), (0, 2, 2)])
def test_p1_of_race_and_power_the_dearer_one_counts(race: int, power: int, coins: int) -> None:
    state = column({2: {"skip_coins": race}}, {2: {"skip_coins": power}})
    assert skip_coins(state, 2) == coins


def test_p7_tokens_gather_at_the_combo_that_was_skipped() -> None:
    state = column({2: {"gathers_tokens": 1, "skip_coins": 2}, 3: {"gathers_tokens": 2}})
    for place, coins in ((1, 3), (2, 4), (3, 3), (4, 1)):
        state.cells[COLUMN_COINS + place] = coins
    assert [int(combo_tokens(state, place)) for place in range(PLACES)] == [10, 10, 12, 16, 10, 10]


def test_p7_a_combo_brings_no_more_tokens_than_its_tray_has() -> None:
    state = column({2: {"gathers_tokens": 2}})
    state.cells[COLUMN_COINS + 2] = 7
    assert combo_tokens(state, 2) == 20


@pytest.mark.parametrize(("region", "count"), [(1, 1), (5, 2), (17, 4)])
def test_charges_are_counted_from_one_however_the_text_is_spaced(region: int, count: int) -> None:
    assert parse_action(f" conquer  {region}  hurl  {count} ") == conquer_hurl(region, count)
    assert written(conquer_hurl(region, count)) == f"conquer {region} hurl {count}"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("conquer 5 hurl 0", "notation.number"),
        ("conquer 0 hurl 1", "notation.number"),
        ("conquer 5 hurl 99", "notation.number"),
        ("conquer 5 hurl", "notation.shape"),
        ("conquer 5 throw 2", "notation.shape"),
    ],
)
def test_charges_that_are_no_action(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_action(text)
    assert caught.value.code == code
