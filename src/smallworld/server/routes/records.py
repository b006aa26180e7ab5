"""Game files: replay, or continue at a new table."""

from __future__ import annotations

from typing import cast

from litestar import MediaType, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from smallworld.server.http.auth import HttpRequest, address_of, player_device
from smallworld.server.http.routing import post
from smallworld.server.messages.games import Created, NewRecord, Replayed
from smallworld.server.tables.create import check_names, wish_from_game_file
from smallworld.server.tables.fair_play import refuse_copy
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.uploads import map_of_game_file
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
        answer = await workshop.replay_game(data, pack_texts)
        return Response(cast("Replayed", answer), media_type=MediaType.JSON)  # encoded already
    device = await player_device(request, state)
    wish = wish_from_game_file(data)
    check_names(wish, tables.words)
    made = await workshop.create_table(wish, device, tables.now(), pack_texts, tables.bots)
    await refuse_copy(tables, made.table)
    await state.new_tables.check(made, address_of(request))
    await tables.create(made.table, made.log, made.secrets)
    return Response(made.created, status_code=201, cookies=[state.devices.cookie(device)])
