"""Find the running table without hints that a game file or a position was copied from.

Such a game gets no analysis and no hints from this server until it is over. A copy is recognised
by its combos: no two games on one map reveal the same ones by chance. If the combos were changed,
it is recognised by its board, as long as the table is in the memory of this process.
"""

from __future__ import annotations

from typing import Final

from smallworld.core import state as s
from smallworld.core.actions import REVEAL, written
from smallworld.core.state import State
from smallworld.play.game import Game
from smallworld.server.refusals import Forbidden
from smallworld.server.storage.rows import GameRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import ABANDONED_AFTER, Tables

COMPARED: Final = 6  # combos at the beginning of a game file
FEWEST_SHARED: Final = 5  # a copy may differ in one
FEWEST_HELD: Final = 4  # regions that make a board
SAME_SHARE: Final = 0.6  # of the regions of a copy: it may be some actions behind


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
    if any(
        _counts(table.row, game, before)
        and not (table.closed or table.game.over)
        and is_same_board(game.state, table.game.state)
        for table in tables.loaded_tables()
    ):
        return True
    combos = first_combos(game)
    if not combos:
        return False
    found = await tables.storage.games_with_reveals(
        combos, min(FEWEST_SHARED, len(combos)), tables.now() - ABANDONED_AFTER
    )
    return any(_counts(summary.row, game, before) for summary in found)


def _counts(row: GameRow, game: Game, before: float | None) -> bool:
    """Return whether a table has no hints and could be the origin of a game."""
    if row.table.hints or row.table.practice or row.map != game.box.board.id:
        return False
    return before is None or row.created < before


def is_same_board(one: State, other: State) -> bool:
    """Return whether the seats have the same races, and most of the same regions and tokens."""
    if one.box.seats != other.box.seats or not any(map(one.has_active_race, _seats(one))):
        return False
    if any(_combo(one, seat) != _combo(other, seat) for seat in _seats(one)):
        return False
    held, same = 0, 0
    for region in range(1, int(one.box.board.size) + 1):
        cell = s.REGION_CELLS + 3 * region
        here, there = ((state.cells[cell], state.cells[cell + 1]) for state in (one, other))
        if here[0] != s.NOBODY or there[0] != s.NOBODY:
            held += 1
            same += here == there
    return held >= FEWEST_HELD and same >= SAME_SHARE * held


def _seats(state: State) -> range:
    return range(int(state.box.seats))


def _combo(state: State, seat: int) -> tuple[str, str]:
    """Return the active race of a seat and its power."""
    if not state.has_active_race(seat):
        return "", ""
    people = s.KINDS * seat + s.ACTIVE
    return state.race(people).id, state.power(people).id


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
