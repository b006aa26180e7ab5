"""PostgreSQL storage: one database for several processes, each with group commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple, TypeVar

from smallworld.server.storage.archive import export
from smallworld.server.storage.columns import check_bundle, check_rows, clamp, is_storable
from smallworld.server.storage.group_commit import Failed, Finish, GroupCommit
from smallworld.server.storage.notifier import ChangeNotifier
from smallworld.server.storage.postgres import queries, schema
from smallworld.server.storage.postgres.listener import PostgresListener
from smallworld.server.storage.postgres.pool import (
    REJECTED,
    TRANSIENT,
    Connection,
    ConnectionPool,
    IntegrityError,
    LockTimeout,
)
from smallworld.server.storage.protocol import (
    REWRITTEN,
    ChangeListener,
    Conflict,
    Unavailable,
)
from smallworld.server.storage.rows import (
    GameBundle,
    GameRow,
    LogRow,
    PackUsage,
    QuotaRow,
    ReminderRow,
    SecretRow,
    StoredGame,
    Summary,
    SweepNote,
)
from smallworld.server.storage.schema import STEPS, Step
from smallworld.server.storage.scripts import Script, run_in_postgres

Result = TypeVar("Result")

RETRY_SECONDS: Final = 30.0  # enough for a server that restarts


class Write(NamedTuple):
    """One write of a group. A group locks its games in id order to avoid deadlocks."""

    run: Callable[[Connection], Awaitable[object]]
    game: str
    append: queries.Append | None = None  # if it only appends rows


class PostgresStorage:
    """Stores all games in the schema ``smallworld`` of one database.

    A transaction that notifies holds a database-wide lock until it is on disk, so commits of
    one process cannot overlap; they are grouped instead, as with SQLite.

    Every group has a number, which its transaction stores in the row of this process. When the
    connection breaks during a commit, that row tells whether the group was committed. The id of
    the transaction would not: after a crash PostgreSQL gives ids that were not yet on disk to
    other transactions.
    """

    def __init__(
        self, url: str, steps: Sequence[Step] = STEPS, *, retry_seconds: float = RETRY_SECONDS
    ) -> None:
        self._pool = ConnectionPool(url, retry_seconds)
        self._steps = steps
        self._notifier = ChangeNotifier()
        self._writer = token_hex(16)
        self._listener = PostgresListener(self._pool, self._notifier, self._writer)
        self._group_commit: GroupCommit[Write] = GroupCommit(self._start_commit)
        self._committing: asyncio.Task[None] | None = None
        self._groups = 0

    @property
    def commits(self) -> int:
        """Number of committed groups."""
        return self._group_commit.commits

    # --- open and close
    async def open(self) -> None:
        """Connect; create or migrate the schema."""
        await self._pool.open()
        try:
            await self._transact(lambda db: schema.migrate(db, self._steps))
        except REJECTED as error:
            reason = f"PostgreSQL at {self._pool.place} cannot be brought up to date: {error}"
            raise Unavailable(reason) from error

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        await self._listener.close()
        await self._group_commit.close()
        self._notifier.close()
        await self._pool.close()

    # --- transactions
    async def _transact(self, run: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Run an idempotent transaction; repeat it if the connection was lost."""

        async def once() -> Result:
            async with self._pool.connection() as connection, connection.transaction():
                return await run(connection)

        return await self._pool.retry(once)

    async def _execute(self, run: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Run a single statement; repeat it if the connection was lost."""

        async def once() -> Result:
            async with self._pool.connection() as connection:
                return await run(connection)

        return await self._pool.retry(once)

    def _start_commit(self, group: list[Write], finish: Finish) -> None:
        async def commit() -> None:
            try:
                outcomes = await self._commit(group)
            except BaseException as error:
                finish(None, error)
                if not isinstance(error, Exception):
                    raise
            else:
                finish(outcomes, None)

        self._committing = asyncio.get_running_loop().create_task(commit())

    async def _commit(self, group: list[Write]) -> list[object]:
        order = sorted(range(len(group)), key=lambda index: group[index].game)
        in_order = [group[index] for index in order]
        try:
            done = await self._pool.retry(lambda: self._run_group(in_order))
        except REJECTED as error:
            if len(group) == 1:
                return [
                    Failed(Conflict(str(error)) if isinstance(error, IntegrityError) else error)
                ]
            # The database rejects one of them: run each in a transaction of its own.
            return [outcome for write in group for outcome in await self._commit([write])]
        outcomes: list[object] = [None] * len(group)
        for index, outcome in zip(order, done, strict=True):
            outcomes[index] = outcome
        return outcomes

    async def _run_group(self, group: list[Write]) -> list[object]:
        """Run a group in one transaction: in one statement if all of it are appends."""
        appends = [write.append for write in group if write.append is not None]
        if len({wanted.game for wanted in appends}) == len(group):
            with suppress(LockTimeout):  # the statements below tell what is locked
                return await self._append_group(appends)
        return await self._run_statements(group)

    async def _append_group(self, appends: list[queries.Append]) -> list[object]:
        """Append to different games with one statement."""
        number = self._next_group()
        try:
            async with self._pool.kept_connection() as connection:
                moved = await queries.append_group(connection, appends, self._writer, number)
        except TRANSIENT:
            if not await self._was_committed(number):
                raise
            # The answer is lost, but not the rows: those that are there were appended by us.
            moved = {wanted.game for wanted in appends if await self._are_stored(wanted)}
        return [
            None if wanted.game in moved else Failed(Conflict(f"game {wanted.game} moved on"))
            for wanted in appends
        ]

    async def _are_stored(self, wanted: queries.Append) -> bool:
        rows = await self.rows_after(wanted.game, wanted.rows[0].seq - 1)
        return rows[: len(wanted.rows)] == list(wanted.rows)

    async def _run_statements(self, group: list[Write]) -> list[object]:
        """Run a group in one transaction; find out its outcome if the connection was lost."""
        number, was_sent = self._next_group(), False
        outcomes: list[object] = []
        try:
            async with self._pool.connection() as connection, connection.transaction():
                await queries.note_group(connection, self._writer, number)
                outcomes = [await _run_write(connection, write) for write in group]
                was_sent = True
        except TRANSIENT:
            if was_sent and await self._was_committed(number):
                return outcomes
            raise
        return outcomes

    def _next_group(self) -> int:
        self._groups += 1
        return self._groups

    async def _was_committed(self, group: int) -> bool:
        """Return whether the last group sent was committed; wait while it may still be."""
        return await self._execute(lambda db: queries.last_group(db, self._writer)) == group

    async def _write(self, game: str, run: Callable[[Connection], Awaitable[object]]) -> object:
        return await self._group_commit.write(Write(run, game))

    # --- games and their log
    async def create(
        self, row: GameRow, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        """Store a new game with its first rows, all or nothing."""
        await self.import_game(GameBundle(row, list(log), list(secrets)))

    async def import_game(self, bundle: GameBundle) -> None:
        """Store a complete game; ``Conflict`` if it exists."""
        check_bundle(bundle)
        await self._write(bundle.row.id, lambda db: queries.add_game(db, bundle))

    async def append(
        self,
        game: str,
        rows: Sequence[LogRow],
        request: str = "",
        secrets: Sequence[SecretRow] = (),
        forget: int | None = None,
        token: str = "",
    ) -> None:
        """Append rows, all or nothing; ``Conflict`` if they do not follow the last row."""
        check_rows(rows, request, game)
        write = partial(
            queries.append,
            game=game,
            rows=rows,
            request=request,
            secrets=secrets,
            forget=forget,
            token=token,
        )
        only_rows = rows and not secrets and forget is None
        append = queries.Append(game, rows, request, token) if only_rows else None
        await self._group_commit.write(Write(write, game, append))

    async def load(self, game: str) -> StoredGame | None:
        """Return a game and its whole log, or ``None``."""
        return await self._execute(lambda db: queries.load(db, game)) if is_storable(game) else None

    async def export_game(self, game: str) -> GameBundle | None:
        """Return everything stored of one game, as of one moment."""
        return (
            await self._execute(lambda db: queries.export_game(db, game))
            if is_storable(game)
            else None
        )

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        """Return the rows after number ``seq``."""
        if not is_storable(game):
            return []
        return await self._execute(lambda db: queries.rows_after(db, game, clamp(seq)))

    async def find_request(self, game: str, request: str) -> tuple[int, int] | None:
        """Return the first and last row number that an earlier request produced."""
        if not is_storable(game, request):
            return None
        return await self._execute(lambda db: queries.find_request(db, game, request))

    async def delete_game(self, game: str, idle_since: float | None = None) -> bool:
        """Delete a game with everything that belongs to it, and notify listeners."""
        return await self._transact(lambda db: queries.delete_game(db, game, idle_since))

    # --- secrets and devices
    async def secret(self, hash: str) -> SecretRow | None:
        """Return the secret with this hash."""
        return (
            await self._execute(lambda db: queries.secret(db, hash)) if is_storable(hash) else None
        )

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        """Trade an invite (by hash) for a seat token and log it; False if it is used up."""
        check_rows([row], "", token.game)
        done = await self._write(token.game, lambda db: queries.use_invite(db, invite, token, row))
        return done is True

    async def forget_device(self, device: str) -> int:
        """Delete a device, its tokens and its players' names; return its number of seats."""
        return await self._transact(lambda db: queries.forget_device(db, device))

    async def announce(self, games: Sequence[str]) -> None:
        """Notify listeners of all processes that games were rewritten without a new row."""
        await self._transact(lambda db: queries.add_news(db, games, REWRITTEN))

    # --- lists
    async def public_games(self, limit: int) -> list[Summary]:
        """Return public tables that are not closed, the newest first."""
        return await self._execute(lambda db: queries.public_games(db, clamp(limit)))

    async def count_listed(self, origin: str, since: float) -> int:
        """Count the public tables of an origin that are open and were created after ``since``."""
        return await self._execute(lambda db: queries.count_listed(db, origin, since))

    async def unstarted_games(self, before: float, limit: int) -> list[str]:
        """Return open games in which no person has acted, unchanged since ``before``."""
        return await self._execute(lambda db: queries.unstarted_games(db, before, limit))

    async def pack_usage(self, hashes: Sequence[str]) -> PackUsage:
        """Return what all packs and boards occupy, and which of these are stored."""
        return await self._execute(lambda db: queries.pack_usage(db, hashes))

    async def games_of(self, devices: Sequence[str], limit: int) -> list[Summary]:
        """Return the games in which one of these devices has a seat, the latest change first."""
        return await self._execute(lambda db: queries.games_of(db, devices, clamp(limit)))

    async def games_with_reveals(
        self, reveals: Sequence[str], least: int, since: float
    ) -> list[Summary]:
        """Return open games with at least ``least`` of these reveals in their log."""
        if not is_storable(*reveals):
            return []
        return await self._execute(lambda db: queries.games_with_reveals(db, reveals, least, since))

    async def games_to_sweep(self, since: float, until: float, now: float) -> list[str]:
        """Return open games, last changed between two times, that may need a bot or clock."""
        return await self._execute(lambda db: queries.games_to_sweep(db, since, until, now))

    async def note_swept(self, notes: Sequence[SweepNote]) -> None:
        """Store until when games need no further sweep."""
        await self._transact(lambda db: queries.note_swept(db, notes))

    async def game_ids(self, after: str, limit: int) -> list[str]:
        """Return game ids in alphabetical order, starting after ``after``."""
        return await self._execute(lambda db: queries.game_ids(db, after, limit))

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Return games without a change since ``before``, the oldest first."""
        return await self._execute(lambda db: queries.idle_games(db, before, limit))

    async def latest_games(self, before: float, limit: int) -> list[Summary]:
        """Return games of all kinds last changed before a time, the latest change first."""
        return await self._execute(lambda db: queries.latest_games(db, before, clamp(limit)))

    # --- quotas of the host
    async def quotas(self) -> list[QuotaRow]:
        """Return all quotas, expired ones too."""
        return await self._execute(queries.quotas)

    async def set_quota(self, row: QuotaRow) -> None:
        """Store or replace the quota of an address, network or device."""
        await self._execute(lambda db: queries.set_quota(db, row))

    async def clear_quota(self, subject: str) -> bool:
        """Delete a quota; False if there is none."""
        return await self._execute(lambda db: queries.clear_quota(db, subject))

    # --- scripts
    async def query(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script that only reads, on one snapshot."""

        async def once() -> Result:
            async with (
                self._pool.connection() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await run_in_postgres(connection, script)

        return await self._pool.retry(once)

    async def transact(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script as one transaction; ``Conflict`` if it breaks a constraint."""
        try:
            return await self._transact(lambda db: run_in_postgres(db, script))
        except IntegrityError as error:
            raise Conflict(str(error)) from None

    # --- leases
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time."""
        return await self._execute(lambda db: queries.lease(db, name, holder, seconds))

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back; no-op for anyone but its holder."""
        await self._execute(lambda db: queries.release(db, name, holder))

    # --- changes
    async def listen(self, listener: ChangeListener) -> None:
        """Call ``listener`` for every change from now on, by this or any other process."""
        self._notifier.add(listener)
        await self._listener.open()

    # --- reminders
    async def set_reminder(self, row: ReminderRow) -> None:
        """Store or replace the reminder of a token; ``Conflict`` if the token is unknown."""
        await self._execute(lambda db: queries.set_reminder(db, row))

    async def reminder(self, token: str) -> ReminderRow | None:
        """Return the reminder of a token (by hash)."""
        return await self._execute(lambda db: queries.reminder(db, token))

    async def clear_reminder(self, token: str) -> None:
        """Delete the reminder of a token."""
        await self._execute(lambda db: queries.clear_reminder(db, token))

    async def outdated_reminders(self, limit: int) -> list[ReminderRow]:
        """Return reminders whose game has rows they do not take into account."""
        return await self._execute(lambda db: queries.outdated_reminders(db, limit))

    async def due_reminders(self, before: float, limit: int) -> list[ReminderRow]:
        """Return reminders due before a time, the longest due first."""
        return await self._execute(lambda db: queries.due_reminders(db, before, limit))

    async def update_reminder(self, old: ReminderRow, new: ReminderRow) -> bool:
        """Replace ``old`` by ``new``; False, without a change, if it is no longer ``old``."""
        return await self._execute(lambda db: queries.update_reminder(db, old, new))

    # --- maintenance
    async def check(self) -> list[str]:
        """Return inconsistencies of the stored data; the games are not replayed."""
        return await self._transact(lambda db: schema.faults(db, len(self._steps)))

    async def backup(self, file: Path) -> None:
        """Write a copy to a new file while the database is in use."""
        await export(self, file)


async def _run_write(connection: Connection, write: Write) -> object:
    """Run one write; after a ``Conflict`` it wrote nothing, so its group can go on."""
    try:
        return await write.run(connection)
    except Conflict as error:
        return Failed(error)
