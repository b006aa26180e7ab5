"""How long each seat has thought, derived from the log; nothing else is stored."""

from __future__ import annotations

from typing import Final

import msgspec

from smallworld.server.messages.tables import Clock, Sitting
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.table import Table

NO_CLOCK: Final = Clock()
PATIENCE: Final = 60.0  # seconds a table waits for a person whose connection is gone


class Times:
    """Seconds each seat has used in the whole game, and since it was last to decide.

    Nobody's time runs while the seat is empty.
    """

    def __init__(self, table: Table, now: float) -> None:
        self.whole = [0.0] * len(table.game.names)
        self.since = table.row.created
        self._seated = [self.since] * len(self.whole)  # when whoever sits there sat down
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
        """An empty seat is taken, or a seat becomes empty."""
        if msgspec.json.decode(row.text, type=Sitting).who == "open":
            self._empty.add(seat)
        elif seat in self._empty:
            self._empty.discard(seat)
            self._seated[seat] = row.at

    def _spent(self, seat: int, at: float) -> float:
        """Seconds of a seat since the last line of the record."""
        if seat in self._empty:
            return 0.0
        return max(0.0, at - max(self.since, self._seated[seat]))

    def left(self, table: Table) -> list[float | None]:
        """Seconds each seat has left on its clock for the game; ``None`` without a clock."""
        limit = table.row.table.clock.per_game
        return [None if limit is None else max(0.0, limit - used) for used in self.whole]

    def move_left(self, table: Table, seat: int) -> float | None:
        """Seconds a seat has left for a move: this one, or the next it decides."""
        limit = table.row.table.clock.per_move
        if limit is None:
            return None
        return max(0.0, limit - self.this_move) if seat == self.deciding else limit

    def move_expired(self, table: Table) -> bool:
        """Has the deciding seat used up its time for this move?"""
        limit = table.row.table.clock.per_move
        return limit is not None and self.this_move > limit

    def game_expired(self, table: Table) -> bool:
        """Has the deciding seat used up its time for the whole game?"""
        limit = table.row.table.clock.per_game
        seat = self.deciding
        return limit is not None and seat is not None and self.whole[seat] > limit
