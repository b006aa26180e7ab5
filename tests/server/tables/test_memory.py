"""Repeated bad requests of all kinds do not grow the memory of the server."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from smallworld.server.messages.games import Claim, NewTable, SeatWish
from smallworld.server.refusals import NotFound
from smallworld.server.tables.create import create_table
from smallworld.server.tables.seats import claim
from smallworld.server.tables.tables import Tables
from tests.server.playing import Client, Json
from tests.server.running import ServerProcess, running_server
from tests.server.storage.memory_storage import MemoryStorage

WARM = 3  # rounds until all caches are filled
ROUNDS = 6
MEGABYTE = 1_000_000
HUGE = b" " * (4 * MEGABYTE)
BODIES = [
    HUGE,
    b'{"record": "' + b"x" * MEGABYTE + b'"}',
    b'{"record": "' + b"\\u0000" * 150_000 + b'"}',
    b"[" * MEGABYTE,
    b'{"seats":' * 100_000,
    json.dumps({"seats": [{"me": "Ann"}] * 50_000}).encode(),
    json.dumps({"record": "smallworld 1\n" + "0 pick 1\n" * 50_000}).encode(),
]
FRAMES: list[str | bytes] = [
    "x" * 60_000,
    "[" * 60_000,
    b"\0" * 60_000,
    "é" * 2 * MEGABYTE,
    '{"type":"chat","text":"' + "x" * 60_000 + '"}',
    '{"type":"act","actions":' + json.dumps(["end"] * 9_000) + "}",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("memory") / "tables.sqlite")) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def resident(server: ServerProcess) -> int:
    """Return the memory of the process in bytes."""
    status = Path(f"/proc/{server.pid}/status")
    if not status.exists():
        pytest.skip("SKIPPED: only Linux tells how much memory a process has")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    assert found is not None
    return int(found[1]) * 1024


def test_nonsense_takes_no_memory(server: ServerProcess) -> None:
    made = Client(server.url).new_game()
    for _ in range(WARM):
        asyncio.run(nonsense(server.url, made))
    before = resident(server)
    for _ in range(ROUNDS):
        asyncio.run(nonsense(server.url, made))
    after = resident(server)
    print(f"{before / MEGABYTE:.1f} MB before, {after / MEGABYTE:.1f} MB after")
    assert after < 1.2 * before + 10 * MEGABYTE
    assert Client(server.url).ok("GET", f"/api/games/{made['game']}")["seq"] > 0


def test_unknown_games_use_no_memory() -> None:
    async def asked() -> None:
        tables = Tables(MemoryStorage())
        for number in range(100):
            with pytest.raises(NotFound):
                await claim(tables, f"{number:012}", Claim(name="Eve"), "")
        assert not tables._locks and not tables.count()

    asyncio.run(asked())


async def new_table(tables: Tables) -> str:
    wish = NewTable(seats=[SeatWish(me="Ann"), SeatWish(me="Bo")])
    made = create_table(wish, "", tables.now())
    await tables.create(made.table, made.log, made.secrets)
    return made.table.row.id


def test_tables_stay_in_memory_by_their_bytes_not_by_their_number() -> None:
    async def asked() -> None:
        tables = Tables(MemoryStorage())
        games = [await new_table(tables) for _ in range(400)]
        assert tables.count() == 400 and all(tables.cached(game) for game in games)

    asyncio.run(asked())


def test_beyond_its_memory_the_table_not_used_for_longest_is_dropped() -> None:
    async def asked() -> None:
        tables = Tables(MemoryStorage(), memory=100_000)
        first, second, third = [await new_table(tables) for _ in range(3)]
        await tables.table(first)
        await new_table(tables)
        assert tables.cached(second) is None
        assert tables.cached(first) and tables.cached(third)
        for _ in range(30):  # a long log takes the room of other tables
            await tables.append_chat(first, 0, lambda table: "x" * 2_000)
        await tables.table(first)
        assert tables.cached(first) and tables.count() == 1
        tables.drop(first)
        assert tables._size == 0

    asyncio.run(asked())


async def nonsense(url: str, made: Json) -> None:
    """Send useless bodies, frames, connections and games."""
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as http:
        for body in BODIES:
            for path in ("/api/records", "/api/games"):
                answer = await http.post(path, content=body)
                assert 400 <= answer.status_code < 500, answer.text
        answer = await http.post("/api/records", content=in_pieces())
        assert answer.status_code == 413, answer.text
        for _ in range(50):
            game = secrets.token_hex(6)
            answer = await http.post(f"/api/games/{game}/claim", json={"name": "Eve"})
            assert answer.status_code == 404
    address = f"{url.replace('http', 'ws')}/api/games/{made['game']}/live"
    await asyncio.gather(*(bad_connection(address, frame) for frame in FRAMES))
    hello = json.dumps({"type": "hello", "token": made["tokens"]["0"]})
    await asyncio.gather(*(bad_connection(address, hello, frame) for frame in FRAMES))
    await asyncio.gather(*(vanish(address, hello) for _ in range(10)))


async def in_pieces() -> AsyncIterator[bytes]:
    """Yield a body of unknown length."""
    for _ in range(40):
        yield b" " * 100_000


async def bad_connection(address: str, *frames: str | bytes) -> None:
    """Send frames that end a connection or are refused."""
    async with connect(address, compression=None, max_size=None) as client:
        try:
            for frame in (*frames, '{"type":"ping"}'):
                await client.send(frame)
            while json.loads(await client.recv())["type"] != "pong":
                pass
        except ConnectionClosed:
            pass


async def vanish(address: str, hello: str) -> None:
    """Say hello, then drop the connection."""
    client = await connect(address, compression=None)
    await client.send(hello)
    await client.recv()
    client.transport.abort()
