"""Compute when a reminder is due: for which decision, and since when a table waits."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from smallworld.server.storage.rows import ReminderRow
from smallworld.server.tables.table import Table


class Waiting(NamedTuple):
    """A table waits for a seat since the row ``decision``, written at ``since``.

    ``acted`` and ``acted_at`` are the seat's own last row after that one, and its time.
    """

    decision: int
    since: float
    acted: int = 0
    acted_at: float = 0.0


def waiting_for(table: Table, seat: int) -> Waiting | None:
    """Return since when a table waits for the person at ``seat``, or ``None``."""
    if not _must_decide(table, seat):
        return None
    own = Waiting(0, table.row.created)
    for row in reversed(table.log):
        if row.kind == "say" and row.seat not in (None, seat):
            return own._replace(decision=row.seq, since=row.at)
        if row.kind in ("say", "undo") and row.seat == seat and not own.acted:
            own = own._replace(acted=row.seq, acted_at=row.at)
    return own


def _must_decide(table: Table, seat: int) -> bool:
    """Return True if this person must decide now, and no bot or engine does it."""
    game = table.game
    if game.to_act != seat or table.closed or table.broken or len(table.players) <= seat:
        return False
    player = table.players[seat]
    placed = player.places_by_itself and game.state.actor != game.state.turn
    return player.who == "person" and not player.bot and not placed


def is_finished(table: Table, seat: int) -> bool:
    """Return True if the table never waits for this person again."""
    if table.closed or table.game.over or len(table.players) <= seat:
        return True
    return table.players[seat].who != "person" or table.players[seat].conceded


def update_due(row: ReminderRow, table: Table, grace: float) -> ReminderRow:
    """Return the reminder updated for the current table.

    Each decision causes one reminder, ``grace`` seconds after the person was last active.
    """
    waiting = waiting_for(table, row.seat)
    new = replace(row, looked=table.seq)
    if waiting is None:
        return replace(new, due=None, tries=0)
    if waiting.decision != row.decision:
        last = max(row.made, waiting.since, waiting.acted_at)
        return replace(new, decision=waiting.decision, due=last + grace, tries=0)
    if row.due is None or waiting.acted <= row.looked:
        return new
    # The person has acted meanwhile: a reminder that failed before is not needed any more.
    due = None if row.tries else max(row.due, waiting.acted_at + grace)
    return replace(new, due=due, tries=0)
