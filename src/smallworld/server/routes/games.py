"""Games: create, join, view, act, undo, leave, rematch."""

from __future__ import annotations

import asyncio
import math
from functools import partial
from typing import Annotated, Final

from litestar import MediaType, Response
from litestar.datastructures import State
from litestar.params import Parameter

from smallworld.server.advice.explain import explain_action
from smallworld.server.advice.hints import request_hint
from smallworld.server.club.seats import take_seats
from smallworld.server.http.auth import HttpRequest, address_of, player_device, token_of
from smallworld.server.http.rate_limit import client_key
from smallworld.server.http.routing import LINES_PER_REQUEST, charge, get, post
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
from smallworld.server.messages.people import OwnSeats
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import TooOften, Unprocessable
from smallworld.server.tables import lobby as listing
from smallworld.server.tables import seats as seating
from smallworld.server.tables.create import check_names, clean_name, create_table, wanted_map
from smallworld.server.tables.fair_play import refuse_copy, refuse_help
from smallworld.server.tables.fork import fork
from smallworld.server.tables.history import build_moments, build_view_at
from smallworld.server.tables.seats import claim
from smallworld.server.tables.tables import Tables

MOMENTS_PER_REQUEST: Final = 10  # boards that take as long as an ordinary request


@post("/api/games", status_code=201, cost=10)
async def post_game(
    data: NewTable, request: HttpRequest, tables: Tables, state: State
) -> Response[Created]:
    """Create a table; return the creator's tokens and an invite per open seat."""
    if data.table.rated and not state.settings.club.rated:
        raise Unprocessable("rated.off")
    check_names(data, tables.words)
    # Practice alone, such as the lesson, needs no account even where the host requires one.
    if data.table.practice and not any(seat.open for seat in data.seats):
        device = state.devices.current_or_new(request)
    else:
        device = await player_device(request, state)
    pack_texts = await state.workshop.gather(data.packs, wanted_map(data))
    wish = (data, device, tables.now(), pack_texts, tables.bots)
    if data.record is None and data.position is None:
        made = await asyncio.to_thread(create_table, *wish)
    else:
        made = await state.workshop.create_table(*wish)
        await refuse_copy(tables, made.table)
    await state.new_tables.check(made, address_of(request))
    await tables.create(made.table, made.log, made.secrets)
    return Response(made.created, cookies=[state.devices.cookie(device)])


@get("/api/games/{game:str}")
async def get_game(game: str, viewer: int | None, is_host: bool, tables: Tables) -> GameView:
    """Return the table as the seat of the token sees it, or a spectator without one."""
    return await tables.view(game, viewer, is_host=is_host)


@post("/api/games/{game:str}/claim", status_code=200, cost=5)
async def post_claim(
    data: Claim,
    game_id: str,
    player_device: str,
    request: HttpRequest,
    tables: Tables,
    state: State,
) -> Response[Claimed]:
    """Claim a seat with an invite, or an open seat of a public table."""
    wait = state.claims.take(f"{game_id} {client_key(address_of(request))}")
    if wait:
        raise TooOften("request.too_often", {"seconds": math.ceil(wait)})
    data.name = clean_name(data.name, tables.words)
    claimed = await claim(tables, game_id, data, player_device)
    return Response(claimed, cookies=[state.devices.cookie(player_device)])


@post("/api/games/{game:str}/own-seat", status_code=200, cost=5)
async def post_own_seat(
    game_id: str, request: HttpRequest, tables: Tables, state: State
) -> OwnSeats:
    """Return new tokens for the seats that the player of this device holds."""
    device = state.devices.current(request)
    await state.people.note_use(device)
    return await take_seats(tables, state.people, game_id, device)


@post("/api/games/{game:str}/actions", status_code=200)
async def post_actions(
    game: str, data: Actions, seat: int, is_host: bool, tables: Tables
) -> Changed:
    """Carry out actions of a seat: all or none; a request id counts once."""
    made = await tables.submit(game, seat, data.actions, data.after, data.request)
    made.view.host = is_host
    return made


@post("/api/games/{game:str}/undo", status_code=200)
async def post_undo(game: str, data: After, seat: int, is_host: bool, tables: Tables) -> Changed:
    """Undo the last action of the seat's own turn."""
    made = await tables.undo(game, seat, data.after, whole_turn=False)
    made.view.host = is_host
    return made


@post("/api/games/{game:str}/reset-turn", status_code=200)
async def post_reset_turn(
    game: str, data: After, seat: int, is_host: bool, tables: Tables
) -> Changed:
    """Undo everything in this turn that can be undone."""
    made = await tables.undo(game, seat, data.after, whole_turn=True)
    made.view.host = is_host
    return made


@post("/api/games/{game:str}/hint", status_code=200, cost=10)
async def post_hint(game: str, seat: int, tables: Tables, state: State) -> Hint:
    """Return a bot's plan and its reasons."""
    table = await tables.table(game)
    await refuse_help(tables, table)
    return await request_hint(table, seat, state.scheduler)


@post("/api/games/{game:str}/why", status_code=200)
async def post_why(game: str, data: Question, seat: int, tables: Tables) -> Why:
    """Explain whether an action would be legal, and why not; nothing changes."""
    return explain_action(await tables.table(game), seat, data.action)


@post("/api/games/{game:str}/fork", status_code=201, cost=10)
async def post_fork(
    game: str,
    data: Fork,
    seat: int,
    player_device: str,
    request: HttpRequest,
    tables: Tables,
    state: State,
) -> Response[Created]:
    """Create a table from an earlier moment of a game against bots."""
    made = await fork(tables, game, seat, data, player_device)
    await state.new_tables.check(made, address_of(request))
    await tables.create(made.table, made.log, made.secrets)
    return Response(made.created, cookies=[state.devices.cookie(player_device)])


@post("/api/games/{game:str}/leave", status_code=200)
async def post_leave(game: str, seat: int, tables: Tables) -> Left:
    """Leave the seat; its token expires."""
    return await seating.leave(tables, game, seat)


@post("/api/games/{game:str}/concede", status_code=200)
async def post_concede(game: str, seat: int, is_host: bool, tables: Tables) -> GameView:
    """Concede; a bot plays on, or the game ends."""
    await seating.concede(tables, game, seat)
    return await tables.view(game, seat, is_host=is_host)


@post("/api/games/{game:str}/hand-over", status_code=200, cost=3)
async def post_hand_over(
    game: str, data: HandOver, seat: int, is_host: bool, tables: Tables, state: State
) -> HandedOver:
    """Let a bot play, play again, or move the seat to another device.

    The host may let a bot play for a player who never came or has gone, and invite somebody
    else to a seat whose player never did anything.
    """
    if data.to == "bot":
        await refuse_help(tables, await tables.table(game))
    present = frozenset(state.hub.present(game))
    return await seating.hand_over(tables, game, seat, data, is_host=is_host, present=present)


@post("/api/games/{game:str}/seat", status_code=200)
async def post_seat(game: str, data: SeatWishes, seat: int, tables: Tables) -> Player:
    """Change the name, or whether the engine places returning tokens."""
    return await seating.set_up_seat(tables, game, seat, data)


@post("/api/games/{game:str}/rematch", status_code=200, cost=10)
async def post_rematch(
    game: str, seat: int, player_device: str, request: HttpRequest, tables: Tables, state: State
) -> Response[Claimed]:
    """Join the rematch; every player asks and gets a seat at the new table."""
    token, address = token_of(request) or "", address_of(request)
    check = partial(state.new_tables.check, address=address)
    claimed = await seating.rematch(tables, game, seat, token, player_device, check)
    return Response(claimed, cookies=[state.devices.cookie(player_device)])


@get("/api/games/{game:str}/record", media_type=MediaType.TEXT)
async def get_record(game: str, viewer: int | None, tables: Tables) -> str:
    """Return the game file (``.swg``)."""
    return listing.game_file_of(await tables.table(game))


@get("/api/games/{game:str}/log")
async def get_log(
    game: str,
    viewer: int | None,
    request: HttpRequest,
    tables: Tables,
    after: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0,
) -> LogLines:
    """Return the log after a row."""
    found = listing.log_after(await tables.table(game), after)
    charge(request.scope, len(found.lines) / LINES_PER_REQUEST)
    return found


@get("/api/games/{game:str}/at/{seq:int}")
async def get_moment(
    game: str,
    seq: Annotated[int, Parameter(le=1_000_000_000)],
    viewer: int | None,
    tables: Tables,
) -> GameView:
    """Return the table as it was after a row; it offers no actions."""
    return build_view_at(await tables.table(game), viewer, seq)


@get("/api/games/{game:str}/moments")
async def get_moments(
    game: str,
    viewer: int | None,
    request: HttpRequest,
    tables: Tables,
    after: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0,
    to: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 1_000_000_000,
) -> Moments:
    """Return the boards after each line between two rows, at most a hundred."""
    found = await build_moments(await tables.table(game), viewer, after, to)
    charge(request.scope, len(found.moments) / MOMENTS_PER_REQUEST)
    return found
