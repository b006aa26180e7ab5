"""The lobby, and what a device knows of itself."""

from __future__ import annotations

from litestar import Response, delete, get
from litestar.datastructures import State

from smallworld.server.http.auth import Asked
from smallworld.server.http.errors import ANSWERS
from smallworld.server.messages.games import Forgotten, TableList
from smallworld.server.tables import lobby as listing
from smallworld.server.tables.tables import Tables


@get("/api/lobby", responses=ANSWERS)
async def get_lobby(tables: Tables) -> TableList:
    """Public tables that are not over, the newest first."""
    return await listing.lobby(tables)


@get("/api/me/games", responses=ANSWERS)
async def get_my_games(request: Asked, tables: Tables, state: State) -> TableList:
    """The tables at which this device has a seat."""
    return await listing.games_of(tables, state.devices.known(request))


@delete("/api/me", status_code=200, responses=ANSWERS)
async def delete_me(request: Asked, tables: Tables, state: State) -> Response[Forgotten]:
    """Forget this device: its seats are not known to be its own any more."""
    device = state.devices.known(request)
    forgotten = await listing.forget(tables, device)
    return Response(forgotten, cookies=[state.devices.no_cookie()])


lobby_routes = [get_lobby, get_my_games, delete_me]
