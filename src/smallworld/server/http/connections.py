"""Limit TCP connections: how many and how often, and the time a request may take to arrive.

uvicorn itself waits forever for the first byte of a request, for the rest of it, and for a client
that does not read its response.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from smallworld.server.http.proxies import Proxies
from smallworld.server.http.rate_limit import Buckets, client_key
from smallworld.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn.server import ServerState

_REFUSED: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n"
    b"retry-after: 1\r\n\r\n"
)

# What a connection waits for.
_HEAD: Final = "head"  # the first request, or the rest of one that has begun
_IDLE: Final = "idle"  # another request
_BODY: Final = "body"  # the rest of a request
_RESPONSE: Final = "response"  # the application; no time limit here
_CLOSE: Final = "close"  # the client to take what is left to send


class OpenConnections:
    """Count the HTTP connections of each address, and find one to close if there are too many.

    A connection that became a WebSocket is counted by the hub instead.
    """

    def __init__(self, settings: Settings, most: int) -> None:
        self.limits = settings.limits
        self.most = most  # HTTP connections and WebSockets together
        self._proxies = Proxies(settings.trusted_proxy)
        self._connects = Buckets(self.limits.connects_per_second, self.limits.connects_burst)
        # Those without a request come in the order in which they began to wait.
        self._by_address: dict[str, OrderedDict[LimitedHttp, bool]] = {}
        self._waiting: OrderedDict[LimitedHttp, None] = OrderedDict()

    def admit(self, connection: LimitedHttp, open_now: int) -> bool:
        """Count a connection; close the one that waits longest if there are too many.

        Refuse it if its address connects too often: even a refused request costs far more.
        """
        key = connection.counted_as
        if key and self._connects.take(key):
            return False
        same = self._by_address.get(key, OrderedDict())
        if key and len(same) >= self.limits.connections_per_address:
            longest = next((one for one, waits in same.items() if waits), None)
        elif open_now > self.most:
            longest = next(iter(self._waiting), None)
        else:
            self._by_address.setdefault(key, same)[connection] = False
            return True
        if longest is None:
            return False
        self.forget(longest)
        longest.drop()
        self._by_address.setdefault(key, same)[connection] = False
        return True

    def forget(self, connection: LimitedHttp) -> None:
        """Stop counting a connection."""
        self._waiting.pop(connection, None)
        key = connection.counted_as
        same = self._by_address.get(key, OrderedDict())
        same.pop(connection, None)
        if not same:
            self._by_address.pop(key, None)

    def note(self, connection: LimitedHttp, *, waits: bool) -> None:
        """Note whether a connection waits for a request, which makes it the first to be closed."""
        same = self._by_address.get(connection.counted_as)
        if same is None or connection not in same:
            return
        same[connection] = waits
        same.move_to_end(connection)
        if waits:
            self._waiting[connection] = None
        else:
            self._waiting.pop(connection, None)

    def key_of(self, address: str) -> str:
        """Return the address that counts; empty for a proxy, which has many clients."""
        return "" if not address or self._proxies.is_trusted(address) else client_key(address)


class LimitedConfig(uvicorn.Config):
    """Options of uvicorn, and the limits that its protocols follow here."""

    def __init__(
        self, app: Any, settings: Settings, connections: OpenConnections, **options: Any
    ) -> None:
        super().__init__(app, http=LimitedHttp, **options)
        self.settings = settings
        self.open_connections = connections


class LimitedHttp(H11Protocol):
    """An HTTP connection with time limits.

    One timer runs while the connection waits for its client. When it expires, the connection is
    closed; if the client does not even take the rest of a response, it is aborted.
    """

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.counted_as = ""  # the address as it is counted
        self._open = config.open_connections
        self._is_websocket = False
        self._stage = ""
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None  # runs while the client reads nothing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or answer 429."""
        super().connection_made(transport)
        self.counted_as = self._open.key_of(self.client[0] if self.client else "")
        if self._open.admit(self, len(self.connections)):
            self._watch()
        else:
            transport.write(_REFUSED)
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers and the counting."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket, which has limits of its own."""
        self._leave()
        self._is_websocket = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the end."""
        super().on_response_complete()
        if self._stage == _RESPONSE:
            self._stage = ""  # the next request has its own time
        self._watch()

    def pause_writing(self) -> None:
        """Start to count the time in which the client reads nothing."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._open.limits.sending, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop to count it."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def shutdown(self) -> None:
        """Close the connection after its response."""
        if not self.transport.is_closing():
            super().shutdown()

    def drop(self) -> None:
        """Close the connection; abort it if the client does not take what is left to send."""
        self.transport.close()
        self._watch()

    def _watch(self) -> None:
        """Start the timer of what the connection waits for now, unless it runs already."""
        stage = self._stage_now()
        if stage == self._stage or self._is_websocket:
            return
        self._stage = stage
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._open.note(self, waits=stage in (_HEAD, _IDLE))
        limits = self._open.limits
        seconds = {
            _HEAD: limits.head,
            _IDLE: limits.idle,
            _BODY: limits.upload,
            _CLOSE: limits.sending,
        }.get(stage)
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._expire)

    def _stage_now(self) -> str:
        if self.transport.is_closing():
            return _CLOSE
        if self.conn.their_state is h11.SEND_BODY:
            return _BODY
        is_first = self.cycle is None
        if not (is_first or self.cycle.response_complete):
            return _RESPONSE
        return _HEAD if is_first or self.conn.trailing_data[0] else _IDLE

    def _expire(self) -> None:
        self._timer = None
        if self._stage == _CLOSE:
            self.transport.abort()
        else:
            self.drop()

    def _leave(self) -> None:
        for timer in (self._timer, self._unread):
            if timer is not None:
                timer.cancel()
        self._open.forget(self)
