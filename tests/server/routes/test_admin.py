"""The host's API and command line: games, quotas, queue and drain, for one key only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from smallworld.server.club.transfer import GUESSES_BURST
from smallworld.server.http.quotas import subject_of
from smallworld.server.settings import Settings, load_admin_key
from tests.cli.shell import error_of, output_of
from tests.kit.waiting import PATIENCE, poll_until
from tests.server.live.client import LiveClient
from tests.server.playing import Client
from tests.server.running import GENEROUS, ServerProcess, running_server

SEATS = {"seats": [{"me": "Ann"}, {"bot": "easy"}]}


@pytest.fixture(scope="module")
def key_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin") / "admin.key"


@pytest.fixture(scope="module")
def server(key_file: Path) -> Iterator[ServerProcess]:
    """A server behind a proxy on the loopback, so that tests can come from any address."""
    config = f'trusted_proxy = "127.0.0.1"\n[admin]\nkey_file = {str(key_file)!r}\n{GENEROUS}'
    with running_server(str(key_file.parent / "tables.sqlite"), config=config) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def admin(server: ServerProcess, key_file: Path, *words: object) -> str:
    return output_of("admin", "--url", server.url, "--key-file", key_file, *words)


def status_from(server: ServerProcess, address: str, **headers: str) -> int:
    sent = {"X-Forwarded-For": address, **headers}
    return httpx.get(f"{server.url}/api/lobby", headers=sent, timeout=PATIENCE).status_code


def test_the_key_file_is_made_once_and_private(tmp_path: Path) -> None:
    file = tmp_path / "keys" / "admin.key"
    settings = Settings()
    assert load_admin_key(settings) is None
    settings = replace(settings, admin=replace(settings.admin, key_file=str(file)))
    key = load_admin_key(settings)
    assert key is not None and len(key) >= 32 and key == load_admin_key(settings)
    assert file.stat().st_mode & 0o077 == 0


def test_a_quota_multiplies_the_limits_of_what_is_seldom_done(
    server: ServerProcess, key_file: Path
) -> None:
    def guesses(address: str, times: int) -> list[int]:
        client = Client(server.url)
        client.http.headers["X-Forwarded-For"] = address
        code = {"code": "aaaaa-aaaaa", "label": ""}
        path = "/api/me/transfer/use"
        return [client.ask("POST", path, code).status_code for _ in range(times)]

    admin(server, key_file, "quota", "192.0.2.50", 2)
    tries = int(GUESSES_BURST)
    assert guesses("192.0.2.51", tries + 1) == [*[404] * tries, 429]
    assert guesses("192.0.2.50", 2 * tries + 1) == [*[404] * 2 * tries, 429]


def test_nothing_works_without_the_key(server: ServerProcess, tmp_path: Path) -> None:
    ann = Client(server.url)
    for method, path in (
        ("GET", "games"),
        ("POST", "games/abcdefghijkm/close"),
        ("DELETE", "games/abcdefghijkm"),
        ("GET", "quotas"),
        ("POST", "quotas"),
        ("DELETE", "quotas?kind=device&name=x"),
        ("GET", "process"),
        ("POST", "drain"),
        ("DELETE", "drain"),
    ):
        for token in (None, "another key of somebody else, of 32"):
            ann.refused(403, "admin.key", method, f"/api/admin/{path}", token=token)
    wrong = tmp_path / "wrong.key"
    wrong.write_text("x" * 64)
    told = error_of("admin", "--url", server.url, "--key-file", wrong, "games")
    assert "Send the key from the key file" in told


def test_a_server_without_a_key_file_has_no_such_api(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        Client(server.url).refused(404, "admin.off", "GET", "/api/admin/games", token="x" * 40)


def test_games_are_listed_closed_and_deleted(server: ServerProcess, key_file: Path) -> None:
    ann = Client(server.url)
    first, second = (ann.ok("POST", "/api/games", SEATS)["game"] for _ in range(2))
    listed = admin(server, key_file, "games")
    assert listed.index(second) < listed.index(first) and "private" in listed and "Ann" in listed
    assert [row["table"]["game"] for row in json.loads(admin(server, key_file, "games", "--json"))]
    assert "is closed" in admin(server, key_file, "close", first, "--reason", "insults")
    assert "insults" in admin(server, key_file, "games")
    assert ann.ok("GET", f"/api/games/{first}")["closed"] == "insults"
    assert "is deleted" in admin(server, key_file, "delete", second, "--yes")
    ann.refused(404, "game.unknown", "GET", f"/api/games/{second}")
    for word in ("close", "delete --yes"):
        words = ("admin", "--url", server.url, "--key-file", key_file, *word.split(), second)
        assert error_of(*words)


def test_a_blocked_address_gets_nothing_and_loses_its_connection(
    server: ServerProcess, key_file: Path
) -> None:
    address = "198.51.100.7"
    game = Client(server.url).ok("POST", "/api/games", SEATS)["game"]

    async def story() -> int:
        url = f"{server.url}/api/games/{game}/live".replace("http", "ws")
        async with connect(url, additional_headers={"X-Forwarded-For": address}) as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["type"] == "welcome"
            await asyncio.to_thread(
                admin, server, key_file, "block", "198.51.100.0/24", "--note", "spam"
            )
            await socket.wait_closed()
            return socket.close_code or 0

    assert status_from(server, address) == 200
    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == 4403
    assert status_from(server, address) == 403
    assert status_from(server, "198.51.101.7") == 200
    assert "198.51.100.0/24: blocked  spam" in admin(server, key_file, "quotas")
    admin(server, key_file, "quota", address, "4")
    assert status_from(server, address) == 200, "the smaller network decides"
    for name in (address, "198.51.100.0/24"):
        admin(server, key_file, "unblock", name)
    assert status_from(server, address) == 200


def test_a_blocked_device_gets_nothing(server: ServerProcess, key_file: Path) -> None:
    answer = httpx.post(f"{server.url}/api/games", json=SEATS, timeout=PATIENCE)
    cookie = answer.headers["set-cookie"].partition(";")[0]
    device = json.loads(admin(server, key_file, "games", "--limit", 1, "--json"))[0]["creator"]
    assert device and device in cookie
    admin(server, key_file, "block", device, "--device", "--hours", 1)
    assert status_from(server, "203.0.113.5", Cookie=cookie) == 403
    assert status_from(server, "203.0.113.5") == 200
    admin(server, key_file, "unblock", device, "--device")
    assert status_from(server, "203.0.113.5", Cookie=cookie) == 200


def test_the_host_cannot_lock_itself_out(server: ServerProcess, key_file: Path) -> None:
    admin(server, key_file, "block", "127.0.0.1")
    assert status_from(server, "127.0.0.1") == 403
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
    admin(server, key_file, "unblock", "127.0.0.1")
    assert status_from(server, "127.0.0.1") == 200


def test_a_drained_process_is_not_ready_and_closes_connections(
    server: ServerProcess, key_file: Path
) -> None:
    game = Client(server.url).ok("POST", "/api/games", SEATS)["game"]
    health = f"{server.url}/healthz"

    async def story() -> int:
        client = LiveClient(f"{server.url}/api/games/{game}/live".replace("http", "ws"))
        await client.join()
        assert "takes requests" in await asyncio.to_thread(admin, server, key_file, "queue")
        told = await asyncio.to_thread(admin, server, key_file, "drain", "--seconds", 0, "--wait")
        assert "Nobody is connected" in told
        return await client.closed()

    try:
        assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == 1012
        assert httpx.get(health, timeout=PATIENCE).status_code == 503
        assert httpx.get(f"{server.url}/livez", timeout=PATIENCE).status_code == 200
        shown = admin(server, key_file, "queue")
        assert "drains" in shown
        assert "bot_table: 0 running, 0 waiting" in shown
    finally:
        admin(server, key_file, "resume")
    poll_until(lambda: httpx.get(health, timeout=PATIENCE).status_code == 200)


def test_a_subject_has_one_form() -> None:
    assert subject_of("address", "192.0.2.7/24") == "address 192.0.2.0/24"
    assert subject_of("address", "2001:db8::7") == "address 2001:db8::/64"
    for kind, name in (("address", "somebody"), ("device", ""), ("device", "ü")):
        with pytest.raises(ValueError):
            subject_of(kind, name)
