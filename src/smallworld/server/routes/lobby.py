"""The lobby."""

from __future__ import annotations

from smallworld.server.http.routing import get
from smallworld.server.messages.games import TableList
from smallworld.server.tables import lobby as listing
from smallworld.server.tables.tables import Tables


@get("/api/lobby", cost=5)
async def get_lobby(tables: Tables) -> TableList:
    """List public tables that are not over, newest first."""
    return await listing.lobby(tables)
