"""Thinking time of each seat, derived from the log."""

from __future__ import annotations

from typing import Final

import msgspec

from smallworld.server.messages.tables import Clock, Player
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.table import Table

NO_CLOCK: Final = Clock()
PATIENCE: Final = 60.0  # seconds a table waits for a person whose connection is gone


class Times:
    """Seconds each seat has used in the game, and for its current decision.

    The clock of an empty seat does not run.
    """

    def __init__(self, table: Table, now: float) -> None:
        self.whole = [0.0] * len(table.game.names)
        self.since = table.row.created
        self._seated = [self.since] * len(self.whole)  # when the player sat down
        self._empty: set[int] = set()
        for row in table.log:
            if row.kind == "seat" and row.seat is not None:
                self._apply_seat(row, row.seat)
            elif row.kind == "say":
                if row.seat is not None:
                    self.whole[row.seat] += self._spent(row.seat, row.at)
                self.since = row.at
        self.deciding = table.game.to_act
        self.this_move = 0.0
        if self.deciding is not None:
            self.this_move = self._spent(self.deciding, now)
            self.whole[self.deciding] += self.this_move

    def _apply_seat(self, row: LogRow, seat: int) -> None:
        """Note that a seat is taken or becomes empty."""
        if msgspec.json.decode(row.text, type=Player).who == "open":
            self._empty.add(seat)
        elif seat in self._empty:
            self._empty.discard(seat)
            self._seated[seat] = row.at

    def _spent(self, seat: int, at: float) -> float:
        """Return a seat's seconds since the last action."""
        if seat in self._empty:
            return 0.0
        return max(0.0, at - max(self.since, self._seated[seat]))

    def left(self, table: Table) -> list[float | None]:
        """Return the seconds each seat has left for the game; ``None`` without a clock."""
        limit = table.row.table.clock.per_game
        return [None if limit is None else max(0.0, limit - used) for used in self.whole]

    def move_left(self, table: Table, seat: int) -> float | None:
        """Return the seconds a seat has left for this move, or for its next one."""
        limit = table.row.table.clock.per_move
        if limit is None:
            return None
        return max(0.0, limit - self.this_move) if seat == self.deciding else limit

    def move_expired(self, table: Table) -> bool:
        """Return whether the deciding seat has used up its time for this move."""
        limit = table.row.table.clock.per_move
        return limit is not None and self.this_move > limit

    def game_expired(self, table: Table) -> bool:
        """Return whether the deciding seat has used up its time for the game."""
        limit = table.row.table.clock.per_game
        seat = self.deciding
        return limit is not None and seat is not None and self.whole[seat] > limit
