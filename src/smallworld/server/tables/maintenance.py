"""Replay all stored games: find faults, write game files."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from smallworld.play.record import write_record
from smallworld.server.messages.games import GameId
from smallworld.server.storage.archive import all_games
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import StoredGame
from smallworld.server.tables.table import rebuild_table


async def find_faults(storage: Storage) -> list[str]:
    """Return all faults of a database: its inconsistencies, and games that do not replay."""
    return await storage.check() + await _replay_faults(storage)


async def _replay_faults(storage: Storage) -> list[str]:
    faults: list[str] = []
    after = ""
    while ids := await storage.game_ids(after, 100):
        for after in ids:
            stored = await storage.load(after)
            if stored is not None:
                faults += await asyncio.to_thread(faults_of_game, stored)
    return faults


def faults_of_game(stored: StoredGame) -> list[str]:
    """Return the gaps in a game's row numbers, or the row that cannot be replayed."""
    numbers = [row.seq for row in stored.log]
    if numbers != list(range(1, len(numbers) + 1)):
        missing = next(n for n, found in enumerate([*numbers, 0], start=1) if n != found)
        return [f"game {stored.row.id}: row {missing} of its log is missing"]
    try:
        table = rebuild_table(stored)
    except Exception as error:  # any fault: the other games must be checked too
        return [f"game {stored.row.id}: {type(error).__name__}: {error}"]
    return [f"game {stored.row.id}: {table.broken}"] if table.broken else []


async def write_game_files(storage: Storage, folder: Path) -> tuple[int, list[str]]:
    """Write every game to ``folder`` as a game file; return their number and the broken ids.

    Packs are written beside the games, ready to be installed or sent along.
    """
    folder.mkdir(parents=True, exist_ok=True)
    broken: list[str] = []
    count = 0
    async for bundle in all_games(storage):
        try:
            name = msgspec.convert(bundle.row.id, GameId)  # an id becomes a file name
            game = rebuild_table(StoredGame(bundle.row, bundle.log)).game
            text = write_record(game)
        except Exception:
            broken.append(bundle.row.id)
            continue
        (folder / f"{name}.swg").write_text(text, encoding="utf-8")
        for pack in game.game_packs.packs:
            file = folder / f"{pack.label.replace(' ', '-')}.toml"
            file.write_text(pack.text, encoding="utf-8")
        count += 1
    return count, broken
