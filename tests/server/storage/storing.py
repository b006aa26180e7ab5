"""What the tests of both storages share: games to store, storages to open, a second process."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from smallworld.server.messages.tables import Sitting, TableRules
from smallworld.server.storage.open import storage_for
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import GameRow, LogRow, SecretRow
from smallworld.server.tables.table import Table, rebuild_table
from smallworld.server.tokens import hash_secret, new_game_id

NOON = 1_700_000_000.123456


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    """A storage that is open for a while."""
    storage = storage_for(url)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def a_row(*, public: bool = False, created: float = NOON, creator: str = "") -> GameRow:
    """A new game for two."""
    rules = TableRules(public=public)
    return GameRow(new_game_id(), created, "base/2", {}, rules, creator=creator)


def first_rows(row: GameRow) -> list[LogRow]:
    """Ann and Bo sit down and the dealer reveals six combos: eight rows."""
    table = Table(row)
    for seat, name in enumerate(("Ann", "Bo")):
        table.apply_rows([table.seat_row(seat, Sitting(name=name, who="person"), NOON)])
    return table.log + table.deal_rows(NOON)


async def a_game(storage: Storage, row: GameRow | None = None, *secrets: SecretRow) -> str:
    """The id of a game that is stored; its log has eight rows."""
    row = row or a_row()
    await storage.create(row, first_rows(row), secrets)
    return row.id


async def a_table(storage: Storage, game: str) -> Table:
    """The table of a stored game."""
    stored = await storage.load(game)
    assert stored is not None
    return rebuild_table(stored)


def chat(seq: int, text: str = "hello", at: float = NOON) -> LogRow:
    """A row that needs no rules."""
    return LogRow(seq, "chat", 0, text, at)


def token(game: str, seat: int, word: str, device: str = "") -> SecretRow:
    """A seat token."""
    return SecretRow(game, "seat", seat, hash_secret(word), device)


def invite(game: str, seat: int, word: str) -> SecretRow:
    """An invite to a seat."""
    return SecretRow(game, "invite", seat, hash_secret(word))


class ChangeRecorder:
    """A listener that remembers the last number of every game."""

    def __init__(self) -> None:
        self.last: dict[str, int] = {}
        self.times = 0

    async def __call__(self, game: str, seq: int) -> None:
        self.last[game] = max(seq, self.last.get(game, 0))
        self.times += 1


async def until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something that will be true soon."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(0.01)


def another_process(url: str, game: str, count: int) -> subprocess.Popen[str]:
    """A process that appends ``count`` rows, one after the other, and prints each number."""
    program = Path(__file__).with_name("appending.py")
    return subprocess.Popen(
        [sys.executable, str(program), url, game, str(count)], stdout=subprocess.PIPE, text=True
    )
