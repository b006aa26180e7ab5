"""Find the running table without hints that a game file or a position was copied from.

Until such a game is over it gets no analysis from this server, no second table, and neither hints
nor bots at a practice table that deals it again. A copy is recognised by its combos: no two games
on one map reveal the same ones by chance. If the combos were changed, it is recognised by its
board, as long as the table is in the memory of this process.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from smallworld.core import state as s
from smallworld.core.actions import LATER, REVEAL, written
from smallworld.core.state import State
from smallworld.play.game import Game
from smallworld.server.refusals import Forbidden, Refused
from smallworld.server.storage.rows import GameRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import ABANDONED_AFTER, Tables

COMPARED: Final = 6  # combos at the beginning of a game file
FEWEST_SHARED: Final = 5  # a copy may differ in one
FEWEST_HELD: Final = 4  # regions that make a board
SAME_SHARE: Final = 0.6  # of the regions of a copy: it may be some actions behind
_NOBODY: Final = (s.NOBODY, s.NOBODY)


class Board(NamedTuple):
    """What a position is recognised by."""

    combos: list[tuple[str, str]]  # the active race and power of each seat; empty without one
    regions: list[tuple[int, int]]  # people and tokens


class GameTraces(NamedTuple):
    """What a copy of a game is recognised by."""

    map: str
    combos: list[str]  # that the game began with, as the actions that reveal them
    board: Board


def traces_of(game: Game) -> GameTraces:
    """Return what a copy of a game has in common with it."""
    return GameTraces(game.box.board.id, first_combos(game), board_of(game.state))


async def refuse_analysis(tables: Tables, game: GameTraces, table: Table | None = None) -> None:
    """Refuse a game that is still played at an (older) table without hints."""
    before = None if table is None else table.row.created
    if await _is_played_without_hints(tables, game, before):
        raise Forbidden("analysis.still_played")


async def refuse_copy(tables: Tables, table: Table) -> None:
    """Refuse a new table that continues such a game: there would be bots, or hints."""
    if await _is_played_without_hints(tables, traces_of(table.game)):
        raise Forbidden("hint.still_played")


async def refuse_help(tables: Tables, table: Table) -> None:
    """Refuse hints and bots at a practice table whose script deals such a game again."""
    before = table.row.created
    if table.row.dealer and await _is_played_without_hints(tables, traces_of(table.game), before):
        raise Forbidden("hint.still_played")


async def _is_played_without_hints(
    tables: Tables, game: GameTraces, before: float | None = None
) -> bool:
    if any(
        _counts(table.row, game, before)
        and not (table.closed or table.game.over or table.broken)
        and is_same_board(game.board, table.game.state)
        for table in tables.loaded_tables()
    ):
        return True
    if not game.combos:
        return False
    found = await tables.storage.games_with_reveals(
        game.combos, min(FEWEST_SHARED, len(game.combos)), tables.now() - ABANDONED_AFTER
    )
    counted = [summary.row.id for summary in found if _counts(summary.row, game, before)]
    return any([await _can_go_on(tables, id) for id in counted])


async def _can_go_on(tables: Tables, game: str) -> bool:
    """Return whether a game can be played on at its table; if not, a copy is all that is left."""
    try:
        return not (await tables.table(game)).broken
    except Refused:  # deleted meanwhile, or of another version
        return False


def _counts(row: GameRow, game: GameTraces, before: float | None) -> bool:
    """Return whether a table has no hints and could be the origin of a game."""
    if row.table.hints or row.table.practice or row.map != game.map:
        return False
    return before is None or row.created < before


def board_of(state: State) -> Board:
    """Return what a position is recognised by."""
    return Board(_active_combos(state), _regions_of(state))


def is_same_board(board: Board, state: State) -> bool:
    """Return whether the seats have the same races, and most of the same regions and tokens."""
    if not any(race for race, _ in board.combos) or _active_combos(state) != board.combos:
        return False
    # Two versions of a pack may have maps of one name and of different sizes.
    pairs = zip(board.regions, _regions_of(state), strict=False)
    held = [here == there for here, there in pairs if (here[0], there[0]) != _NOBODY]
    return len(held) >= FEWEST_HELD and sum(held) >= SAME_SHARE * len(held)


def _active_combos(state: State) -> list[tuple[str, str]]:
    seats = range(int(state.box.seats))
    people = [s.KINDS * seat + s.ACTIVE if state.has_active_race(seat) else None for seat in seats]
    return [
        ("", "") if one is None else (state.race(one).id, state.power(one).id) for one in people
    ]


def _regions_of(state: State) -> list[tuple[int, int]]:
    cells = [s.REGION_CELLS + 3 * (region + 1) for region in range(int(state.box.board.size))]
    return [(int(state.cells[cell]), int(state.cells[cell + 1])) for cell in cells]


def first_combos(game: Game) -> list[str]:
    """Return the combos a game began with, as the actions that reveal them."""
    if game.start is not None:
        return _combos_of(game.start)
    reveals = [line.action for line in game.log if REVEAL <= line.action < LATER]
    return sorted({written(action, game.box) for action in reveals[:COMPARED]})


def _combos_of(state: State) -> list[str]:
    """Return the combos of the column."""
    cells, box = state.cells, state.box
    combos = {
        (box.race(cells[s.COLUMN_RACE + place]).id, box.power(cells[s.COLUMN_POWER + place]).id)
        for place in range(int(cells[s.COLUMN_SIZE]))
    }
    return sorted(f"reveal {race} {power}" for race, power in combos)
