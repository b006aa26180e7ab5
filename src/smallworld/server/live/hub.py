"""All live connections of this process, and the frames that changes send to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec
from litestar.types import Scope

from smallworld.server.http.errors import format_bug
from smallworld.server.http.rate_limit import Buckets, client_key
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
from smallworld.server.tables.views import ViewBuilder, build_log_line

PER_SEAT: Final = 10  # connections of a seat at a table that is full
PRESENCE_DELAY: Final = 0.1  # seconds; connects and disconnects in between share one frame

_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")


class Room:
    """The connections of one table in this process."""

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}  # in the order of arrival
        self.last_presence = ""  # the last frame sent
        self.frames: FrameCache | None = None  # of the last change
        self.timer: asyncio.TimerHandle | None = None

    def seats(self) -> frozenset[int]:
        """Return the seats with a connection."""
        return frozenset(c.seat for c in self.connections if c.seat is not None)

    def hosts(self) -> frozenset[int]:
        """Return the seats to which the host's device is connected."""
        return frozenset(c.seat for c in self.connections if c.host and c.seat is not None)

    def has_place(self, seat: int | None, most: int) -> bool:
        """Return whether one more may connect; spectators take no place of a player."""
        if len(self.connections) < most:
            return True
        own = sum(connection.seat == seat for connection in self.connections)
        return seat is not None and own < PER_SEAT

    def presence(self) -> str:
        """Return the presence frame."""
        watchers = sum(connection.seat is None for connection in self.connections)
        return encode_frame(Present(sorted(self.seats()), watchers))


class FrameCache:
    """Frames for one state of a table; each distinct part is encoded once."""

    def __init__(self, table: Table, now: float, room: Room) -> None:
        self.seq = table.seq
        self._table = table
        self._hosts = room.hosts()
        self._builder = ViewBuilder(table, now, room.seats())
        self._views: dict[int | None, msgspec.Raw] = {}
        self._lines: dict[int, msgspec.Raw] = {}  # after a number
        self._changes: dict[tuple[int | None, int], str] = {}

    def view(self, seat: int | None) -> msgspec.Raw:
        """Return the encoded view of a seat."""
        if seat not in self._views:
            view = self._builder.view(seat, is_host=seat in self._hosts)
            self._views[seat] = msgspec.Raw(msgspec.json.encode(view))
        return self._views[seat]

    def lines(self, after: int) -> msgspec.Raw:
        """Return the encoded log lines after a number."""
        if after not in self._lines:
            log = self._table.log
            first = bisect_right(log, after, key=lambda row: row.seq)
            lines = [build_log_line(self._table, row) for row in log[first:]]
            self._lines[after] = msgspec.Raw(msgspec.json.encode(lines))
        return self._lines[after]

    def change(self, seat: int | None, after: int) -> str:
        """Return the frame for a connection that has received everything up to ``after``."""
        key = (seat, after)
        if key not in self._changes:
            frame = ChangedFrame(self._table.seq, self.lines(after), self.view(seat))
            self._changes[key] = encode_frame(frame)
        return self._changes[key]


class Hub:
    """The live connections of this process, by table.

    Each connection remembers the last row number it was sent. A change may arrive here by
    several ways and several times: a connection is always sent the rows after that number, so
    none is lost and none is sent twice.
    """

    def __init__(
        self,
        tables: Tables,
        limits: LiveLimits | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tables = tables
        self.limits = limits or LiveLimits()
        self.clock = clock
        self.dropped = 0  # connections closed for being too slow; a metric
        # Called with the type of a client's frame, its outcome and the seconds it took.
        self.observe_frame: Callable[[str, str, float], None] = lambda *_: None
        # By how much the limits of a client are multiplied; 0: it is blocked.
        self.quota: Callable[[Scope], float] = lambda _: 1.0
        # They raise for clients that the host has banned, or muted (with the holder of the seat).
        self.check_joining: Callable[[Scope], None] = lambda scope: None
        self.check_chat: Callable[[Scope, str], None] = lambda scope, holder: None
        self._rooms: dict[str, Room] = {}
        self._addresses: Counter[str] = Counter()
        self._frames = Buckets(self.limits.address_per_second, self.limits.address_burst)
        self._tasks: set[asyncio.Task[object]] = set()

    # --- connect and disconnect
    @contextmanager
    def admitted(self, address: str, quota: float = 1.0) -> Iterator[str]:
        """Count a connection of this address while it is open; refuse too many.

        The value is the address as it is counted.
        """
        address = client_key(address) if address else ""
        if self._addresses[address] >= self.limits.per_address * quota:
            raise Closing(TOO_MANY, "address.too_many")
        self._addresses[address] += 1
        try:
            yield address
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def wait_for_turn(self, connection: Connection) -> None:
        """Wait until another frame of this address may be carried out.

        All its connections share a limit: a hundred of them would otherwise take a whole core.
        """
        wait = self._frames.reserve(connection.address, 1 / connection.quota)
        if wait:
            await asyncio.sleep(wait)

    def join(self, table: Table, connection: Connection, seen: int | None) -> int:
        """Add a connection and send it the table; return the number of lines it had missed.

        Must not await: no change may come between.
        """
        room = self._rooms.get(table.row.id) or Room()
        if not room.has_place(connection.seat, self.limits.per_table):
            raise Closing(TOO_MANY, "table.too_many")
        self._rooms[table.row.id] = room
        room.connections[connection] = None
        frames = FrameCache(table, self.tables.now(), room)
        missed = frames.lines(table.seq if seen is None else seen)
        view = frames.view(connection.seat)
        connection.seq = table.seq
        connection.put(encode_frame(Welcome(table.seq, connection.seat, view, missed)))
        connection.put(room.presence())
        self._schedule_presence(room)
        return 0 if seen is None else max(0, table.seq - seen)

    def leave(self, connection: Connection) -> None:
        """Remove a connection; no-op if it has not joined."""
        room = self._rooms.get(connection.game)
        if room is None or connection not in room.connections:
            return
        del room.connections[connection]
        self._schedule_presence(room)
        if not room.connections:
            del self._rooms[connection.game]

    def _schedule_presence(self, room: Room) -> None:
        """Send the presence soon, once for all connects and disconnects until then."""
        if room.timer is None:
            room.timer = asyncio.get_running_loop().call_later(
                PRESENCE_DELAY, self._send_presence, room
            )

    def _send_presence(self, room: Room) -> None:
        room.timer = None
        presence = room.presence()
        if presence != room.last_presence:
            room.last_presence = presence
            for connection in list(room.connections):
                connection.put(presence)

    # --- changes of tables
    async def on_table_change(self, table: Table, rows: list[LogRow]) -> None:
        """Send every connection the rows it has not received; a watcher of ``Tables``."""
        room = self._rooms.get(table.row.id)
        if room is None:
            return
        frames = room.frames = FrameCache(table, self.tables.now(), room)
        for connection in list(room.connections):
            if connection.seq < table.seq:
                connection.put(frames.change(connection.seat, connection.seq))
                connection.seq = table.seq
        for row in rows:
            if row.kind == "seat" and row.seat is not None:
                self.start(self.recheck(table.row.id, row.seat))

    def view(self, table: Table, seat: int | None) -> msgspec.Raw:
        """Return the encoded view that a change sent to this seat, or build it."""
        room = self._rooms.get(table.row.id) or Room()
        if room.frames is None or room.frames.seq != table.seq:
            room.frames = FrameCache(table, self.tables.now(), room)
        return room.frames.view(seat)

    def on_storage_change(self, game: str, seq: int) -> None:
        """Catch up with changes of other processes; a listener of ``Storage``.

        An empty ``game`` means that changes of any table may have been missed. Most calls are
        about changes of this process, which it knows, or about tables it has never seen.
        """
        if game and 0 < seq < REWRITTEN and self._has_sent(game, seq):
            return
        if seq in (DELETED, REWRITTEN):
            self.tables.drop(game)  # the copy in memory is outdated
        if seq == DELETED:
            self.end_table(game)
            return
        if seq == REWRITTEN:
            seq = 0
            for seat in self.present(game):
                self.start(self.recheck(game, seat))
        for name in [game] if game else list(self._rooms):
            self.start(self._catch_up(name, seq))

    def _has_sent(self, game: str, seq: int) -> bool:
        """Return whether the table and its connections have all rows up to ``seq``."""
        table, room = self.tables.cached(game), self._rooms.get(game)
        if table is not None and table.seq < seq:
            return False
        return room is None or all(c.seq >= seq for c in room.connections)

    async def _catch_up(self, game: str, seq: int) -> None:
        await self.tables.catch_up(game, seq)
        room = self._rooms.get(game)
        if room is None or all(seq and c.seq >= seq for c in room.connections):
            return
        # The table may have been evicted and loaded again without a call of the watchers.
        await self.on_table_change(await self.tables.table(game), [])

    # --- presence and access
    def present(self, game: str) -> frozenset[int]:
        """Return the seats of a game that are connected to this process."""
        room = self._rooms.get(game)
        return room.seats() if room else frozenset()

    def counts(self) -> tuple[int, int]:
        """Return the numbers of tables with connections and of connections; metrics."""
        return len(self._rooms), sum(len(room.connections) for room in self._rooms.values())

    def connections(self) -> list[Connection]:
        """Return all connections of this process."""
        return [connection for room in self._rooms.values() for connection in room.connections]

    def close_banned(self) -> None:
        """Close the connections of clients that may not take part any more."""
        for connection in self.connections():
            try:
                self.check_joining(connection.scope)
            except Refused as refused:
                connection.end(Closing(FORBIDDEN, refused.code))
        self.start(self._recheck_all())

    async def _recheck_all(self) -> None:
        """Check all tokens: a banned player may come without a cookie."""
        for connection in self.connections():
            if connection.seat is not None and not connection.ended.done():
                await self._end_unless_admitted(connection)

    def connections_by_address(self) -> dict[str, int]:
        """Return the number of connections of each address."""
        return dict(self._addresses)

    def end_blocked(self) -> None:
        """Close the connections of clients that the host has blocked."""
        for connection in self.connections():
            if not self.quota(connection.scope):
                connection.end(Closing(FORBIDDEN, "request.blocked"))

    async def recheck(self, game: str, seat: int) -> None:
        """Close the connections whose token no longer opens this seat."""
        room = self._rooms.get(game)
        for connection in list(room.connections) if room else []:
            if connection.seat == seat:
                await self._end_unless_admitted(connection)

    async def _end_unless_admitted(self, connection: Connection) -> None:
        try:
            await self.check(connection)
        except Closing as closing:
            connection.end(closing)

    async def check(self, connection: Connection) -> None:
        """Raise ``Closing`` if the token no longer opens the seat; any process may revoke it."""
        try:
            found = await self.tables.seat_of(connection.game, connection.token)
        except Refused as refused:
            raise Closing(FORBIDDEN, refused.code) from None
        if found != connection.seat:
            raise Closing(FORBIDDEN, "seat.bad_token")

    def end_table(self, game: str) -> None:
        """Close all connections of a deleted table."""
        room = self._rooms.get(game)
        for connection in list(room.connections) if room else []:
            connection.end(Closing(UNKNOWN_GAME, "game.unknown"))

    # --- work that outlives its connection
    def start(self, work: Coroutine[object, object, _Answer]) -> asyncio.Task[_Answer]:
        """Start a task that a closing connection does not cancel; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[_Answer]) -> None:
        """Let a task run to its end; errors are logged."""
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, Exception) and not isinstance(fault, Refused):
            _log.error("%s", format_bug(secrets.token_hex(4), "live", fault))


async def connect_hub(hub: Hub, tables: Tables, storage: Storage) -> None:
    """Subscribe the hub to the changes of this process and of other processes."""
    tables.listeners.append(hub.on_table_change)
    await storage.listen(hub.on_storage_change)
