"""One live connection: a bounded outbox, a heartbeat, and an end with a reason."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

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
# What a connection raises when the other side is gone: nobody is left to be told.
GONE = (WebSocketDisconnect, OSError, RuntimeError)


class Gone(Exception):
    """The client is not there any more."""


class Allowance:
    """So many at once, so many a second for long."""

    def __init__(self, burst: int, per_second: float, now: float) -> None:
        self._left = float(burst)
        self._burst = burst
        self._per_second = per_second
        self._at = now

    def take(self, now: float) -> bool:
        """Use one, if there is one.

        >>> allowance = Allowance(1, 0.5, now=0)
        >>> allowance.take(0), allowance.take(1), allowance.take(2)
        (True, False, True)
        """
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """A client at a table. Whoever has something for it never waits: it is put down here."""

    def __init__(self, socket: Socket, game: str, limits: LiveLimits) -> None:
        loop = asyncio.get_running_loop()
        self.game = game
        self.seat: int | None = None
        self.token: str | None = None
        self.host = False
        self.seq = 0  # the last number put into the outbox
        self.ended: asyncio.Future[Closing] = loop.create_future()
        self._socket = socket
        self._limits = limits
        self._now = loop.time
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
        self._allowance = Allowance(limits.burst, limits.per_second, self._now())
        self._heard = self._now()

    # --- out
    def put(self, frame: str) -> None:
        """Send this as soon as all before it is sent; too much waiting ends the connection."""
        if self.ended.done():
            return
        if len(self._outbox) >= self._limits.waiting:
            self.end(Closing(TOO_SLOW, "client.too_slow"))
            return
        self._outbox.append(frame)
        self._filled.set()

    def end(self, closing: Closing) -> None:
        """Let the connection end; what still waits is dropped."""
        if not self.ended.done():
            self.ended.set_result(closing)
            self._outbox.clear()

    async def write(self, check: Callable[[], Awaitable[None]]) -> None:
        """Send what is put down until somebody stops this; now and then check, and ping."""
        beat = self._now() + self._limits.ping
        while True:
            try:
                async with asyncio.timeout_at(beat):
                    await self._filled.wait()
            except TimeoutError:
                pass
            if self._now() >= beat:
                beat = self._now() + self._limits.ping
                self._check_silence()
                await check()
                self.put(PING)
            if self._outbox:
                await self._send(self._outbox.popleft())
            if not self._outbox:
                self._filled.clear()

    def _check_silence(self) -> None:
        if self._now() - self._heard > self._limits.silence:
            raise Closing(TOO_SLOW, "client.silent")

    async def _send(self, frame: str) -> None:
        try:
            async with asyncio.timeout(self._limits.sending):
                await self._socket.send_text(frame)
        except TimeoutError:
            raise Closing(TOO_SLOW, "client.too_slow") from None
        except GONE:
            raise Gone from None

    async def close(self, closing: Closing) -> None:
        """Say goodbye; a client that does not even take that is left alone."""
        try:
            async with asyncio.timeout(self._limits.closing):
                await self._socket.close(closing.code, closing.reason)
        except (TimeoutError, *GONE):
            pass

    # --- in
    async def read(self) -> FromClient:
        """The next frame of the client."""
        try:
            message = await self._socket.receive()
        except GONE:
            raise Gone from None
        if message["type"] != "websocket.receive":
            raise Gone
        self._heard = self._now()
        if not self._allowance.take(self._heard):
            raise Closing(TOO_MANY, "client.too_many_frames")
        text = message.get("text")
        if not isinstance(text, str):
            raise Closing(BAD_FRAME, "frame.binary")
        return decode_frame(text)

    async def hello(self) -> Hello:
        """The first frame, which must come soon."""
        try:
            async with asyncio.timeout(self._limits.hello):
                first = await self.read()
        except TimeoutError:
            raise Closing(NO_HELLO, "hello.late") from None
        if not isinstance(first, Hello):
            raise Closing(NO_HELLO, "hello.missing")
        return first
