"""Measure what a game needs: rows and bytes in the database, bytes in memory.

    .venv/bin/python -m benchmarks.footprint [--games 40]

Two people play random games to the end on both databases, in this process, without a network.
docs/scale.md calculates with these figures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]

from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.settings import sqlite_file
from smallworld.server.storage.open import storage_for
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.create import create_table
from smallworld.server.tables.tables import Tables
from tests.server.storage.databases import a_url

SEATS: Final = [SeatWish(me="Ann"), SeatWish(me="Bo")]


async def play(tables: Tables, seed: int) -> tuple[int, int]:
    """Play a random game to the end; return its actions, and the table's bytes in memory."""
    choice = random.Random(seed)
    made = create_table(NewTable(seats=SEATS), "device", tables.now())
    await tables.create(made.table, made.log, made.secrets)
    game, actions = made.table.row.id, 0
    table = made.table
    while not table.game.over:
        seat = table.game.to_act
        action = choice.choice(table.game.legal_actions())
        table, _, _ = await tables.act(game, seat, [action], table.seq, f"request-{actions}")
        actions += 1
    return actions, table.bytes


async def database_bytes(url: str) -> int:
    """Return the size of all tables and indexes; SQLite's log counts as part of the file."""
    if not url.startswith("postgres"):
        file = sqlite_file(url)
        return sum(os.path.getsize(part) for part in file.parent.glob(f"{file.name}*"))
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


async def measure(name: str, url: str, games: int) -> None:
    """Play games in a new database and print what they needed."""
    storage: Storage = storage_for(url)
    await storage.open()
    try:
        tables = Tables(storage)
        await play(tables, 0)  # the first pages of every table
        before = await database_bytes(url)
        found = [await play(tables, seed) for seed in range(1, games + 1)]
        size = await database_bytes(url) - before
        actions = sum(count for count, _ in found)
        memory = sum(bytes for _, bytes in found)
    finally:
        await storage.close()
    print(
        f"{name:12}{actions / games:6.0f} actions per game{size / games / 1000:8.1f} kB per game"
        f"{size / actions:7.0f} bytes per action{memory / games / 1000:8.1f} kB in memory"
    )


def main() -> None:
    """Measure both databases."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40, help="on each database")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        for database in ("sqlite", "postgresql"):
            asyncio.run(measure(database, a_url(database, Path(folder)), games))


if __name__ == "__main__":
    main()
