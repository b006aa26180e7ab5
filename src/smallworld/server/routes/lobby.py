"""The lobby, and a device's own games."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import State

from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.routing import delete, get
from smallworld.server.messages.games import Forgotten, TableList
from smallworld.server.tables import lobby as listing
from smallworld.server.tables.tables import Tables


@get("/api/lobby", cost=5)
async def get_lobby(tables: Tables) -> TableList:
    """List public tables that are not over, newest first."""
    return await listing.lobby(tables)


@get("/api/me/games", cost=5)
async def get_my_games(request: HttpRequest, tables: Tables, state: State) -> TableList:
    """List the tables at which this device has a seat."""
    return await listing.games_of(tables, state.devices.current(request))


@delete("/api/me", status_code=200)
async def delete_me(request: HttpRequest, tables: Tables, state: State) -> Response[Forgotten]:
    """Forget this device: its names and tokens are deleted."""
    device = state.devices.current(request)
    forgotten = await listing.forget(tables, device)
    return Response(forgotten, cookies=[state.devices.expired_cookie()])
