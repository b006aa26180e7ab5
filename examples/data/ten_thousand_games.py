"""Simulate games and answer three questions with polars.

    python examples/data/ten_thousand_games.py [--games 10000] [--map base/3] [--processes 2]

Needs the extra ``data``. The games stay in ``--folder``, so a stopped run can be continued with
``--resume``.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import polars as pl

from smallworld import lab


def seats_with_intervals(seats: pl.DataFrame) -> pl.DataFrame:
    """Return the share of wins of every seat, with 95 % intervals."""
    share = pl.col("win_share")
    return (
        seats.group_by("seat")
        .agg(wins=share.mean(), reach=1.96 * share.std() / share.len().sqrt())
        .sort("seat")
    )


def best_races(lives: pl.DataFrame) -> pl.DataFrame:
    """Return what each race brings, less what it cost, highest first."""
    return (
        lives.group_by("race")
        .agg(
            picks=pl.len(),
            coins=(pl.col("coins") + pl.col("collected") - pl.col("paid")).mean(),
            wins=pl.col("win_share").mean(),
        )
        .sort("coins", descending=True)
    )


def income_by_round(turns: pl.DataFrame) -> pl.DataFrame:
    """Return the mean income of each round, of winners and of the others."""
    return (
        turns.group_by("round")
        .agg(
            winners=pl.col("coins").filter(pl.col("won")).mean(),
            others=pl.col("coins").filter(~pl.col("won")).mean(),
        )
        .sort("round")
    )


def main() -> None:
    """Play the games and print the answers."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--map", default="base/3")
    parser.add_argument("--bot", default="greedy:nodes=40")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("ten-thousand"))
    parser.add_argument("--resume", action="store_true")
    options = parser.parse_args()
    tables = lab.simulate(
        options.map,
        options.games,
        options.bot,
        processes=options.processes,
        folder=options.folder,
        resume=options.resume,
    )
    print(tables)
    print(seats_with_intervals(tables.seats))
    print(best_races(tables.lives))
    print(income_by_round(tables.turns))


if __name__ == "__main__":
    main()
