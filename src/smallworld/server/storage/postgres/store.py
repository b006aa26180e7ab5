"""PostgreSQL: several processes, one database; each process writes in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
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
from smallworld.server.storage.postgres import queries as words
from smallworld.server.storage.postgres import upkeep as care
from smallworld.server.storage.postgres.listener import PostgresEar
from smallworld.server.storage.postgres.pool import (
    BROKEN,
    REFUSED,
    Connection,
    Line,
    Taken,
)
from smallworld.server.storage.postgres.reminders import PostgresReminders
from smallworld.server.storage.postgres.schema import bring_up_to_date, faults_in
from smallworld.server.storage.protocol import Conflict, Heard, Unavailable
from smallworld.server.storage.rows import Care, GameRow, LogRow, SecretRow, StoredGame, Summary
from smallworld.server.storage.schema import STEPS, Step

Result = TypeVar("Result")

PATIENCE: Final = 30.0  # seconds during which a server that restarts is waited for


class Write(NamedTuple):
    """One write of a group. All of a group take their locks in the order of their games."""

    run: Callable[[Connection], Awaitable[object]]
    game: str


class PostgresStorage:
    """All games in the schema ``smallworld`` of one database.

    A transaction that notifies holds a lock of the whole database until it is on the disk,
    so commits of one process cannot overlap; they are grouped instead, as with SQLite.
    """

    def __init__(
        self, url: str, steps: Sequence[Step] = STEPS, *, patience: float = PATIENCE
    ) -> None:
        self._line = Line(url, patience)
        self._steps = steps
        self._ears = Ears()
        self._ear = PostgresEar(self._line, self._ears)
        self._scribe: Scribe[Write] = Scribe(self._commit)
        self.reminders = PostgresReminders(self._read)

    @property
    def commits(self) -> int:
        """How many groups were committed."""
        return self._scribe.commits

    # --- open and close
    async def open(self) -> None:
        """Connect, create or migrate the schema."""
        await self._line.open()
        try:
            await self._with(lambda db: bring_up_to_date(db, self._steps))
        except REFUSED as error:
            reason = f"PostgreSQL at {self._line.place} cannot be brought up to date: {error}"
            raise Unavailable(reason) from error

    async def close(self) -> None:
        """Let go of everything, after what waits to be written."""
        await self._ear.close()
        await self._scribe.close()
        await self._ears.close()
        await self._line.close()

    # --- how things are said
    async def _with(self, ask: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Ask in a transaction; again if the server was lost. What is asked may be repeated."""

        async def once() -> Result:
            async with self._line.connection() as connection, connection.transaction():
                return await ask(connection)

        return await self._line.patiently(once)

    async def _read(self, ask: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Ask for something that is one statement."""

        async def once() -> Result:
            async with self._line.connection() as connection:
                return await ask(connection)

        return await self._line.patiently(once)

    async def _commit(self, group: list[Write]) -> list[object]:
        order = sorted(range(len(group)), key=lambda index: group[index].game)
        in_order = [group[index] for index in order]
        try:
            done = await self._line.patiently(lambda: self._committed(in_order))
        except REFUSED as error:
            if len(group) == 1:
                return [Failed(Conflict(str(error)) if isinstance(error, Taken) else error)]
            # One of them is refused by the database itself: each on its own.
            return [outcome for write in group for outcome in await self._commit([write])]
        outcomes: list[object] = [None] * len(group)
        for index, outcome in zip(order, done, strict=True):
            outcomes[index] = outcome
        return outcomes

    async def _committed(self, group: list[Write]) -> list[object]:
        """One transaction; if its end was not heard, the server is asked what became of it."""
        outcomes: list[object] = []
        transaction, was_sent = "", False
        try:
            async with self._line.connection() as connection, connection.transaction():
                transaction = await words.transaction_id(connection)
                outcomes = [await _attempt(connection, write) for write in group]
                was_sent = True
        except BROKEN:
            if was_sent and await self._was_committed(transaction):
                return outcomes
            raise
        return outcomes

    async def _was_committed(self, transaction: str) -> bool:
        while True:
            status = await self._read(lambda db: words.status_of(db, transaction))
            if status != "in progress":
                break
            await asyncio.sleep(0.05)
        if status is None:
            raise Unavailable("PostgreSQL was lost during a commit and has forgotten its outcome")
        return status == "committed"

    async def _write(self, game: str, run: Callable[[Connection], Awaitable[object]]) -> object:
        return await self._scribe.write(Write(run, game))

    # --- games and their log
    async def create(
        self, row: GameRow, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        """Store a new game with its first rows, all or nothing."""
        await self.keep(KeptGame(row, list(log), list(secrets)))

    async def keep(self, kept: KeptGame) -> None:
        """Store a game with all that belongs to it; ``Conflict`` if it is there."""
        refuse_unkeepable(kept)
        await self._write(kept.row.id, lambda db: words.keep(db, kept))

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
        write = partial(
            words.append, game=game, rows=rows, request=request, secrets=secrets, forget=forget
        )
        await self._write(game, write)

    async def load(self, game: str) -> StoredGame | None:
        """A game and its whole log, or ``None``."""
        return await self._read(lambda db: words.stored(db, game)) if storable(game) else None

    async def kept(self, game: str) -> KeptGame | None:
        """All of one game, as it is at one moment."""
        return await self._read(lambda db: words.kept(db, game)) if storable(game) else None

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
        await self._with(lambda db: words.delete_game(db, game))

    # --- secrets and devices
    async def secret(self, hash: str) -> SecretRow | None:
        """The secret with this hash."""
        return await self._read(lambda db: words.secret(db, hash)) if storable(hash) else None

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        """Trade an invite (by hash) for a seat token and log it; once only."""
        refuse_unfit([row], "", token.game)
        done = await self._write(token.game, lambda db: words.use_invite(db, invite, token, row))
        return done is True

    async def forget_device(self, device: str) -> int:
        """Delete what is known of a device, the names it used too; how many seats it had."""
        return await self._with(lambda db: words.forget_device(db, device))

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
        await self._with(lambda db: care.note_care(db, notes))

    async def game_ids(self, after: str, limit: int) -> list[str]:
        """Ids of games in alphabetical order, those after ``after``."""
        return await self._read(lambda db: words.game_ids(db, after, limit))

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Games in which nothing has happened since ``before``, the oldest first."""
        return await self._read(lambda db: words.idle_games(db, before, limit))

    # --- leases
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time."""
        return await self._read(lambda db: words.lease(db, name, holder, seconds))

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back."""
        await self._read(lambda db: words.release(db, name, holder))

    # --- listening
    async def listen(self, heard: Heard) -> None:
        """From now on tell of every append, this process's own included."""
        self._ears.add(heard)
        await self._ear.open()

    # --- care
    async def check(self) -> list[str]:
        """Faults of the stored data, in plain words; empty if all is well."""
        faults = await self._with(lambda db: faults_in(db, len(self._steps)))
        return faults + await faults_of_games(self)

    async def backup(self, file: Path) -> None:
        """Write a copy to a new file while the database is in use."""
        from smallworld.server.storage.archive import export

        await export(self, file)


async def _attempt(connection: Connection, write: Write) -> object:
    """One write; ``Conflict`` means that it wrote nothing, so its group can go on."""
    try:
        return await write.run(connection)
    except Conflict as error:
        return Failed(error)
