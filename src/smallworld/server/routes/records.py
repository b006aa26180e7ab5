"""Records: look at one, or go on with it at a new table."""

from __future__ import annotations

import asyncio

from litestar import Response, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from smallworld.server.asking import Asked
from smallworld.server.errors import ANSWERS
from smallworld.server.listing import replayed
from smallworld.server.making import make_table, wish_of
from smallworld.server.shapes import Created, NewRecord, Replayed
from smallworld.server.tables import Tables

_NEW_TABLE = ResponseSpec(Created, description="A new table", generate_examples=False)


@post("/api/records", status_code=200, responses={**ANSWERS, 201: _NEW_TABLE})
async def post_record(
    data: NewRecord, request: Asked, tables: Tables, state: State
) -> Response[Replayed | Created]:
    """Replay a record (200), continue it or fork it from a line as a new table (201)."""
    if data.use == "replay":
        return Response(await asyncio.to_thread(replayed, data.record, data.line, data.moments))
    device = state.devices.known_or_new(request)
    made = await asyncio.to_thread(make_table, wish_of(data), device, tables.now())
    await tables.create(made.table, made.log, made.secrets)
    return Response(made.created, status_code=201, cookies=[state.devices.cookie(device)])


record_routes = [post_record]
