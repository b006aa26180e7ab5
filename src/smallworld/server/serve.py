"""Run one server process: listen, serve, shut down in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar
from prometheus_client import start_http_server

from smallworld.server.app import create_app
from smallworld.server.http.connections import LimitedConfig, OpenConnections
from smallworld.server.http.rate_limit import Buckets
from smallworld.server.live.protocol import LimitedWebSocket
from smallworld.server.settings import BadSettings, Settings
from smallworld.server.storage.open import storage_for

SECONDS_TO_FINISH: Final = 5  # for open requests at shutdown
WAITING: Final = 2_048  # connections not accepted yet
AT_ONCE: Final = 8  # accepted before the loop does something else
MOST_FILES: Final = 65_536  # file descriptors
RESERVED_FILES: Final = 200  # for the database, workers and programs of bots
LARGEST_FRAME: Final = 65_536  # bytes of one frame of a live connection
SWITCH_SECONDS: Final = 0.001  # that a thread waits for the event loop; Python's default is 0.005

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
        for listening in sockets or []:
            listening.listen(WAITING)  # asyncio has set it to the number accepted at once
        log.setLevel(logging.WARNING)
        if self.started:
            self._announce()


class LogLimit(logging.Filter):
    """Drop lines of one place in the code if they come too often; the next one says how many."""

    def __init__(
        self,
        burst: float = 20.0,
        per_second: float = 0.2,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._buckets = Buckets(per_second, burst, now=now)
        self._dropped: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record."""
        place = f"{record.pathname}:{record.lineno}"
        if self._buckets.take(place):
            self._dropped[place] += 1
            return False
        dropped = self._dropped.pop(place, 0)
        if dropped:
            record.msg = f"{record.getMessage()} ({dropped} more lines like this were dropped)"
            record.args = ()
        return True


class ErrorCounter(logging.Handler):
    """Count the errors in the log, also those that are not written because there are many."""

    def __init__(self, count: Callable[[], None]) -> None:
        super().__init__(logging.ERROR)
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error."""
        self._count()


class NotOfClients(logging.Filter):
    """Drop what uvicorn logs about invalid text of a client: it closes the connection anyway."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record."""
        return not record.getMessage().startswith("Invalid UTF-8")


class PortTaken(BadSettings):
    """Another program listens at this address already, or the system forbids it."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"cannot listen at {address} ({reason})")
        self.address = address


def run(settings: Settings, announce: Announce) -> None:
    """Serve until SIGTERM or SIGINT; call ``announce`` with the URL."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(LogLimit())
    logging.getLogger("uvicorn.error").addFilter(NotOfClients())
    listening = listen(settings)
    address = url_of(listening)
    app = create_app(settings, storage_for(settings.database))
    logging.getLogger().addHandler(ErrorCounter(app.state.metrics.errors.inc))
    _serve_metrics(settings, app)
    server = AnnouncingServer(uvicorn_config(settings, app), lambda: announce(address))
    _avoid_pauses()
    # uvicorn raises the signal again after its shutdown; ignore it then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt, SystemExit):
        asyncio.run(server.serve(sockets=[listening]))
    if app.state.fault is not None:
        raise app.state.fault


def _avoid_pauses() -> None:
    """Keep the garbage collector and the database's thread from delaying actions.

    Tables have many objects and no cycles, so full collections find little. And a thread that has
    an answer of the database waits until the event loop pauses, or for this interval.
    """
    gc.collect()
    gc.freeze()  # modules and routes stay for ever
    gc.set_threshold(10_000, 20, 100)
    sys.setswitchinterval(SWITCH_SECONDS)


def uvicorn_config(settings: Settings, app: Litestar) -> uvicorn.Config:
    """Configure uvicorn; the guard decides about forwarded headers."""
    most = min(settings.limits.connections, raise_open_files() - RESERVED_FILES)
    return LimitedConfig(
        app,
        settings,
        OpenConnections(settings, most),
        ws=LimitedWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=AT_ONCE,
        proxy_headers=False,
        timeout_keep_alive=int(settings.limits.idle) + 5,  # LimitedHttp is first
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


def raise_open_files() -> int:
    """Raise the number of files this process may open as far as it may; return it."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_FILES
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


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
        raise PortTaken(f"{settings.host}:{settings.port}", error.strerror or str(error)) from None


def url_of(listening: socket.socket) -> str:
    """Return the URL of a socket."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _serve_metrics(settings: Settings, app: Litestar) -> None:
    if settings.metrics.port is not None:
        start_http_server(settings.metrics.port, settings.metrics.host, app.state.metrics.registry)
