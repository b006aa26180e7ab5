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


class FrameLimit:
    """Token bucket: a burst at once, then so many frames per second."""

    def __init__(self, burst: int, per_second: float, now: float) -> None:
        self._left = float(burst)
        self._burst = burst
        self._per_second = per_second
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False if the bucket is empty.

        >>> limit = FrameLimit(1, 0.5, now=0)
        >>> limit.take(0), limit.take(1), limit.take(2)
        (True, False, True)
        """
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """A client of a table. ``put()`` never blocks; frames are queued."""

    def __init__(
        self,
        socket: Socket,
        game: str,
        limits: LiveLimits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        loop = asyncio.get_running_loop()
        self.game = game
        self.seat: int | None = None
        self.token: str | None = None
        self.host = False
        self.seq = 0  # the last row number put into the outbox
        self.ended: asyncio.Future[Closing] = loop.create_future()
        self._socket = socket
        self._limits = limits
        self._loop_time = loop.time
        self._clock = clock  # measures silence and frame rates
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
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
            self.end(Closing(TOO_SLOW, "client.too_slow"))
            return
        self._outbox.append(frame)
        self._filled.set()

    def end(self, closing: Closing) -> None:
        """Close the connection; drop the queued frames."""
        if not self.ended.done():
            self.ended.set_result(closing)
            self._outbox.clear()

    async def write(self, check: Callable[[], Awaitable[None]]) -> None:
        """Send queued frames until cancelled; check access and ping at every heartbeat."""
        loop = asyncio.get_running_loop()
        beat = self._loop_time() + self._limits.ping
        timer = loop.call_at(beat, self._filled.set)
        try:
            while True:
                await self._filled.wait()
                if self._loop_time() >= beat:
                    beat = self._loop_time() + self._limits.ping
                    timer = loop.call_at(beat, self._filled.set)
                    self._check_silence()
                    await check()
                    self.put(PING)
                if self._outbox:
                    await self._send(self._outbox.popleft())
                if not self._outbox:
                    self._filled.clear()
        finally:
            timer.cancel()

    def _check_silence(self) -> None:
        if self._clock() - self._last_frame_at > self._limits.silence:
            raise Closing(TOO_SLOW, "client.silent")

    async def _send(self, frame: str) -> None:
        # A timer costs a third of a timeout, and there is one for each frame.
        too_slow = asyncio.get_running_loop().call_later(
            self._limits.sending, self.end, Closing(TOO_SLOW, "client.too_slow")
        )
        try:
            await self._socket.send_text(frame)
        except GONE:
            raise Gone from None
        finally:
            too_slow.cancel()

    async def close(self, closing: Closing) -> None:
        """Send the close frame; give up if the client does not take it."""
        try:
            async with asyncio.timeout(self._limits.closing):
                await self._socket.close(closing.code, closing.reason)
        except (TimeoutError, *GONE):
            pass

    # --- receiving
    async def read(self) -> FromClient:
        """Return the next frame of the client."""
        try:
            message = await self._socket.receive()
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
