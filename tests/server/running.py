"""Start and stop a real server process on loopback."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from smallworld.server.settings import sqlite_file
from tests.kit.waiting import PATIENCE

COMMAND = [sys.executable, "-c", "from smallworld.cli.main import cli; cli()"]

# Tests send more requests than people do.
GENEROUS = """
[tables]
listed_per_address = 100000
rows_per_address = 1000000

[live]
address_per_second = 100000
address_burst = 100000

[limits]
address_per_second = 100000
address_burst = 100000
table_per_second = 100000
table_burst = 100000
connects_per_second = 100000
connects_burst = 100000
challenges_per_second = 100000
challenges_burst = 100000
seeks_per_second = 100000
seeks_burst = 100000
seeks_per_address = 100000
arrivals_per_second = 100000
arrivals_burst = 100000
people_per_second = 100000
people_burst = 100000
connections_per_address = 10000
workshop = 3600
"""


class ServerProcess:
    """A ``smallworld serve`` process with its ``url`` and its output ``said``."""

    def __init__(self, database: str, config: Path, *options: str) -> None:
        listening = ("--host", "127.0.0.1", "--port", "0", "--database", database)
        self.said: list[str] = []
        self.process = subprocess.Popen(
            [*COMMAND, "serve", *listening, "--config", str(config), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._ready = threading.Event()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.url = self._address()

    @property
    def pid(self) -> int:
        """The process id."""
        return self.process.pid

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if "http://" in line:  # other output may come first
                self._ready.set()
        self._ready.set()

    def _address(self) -> str:
        self._ready.wait(PATIENCE)
        found = re.search(r"http://[0-9.:]+", "".join(self.said))
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {''.join(self.said)}")
        assert httpx.get(f"{found[0]}/healthz", timeout=PATIENCE).json()["ok"]
        return found[0]

    def kill(self) -> None:
        """Kill it, like a power failure."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it; return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        if self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise
        self._listener.join(PATIENCE)
        return self.process.wait()


@contextmanager
def running_server(
    database: str, *options: str, config: str = GENEROUS, workers: int = 0
) -> Iterator[ServerProcess]:
    """Run a server for the block; ``config`` is the text of its TOML file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.toml"
        file.write_text(config, encoding="utf-8")
        key = Path(folder) / "cookies.key"
        if not database.startswith("postgres"):
            key = Path(f"{sqlite_file(database)}.key")  # reused by the next server on this database
        file.write_text(f"key_file = {str(key)!r}\n{config}", encoding="utf-8")
        server = ServerProcess(database, file, "--bot-workers", str(workers), *options)
        try:
            yield server
        finally:
            server.stop()
