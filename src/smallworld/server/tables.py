"""All tables of this process: loaded from the log, changed one request at a time."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from smallworld.core.errors import IllegalAction
from smallworld.core.events import Event
from smallworld.server.refused import Forbidden, NotFound, Stale, Unprocessable
from smallworld.server.rows import LogRow, SecretRow, Sitting
from smallworld.server.seen import events_seen, view_for
from smallworld.server.shapes import Changed, Claim, Claimed, GameView
from smallworld.server.storage import Conflict, Storage
from smallworld.server.table import Table, table_of
from smallworld.server.tokens import hash_of, new_secret

UNTOUCHED: Final = 40 * 86_400.0  # nobody looks after a game that rested for so long
KEPT: Final = 300  # tables kept in memory; the rest are rebuilt when somebody looks
TRIES: Final = 5  # how often a request is tried again when another process was faster

# Called after every change with the table and the rows that are new.
Watcher = Callable[[Table, list[LogRow]], Awaitable[None]]


class Tables:
    """The one door to every game: load, change, tell."""

    def __init__(self, storage: Storage, *, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now
        self.watchers: list[Watcher] = []
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    # --- loading
    async def table(self, game: str) -> Table:
        """The table as it is now, whichever process changed it last."""
        found = self._tables.get(game)
        is_new = found is None
        if found is None:
            stored = await self.storage.load(game)
            if stored is None:
                raise NotFound("game.unknown", {"game": game})
            found = self._tables.setdefault(game, table_of(stored))
        self._tables.move_to_end(game)
        while len(self._tables) > KEPT:
            left, _ = self._tables.popitem(last=False)
            if left in self._locks and not self._locks[left].locked():
                del self._locks[left]
        if is_new:  # what others appended meanwhile was told before the table was known here
            await self._refresh(found)
        return found

    def known(self, game: str) -> Table | None:
        """The table, if this process has it in memory."""
        return self._tables.get(game)

    def drop(self, game: str) -> None:
        """Forget a table; it is rebuilt from the log when somebody looks."""
        self._tables.pop(game, None)

    def count(self) -> int:
        """How many tables this process has in memory."""
        return len(self._tables)

    async def create(
        self, table: Table, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        """Store a new table with its first rows, and tell of it."""
        await self.storage.create(table.row, log, secrets)
        self._tables[table.row.id] = table
        await self._tell(table, list(log))

    async def catch_up(self, game: str, seq: int = 0) -> None:
        """Somebody appended up to ``seq``: hear what this process has not heard yet."""
        found = self._tables.get(game)
        if found is None or (seq and seq <= found.seq):
            return
        async with self.lock(game):
            if not seq or seq > found.seq:  # it may have been heard while waiting
                await self._refresh(found)

    async def _refresh(self, table: Table) -> None:
        rows = await self.storage.rows_after(table.row.id, table.seq)
        if rows:
            table.hear(rows)
            await self._tell(table, rows)

    async def _tell(self, table: Table, rows: list[LogRow]) -> None:
        for watcher in self.watchers:
            await watcher(table, rows)

    def lock(self, game: str) -> asyncio.Lock:
        """One change at a time for each game in this process."""
        return self._locks.setdefault(game, asyncio.Lock())

    async def seat_of(self, game: str, token: str | None) -> int | None:
        """The seat that a token opens at this game; ``None`` for a spectator.

        Where spectators are not welcome, the table's watch link still lets one in.
        """
        if token is None:
            if not (await self.table(game)).row.table.watch:
                raise Forbidden("table.no_spectators")
            return None
        secret = await self.storage.secret(hash_of(token))
        if secret is None or secret.game != game or secret.kind == "invite":
            raise Forbidden("seat.bad_token")
        return secret.seat if secret.kind == "seat" else None

    async def view(self, game: str, seat: int | None) -> GameView:
        """What a seat or a spectator sees."""
        return view_for(await self.table(game), seat)

    # --- changing
    async def submit(
        self, game: str, seat: int | None, actions: list[str], after: int, request: str
    ) -> Changed:
        """Actions of one seat: all of them, or none; the same request only once."""
        async with self.lock(game):
            table = await self.table(game)
            request = f"{seat} {request}"  # nobody can use up the names of another seat
            done = await self.storage.answered(game, request)
            if done is not None:
                await self._refresh(table)
                return self._answer(table, seat, *done)
            if after > table.seq:
                await self._refresh(table)
            table.check(seat, after)
            assert seat is not None
            rows = table.say_rows(seat, actions, self.now())
            await self._store(table, rows, request)
            return self._answer(table, seat, rows[0].seq, rows[-1].seq)

    async def undo(self, game: str, seat: int | None, after: int, *, whole_turn: bool) -> Changed:
        """Take back inside one's own turn."""
        async with self.lock(game):
            table = await self.table(game)
            if after > table.seq:
                await self._refresh(table)
            table.check(seat, after)
            assert seat is not None
            try:
                row = table.undo_row(seat, self.now(), whole_turn=whole_turn)
            except IllegalAction as error:
                raise Unprocessable(error.code, error.facts) from None
            await self._store(table, [row])
            return self._answer(table, seat, row.seq, row.seq)

    async def change_seat(self, game: str, seat: int, change: Callable[[Sitting], Sitting]) -> None:
        """Who sits at a seat changes; tried again if another process was faster."""
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                row = table.seat_row(seat, change(table.sittings[seat]), self.now())
                try:
                    await self._store(table, [row])
                except Stale:
                    continue
                return
            raise Stale("table.busy", {"game": game})

    async def change(
        self,
        game: str,
        rows_of: Callable[[Table], list[LogRow]],
        secrets: Sequence[SecretRow] = (),
    ) -> Table:
        """Rows that ``rows_of`` (which may refuse) makes for the table as it is, all or none."""
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                rows = rows_of(table)
                try:
                    if rows:
                        await self._store(table, rows, secrets=secrets)
                except Stale:
                    continue
                return table
            raise Stale("table.busy", {"game": game})

    async def close(self, game: str, reason: str) -> None:
        """Nobody plays here any more; the log stays to be read."""
        async with self.lock(game):
            table = await self.table(game)
            if not table.closed:
                await self._store(table, [LogRow(table.seq + 1, "close", None, reason, self.now())])

    def at_hand(self) -> list[Table]:
        """The tables that this process has in memory."""
        return list(self._tables.values())

    async def unfinished(self) -> list[str]:
        """All games that may go on, whichever process looked after them last."""
        return await self.storage.unfinished(since=self.now() - UNTOUCHED)

    async def remark(self, game: str, seat: int | None, text: Callable[[Table], str]) -> int:
        """Chat of a seat, or of the table itself; ``text`` may refuse. The number it got."""
        async with self.lock(game):
            table = await self.table(game)
            for _ in range(TRIES):
                row = LogRow(table.seq + 1, "chat", seat, text(table), self.now())
                try:
                    await self._store(table, [row])
                except Stale:
                    continue
                return row.seq
            raise Stale("table.busy", {"game": game})

    async def claim(self, game: str, wish: Claim, device: str) -> Claimed:
        """Trade an invite, or an open seat of a public table, for a seat token."""
        async with self.lock(game):
            table = await self.table(game)
            await self._refresh(table)
            table.check(0, None)
            seat, invite = await self._claimable(table, wish)
            token = new_secret()
            secret = SecretRow(game, "seat", seat, hash_of(token), device)
            row = table.seat_row(seat, Sitting(name=wish.name, who="person"), self.now())
            if invite is None:
                await self._store(table, [row], secrets=[secret])
            elif await self._trade(table, invite, secret, row):
                await self._refresh(table)
            else:
                raise Forbidden("invite.used")
            await self.forget(table, seat, keep=secret.hash)
            return Claimed(game, seat, token)

    async def _trade(self, table: Table, invite: str, token: SecretRow, row: LogRow) -> bool:
        try:
            return await self.storage.use_invite(invite, token, row)
        except Conflict:  # another process was faster; the invite is not spent
            await self._refresh(table)
            raise Stale("table.stale", {"after": row.seq - 1, "seq": table.seq}) from None

    async def forget(self, table: Table, seat: int, keep: str = "") -> None:
        """Whoever sat there before, or still holds an invite, cannot come back with it."""
        await self.storage.forget_secrets(table.row.id, seat, keep)
        seated = [row for row in table.log if row.kind == "seat" and row.seat == seat]
        await self._tell(table, seated[-1:])  # once more: now the old tokens are gone

    async def _claimable(self, table: Table, wish: Claim) -> tuple[int, str | None]:
        """The seat that may be claimed, and the hash of the invite if there is one."""
        if wish.invite is not None:
            secret = await self.storage.secret(hash_of(wish.invite))
            if secret is None or secret.game != table.row.id or secret.kind != "invite":
                raise Forbidden("invite.unknown")
            assert secret.seat is not None
            return secret.seat, secret.hash
        opened = [i for i, sitting in enumerate(table.sittings) if sitting.who == "open"]
        wanted = opened[0] if wish.seat is None and opened else wish.seat
        if not table.row.table.public or wanted not in opened:
            raise Forbidden("seat.not_open")
        assert wanted is not None
        return wanted, None

    async def _store(
        self, table: Table, rows: list[LogRow], request: str = "", secrets: Sequence[SecretRow] = ()
    ) -> None:
        """Make rows durable, then hear them; another process may have been faster."""
        try:
            await self.storage.append(table.row.id, rows, request, secrets)
        except Conflict:
            await self._refresh(table)
            raise Stale("table.stale", {"after": rows[0].seq - 1, "seq": table.seq}) from None
        table.hear(rows)
        await self._tell(table, rows)

    def _answer(self, table: Table, seat: int | None, first: int, last: int) -> Changed:
        events = [
            event
            for row in table.log
            if first <= row.seq <= last and row.seq in table.line_of_row
            for event in self._events(table, row.seq)
        ]
        return Changed(seq=last, events=events_seen(events), view=view_for(table, seat))

    def _events(self, table: Table, seq: int) -> tuple[Event, ...]:
        line = table.line_of_row[seq]
        return table.game.log[line].events if line < len(table.game.log) else ()
