"""Lists of tables, logs and game files."""

from __future__ import annotations

from functools import partial

from smallworld.core.actions import written
from smallworld.core.options import OPEN_COINS
from smallworld.play.game import Game
from smallworld.play.position.write import position_of
from smallworld.play.record import write_record
from smallworld.server.messages.games import (
    ListedTable,
    LogLines,
    RecordLine,
    Replayed,
    TableList,
)
from smallworld.server.refusals import Forbidden, Refused, Unprocessable
from smallworld.server.storage.club.people import all_seats_held
from smallworld.server.storage.rows import Summary
from smallworld.server.tables.history import moments_of_game
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.views import build_log_line, event_views

SHOWN = 50  # tables in one list


async def lobby(tables: Tables) -> TableList:
    """List public tables, newest first."""
    found = await list_tables(tables, await tables.storage.public_games(SHOWN))
    return TableList([table for table in found if not table.over and not table.closed])


async def games_of(tables: Tables, holders: list[str]) -> TableList:
    """List the tables at which one of a player's devices has a seat."""
    if not holders:
        return TableList([])
    listed = await list_tables(tables, await tables.storage.games_of(holders, SHOWN))
    mine: dict[str, list[int]] = {}
    for game, seat in await tables.storage.query(partial(all_seats_held, holders)):
        mine.setdefault(game, []).append(seat)
    for table in listed:
        table.mine = mine.get(table.game, [])
    return TableList(listed)


async def list_tables(tables: Tables, found: list[Summary]) -> list[ListedTable]:
    """Load the tables of a list; deleted ones are left out."""
    listed = []
    for summary in found:
        try:
            table = await tables.table(summary.row.id)
        except Refused:  # deleted a moment ago
            continue
        listed.append(
            ListedTable(
                game=table.row.id,
                map=table.row.map,
                seats=list(table.players),
                created=table.row.created,
                updated=summary.updated,
                seq=table.seq,
                round=int(table.game.state.round),
                to_act=table.game.to_act,
                over=table.game.over,
                closed=table.closed or table.broken,
                packs=[pack.about.title for pack in table.game.game_packs.packs],
                rated=table.row.table.rated,
            )
        )
    return listed


def log_after(table: Table, after: int) -> LogLines:
    """Return the log after a row."""
    lines = [build_log_line(table, row) for row in table.log if row.seq > after]
    return LogLines(table.seq, lines)


def game_file_of(table: Table) -> str:
    """Write the game file, unless it would reveal hidden coins of a set position (V4)."""
    game = table.game
    is_public = game.over or table.closed
    open_coins = int(game.box.options) & OPEN_COINS != 0
    if game.start is not None and not (is_public or open_coins or table.row.table.practice):
        raise Forbidden("record.hidden_coins")
    return write_record(game)


def replayed(game: Game, line: int | None, moments: tuple[int, int] | None = None) -> Replayed:
    """Build the answer to a replay, with the position after a line."""
    last = len(game.log) if line is None else line
    if last > len(game.log):
        raise Unprocessable("record.no_such_line", {"line": last, "lines": len(game.log)})
    lines = [
        RecordLine(each.seat, written(each.action, game.box), event_views(each.events))
        for each in game.log
    ]
    return Replayed(
        map=game.box.board.id,
        names=game.names,
        lines=lines,
        line=last,
        position=position_of(game.state_at(last), game.names),
        over=game.over,
        winners=game.winners,
        moments=[] if moments is None else moments_of_game(game, *moments),
    )
