"""Experiments: many games between bots, and statistics of their results.

intervals   estimates with confidence intervals
games       plays many games: jobs, players, journal, worker processes, cluster
data        games as tidy tables: Parquet and frames
arena       ratings of bots from games against each other
simulation  statistics of scores, races and dice
analysis    costs of the turns of one game against better plans
puzzles     positions with one clearly best turn
report      the HTML report of a simulation
balance     measures whether a race or a power is fair
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallworld.lab.data.frames import Tables

__all__ = ["read_tables", "simulate"]


def simulate(
    maps: str | Sequence[str] = "base/2",
    games: int = 100,
    bots: str | Sequence[str] = "planner:nodes=1000,width=4",
    *,
    seed: int = 1,
    seconds: float = 0.1,
    processes: int = 1,
    options: Mapping[str, bool] | None = None,
    folder: str | Path | None = None,
    resume: bool = False,
) -> Tables:
    """Play ``games`` games on each board; return frames of seats, lives of races and turns.

    The arguments mean the same as the options of ``smallworld simulate``; the same arguments give
    the same rows. With a ``folder`` the journal and the Parquet files stay there, and ``resume``
    continues a stopped run. More than one of ``processes`` needs a script that is protected by
    ``if __name__ == "__main__":``. Needs the extra ``data``.
    """
    # Imported late: most programs that import the package play no simulation.
    from smallworld.lab.simulation.frames import simulate_frames

    return simulate_frames(
        maps,
        games,
        bots,
        seed=seed,
        seconds=seconds,
        processes=processes,
        options=options or {},
        folder=folder,
        resume=resume,
    )


def read_tables(folder: str | Path) -> Tables:
    """Read the tables that ``simulate`` or ``smallworld arena --tables`` wrote to ``folder``."""
    from smallworld.lab.data.frames import read_tables as read

    return read(folder)
