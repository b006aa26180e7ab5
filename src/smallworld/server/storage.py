"""What a storage promises; SQLite and PostgreSQL keep the same promises."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from smallworld.server.rows import GameRow, LogRow, SecretRow, StoredGame, Summary

SCHEMA_VERSION = 1

# Called with game and sequence number when any process appended to a game.
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
    ) -> None:
        """Append rows, all or nothing; ``Conflict`` if one of their numbers is taken.

        A ``request`` that is not empty is remembered with the numbers it produced, in the
        same transaction; if it was there already, ``Conflict`` too.
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
        """Trade an invite (by hash) for a seat token and log it; once only."""

    async def forget_secrets(self, game: str, seat: int, keep: str = "") -> None:
        """No earlier token or invite of this seat opens it any more, but the hash ``keep``."""

    async def public_games(self, limit: int) -> list[Summary]:
        """Public tables, the newest first."""

    async def unfinished(self, since: float) -> list[str]:
        """Games changed after ``since`` that have no ``close`` row."""

    async def games_of(self, device: str, limit: int) -> list[Summary]:
        """The games in which a device has a seat, the latest change first."""

    async def forget_device(self, device: str) -> int:
        """Delete what is known of a device; how many seats it had."""

    async def delete_game(self, game: str) -> None:
        """Delete a game and everything of it."""

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that only one holder can have at a time."""

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back."""

    async def listen(self, heard: Heard) -> None:
        """From now on tell of every append, this process's own included."""

    async def check(self) -> list[str]:
        """Faults of the stored data, in plain words; empty if all is well."""
