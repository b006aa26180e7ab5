"""Flood a live connection with pings, and measure another client beside it.

The server is started on the loopback. The attacker (127.0.0.1) connects again when it is closed,
at most ten times a second.

    python -m benchmarks.ping_flood --seconds 8
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.uri import parse_uri

from benchmarks.silent_sockets import ask, find_port, percentile, start_server

PINGS: Final = 5_000  # sent in one piece


class Figures(NamedTuple):
    """What the attacker could send, what the victim saw, and the server's memory."""

    pings: int
    connections: int
    failed: int
    p95: float
    megabytes: float


class Flood(threading.Thread):
    """Sends pings over one live connection after the other."""

    def __init__(self, port: int, game: str) -> None:
        super().__init__(daemon=True)
        self.pings = 0
        self.connections = 0
        self.url = f"ws://127.0.0.1:{port}/api/games/{game}/live"
        self.stopped = threading.Event()

    def run(self) -> None:
        """Flood until stopped."""
        protocol = ClientProtocol(parse_uri(self.url))
        protocol.state = protocol.state.OPEN
        for _ in range(PINGS):
            protocol.send_ping(b"x" * 100)
        pings = b"".join(protocol.data_to_send())
        while not self.stopped.wait(0.1):
            try:
                with connect(self.url, compression=None, close_timeout=0) as client:
                    self.connections += 1
                    client.send('{"type":"hello"}')
                    while not self.stopped.is_set():
                        client.socket.sendall(pings)
                        self.pings += PINGS
            except (OSError, ConnectionClosed):
                pass


def measure(seconds: float) -> Figures:
    """Run a server, the flood and the victim; return the figures."""
    with tempfile.TemporaryDirectory() as folder, open(Path(folder, "log"), "wb") as log:
        server = start_server(Path(folder), log, 4_096)
        try:
            port = find_port(Path(folder, "log"))
            table = {"seats": [{"me": "Ann"}, {"open": True}]}
            made = httpx.post(f"http://127.0.0.1:{port}/api/games", json=table, timeout=30)
            flood = Flood(port, made.json()["game"])
            flood.start()
            took, failed = ask(port, seconds)
            megabytes = _memory(server)
            flood.stopped.set()
            flood.join(10)
        finally:
            server.terminate()
            server.wait(30)
    return Figures(flood.pings, flood.connections, failed, percentile(took, 0.95), megabytes)


def _memory(server: subprocess.Popen[bytes]) -> float:
    text = Path(f"/proc/{server.pid}/status").read_text()
    return int(text.partition("VmHWM:")[2].split()[0]) / 1_024


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    seconds = parser.parse_args().seconds
    began = time.monotonic()
    found = measure(seconds)
    print(
        f"{found.pings:,} pings over {found.connections} connections; requests of another address: "
        f"{found.failed} failed, p95 {found.p95 * 1_000:.1f} ms; the server's memory was at most "
        f"{found.megabytes:.0f} MB ({time.monotonic() - began:.0f} s)"
        f"   target: 0 failed: {'MISSED' if found.failed else 'reached'}"
    )


if __name__ == "__main__":
    main()
