"""The storage interface that SQLite and PostgreSQL implement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

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
from smallworld.server.storage.scripts import Result, Script

SCHEMA_VERSION = 19

# Sent to listeners in place of a row number, and larger than any: rows were rewritten (names and
# chat of a device that was forgotten), or the game was deleted.
REWRITTEN: Final = 2**60
DELETED: Final = 2**60 + 1

# Called with the game and its last row number when any process changed the game.
ChangeListener = Callable[[str, int], None]


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
        token: str = "",
    ) -> None:
        """Append rows, all or nothing; ``Conflict`` if they do not follow the last row.

        A non-empty ``request`` is stored with its row numbers in the same transaction; a known
        one is a ``Conflict`` too. So is a ``token`` (by hash) that does not open the seat of the
        first row: it is checked with the write, so that nobody can revoke it in between. All
        earlier tokens and invites of the seat ``forget`` are deleted in the same transaction.
        """

    async def load(self, game: str) -> StoredGame | None:
        """Return a game and its whole log, or ``None``."""

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        """Return the rows after number ``seq``."""

    async def find_request(self, game: str, request: str) -> tuple[int, int] | None:
        """Return the first and last row number that an earlier request produced."""

    async def delete_game(self, game: str, idle_since: float | None = None) -> bool:
        """Delete a game with everything that belongs to it, and notify listeners.

        With ``idle_since`` only if it has not changed from then on; False if it has.
        """

    # --- secrets and devices
    async def secret(self, hash: str) -> SecretRow | None:
        """Return the secret with this hash."""

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        """Trade an invite (by hash) for a seat token and log it; False if it is used up.

        All earlier tokens and invites of the seat are deleted.
        """

    async def forget_device(self, device: str) -> int:
        """Delete a device, its tokens and its players' names; return its number of seats."""

    async def announce(self, games: Sequence[str]) -> None:
        """Notify listeners of all processes that games were rewritten without a new row."""

    # --- lists
    async def public_games(self, limit: int) -> list[Summary]:
        """Return public tables that are not closed, the newest first.

        If there are more, every origin has its newest table among them before any has two.
        """

    async def count_listed(self, origin: str, since: float) -> int:
        """Count the public tables of an origin that are open and were created after ``since``."""

    async def games_of(self, devices: Sequence[str], limit: int) -> list[Summary]:
        """Return the games in which one of these devices has a seat, the latest change first."""

    async def games_with_reveals(
        self, reveals: Sequence[str], least: int, since: float
    ) -> list[Summary]:
        """Return open games with at least ``least`` of these reveals in their log.

        Only those that have changed after ``since``.
        """

    async def game_ids(self, after: str, limit: int) -> list[str]:
        """Return game ids in alphabetical order, starting after ``after``."""

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Return games without a change since ``before``, the oldest first."""

    async def unstarted_games(self, before: float, limit: int) -> list[str]:
        """Return open games in which no person has acted, unchanged since ``before``."""

    async def pack_usage(self, hashes: Sequence[str]) -> PackUsage:
        """Return what all packs and boards occupy, and which of these are stored."""

    async def games_to_sweep(self, since: float, until: float, now: float) -> list[str]:
        """Return open games, last changed between two times, that may need a bot or clock.

        Games that changed after ``now`` are among them: the clock was set back. Games whose
        ``SweepNote`` is still valid are left out.
        """

    async def note_swept(self, notes: Sequence[SweepNote]) -> None:
        """Store until when games need no further sweep."""

    async def latest_games(self, before: float, limit: int) -> list[Summary]:
        """Return games of all kinds last changed before a time, the latest change first."""

    # --- quotas of the host
    async def quotas(self) -> list[QuotaRow]:
        """Return all quotas, expired ones too."""

    async def set_quota(self, row: QuotaRow) -> None:
        """Store or replace the quota of an address, network or device."""

    async def clear_quota(self, subject: str) -> bool:
        """Delete a quota; False if there is none."""

    # --- scripts: queries that are written once for both databases
    async def query(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script that only reads, on one snapshot."""

    async def transact(self, script: Callable[[], Script[Result]]) -> Result:
        """Run a script as one transaction; ``Conflict`` if it breaks a constraint."""

    # --- leases
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time.

        A lease with more time left than it was taken for is free: the database's clock was set
        back.
        """

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
