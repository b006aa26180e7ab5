"""Whose decision a table waits for, since when, and whether somebody may be reminded of it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from smallworld.server.storage.rows import ReminderRow
from smallworld.server.tables.table import Table


class Waiting(NamedTuple):
    """The table waits for a seat: since the row ``decision``, at the time ``since``.

    ``acted`` and ``acted_at`` are the last row of the seat itself after that one, and its time.
    """

    decision: int
    since: float
    acted: int = 0
    acted_at: float = 0.0


def waiting_for(table: Table, seat: int) -> Waiting | None:
    """Since when the table waits for the person at ``seat``; ``None`` if it does not."""
    if not _is_asked(table, seat):
        return None
    own = Waiting(0, table.row.created)
    for row in reversed(table.log):
        if row.kind == "say" and row.seat not in (None, seat):
            return own._replace(decision=row.seq, since=row.at)
        if row.kind in ("say", "undo") and row.seat == seat and not own.acted:
            own = own._replace(acted=row.seq, acted_at=row.at)
    return own


def _is_asked(table: Table, seat: int) -> bool:
    """Must this person decide now, with no bot or engine to do it?"""
    game = table.game
    if game.to_act != seat or table.closed or table.broken or len(table.sittings) <= seat:
        return False
    sitting = table.sittings[seat]
    placed = sitting.places_by_itself and game.state.actor != game.state.turn
    return sitting.who == "person" and not sitting.bot and not placed


def is_past(table: Table, seat: int) -> bool:
    """Will this table never wait for this person again?"""
    if table.closed or table.game.over or len(table.sittings) <= seat:
        return True
    return table.sittings[seat].who != "person" or table.sittings[seat].conceded


def looked_at(row: ReminderRow, table: Table, grace: float) -> ReminderRow:
    """The reminder after a look at the table as it is now.

    Every decision is reminded of once: after ``grace`` seconds without a sign of the person.
    """
    waiting = waiting_for(table, row.seat)
    seen = replace(row, looked=table.seq)
    if waiting is None:
        return replace(seen, due=None, tries=0)
    if waiting.decision != row.decision:
        last = max(row.made, waiting.since, waiting.acted_at)
        return replace(seen, decision=waiting.decision, due=last + grace, tries=0)
    if row.due is None or waiting.acted <= row.looked:
        return seen
    # The person has acted meanwhile. A reminder that was on its way is not needed any more.
    due = None if row.tries else max(row.due, waiting.acted_at + grace)
    return replace(seen, due=due, tries=0)
