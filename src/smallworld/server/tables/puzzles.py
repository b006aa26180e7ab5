"""Puzzles: the list, one puzzle, its table and its solution."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

import msgspec

from smallworld.core.state import ACTIVE, KINDS
from smallworld.lab.puzzles.puzzles import (
    NAMES,
    ROLLS,
    Puzzle,
    puzzle_of,
    puzzles_by_id,
    shipped_puzzles,
    solution_record,
    state_of,
)
from smallworld.play.position.shape import Position
from smallworld.server.messages.puzzles import (
    ListedPuzzle,
    PuzzleList,
    PuzzleSolution,
    PuzzleTry,
    ShownPuzzle,
)
from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.refusals import NotFound
from smallworld.server.storage.rows import GameRow
from smallworld.server.tables.create import TableDraft, clean_name, seat_players
from smallworld.server.tokens import new_game_id

# No help, no spectators, and the die shows blanks: the position has the answer.
_RULES = TableRules(practice=True, hints=False, chat=False, watch=False)


@cache
def listed_puzzles() -> list[ListedPuzzle]:
    """Return the entries of all puzzles, in the order of days."""
    return [_listed(puzzle) for puzzle in shipped_puzzles().puzzles]


def _listed(puzzle: Puzzle) -> ListedPuzzle:
    state = state_of(puzzle)
    people = KINDS * state.turn + ACTIVE
    race, power = state.race(people).id, state.power(people).id
    return ListedPuzzle(puzzle.id, puzzle.kind, puzzle.grade, state.box.board.id, race, power)


def puzzle_list(now: float) -> PuzzleList:
    """Return the list with today's puzzle; days begin at midnight UTC."""
    today = puzzle_of(datetime.fromtimestamp(now, UTC).date())
    return PuzzleList(today.id, listed_puzzles())


def known_puzzle(id: str) -> Puzzle:
    """Return the puzzle with this id."""
    puzzle = puzzles_by_id().get(id)
    if puzzle is None:
        raise NotFound("puzzle.unknown", {"puzzle": id[:40]})
    return puzzle


def shown_puzzle(id: str) -> ShownPuzzle:
    """Return one puzzle with its position."""
    puzzle = known_puzzle(id)
    position = msgspec.convert(puzzle.position, Position)
    return ShownPuzzle(_listed(puzzle), position.turn, position)


def puzzle_solution(id: str) -> PuzzleSolution:
    """Return the solution of a puzzle."""
    puzzle = known_puzzle(id)
    return PuzzleSolution(puzzle.solution, puzzle.best, puzzle.runner_up, solution_record(puzzle))


def puzzle_table(id: str, wish: PuzzleTry, at: float) -> TableDraft:
    """Build a table at the position of a puzzle; the game ends with the turn.

    No device owns it, so that it stays out of the list of own games.
    """
    puzzle = known_puzzle(id)
    state = state_of(puzzle)
    seat = int(state.turn)
    row = GameRow(
        id=new_game_id(),
        created=at,
        map=state.box.board.id,
        options=dict(msgspec.convert(puzzle.position.get("options", {}), dict[str, bool])),
        table=_RULES,
        start=msgspec.json.encode(puzzle.position).decode(),
        dealer=["die 0"] * ROLLS,
    )
    names = list(NAMES[: int(state.box.seats)])
    names[seat] = clean_name(wish.name)
    made = seat_players(row, [Player(name=name, who="person") for name in names], [], at)
    made.add_token(seat, "")
    return made
