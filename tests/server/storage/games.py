"""Shared by the storage tests: games to store, open storages, a second process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.storage.open import storage_for
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import GameRow, LogRow, SecretRow
from smallworld.server.tables.table import Table, rebuild_table
from smallworld.server.tokens import hash_secret, new_game_id

NOON = 1_700_000_000.123456


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    """Open a storage for the block."""
    storage = storage_for(url)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def a_row(*, public: bool = False, created: float = NOON, creator: str = "") -> GameRow:
    """Return a new game for two."""
    rules = TableRules(public=public)
    return GameRow(new_game_id(), created, "base/2", {}, rules, creator=creator)


def first_rows(row: GameRow) -> list[LogRow]:
    """Return eight rows: Ann and Bo take their seats, the dealer reveals six combos."""
    table = Table(row)
    for seat, name in enumerate(("Ann", "Bo")):
        table.apply_rows([table.seat_row(seat, Player(name=name, who="person"), NOON)])
    return table.log + table.deal_rows(NOON)


async def a_game(storage: Storage, row: GameRow | None = None, *secrets: SecretRow) -> str:
    """Store a game with eight rows; return its id."""
    row = row or a_row()
    await storage.create(row, first_rows(row), secrets)
    return row.id


async def a_table(storage: Storage, game: str) -> Table:
    """Load the table of a stored game."""
    stored = await storage.load(game)
    assert stored is not None
    return rebuild_table(stored)


def chat(seq: int, text: str = "hello", at: float = NOON) -> LogRow:
    """Return a row that is independent of the rules."""
    return LogRow(seq, "chat", 0, text, at)


def token(game: str, seat: int, word: str, device: str = "") -> SecretRow:
    """Return a seat token."""
    return SecretRow(game, "seat", seat, hash_secret(word), device)


def invite(game: str, seat: int, word: str) -> SecretRow:
    """Return an invite to a seat."""
    return SecretRow(game, "invite", seat, hash_secret(word))


class ChangeRecorder:
    """A listener that records the last number of every game."""

    def __init__(self) -> None:
        self.last: dict[str, int] = {}

    def __call__(self, game: str, seq: int) -> None:
        self.last[game] = max(seq, self.last.get(game, 0))

    def are(self, expected: dict[str, int]) -> bool:
        """Return True if exactly these games have changed, up to these numbers."""
        return self.last == expected


def another_process(url: str, game: str, count: int) -> subprocess.Popen[str]:
    """Start a process that appends ``count`` rows and prints each number."""
    program = Path(__file__).with_name("append_rows.py")
    return subprocess.Popen(
        [sys.executable, str(program), url, game, str(count)], stdout=subprocess.PIPE, text=True
    )
