"""Show a game file as a table: one row per action, with the round and the coins of all seats.

    python examples/data/record_as_table.py game.swg [--output game.parquet]

Needs the extra ``data``. The name of ``--output`` ends with ``.parquet`` or ``.csv``.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import polars as pl

from smallworld.core.actions import written
from smallworld.play.game import Game
from smallworld.play.record import read_record


def table_of(game: Game) -> pl.DataFrame:
    """Replay ``game`` and return a row per action; the seat of the dealer is null."""
    replay = Game(game.box, game.names, start=game.start, game_packs=game.game_packs)
    rows: list[dict[str, object]] = []
    for number, line in enumerate(game.log, start=1):
        row: dict[str, object] = {
            "line": number,
            "round": int(replay.state.round),
            "seat": line.seat,
            "player": None if line.seat is None else game.names[line.seat],
            "action": written(line.action, game.box),
            "events": [event.kind for event in replay.append(line.seat, line.action)],
        }
        rows.append(row | {f"coins_{seat}": coins for seat, coins in enumerate(replay.coins)})
    schema: dict[str, pl.DataType | type[pl.DataType]] = {
        "line": pl.Int32,
        "round": pl.Int16,
        "seat": pl.Int16,
        "player": pl.Categorical,
        "action": pl.String,
        "events": pl.List(pl.String),
    }
    schema |= {f"coins_{seat}": pl.Int16 for seat in range(len(game.names))}
    return pl.DataFrame(rows, schema=schema)


def main() -> None:
    """Read the file, print or write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("record", type=Path, metavar="FILE.swg")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    table = table_of(read_record(options.record.read_text(encoding="utf-8")))
    if options.output is None:
        print(table)
    elif options.output.suffix == ".parquet":
        table.write_parquet(options.output)
    elif options.output.suffix == ".csv":
        # A cell of a CSV file holds no list.
        table.with_columns(pl.col("events").list.join(" ")).write_csv(options.output)
    else:
        parser.error(f"{options.output}: the name must end with .parquet or .csv")


if __name__ == "__main__":
    main()
