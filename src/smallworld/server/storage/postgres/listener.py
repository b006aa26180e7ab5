"""Hearing what any process wrote: LISTEN on a connection of its own, never missing anything.

What was notified while the line was broken is found by a query. Times will not do for it, nor
sequences: transactions commit in another order than they begin. So each change of a game
stores the number of its transaction (``games.changed``), and the ear remembers a *horizon*:
the lowest number of all transactions that were still running at a moment up to which
everything was heard. Below the horizon all is heard; whatever was missed has a number at or
above it. Telling a game once too often does no harm.

The horizon is moved on by a message to oneself: first the horizon is read, then the message
is sent. Notifications arrive in the order of their commits, so when the message comes back
everything below that horizon has arrived too. If it does not come back, the line is broken.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from smallworld.server.storage.group_commit import Ears
from smallworld.server.storage.postgres import queries as words
from smallworld.server.storage.postgres.pool import Connection, Line
from smallworld.server.storage.postgres.upkeep import CHANNEL, notify
from smallworld.server.storage.protocol import Unavailable

HEARTBEAT: Final = 10.0  # seconds
_LONGEST_PAUSE: Final = 5.0

_logger = logging.getLogger(__name__)


class PostgresEar:
    """One connection that listens, made anew whenever it is lost."""

    def __init__(self, line: Line, ears: Ears) -> None:
        self._line = line
        self._ears = ears
        self._own_channel = f"smallworld_{secrets.token_hex(8)}"
        self._horizon: int | None = None
        self.heartbeats = 0
        self._came_back = asyncio.Event()
        self._lost = asyncio.Event()
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen from now on."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep_listening())
        try:
            await asyncio.wait_for(self._listening.wait(), self._line.patience)
        except TimeoutError:
            raise Unavailable(f"PostgreSQL at {self._line.place} cannot be listened to") from None

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_listening(self) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen()
                pause = 0.05
            except Exception as error:  # whatever it is: without ears a process is of no use
                _logger.warning("Listening to PostgreSQL broke off: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _listen(self) -> None:
        """Listen until the line is lost."""
        connection = await self._line.own_connection()
        try:
            self._lost.clear()
            connection.add_termination_listener(self._hear_the_end)
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(self._own_channel, self._hear_oneself)
            await self.catch_up(connection)
            self._listening.set()
            while not self._lost.is_set():
                await self._beat(connection)
        finally:
            connection.terminate()

    async def catch_up(self, connection: Connection) -> None:
        """After LISTEN: the new horizon first, then all that may have been missed."""
        horizon = await words.horizon(connection)
        if self._horizon is not None:
            for game, seq in await words.changed_since(connection, self._horizon):
                self._ears.tell(game, seq)
        self._horizon = horizon

    async def _beat(self, connection: Connection) -> None:
        horizon = await words.horizon(connection)
        self._came_back.clear()
        await notify(connection, self._own_channel, "")
        await asyncio.wait_for(self._came_back.wait(), HEARTBEAT)
        self._horizon = horizon
        self.heartbeats += 1
        try:
            await asyncio.wait_for(self._lost.wait(), HEARTBEAT)
        except TimeoutError:
            pass

    def _hear(self, connection: Connection, process: int, channel: str, said: str) -> None:
        game, _, seq = said.partition(" ")
        if seq.isdecimal():
            self._ears.tell(game, int(seq))

    def _hear_oneself(self, connection: Connection, process: int, channel: str, said: str) -> None:
        self._came_back.set()

    def _hear_the_end(self, connection: Connection) -> None:
        self._lost.set()
