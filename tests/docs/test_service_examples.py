"""The unit for systemd and the proxy settings of docs/hosting.md work as they are written.

`make soak` installs the programs: nginx, Caddy and systemd.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.kit.markdown import fenced_blocks
from tests.kit.paths import DOCS
from tests.kit.waiting import PATIENCE, poll_until
from tests.server.playing import Client
from tests.server.running import running_server

pytestmark = pytest.mark.soak

HOSTING = DOCS / "hosting.md"
PUBLIC = "https://tables.example"
# The helper reads the address of the server, which one with a public address does not print.
SETTINGS = 'allowed_hosts = ["tables.example"]\ntrusted_proxy = "127.0.0.1"\n'
SEATS = {"seats": [{"me": "Ann"}, {"me": "Bo"}]}


def program(name: str) -> str:
    """Return the path of an installed program, or skip the test."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"SKIPPED: {name} is not installed")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def example(language: str, mark: str) -> str:
    (found,) = [block for block in fenced_blocks(HOSTING, language) if mark in block]
    return found


def replaced(text: str, **changes: str) -> str:
    """Replace words that must be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    verify = program("systemd-analyze")
    unit = tmp_path / "smallworld.service"
    text = example("ini", "[Service]")
    unit.write_text(replaced(text, **{"ExecStart=smallworld": "ExecStart=/bin/sh"}))
    result = subprocess.run(
        [verify, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    unit.write_text(unit.read_text().replace("ProtectHome=yes", "ProtectHouse=yes"))
    result = subprocess.run(
        [verify, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert "ProtectHouse" in result.stderr, "the check must notice a wrong key"


@contextmanager
def proxied(command: list[str], port: int, folder: Path) -> Iterator[str]:
    """Run a proxy until its port answers; give its address."""
    log = folder / "proxy.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, env={**os.environ, "HOME": str(folder)}
        )

    def answers() -> bool:
        assert process.poll() is None, log.read_text()
        with socket.socket() as asked:
            return asked.connect_ex(("127.0.0.1", port)) == 0

    try:
        poll_until(answers)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def play_through(proxy: str, server: str) -> None:
    """Ask under the public name, follow a table, and look at the headers that arrive."""
    named = {"Host": "tables.example"}
    assert httpx.get(f"{proxy}/healthz", headers=named, timeout=PATIENCE).json()["ok"]
    answer = httpx.post(
        f"{proxy}/api/games",
        json=SEATS,
        headers={**named, "Origin": PUBLIC, "X-Forwarded-For": "203.0.113.9"},
        timeout=PATIENCE,
    )
    assert answer.status_code == 201, answer.text
    foreign = httpx.post(
        f"{proxy}/api/games",
        json=SEATS,
        headers={**named, "Origin": "https://elsewhere.example"},
        timeout=PATIENCE,
    )
    assert foreign.status_code == 403
    large = httpx.post(
        f"{proxy}/api/games", content=b"x" * 3_000_000, headers=named, timeout=PATIENCE
    )
    assert large.status_code in (413, 502)  # Caddy 2.6 reports its own limit as 502
    game = answer.json()["game"]
    assert Client(server).ok("GET", f"/api/games/{game}")["seq"]
    asyncio.run(follow(int(proxy.rpartition(":")[2]), game))


async def follow(port: int, game: str) -> None:
    """A WebSocket passes the proxy under the public name."""
    address = f"ws://tables.example:{port}/api/games/{game}/live"
    async with connect(address, host="127.0.0.1") as socket:
        await socket.send(json.dumps({"type": "hello"}))
        assert json.loads(await socket.recv())["type"] == "welcome"


def test_the_settings_of_nginx_work(tmp_path: Path) -> None:
    nginx, port = program("nginx"), free_port()
    with running_server(str(tmp_path / "tables.sqlite"), config=SETTINGS) as server:
        block = replaced(
            example("nginx", "upstream"),
            **{
                "listen 443 ssl;": f"listen 127.0.0.1:{port};",
                "server 127.0.0.1:8000;": f"server {server.url.removeprefix('http://')};",
                "$scheme": "https",  # the test speaks to it without TLS
            },
        )
        folders = "".join(
            f"{name}_temp_path {tmp_path}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        file = tmp_path / "nginx.conf"
        file.write_text(
            f"daemon off;\nmaster_process off;\npid {tmp_path}/nginx.pid;\nerror_log stderr;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{folders}{block}}}\n"
        )
        with proxied([nginx, "-p", str(tmp_path), "-c", str(file)], port, tmp_path) as proxy:
            play_through(proxy, server.url)


def test_the_settings_of_caddy_work(tmp_path: Path) -> None:
    caddy, port = program("caddy"), free_port()
    with running_server(str(tmp_path / "tables.sqlite"), config=SETTINGS) as server:
        block = replaced(
            example("text", "reverse_proxy"),
            **{
                "tables.example {": f"http://tables.example:{port} {{",
                "127.0.0.1:8000": server.url.removeprefix("http://"),
            },
        )
        file = tmp_path / "Caddyfile"
        file.write_text(f"{{\nadmin off\nauto_https off\n}}\n{block}")
        command = [caddy, "run", "--config", str(file), "--adapter", "caddyfile"]
        with proxied(command, port, tmp_path) as proxy:
            play_through(proxy, server.url)
