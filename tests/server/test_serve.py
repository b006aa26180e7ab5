"""``smallworld serve``: its settings, how it starts and how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from smallworld.server.addresses import machine_address
from smallworld.server.http.rate_limit import Buckets
from smallworld.server.settings import BadSettings, Limits, data_folder, load_key, read_settings
from tests.kit.waiting import PATIENCE, poll_until
from tests.server.running import COMMAND, running_server


def complaint(*options: str) -> str:
    done = subprocess.run(
        [*COMMAND, "serve", *options], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode in (1, 2), done
    assert done.stderr.startswith("Error: ") and "Traceback" not in done.stderr, done.stderr
    return done.stderr


def test_it_says_where_it_is_and_ends_well(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        assert server.said == [f"Small World is served at {server.url}/ (Ctrl-C stops it).\n"]
        os.kill(server.pid, signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
    assert len(server.said) == 1


def test_sigterm_is_a_good_end(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite"), workers=1) as server:
        assert server.stop() == 0


def test_errors_of_background_work_are_in_the_metrics(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    token = "a token for the operator"
    headers = {"Authorization": f"Bearer {token}"}

    def errors() -> float:
        told = httpx.get(f"{server.url}/metrics", headers=headers, timeout=PATIENCE).text
        (line,) = re.findall(r"^smallworld_errors_total .*", told, re.MULTILINE)
        return float(line.split()[1])

    config = f'metrics.token = "{token}"\n[club]\ntournaments = "players"'
    with running_server(str(database), config=config) as server:
        assert errors() == 0
        with closing(sqlite3.connect(database)) as db:
            db.execute("DROP TABLE tournaments")
        poll_until(lambda: errors() > 0)
    assert any("the sweep for tournaments failed" in line for line in server.said)


def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = str(tmp_path / "tables.sqlite")
        assert "Can’t use 127.0.0.1" in complaint("--port", port, "--database", database)
    no_database = tmp_path / "text.sqlite"
    no_database.write_text("this is no database at all, only words " * 20)
    assert "text.sqlite" in complaint("--port", "0", "--database", str(no_database))
    assert "public_url" in complaint("--public-url", "tables.example")
    config = tmp_path / "tables.toml"
    config.write_text("prot = 8000\n")
    assert "prot" in complaint("--config", str(config))
    config.write_text("port = ")
    assert "tables.toml" in complaint("--config", str(config))


def test_the_command_line_overrules_the_file(tmp_path: Path) -> None:
    config = tmp_path / "tables.toml"
    config.write_text('host = "0.0.0.0"\nport = 9000\n[limits]\nbody = 5000\n')
    settings = read_settings(config, port=7000, host=None, metrics_port=9100)
    assert (settings.host, settings.port, settings.metrics.port) == ("0.0.0.0", 7000, 9100)
    assert settings.limits == Limits(body=5_000)
    assert settings.database.endswith("tables.sqlite")
    with pytest.raises(BadSettings):
        read_settings(config, port=70_000)


def test_the_data_folder_is_the_users() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/smallworld")


def test_the_key_is_made_once_and_private(tmp_path: Path) -> None:
    settings = read_settings(database=str(tmp_path / "new" / "tables.sqlite"))
    key = load_key(settings)
    assert load_key(settings) == key and len(key) >= 32
    (file,) = (tmp_path / "new").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("short")
    with pytest.raises(BadSettings):
        load_key(settings)


def test_a_bucket_fills_up_again_but_not_over_the_brim() -> None:
    clock = [0.0]
    buckets = Buckets(2.0, 4.0, now=lambda: clock[0])
    assert [buckets.take("a") for _ in range(5)] == [0.0, 0.0, 0.0, 0.0, 0.5]
    clock[0] = 0.5
    assert buckets.take("a") == 0.0
    clock[0] = 100.0
    assert [buckets.take("a", 2.0) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert buckets.take("b", 100.0) == 0.0  # costs more than a full bucket


def test_the_database_is_a_file_of_its_own(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "folder" / "tables.sqlite"
    with running_server(str(database)):
        assert database.exists()
    tables = sqlite3.connect(database).execute("SELECT name FROM sqlite_master").fetchall()
    assert ("games",) in tables


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_visitor_on_the_machine_learns_its_network_address(host: str, tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite"), "--host", host) as server:
        port = server.url.rpartition(":")[2]
        told = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).json()
    known = machine_address() if host == "0.0.0.0" else ""
    assert told.get("address", "") == (f"http://{known}:{port}" if known else "")
