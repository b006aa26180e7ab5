"""All tables of this process: loaded from the log, changed one request at a time."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from smallworld.core.errors import IllegalAction, RuleError
from smallworld.packs.game_packs import NO_PACK_TEXTS, load_game_packs
from smallworld.server.allowed_bots import BUILT_IN_BOTS, AllowedBots
from smallworld.server.messages.games import Changed, GameView
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Forbidden, NotFound, Refused, Stale, Unprocessable
from smallworld.server.storage.club.people import is_same_player
from smallworld.server.storage.protocol import Conflict, Storage
from smallworld.server.storage.rows import LogRow, SecretRow, StoredGame
from smallworld.server.tables.steady_clock import SteadyClock
from smallworld.server.tables.table import Table, rebuild_table
from smallworld.server.tables.views import build_view, events_between
from smallworld.server.tokens import hash_secret
from smallworld.server.words import WordFilter

ABANDONED_AFTER: Final = 40 * 86_400.0  # idle games need no bots and clocks any more
LONG_LOG: Final = 500  # rows; longer logs are replayed outside the event loop
MEGABYTE: Final = 1_000_000
TRIES: Final = 5  # tries of a request when other processes are faster

# Called after every change with the table and its new rows.
Listener = Callable[[Table, list[LogRow]], Awaitable[None]]


def _replayed(stored: StoredGame) -> Table:
    """Rebuild a table; refuse it if this version cannot set it up."""
    try:
        return rebuild_table(stored)
    except (RuleError, ValueError) as error:
        raise Unprocessable("table.unreadable", {"reason": str(error)[:300]}) from None


def _read_packs(stored: StoredGame) -> None:
    """Parse the packs of a game into the cache before it is set up."""
    with suppress(RuleError, ValueError):  # reported when the game is set up
        load_game_packs(stored.row.pack_texts)


async def _ignore(game: str, seat: int) -> None:
    """Do nothing."""


class Outrun(Stale):
    """Another process changed the table first; worth another try."""


class Tables:
    """Load, change and cache games; notify listeners."""

    def __init__(
        self,
        storage: Storage,
        *,
        now: Callable[[], float] | None = None,
        bots: AllowedBots = BUILT_IN_BOTS,
        memory: int = 256 * MEGABYTE,
        words: WordFilter | None = None,
    ) -> None:
        self.storage = storage
        self.bots = bots  # that may sit at tables
        self.now = now or SteadyClock()
        self.wall_time = now or time.time  # for the calendar and for signatures
        self.listeners: list[Listener] = []
        self.words = words or WordFilter()  # that names and chat must not contain
        # Called with the holder of every token that is used; raises for banned players.
        self.check_holder: Callable[[str], None] = lambda holder: None
        # Called when the word filter changed the chat message of a seat.
        self.on_filtered: Callable[[str, int], Awaitable[None]] = _ignore
        self.memory = memory  # bytes of tables to keep; others are rebuilt on demand
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._sizes: dict[str, int] = {}  # of each table when it was last used
        self._size = 0  # the sum
        # Weak: clients may ask for any number of games that do not exist.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- loading
    async def table(self, game: str) -> Table:
        """Return the current table, whichever process changed it last."""
        found = self._tables.get(game)
        is_new = found is None
        if found is None:
            stored = await self.storage.load(game)
            if stored is None:
                raise NotFound("game.unknown", {"game": game})
            if stored.row.pack_texts != NO_PACK_TEXTS:  # parsing packs is slow
                await asyncio.to_thread(_read_packs, stored)
            long = len(stored.log) > LONG_LOG
            table = await asyncio.to_thread(_replayed, stored) if long else _replayed(stored)
            found = self._tables.setdefault(game, table)
        self._note_use(found)
        if is_new:  # rows appended before it was cached
            await self.refresh(found)
        return found

    def _note_use(self, table: Table) -> None:
        """Make a table the last to be evicted; evict others beyond the memory for tables."""
        game = table.row.id
        self._tables.move_to_end(game)
        self._size += table.bytes - self._sizes.get(game, 0)
        self._sizes[game] = table.bytes
        while self._size > self.memory and len(self._tables) > 1:
            self.drop(next(iter(self._tables)))

    def cached(self, game: str) -> Table | None:
        """Return the table if this process has it in memory."""
        return self._tables.get(game)

    def drop(self, game: str) -> None:
        """Drop a table from the cache; it is rebuilt from the log on demand."""
        self._tables.pop(game, None)
        self._size -= self._sizes.pop(game, 0)

    def count(self) -> int:
        """Return how many tables are in memory."""
        return len(self._tables)

    async def create(
        self, table: Table, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        """Store a new table with its first rows, and notify listeners."""
        await self.storage.create(table.row, log, secrets)
        self._tables[table.row.id] = table
        self._note_use(table)
        await self._notify(table, list(log))

    async def catch_up(self, game: str, seq: int = 0) -> None:
        """Apply what other processes appended, up to ``seq``."""
        found = self._tables.get(game)
        if found is None or (seq and seq <= found.seq):
            return
        async with self.lock(game):
            if not seq or seq > found.seq:  # it may have been applied while waiting
                await self.refresh(found)

    async def refresh(self, table: Table) -> None:
        """Apply rows of other processes; the caller holds the lock or has just loaded the table."""
        rows = await self.storage.rows_after(table.row.id, table.seq)
        if rows:
            table.apply_rows(rows)
            await self._notify(table, rows)

    async def _notify(self, table: Table, rows: list[LogRow]) -> None:
        for watcher in self.listeners:
            await watcher(table, rows)

    def lock(self, game: str) -> asyncio.Lock:
        """One change at a time for each game in this process."""
        return self._locks.setdefault(game, asyncio.Lock())

    async def is_host(self, game: str, token: str | None) -> bool:
        """Does this token belong to the player who made the table?"""
        secret = None if token is None else await self.storage.secret(hash_secret(token))
        if secret is None or secret.game != game or secret.kind != "seat":
            return False
        creator = (await self.table(game)).row.creator
        if not creator or not secret.device or secret.device == creator:
            return secret.device == creator != ""
        return await self.storage.query(partial(is_same_player, secret.device, creator))

    async def seat_of(self, game: str, token: str | None) -> int | None:
        """The seat that a token opens at this game; ``None`` for a spectator.

        Where spectators are not welcome, the table's watch link still lets one in.
        """
        if token is None:
            if not (await self.table(game)).row.table.watch:
                raise Forbidden("table.no_spectators")
            return None
        secret = await self.storage.secret(hash_secret(token))
        if secret is None or secret.game != game or secret.kind == "invite":
            raise Forbidden("seat.bad_token")
        self.check_holder(secret.device)
        return secret.seat if secret.kind == "seat" else None

    async def holder_of(self, token: str | None) -> str:
        """Return the device or person that a token was given to; empty if nobody knows."""
        secret = None if token is None else await self.storage.secret(hash_secret(token))
        return "" if secret is None else secret.device

    async def view(self, game: str, seat: int | None, *, is_host: bool = False) -> GameView:
        """Build the view of a seat or a spectator."""
        return build_view(await self.table(game), seat, self.now(), is_host=is_host)

    # --- changing
    async def submit(
        self, game: str, seat: int | None, actions: list[str], after: int, request: str
    ) -> Changed:
        """Carry out the actions of one seat, all or none; the same request only once."""
        table, first, last = await self.act(game, seat, actions, after, request)
        return self._answer(table, seat, first, last)

    async def act(
        self,
        game: str,
        seat: int | None,
        actions: list[str],
        after: int,
        request: str,
        token: str | None = None,
    ) -> tuple[Table, int, int]:
        """Do the same without building a view; return the table and its new row numbers.

        A caller that remembers which seat its ``token`` opens passes it, too: it is checked with
        the write. Only a refusal asks the database whether the token still opens the seat, and
        whether the request is a repeated one, so an action usually costs a single write.
        """
        request = f"{seat} {request}"  # no seat can use up the request ids of another
        opened_by = "" if token is None else hash_secret(token)
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                try:
                    rows = await self._rows(
                        table,
                        seat,
                        after,
                        lambda acting: table.action_rows(acting, actions, self.now()),
                    )
                    await self.store(table, rows, request, token=opened_by)
                    return table, rows[0].seq, rows[-1].seq
                except Refused as error:
                    refused = error
                if token is not None and await self.seat_of(game, token) != seat:
                    raise Forbidden("seat.bad_token")
                done = await self.storage.find_request(game, request)
                if done is not None:
                    await self.refresh(table)
                    return table, *done
                if not isinstance(refused, Outrun):
                    raise refused
            raise Stale("table.busy", {"game": game})

    async def undo(self, game: str, seat: int | None, after: int, *, whole_turn: bool) -> Changed:
        """Undo within the seat's own turn."""
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                rows = await self._rows(
                    table,
                    seat,
                    after,
                    lambda acting: [table.undo_row(acting, self.now(), whole_turn=whole_turn)],
                )
                if await self._is_stored(table, rows):
                    return self._answer(table, seat, rows[0].seq, rows[0].seq)
            raise Stale("table.busy", {"game": game})

    async def _rows(
        self, table: Table, seat: int | None, after: int, rows: Callable[[int], list[LogRow]]
    ) -> list[LogRow]:
        """Build the rows of a change if the game is as the seat saw it."""
        if after > table.seq:
            await self.refresh(table)
        table.check(seat, after)
        assert seat is not None
        try:
            return rows(seat)
        except IllegalAction as error:
            raise Unprocessable(error.code, error.facts) from None

    async def _is_stored(self, table: Table, rows: list[LogRow]) -> bool:
        """Store rows; return ``False`` if another process was faster."""
        try:
            await self.store(table, rows)
        except Stale:
            return False
        return True

    async def change_seat(self, game: str, seat: int, change: Callable[[Player], Player]) -> None:
        """Change the player of a seat; retry if another process was faster."""
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                row = table.seat_row(seat, change(table.players[seat]), self.now())
                try:
                    await self.store(table, [row])
                except Stale:
                    continue
                return
            raise Stale("table.busy", {"game": game})

    async def change(
        self,
        game: str,
        rows_of: Callable[[Table], list[LogRow]],
        secrets: Sequence[SecretRow] = (),
        forget: int | None = None,
    ) -> Table:
        """Append the rows that ``rows_of`` builds (or refuses) for the current table.

        All secrets of the seat ``forget`` expire; the new ``secrets`` replace them.
        """
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                rows = rows_of(table)
                try:
                    if rows:
                        await self.store(table, rows, secrets=secrets, forget=forget)
                except Stale:
                    continue
                return table
            raise Stale("table.busy", {"game": game})

    async def close(self, game: str, reason: str) -> None:
        """Close the table; its log stays readable."""
        async with self.lock(game):
            table = await self.table(game)
            if not table.closed:
                await self.store(table, [LogRow(table.seq + 1, "close", None, reason, self.now())])

    def loaded_tables(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self._tables.values())

    async def games_to_sweep(self, rested: float) -> list[str]:
        """Games that rested for so many seconds and may need something by themselves."""
        now = self.now()
        return await self.storage.games_to_sweep(now - ABANDONED_AFTER, now - rested, now)

    async def append_chat(self, game: str, seat: int | None, text: Callable[[Table], str]) -> int:
        """Append a chat row that ``text`` builds or refuses; return its number."""
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                row = LogRow(table.seq + 1, "chat", seat, text(table), self.now())
                try:
                    await self.store(table, [row])
                except Stale:
                    continue
                return row.seq
            raise Stale("table.busy", {"game": game})

    async def store(
        self,
        table: Table,
        rows: list[LogRow],
        request: str = "",
        secrets: Sequence[SecretRow] = (),
        forget: int | None = None,
        token: str = "",
    ) -> None:
        """Store rows, then apply them; ``Outrun`` if another process was faster."""
        try:
            await self.storage.append(table.row.id, rows, request, secrets, forget, token)
        except Conflict:
            await self.refresh(table)
            raise Outrun("table.stale", {"after": rows[0].seq - 1, "seq": table.seq}) from None
        table.apply_rows(rows)
        await self._notify(table, rows)

    def _answer(self, table: Table, seat: int | None, first: int, last: int) -> Changed:
        return Changed(
            seq=last,
            events=events_between(table, first, last),
            view=build_view(table, seat, self.now()),
        )
