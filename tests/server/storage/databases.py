"""Create databases for tests: SQLite files, or databases of a private PostgreSQL server.

The server is started when a test first asks for it, one for each process of tests, on a free
port of the loopback, as an unprivileged user; it ends with the tests, even if they are killed.
"""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.kit.waiting import PATIENCE, poll_until

# Put this on a test that takes `database` and asks `a_url` for an address.
BOTH_DATABASES = pytest.mark.parametrize("database", ["sqlite", "postgresql"])
MISSING = "SKIPPED: PostgreSQL is not installed; on Debian: apt install postgresql"
_USER = "smallworld"
_started: list[PostgresServer] = []


def a_url(database: str, folder: Path) -> str:
    """Return the URL of a new, empty database; skip the test without PostgreSQL."""
    if database == "sqlite":
        return f"sqlite:///{folder / f'{secrets.token_hex(4)}.sqlite'}"
    return a_postgres().a_database()


@cache
def a_postgres() -> PostgresServer:
    """Return the server of this test process."""
    return _new_server()


@contextmanager
def a_postgres_to_crash() -> Iterator[PostgresServer]:
    """Start a server for one test: it recovers faster than one with many databases."""
    server = _new_server()
    try:
        yield server
    finally:
        _started.remove(server)
        server.remove()


def _new_server() -> PostgresServer:
    found = _programs()
    if found is None or (os.geteuid() == 0 and not _has_user("postgres")):
        pytest.skip(MISSING)
    server = PostgresServer(found)
    _started.append(server)
    server.start()
    return server


@atexit.register
def remove_servers() -> None:
    """Stop all servers of this process and delete their files."""
    while _started:
        _started.pop().remove()


def _programs() -> Path | None:
    """Return the folder of ``initdb`` and ``postgres``: Debian's newest, or on PATH."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    if versions:
        return versions[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _version(program: Path) -> float:
    name = program.parent.parent.name
    return float(name) if name.replace(".", "", 1).isdigit() else 0.0


def _has_user(name: str) -> bool:
    import pwd

    return name in {user.pw_name for user in pwd.getpwall()}


class PostgresServer:
    """A PostgreSQL server with its own folder."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="smallworld-postgres-"))
        self._password = secrets.token_hex(16)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")
        self._initialise()

    def url_of(self, name: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://{_USER}:{self._password}@127.0.0.1:{self.port}/{name}"

    def a_database(self) -> str:
        """Create a database; return its URL."""
        name = f"test_{secrets.token_hex(6)}"
        self.query("postgres", f'CREATE DATABASE "{name}"')
        return self.url_of(name)

    def query(self, name: str, query: str) -> object:
        """Return the first value of a query."""

        async def run() -> object:
            connection = await asyncpg.connect(self.url_of(name), timeout=PATIENCE)
            try:
                return await connection.fetchval(query)
            finally:
                await connection.close()

        # In its own thread: the caller may be inside a running event loop.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, run()).result()

    def _initialise(self) -> None:
        password_file = self._folder / "password"
        password_file.write_text(self._password)
        command: list[str | Path] = [
            *(self._programs / "initdb", "--pgdata", self._folder / "data", "--username", _USER),
            *("--pwfile", password_file, "--auth", "scram-sha-256", "--encoding", "UTF8"),
            *("--no-locale", "--no-sync"),
        ]
        password_file.chmod(0o644)  # the folder is readable for the server's user only
        made = subprocess.run(command, capture_output=True, cwd=self._folder, **_as_nobody())
        assert made.returncode == 0, made.stderr.decode()
        password_file.unlink()

    def start(self) -> None:
        """Start it and wait until it answers; it exits with the thread that started it."""
        assert threading.current_thread() is threading.main_thread()
        command: list[str | Path] = [
            *(self._programs / "postgres", "-D", self._folder / "data"),
            *("-p", str(self.port), "-h", "127.0.0.1", "-k", ""),
            *("-c", "shared_buffers=16MB", "-c", "max_connections=80"),
            # After a crash, sync the whole file system at once instead of file by file.
            *("-c", "recovery_init_sync_method=syncfs"),
        ]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                preexec_fn=_end_with_parent if sys.platform == "linux" else None,
                **_as_nobody(),
            )
        self._wait()

    def _wait(self) -> None:
        def answers() -> bool:
            try:
                return self.query("postgres", "SELECT 1") == 1
            except (OSError, asyncpg.PostgresError):
                output = (self._folder / "log").read_text(errors="replace")
                assert self._process is not None and self._process.poll() is None, output
                return False

        poll_until(answers)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT closes all connections, SIGQUIT is like a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Stop it and delete its files."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)


def _as_nobody() -> dict[str, Any]:
    """Return the user for the process: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


def _end_with_parent() -> None:
    """Run in the child: exit when the tests end, even if they are killed."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, int(signal.SIGQUIT))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
