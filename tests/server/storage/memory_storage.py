"""A storage in memory, for tests of the live connection."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from smallworld.server.storage.protocol import DELETED, REWRITTEN, ChangeListener, Conflict
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
from smallworld.server.storage.schema import STEPS
from smallworld.server.storage.scripts import Result, Script, run_in_sqlite
from smallworld.server.storage.sqlite.file import migrate


class MemoryStorage:
    """Keeps every game's log in a list; each call yields once, like a real database."""

    def __init__(self) -> None:
        self.games: dict[str, StoredGame] = {}
        self.secrets: dict[str, SecretRow] = {}
        self.requests: dict[tuple[str, str], tuple[int, int]] = {}
        self.listeners: list[ChangeListener] = []
        # For scripts. The servers of a test run in threads of their own.
        self.database = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.database_lock = threading.Lock()
        migrate(self.database, STEPS)

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def create(
        self, row: GameRow, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        await asyncio.sleep(0)
        self.games[row.id] = StoredGame(row, list(log))
        self.secrets |= {secret.hash: secret for secret in secrets}

    async def append(
        self,
        game: str,
        rows: Sequence[LogRow],
        request: str = "",
        secrets: Sequence[SecretRow] = (),
        forget: int | None = None,
        token: str = "",
    ) -> None:
        await asyncio.sleep(0)
        log = self.games[game].log
        if rows[0].seq != log[-1].seq + 1 or (game, request) in self.requests:
            raise Conflict
        if token:
            found = self.secrets.get(token)
            opens = None if found is None else (found.game, found.kind, found.seat)
            if opens != (game, "seat", rows[0].seat):
                raise Conflict
        log.extend(rows)
        if forget is not None:
            await self.forget_secrets(game, forget)
        self.secrets |= {secret.hash: secret for secret in secrets}
        if request:
            self.requests[game, request] = (rows[0].seq, rows[-1].seq)
        for listener in self.listeners:
            listener(game, rows[-1].seq)

    async def load(self, game: str) -> StoredGame | None:
        await asyncio.sleep(0)
        found = self.games.get(game)
        return None if found is None else StoredGame(found.row, list(found.log))

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        await asyncio.sleep(0)
        return [row for row in self.games[game].log if row.seq > seq]

    async def find_request(self, game: str, request: str) -> tuple[int, int] | None:
        await asyncio.sleep(0)
        return self.requests.get((game, request))

    async def secret(self, hash: str) -> SecretRow | None:
        await asyncio.sleep(0)
        return self.secrets.get(hash)

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        if invite not in self.secrets:
            return False
        await self.append(token.game, [row], secrets=[token], forget=token.seat)
        return True

    async def forget_secrets(self, game: str, seat: int) -> None:
        known = self.secrets.items()
        self.secrets = {h: s for h, s in known if (s.game, s.seat) != (game, seat)}

    async def listen(self, listener: ChangeListener) -> None:
        self.listeners.append(listener)

    async def public_games(self, limit: int) -> list[Summary]:
        return []

    async def games_with_reveals(
        self, reveals: Sequence[str], least: int, since: float
    ) -> list[Summary]:
        return []

    async def count_listed(self, origin: str, since: float) -> int:
        return 0

    async def unstarted_games(self, before: float, limit: int) -> list[str]:
        return []

    async def pack_usage(self, hashes: Sequence[str]) -> PackUsage:
        return PackUsage(0, frozenset())

    async def latest_games(self, before: float, limit: int) -> list[Summary]:
        return []

    async def quotas(self) -> list[QuotaRow]:
        return []

    async def set_quota(self, row: QuotaRow) -> None:
        raise NotImplementedError

    async def clear_quota(self, subject: str) -> bool:
        return False

    async def games_to_sweep(self, since: float, until: float, now: float) -> list[str]:
        return []

    async def note_swept(self, notes: Sequence[SweepNote]) -> None:
        """No-op: nothing sweeps in these tests."""

    async def games_of(self, devices: Sequence[str], limit: int) -> list[Summary]:
        return []

    async def forget_device(self, device: str) -> int:
        return 0

    async def announce(self, games: Sequence[str]) -> None:
        for game in games:
            for listener in self.listeners:
                listener(game, REWRITTEN)

    async def delete_game(self, game: str, idle_since: float | None = None) -> bool:
        del self.games[game]
        for listener in self.listeners:
            listener(game, DELETED)
        return True

    async def query(self, script: Callable[[], Script[Result]]) -> Result:
        with self.database_lock:
            return run_in_sqlite(self.database, script)

    async def transact(self, script: Callable[[], Script[Result]]) -> Result:
        with self.database_lock:
            return run_in_sqlite(self.database, script)

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        return True

    async def release(self, name: str, holder: str) -> None:
        """No-op: every lease is granted."""

    async def check(self) -> list[str]:
        return []

    async def game_ids(self, after: str, limit: int) -> list[str]:
        return sorted(game for game in self.games if game > after)[:limit]

    async def idle_games(self, before: float, limit: int) -> list[str]:
        return []

    async def export_game(self, game: str) -> GameBundle | None:
        found = self.games.get(game)
        return None if found is None else GameBundle(found.row, list(found.log))

    async def import_game(self, bundle: GameBundle) -> None:
        await self.create(bundle.row, bundle.log, bundle.secrets)

    async def backup(self, file: Path) -> None:
        raise NotImplementedError

    async def set_reminder(self, row: ReminderRow) -> None:
        raise NotImplementedError

    async def reminder(self, token: str) -> ReminderRow | None:
        return None

    async def clear_reminder(self, token: str) -> None:
        """No-op: there are no reminders."""

    async def outdated_reminders(self, limit: int) -> list[ReminderRow]:
        return []

    async def due_reminders(self, before: float, limit: int) -> list[ReminderRow]:
        return []

    async def update_reminder(self, old: ReminderRow, new: ReminderRow) -> bool:
        return False
