"""The WebSocket protocol of uvicorn, with limits for what it answers without the application."""

from __future__ import annotations

import asyncio
import struct
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from smallworld.server.http.connections import LimitedConfig
from smallworld.server.messages.frames import TOO_MANY

if TYPE_CHECKING:
    from litestar.types import Scope
    from uvicorn.server import ServerState
    from websockets.frames import Frame
    from websockets.http11 import Request

SLICE: Final = 4_096  # bytes parsed between two checks; a ping has six
MOST_AT_ONCE: Final = 65_536  # bytes written between two looks at whether the client reads
FRAMES_AHEAD: Final = 8  # that the endpoint has not taken yet, when reading stops
WIRE: Final = "smallworld.wire"  # the extension of the ASGI scope that has the protocol
_FINAL_TEXT: Final = 0x81  # the first byte of a text frame without further parts


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


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose pings, pongs and parts of frames count like frames.

    Whole frames are counted by ``Connection``; here only their number in the queue is limited.
    """

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.settings.live
        self._frame_limit = FrameLimit(
            self._limits.burst, self._limits.per_second, time.monotonic()
        )
        self._abort: asyncio.TimerHandle | None = None
        self.on_writable: Callable[[], None] = lambda: None  # the client reads again

    def handle_connect(self, event: Request) -> None:
        """Let the endpoint write frames without a way through ASGI."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[WIRE] = {"protocol": self}

    def write_texts(self, texts: deque[str]) -> None:
        """Remove texts from the left and write them, while the client reads."""
        while texts and self.writable.is_set():
            if self.close_sent or self.transport.is_closing():
                texts.clear()  # nothing may follow a close frame
                return
            framed, size = [], 0
            while texts and size < MOST_AT_ONCE:
                framed.append(frame_text(texts.popleft()))
                size += len(framed[-1])
            self.transport.write(framed[0] if len(framed) == 1 else b"".join(framed))

    def resume_writing(self) -> None:
        """Write what waits."""
        super().resume_writing()
        self.on_writable()

    def data_received(self, data: bytes) -> None:
        """Parse what arrived, in slices: asyncio reads up to 256 KB at once."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > self._limits.burst:
                self._close_flooded()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers."""
        if not self._is_allowed():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # drop the pong

    def handle_pong(self, event: Frame) -> None:
        """Count a pong."""
        if self._is_allowed():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """Count the first part of a text."""
        if event.fin or self._is_allowed():
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a whole frame; stop reading only if the endpoint is some frames behind.

        uvicorn stops after every frame and starts again for the next one: two system calls.
        """
        if self.read_paused or self.queue.qsize() >= FRAMES_AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_bytes(self, event: Frame) -> None:
        """Count the first part of bytes."""
        if event.fin or self._is_allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Count a further part: empty ones pass the limit of bytes."""
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        if self._frame_limit.take(time.monotonic()):
            return True
        self._close_flooded()
        return False

    def _close_flooded(self) -> None:
        if self.transport.is_closing():
            return
        if not self.close_sent:
            reason = "client.too_many_frames"
            self.conn.fail(TOO_MANY, reason)
            self.queue.put_nowait(
                {"type": "websocket.disconnect", "code": TOO_MANY, "reason": reason}
            )
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Abort the connection later if the client does not take what is left to send."""
        super().on_task_complete(task)
        if not self.disconnected:
            seconds = self.close_timeout + self._limits.closing
            self._abort = self.loop.call_later(seconds, self.transport.abort)

    def shutdown(self) -> None:
        """Say that the server ends, unless the client is already told something else."""
        if not self.transport.is_closing():  # uvicorn would fail, and with it the whole shutdown
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        if self._abort is not None:
            self._abort.cancel()
        super().connection_lost(exc)


def frame_text(text: str) -> bytes:
    """Return a text as a frame of a server: one part, not masked (RFC 6455, 5.2).

    >>> frame_text("Hi"), len(frame_text(126 * "x")), len(frame_text(65_536 * "x"))
    (b'\\x81\\x02Hi', 130, 65546)
    """
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return bytes((_FINAL_TEXT, size)) + payload
    if size < 65_536:
        return struct.pack("!BBH", _FINAL_TEXT, 126, size) + payload
    return struct.pack("!BBQ", _FINAL_TEXT, 127, size) + payload


def wire_of(scope: Scope) -> LimitedWebSocket:
    """Return the protocol that serves a WebSocket."""
    extensions = scope["extensions"] or {}
    protocol = extensions[WIRE]["protocol"]
    assert isinstance(protocol, LimitedWebSocket)
    return protocol
