"""Boards step by step: what a page shows while it tells what happened."""

from __future__ import annotations

from typing import Final

from smallworld.core.state import OVER, State
from smallworld.play.game import Game
from smallworld.play.position.write import position_of
from smallworld.server.messages.games import Moment, Moments
from smallworld.server.tables.table import Table
from smallworld.server.tables.views import income_preview, state_seen

MOST: Final = 100  # boards in one answer


def moments_between(table: Table, seat: int | None, after: int, to: int) -> Moments:
    """The boards after each line that still stands, later than ``after`` and up to ``to``."""
    standing = [(seq, line) for seq, line in table.line_of_row.items() if after < seq <= to]
    states = [(seq, table.game.state_at(line + 1)) for seq, line in sorted(standing)[:MOST]]
    names = table.game.names
    return Moments([_moment(seq, state_seen(table, state, seat), names) for seq, state in states])


def moments_of_record(game: Game, first: int, last: int) -> list[Moment]:
    """The boards after the lines ``first`` to ``last`` of a record, numbered as its lines."""
    lines = range(first, min(last, len(game.log), first + MOST - 1) + 1)
    return [_moment(line, game.state_at(line), game.names) for line in lines]


def _moment(seq: int, seen: State, names: list[str]) -> Moment:
    decides = int(seen.phase) != OVER and not seen.awaits_chance
    return Moment(
        seq=seq,
        position=position_of(seen, names),
        to_act=int(seen.actor) if decides else None,
        income=income_preview(seen),
    )
