"""The storage interface that SQLite and PostgreSQL implement."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

from smallworld.server.storage.rows import (
    GameBundle,
    GameRow,
    LogRow,
    ReminderRow,
    SecretRow,
    StoredGame,
    Summary,
    SweepNote,
)

SCHEMA_VERSION = 4

# Sent to listeners in place of a row number, and larger than any: rows were rewritten (names and
# chat of a device that was forgotten), or the game was deleted.
REWRITTEN: Final = 2**60
DELETED: Final = 2**60 + 1

# Called with the game and its last row number when any process changed the game.
ChangeListener = Callable[[str, int], Awaitable[None]]


class Conflict(Exception):
    """Another writer was first: nothing was written."""


class Unavailable(Exception):
    """The database cannot be used (now): unreachable, full, too new, or not durable."""


class Storage(Protocol):
    """The action log and what belongs to it. Every write is durable before it returns."""

    async def open(self) -> None:
        """Connect; create or migrate the schema."""

    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    # --- games and their log
    async def create(
        self, row: GameRow, log: Sequence[LogRow], secrets: Sequence[SecretRow]
    ) -> None:
        """Store a new game with its first rows, all or nothing."""

    async def append(
        self,
        game: str,
        rows: Sequence[LogRow],
        request: str = "",
        secrets: Sequence[SecretRow] = (),
        forget: int | None = None,
    ) -> None:
        """Append rows, all or nothing; ``Conflict`` if they do not follow the last row.

        A non-empty ``request`` is stored with its row numbers in the same transaction; a known
        one is a ``Conflict`` too. All earlier tokens and invites of the seat ``forget`` are
        deleted in the same transaction.
        """

    async def load(self, game: str) -> StoredGame | None:
        """Return a game and its whole log, or ``None``."""

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        """Return the rows after number ``seq``."""

    async def find_request(self, game: str, request: str) -> tuple[int, int] | None:
        """Return the first and last row number that an earlier request produced."""

    async def delete_game(self, game: str) -> None:
        """Delete a game with everything that belongs to it, and notify listeners."""

    # --- secrets and devices
    async def secret(self, hash: str) -> SecretRow | None:
        """Return the secret with this hash."""

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        """Trade an invite (by hash) for a seat token and log it; False if it is used up.

        All earlier tokens and invites of the seat are deleted.
        """

    async def forget_device(self, device: str) -> int:
        """Delete a device, its tokens and its players' names; return its number of seats."""

    # --- lists
    async def public_games(self, limit: int) -> list[Summary]:
        """Return public tables that are not closed, the newest first."""

    async def games_of(self, device: str, limit: int) -> list[Summary]:
        """Return the games in which a device has a seat, the latest change first."""

    async def game_ids(self, after: str, limit: int) -> list[str]:
        """Return game ids in alphabetical order, starting after ``after``."""

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Return games without a change since ``before``, the oldest first."""

    async def games_to_sweep(self, since: float, until: float, now: float) -> list[str]:
        """Return open games, last changed between two times, that may need a bot or clock.

        Games whose ``SweepNote`` is still valid are left out.
        """

    async def note_swept(self, notes: Sequence[SweepNote]) -> None:
        """Store until when games need no further sweep."""

    # --- leases
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time."""

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back; no-op for anyone but its holder."""

    # --- changes
    async def listen(self, listener: ChangeListener) -> None:
        """Call ``listener`` for every change from now on, by this or any other process."""

    # --- reminders
    async def set_reminder(self, row: ReminderRow) -> None:
        """Store or replace the reminder of a token; ``Conflict`` if the token is unknown."""

    async def reminder(self, token: str) -> ReminderRow | None:
        """Return the reminder of a token (by hash)."""

    async def clear_reminder(self, token: str) -> None:
        """Delete the reminder of a token."""

    async def outdated_reminders(self, limit: int) -> list[ReminderRow]:
        """Return reminders whose game has rows they do not take into account."""

    async def due_reminders(self, before: float, limit: int) -> list[ReminderRow]:
        """Return reminders due before a time, the longest due first."""

    async def update_reminder(self, old: ReminderRow, new: ReminderRow) -> bool:
        """Replace ``old`` by ``new``; False, without a change, if it is no longer ``old``."""

    # --- maintenance
    async def check(self) -> list[str]:
        """Return inconsistencies of the stored data; the games are not replayed."""

    async def backup(self, file: Path) -> None:
        """Write a copy to a new file while the database is in use."""

    async def export_game(self, game: str) -> GameBundle | None:
        """Return everything stored of one game, as of one moment."""

    async def import_game(self, bundle: GameBundle) -> None:
        """Store a complete game; ``Conflict`` if it exists."""
