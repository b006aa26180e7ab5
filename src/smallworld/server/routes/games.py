"""Games: create, join, view, act, undo, leave, rematch."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response
from litestar.datastructures import State
from litestar.params import Parameter

from smallworld.server.advice.explain import explain_action
from smallworld.server.advice.hints import request_hint
from smallworld.server.http.auth import HttpRequest, token_of
from smallworld.server.http.routing import get, post
from smallworld.server.messages.advice import Hint, Question, Why
from smallworld.server.messages.games import (
    Actions,
    After,
    Changed,
    Claim,
    Claimed,
    Created,
    Fork,
    GameView,
    HandedOver,
    HandOver,
    Left,
    LogLines,
    Moments,
    NewTable,
    SeatWishes,
)
from smallworld.server.messages.tables import Sitting
from smallworld.server.tables import lobby as listing
from smallworld.server.tables import seats as seating
from smallworld.server.tables.create import clean_name, create_table, wanted_map
from smallworld.server.tables.fork import fork
from smallworld.server.tables.history import build_moments, build_view_at
from smallworld.server.tables.seats import claim
from smallworld.server.tables.tables import Tables


@post("/api/games", status_code=201, cost=10)
async def post_game(
    data: NewTable, request: HttpRequest, tables: Tables, state: State
) -> Response[Created]:
    """Make a table; the answer has the creator's own tokens and an invite per open seat."""
    device = state.devices.current_or_new(request)
    pack_texts = await state.workshop.gather(data.packs, wanted_map(data))
    made = await asyncio.to_thread(create_table, data, device, tables.now(), pack_texts)
    await tables.create(made.table, made.log, made.secrets)
    return Response(made.created, cookies=[state.devices.cookie(device)])


@get("/api/games/{game:str}")
async def get_game(game: str, viewer: int | None, is_host: bool, tables: Tables) -> GameView:
    """The table as the seat of the token sees it; without a token as a spectator does."""
    return await tables.view(game, viewer, is_host=is_host)


@post("/api/games/{game:str}/claim", status_code=200, cost=5)
async def post_claim(
    data: Claim, game_id: str, request: HttpRequest, tables: Tables, state: State
) -> Response[Claimed]:
    """Sit down with an invite, or at an open seat of a public table."""
    device = state.devices.current_or_new(request)
    data.name = clean_name(data.name)
    claimed = await claim(tables, game_id, data, device)
    return Response(claimed, cookies=[state.devices.cookie(device)])


@post("/api/games/{game:str}/actions", status_code=200)
async def post_actions(
    game: str, data: Actions, seat: int, is_host: bool, tables: Tables
) -> Changed:
    """Actions of a seat: all of them, or none; a request id counts once."""
    made = await tables.submit(game, seat, data.actions, data.after, data.request)
    made.view.host = is_host
    return made


@post("/api/games/{game:str}/undo", status_code=200)
async def post_undo(game: str, data: After, seat: int, is_host: bool, tables: Tables) -> Changed:
    """Take back the last action inside one's own turn."""
    made = await tables.undo(game, seat, data.after, whole_turn=False)
    made.view.host = is_host
    return made


@post("/api/games/{game:str}/reset-turn", status_code=200)
async def post_reset_turn(
    game: str, data: After, seat: int, is_host: bool, tables: Tables
) -> Changed:
    """Take back all that can be taken back."""
    made = await tables.undo(game, seat, data.after, whole_turn=True)
    made.view.host = is_host
    return made


@post("/api/games/{game:str}/hint", status_code=200, cost=10)
async def post_hint(game: str, seat: int, tables: Tables, state: State) -> Hint:
    """What a bot would do, and why."""
    return await request_hint(await tables.table(game), seat, state.workers)


@post("/api/games/{game:str}/why", status_code=200)
async def post_why(game: str, data: Question, seat: int, tables: Tables) -> Why:
    """Would this action be legal, and why not? Nothing is changed."""
    return explain_action(await tables.table(game), seat, data.action)


@post("/api/games/{game:str}/fork", status_code=201, cost=10)
async def post_fork(
    game: str, data: Fork, seat: int, request: HttpRequest, tables: Tables, state: State
) -> Response[Created]:
    """Against bots only: a new table that goes on from an earlier moment of this one."""
    device = state.devices.current_or_new(request)
    created = await fork(tables, game, seat, data, device)
    return Response(created, cookies=[state.devices.cookie(device)])


@post("/api/games/{game:str}/leave", status_code=200)
async def post_leave(game: str, seat: int, tables: Tables) -> Left:
    """Stand up; the token opens nothing any more."""
    return await seating.leave(tables, game, seat)


@post("/api/games/{game:str}/concede", status_code=200)
async def post_concede(game: str, seat: int, is_host: bool, tables: Tables) -> GameView:
    """Give up; a bot plays on, or the game ends."""
    await seating.concede(tables, game, seat)
    return await tables.view(game, seat, is_host=is_host)


@post("/api/games/{game:str}/hand-over", status_code=200)
async def post_hand_over(
    game: str, data: HandOver, seat: int, is_host: bool, tables: Tables, state: State
) -> HandedOver:
    """Let a bot play, play again, or move the seat to another device.

    The host may let a bot play for somebody who never came or has gone.
    """
    present = frozenset(state.hub.present(game))
    return await seating.hand_over(tables, game, seat, data, is_host=is_host, present=present)


@post("/api/games/{game:str}/seat", status_code=200)
async def post_seat(game: str, data: SeatWishes, seat: int, tables: Tables) -> Sitting:
    """Change one's name, or whether the engine places returning tokens."""
    return await seating.set_up_seat(tables, game, seat, data)


@post("/api/games/{game:str}/rematch", status_code=200, cost=10)
async def post_rematch(
    game: str, seat: int, request: HttpRequest, tables: Tables, state: State
) -> Response[Claimed]:
    """The same people once more; everybody asks, each gets a seat at the new table."""
    device = state.devices.current_or_new(request)
    claimed = await seating.rematch(tables, game, seat, token_of(request) or "", device)
    return Response(claimed, cookies=[state.devices.cookie(device)])


@get("/api/games/{game:str}/record", media_type=MediaType.TEXT)
async def get_record(game: str, viewer: int | None, tables: Tables) -> str:
    """The record of the game, a ``.swg`` file."""
    return listing.game_file_of(await tables.table(game))


@get("/api/games/{game:str}/log")
async def get_log(
    game: str,
    viewer: int | None,
    tables: Tables,
    after: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0,
) -> LogLines:
    """What happened after a number."""
    return listing.log_after(await tables.table(game), after)


@get("/api/games/{game:str}/at/{seq:int}")
async def get_moment(
    game: str,
    seq: Annotated[int, Parameter(le=1_000_000_000)],
    viewer: int | None,
    tables: Tables,
) -> GameView:
    """The table as it was after a row of the log, for looking only."""
    return build_view_at(await tables.table(game), viewer, seq)


@get("/api/games/{game:str}/moments")
async def get_moments(
    game: str,
    viewer: int | None,
    tables: Tables,
    after: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0,
    to: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 1_000_000_000,
) -> Moments:
    """The boards after each line between two numbers, at most a hundred of them."""
    return build_moments(await tables.table(game), viewer, after, to)
