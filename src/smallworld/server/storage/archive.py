"""All games in one text file: one line a game, so that any tool can read it.

The first line says what the file is, the last one how many games it holds: a file that was
cut off is noticed before anything is restored.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from smallworld.play.record import write_record
from smallworld.server.messages.games import GameId
from smallworld.server.storage.bundles import Keeper, KeptGame
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import StoredGame
from smallworld.server.storage.sqlite.file import copy_into
from smallworld.server.storage.sqlite.store import SqliteStorage
from smallworld.server.tables.table import table_of

Part = TypeVar("Part")

FORMAT: Final = 2  # the first one knew no packs
_SQLITE: Final = b"SQLite format 3\0"
_AT_ONCE: Final = 200  # ids asked for at a time


class Opening(Struct, forbid_unknown_fields=True):
    """The first line."""

    smallworld_archive: int


class Ending(Struct, forbid_unknown_fields=True):
    """The last line."""

    games: int


class BadArchive(ValueError):
    """A file that cannot be restored; the message names the line."""


async def games_in(keeper: Keeper) -> AsyncIterator[KeptGame]:
    """Every game, each as it is at one moment."""
    after = ""
    while ids := await keeper.game_ids(after, _AT_ONCE):
        for after in ids:
            kept = await keeper.kept(after)
            if kept is not None:
                yield kept


async def export(keeper: Keeper, file: Path, *, secrets: bool = True) -> int:
    """Write all games to ``file``, whole or not at all; how many there are.

    Without ``secrets`` nobody's seat can be opened with what is in the file.
    """
    number, name = tempfile.mkstemp(prefix=f".{file.name[:50]}.", dir=file.parent)
    count = 0
    try:
        with os.fdopen(number, "wb") as out:
            out.write(msgspec.json.encode(Opening(FORMAT)) + b"\n")
            async for kept in games_in(keeper):
                out.write(msgspec.json.encode(kept if secrets else _open(kept)) + b"\n")
                count += 1
            out.write(msgspec.json.encode(Ending(count)) + b"\n")
            out.flush()
            os.fsync(out.fileno())
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise
    return count


def _open(kept: KeptGame) -> KeptGame:
    """A game without devices and secrets."""
    row = msgspec.structs.replace(kept.row, creator="")
    return msgspec.structs.replace(kept, row=row, secrets=[])


async def write_records(keeper: Keeper, folder: Path) -> tuple[int, list[str]]:
    """Every game as a record in ``folder``; how many, and the ids of those that are broken.

    The packs they are played with are written beside them, to be installed or sent along.
    """
    folder.mkdir(parents=True, exist_ok=True)
    broken: list[str] = []
    count = 0
    async for kept in games_in(keeper):
        try:
            name = msgspec.convert(kept.row.id, GameId)  # an id becomes a name of a file
            game = table_of(StoredGame(kept.row, kept.log)).game
            record = write_record(game)
        except Exception:
            broken.append(kept.row.id)
            continue
        (folder / f"{name}.swg").write_text(record, encoding="utf-8")
        for pack in game.kit.packs:
            file = folder / f"{pack.label.replace(' ', '-')}.toml"
            file.write_text(pack.text, encoding="utf-8")
        count += 1
    return count, broken


async def restore(file: Path, keeper: Keeper) -> int:
    """Store all games of ``file`` (an archive or a SQLite backup) in an empty database."""
    if await keeper.game_ids("", 1):
        raise BadArchive("The database is not empty. Restore into a new one.")
    with file.open("rb") as opened:
        is_sqlite = opened.read(len(_SQLITE)) == _SQLITE
    return await (_from_sqlite(file, keeper) if is_sqlite else _from_archive(file, keeper))


async def _from_archive(file: Path, keeper: Keeper) -> int:
    """The whole file is read once before anything is written."""
    known: set[str] = set()
    for kept in _lines(file):
        if kept.row.id in known:
            raise BadArchive(f"{file}: game {kept.row.id} is there twice.")
        known.add(kept.row.id)
    for kept in _lines(file):
        await _keep(keeper, kept)
    return len(known)


async def _keep(keeper: Keeper, kept: KeptGame) -> None:
    try:
        await keeper.keep(kept)
    except (Conflict, ValueError) as error:
        reason = f"Game {kept.row.id} cannot be stored, those before it are: {error}."
        raise BadArchive(reason) from None


async def _from_sqlite(file: Path, keeper: Keeper) -> int:
    """A copy is read, because opening a database may bring it up to date."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        with closing(sqlite3.connect(file)) as original:
            copy_into(original, copy)
        source = SqliteStorage(copy)
        await source.open()
        count = 0
        try:
            async for kept in games_in(source):
                await _keep(keeper, kept)
                count += 1
        finally:
            await source.close()
    return count


def _lines(file: Path) -> Iterator[KeptGame]:
    """The games of an archive; ``BadArchive`` if it is none, damaged or not whole."""
    ended, count, number = False, 0, 0
    with file.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            if ended:
                raise BadArchive(f"{file}, line {number}: nothing may follow the last line.")
            if number == 1:
                if not 1 <= _read(file, number, line, Opening).smallworld_archive <= FORMAT:
                    raise BadArchive(f"{file} was written by a newer smallworld.")
            elif line.startswith(b'{"games":'):
                ended = _read(file, number, line, Ending).games == count
            else:
                yield _read(file, number, line, KeptGame)
                count += 1
    if not ended:
        raise BadArchive(f"{file} is not whole: it ends after line {number}.")


def _read(file: Path, number: int, line: bytes, kind: type[Part]) -> Part:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise BadArchive(f"{file}, line {number}: {error}.") from None
