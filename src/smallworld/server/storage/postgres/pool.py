"""Durable connections to PostgreSQL, and retries while the server is unreachable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from smallworld.server.storage.protocol import Unavailable

Result = TypeVar("Result")
Connection = Any  # asyncpg is not typed

# A row number, request or secret exists already, or its game does not.
IntegrityError: Final[type[Exception]] = asyncpg.IntegrityConstraintViolationError

# The connection broke, the server is not (yet) ready, or it ended a transaction because two
# waited for each other: worth another try.
TRANSIENT: Final[tuple[type[Exception], ...]] = (
    OSError,  # timeouts too
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.DeadlockDetectedError,
    asyncpg.InternalClientError,
    asyncpg.InterfaceError,
)
# Another transaction holds a row for longer than the lock timeout.
LockTimeout: Final[type[Exception]] = asyncpg.LockNotAvailableError
# The server rejects the statement or its values.
REJECTED: Final[tuple[type[Exception], ...]] = (asyncpg.PostgresError, ValueError)


class StillRunning(OSError):
    """A transaction of a lost connection has not ended yet: worth another try."""


_SETTINGS: Final = {
    "application_name": "smallworld",
    "search_path": "smallworld",
    "synchronous_commit": "on",
    "timezone": "UTC",
    # A process that hangs must not block the games of the others.
    "idle_in_transaction_session_timeout": "20s",
    "lock_timeout": "10s",
}
_DURABLE: Final = {"synchronous_commit": ("on", "remote_apply"), "fsync": ("on",)}
_CONNECTIONS: Final = 8
_IDLE: Final = 3600.0  # seconds until an unused connection is closed
_TIMEOUT: Final = 20.0  # seconds for one statement, or for a connection


class ConnectionPool:
    """Connections to one database, each checked for durability when it is opened."""

    def __init__(self, url: str, retry_seconds: float) -> None:
        self._url = url
        self.retry_seconds = retry_seconds
        self._pool: Any = None
        self._kept: Connection = None
        self.is_closing = False

    @property
    def place(self) -> str:
        """Host and port of the server, without the password."""
        parts = urlsplit(self._url)
        return f"{parts.hostname or 'this machine'}{f':{parts.port}' if parts.port else ''}"

    async def open(self) -> None:
        """Connect, with retries for ``retry_seconds``."""
        self._pool = await self.retry(self._open_pool)

    async def _open_pool(self) -> Any:
        try:
            pool = await asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=_CONNECTIONS,
                max_inactive_connection_lifetime=_IDLE,
                init=check_durable,
                reset=keep_as_it_is,
                server_settings=_SETTINGS,
                command_timeout=_TIMEOUT,
                timeout=_TIMEOUT,
            )
            async with pool.acquire(timeout=_TIMEOUT):
                return pool
        except TRANSIENT:
            raise
        except (asyncpg.PostgresError, ValueError) as error:
            reason = " ".join(str(error).split())
            raise Unavailable(f"PostgreSQL at {self.place} refuses: {reason}") from None

    async def close(self) -> None:
        """Close all connections; terminate those that hang."""
        self.is_closing = True
        if self._kept is not None:
            self._kept.terminate()
        if self._pool is None:
            return
        try:
            await asyncio.wait_for(self._pool.close(), 5)
        except TRANSIENT:
            self._pool.terminate()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Borrow a connection from the pool."""
        async with self._pool.acquire(timeout=_TIMEOUT) as connection:
            yield connection

    @asynccontextmanager
    async def kept_connection(self) -> AsyncIterator[Connection]:
        """Use the connection that is kept for one user at a time; after an error it is replaced.

        Borrowing from the pool takes as long as a short statement.
        """
        if self._kept is None or self._kept.is_closed():
            self._kept = await self.own_connection()
        try:
            yield self._kept
        except BaseException:
            self._kept.terminate()
            raise

    async def own_connection(self) -> Connection:
        """Open a connection outside the pool, for listening."""
        connection = await asyncpg.connect(
            self._url, server_settings=_SETTINGS, command_timeout=_TIMEOUT, timeout=_TIMEOUT
        )
        await check_durable(connection)
        return connection

    async def retry(self, act: Callable[[], Awaitable[Result]]) -> Result:
        """Call ``act`` again while the connection breaks, for at most ``retry_seconds``."""
        loop = asyncio.get_running_loop()
        deadline, pause = loop.time() + self.retry_seconds, 0.05
        while True:
            try:
                return await act()
            except TRANSIENT as error:
                if self.is_closing or isinstance(error, ValueError):
                    raise
                if loop.time() + pause > deadline:
                    raise Unavailable(f"No PostgreSQL server answers at {self.place}") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)


async def keep_as_it_is(connection: Connection) -> None:
    """Spare the round trip that resets a returned connection: nothing here changes a session."""


async def check_durable(connection: Connection) -> None:
    """Raise ``Unavailable`` for a server that may lose committed transactions."""
    for name, wanted in _DURABLE.items():
        found = await connection.fetchval("SELECT current_setting($1)", name)
        if found not in wanted:
            raise Unavailable(
                f"PostgreSQL is not durable: {name} is {found}, it must be {wanted[0]}"
            )
