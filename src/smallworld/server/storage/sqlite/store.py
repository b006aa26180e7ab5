"""SQLite storage: one file, one writing thread with group commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar, cast

from smallworld.server.storage.columns import check_bundle, check_rows, clamp, is_storable
from smallworld.server.storage.group_commit import Failed, Finish, GroupCommit
from smallworld.server.storage.notifier import ChangeNotifier
from smallworld.server.storage.protocol import (
    DELETED,
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
from smallworld.server.storage.scripts import Script, run_in_sqlite
from smallworld.server.storage.sqlite import queries
from smallworld.server.storage.sqlite.commit_count import CommitCount
from smallworld.server.storage.sqlite.file import connect, copy_into, make_private_file, migrate
from smallworld.server.storage.sqlite.thread import DatabaseThread

Result = TypeVar("Result")

POLL: Final = 0.5  # seconds between two queries for changes of other processes
BUSY_SECONDS: Final = 30.0  # wait for another process that writes

_logger = logging.getLogger(__name__)


class Write(NamedTuple):
    """One write of a group, and the game and row number to notify after the commit."""

    run: Callable[[sqlite3.Connection], object]
    game: str = ""
    seq: int = 0
    changes_games: bool = True


class OneFailed(Exception):
    """A write of a group failed; the whole group is rolled back."""


class SqliteStorage:
    """Stores all games in one file.

    Two threads have a connection each: one reads, one writes. A whole group of writes goes to
    the writing thread at once, so a group costs one commit and one thread switch.
    """

    def __init__(self, path: str | Path, steps: Sequence[Step] = STEPS) -> None:
        self.path = Path(path)
        self._steps = steps
        self._count = CommitCount(self.path)
        self._reading = DatabaseThread("sqlite-reader")
        self._writing = DatabaseThread("sqlite-writer")
        self._reader: sqlite3.Connection | None = None
        self._writer: sqlite3.Connection | None = None
        self._notifier = ChangeNotifier()
        self._group_commit: GroupCommit[Write] = GroupCommit(self._commit)
        self._polling: asyncio.Task[None] | None = None
        self._version = 0  # data_version: changes when another process commits
        self._last_change = 0  # all changes up to this number were reported

    @property
    def commits(self) -> int:
        """Number of committed groups."""
        return self._group_commit.commits

    # --- open and close
    async def open(self) -> None:
        """Connect; create or migrate the schema."""
        self._writer = await self._writing.call(lambda: self._connect(is_writer=True))
        self._reader = await self._reading.call(lambda: self._connect(is_writer=False))

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        if self._polling is not None:
            self._polling.cancel()
        await self._group_commit.close()
        self._notifier.close()
        if self._reader is not None:
            await self._reading.call(self._reader.close)
        if self._writer is not None:
            await self._writing.call(self._writer.close)
        self._reader = self._writer = None
        self._reading.stop()
        self._writing.stop()
        self._count.close()

    def _connect(self, *, is_writer: bool) -> sqlite3.Connection:
        try:
            if is_writer:
                make_private_file(self.path)
            counted = self._count.read()
            connection = connect(self.path, BUSY_SECONDS)
            if is_writer:
                migrate(connection, self._steps)
                self._count.compare(queries.newest_change(connection), counted)
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(f"{self.path} cannot be used as a database: {error}") from error
        return connection

    # --- the two threads
    async def _read(self, read: Callable[[sqlite3.Connection], Result]) -> Result:
        def read_snapshot() -> Result:
            assert self._reader is not None
            self._reader.execute("BEGIN")
            try:
                return read(self._reader)
            finally:
                self._reader.execute("ROLLBACK")

        try:
            return await self._reading.call(read_snapshot)
        except sqlite3.Error as error:
            raise Unavailable(f"{self.path} cannot be read: {error}") from error

    async def _write(
        self, run: Callable[[sqlite3.Connection], object], game: str = "", seq: int = 0
    ) -> object:
        return await self._group_commit.write(Write(run, game, seq))

    async def _note(self, run: Callable[[sqlite3.Connection], object]) -> object:
        """Write something that other processes are not notified of."""
        return await self._group_commit.write(Write(run, changes_games=False))

    def _commit(self, group: list[Write], finish: Finish) -> None:
        def finish_and_notify(outcomes: list[object] | None, error: BaseException | None) -> None:
            finish(outcomes, error)
            for write, outcome in zip(group, outcomes or (), strict=outcomes is not None):
                if write.seq and outcome is not False and not isinstance(outcome, Failed):
                    self._notifier.notify(write.game, write.seq)

        self._writing.start(lambda: self._run_group(group), finish_and_notify)

    def _run_group(self, group: list[Write]) -> list[object]:
        """Run a group in one transaction; if a write fails, again with savepoints.

        Writes seldom fail, and a savepoint costs as much as half of an action's statements.
        """
        connection = self._writer
        assert connection is not None
        try:
            try:
                outcomes, committed = _run_transaction(connection, group, _run_directly)
            except OneFailed:
                outcomes, committed = _run_transaction(connection, group, _run_in_savepoint)
        except sqlite3.Error as error:
            raise Unavailable(f"{self.path} cannot be written: {error}") from error
        if committed is not None:
            self._count.write(committed)
        return outcomes

    # --- games and their log
    async def create(
        self, row: GameRow, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        """Store a new game with its first rows, all or nothing."""
        await self.import_game(GameBundle(row, list(log), list(secrets)))

    async def import_game(self, bundle: GameBundle) -> None:
        """Store a complete game; ``Conflict`` if it exists."""
        check_bundle(bundle)
        last = bundle.log[-1].seq if bundle.log else 0
        await self._write(lambda db: queries.add_game(db, bundle), bundle.row.id, last)

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
        last = rows[-1].seq if rows else 0
        write = partial(
            queries.append,
            game=game,
            rows=rows,
            request=request,
            secrets=secrets,
            forget=forget,
            token=token,
        )
        await self._write(write, game, last)

    async def load(self, game: str) -> StoredGame | None:
        """Return a game and its whole log, or ``None``."""
        return await self._read(lambda db: queries.load(db, game)) if is_storable(game) else None

    async def export_game(self, game: str) -> GameBundle | None:
        """Return everything stored of one game, as of one moment."""
        return await self._read(lambda db: queries.export_game(db, game))

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        """Return the rows after number ``seq``."""
        if not is_storable(game):
            return []
        return await self._read(lambda db: queries.rows_after(db, game, clamp(seq)))

    async def find_request(self, game: str, request: str) -> tuple[int, int] | None:
        """Return the first and last row number that an earlier request produced."""
        if not is_storable(game, request):
            return None
        return await self._read(lambda db: queries.find_request(db, game, request))

    async def delete_game(self, game: str, idle_since: float | None = None) -> bool:
        """Delete a game with everything that belongs to it, and notify listeners."""
        done = await self._write(
            lambda db: queries.delete_game(db, game, idle_since), game, DELETED
        )
        return done is True

    # --- secrets and devices
    async def secret(self, hash: str) -> SecretRow | None:
        """Return the secret with this hash."""
        return await self._read(lambda db: queries.secret(db, hash)) if is_storable(hash) else None

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        """Trade an invite (by hash) for a seat token and log it; False if it is used up."""
        check_rows([row], "", token.game)
        done = await self._write(
            lambda db: queries.use_invite(db, invite, token, row), token.game, row.seq
        )
        return done is True

    async def forget_device(self, device: str) -> int:
        """Delete a device, its tokens and its players' names; return its number of seats."""
        seats = await self._write(lambda db: queries.forget_device(db, device))
        assert isinstance(seats, int)
        return seats

    async def announce(self, games: Sequence[str]) -> None:
        """Notify listeners of all processes that games were rewritten without a new row."""
        await self._write(lambda db: queries.add_news(db, games, REWRITTEN))
        for game in games:
            self._notifier.notify(game, REWRITTEN)

    # --- lists
    async def public_games(self, limit: int) -> list[Summary]:
        """Return public tables that are not closed, the newest first."""
        return await self._read(lambda db: queries.public_games(db, clamp(limit)))

    async def count_listed(self, origin: str, since: float) -> int:
        """Count the public tables of an origin that are open and were created after ``since``."""
        return await self._read(lambda db: queries.count_listed(db, origin, since))

    async def unstarted_games(self, before: float, limit: int) -> list[str]:
        """Return open games in which no person has acted, unchanged since ``before``."""
        return await self._read(lambda db: queries.unstarted_games(db, before, limit))

    async def pack_usage(self, hashes: Sequence[str]) -> PackUsage:
        """Return what all packs and boards occupy, and which of these are stored."""
        return await self._read(lambda db: queries.pack_usage(db, hashes))

    async def games_of(self, devices: Sequence[str], limit: int) -> list[Summary]:
        """Return the games in which one of these devices has a seat, the latest change first."""
        return await self._read(lambda db: queries.games_of(db, devices, clamp(limit)))

    async def games_with_reveals(
        self, reveals: Sequence[str], least: int, since: float
    ) -> list[Summary]:
        """Return open games with at least ``least`` of these reveals in their log."""
        if not is_storable(*reveals):
            return []
        return await self._read(lambda db: queries.games_with_reveals(db, reveals, least, since))

    async def games_to_sweep(self, since: float, until: float, now: float) -> list[str]:
        """Return open games, last changed between two times, that may need a bot or clock."""
        return await self._read(lambda db: queries.games_to_sweep(db, since, until, now))

    async def note_swept(self, notes: Sequence[SweepNote]) -> None:
        """Store until when games need no further sweep."""
        await self._note(lambda db: queries.note_swept(db, notes))

    async def game_ids(self, after: str, limit: int) -> list[str]:
        """Return game ids in alphabetical order, starting after ``after``."""
        return await self._read(lambda db: queries.game_ids(db, after, limit))

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Return games without a change since ``before``, the oldest first."""
        return await self._read(lambda db: queries.idle_games(db, before, limit))

    async def latest_games(self, before: float, limit: int) -> list[Summary]:
        """Return games of all kinds last changed before a time, the latest change first."""
        return await self._read(lambda db: queries.latest_games(db, before, clamp(limit)))

    # --- quotas of the host
    async def quotas(self) -> list[QuotaRow]:
        """Return all quotas, expired ones too."""
        return await self._read(queries.quotas)

    async def set_quota(self, row: QuotaRow) -> None:
        """Store or replace the quota of an address, network or device."""
        await self._write(lambda db: queries.set_quota(db, row))

    async def clear_quota(self, subject: str) -> bool:
        """Delete a quota; False if there is none."""
        return await self._write(lambda db: queries.clear_quota(db, subject)) is True

    # --- scripts
    async def query(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script that only reads, on one snapshot."""
        return await self._read(lambda db: run_in_sqlite(db, script))

    async def transact(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script as one transaction; ``Conflict`` if it breaks a constraint."""

        def run(db: sqlite3.Connection) -> Result:
            try:
                return run_in_sqlite(db, script)
            except sqlite3.IntegrityError as error:
                raise Conflict(str(error)) from None

        return cast(Result, await self._note(run))

    # --- leases
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time."""
        return await self._note(lambda db: queries.lease(db, name, holder, seconds)) is True

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back; no-op for anyone but its holder."""
        await self._note(lambda db: queries.release(db, name, holder))

    # --- changes
    async def listen(self, listener: ChangeListener) -> None:
        """Call ``listener`` for every change: own ones at once, others' after a poll."""
        self._notifier.add(listener)
        if self._polling is None:
            await self._poll_changes(first=True)
            self._polling = asyncio.create_task(self._poll())

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                for game, seq in await self._poll_changes():
                    self._notifier.notify(game, seq)
            except sqlite3.Error:
                _logger.exception("Polling for changes of other processes failed; trying again")

    async def _poll_changes(self, *, first: bool = False) -> list[tuple[str, int]]:
        """Return the games that other processes changed since the last poll."""

        def poll() -> list[tuple[str, int]]:
            # The writing connection: its own commits do not change its data_version.
            assert self._writer is not None
            # In this order a change in between is reported twice, never missed.
            newest, version = (
                queries.newest_change(self._writer),
                queries.data_version(self._writer),
            )
            unchanged, since = version == self._version, self._last_change
            self._version, self._last_change = version, newest
            return [] if first or unchanged else queries.changed_since(self._writer, since)

        return await self._writing.call(poll)

    # --- reminders
    async def set_reminder(self, row: ReminderRow) -> None:
        """Store or replace the reminder of a token; ``Conflict`` if the token is unknown."""
        await self._note(lambda db: queries.set_reminder(db, row))

    async def reminder(self, token: str) -> ReminderRow | None:
        """Return the reminder of a token (by hash)."""
        return await self._read(lambda db: queries.reminder(db, token))

    async def clear_reminder(self, token: str) -> None:
        """Delete the reminder of a token."""
        await self._note(lambda db: queries.clear_reminder(db, token))

    async def outdated_reminders(self, limit: int) -> list[ReminderRow]:
        """Return reminders whose game has rows they do not take into account."""
        return await self._read(lambda db: queries.outdated_reminders(db, limit))

    async def due_reminders(self, before: float, limit: int) -> list[ReminderRow]:
        """Return reminders due before a time, the longest due first."""
        return await self._read(lambda db: queries.due_reminders(db, before, limit))

    async def update_reminder(self, old: ReminderRow, new: ReminderRow) -> bool:
        """Replace ``old`` by ``new``; False, without a change, if it is no longer ``old``."""
        return await self._note(lambda db: queries.update_reminder(db, old, new)) is True

    # --- maintenance
    async def check(self) -> list[str]:
        """Return inconsistencies of the stored data; the games are not replayed."""
        lost = await asyncio.to_thread(self._count.faults)
        return lost + await self._read(lambda db: queries.faults(db, len(self._steps)))

    async def backup(self, file: Path) -> None:
        """Write a copy to a new file while the database is in use.

        It takes as long as the disk needs, so it has a thread and a connection of its own.
        """
        await asyncio.to_thread(self._copy_to, file)

    def _copy_to(self, file: Path) -> None:
        try:
            with closing(connect(self.path, BUSY_SECONDS)) as connection:
                copy_into(connection, file)
        except sqlite3.Error as error:
            raise Unavailable(f"{self.path} cannot be copied: {error}") from error


def _run_transaction(
    connection: sqlite3.Connection,
    group: list[Write],
    run: Callable[[sqlite3.Connection, Write], object],
) -> tuple[list[object], int | None]:
    """Run a group in one transaction, with the write lock; return also the number of its change."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        is_change = any(write.changes_games for write in group)
        committed = queries.count_change(connection) if is_change else None
        outcomes = [run(connection, write) for write in group]
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return outcomes, committed


def _run_directly(connection: sqlite3.Connection, write: Write) -> object:
    try:
        return write.run(connection)
    except Exception as error:
        raise OneFailed from error


def _run_in_savepoint(connection: sqlite3.Connection, write: Write) -> object:
    """Run one write inside a savepoint: if it fails, only it is rolled back."""
    connection.execute("SAVEPOINT one")
    try:
        outcome = write.run(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # disk full or broken: SQLite has rolled back the whole group
        connection.execute("ROLLBACK TO one")
        outcome = Failed(error)
    connection.execute("RELEASE one")
    return outcome
