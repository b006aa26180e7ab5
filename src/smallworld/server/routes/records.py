"""Game files: replay, or continue at a new table."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from smallworld.server.http.auth import HttpRequest, address_of
from smallworld.server.http.routing import post
from smallworld.server.messages.games import Created, NewRecord, Replayed
from smallworld.server.tables.create import create_table, wish_from_game_file
from smallworld.server.tables.fair_play import refuse_hints
from smallworld.server.tables.lobby import replayed
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.uploads import load_game_file, map_of_game_file
from smallworld.server.workshop.service import Workshop

_NEW_TABLE = ResponseSpec(Created, description="A new table", generate_examples=False)


@post("/api/records", status_code=200, responses={201: _NEW_TABLE}, cost=15)
async def post_record(
    data: NewRecord, request: HttpRequest, tables: Tables, state: State
) -> Response[Replayed | Created]:
    """Replay a game file (200), continue it, or fork it from a line (201)."""
    workshop: Workshop = state.workshop
    pack_texts = await workshop.gather(data.packs, map_of_game_file(data.record))
    if data.use == "replay":
        game = await workshop.read_file(load_game_file, data.record, pack_texts)
        answer = await workshop.read_file(replayed, game, data.line, data.moments)
        await workshop.add_box(answer, game, data.lang)
        return Response(answer)
    device = state.devices.current_or_new(request)
    made = await workshop.read_file(
        create_table, wish_from_game_file(data), device, tables.now(), pack_texts, tables.bots
    )
    await refuse_hints(tables, made.table)
    await state.new_tables.check(made, address_of(request))
    await tables.create(made.table, made.log, made.secrets)
    return Response(made.created, status_code=201, cookies=[state.devices.cookie(device)])
