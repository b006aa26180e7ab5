"""Measure games per second of ``simulate``: with and without Parquet, processes, a Dask cluster.

    .venv/bin/python -m benchmarks.simulate [--games 200] [--map base/3] [--bot planner:nodes=1000]

The cluster is a scheduler and two workers on loopback, started and stopped by this run. All
variants play the same games, and their tables are compared.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import StringIO
from pathlib import Path

from benchmarks.calibration import announce, calibrate
from smallworld.core.engine import IS_COMPILED
from smallworld.lab.data.frames import write_tables
from smallworld.lab.games.cluster import cluster
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import GameRunner, local_processes
from smallworld.lab.simulation.run import SimulationPlan, simulate
from smallworld.lab.simulation.tables import write_csv

Row = dict[str, object]


@contextmanager
def dask(program: str, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A Dask program on loopback, stopped at the end of the block."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", *arguments]
    command += ["--host", "127.0.0.1", "--no-dashboard"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


@contextmanager
def workers_on_loopback(count: int) -> Iterator[GameRunner]:
    """Run a scheduler and workers, each a process with one thread."""
    from distributed import Client

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        file = folder / "scheduler.json"
        stack.enter_context(dask("scheduler", "--port", "0", "--scheduler-file", str(file)))
        while not file.exists() or not file.read_text():
            time.sleep(0.05)
        address = str(json.loads(file.read_text())["address"])
        for _ in range(count):
            alone = ("--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
            stack.enter_context(dask("worker", address, *alone))
        with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(count, timeout=120)
        yield stack.enter_context(cluster(address))


def measured(
    way: str, runner: GameRunner, sample: SimulationPlan, parquet: bool = False
) -> tuple[Row, str]:
    """Return the games per second, including process start and tables, and the table of games."""
    table = StringIO()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        played = simulate(sample, runner, folder=Path(folder))
        write_csv(played, table, StringIO())
        if parquet:
            write_tables(Path(folder), played)
        spent = time.perf_counter() - began
    return {"way": way, "games/s": sample.games / spent, "seconds": spent}, table.getvalue()


def measure(sample: SimulationPlan) -> list[Row]:
    """Run all variants on the same games; their tables must be equal."""
    found = [
        measured("1 process", local_processes(1), sample),
        measured("the same, Parquet", local_processes(1), sample, parquet=True),
        measured("2 processes", local_processes(2), sample),
    ]
    with workers_on_loopback(2) as runner:
        found.append(measured("Dask, 2 workers", runner, sample))
    assert len({table for _, table in found}) == 1, "the same games came out differently"
    return [row for row, _ in found]


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--map", default="base/3")
    parser.add_argument("--bot", default="planner:nodes=1000,width=4")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    sample = SimulationPlan(
        tuple(read_players([options.bot], seconds=1)), (options.map,), options.games
    )
    calibration = calibrate()
    rows = measure(sample)
    build = "compiled" if IS_COMPILED else "interpreted"
    if options.json:
        print(json.dumps({"calibration": calibration, "build": build, "rows": rows}, indent=1))
        return
    announce(calibration)
    print(f"build: {build}; {options.games} games of {options.bot} on {options.map}, equal tables")
    first = rows[0]["games/s"]
    assert isinstance(first, float)
    for row in rows:
        pace = row["games/s"]
        assert isinstance(pace, float)
        print(f"  {row['way']!s:18}{pace:9.2f} games/s   ×{pace / first:.2f}")


if __name__ == "__main__":
    main()
