"""A server that may be killed and comes back with the same address and memory."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from tests.server.running import ServerProcess, running_server


class KillableServer:
    """A server that lives more than once."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        self._start(0)

    def _start(self, port: int) -> None:
        self._running = running_server(self.database, "--port", str(port))
        self.process: ServerProcess = self._running.__enter__()
        self.url = self.process.url

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()

    def revive(self) -> None:
        """The same place, the same tables."""
        port = urlsplit(self.url).port
        assert port
        self._running.__exit__(None, None, None)
        self._start(port)

    def end(self) -> None:
        """No more."""
        self._running.__exit__(None, None, None)
