"""What a storage promises; SQLite and PostgreSQL keep the same promises."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from smallworld.server.storage.rows import (
    Care,
    GameRow,
    LogRow,
    ReminderRow,
    SecretRow,
    StoredGame,
    Summary,
)

SCHEMA_VERSION = 4

# Told in place of a sequence number, and larger than any: the game is gone, or rows that were
# told before have changed (names and chat of a device that was forgotten).
REWRITTEN: Final = 2**60
DELETED: Final = 2**60 + 1

# Called with game and sequence number when any process appended to a game; see above.
Heard = Callable[[str, int], Awaitable[None]]


class Conflict(Exception):
    """Somebody else appended first: nothing was written."""


class Unavailable(Exception):
    """The database cannot be used (now): unreachable, full, too new, or not durable."""


class Storage(Protocol):
    """The action log and what belongs to it. Every write is durable before it returns."""

    async def open(self) -> None:
        """Connect, create or migrate the schema."""

    async def close(self) -> None:
        """Let go of everything."""

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
        """Append rows, all or nothing; ``Conflict`` if one of their numbers is taken.

        A ``request`` that is not empty is remembered with the numbers it produced, in the
        same transaction; if it was there already, ``Conflict`` too. No earlier token or invite
        of the seat ``forget`` opens it any more, from the same moment on.
        """

    async def load(self, game: str) -> StoredGame | None:
        """A game and its whole log, or ``None``."""

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        """What was appended after ``seq``."""

    async def answered(self, game: str, request: str) -> tuple[int, int] | None:
        """First and last number that an earlier request of this name produced."""

    async def secret(self, hash: str) -> SecretRow | None:
        """The secret with this hash."""

    async def use_invite(self, invite: str, token: SecretRow, row: LogRow) -> bool:
        """Trade an invite (by hash) for a seat token and log it; once only.

        It is the only one from then on: no earlier token or invite opens the seat any more.
        """

    async def public_games(self, limit: int) -> list[Summary]:
        """Public tables, the newest first."""

    async def needing_care(self, since: float, until: float, now: float) -> list[str]:
        """Games last changed between two times, not closed, that may need something now.

        Those are left out of which was noted that they need nothing before another row or time.
        """

    async def note_care(self, notes: Sequence[Care]) -> None:
        """What was found out about games: they need nothing by themselves for some time."""

    async def games_of(self, device: str, limit: int) -> list[Summary]:
        """The games in which a device has a seat, the latest change first."""

    async def forget_device(self, device: str) -> int:
        """Delete what is known of a device; how many seats it had. Listeners are told."""

    async def delete_game(self, game: str) -> None:
        """Delete a game and everything of it, and tell all listeners."""

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time."""

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back."""

    async def listen(self, heard: Heard) -> None:
        """From now on tell of every append, this process's own included."""

    async def check(self) -> list[str]:
        """Faults of the stored data, in plain words; empty if all is well."""


class ReminderBook(Protocol):
    """Where seats want to be reminded. A row goes with its token, its device or its game."""

    async def set(self, row: ReminderRow) -> None:
        """Store a reminder instead of the token's former one; ``Conflict`` without the token."""

    async def of(self, token: str) -> ReminderRow | None:
        """The reminder that was asked for with a token (by hash)."""

    async def clear(self, token: str) -> None:
        """Forget it."""

    async def unseen(self, limit: int) -> list[ReminderRow]:
        """Those whose game has moved on since they were looked at."""

    async def due(self, before: float, limit: int) -> list[ReminderRow]:
        """Those to be sent before a time, the longest due first."""

    async def note(self, old: ReminderRow, new: ReminderRow) -> bool:
        """How far it is now; False, and nothing is changed, if it was not ``old`` any more."""
