"""Puzzles: list, view, try and solve."""

from __future__ import annotations

from litestar.datastructures import State

from smallworld.server.http.auth import HttpRequest, address_of
from smallworld.server.http.routing import get, post
from smallworld.server.messages.games import Created
from smallworld.server.messages.puzzles import PuzzleList, PuzzleSolution, PuzzleTry, ShownPuzzle
from smallworld.server.tables.puzzles import (
    puzzle_list,
    puzzle_solution,
    puzzle_table,
    shown_puzzle,
)
from smallworld.server.tables.tables import Tables


@get("/api/puzzles")
async def get_puzzles(tables: Tables) -> PuzzleList:
    """List all puzzles without their solutions, and today's puzzle."""
    return puzzle_list(tables.wall_time())


@get("/api/puzzles/{puzzle:str}")
async def get_puzzle(puzzle: str) -> ShownPuzzle:
    """Return one puzzle: its position and the seat to play."""
    return shown_puzzle(puzzle)


@post("/api/puzzles/{puzzle:str}/table", status_code=201, cost=10)
async def post_puzzle_table(
    puzzle: str, data: PuzzleTry, request: HttpRequest, tables: Tables, state: State
) -> Created:
    """Create a practice table at the position of a puzzle; its die shows blanks."""
    made = puzzle_table(puzzle, data, tables.now())
    await state.new_tables.check(made, address_of(request))
    await tables.create(made.table, made.log, made.secrets)
    return made.created


@get("/api/puzzles/{puzzle:str}/solution")
async def get_puzzle_solution(puzzle: str) -> PuzzleSolution:
    """Return the solution of a puzzle, also as a game file."""
    return puzzle_solution(puzzle)
