"""Scripts that read and write whole tables of the club, for archives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.server.storage.club.tables import ClubTable
from smallworld.server.storage.scripts import Query, Rows, Script, places

PAGE: Final = 500  # rows per query


def read_page(table: ClubTable, after: Sequence[object] | None) -> Script[Rows]:
    """Return the rows that follow a key, in the order of the keys."""
    key, columns = ", ".join(table.key), ", ".join(table.columns)
    beyond = "" if after is None else f" WHERE ({key}) > ({places(table.key)})"
    return (
        yield Query(
            f"SELECT {columns} FROM {table.name}{beyond} ORDER BY {key} LIMIT {PAGE}",
            tuple(after or ()),
        )
    )


def key_of(table: ClubTable, row: Sequence[object]) -> tuple[object, ...]:
    """Return the primary key of a row."""
    return tuple(row[table.columns.index(column)] for column in table.key)


def write_rows(table: ClubTable, rows: Sequence[Sequence[object]]) -> Script[None]:
    """Insert rows; those that are there already stay as they are."""
    for row in rows:
        yield Query(
            f"INSERT INTO {table.name} ({', '.join(table.columns)})"
            f" VALUES ({places(table.columns)}) ON CONFLICT DO NOTHING",
            tuple(row),
        )
