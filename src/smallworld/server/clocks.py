"""How long each seat has thought, derived from the log; nothing else is stored."""

from __future__ import annotations

from smallworld.server.table import Table


class Times:
    """Seconds each seat has used in the whole game, and since it was last to decide."""

    def __init__(self, table: Table, now: float) -> None:
        self.whole = [0.0] * len(table.game.names)
        self.since = table.row.created
        for row in table.log:
            if row.kind != "say":
                continue
            if row.seat is not None:
                self.whole[row.seat] += max(0.0, row.at - self.since)
            self.since = row.at
        self.deciding = table.game.to_act
        self.this_move = max(0.0, now - self.since)
        if self.deciding is not None:
            self.whole[self.deciding] += self.this_move

    def left(self, table: Table) -> list[float | None]:
        """Seconds each seat has left on its clock for the game; ``None`` without a clock."""
        limit = table.row.table.clock.per_game
        return [None if limit is None else max(0.0, limit - used) for used in self.whole]

    def move_expired(self, table: Table) -> bool:
        """Has the deciding seat used up its time for this move?"""
        limit = table.row.table.clock.per_move
        return limit is not None and self.this_move > limit

    def game_expired(self, table: Table) -> bool:
        """Has the deciding seat used up its time for the whole game?"""
        limit = table.row.table.clock.per_game
        seat = self.deciding
        return limit is not None and seat is not None and self.whole[seat] > limit
