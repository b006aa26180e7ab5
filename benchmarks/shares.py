"""Measure how long players wait while another address keeps the workers busy.

    .venv/bin/python -m benchmarks.shares [--turns 8]

All on loopback: the player is 127.0.0.1, the other address 127.0.0.2 (Linux lets a client choose).
It makes 22 tables of five ``master`` bots, then 8 analyses and 8 balance runs, then 8 packs that
are slow to check. Each part is measured before and while that happens.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx

from benchmarks.calibration import announce, calibrate
from tests.kit.paths import BLUNDERS
from tests.packs.files.pack_builder import pack_text, power, race
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, running_server

PLAYER, OTHER = "127.0.0.1", "127.0.0.2"
TABLES, JOBS = 22, 8
PATIENCE: Final = 120.0  # seconds until a wait is given up
BLANKS: Final = 65_000
RECORD: Final = (BLUNDERS / "short_pass.swg").read_text("utf-8")
PACK: Final = pack_text(race("peasants", 'pays_on = "farmland"', tokens=5) + power("lazy"))


def client_at(url: str, address: str) -> Client:
    """Return a client that connects from ``address``."""
    client = Client(url)
    transport = httpx.HTTPTransport(local_address=address)
    client.http = httpx.Client(base_url=url, timeout=PATIENCE, transport=transport)
    return client


def bot_turn(player: Client) -> float:
    """Return the seconds until the bot at a new table has played its first turn."""
    start = time.perf_counter()
    made = player.new_game({"bot": "normal"}, {"me": "Ann"})
    while time.perf_counter() - start < PATIENCE:
        view = player.ok("GET", f"/api/games/{made['game']}", token=made["tokens"]["1"])
        if view.get("to_act") == 1:
            break
        time.sleep(0.01)
    return time.perf_counter() - start


def hint(player: Client) -> float:
    """Return the seconds until a hint arrives."""
    made = player.new_game({"me": "Ann"}, {"me": "Bo"})
    start = time.perf_counter()
    player.ok("POST", f"/api/games/{made['game']}/hint", token=made["tokens"]["0"])
    return time.perf_counter() - start


def check(player: Client) -> float:
    """Return the seconds until a pack is checked."""
    start = time.perf_counter()
    player.ok("POST", "/api/packs/check", {"toml": PACK})
    return time.perf_counter() - start


def analysis(player: Client, label: str) -> float | str:
    """Return the seconds until a game file is analysed, or the code of the refusal."""
    start = time.perf_counter()
    answer = player.ask("POST", "/api/records/analysis", {"record": f"{RECORD}# {label}\n"})
    if answer.status_code != 202:
        return str(answer.json()["error"]["code"])
    job: Json = answer.json()
    while job["state"] in ("waiting", "running") and time.perf_counter() - start < PATIENCE:
        time.sleep(0.1)
        job = player.ok("GET", f"/api/records/analysis/{job['job']}")
    return time.perf_counter() - start


def show(name: str, waits: list[float]) -> None:
    """Print the median and the longest of some waits."""
    print(f"{name:52}{statistics.median(waits):8.2f}{max(waits):8.2f}", flush=True)


def show_one(name: str, found: float | str) -> None:
    """Print one wait, or a refusal."""
    print(f"{name:52}{found if isinstance(found, str) else format(found, '8.2f')}", flush=True)


def measure(turns: int, part: Callable[[Client, Client, int], None]) -> None:
    """Run a part at a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        with running_server(database, config=GENEROUS, workers=1) as server:
            player, other = (client_at(server.url, where) for where in (PLAYER, OTHER))
            bot_turn(player)  # starts the workers
            check(player)
            part(player, other, turns)


def bot_tables(player: Client, other: Client, turns: int) -> None:
    """Measure a bot's turn beside tables of bots only."""
    show("bot's turn, nobody else", [bot_turn(player) for _ in range(turns)])
    for _ in range(TABLES):
        other.new_game(*[{"bot": "master"}] * 5)
    waits = [bot_turn(player) for _ in range(turns)]
    show(f"bot's turn, {TABLES} tables of five masters elsewhere", waits)


def jobs(player: Client, other: Client, turns: int) -> None:
    """Measure a hint and an analysis beside the jobs of another address."""
    show("hint, nobody else", [hint(player) for _ in range(turns)])
    show_one("analysis, nobody else", analysis(player, "first"))
    for number in range(JOBS):
        other.ask("POST", "/api/records/analysis", {"record": f"{RECORD}# {number}\n"})
        body = {"toml": PACK, "trait": "peasants", "games": 1_000 + number}
        other.ask("POST", "/api/balance", body)
    show(f"hint, {JOBS} analyses and balance runs elsewhere", [hint(player) for _ in range(turns)])
    show_one(f"analysis, {JOBS} analyses and balance runs elsewhere", analysis(player, "mine"))


def packs(player: Client, other: Client, turns: int) -> None:
    """Measure the check of a pack beside packs that are slow to check."""
    show("check of a pack, nobody else", [check(player) for _ in range(turns)])
    slow = f"{' ' * BLANKS}\n{PACK}"
    senders = [
        threading.Thread(target=other.ask, args=("POST", "/api/packs/check", {"toml": slow}))
        for _ in range(JOBS)
    ]
    for sender in senders:
        sender.start()
    time.sleep(0.5)
    start = time.perf_counter()
    refused = player.ask("POST", "/api/packs/check", {"toml": PACK}).status_code != 200
    waited = time.perf_counter() - start
    show_one(f"check of a pack, {JOBS} of {BLANKS} blanks elsewhere", waited)
    if refused:
        print("    and it was refused")
    for sender in senders:
        sender.join(PATIENCE)


def main() -> None:
    """Print the table of waits."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--turns", type=int, default=8)
    turns: int = arguments.parse_args().turns
    announce(calibrate())
    print(f"{'':52}{'median':>8}{'longest':>8}   seconds")
    for part in (bot_tables, jobs, packs):
        measure(turns, part)


if __name__ == "__main__":
    main()
