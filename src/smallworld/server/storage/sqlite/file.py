"""Open, create, migrate and copy the file of a SQLite database."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from smallworld.server.storage.columns import hash_text
from smallworld.server.storage.protocol import Unavailable
from smallworld.server.storage.schema import Step, too_new

# Seconds since the epoch by the database's own clock.
NOW: Final = "((julianday('now') - 2440587.5) * 86400.0)"


def connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """Open a durable connection; ``Unavailable`` if the file system cannot provide one."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
    _use_wal(connection, busy_seconds)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on macOS fsync alone does not flush the disk
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    found = durability_settings(connection)
    if found != {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}:
        connection.close()
        raise Unavailable(f"SQLite cannot be durable at {path}: {found}. Use a local disk")
    return connection


def _use_wal(connection: sqlite3.Connection, busy_seconds: float) -> None:
    """Switch to the write-ahead log; SQLite's own busy timeout does not apply to this."""
    deadline = time.monotonic() + busy_seconds
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(0.01)


def durability_settings(connection: sqlite3.Connection) -> dict[str, object]:
    """Return the settings on which durability depends."""
    names = ("journal_mode", "synchronous", "foreign_keys")
    return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names}


def schema_version(db: sqlite3.Connection) -> int:
    """Return the version of the schema; 0 for a new file."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def make_private_file(path: Path) -> None:
    """Create a file that only this user may read, unless it exists.

    Only SQLite may open and close a database: closing it releases all POSIX locks of this
    process, and another process could then delete the write-ahead log. Therefore the file is
    created under another name, closed, and then linked.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists():
        return
    number, name = tempfile.mkstemp(prefix=f".{path.name[:50]}.", dir=path.parent)
    os.close(number)
    try:
        os.link(name, path)
    except FileExistsError:
        pass  # another process was first
    finally:
        os.unlink(name)


def migrate(connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
    """Run the missing migrations in one transaction; other processes wait meanwhile."""
    connection.create_function("sha256", 1, hash_text, deterministic=True)
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = schema_version(connection)
        if found > len(steps):
            raise Unavailable(too_new(found, len(steps)))
        for step in steps[found:]:
            for statement in step.sqlite:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("DELETE FROM leases WHERE expires < " + NOW)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def copy_into(connection: sqlite3.Connection, file: Path) -> None:
    """Copy the database as of one moment, while others write."""
    make_private_file(file)
    target = sqlite3.connect(file)
    try:
        connection.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # a single file, without a write-ahead log
    finally:
        target.close()
