"""Measure every goal of the server's speed and fairness, one after the other.

    .venv/bin/python -m benchmarks.goals            # half an hour; run it on an idle machine
    .venv/bin/python -m benchmarks.goals --quick    # each part for seconds: does it all run?
    .venv/bin/python -m benchmarks.goals --only attack

Each part is a benchmark of its own, in a process of its own, and prints its results as they come:

    ratio        an action costs at most 12 echoes of CPU time, on both databases
    pace         400 tables that act every 3 s: p95 at most 50 ms, on both databases
    many         1,500 tables that act every 10 s: p95 at most 150 ms, on both databases
    processes    four processes that share PostgreSQL serve at least 1.7 / 2 of what four servers
                 with a database each serve on the same two cores
    attack       20 minutes with and without an attacker: the players' p95 at most doubles
    shares       waits for bots, hints, checks and analyses while another address keeps all workers
                 busy; it has no goal of its own
    sockets      1,100 silent connections of one address: no request of another one fails
    pings        pings without end over live connections: no request of another address fails

At the end all goals are listed once more. The exit code is 1 if one was missed or a part failed.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from typing import Final

SERVER: Final = "benchmarks.server"
# The name of a part → its command, whole and quick.
PARTS: Final[dict[str, tuple[str, str]]] = {
    "ratio": (f"{SERVER} ratio --rounds 3 --seconds 20", f"{SERVER} ratio --rounds 1 --seconds 6"),
    "pace": (
        f"{SERVER} pace --games 400 --every 3 --target 50 --seconds 45",
        f"{SERVER} pace --games 40 --every 3 --target 50 --seconds 6",
    ),
    "many": (
        f"{SERVER} pace --games 1500 --every 10 --target 150 --seconds 60",
        f"{SERVER} pace --games 60 --every 10 --target 150 --seconds 10",
    ),
    "processes": (
        f"{SERVER} processes --rounds 3 --seconds 20",
        f"{SERVER} processes --rounds 1 --seconds 6",
    ),
    "attack": (
        "benchmarks.attack --minutes 20",
        "benchmarks.attack --minutes 0.5 --phase 8 --tables 6",
    ),
    "shares": ("benchmarks.shares --turns 8", "benchmarks.shares --turns 1"),
    "sockets": (
        "benchmarks.silent_sockets --sockets 1100 --seconds 15",
        "benchmarks.silent_sockets --sockets 200 --seconds 3",
    ),
    "pings": ("benchmarks.ping_flood --seconds 8", "benchmarks.ping_flood --seconds 3"),
}


def run_part(name: str, command: str) -> list[str]:
    """Run a part and pass its output on; return the lines about goals."""
    print(f"\n=== {name}: python -m {command}", flush=True)
    began, goals = time.perf_counter(), []
    with subprocess.Popen(
        [sys.executable, "-u", "-m", *command.split()], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                print(line, end="", flush=True)
                if "target:" in line:
                    goals.append(line.rstrip())
            code = process.wait()
        except BaseException:
            process.send_signal(signal.SIGINT)  # it stops its servers
            raise
    print(f"({time.perf_counter() - began:.0f} s)", flush=True)
    return goals if code == 0 else [*goals, f"the part ended with code {code}: MISSED"]


def main() -> int:
    """Run the chosen parts; list all goals at the end."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="seconds of each part")
    parser.add_argument("--only", choices=[*PARTS], action="append", help="this part; repeatable")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a killed run leaves no servers
    found = {
        name: run_part(name, quick if options.quick else whole)
        for name, (whole, quick) in PARTS.items()
        if options.only is None or name in options.only
    }
    print("\n=== goals")
    for name, goals in found.items():
        for goal in goals:
            print(f"{name:10} {goal}")
    return int(any("MISSED" in goal for goals in found.values() for goal in goals))


if __name__ == "__main__":
    sys.exit(main())
