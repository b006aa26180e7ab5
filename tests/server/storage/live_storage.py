"""A storage in memory that keeps the promises the live connection needs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from smallworld.server.storage.protocol import DELETED, Conflict, Heard
from smallworld.server.storage.rows import Care, GameRow, LogRow, SecretRow, StoredGame, Summary


class LiveStorage:
    """The log of every game in a list. Each call gives way once, as a real database does."""

    def __init__(self) -> None:
        self.games: dict[str, StoredGame] = {}
        self.secrets: dict[str, SecretRow] = {}
        self.requests: dict[tuple[str, str], tuple[int, int]] = {}
        self.ears: list[Heard] = []

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
    ) -> None:
        await asyncio.sleep(0)
        log = self.games[game].log
        if rows[0].seq != log[-1].seq + 1 or (game, request) in self.requests:
            raise Conflict
        log.extend(rows)
        if forget is not None:
            await self.forget_secrets(game, forget)
        self.secrets |= {secret.hash: secret for secret in secrets}
        if request:
            self.requests[game, request] = (rows[0].seq, rows[-1].seq)
        for heard in self.ears:
            await heard(game, rows[-1].seq)

    async def load(self, game: str) -> StoredGame | None:
        await asyncio.sleep(0)
        found = self.games.get(game)
        return None if found is None else StoredGame(found.row, list(found.log))

    async def rows_after(self, game: str, seq: int) -> list[LogRow]:
        await asyncio.sleep(0)
        return [row for row in self.games[game].log if row.seq > seq]

    async def answered(self, game: str, request: str) -> tuple[int, int] | None:
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

    async def forget_secrets(self, game: str, seat: int, keep: str = "") -> None:
        await asyncio.sleep(0)
        kept = self.secrets.items()
        self.secrets = {h: s for h, s in kept if (s.game, s.seat) != (game, seat) or h == keep}

    async def listen(self, heard: Heard) -> None:
        self.ears.append(heard)

    async def public_games(self, limit: int) -> list[Summary]:
        return []

    async def needing_care(self, since: float, until: float, now: float) -> list[str]:
        return []

    async def note_care(self, notes: Sequence[Care]) -> None:
        """Nobody cares here."""

    async def games_of(self, device: str, limit: int) -> list[Summary]:
        return []

    async def forget_device(self, device: str) -> int:
        return 0

    async def delete_game(self, game: str) -> None:
        del self.games[game]
        for heard in self.ears:
            await heard(game, DELETED)

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        return True

    async def release(self, name: str, holder: str) -> None:
        """Leases are not kept."""

    async def check(self) -> list[str]:
        return []
