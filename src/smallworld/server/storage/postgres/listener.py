"""LISTEN for the changes of all processes, without missing any.

Notifications that were sent while the connection was lost are found by a query. Neither times
nor sequences can do that, because transactions commit in another order than they begin. So each
change of a game stores its transaction id (``games.changed``), and the listener remembers a
*horizon*: the lowest id of all transactions that were still running at a moment up to which
everything was received. All changes below the horizon were received; a missed change has an id
at or above it. Reporting a game once too often does no harm. One exception: a crash makes the
server forget the ids that were not yet on disk and give them out again, so after a lost
connection the query begins a little below the horizon.

A message to the listener itself moves the horizon on: first the horizon is read, then the
message is sent. Notifications arrive in the order of their commits, so when the message comes
back, everything below that horizon has arrived too. If it does not, the connection is broken.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from smallworld.server.storage.notifier import ChangeNotifier
from smallworld.server.storage.postgres import queries
from smallworld.server.storage.postgres.pool import Connection, ConnectionPool
from smallworld.server.storage.protocol import Unavailable

HEARTBEAT: Final = 10.0  # seconds
OWN_DELAY: Final = 0.2  # seconds in which a process applies what it has written itself
_LONGEST_PAUSE: Final = 5.0
# Far more than PostgreSQL gives out between two writes of its log to disk (three times 200 ms).
REUSED_IDS: Final = 100_000

_logger = logging.getLogger(__name__)


class PostgresListener:
    """Listens on one connection, and reconnects whenever it is lost."""

    def __init__(self, pool: ConnectionPool, notifier: ChangeNotifier, writer: str = "") -> None:
        self._pool = pool
        self._notifier = notifier
        self._writer = writer  # who this process is in the groups it writes
        self._own_channel = f"smallworld_{secrets.token_hex(8)}"
        self._horizon: int | None = None
        self.heartbeats = 0
        self.failures = 0  # connections that were lost or refused
        self._came_back = asyncio.Event()
        self._lost = asyncio.Event()
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start listening; return when the first connection listens."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep_listening())
        try:
            await asyncio.wait_for(self._listening.wait(), self._pool.retry_seconds)
        except TimeoutError:
            raise Unavailable(f"PostgreSQL at {self._pool.place} cannot be listened to") from None

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_listening(self) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen()
                pause = 0.05
            except Exception as error:  # any error: a process must never stop listening
                _logger.warning("Listening to PostgreSQL broke off: %s", error)
            self.failures += 1
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _listen(self) -> None:
        """Listen until the connection is lost."""
        connection = await self._pool.own_connection()
        try:
            self._lost.clear()
            connection.add_termination_listener(self._on_lost)
            await connection.add_listener(queries.CHANNEL, self._on_change)
            await connection.add_listener(self._own_channel, self._on_own_message)
            await self.catch_up(connection)
            self._listening.set()
            while not self._lost.is_set():
                await self._beat(connection)
        finally:
            connection.terminate()

    async def catch_up(self, connection: Connection) -> None:
        """After LISTEN, read the new horizon, then report all that may have been missed."""
        horizon = await queries.horizon(connection)
        if self._horizon is not None:
            since = self._horizon - REUSED_IDS
            for game, seq in await queries.changed_since(connection, since):
                self._notifier.notify(game, seq)
        self._horizon = horizon

    async def _beat(self, connection: Connection) -> None:
        horizon = await queries.horizon(connection)
        self._came_back.clear()
        await queries.notify(connection, self._own_channel, "")
        await asyncio.wait_for(self._came_back.wait(), HEARTBEAT)
        self._horizon = horizon
        self.heartbeats += 1
        try:
            await asyncio.wait_for(self._lost.wait(), HEARTBEAT)
        except TimeoutError:
            pass

    def _on_change(self, connection: Connection, process: int, channel: str, payload: str) -> None:
        changes, _, writer = payload.partition("\n")
        if writer and writer == self._writer:
            asyncio.get_running_loop().call_later(OWN_DELAY, self._report, changes)
        else:
            self._report(changes)

    def _report(self, changes: str) -> None:
        for change in changes.split(","):
            game, _, seq = change.partition(" ")
            if seq.isdecimal():
                self._notifier.notify(game, int(seq))

    def _on_own_message(
        self, connection: Connection, process: int, channel: str, payload: str
    ) -> None:
        self._came_back.set()

    def _on_lost(self, connection: Connection) -> None:
        self._lost.set()
