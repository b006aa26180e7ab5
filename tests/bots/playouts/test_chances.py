"""Chances by playouts: consistent, repeatable, exact at the end, and plausible."""

from __future__ import annotations

import pytest

from smallworld import new_game
from smallworld.bots.data.trust import careful_trust_for, stored_trust, trust_for
from smallworld.bots.playouts.chances import (
    NEVER,
    QUICK_BESIDE,
    Method,
    PlayoutSample,
    careful_row,
    estimate,
    estimate_for,
    sample_playouts,
    weighted_sum,
)
from smallworld.core.state import COINS, OVER, PHASE, ROUND, State
from smallworld.packs.loader import base_box
from smallworld.play.game import Game
from tests.kit.positions import build_state, play


def late(coins: tuple[int, int] = (60, 60)) -> State:
    """Return the last round of a game for two, with these coins."""
    game = new_game("base/2", seed=7)
    state = game.state.clone()
    state.cells[ROUND] = state.box.board.rounds
    for seat, amount in enumerate(coins):
        state.cells[COINS + seat] = amount
    return state


def test_the_parts_of_the_win_add_up_and_repeat() -> None:
    chances = estimate(late(), playouts=6, seed=3)
    assert chances == estimate(late(), playouts=6, seed=3)
    assert chances.playouts == 6
    assert sum(seat.win for seat in chances.seats) == pytest.approx(1.0)
    assert all(0 <= seat.win <= 1 and seat.win_error >= 0 for seat in chances.seats)
    assert all(seat.coins >= 60 for seat in chances.seats)


def test_a_state_is_not_changed_by_an_estimate() -> None:
    state = late()
    before = state.snapshot()
    estimate(state, playouts=2)
    assert state.snapshot() == before


def test_a_large_lead_at_the_end_wins() -> None:
    ahead = estimate(late((90, 50)), playouts=4).seats
    assert ahead[0].win > 0.8 > 0.2 > ahead[1].win
    assert ahead[0].coins - ahead[1].coins > 25


def test_a_game_that_is_over_has_its_result_and_no_error() -> None:
    game = new_game("base/2", seed=7)
    state = game.state.clone()
    state.cells[PHASE] = OVER
    state.cells[COINS] = 70
    chances = estimate(state)
    assert chances.playouts == 0
    assert [(seat.win, seat.win_error) for seat in chances.seats] == [(1.0, 0.0), (0.0, 0.0)]
    assert chances.seats[0].coins == 70


def test_an_estimate_needs_only_the_view_and_counted_coins() -> None:
    state = late((80, 55))
    game = Game(state.box, ["Ann", "Bo"], start=state)
    full = estimate(state, playouts=3, seed=1)
    assert estimate_for(game.view(1), [80, 55], playouts=3, seed=1) == full
    assert estimate_for(game.view(1), None, playouts=3, seed=1) != full


def test_time_limits_playouts() -> None:
    ticks = iter(range(100))
    chances = estimate(late(), playouts=50, seconds=3.0, clock=lambda: float(next(ticks)))
    assert 2 <= chances.playouts <= 5


def test_samples_with_the_same_seed_have_precise_differences() -> None:
    one = sample_playouts(late(), 5, 1, Method(until=NEVER, trust=1.0))
    none = weighted_sum([(1.0, one), (-1.0, one)]).change(0)
    assert (none.win, none.win_error, none.lead_error) == (0.0, 0.0, 0.0)
    half = weighted_sum([(0.5, one), (0.5, one)])
    assert half.chances() == one.chances()


def test_errors_shrink_with_the_root_of_the_playouts() -> None:
    few = PlayoutSample(1, [[0.0, 1.0, 0.0], [1.0, 3.0, 0.0]]).chances().seats[0]
    many = PlayoutSample(1, [[0.0, 1.0, 0.0], [1.0, 3.0, 0.0]] * 50).chances().seats[0]
    assert few.win == many.win == 0.5 and few.coins == 2.0
    assert 9 < few.win_error / many.win_error < 11


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_playouts_are_trusted_more_the_nearer_the_end(seats: int) -> None:
    box = base_box(f"base/{seats}")
    known = stored_trust().seats[str(seats)]
    assert all(0 < part <= 1 for part in known)
    assert trust_for(box, int(box.board.rounds)) == known[0] >= known[-1]
    assert trust_for(box, 1) == known[-1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_careful_playouts_are_less_certain_the_more_rounds_are_left(seats: int) -> None:
    box = base_box(f"base/{seats}")
    known = stored_trust().careful[str(seats)]
    assert len(known) == len(stored_trust().seats[str(seats)]) == int(box.board.rounds)
    assert all(0 < read.weight <= 1 and read.spread > 0 for read in known)
    assert careful_trust_for(box, int(box.board.rounds)) == known[0]
    assert careful_trust_for(box, 1).spread > known[0].spread


def test_a_careful_playout_that_ends_one_coin_ahead_is_no_sure_win() -> None:
    over = late((61, 60))
    over.cells[PHASE] = OVER
    assert careful_row(over, spread=0.0)[:2] == [1.0, 0.0]
    likely, unlikely = careful_row(over, spread=4.0)[:2]
    assert 0.5 < likely < 0.6 and likely + unlikely == pytest.approx(1.0)
    assert careful_row(over, spread=4.0)[2:] == careful_row(over, spread=0.0)[2:]


def test_quick_and_careful_playouts_are_mixed_by_weight() -> None:
    quick, careful, half = (
        sample_playouts(late(), 2, 1, Method(until=NEVER, trust=1.0, weight=weight, spread=3.0))
        for weight in (0.0, 1.0, 0.5)
    )
    beside = sample_playouts(late(), 2 * QUICK_BESIDE, 1, Method(until=NEVER, trust=1.0))
    assert half.chances().seats[0].win == pytest.approx(
        (careful.chances().seats[0].win + beside.chances().seats[0].win) / 2
    )
    assert quick.rows != careful.rows


def test_it_works_in_the_middle_of_a_turn_and_while_a_die_is_awaited() -> None:
    state = late()
    play(state, "pick 1")
    assert state.awaits_reveal
    assert total(state) == pytest.approx(1.0)
    state = build_state(
        {"race": "orcs", "power": "alchemist", "hand": 1},
        round=10,
        phase="conquest",
        regions={6: {"seat": 0, "tokens": 1}},
    )
    play(state, "conquer 7 die")
    assert state.awaits_die
    assert total(state) == pytest.approx(1.0)


def total(state: State) -> float:
    return sum(seat.win for seat in estimate(state, playouts=2).seats)
