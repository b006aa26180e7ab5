"""Who is connected to which table, and everybody told of every change once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from bisect import bisect_right
from collections import Counter
from collections.abc import Awaitable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec

from smallworld.server.http.errors import format_bug
from smallworld.server.live.connection import Connection
from smallworld.server.messages.frames import (
    FORBIDDEN,
    TOO_MANY,
    UNKNOWN_GAME,
    ChangedFrame,
    Closing,
    Present,
    Welcome,
    encode_frame,
)
from smallworld.server.refusals import Refused
from smallworld.server.settings import LiveLimits
from smallworld.server.storage.protocol import DELETED, REWRITTEN, Storage
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.views import build_log_line, build_view

SETTLING: Final = 0.1  # seconds in which comings and goings are told as one

_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")


class Room:
    """The connections of one table in this process."""

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}  # in the order of arrival
        self.told = ""  # the last presence
        self.timer: asyncio.TimerHandle | None = None

    def seats(self) -> frozenset[int]:
        """The seats somebody is connected for."""
        return frozenset(c.seat for c in self.connections if c.seat is not None)

    def hosts(self) -> frozenset[int]:
        """The seats that the device which made the table is connected for."""
        return frozenset(c.seat for c in self.connections if c.host and c.seat is not None)

    def presence(self) -> str:
        """The frame that says who is here."""
        watchers = sum(connection.seat is None for connection in self.connections)
        return encode_frame(Present(sorted(self.seats()), watchers))


class Told:
    """What is said of one state of a table, each distinct part encoded once."""

    def __init__(self, table: Table, now: float, room: Room) -> None:
        self._table = table
        self._now = now
        self._present = room.seats()
        self._hosts = room.hosts()
        self._views: dict[int | None, msgspec.Raw] = {}
        self._changes: dict[tuple[int | None, int], str] = {}

    def view(self, seat: int | None) -> msgspec.Raw:
        """The table as a seat sees it."""
        if seat not in self._views:
            is_host = seat in self._hosts
            seen = build_view(self._table, seat, self._now, self._present, is_host=is_host)
            self._views[seat] = msgspec.Raw(msgspec.json.encode(seen))
        return self._views[seat]

    def lines(self, after: int) -> msgspec.Raw:
        """The log after a number."""
        log = self._table.log
        first = bisect_right(log, after, key=lambda row: row.seq)
        lines = [build_log_line(self._table, row) for row in log[first:]]
        return msgspec.Raw(msgspec.json.encode(lines))

    def change(self, seat: int | None, after: int) -> str:
        """The frame for a connection that was told everything up to ``after``."""
        key = (seat, after)
        if key not in self._changes:
            frame = ChangedFrame(self._table.seq, self.lines(after), self.view(seat))
            self._changes[key] = encode_frame(frame)
        return self._changes[key]


class Hub:
    """Everybody who is connected to this process.

    Each connection remembers the last number it was told. Whatever brings a change here,
    and however often, a connection is told what lies after that number, so that nothing
    is lost and nothing doubled.
    """

    def __init__(self, tables: Tables, limits: LiveLimits | None = None) -> None:
        self.tables = tables
        self.limits = limits or LiveLimits()
        self.dropped = 0  # connections that were too slow, for the metrics
        self._rooms: dict[str, Room] = {}
        self._addresses: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[object]] = set()

    # --- coming and going
    @contextmanager
    def admitted(self, address: str) -> Iterator[None]:
        """Count a connection of this address, from its first byte to its last."""
        if self._addresses[address] >= self.limits.per_address:
            raise Closing(TOO_MANY, "address.too_many")
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def join(self, table: Table, connection: Connection, seen: int | None) -> None:
        """Welcome a connection. No ``await`` in here: no change can slip in between."""
        room = self._rooms.get(table.row.id) or Room()
        if len(room.connections) >= self.limits.per_table:
            raise Closing(TOO_MANY, "table.too_many")
        self._rooms[table.row.id] = room
        room.connections[connection] = None
        told = Told(table, self.tables.now(), room)
        missed = told.lines(table.seq if seen is None else seen)
        view = told.view(connection.seat)
        connection.seq = table.seq
        connection.put(encode_frame(Welcome(table.seq, connection.seat, view, missed)))
        connection.put(room.presence())
        self._settle(room)

    def leave(self, connection: Connection) -> None:
        """Forget a connection; it need not have joined."""
        room = self._rooms.get(connection.game)
        if room is None or connection not in room.connections:
            return
        del room.connections[connection]
        self._settle(room)
        if not room.connections:
            del self._rooms[connection.game]

    def _settle(self, room: Room) -> None:
        """Tell who is here, once for all who come and go in a moment."""
        if room.timer is None:
            room.timer = asyncio.get_running_loop().call_later(SETTLING, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        room.timer = None
        presence = room.presence()
        if presence != room.told:
            room.told = presence
            for connection in list(room.connections):
                connection.put(presence)

    # --- what happens at the tables
    async def changed(self, table: Table, rows: list[LogRow]) -> None:
        """A watcher of ``Tables``: tell every connection what it was not told yet."""
        room = self._rooms.get(table.row.id)
        if room is None:
            return
        told = Told(table, self.tables.now(), room)
        for connection in list(room.connections):
            if connection.seq < table.seq:
                connection.put(told.change(connection.seat, connection.seq))
                connection.seq = table.seq
        for row in rows:
            if row.kind == "seat" and row.seat is not None:
                self.start(self.recheck(table.row.id, row.seat))
        await asyncio.sleep(0)  # let them send before the next change comes

    async def heard(self, game: str, seq: int) -> None:
        """Told by ``Storage.listen``. Never waits: the teller may hold what we would wait for.

        An empty ``game`` means that something may have been missed, at any table.
        """
        if seq in (DELETED, REWRITTEN):
            self.tables.drop(game)  # what is in memory is not true any more
        if seq == DELETED:
            self.end_table(game)
            return
        if seq == REWRITTEN:
            seq = 0
            for seat in self.present(game):
                self.start(self.recheck(game, seat))
        for name in [game] if game else list(self._rooms):
            self.start(self._catch_up(name, seq))

    async def _catch_up(self, game: str, seq: int) -> None:
        await self.tables.catch_up(game, seq)
        room = self._rooms.get(game)
        if room is None or all(seq and c.seq >= seq for c in room.connections):
            return
        # The table may have been put out of memory and be loaded anew, with nobody told.
        await self.changed(await self.tables.table(game), [])

    # --- what others ask
    def present(self, game: str) -> frozenset[int]:
        """The seats of a game that somebody is connected for, in this process."""
        room = self._rooms.get(game)
        return room.seats() if room else frozenset()

    def counts(self) -> tuple[int, int]:
        """Tables with connections, and connections; for the metrics."""
        return len(self._rooms), sum(len(room.connections) for room in self._rooms.values())

    async def recheck(self, game: str, seat: int) -> None:
        """End the connections whose token does not open this seat any more."""
        room = self._rooms.get(game)
        for connection in list(room.connections) if room else []:
            if connection.seat == seat:
                try:
                    await self.check(connection)
                except Closing as closing:
                    connection.end(closing)

    async def check(self, connection: Connection) -> None:
        """Does the token still open what it opened? Another process may have changed that."""
        try:
            found = await self.tables.seat_of(connection.game, connection.token)
        except Refused as refused:
            raise Closing(FORBIDDEN, refused.code) from None
        if found != connection.seat:
            raise Closing(FORBIDDEN, "seat.bad_token")

    def end_table(self, game: str) -> None:
        """End all connections of a table that was deleted."""
        room = self._rooms.get(game)
        for connection in list(room.connections) if room else []:
            connection.end(Closing(UNKNOWN_GAME, "game.unknown"))

    # --- work that is finished whatever becomes of the connection
    def start(self, work: Coroutine[object, object, _Answer]) -> asyncio.Task[_Answer]:
        """Begin something that nobody may interrupt; faults are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, Exception) and not isinstance(fault, Refused):
            _log.error("%s", format_bug(secrets.token_hex(4), "live", fault))

    def finish(self, work: Coroutine[object, object, _Answer]) -> Awaitable[_Answer]:
        """Wait for something that goes on to its end even if the waiting is given up."""
        return asyncio.shield(self.start(work))


async def wire(tables: Tables, storage: Storage, hub: Hub) -> None:
    """Connect the three: changes of this process and of others reach the connections."""
    tables.listeners.append(hub.changed)
    await storage.listen(hub.heard)
