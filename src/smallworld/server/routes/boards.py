"""Boards: generate, check and draw."""

from __future__ import annotations

from typing import Final

from litestar import Response
from litestar.datastructures import State

from smallworld.packs.loader import map_ids
from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.routing import get, post
from smallworld.server.messages.packs import BoardDrawn, BoardWish, SentBoard
from smallworld.server.page.files import Page
from smallworld.server.refusals import NotFound
from smallworld.server.routes.page import sent
from smallworld.server.tables.tables import Tables
from smallworld.server.workshop.service import Workshop
from smallworld.server.workshop.tasks import BOARD_FILES

BOARD_COSTS: Final = {".svg": 5, ".json": 3}  # by file
# A board never changes under its key, nor at its table.
_FOR_EVER: Final = "private, max-age=31536000, immutable"


@post("/api/boards", status_code=200, cost=10)
async def post_board(data: BoardWish, state: State) -> BoardDrawn:
    """Generate a random board; the same wish gives the same board everywhere."""
    made: BoardDrawn = await state.workshop.random_board(data)
    return made


@post("/api/boards/check", status_code=200, cost=5)
async def post_board_check(data: SentBoard, state: State) -> BoardDrawn:
    """Check a map: return its faults, and its drawings if it can be drawn."""
    found: BoardDrawn = await state.workshop.check_board(data.toml, data.lang)
    return found


@get("/api/boards/{file:str}", include_in_schema=False, cost=BOARD_COSTS)
async def get_drawing(file: str, request: HttpRequest, state: State) -> Response[bytes]:
    """Return a drawing of a generated or checked board: KEY.json, KEY.day.svg …"""
    workshop: Workshop = state.workshop
    key, _, kind = file.partition(".")
    return await sent(request, await workshop.drawing(key, kind), _FOR_EVER)


@get(
    [f"/api/games/{{game:str}}/board.{file}" for file in BOARD_FILES],
    include_in_schema=False,
    cost=BOARD_COSTS,
)
async def get_board_of_table(
    game_id: str, request: HttpRequest, tables: Tables, state: State
) -> Response[bytes]:
    """Return the printed board of a table; browsers load pictures without a token."""
    table = await tables.table(game_id)
    kind = request.scope["path"].rpartition("/board.")[2]
    board = table.game.box.board.id
    if board in map_ids():
        page: Page = state.page
        found = page.file(f"boards/{board.replace('/', '-')}.{kind}")
        if found is None:
            raise NotFound("board.unknown")
        return await sent(request, found, _FOR_EVER)
    workshop: Workshop = state.workshop
    key = workshop.drawing_key(table.game)
    return await sent(request, await workshop.drawings.file(key, kind), _FOR_EVER)
