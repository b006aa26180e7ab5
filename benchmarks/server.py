"""Measure speed and memory of the server, next to an echo server.

    .venv/bin/python -m benchmarks.server [--games 200] [--seconds 20] [--idle 2000]
    .venv/bin/python -m benchmarks.server pace --games 400 --every 3       # p95 of the goals
    .venv/bin/python -m benchmarks.server ratio                            # actions in echoes
    .venv/bin/python -m benchmarks.server processes                        # one and four of them

Server, database and clients share this machine and use its loopback. An action counts from
sending until the other seat (or a spectator, if that is a bot) has received the changed table.
CPU time hardly depends on what else the machine does, times in milliseconds do: judge those on
an idle machine only.
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
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from itertools import islice
from pathlib import Path

import httpx
import pytest
from msgspec import Struct

from benchmarks.calibration import announce, calibrate
from benchmarks.live_load import EVERY, Table, echo_connection, echo_on, echoed
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

TARGET_ECHOES = 12  # CPU time of an action
TURN = 1.0  # seconds of play between two halves of echoes
WARM_UP = 1.0  # seconds of play before the first turn
TARGET_SCALE = 1.7  # of four processes on two cores; 2 is as much as four servers apart

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
def echo_server() -> Iterator[tuple[str, int]]:
    """Run the echo server while the block runs; provide its address and process id."""
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.echo"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def cpu_seconds_so_far(pid: int) -> float:
    """Return the CPU time of a process, of threads that ended too, to 10 ms; Linux only."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_seconds(*pids: int) -> float:
    """Return the CPU time of the threads of some processes that are alive; Linux only."""
    spent = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):  # it has just ended
                spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9


def measure_pace(database: str, games: int, every: float, seconds: float, target: float) -> None:
    """Measure tables of two people that act every few seconds."""

    async def play(server: ServerProcess) -> tuple[list[float], float]:
        tables = await opened(server.url, range(games), "")
        await asyncio.gather(*(table.warm_up() for table in tables))
        spent = cpu_seconds(server.pid)
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.at_leisure(until, every) for table in tables))
        spent = cpu_seconds(server.pid) - spent
        await asyncio.gather(*(table.close() for table in tables))
        return [wait for table in tables for wait in table.waits], spent

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(running_server(a_url(database, folder), workers=1))
        waits, spent = asyncio.run(play(server))
        memory = megabytes(server.pid)
    measured = Measured(f"{database}: {games} tables, every {every:g} s", waits, seconds)
    reached = "reached" if measured.p95() <= target else "MISSED"
    print(f"{measured.line()}   target: p95 ≤ {target:.0f} ms: {reached}")
    print(f"  {1000 * spent / len(waits):.2f} ms of CPU time per action, {memory:.0f} MB")


async def rush(servers: Sequence[ServerProcess], seconds: float) -> tuple[int, float]:
    """Play without pauses at some tables of each; return the actions and their CPU seconds."""
    urls, pids = [server.url for server in servers] * RUSHING, [server.pid for server in servers]
    tables = [Table(url, number) for number, url in enumerate(urls)]
    async with httpx.AsyncClient(timeout=60) as http:
        await asyncio.gather(*(table.open(http) for table in tables))
    await play_on(tables, WARM_UP)
    spent, played = cpu_seconds(*pids), sum(len(table.waits) for table in tables)
    await play_on(tables, seconds)
    spent, played = cpu_seconds(*pids) - spent, sum(len(table.waits) for table in tables) - played
    await asyncio.gather(*(table.close() for table in tables))
    return played, spent


def measure_ratio(databases: Sequence[str], rounds: int, seconds: float) -> None:
    """Compare the CPU time of an action with that of an echoed message of the same size.

    Server and echo server take turns of a second or so: what else the machine does slows both.
    """
    ratios: dict[str, list[float]] = {}
    for _ in range(rounds):
        for database in databases:
            for reply in ("brief", "view"):
                with ExitStack() as stack:
                    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                    server = stack.enter_context(running_server(a_url(database, folder)))
                    echo = stack.enter_context(echo_server())
                    costs = asyncio.run(take_turns(server, *echo, reply, seconds))
                name = f"{database}, {reply} reply"
                ratios.setdefault(name, []).append(costs[0] / costs[1])
                print(f"  {name:26}{1000 * costs[0]:7.3f} ms, echo{1000 * costs[1]:7.3f} ms")
    for name, found in ratios.items():
        reached = "reached" if statistics.median(found) <= TARGET_ECHOES else "MISSED"
        print(
            f"{name:28}{statistics.median(found):5.1f} echoes per action"
            f" ({min(found):.1f} to {max(found):.1f})   target: ≤ {TARGET_ECHOES}: {reached}"
        )


async def take_turns(
    server: ServerProcess, echo_url: str, echo_pid: int, reply: str, seconds: float
) -> tuple[float, float]:
    """Return the CPU seconds of an action and of an echo."""
    tables = [Table(server.url, number, "", reply) for number in range(RUSHING)]
    async with httpx.AsyncClient(timeout=60) as http:
        await asyncio.gather(*(table.open(http) for table in tables))
    await play_on(tables, WARM_UP)
    size = max(seat.size for table in tables for seat in table.seats)
    spent, counts = [0.0, 0.0], [0, 0]
    async with AsyncExitStack() as stack:
        echoes = [
            await stack.enter_async_context(echo_connection(echo_url, number))
            for number in range(RUSHING)
        ]
        for _ in range(max(1, round(seconds / (TURN + TURN / 2)))):
            before, played = cpu_seconds(server.pid), sum(len(table.waits) for table in tables)
            await play_on(tables, TURN)
            spent[0] += cpu_seconds(server.pid) - before
            counts[0] += sum(len(table.waits) for table in tables) - played
            before = cpu_seconds(echo_pid)
            counts[1] += len(await echo_on(echoes, TURN / 2, 0.0, size))
            spent[1] += cpu_seconds(echo_pid) - before
    await asyncio.gather(*(table.close() for table in tables))
    return spent[0] / counts[0], spent[1] / counts[1]


async def play_on(tables: Sequence[Table], seconds: float) -> None:
    """Play without pauses; go on with another game where one is over."""
    until = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < until:
            await table.flat_out(until)
            if time.perf_counter() < until:  # the game is over
                await table.close()
                table.seats.clear()
                async with httpx.AsyncClient(timeout=60) as http:
                    await table.open(http)

    await asyncio.gather(*(play(table) for table in tables))


def measure_processes(rounds: int, seconds: float) -> None:
    """Compare one process with four on PostgreSQL, by the CPU time of an action.

    Clients and database use the same two cores here, so an action costs more with four processes
    even if these share nothing. Four servers with a database each show how much; they serve what
    two cores can, that is twice as much as one. Next to them one sees the cost of sharing.
    Each process has as many tables as the single one: an action costs less where more of them
    share a commit.
    """
    alone, apart, shared = [], [], []
    for _ in range(rounds):
        alone.append(cost_of_action(1, 1, seconds))
        apart.append(cost_of_action(4, 4, seconds))
        shared.append(cost_of_action(4, 1, seconds))
    ratios = [2 * one / four for one, four in zip(apart, shared, strict=True)]
    scale, one = statistics.median(ratios), statistics.median(alone)
    print(
        f"  by CPU time alone, next to one process: {2 * one / statistics.median(shared):.2f} ×"
        f" for four that share, {2 * one / statistics.median(apart):.2f} × for four apart"
    )
    reached = "reached" if scale >= TARGET_SCALE else "MISSED"
    print(f"four processes on two cores: {scale:.2f} × one   target: ≥ {TARGET_SCALE}: {reached}")


def cost_of_action(processes: int, databases: int, seconds: float) -> float:
    """Return the CPU seconds of an action if some processes share some PostgreSQL databases."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = [a_url("postgresql", folder) for _ in range(databases)]
        servers = [
            stack.enter_context(running_server(urls[number % databases]))
            for number in range(processes)
        ]
        actions, spent = asyncio.run(rush(servers, seconds))
    print(
        f"  {processes} processes, {databases} databases: {1000 * spent / actions:.3f} ms of CPU"
        f" time per action, {actions / seconds:.0f} actions/s"
    )
    return spent / actions


def measure_echo(games: int, seconds: float, size: int) -> list[Measured]:
    """Measure the same traffic without a game."""
    with echo_server() as (url, _):
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
    parser.add_argument(
        "mode", nargs="?", choices=["all", "pace", "ratio", "processes"], default="all"
    )
    parser.add_argument(
        "--database", choices=["sqlite", "postgresql"], help="pace, ratio: only this one"
    )
    parser.add_argument("--every", type=float, default=3.0, help="pace: seconds between actions")
    parser.add_argument("--target", type=float, default=TARGET_MS, help="pace: p95 in ms")
    parser.add_argument("--rounds", type=int, default=3, help="ratio, processes: repetitions")
    parser.add_argument("--games", type=int, default=200, help="live at a time")
    parser.add_argument("--idle", type=int, default=2_000, help="games nobody looks at")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play at leisure")
    options = parser.parse_args()
    gc.disable()  # pauses of the clients, not of the server
    announce(calibrate())
    load = ", ".join(f"{value:.1f}" for value in islice(os.getloadavg(), 2))
    build = "compiled" if IS_COMPILED else "interpreted"
    print(f"build: {build}; {os.cpu_count()} cores, load before: {load}\n{HEAD}")
    databases = [options.database] if options.database else ["sqlite", "postgresql"]
    if options.mode == "pace":
        for database in databases:
            measure_pace(database, options.games, options.every, options.seconds, options.target)
        return
    if options.mode == "ratio":
        measure_ratio(databases, options.rounds, options.seconds / 2)
        return
    if options.mode == "processes":
        measure_processes(options.rounds, options.seconds / 2)
        return
    sizes = [
        measure(database, options.games, options.idle, options.seconds)
        for database in ("sqlite", "postgresql")
    ]
    print(f"\nbare server, messages of {max(sizes)} bytes")
    for measured in measure_echo(options.games, options.seconds, max(sizes)):
        print(measured.line())


if __name__ == "__main__":
    main()
