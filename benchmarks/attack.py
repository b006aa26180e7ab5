"""Play tables while one address attacks the server, and compare how long the players wait.

    .venv/bin/python -m benchmarks.attack --minutes 20            # the goal: p95 ≤ 2 × without
    .venv/bin/python -m benchmarks.attack --minutes 3 --database postgresql --only reconnects

Everything is on the loopback, with the server's default limits. Phases without and with the
attacker alternate, so that both have the same share of whatever else the machine does. The
players sit at tables of two people and at tables with a bot, at addresses of their own. The
attacker is one address (more with ``--attackers``) and does all of this at once, each at most so
many times a second:

    silent       open connections and send nothing; open them again when they are closed
    reconnects   follow a public table over a WebSocket, leave, and connect again
    pings        flood a live connection with pings until it is closed
    frames       send actions that are refused, over many live connections at once
    requests     send requests over open connections without a pause
    expensive    moments, analyses, balance runs, packs with 65,000 blanks, tables of master bots

The first seconds of each phase do not count. The attacker runs in a process of low priority, but
needs CPU time, too: run this on an idle machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import logging
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.protocol import State
from websockets.uri import parse_uri

from benchmarks.calibration import announce, calibrate
from benchmarks.live_load import Table
from benchmarks.server import cpu_seconds_so_far, megabytes
from benchmarks.shares import BLANKS, PACK, RECORD
from tests.server.running import ServerProcess, running_server
from tests.server.storage.databases import a_url

SETTLE: Final = 3.0  # seconds after a change of phase that do not count
GOAL: Final = 2.0  # p95 with the attacker next to p95 without
EVERY: Final = 1.0  # seconds between two actions at a table
LOOK: Final = 0.005  # seconds between two looks at whether a bot has played
BOT: Final = "easy"
NICENESS: Final = 10  # of the attacker
TRIES: Final = 15.0  # seconds until a try of the attacker is given up

SILENT: Final = 300  # connections
PINGS: Final = 2_000  # in one piece
ACTING: Final = 80  # live connections that send actions
ACT: Final = '{"type":"act","actions":["end"],"after":0,"request":"attack-0"}'
UNREAD: Final = 65_536  # bytes that wait until the server reads again
PIPELINED: Final = 100  # requests over one connection
EXPENSIVE: Final = ("moments", "log", "analysis", "balance", "blanks", "masters", "lobby")
MOST_PER_SECOND: Final = {
    "silent": 200,
    "reconnects": 100,
    "pings": 20,
    "frames": 30,  # over each connection
    "requests": 1_000,
    "expensive": 100,
}


# --- the players
class Waits(Struct):
    """Seconds that players waited in the phases of one kind."""

    actions: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # turns of a bot
    failed: int = 0  # games that broke off
    seconds: float = 0.0
    cpu: float = 0.0  # seconds of the server's process, without its workers


class Player(Table):
    """A table that is played again and again; ``waits_of`` is None while nothing counts."""

    waits_of: Waits | None = None
    lost = 0  # games that broke off while nothing counted

    async def play(self, until: float) -> None:
        """Play at leisure; open another table when a game is over or breaks off."""
        local = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{1 + self.number}")
        async with httpx.AsyncClient(timeout=60, transport=local) as http:
            while time.perf_counter() < until:
                try:
                    await self.open(http)
                    await self._play_game(until)
                except (TimeoutError, OSError, WebSocketException, httpx.HTTPError):
                    if self.waits_of is None:
                        self.lost += 1
                    else:
                        self.waits_of.failed += 1
                await self.close()
                self.seats.clear()

    async def _play_game(self, until: float) -> None:
        await asyncio.sleep(self.choice.uniform(0, EVERY))
        while time.perf_counter() < until and not self.seats[0].view.over:
            phase, due = self.waits_of, time.perf_counter() + EVERY
            acted = await self.act()
            if acted and phase is not None and phase is self.waits_of:
                phase.actions.append(self.waits[-1])
            await self._wait_for_bot(until)
            await asyncio.sleep(max(0.0, due - time.perf_counter()) if acted else 0.02)

    async def _wait_for_bot(self, until: float) -> None:
        """Wait until the bot has played its turn, if it has one."""
        if not self.bot or self.seats[0].view.to_act != 1:
            return
        phase, began = self.waits_of, time.perf_counter()
        while self.seats[0].view.to_act == 1 and time.perf_counter() < until:
            await asyncio.sleep(LOOK)
        if phase is not None and phase is self.waits_of:
            phase.bots.append(time.perf_counter() - began)


async def measure(
    server: ServerProcess, chosen: argparse.Namespace
) -> tuple[Waits, Waits, Counter[str]]:
    """Play through all phases; return the waits without and with the attacker, and its deeds."""
    tables = [Player(server.url, n, BOT if n % 2 else "") for n in range(chosen.tables)]
    pairs = max(1, round(chosen.minutes * 60 / (2 * chosen.phase)))
    until = time.perf_counter() + 2 * pairs * chosen.phase + SETTLE
    playing = [asyncio.create_task(table.play(until)) for table in tables]
    await asyncio.sleep(SETTLE)
    without, beside = Waits(), Waits()
    attackers = [start_attacker(server.url, n, chosen.only) for n in range(chosen.attackers)]
    try:
        for number in range(2 * pairs):
            is_attacked = number % 2 == 1
            for attacker in attackers:
                say(attacker, "on" if is_attacked else "off")
            await asyncio.sleep(min(SETTLE, chosen.phase / 3))
            phase, began, spent = (
                beside if is_attacked else without,
                time.perf_counter(),
                cpu_seconds_so_far(server.pid),
            )
            for table in tables:
                table.waits_of = phase
            await asyncio.sleep(chosen.phase - min(SETTLE, chosen.phase / 3))
            for table in tables:
                table.waits_of = None
            phase.seconds += time.perf_counter() - began
            phase.cpu += cpu_seconds_so_far(server.pid) - spent
            if is_attacked:
                seen = (
                    f"{p95(one.actions):.1f} / {p95(one.bots):.1f}" for one in (without, beside)
                )
                print(
                    f"phase {number + 1} of {2 * pairs}: p95 so far, actions / turns of bots:"
                    f" {' ms without, '.join(seen)} ms with the attacker",
                    flush=True,
                )
    finally:
        deeds = Counter[str]()
        for attacker in attackers:
            deeds += await asyncio.to_thread(end_attacker, attacker)
    await asyncio.gather(*playing)
    return without, beside, deeds


# --- the attacker, in a process of its own
def start_attacker(url: str, number: int, only: str | None) -> subprocess.Popen[str]:
    """Start an attacker at an address of its own; it waits for its first line."""
    command = [sys.executable, "-m", "benchmarks.attack", "--attack", url]
    kinds = ["--only", only] if only else []
    return subprocess.Popen(
        [*command, "--address", f"127.0.9.{1 + number}", *kinds],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def say(attacker: subprocess.Popen[str], word: str) -> None:
    """Turn an attacker on or off."""
    assert attacker.stdin is not None
    with suppress(BrokenPipeError):
        attacker.stdin.write(f"{word}\n")
        attacker.stdin.flush()


def end_attacker(attacker: subprocess.Popen[str]) -> Counter[str]:
    """End an attacker; return what it did."""
    said, _ = attacker.communicate(timeout=60)
    return Counter(json.loads(said.splitlines()[-1]) if said.strip() else {"died": 1})


class Attacker:
    """Everything that one address does; ``count`` says how often and with what outcome."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.count: Counter[str] = Counter()
        self.on = asyncio.Event()
        self.game = ""
        self.token = ""
        self._silent: list[asyncio.StreamWriter] = []
        self._acting: list[ClientConnection] = []
        self._reading: set[asyncio.Task[None]] = set()

    async def run(self, only: str | None) -> None:
        """Attack while the event is set, until standard input ends."""
        loop, lines = asyncio.get_running_loop(), asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        deeds: dict[str, Callable[[], Awaitable[None]]] = {
            "silent": self.open_silent,
            "reconnects": self.reconnect,
            "pings": self.flood_pings,
            "frames": self.flood_frames,
            "requests": self.flood_requests,
            "expensive": self.ask_expensive,
        }
        tasks = [
            asyncio.create_task(self.repeat(name, deed))
            for name, deed in deeds.items()
            if only in (None, name)
        ]
        while word := await lines.readline():
            if word.strip() == b"on":
                self.on.set()
            else:
                self.on.clear()
                self.close_silent()
                self.close_acting()
        for task in tasks:
            task.cancel()

    async def repeat(self, name: str, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, at most so many times a second."""
        pause = 1 / MOST_PER_SECOND[name]
        while True:
            await self.on.wait()
            due = time.perf_counter() + pause
            try:
                async with asyncio.timeout(TRIES):
                    await deed()
                self.count[name] += 1
            except (TimeoutError, OSError, EOFError, WebSocketException, httpx.HTTPError):
                self.count[f"{name}, refused or closed"] += 1
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        place = httpx.URL(self.url)
        return await asyncio.open_connection(place.host, place.port, local_addr=(self.address, 0))

    async def open_silent(self) -> None:
        """Open a connection that says nothing, in place of one that was closed."""
        self._silent = [one for one in self._silent if not one.is_closing()]
        if len(self._silent) < SILENT:
            reader, writer = await self._open()
            self._silent.append(writer)
            closing = asyncio.ensure_future(reader.read())
            closing.add_done_callback(lambda _: writer.close())

    def close_silent(self) -> None:
        """Close all connections that say nothing."""
        for one in self._silent:
            one.close()

    async def _own_game(self) -> str:
        if not self.game:
            async with self._http() as http:
                seats = [{"me": "Eve"}, {"me": "Mal"}]
                made = await http.post("/api/games", json={"seats": seats})
                answer = made.raise_for_status().json()
                self.token, self.game = answer["tokens"]["0"], answer["game"]
        return self.game

    def _http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        return httpx.AsyncClient(base_url=self.url, timeout=TRIES, transport=transport)

    async def _live(self) -> connect:
        place = f"{self.url}/api/games/{await self._own_game()}/live".replace("http", "ws", 1)
        return connect(place, compression=None, local_addr=(self.address, 0), close_timeout=0)

    async def reconnect(self) -> None:
        """Follow a table and leave it."""
        async with await self._live() as live:
            await live.send('{"type":"hello","seen":0}')
            await live.recv()

    async def flood_pings(self) -> None:
        """Send pings until the server closes the connection."""
        flood = unconnected()
        for _ in range(PINGS):
            flood.send_ping(b"x" * 100)
        pings = b"".join(flood.data_to_send())
        async with await self._live() as live:
            await live.send('{"type":"hello"}')
            while not live.transport.is_closing():
                live.transport.write(pings)
                await asyncio.sleep(0.01)

    async def flood_frames(self) -> None:
        """Send an action over each open connection; open one more."""
        self._acting = [one for one in self._acting if one.state is State.OPEN]
        if len(self._acting) < ACTING:
            live = await (await self._live())
            await live.send(json.dumps({"type": "hello", "token": self.token}))
            self._acting.append(live)
            reading = asyncio.create_task(read_on(live))
            self._reading.add(reading)
            reading.add_done_callback(self._reading.discard)
        flood = unconnected()
        flood.send_text(ACT.encode())
        act = b"".join(flood.data_to_send())
        for one in self._acting:
            if one.transport.get_write_buffer_size() < UNREAD:
                one.transport.write(act)
                self.count["actions sent"] += 1

    def close_acting(self) -> None:
        """Close all connections that send actions."""
        for one in self._acting:
            one.transport.abort()

    async def flood_requests(self) -> None:
        """Send a hundred requests over one connection, the next before the answer."""
        reader, writer = await self._open()
        try:
            for number in range(PIPELINED):
                path = ("/livez", "/api/lobby", "/", "/api/games/aaaaaaaaaaaa")[number % 4]
                writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
            await writer.drain()
            answers = 0
            while answers < PIPELINED and (chunk := await reader.read(65_536)):
                answers += chunk.count(b"HTTP/1.1 ")
            self.count["answers to requests"] += answers
        finally:
            writer.close()

    async def ask_expensive(self) -> None:
        """Ask for something that is expensive to compute."""
        kind, label = random.choice(EXPENSIVE), random.getrandbits(40)
        game = await self._own_game()
        async with self._http() as http:
            if kind in ("moments", "log"):
                answer = await http.get(f"/api/games/{game}/{kind}")
            elif kind == "lobby":
                answer = await http.get("/api/lobby")
            elif kind == "analysis":
                body: object = {"record": f"{RECORD}# {label}\n"}
                answer = await http.post("/api/records/analysis", json=body)
            elif kind == "balance":
                body = {"toml": PACK, "trait": "peasants", "games": 100 + label % 900}
                answer = await http.post("/api/balance", json=body)
            elif kind == "blanks":
                body = {"toml": f"{' ' * (BLANKS - label % 99)}\n{PACK}"}
                answer = await http.post("/api/packs/check", json=body)
            else:
                body = {"seats": [{"bot": "master"}] * 5}
                answer = await http.post("/api/games", json=body)
        self.count[f"{kind}: {answer.status_code}"] += 1


def unconnected() -> ClientProtocol:
    """Return a protocol that turns frames into bytes."""
    protocol = ClientProtocol(parse_uri("ws://localhost/"))
    protocol.state = State.OPEN
    return protocol


async def read_on(live: ClientConnection) -> None:
    """Read until the connection is closed."""
    with suppress(WebSocketException):
        async for _ in live:
            pass


# --- the table
def p95(waits: Sequence[float]) -> float:
    """Return the 95th percentile in milliseconds."""
    if len(waits) < 2:
        return float("nan")
    return 1000 * statistics.quantiles(waits, n=100, method="inclusive")[94]


def show(name: str, without: Sequence[float], beside: Sequence[float]) -> None:
    """Print one row."""
    halves = (
        statistics.median(waits) * 1000 if waits else float("nan") for waits in (without, beside)
    )
    ratio = p95(beside) / p95(without)
    reached = "reached" if ratio <= GOAL else "MISSED"
    cells = "".join(
        f"{len(waits):8}{half:10.1f}{p95(waits):10.1f}"
        for waits, half in zip((without, beside), halves, strict=True)
    )
    print(f"{name:16}{cells}{ratio:8.2f}   target: ≤ {GOAL:g}: {reached}")


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=3.0, help="in all; default: 3")
    parser.add_argument("--phase", type=float, default=15.0, help="seconds; default: 15")
    parser.add_argument("--tables", type=int, default=20, help="of players; default: 20")
    parser.add_argument("--attackers", type=int, default=1, help="addresses; default: 1")
    parser.add_argument("--only", choices=[*MOST_PER_SECOND], help="one kind of attack")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--attack", metavar="URL", help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        os.nice(NICENESS)
        logging.getLogger("asyncio").setLevel(logging.ERROR)  # it writes to closed connections
        attacker = Attacker(options.attack, options.address)
        asyncio.run(attacker.run(options.only))
        print(json.dumps(attacker.count))
        return
    gc.disable()  # pauses of the clients, not of the server
    announce(calibrate())
    print(f"{os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        url = a_url(options.database, Path(folder))
        with running_server(url, config="", workers=1) as server:
            without, beside, deeds = asyncio.run(measure(server, options))
            memory = megabytes(server.pid)
            lines = len(server.said)
    print("attacker: " + "; ".join(f"{deeds[name]} {name}" for name in sorted(deeds)))
    shares = [100 * waits.cpu / waits.seconds for waits in (without, beside)]
    print(
        f"server: {memory:.0f} MB, {lines} lines of log; {shares[0]:.0f} % of a core without,"
        f" {shares[1]:.0f} % with the attacker"
    )
    print(f"games that broke off: {without.failed} without, {beside.failed} with the attacker\n")
    columns = "".join(f"{name:>8}{'p50 ms':>10}{'p95 ms':>10}" for name in ("without", "with"))
    print(f"{'':16}{columns}{'ratio':>8}")
    show("actions", without.actions, beside.actions)
    show("turns of a bot", without.bots, beside.bots)


if __name__ == "__main__":
    main()
