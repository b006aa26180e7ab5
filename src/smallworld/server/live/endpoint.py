"""The WebSocket endpoint of a table, ``/api/games/{game}/live`` (see ``docs/live.md``)."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from smallworld.server.http.errors import format_bug, loggable_client
from smallworld.server.http.routing import LINES_PER_REQUEST, charge
from smallworld.server.live.connection import Connection, Gone, Socket
from smallworld.server.live.hub import Hub
from smallworld.server.messages.errors import build_error
from smallworld.server.messages.frames import (
    BAD_FRAME,
    FAULT,
    FORBIDDEN,
    PONG,
    TOO_SLOW,
    UNKNOWN_GAME,
    Act,
    Chat,
    Closing,
    Done,
    FromClient,
    Hello,
    Mute,
    Ping,
    RefusedFrame,
    encode_frame,
)
from smallworld.server.refusals import Forbidden, NotFound, Refused
from smallworld.server.tables import chat
from smallworld.server.tables.table import Table
from smallworld.server.tables.views import events_between

_log = logging.getLogger(__name__)


async def serve(socket: Socket, game: str, hub: Hub) -> None:
    """Serve one connection from hello to close."""
    await socket.accept()
    connection = Connection(socket, game, hub.limits, hub.clock)
    connection.quota = hub.quota(socket.scope)
    host = socket.client.host if socket.client else ""
    try:
        with hub.admitted(host, connection.quota) as connection.address:
            await _serve_admitted(socket, connection, hub)
    except Closing as closing:  # too many connections of this address
        await connection.close(closing)


async def _serve_admitted(socket: Socket, connection: Connection, hub: Hub) -> None:
    try:
        await _join(connection, hub)
        await _follow(connection, hub)
    except Gone:
        pass
    except Closing as closing:
        hub.dropped += closing.code == TOO_SLOW
        hub.leave(connection)
        await connection.close(closing)
    except Exception as error:
        number, client = secrets.token_hex(4), loggable_client(socket)
        _log.error("%s", format_bug(number, "live", error, client))
        hub.leave(connection)
        await connection.close(Closing(FAULT, "server.fault"))
    finally:
        hub.leave(connection)


async def _join(connection: Connection, hub: Hub) -> None:
    hello = await connection.read_hello()
    try:
        table = await _admit(connection, hub, hello)
    except NotFound as refused:
        raise Closing(UNKNOWN_GAME, refused.code) from None
    except Refused as refused:
        raise Closing(FORBIDDEN, refused.code) from None
    lines = hub.join(table, connection, hello.seen)
    charge(connection.scope, lines / LINES_PER_REQUEST)


async def _admit(connection: Connection, hub: Hub, hello: Hello) -> Table:
    """Identify the client by its token; return the current table if it may see it."""
    tables = hub.tables
    hub.check_joining(connection.scope)
    connection.token = hello.token
    connection.seat = await tables.seat_of(connection.game, hello.token)
    connection.host = await tables.is_host(connection.game, hello.token)
    await tables.catch_up(connection.game)
    return await tables.table(connection.game)


async def _follow(connection: Connection, hub: Hub) -> None:
    """Read and ping until one of them ends or the hub closes the connection."""
    beating = asyncio.create_task(connection.beat(lambda: hub.check(connection)))
    reading = asyncio.create_task(_read(connection, hub))
    ends: list[asyncio.Future[Any]] = [beating, reading, connection.ended]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if connection.ended.done():
            raise connection.ended.result()
        for task in (beating, reading):
            if task.done():
                task.result()
    finally:
        connection.end(Closing(FAULT, "connection.over"))  # no further frame is read
        beating.cancel()
        if connection.is_busy:
            hub.keep(reading)  # what the client asked for is carried out to its end
        else:
            reading.cancel()
        stopped = [beating] if connection.is_busy else [beating, reading]
        await asyncio.gather(*stopped, return_exceptions=True)


async def _read(connection: Connection, hub: Hub) -> None:
    while not connection.ended.done():
        frame = await connection.read()
        await hub.wait_for_turn(connection)
        connection.is_busy = True
        try:
            await _answer(connection, hub, frame)
        finally:
            connection.is_busy = False


async def _answer(connection: Connection, hub: Hub, frame: FromClient) -> None:
    """Carry out a frame; a refusal is answered and the connection stays open."""
    if isinstance(frame, Ping):
        connection.put(PONG)
    elif isinstance(frame, Hello):
        raise Closing(BAD_FRAME, "hello.twice")
    elif isinstance(frame, Act | Chat | Mute):
        outcome, began = "unanswered", time.perf_counter()
        try:
            done = await _carry_out(connection, hub, frame)
            outcome = "done"
        except Refused as refused:
            outcome = "refused"
            table = await hub.tables.table(connection.game)
            answer = RefusedFrame(frame.request, build_error(refused, table.game))
            connection.put(encode_frame(answer))
        else:
            if done is not None:
                connection.put(encode_frame(done))
        finally:
            hub.observe_frame(type(frame).__name__.lower(), outcome, time.perf_counter() - began)


async def _carry_out(connection: Connection, hub: Hub, frame: Act | Chat | Mute) -> Done | None:
    tables, game = hub.tables, connection.game
    if isinstance(frame, Act):
        return await _act(connection, hub, frame)
    # Look up the token each time: the seat may have been handed over.
    seat = await tables.seat_of(game, connection.token)
    if isinstance(frame, Chat):
        hub.check_chat(connection.scope, await tables.holder_of(connection.token))
        seq = await chat.say(tables, game, seat, frame.text)
    elif connection.host and seat is not None:
        seq = await chat.mute(tables, game, frame.seat, muted=frame.muted)
    else:
        raise Forbidden("chat.not_the_host")
    return None if frame.request is None else Done(frame.request, seq)


async def _act(connection: Connection, hub: Hub, frame: Act) -> Done:
    tables, game, seat = hub.tables, connection.game, connection.seat
    if seat is None:  # a spectator, who is refused for the right reason
        await tables.seat_of(game, connection.token)
    table, first, last = await tables.act(
        game, seat, frame.actions, frame.after, frame.request, connection.token
    )
    if frame.reply == "brief":
        return Done(frame.request, last)
    return Done(frame.request, last, events_between(table, first, last), hub.view(table, seat))
