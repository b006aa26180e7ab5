"""Export everything to one text file and restore it.

Each game is one line of JSON. Lines with rows of the club's tables follow: people, devices and
whatever else is listed in ``club/tables.py``. The first line names the format, the last one the
number of games, so that a truncated file is rejected before anything is restored.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from smallworld.server.storage.club import rows as club_rows
from smallworld.server.storage.club.tables import CLUB_TABLES
from smallworld.server.storage.protocol import Conflict, Storage
from smallworld.server.storage.rows import GameBundle
from smallworld.server.storage.sqlite.file import copy_into
from smallworld.server.storage.sqlite.store import SqliteStorage

Part = TypeVar("Part")

FORMAT: Final = 3  # format 1 had no packs, format 2 no people
_SQLITE: Final = b"SQLite format 3\0"
_PAGE: Final = 200  # ids per query
_TABLES: Final = {table.name: table for table in CLUB_TABLES}


class Opening(Struct, forbid_unknown_fields=True):
    """The first line."""

    smallworld_archive: int


class Ending(Struct, forbid_unknown_fields=True):
    """The last line."""

    games: int


class ClubRows(Struct, forbid_unknown_fields=True):
    """Rows of one table of the club."""

    club: str  # the table
    columns: list[str]
    rows: list[list[str | int | float | None]]


class BadArchive(ValueError):
    """A file that cannot be restored; the message names the line."""


async def all_games(storage: Storage) -> AsyncIterator[GameBundle]:
    """Yield every game, each as of one moment."""
    after = ""
    while ids := await storage.game_ids(after, _PAGE):
        for after in ids:
            bundle = await storage.export_game(after)
            if bundle is not None:
                yield bundle


async def all_club_rows(storage: Storage, *, secrets: bool = True) -> AsyncIterator[ClubRows]:
    """Yield the rows of all tables that outlive a game, owners before what belongs to them."""
    for table in CLUB_TABLES:
        if not table.is_archived or (table.is_secret and not secrets):
            continue
        after: tuple[object, ...] | None = None
        while rows := await storage.query(partial(club_rows.read_page, table, after)):
            yield ClubRows(table.name, [*table.columns], [[*row] for row in rows])
            after = club_rows.key_of(table, rows[-1])


async def export(storage: Storage, file: Path, *, secrets: bool = True) -> int:
    """Write everything to ``file``, whole or not at all; return how many games.

    Without ``secrets`` the file contains nothing that opens a seat.
    """
    number, name = tempfile.mkstemp(prefix=f".{file.name[:50]}.", dir=file.parent)
    count = 0
    try:
        with os.fdopen(number, "wb") as out:
            out.write(msgspec.json.encode(Opening(FORMAT)) + b"\n")
            async for bundle in all_games(storage):
                public = bundle if secrets else _without_secrets(bundle)
                out.write(msgspec.json.encode(public) + b"\n")
                count += 1
            async for rows in all_club_rows(storage, secrets=secrets):
                out.write(msgspec.json.encode(rows) + b"\n")
            out.write(msgspec.json.encode(Ending(count)) + b"\n")
            out.flush()
            await asyncio.to_thread(os.fsync, out.fileno())  # gigabytes take seconds
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise
    return count


def _without_secrets(bundle: GameBundle) -> GameBundle:
    row = msgspec.structs.replace(bundle.row, creator="", origin="")
    return msgspec.structs.replace(bundle, row=row, secrets=[])


async def restore(file: Path, storage: Storage) -> int:
    """Store everything of ``file`` (an export or a SQLite backup) in an empty database."""
    if await storage.game_ids("", 1):
        raise BadArchive("The database is not empty. Restore into a new one.")
    with file.open("rb") as opened:
        is_sqlite = opened.read(len(_SQLITE)) == _SQLITE
    return await (_from_sqlite(file, storage) if is_sqlite else _from_archive(file, storage))


async def _from_archive(file: Path, storage: Storage) -> int:
    """Restore an export; read the whole file once before anything is written."""
    known: set[str] = set()
    for part in _read_parts(file):
        if isinstance(part, ClubRows):
            _check_columns(file, part)
        elif part.row.id in known:
            raise BadArchive(f"{file}: game {part.row.id} is there twice.")
        else:
            known.add(part.row.id)
    for part in _read_parts(file):
        if isinstance(part, ClubRows):
            await _import_rows(storage, part)
        else:
            await _import(storage, part)
    return len(known)


def _check_columns(file: Path, part: ClubRows) -> None:
    """Reject rows that this version cannot store."""
    table = _TABLES.get(part.club)
    if table is None or not set(part.columns) <= set(table.columns):
        raise BadArchive(f"{file} was written by a newer smallworld: table {part.club}.")
    if any(len(row) != len(part.columns) for row in part.rows):
        raise BadArchive(f"{file}: a row of table {part.club} is damaged.")


async def _import_rows(storage: Storage, part: ClubRows) -> None:
    table = _TABLES[part.club]._replace(columns=tuple(part.columns))
    try:
        await storage.transact(partial(club_rows.write_rows, table, part.rows))
    except Conflict as error:
        raise BadArchive(f"Rows of table {part.club} cannot be stored: {error}.") from None


async def _import(storage: Storage, bundle: GameBundle) -> None:
    try:
        await storage.import_game(bundle)
    except (Conflict, ValueError) as error:
        reason = f"Game {bundle.row.id} cannot be stored, those before it are: {error}."
        raise BadArchive(reason) from None


async def _from_sqlite(file: Path, storage: Storage) -> int:
    """Restore a SQLite backup from a copy, because opening a database may migrate it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        with closing(sqlite3.connect(file)) as original:
            copy_into(original, copy)
        source = SqliteStorage(copy)
        await source.open()
        count = 0
        try:
            async for bundle in all_games(source):
                await _import(storage, bundle)
                count += 1
            async for rows in all_club_rows(source):
                await _import_rows(storage, rows)
        finally:
            await source.close()
    return count


def _read_parts(file: Path) -> Iterator[GameBundle | ClubRows]:
    """Yield the games and rows of an export; ``BadArchive`` if it is damaged or truncated."""
    ended, count, number = False, 0, 0
    with file.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            if ended:
                raise BadArchive(f"{file}, line {number}: nothing may follow the last line.")
            if number == 1:
                if not 1 <= _decode(file, number, line, Opening).smallworld_archive <= FORMAT:
                    raise BadArchive(f"{file} was written by a newer smallworld.")
            elif line.startswith(b'{"games":'):
                ended = _decode(file, number, line, Ending).games == count
            elif line.startswith(b'{"club":'):
                yield _decode(file, number, line, ClubRows)
            else:
                yield _decode(file, number, line, GameBundle)
                count += 1
    if not ended:
        raise BadArchive(f"{file} is not whole: it ends after line {number}.")


def _decode(file: Path, number: int, line: bytes, kind: type[Part]) -> Part:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise BadArchive(f"{file}, line {number}: {error}.") from None
