"""The WebSocket protocol of uvicorn, with limits for what it answers without the application."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from smallworld.server.http.connections import LimitedConfig
from smallworld.server.live.connection import FrameLimit
from smallworld.server.messages.frames import TOO_MANY

if TYPE_CHECKING:
    from uvicorn.server import ServerState
    from websockets.frames import Frame

SLICE: Final = 4_096  # bytes parsed between two checks; a ping has six


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
