"""Servers with live connections on loopback, in their own thread."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import TypeVar, cast

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp

from smallworld.server.http.connections import LimitedConfig, OpenConnections
from smallworld.server.http.guard import Guard
from smallworld.server.live.hub import Hub, connect_hub
from smallworld.server.live.protocol import LimitedWebSocket
from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.routes.live import live
from smallworld.server.settings import Limits, LiveLimits, Settings
from smallworld.server.storage.rows import GameRow, LogRow, SecretRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret, new_game_id, new_secret
from tests.kit.waiting import PATIENCE
from tests.server.storage.memory_storage import MemoryStorage

Answer = TypeVar("Answer")
MANY_CONNECTIONS = Limits(
    connections_per_address=1_000,
    connects_burst=100_000,
    address_burst=100_000,
    address_per_second=0.001,  # what requests count for stays visible
    table_burst=100_000,
)
BUSY = LiveLimits(burst=1_000, per_second=1_000, address_burst=100_000)
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")


class Seated:
    """A game with a token for every seat; seat 0 is the host."""

    def __init__(self, game: str, tokens: list[str]) -> None:
        self.game = game
        self.tokens = tokens


class LiveServer:
    """The live endpoint of one server process."""

    def __init__(self, storage: MemoryStorage, limits: LiveLimits) -> None:
        self.tables = Tables(storage)
        self.hub = Hub(self.tables, limits)
        self._listening = socket.socket()
        # A small buffer, so that a client that reads nothing blocks soon.
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        self._listening.bind(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        settings = Settings(live=limits, limits=MANY_CONNECTIONS)
        app = Litestar([live], state=State({"hub": self.hub}), openapi_config=None)
        self.guard = Guard(cast(ASGIApp, app), settings)
        self._server = uvicorn.Server(
            LimitedConfig(
                self.guard,
                settings,
                OpenConnections(settings, 10_000),
                ws=LimitedWebSocket,
                ws_per_message_deflate=False,
                lifespan="off",
                log_level="critical",
                timeout_graceful_shutdown=1,
            )
        )

    def url(self, game: str) -> str:
        """Return the WebSocket URL of a table."""
        return f"ws://127.0.0.1:{self.port}/api/games/{game}/live"

    def connections(self) -> list[LimitedWebSocket]:
        """Return the open WebSockets."""
        opened = self._server.server_state.connections
        return [one for one in opened if isinstance(one, LimitedWebSocket)]

    async def run(self) -> None:
        """Serve until ``stop`` is called."""
        await connect_hub(self.hub, self.tables, self.tables.storage)
        await self._server.serve(sockets=[self._listening])

    def stop(self) -> None:
        """End ``run``."""
        self._server.should_exit = True

    @property
    def started(self) -> bool:
        """Return True if it is listening."""
        return self._server.started


class LiveServers:
    """Servers that share one storage."""

    def __init__(self, count: int, limits: LiveLimits) -> None:
        self.storage = MemoryStorage()
        self.servers = [LiveServer(self.storage, limits) for _ in range(count)]
        self.loop = asyncio.new_event_loop()

    @property
    def hub(self) -> Hub:
        """Return that of the first server."""
        return self.servers[0].hub

    @property
    def tables(self) -> Tables:
        """Return that of the first server."""
        return self.servers[0].tables

    def url(self, game: str, server: int = 0) -> str:
        """Return the WebSocket URL of a table."""
        return self.servers[server].url(game)

    def call(self, work: Coroutine[object, object, Answer]) -> Answer:
        """Run a coroutine in the loop of the servers."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def report_change(self, game: str, seq: int) -> None:
        """Report a change to the hub as a storage does, in the loop of the servers."""

        async def report() -> None:
            self.hub.on_storage_change(game, seq)

        await asyncio.to_thread(self.call, report())

    def new_game(self, seats: int = 2, **rules: bool) -> Seated:
        """Create a game in which every seat is taken."""
        return self.call(self._new_game(seats, TableRules(**rules)))  # type: ignore[arg-type]

    async def _new_game(self, seats: int, rules: TableRules) -> Seated:
        now = self.tables.now()
        row = GameRow(new_game_id(), now, f"base/{seats}", {}, rules, creator="device 0")
        table, tokens = Table(row), [new_secret() for _ in range(seats)]
        log: list[LogRow] = []
        for seat in range(seats):
            log.append(table.seat_row(seat, Player(NAMES[seat], "person"), now))
            table.apply_rows(log[-1:])
        dealt = table.deal_rows(now)
        table.apply_rows(dealt)
        secrets = [
            SecretRow(row.id, "seat", seat, hash_secret(token), f"device {seat}")
            for seat, token in enumerate(tokens)
        ]
        await self.tables.create(table, log + dealt, secrets)
        return Seated(row.id, tokens)

    def run(self) -> None:
        """Serve until all are stopped."""
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._run())
        self.loop.close()

    async def _run(self) -> None:
        await asyncio.gather(*(server.run() for server in self.servers))


@contextmanager
def live_servers(count: int = 1, limits: LiveLimits | None = None) -> Iterator[LiveServers]:
    """Run servers for the block."""
    servers = LiveServers(count, limits or BUSY)
    thread = threading.Thread(target=servers.run, daemon=True)
    thread.start()
    waiting = threading.Event()
    try:
        while not all(server.started for server in servers.servers):
            assert thread.is_alive()
            waiting.wait(0.01)
        yield servers
    finally:
        for server in servers.servers:
            server.stop()
        thread.join(PATIENCE)
        assert not thread.is_alive()
