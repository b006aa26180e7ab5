"""Logs stay short, and long ones block nobody."""

from __future__ import annotations

import asyncio

import pytest

from smallworld.server.messages.games import Claim, HandOver, SeatWishes
from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.refusals import Unprocessable
from smallworld.server.storage.rows import GameRow, StoredGame
from smallworld.server.tables import seats
from smallworld.server.tables.history import AT_ONCE, build_moments
from smallworld.server.tables.table import (
    HOST_SEAT_CHANGES,
    MAX_SEAT_CHANGES,
    MAX_UNDONE,
    Table,
    rebuild_table,
)
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.views import build_view
from tests.server.live.server import Seated, live_servers


def a_turn() -> Table:
    """Return a table whose first seat has conquered once."""
    table = Table(GameRow("abcdefghijkl", 0.0, "base/2", {}, TableRules()))
    for seat in (0, 1):
        table.apply_rows([table.seat_row(seat, Player("Ann", "person"), 0.0)])
    table.apply_rows(table.deal_rows(0.0))
    table.apply_rows(table.action_rows(0, ["pick 1"], 0.0))
    conquer(table)
    return table


def conquer(table: Table) -> None:
    action = next(text for text in table.game.legal_actions() if text.startswith("conquer"))
    table.apply_rows(table.action_rows(0, [action], 0.0))


def undo(table: Table) -> None:
    table.apply_rows([table.undo_row(0, 0.0, whole_turn=False)])


def test_a_seat_may_be_changed_so_often_in_a_game() -> None:
    async def change(tables: Tables, game: str) -> None:
        table = await tables.table(game)
        table.seat_changes[0] = MAX_SEAT_CHANGES - 2
        await seats.set_up_seat(tables, game, 0, SeatWishes(name="Anna"))
        seq = table.seq
        await seats.set_up_seat(tables, game, 0, SeatWishes(name="Anna"))
        assert table.seq == seq  # nothing changed
        await seats.hand_over(tables, game, 0, HandOver("bot", bot="easy"))
        for refused in (
            seats.set_up_seat(tables, game, 0, SeatWishes(name="Anne")),
            seats.hand_over(tables, game, 0, HandOver("bot", bot="normal")),
            seats.hand_over(tables, game, 0, HandOver("device")),
        ):
            with pytest.raises(Unprocessable, match=r"seat\.too_many_changes"):
                await refused
        await seats.hand_over(tables, game, 0, HandOver("me"))  # always possible
        assert table.players[0] == Player("Anna", "person")
        await seats.set_up_seat(tables, game, 1, SeatWishes(name="Bob"))  # has its own number

    with live_servers(1) as servers:
        servers.call(change(servers.tables, servers.new_game().game))


def test_claiming_and_leaving_a_seat_in_turn_comes_to_an_end() -> None:
    async def come_and_go(tables: Tables, game: str) -> None:
        table = await tables.table(game)
        table.seat_changes[1] = MAX_SEAT_CHANGES - 2
        invite = (await seats.leave(tables, game, 1)).invite
        assert (await seats.claim(tables, game, Claim("Bo", invite=invite), "b")).seat == 1
        assert not (await seats.leave(tables, game, 1)).invite  # leaving is always possible
        with pytest.raises(Unprocessable, match=r"seat\.claimed_too_often"):
            await seats.claim(tables, game, Claim("Bo", seat=1), "b")
        # The host can still invite somebody, a long time.
        wish = HandOver("device", seat=1)
        fresh = (await seats.hand_over(tables, game, 0, wish, is_host=True)).invite
        assert (await seats.claim(tables, game, Claim("Cy", invite=fresh), "c")).seat == 1
        assert table.players[1].name == "Cy"
        table.seat_changes[1] = HOST_SEAT_CHANGES
        await seats.leave(tables, game, 1)
        with pytest.raises(Unprocessable, match=r"seat\.too_many_changes"):
            await seats.hand_over(tables, game, 0, wish, is_host=True)

    with live_servers(1) as servers:
        game = servers.new_game(public=True).game
        servers.call(come_and_go(servers.tables, game))


def test_joining_and_leaving_a_rematch_in_turn_comes_to_an_end() -> None:
    async def come_and_go(tables: Tables, game: Seated) -> None:
        await tables.close(game.game, "conceded")
        joined = await seats.rematch(tables, game.game, 1, game.tokens[1], "b")
        table = await tables.table(joined.game)
        await seats.rematch(tables, game.game, 0, game.tokens[0], "a")
        await seats.leave(tables, joined.game, joined.seat)
        table.seat_changes[joined.seat] = MAX_SEAT_CHANGES
        with pytest.raises(Unprocessable, match=r"seat\.too_many_changes"):
            await seats.rematch(tables, game.game, 1, game.tokens[1], "b")

    with live_servers(1) as servers:
        servers.call(come_and_go(servers.tables, servers.new_game()))


def test_a_seat_may_undo_so_many_lines_in_a_game() -> None:
    table = a_turn()
    table.undone[0] = MAX_UNDONE - 1
    assert build_view(table, 0, 0.0).may_undo
    undo(table)
    conquer(table)
    assert not build_view(table, 0, 0.0).may_undo
    with pytest.raises(Unprocessable) as refused:
        undo(table)
    assert (refused.value.code, refused.value.facts) == ("undo.too_many", {"most": MAX_UNDONE})
    conquer(table)  # the game goes on
    assert table.undone[1] == 0  # and the other seat may undo


def test_undone_lines_are_counted_from_the_log() -> None:
    table = a_turn()
    for _ in range(5):
        conquer(table)
        undo(table)
    again = rebuild_table(StoredGame(table.row, table.log))
    assert again.undone == {0: 5}
    assert again.line_of_row == table.line_of_row
    assert list(again.line_of_row.values()) == list(range(len(again.game.log)))


def test_a_long_log_is_loaded_again() -> None:
    with live_servers() as servers:
        game = servers.new_game().game

        async def acts_and_undoes() -> list[object]:
            tables = servers.tables
            table = await tables.table(game)
            await tables.submit(game, 0, ["pick 1"], table.seq, "pick")
            while len(table.log) < 600:
                conquer = next(t for t in table.game.legal_actions() if t.startswith("conquer"))
                await tables.act(game, 0, [conquer], table.seq, f"r{table.seq}")
                await tables.undo(game, 0, table.seq, whole_turn=False)
            tables.drop(game)
            again = await tables.table(game)
            assert again is not table and again.seq == table.seq
            return [again.game == table.game, again.line_of_row == table.line_of_row]

        assert servers.call(acts_and_undoes()) == [True, True]


def test_lines_undone_while_boards_are_built_are_left_out() -> None:
    table = a_turn()
    seqs = list(table.line_of_row)
    assert len(seqs) <= AT_ONCE
    while len(table.line_of_row) <= AT_ONCE:
        conquer(table)

    async def build() -> list[int]:
        building = asyncio.create_task(build_moments(table, 0, 0, table.seq))
        await asyncio.sleep(0)  # it has built the first boards
        table.apply_rows([table.undo_row(0, 0.0, whole_turn=True)])
        return [moment.seq for moment in (await building).moments]

    assert len(asyncio.run(build())) == AT_ONCE
