"""Clocks in views: seconds left, the running seat, stopped for empty seats."""

from __future__ import annotations

import msgspec

from smallworld.server.messages.games import NewTable, SeatClock, SeatWish
from smallworld.server.messages.tables import Clock, Player
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.clocks import Times
from smallworld.server.tables.create import create_table
from smallworld.server.tables.table import Table
from smallworld.server.tables.views import build_view
from tests.server.storage.games import NOON

ANN, OPEN, BOT = SeatWish(me="Ann"), SeatWish(open=True), SeatWish(bot="easy")


def a_table(*seats: SeatWish, **limits: float) -> Table:
    wish = NewTable(seats=list(seats), clock=Clock(**limits) if limits else None)
    return create_table(wish, "device", NOON).table


def clocks(table: Table, now: float) -> list[SeatClock | None]:
    return [seat.clock for seat in build_view(table, None, now).seats]


def test_without_clocks_views_have_no_times() -> None:
    view = build_view(a_table(ANN, SeatWish(me="Bo")), 0, NOON + 5)
    assert view.now is None and [seat.clock for seat in view.seats] == [None, None]
    assert b"clock" not in msgspec.json.encode(view.seats)


def test_the_clock_of_the_deciding_seat_runs() -> None:
    table = a_table(ANN, SeatWish(me="Bo"), per_move=60, per_game=600)
    view = build_view(table, None, NOON + 10)
    assert view.now == NOON + 10
    assert [seat.clock for seat in view.seats] == [
        SeatClock(move=50, game=590, runs=True),
        SeatClock(move=60, game=600),
    ]


def test_time_for_the_game_is_used_up_and_time_for_a_move_is_not() -> None:
    table = a_table(ANN, SeatWish(me="Bo"), per_move=60, per_game=600)
    table.apply_rows(table.action_rows(0, ["pick 1"], NOON + 20))
    assert clocks(table, NOON + 25)[0] == SeatClock(move=55, game=575, runs=True)


def test_a_clock_stops_at_nothing_and_with_the_table() -> None:
    table = a_table(ANN, SeatWish(me="Bo"), per_move=60)
    assert clocks(table, NOON + 99)[0] == SeatClock(move=0, runs=True)
    table.apply_rows([LogRow(table.seq + 1, "close", None, "conceded", NOON)])
    assert not any(clock and clock.runs for clock in clocks(table, NOON + 99))


def test_bots_have_no_clock() -> None:
    assert clocks(a_table(ANN, BOT, per_game=600), NOON)[1] is None


def test_no_time_runs_while_the_seat_is_empty() -> None:
    table = a_table(OPEN, ANN, per_move=60, per_game=600)
    assert clocks(table, NOON + 500)[0] == SeatClock(move=60, game=600)
    table.apply_rows([table.seat_row(0, Player(name="Bo", who="person"), NOON + 5_000)])
    assert clocks(table, NOON + 5_007)[0] == SeatClock(move=53, game=593, runs=True)
    assert not Times(table, NOON + 5_059).move_expired(table)
    table.apply_rows(table.action_rows(0, ["pick 1"], NOON + 5_010))
    assert clocks(table, NOON + 5_010)[0] == SeatClock(move=60, game=590, runs=True)
