"""Hold silent connections of one address open, and measure another address beside them.

A server with few file descriptors is started on the loopback. The attacker (127.0.0.1) keeps
so many connections open without sending a request, and opens new ones when they are closed.
The victim (127.0.0.2) opens a new connection for every request.

    python -m benchmarks.silent_sockets --sockets 1100 --seconds 15
"""

from __future__ import annotations

import argparse
import http.client
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO, Final, NamedTuple

COMMAND: Final = [sys.executable, "-c", "from smallworld.cli.main import cli; cli()", "serve"]
PATIENCE: Final = 5.0  # seconds until a request of the victim counts as failed
PAUSE: Final = 0.05  # seconds between two requests of the victim


class Figures(NamedTuple):
    """What the victim saw, and what the server wrote to its log."""

    asked: int
    failed: int
    p50: float
    p95: float
    reopened: int  # connections of the attacker that the server closed
    log_bytes: int


def measure(sockets: int, seconds: float, files: int) -> Figures:
    """Run a server, the attacker and the victim; return the figures."""
    with tempfile.TemporaryDirectory() as folder, open(Path(folder, "log"), "wb") as log:
        server = start_server(Path(folder), log, files)
        try:
            port = find_port(Path(folder, "log"))
            attacker = Attacker(port, sockets)
            attacker.start()
            attacker.ready.wait()
            took, failed = ask(port, seconds)
            attacker.stop()
        finally:
            server.terminate()
            server.wait(30)
        size = Path(folder, "log").stat().st_size
        asked = len(took) + failed
        p50, p95 = percentile(took, 0.5), percentile(took, 0.95)
        return Figures(asked, failed, p50, p95, attacker.reopened, size)


def percentile(took: list[float], share: float) -> float:
    """Return a percentile of seconds; not a number without any."""
    return sorted(took)[int(share * (len(took) - 1))] if took else float("nan")


def start_server(folder: Path, log: IO[bytes], files: int) -> subprocess.Popen[bytes]:
    """Start a server that may open so many files."""
    options = ["--port", "0", "--database", str(folder / "tables.sqlite"), "--bot-workers", "0"]
    return subprocess.Popen(
        [*COMMAND, *options],
        stdout=log,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
    )


def find_port(log: Path) -> int:
    """Wait for the server's first line; return its port."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)", log.read_text())
        if found:
            return int(found[1])
        time.sleep(0.05)
    raise SystemExit(f"the server did not start: {log.read_text()}")


class Attacker(threading.Thread):
    """Keeps connections open and never sends a byte."""

    def __init__(self, port: int, count: int) -> None:
        super().__init__(daemon=True)
        self.ready = threading.Event()
        self.reopened = 0
        self._port = port
        self._count = count
        self._stopped = threading.Event()

    def run(self) -> None:
        """Open all connections, then replace those that were closed every second."""
        held = [self._open() for _ in range(self._count)]
        self.ready.set()
        while not self._stopped.wait(1.0):
            for place, one in enumerate(held):
                if _is_closed(one):
                    one.close()
                    held[place] = self._open()
                    self.reopened += 1
        for one in held:
            one.close()

    def _open(self) -> socket.socket:
        one = socket.create_connection(("127.0.0.1", self._port), PATIENCE, ("127.0.0.1", 0))
        one.setblocking(False)
        return one

    def stop(self) -> None:
        """Close everything."""
        self._stopped.set()
        self.join()


def _is_closed(one: socket.socket) -> bool:
    try:
        return not one.recv(1_000)
    except BlockingIOError:
        return False
    except OSError:
        return True


def ask(port: int, seconds: float) -> tuple[list[float], int]:
    """Return the seconds of each answered request, and the number of failed ones."""
    took, failed = [], 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        asking = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=PATIENCE, source_address=("127.0.0.2", 0)
        )
        try:
            asking.request("GET", "/healthz")
            assert asking.getresponse().status == 200
            took.append(time.perf_counter() - began)
        except (OSError, http.client.HTTPException, AssertionError):
            failed += 1
        finally:
            asking.close()
        time.sleep(PAUSE)
    return took, failed


def main() -> None:
    """Print the figures without and with the attacker."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=1_100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--files", type=int, default=1_024, help="file descriptors of the server")
    wanted = parser.parse_args()
    for sockets in (0, wanted.sockets):
        found = measure(sockets, wanted.seconds, wanted.files)
        print(
            f"{sockets:5} silent sockets: {found.asked} requests of another address, "
            f"{found.failed} failed, p50 {found.p50 * 1_000:.1f} ms, p95 {found.p95 * 1_000:.1f} "
            f"ms; {found.reopened} reopened, {found.log_bytes:,} bytes of log"
            f"   target: 0 failed: {'MISSED' if found.failed else 'reached'}"
        )


if __name__ == "__main__":
    main()
