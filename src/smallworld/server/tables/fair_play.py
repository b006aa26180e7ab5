"""Find the running table without hints that a game file or a position was copied from.

Such a game gets no analysis and no hints from this server until it is over. A copy is recognised
by its combos: no two games on one map reveal the same ones by chance.
"""

from __future__ import annotations

from typing import Final

from smallworld.core import state as s
from smallworld.core.actions import REVEAL, written
from smallworld.core.state import State
from smallworld.play.game import Game
from smallworld.server.refusals import Forbidden
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import ABANDONED_AFTER, Tables

COMPARED: Final = 6  # combos at the beginning of a game file
FEWEST_SHARED: Final = 5  # a copy may differ in one


async def refuse_analysis(tables: Tables, game: Game, table: Table | None = None) -> None:
    """Refuse a game that is still played at an (older) table without hints."""
    before = None if table is None else table.row.created
    if await _is_played_without_hints(tables, game, before):
        raise Forbidden("analysis.still_played")


async def refuse_hints(tables: Tables, table: Table) -> None:
    """Refuse a new table with hints that continues such a game."""
    if table.row.table.hints and await _is_played_without_hints(tables, table.game):
        raise Forbidden("hint.still_played")


async def _is_played_without_hints(tables: Tables, game: Game, before: float | None = None) -> bool:
    combos = first_combos(game)
    if not combos:
        return False
    found = await tables.storage.games_with_reveals(
        combos, min(FEWEST_SHARED, len(combos)), tables.now() - ABANDONED_AFTER
    )
    return any(
        row.map == game.box.board.id
        and not row.table.hints
        and not row.table.practice
        and (before is None or row.created < before)
        for row in (summary.row for summary in found)
    )


def first_combos(game: Game) -> list[str]:
    """Return the combos a game began with, as the actions that reveal them."""
    if game.start is not None:
        return _combos_of(game.start)
    reveals = [line.action for line in game.log if line.action >= REVEAL]
    return sorted({written(action, game.box) for action in reveals[:COMPARED]})


def _combos_of(state: State) -> list[str]:
    """Return the combos of the column."""
    cells, box = state.cells, state.box
    combos = {
        (box.race(cells[s.COLUMN_RACE + place]).id, box.power(cells[s.COLUMN_POWER + place]).id)
        for place in range(int(cells[s.COLUMN_SIZE]))
    }
    return sorted(f"reveal {race} {power}" for race, power in combos)
