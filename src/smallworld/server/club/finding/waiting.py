"""Find the tables at which it is a player's turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from smallworld.server.messages.seeks import WaitingTable, WaitingTables
from smallworld.server.refusals import Refused
from smallworld.server.storage.club.finding.waiting import open_games_of
from smallworld.server.tables.clocks import Times
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables

MOST: Final = 100  # open tables of a player that are looked at


async def tables_waiting_for(tables: Tables, holders: list[str]) -> WaitingTables:
    """List the tables that wait for a player, the one with the least time left first."""
    if not holders:
        return WaitingTables([])
    found: list[WaitingTable] = []
    for game, seats in await tables.storage.query(partial(open_games_of, holders, MOST)):
        try:
            table = await tables.table(game)
        except Refused:  # deleted a moment ago, or of another version
            continue
        if (waiting := _waiting(table, seats, tables.now())) is not None:
            found.append(waiting)
    found.sort(key=lambda one: (one.left is None, one.left or 0.0, one.since))
    return WaitingTables(found)


def _waiting(table: Table, seats: list[int], now: float) -> WaitingTable | None:
    """Return a table if it waits for one of these seats, played by the person."""
    seat = table.game.to_act
    if seat not in seats or table.closed or table.broken or table.players[seat].bot:
        return None
    if any(player.who == "open" for player in table.players):
        return None
    times = Times(table, now)
    limits = [times.move_left(table, seat), times.left(table)[seat]]
    known = [left for left in limits if left is not None]
    names = [player.name for at, player in enumerate(table.players) if at != seat]
    return WaitingTable(table.row.id, seat, names, times.since, min(known) if known else None)
