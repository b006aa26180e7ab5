"""Empty a process before it is stopped: no new requests, no bots, no live connections."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from smallworld.server.live.hub import Hub
from smallworld.server.messages.frames import RESTARTING, Closing

SPREAD: Final = 0.01  # seconds between two connections that are closed

Sleep = Callable[[float], Awaitable[object]]


class Pausable(Protocol):
    """Background work that another process can take over."""

    async def pause(self) -> None:
        """Stop, and release what other processes wait for."""

    def resume(self) -> None:
        """Go on."""


class Drain:
    """While it is on, ``/healthz`` fails, and after some seconds connections are closed."""

    def __init__(self, hub: Hub, bots: Pausable | None, sleep: Sleep = asyncio.sleep) -> None:
        self.is_on = False
        self._hub = hub
        self._bots = bots
        self._sleep = sleep
        self._closing: asyncio.Task[None] | None = None

    async def start(self, seconds: float) -> None:
        """Drain; wait ``seconds`` for the proxy before connections are closed."""
        self.is_on = True
        if self._closing is not None:
            self._closing.cancel()
        if self._bots is not None:
            await self._bots.pause()
        self._closing = asyncio.create_task(self._close_connections(seconds))

    async def stop(self) -> None:
        """Take requests again."""
        self.is_on = False
        if self._closing is not None:
            self._closing.cancel()
        if self._bots is not None:
            self._bots.resume()

    async def _close_connections(self, seconds: float) -> None:
        """Close them one after the other: clients reconnect to another process at once."""
        await self._sleep(seconds)
        for connection in self._hub.connections():
            connection.end(Closing(RESTARTING, "server.draining"))
            await self._sleep(SPREAD)
