"""SQLite: one file, one writer with group commit, durable before anybody is answered."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from smallworld.server.storage.bundles import (
    KeptGame,
    faults_of_games,
    refuse_unfit,
    refuse_unkeepable,
    storable,
    within,
)
from smallworld.server.storage.group_commit import Ears, Failed, Scribe
from smallworld.server.storage.protocol import DELETED, Heard, Unavailable
from smallworld.server.storage.rows import Care, GameRow, LogRow, SecretRow, StoredGame, Summary
from smallworld.server.storage.schema import STEPS, Step
from smallworld.server.storage.sqlite import queries as words
from smallworld.server.storage.sqlite import upkeep as care
from smallworld.server.storage.sqlite.file import (
    bring_up_to_date,
    connected,
    copy_into,
    make_private_file,
)
from smallworld.server.storage.sqlite.reminders import SqliteReminders

Result = TypeVar("Result")

POLL: Final = 0.5  # seconds between two looks at what other processes wrote
PATIENCE: Final = 30.0  # seconds to wait for another process that writes

_logger = logging.getLogger(__name__)


class Write(NamedTuple):
    """One write of a group, and what listeners are told when it is durable."""

    run: Callable[[sqlite3.Connection], object]
    game: str = ""
    seq: int = 0


class SqliteStorage:
    """All games in one file.

    Two threads with a connection each: one reads, one writes. Whole groups of writes go to
    the writing thread at once, so a group costs one commit and one switch of threads.
    """

    def __init__(self, path: str | Path, steps: Sequence[Step] = STEPS) -> None:
        self.path = Path(path)
        self._steps = steps
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._reader: sqlite3.Connection | None = None
        self._writer: sqlite3.Connection | None = None
        self._ears = Ears()
        self._scribe: Scribe[Write] = Scribe(self._commit)
        self._polling: asyncio.Task[None] | None = None
        self.reminders = SqliteReminders(self._read, self._write)
        self._version = 0  # data_version: raised when another process commits
        self._seen = 0  # all changes up to this number were told

    @property
    def commits(self) -> int:
        """How many groups were committed."""
        return self._scribe.commits

    # --- open and close
    async def open(self) -> None:
        """Connect, create or migrate the schema."""
        loop = asyncio.get_running_loop()
        self._writer = await loop.run_in_executor(self._writing, self._opened, True)
        self._reader = await loop.run_in_executor(self._reading, self._opened, False)

    async def close(self) -> None:
        """Let go of everything, after what waits to be written."""
        if self._polling is not None:
            self._polling.cancel()
        await self._scribe.close()
        await self._ears.close()
        loop = asyncio.get_running_loop()
        if self._reader is not None:
            await loop.run_in_executor(self._reading, self._reader.close)
        if self._writer is not None:
            await loop.run_in_executor(self._writing, self._writer.close)
        self._reader = self._writer = None
        self._reading.shutdown()
        self._writing.shutdown()

    def _opened(self, migrate: bool) -> sqlite3.Connection:
        try:
            if migrate:
                make_private_file(self.path)
            connection = connected(self.path, PATIENCE)
            if migrate:
                bring_up_to_date(connection, self._steps)
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(f"{self.path} cannot be used as a database: {error}") from error
        return connection

    # --- the two threads
    async def _read(self, read: Callable[[sqlite3.Connection], Result]) -> Result:
        def within_one_snapshot() -> Result:
            assert self._reader is not None
            self._reader.execute("BEGIN")
            try:
                return read(self._reader)
            finally:
                self._reader.execute("ROLLBACK")

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reading, within_one_snapshot)
        except sqlite3.Error as error:
            raise Unavailable(f"{self.path} cannot be read: {error}") from error

    async def _write(
        self, run: Callable[[sqlite3.Connection], object], game: str = "", seq: int = 0
    ) -> object:
        return await self._scribe.write(Write(run, game, seq))

    async def _commit(self, group: list[Write]) -> list[object]:
        loop = asyncio.get_running_loop()
        outcomes = await loop.run_in_executor(self._writing, self._committed, group)
        for write, outcome in zip(group, outcomes, strict=True):
            if write.seq and outcome is not False and not isinstance(outcome, Failed):
                self._ears.tell(write.game, write.seq)
        return outcomes

    def _committed(self, group: list[Write]) -> list[object]:
        """One transaction, one fsync; the lock is taken before anything is read."""
        connection = self._writer
        assert connection is not None
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_attempt(connection, write) for write in group]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise Unavailable(f"{self.path} cannot be written: {error}") from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return outcomes

    # --- games and their log
    async def create(
        self, row: GameRow, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        """Store a new game with its first rows, all or nothing."""
        await self.keep(KeptGame(row, list(log), list(secrets)))

    async def keep(self, kept: KeptGame) -> None:
        """Store a game with all that belongs to it; ``Conflict`` if it is there."""
        refuse_unkeepable(kept)
        last = kept.log[-1].seq if kept.log else 0
        await self._write(lambda db: words.keep(db, kept), kept.row.id, last)

    async def append(
        self,
        game: str,
        rows: Sequence[LogRow],
        request: str = "",
        secrets: Sequence[SecretRow] = (),
        forget: int | None = None,
    ) -> None:
        """Append rows, all or nothing; ``Conflict`` if they do not follow the last one."""
        refuse_unfit(rows, request, game)
        last = rows[-1].seq if rows else 0
        write = partial(
            words.append, game=game, rows=rows, request=request, secrets=secrets, forget=forget
        )
        await self._write(write, game, last)

    async def load(self, game: str) -> StoredGame | None:
        """A game and its whole log, or ``None``."""
        return await self._read(lambda db: words.stored(db, game)) if storable(game) else None

    async def kept(self, game: str) -> KeptGame | None:
        """All of one game, as it is at one moment."""
        return await self._read(lambda db: words.kept(db, game))

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        """What was appended after ``seq``."""
        if not storable(game):
            return []
        return await self._read(lambda db: words.rows_after(db, game, within(seq)))

    async def answered(self, game: str, request: str) -> tuple[int, int] | None:
        """First and last number that an earlier request of this name produced."""
        if not storable(game, request):
            return None
        return await self._read(lambda db: words.answered(db, game, request))

    async def delete_game(self, game: str) -> None:
        """Delete a game and everything of it."""
        await self._write(lambda db: words.delete_game(db, game), game, DELETED)

    # --- secrets and devices
    async def secret(self, hash: str) -> SecretRow | None:
        """The secret with this hash."""
        return await self._read(lambda db: words.secret(db, hash)) if storable(hash) else None

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        """Trade an invite (by hash) for a seat token and log it; once only."""
        refuse_unfit([row], "", token.game)
        done = await self._write(
            lambda db: words.use_invite(db, invite, token, row), token.game, row.seq
        )
        return done is True

    async def forget_device(self, device: str) -> int:
        """Delete what is known of a device, the names it used too; how many seats it had."""
        seats = await self._write(lambda db: words.forget_device(db, device))
        assert isinstance(seats, int)
        return seats

    # --- lists
    async def public_games(self, limit: int) -> list[Summary]:
        """Public tables that are not closed, the newest first."""
        return await self._read(lambda db: words.public_games(db, within(limit)))

    async def games_of(self, device: str, limit: int) -> list[Summary]:
        """The games in which a device has a seat, the latest change first."""
        return await self._read(lambda db: words.games_of(db, device, within(limit)))

    async def needing_care(self, since: float, until: float, now: float) -> list[str]:
        """Games between two times, not closed, that may need something now."""
        return await self._read(lambda db: care.needing_care(db, since, until, now))

    async def note_care(self, notes: Sequence[Care]) -> None:
        """What was found out about games: they need nothing by themselves for some time."""
        await self._write(lambda db: care.note_care(db, notes))

    async def game_ids(self, after: str, limit: int) -> list[str]:
        """Ids of games in alphabetical order, those after ``after``."""
        return await self._read(lambda db: words.game_ids(db, after, limit))

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Games in which nothing has happened since ``before``, the oldest first."""
        return await self._read(lambda db: words.idle_games(db, before, limit))

    # --- leases
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time."""
        return await self._write(lambda db: words.lease(db, name, holder, seconds)) is True

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back."""
        await self._write(lambda db: words.release(db, name, holder))

    # --- listening
    async def listen(self, heard: Heard) -> None:
        """From now on tell of every append: own ones at once, others' within half a second."""
        self._ears.add(heard)
        if self._polling is None:
            await self._news(first=True)
            self._polling = asyncio.create_task(self._poll())

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                for game, seq in await self._news():
                    self._ears.tell(game, seq)
            except sqlite3.Error:
                _logger.exception("What other processes changed cannot be read; trying again")

    async def _news(self, *, first: bool = False) -> list[tuple[str, int]]:
        """Games that other processes changed since the last look."""

        def look() -> list[tuple[str, int]]:
            # Asked of the writing connection, whose own commits do not raise the version.
            assert self._writer is not None
            # In this order, so that a change in between is told too often, never too seldom.
            newest, version = words.newest_change(self._writer), words.data_version(self._writer)
            unchanged, since = version == self._version, self._seen
            self._version, self._seen = version, newest
            return [] if first or unchanged else words.changed_since(self._writer, since)

        return await asyncio.get_running_loop().run_in_executor(self._writing, look)

    # --- care
    async def check(self) -> list[str]:
        """Faults of the stored data, in plain words; empty if all is well."""
        faults = await self._read(lambda db: words.faults(db, len(self._steps)))
        return faults + await faults_of_games(self)

    async def backup(self, file: Path) -> None:
        """Write a copy to a new file while the database is in use."""

        assert self._reader is not None
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, copy_into, self._reader, file)


def _attempt(connection: sqlite3.Connection, write: Write) -> object:
    """One write between savepoints: if it fails, only it is taken back."""
    connection.execute("SAVEPOINT one")
    try:
        outcome = write.run(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # the disk is full or broken: SQLite has taken the whole group back
        connection.execute("ROLLBACK TO one")
        outcome = Failed(error)
    connection.execute("RELEASE one")
    return outcome
