"""Chance: what the dealer may draw, how likely it is, and who has to act."""

from __future__ import annotations

import pytest

from smallworld.core.actions import DIE, reveal
from smallworld.core.chance import DealerMustAct, drawn, is_over, outcomes, seat_actions
from smallworld.core.engine import legal_actions
from smallworld.core.state import DIE_FOR, ROLL_BEFORE, State, new_state
from smallworld.packs.loader import base_box
from tests.kit.positions import build_state


def awaiting_die() -> State:
    state = new_state(base_box())
    state.cells[DIE_FOR] = ROLL_BEFORE
    return state


def test_the_die_shows_its_six_sides_in_equal_shares() -> None:
    state = awaiting_die()
    shown = [drawn(state, lambda: (side + 0.5) / 6) - DIE for side in range(6)]  # noqa: B023
    assert sorted(shown) == [0, 0, 0, 1, 2, 3]


def test_a_reveal_draws_each_race_and_each_power_in_equal_shares() -> None:
    state = new_state(base_box())
    races, powers = len(state.box.races), len(state.box.powers)
    for race in range(races):
        for power in (0, 1, powers - 1):
            shares = iter([(race + 0.5) / races, (power + 0.5) / powers])
            assert drawn(state, lambda: next(shares)) == reveal(race, power)  # noqa: B023


def test_outcomes_are_the_legal_draws_with_their_probabilities() -> None:
    assert outcomes(awaiting_die()) == [(DIE, 0.5), *((DIE + n, 1 / 6) for n in (1, 2, 3))]
    undealt = new_state(base_box())
    assert outcomes(undealt) == [(action, 1 / 280) for action in legal_actions(undealt)]
    assert outcomes(build_state()) == []


def test_a_seat_has_actions_unless_the_dealer_must_act() -> None:
    state = build_state()
    assert seat_actions(state) == legal_actions(state) == [0, 1, 2, 3, 4, 5]
    with pytest.raises(DealerMustAct, match=r"call deal\(state, chance\) first"):
        seat_actions(awaiting_die())


def test_a_game_is_over_in_its_last_phase() -> None:
    assert not is_over(build_state())
    assert is_over(build_state(phase="over", round=10, turn=1))
