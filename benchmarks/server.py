"""Measure speed and memory of the server, next to an echo server.

    .venv/bin/python -m benchmarks.server [--games 200] [--seconds 20] [--idle 2000]

Server, database and clients share this machine and use its loopback. An action counts from
sending until the other seat (or a spectator, if that is a bot) has received the changed table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import httpx
import pytest
from msgspec import Struct

from benchmarks.calibration import announce, calibrate
from benchmarks.live_load import EVERY, Table, echoed
from smallworld.core.engine import IS_COMPILED
from tests.server.running import ServerProcess, running_server
from tests.server.storage.databases import a_url

BOT = "greedy"  # a few milliseconds per turn
RUSHING = 20  # games played without pauses
AT_ONCE = 20  # tables created in parallel
TARGET_GAMES, TARGET_MS = 200, 50.0  # slow games, and the p95 of their actions
TARGET_IDLE, TARGET_MB = (
    2_000,
    300.0,
)  # games without connections, and memory of the process

HEAD = f"{'':34}{'actions/s':>10}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}"


class Measured(Struct):
    """One row of the table of speeds."""

    name: str
    waits: list[float]
    seconds: float

    def line(self) -> str:
        """Format the figures in columns."""
        if len(self.waits) < 2:
            return f"{self.name:34}{'too few':>10}"
        cuts = statistics.quantiles(self.waits, n=100, method="inclusive")
        shown = "".join(f"{1000 * cuts[at - 1]:9.1f}" for at in (50, 95, 99))
        return f"{self.name:34}{len(self.waits) / self.seconds:10.1f}{shown}"

    def p95(self) -> float:
        """Format seconds as milliseconds."""
        return 1000 * statistics.quantiles(self.waits, n=100, method="inclusive")[94]


async def opened(url: str, numbers: Sequence[int], bot: str) -> list[Table]:
    """Create tables with all clients connected."""
    tables = [Table(url, number, bot) for number in numbers]
    async with httpx.AsyncClient(timeout=60) as http:
        for first in range(0, len(tables), AT_ONCE):
            await asyncio.gather(*(table.open(http) for table in tables[first : first + AT_ONCE]))
    return tables


async def at_leisure(server: ServerProcess, games: int, seconds: float) -> tuple[Measured, float]:
    """Play many games with a bot in each; also measure the megabytes per live game."""
    before = megabytes(server.pid)
    tables = await opened(server.url, range(games), BOT)
    await asyncio.gather(*(table.warm_up() for table in tables))
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.at_leisure(until) for table in tables))
    grown = (megabytes(server.pid) - before) / games
    await asyncio.gather(*(table.close() for table in tables))
    waits = [wait for table in tables for wait in table.waits]
    turns = sum(table.turns for table in tables)
    return Measured(f"{games} games, {turns} turns of bots", waits, seconds), grown


async def flat_out(server: ServerProcess, seconds: float) -> tuple[Measured, int]:
    """Play some games without pauses; also measure the longest frame."""
    tables = await opened(server.url, range(RUSHING), "")
    began = time.perf_counter()
    await asyncio.gather(*(table.flat_out(began + seconds) for table in tables))
    spent = time.perf_counter() - began
    size = max(seat.size for table in tables for seat in table.seats)
    await asyncio.gather(*(table.close() for table in tables))
    waits = [wait for table in tables for wait in table.waits]
    return Measured(f"{RUSHING} games flat out", waits, spent), size


async def make_idle(server: ServerProcess, count: int) -> float:
    """Create games without connections; return the megabytes of the process."""
    body = {"seats": [{"me": "Ann"}, {"me": "Bo"}]}
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:

        async def some(share: int) -> None:
            for _ in range(share):
                (await http.post("/api/games", json=body)).raise_for_status()

        await asyncio.gather(*(some(count // AT_ONCE) for _ in range(AT_ONCE)))
    return megabytes(server.pid)


def megabytes(pid: int) -> float:
    """Return the resident memory of one process without its workers; Linux only."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        return float("nan")
    found = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(found.split()[1]) / 1024


@contextmanager
def echo_server() -> Iterator[str]:
    """Run the echo server while the block runs; provide its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.echo"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def measure_echo(games: int, seconds: float, size: int) -> list[Measured]:
    """Measure the same traffic without a game."""
    with echo_server() as url:
        slow = asyncio.run(echoed(url, games, seconds, EVERY, size))
        fast = asyncio.run(echoed(url, RUSHING, seconds / 2, 0.0, size))
    return [
        Measured(f"echo: {games} connections", slow, seconds),
        Measured(f"echo: {RUSHING} connections flat out", fast, seconds / 2),
    ]


def measure(database: str, games: int, idle: int, seconds: float) -> int:
    """Run all measurements on one database and print them; return the longest frame."""
    print(f"\n{database}")
    with tempfile.TemporaryDirectory() as folder:
        try:
            url = a_url(database, Path(folder))
        except pytest.skip.Exception as missing:
            print(f"  {missing}")
            return 0
        with running_server(url, workers=1) as server:
            empty = megabytes(server.pid)
            slow, grown = asyncio.run(at_leisure(server, games, seconds))
            fast, size = asyncio.run(flat_out(server, seconds / 2))
        reached = verdict(games >= TARGET_GAMES, slow.p95() <= TARGET_MS)
        print(f"{slow.line()}   target: p95 ≤ {TARGET_MS:.0f} ms at {TARGET_GAMES}: {reached}")
        print(fast.line())
        with running_server(a_url(database, Path(folder)), workers=1) as server:
            full = asyncio.run(make_idle(server, idle))
    print(f"  memory: {empty:.0f} MB empty, {1024 * grown:.0f} KB more for each live game")
    reached = verdict(idle >= TARGET_IDLE, full <= TARGET_MB)
    print(
        f"  {idle} idle games: {full:.0f} MB, {1024 * (full - empty) / idle:.0f} KB each"
        f"   target: ≤ {TARGET_MB:.0f} MB at {TARGET_IDLE}: {reached}"
    )
    return size


def verdict(is_full_size: bool, is_reached: bool) -> str:
    """Report whether a target was reached; a smaller run cannot tell."""
    if not is_full_size:
        return "not tried"
    return "reached" if is_reached else "MISSED"


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="live at a time")
    parser.add_argument("--idle", type=int, default=2_000, help="games nobody looks at")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play at leisure")
    chosen = parser.parse_args()
    gc.disable()  # pauses of the clients, not of the server
    announce(calibrate())
    load = ", ".join(f"{value:.1f}" for value in islice(os.getloadavg(), 2))
    build = "compiled" if IS_COMPILED else "interpreted"
    print(f"build: {build}; {os.cpu_count()} cores, load before: {load}\n{HEAD}")
    sizes = [
        measure(database, chosen.games, chosen.idle, chosen.seconds)
        for database in ("sqlite", "postgresql")
    ]
    print(f"\nbare server, messages of {max(sizes)} bytes")
    for measured in measure_echo(chosen.games, chosen.seconds, max(sizes)):
        print(measured.line())


if __name__ == "__main__":
    main()
