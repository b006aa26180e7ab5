"""One live connection: a bounded outbox, heartbeats, a rate limit and close codes."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Scope

from smallworld.server.live.protocol import FrameLimit, wire_of
from smallworld.server.messages.frames import (
    BAD_FRAME,
    NO_HELLO,
    PING,
    TOO_MANY,
    TOO_SLOW,
    Closing,
    FromClient,
    Hello,
    decode_frame,
)
from smallworld.server.settings import LiveLimits

Socket = WebSocket[Any, Any, State]
# Raised by the socket when the client is gone: no close frame can be sent.
GONE = (WebSocketDisconnect, OSError, RuntimeError)


class Gone(Exception):
    """The client has disconnected."""


class Connection:
    """A client of a table. ``put()`` never blocks; frames are queued."""

    def __init__(
        self,
        socket: Socket,
        game: str,
        limits: LiveLimits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.game = game
        self.address = ""  # as it is counted
        self.quota = 1.0  # by how much the limits of its client are multiplied
        self.seat: int | None = None
        self.token: str | None = None
        self.host = False
        self.seq = 0  # the last row number put into the outbox
        self.is_busy = False  # a frame of the client is being carried out
        self.ended: asyncio.Future[Closing] = self._loop.create_future()
        self._socket = socket
        self._limits = limits
        self._clock = clock  # measures silence and frame rates
        self._outbox: deque[str] = deque()
        self._wire = wire_of(socket.scope)
        self._wire.on_writable = self._flush
        self._flushing: asyncio.Handle | None = None  # soon: frames until then share one write
        self._too_slow: asyncio.TimerHandle | None = None  # runs while the client reads nothing
        self._frame_limit = FrameLimit(limits.burst, limits.per_second, self._clock())
        self._last_frame_at = self._clock()

    @property
    def scope(self) -> Scope:
        """The request that opened the connection."""
        return self._socket.scope

    # --- sending
    def put(self, frame: str) -> None:
        """Queue a frame; close the connection if the queue is full."""
        if self.ended.done():
            return
        if len(self._outbox) >= self._limits.waiting:
            self._flush()
            if self._outbox:
                self.end(Closing(TOO_SLOW, "client.too_slow"))
                return
        self._outbox.append(frame)
        if self._flushing is None:
            self._flushing = self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Write the queued frames; if the client does not read, wait until it does."""
        self._flushing = None
        self._wire.write_texts(self._outbox)
        if not self._outbox:
            if self._too_slow is not None:
                self._too_slow.cancel()
                self._too_slow = None
        elif self._too_slow is None:
            closing = Closing(TOO_SLOW, "client.too_slow")
            self._too_slow = self._loop.call_later(self._limits.sending, self.end, closing)

    def end(self, closing: Closing) -> None:
        """Close the connection; drop the queued frames."""
        if not self.ended.done():
            self.ended.set_result(closing)
            self._outbox.clear()
            if self._too_slow is not None:
                self._too_slow.cancel()

    async def beat(self, check: Callable[[], Awaitable[None]]) -> None:
        """Check access and ping at every heartbeat, until cancelled."""
        while True:
            await asyncio.sleep(self._limits.ping)
            if self._clock() - self._last_frame_at > self._limits.silence:
                raise Closing(TOO_SLOW, "client.silent")
            await check()
            self.put(PING)

    async def close(self, closing: Closing) -> None:
        """Send the close frame; give up if the client does not take it."""
        self._flush()
        try:
            async with asyncio.timeout(self._limits.closing):
                await self._socket.close(closing.code, closing.reason)
        except (TimeoutError, *GONE):
            pass

    # --- receiving
    async def read(self) -> FromClient:
        """Return the next frame of the client."""
        try:
            message = await self._wire.receive()
        except GONE:
            raise Gone from None
        if message["type"] != "websocket.receive":
            raise Gone
        self._last_frame_at = self._clock()
        if not self._frame_limit.take(self._last_frame_at):
            raise Closing(TOO_MANY, "client.too_many_frames")
        text = message.get("text")
        if not isinstance(text, str):
            raise Closing(BAD_FRAME, "frame.binary")
        return decode_frame(text)

    async def read_hello(self) -> Hello:
        """Return the first frame, which must arrive in time."""
        try:
            async with asyncio.timeout(self._limits.hello):
                first = await self.read()
        except TimeoutError:
            raise Closing(NO_HELLO, "hello.late") from None
        if not isinstance(first, Hello):
            raise Closing(NO_HELLO, "hello.missing")
        return first
