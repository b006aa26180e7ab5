"""Write the tables as Parquet, and read them as polars frames."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallworld.extras import needs_extra
from smallworld.lab.data.measure import MeasuredGame
from smallworld.lab.data.rows import ROWS, GameName, deal_name
from smallworld.lab.data.schema import SCHEMAS, Schema

if TYPE_CHECKING:
    import polars

_CHUNK: Final = 1000  # games that are rows in memory at a time
_GROUP: Final = 100_000  # rows of a row group in the file


def check_frames() -> None:
    """Raise ``MissingExtra`` if polars is missing."""
    with needs_extra("A table of games", "data"):
        import polars  # noqa: F401


@dataclass(frozen=True)
class Tables:
    """Many games as frames: ``seats``, ``lives`` of races, and ``turns``.

    docs/data.md lists the columns.
    """

    seats: polars.DataFrame
    lives: polars.DataFrame
    turns: polars.DataFrame

    def __repr__(self) -> str:
        """Return the number of rows of each table."""
        sizes = ", ".join(f"{s.name}: {getattr(self, s.name).height} rows" for s in SCHEMAS)
        return f"Tables({sizes})"


def read_tables(folder: str | Path) -> Tables:
    """Read the tables that ``simulate`` or ``arena --tables`` wrote to ``folder``."""
    check_frames()
    import polars

    return Tables(*[polars.read_parquet(parquet_path(Path(folder), s)) for s in SCHEMAS])


def parquet_path(folder: Path, schema: Schema) -> Path:
    """Return the path of a table."""
    return folder / f"{schema.name}.parquet"


def write_tables(
    folder: Path, games: Iterable[MeasuredGame], name: GameName = deal_name
) -> list[Path]:
    """Write all tables to ``folder`` and return their paths.

    ``games`` is iterated once for each table; few of them are in memory at a time.
    """
    check_frames()
    from polars.io.plugins import register_io_source

    paths = []
    for schema in SCHEMAS:

        def batches(
            with_columns: list[str] | None,
            predicate: polars.Expr | None,
            n_rows: int | None,
            batch_size: int | None,
            schema: Schema = schema,
        ) -> Iterator[polars.DataFrame]:
            # The whole file is written: nothing is selected.
            return _batches(schema, games, name)

        paths.append(parquet_path(folder, schema))
        lazy = register_io_source(batches, schema=polars_schema(schema))
        with replacing(paths[-1]) as file:
            lazy.sink_parquet(file, row_group_size=_GROUP)
    return paths


def polars_schema(schema: Schema) -> polars.Schema:
    """Return the schema as polars knows it."""
    import polars

    return polars.Schema({name: getattr(polars, type)() for name, type, _, _ in schema.columns})


def _batches(
    schema: Schema, games: Iterable[MeasuredGame], name: GameName
) -> Iterator[polars.DataFrame]:
    import polars

    types = polars_schema(schema)
    rows_of = ROWS[schema.name]
    waiting = iter(games)
    while chunk := list(islice(waiting, _CHUNK)):
        rows = [row for game in chunk for row in rows_of(game, name(game))]
        columns = zip(*rows, strict=True) if rows else [()] * len(types)
        yield polars.DataFrame(
            [
                polars.Series(column, values, type)
                for (column, type), values in zip(types.items(), columns, strict=True)
            ]
        )


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Provide a temporary file that replaces ``path`` when the block ends without an error."""
    target = Path(os.path.realpath(path))
    mask = os.umask(0)
    os.umask(mask)
    number, name = tempfile.mkstemp(prefix=f".{target.name[:50]}.", dir=target.parent)
    os.close(number)
    try:
        yield Path(name)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
