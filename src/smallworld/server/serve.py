"""Run one server process: listen, serve, shut down in order."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar
from prometheus_client import start_http_server

from smallworld.server.app import create_app
from smallworld.server.settings import BadSettings, Settings
from smallworld.server.storage.open import storage_for

SECONDS_TO_FINISH: Final = 5  # for open requests at shutdown
WAITING: Final = 2_048  # connections not accepted yet
LARGEST_FRAME: Final = 65_536  # bytes of one frame of a live connection

Announce = Callable[[str], None]


class AnnouncingServer(uvicorn.Server):
    """A server that reports when it listens."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report."""
        log = logging.getLogger("uvicorn.error")
        log.setLevel(logging.CRITICAL)  # the caller reports why a start fails
        await super().startup(sockets)
        log.setLevel(logging.WARNING)
        if self.started:
            self._announce()


def run(settings: Settings, announce: Announce) -> None:
    """Serve until SIGTERM or SIGINT; call ``announce`` with the URL."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    listening = listen(settings)
    address = url_of(listening)
    app = create_app(settings, storage_for(settings.database))
    _serve_metrics(settings, app)
    server = AnnouncingServer(uvicorn_config(settings, app), lambda: announce(address))
    # uvicorn raises the signal again after its shutdown; ignore it then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt, SystemExit):
        asyncio.run(server.serve(sockets=[listening]))
    if app.state.fault is not None:
        raise app.state.fault


def uvicorn_config(settings: Settings, app: Litestar) -> uvicorn.Config:
    """Configure uvicorn; the guard decides about forwarded headers."""
    return uvicorn.Config(
        app,
        http="h11",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


def listen(settings: Settings) -> socket.socket:
    """Open the socket at the address of the settings."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio turns off Nagle's delay (40 ms) only for sockets with a named protocol.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(WAITING)
        return listening
    except OSError as error:
        listening.close()
        raise BadSettings(
            f"{settings.host}:{settings.port} cannot be listened at ({error.strerror})"
        ) from None


def url_of(listening: socket.socket) -> str:
    """Return the URL of a socket."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _serve_metrics(settings: Settings, app: Litestar) -> None:
    if settings.metrics.port is not None:
        start_http_server(settings.metrics.port, settings.metrics.host, app.state.metrics.registry)
