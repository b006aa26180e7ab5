"""Queries that are written once for both databases.

A *script* is a generator function without arguments (``functools.partial`` binds them). It yields
one ``Query`` after the other, receives the rows of each, and returns a result:

    def rename(person: str, name: str) -> Script[bool]:
        rows = yield Query("UPDATE people SET name = ? WHERE id = ? RETURNING id", (name, person))
        return bool(rows)

    await storage.transact(partial(rename, person, name))

A script is one transaction. PostgreSQL runs it again after a deadlock, or if the connection
breaks, perhaps after the commit: running it twice must do no harm. So it makes no random values
and reads no clock; they are arguments. Two transactions run at once in PostgreSQL, never in
SQLite: a script that reads before it writes locks what it reads with ``FOR UPDATE``, in the order
of the keys.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Generator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

Result = TypeVar("Result")
Rows = list[tuple[Any, ...]]

_LOCK: Final = " FOR UPDATE"  # unknown to SQLite, where one transaction writes at a time


class Query(NamedTuple):
    """One statement that both databases know; ``?`` stands for a value."""

    sql: str
    values: tuple[object, ...] = ()


Script = Generator[Query, Rows, Result]


def places(values: Sequence[object]) -> str:
    """Return the places of values in a list.

    >>> places(["a", "b"])
    '?, ?'
    """
    return ", ".join("?" * len(values))


def run_in_sqlite(db: sqlite3.Connection, script: Callable[[], Script[Result]]) -> Result:
    """Run a script in the current transaction."""
    running, rows = script(), None
    while True:
        try:
            query = next(running) if rows is None else running.send(rows)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        rows = db.execute(query.sql.removesuffix(_LOCK), query.values).fetchall()


async def run_in_postgres(db: Any, script: Callable[[], Script[Result]]) -> Result:
    """Run a script in the current transaction of an asyncpg connection."""
    running, rows = script(), None
    while True:
        try:
            query = next(running) if rows is None else running.send(rows)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        found = await db.fetch(numbered(query.sql), *query.values)
        rows = [tuple(columns) for columns in found]


@cache
def numbered(sql: str) -> str:
    """Replace the places of values by those of PostgreSQL.

    >>> numbered("SELECT id FROM people WHERE name = ? AND seen > ?")
    'SELECT id FROM people WHERE name = $1 AND seen > $2'
    """
    pieces = sql.split("?")
    return pieces[0] + "".join(f"${at}{piece}" for at, piece in enumerate(pieces[1:], 1))


def sqlite_dialect(statement: str) -> str:
    """Translate the definition of a table from PostgreSQL to SQLite.

    >>> sqlite_dialect("CREATE TABLE a (id text PRIMARY KEY, at double precision, n bigint)")
    'CREATE TABLE a (id TEXT PRIMARY KEY, at REAL, n INTEGER) STRICT'
    """
    for ours, theirs in (("text", "TEXT"), ("double precision", "REAL"), ("bigint", "INTEGER")):
        statement = re.sub(rf"\b{ours}\b", theirs, statement)
    return statement + " STRICT" if statement.lstrip().startswith("CREATE TABLE") else statement
