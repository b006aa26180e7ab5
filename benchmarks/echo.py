"""A bare echo server: the cost of uvicorn and Litestar without a game.

.venv/bin/python -m benchmarks.echo
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from smallworld.server.serve import AnnouncingServer, listen, url_of
from smallworld.server.settings import Settings


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Echo every message."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await socket.receive_text())


def main() -> None:
    """Serve on a free loopback port until interrupted."""
    listening = listen(Settings(port=0))
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    serving = AnnouncingServer(config, lambda: print(url_of(listening), flush=True))
    with suppress(KeyboardInterrupt):
        asyncio.run(serving.serve(sockets=[listening]))


if __name__ == "__main__":
    main()
