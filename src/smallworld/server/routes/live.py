"""The live connection of a table (see ``docs/live.md``)."""

from __future__ import annotations

from litestar import websocket
from litestar.datastructures import State
from litestar.params import FromPath

from smallworld.server.live.connection import Socket
from smallworld.server.live.endpoint import serve


@websocket("/api/games/{game:str}/live")
async def live(socket: Socket, game: FromPath[str], state: State) -> None:
    """Follow a table and act at it."""
    await serve(socket, game, state.hub)
