"""Connections: how many one address may have, and how long they may wait."""

from __future__ import annotations

import logging
import select
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from smallworld.server.http.connections import OpenConnections
from smallworld.server.serve import LogLimit
from smallworld.server.settings import Settings
from tests.kit.waiting import PATIENCE, poll_until
from tests.server.running import GENEROUS, ServerProcess, running_server

# Few connections, otherwise generous.
FEW = GENEROUS.replace("connections_per_address = 10000", "connections_per_address = 4")
HEAD = b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n"
ASKS = b"GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    config = f"{FEW}connections = 7\n"
    database = str(tmp_path_factory.mktemp("connections") / "tables.sqlite")
    with running_server(database, config=config) as server:
        yield server


def connected(server: ServerProcess, address: str = "127.0.0.1") -> socket.socket:
    url = httpx.URL(server.url)
    return socket.create_connection((url.host, url.port or 0), PATIENCE, (address, 0))


def is_answered(client: socket.socket) -> bool:
    """Read the answer to its end: then the server knows that the client waits again."""
    client.sendall(ASKS)
    answer = b""
    while b"\r\n\r\n{" not in answer or not answer.endswith(b"}"):
        more = client.recv(10_000)
        answer += more
        if not more:
            return False
    return answer.startswith(b"HTTP/1.1 200")


def is_reset(client: socket.socket) -> bool:
    """Send more: a closed socket answers with a reset, while its end would wait behind answers."""
    try:
        client.send(ASKS)
    except BlockingIOError:  # nobody reads
        pass
    except OSError:
        return True
    ended = select.poll()
    ended.register(client, 0)  # only errors and the end
    return bool(ended.poll(0))


def close(*clients: socket.socket) -> None:
    for client in clients:
        client.close()


def test_of_too_many_connections_the_one_that_waits_longest_is_closed(
    server: ServerProcess,
) -> None:
    clients = [connected(server) for _ in range(4)]
    assert all(is_answered(client) for client in [*clients, clients[0]])
    clients.append(connected(server))
    assert is_answered(clients[4])
    assert clients[1].recv(1) == b""
    assert is_answered(clients[0])
    close(*clients)


def test_a_connection_in_use_is_not_closed_for_another_one(server: ServerProcess) -> None:
    clients = [connected(server) for _ in range(4)]
    for client in clients:
        client.sendall(HEAD + b"expect: 100-continue\r\n\r\n")
        assert client.recv(12) == b"HTTP/1.1 100"
    late = connected(server)
    assert late.recv(12) == b"HTTP/1.1 429"
    other = connected(server, "127.0.0.2")
    assert is_answered(other)
    close(*clients, late, other)


def test_addresses_together_have_a_limit_too(server: ServerProcess) -> None:
    addresses = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"]
    clients = []
    for address in addresses:
        clients += [connected(server, address) for _ in range(2)]
        assert is_answered(clients[-1])
    assert clients[0].recv(1) == b""
    assert is_answered(clients[-1])
    close(*clients)


def test_a_trusted_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    config = f'trusted_proxy = "127.0.0.2"\n{FEW}'
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        clients = [connected(server, "127.0.0.2") for _ in range(20)]
        assert all(is_answered(client) for client in clients)
        close(*clients)


def test_an_address_that_connects_too_often_is_refused(tmp_path: Path) -> None:
    config = GENEROUS.replace("connects_per_second = 100000", "connects_per_second = 0.001")
    config = config.replace("connects_burst = 100000", "connects_burst = 5")
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        clients = [connected(server, "127.0.0.2") for _ in range(5)]
        assert all(is_answered(client) for client in clients)
        close(*clients)  # what counts is how often it connects, not how many are open
        late, other = connected(server, "127.0.0.2"), connected(server, "127.0.0.3")
        assert late.recv(12) == b"HTTP/1.1 429"
        assert is_answered(other)
        close(late, other)


def test_a_trusted_proxy_may_connect_as_often_as_it_needs(tmp_path: Path) -> None:
    config = GENEROUS.replace("connects_burst = 100000", "connects_burst = 1")
    config = config.replace("connects_per_second = 100000", "connects_per_second = 0.001")
    config = f'trusted_proxy = "127.0.0.2"\n{config}'
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        clients = [connected(server, "127.0.0.2") for _ in range(5)]
        assert all(is_answered(client) for client in clients)
        close(*clients)


def test_an_ipv6_network_is_one_address() -> None:
    limits = OpenConnections(Settings(trusted_proxy="10.0.0.0/8"), 100)
    assert limits.key_of("2001:db8::1") == limits.key_of("2001:db8::ffff:2")
    assert limits.key_of("2001:db8::1") != limits.key_of("2001:db8:0:1::1")
    assert limits.key_of("::ffff:192.0.2.7") == limits.key_of("192.0.2.7")
    assert limits.key_of("10.1.2.3") == limits.key_of("::ffff:10.1.2.3") == ""


def test_clients_that_send_or_read_too_slowly_are_dropped(tmp_path: Path) -> None:
    """No hurry is needed to pass: each client waits until the server closes."""
    config = f"{GENEROUS}head = 1.0\nupload = 1.0\nsending = 1.0\n"
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        silent, began, unfinished = (connected(server) for _ in range(3))
        began.sendall(b"GET / HT")
        unfinished.sendall(HEAD + b"\r\nsome")
        deaf = connected(server)
        deaf.setblocking(False)
        for _ in range(100):  # more than the kernel keeps for a client that reads nothing
            try:
                deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 20)
            except OSError:
                break
        assert silent.recv(1) == began.recv(1) == b""
        while unfinished.recv(1_000):  # an answer may come before the end
            pass
        poll_until(lambda: is_reset(deaf))
        close(silent, began, unfinished, deaf)


def test_between_requests_a_connection_stays_open_for_longer(tmp_path: Path) -> None:
    """A client that sends its next request in the moment of closing gets no answer."""
    with running_server(
        str(tmp_path / "tables.sqlite"), config=f"{GENEROUS}head = 0.2\n"
    ) as server:
        client, silent = connected(server), connected(server)
        assert is_answered(client)
        assert silent.recv(1) == b""  # closed, so the time of a head is over
        assert is_answered(client)
        client.sendall(ASKS[:9])
        assert client.recv(1) == b""  # the next head has begun, and has its own time
        close(client, silent)


def test_a_log_line_that_repeats_is_limited() -> None:
    seconds = [0.0]
    limit = LogLimit(burst=2, per_second=1.0, now=lambda: seconds[0])

    def line(number: int) -> logging.LogRecord:
        return logging.LogRecord("a", logging.ERROR, "file.py", number, "%s!", ("Oh",), None)

    assert [limit.filter(line(7)) for _ in range(4)] == [True, True, False, False]
    assert limit.filter(line(8))
    seconds[0] = 1.0
    later = line(7)
    assert limit.filter(later)
    assert later.getMessage() == "Oh! (2 more lines like this were dropped)"


def test_clients_cannot_flood_the_log(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        for _ in range(60):
            client = connected(server)
            client.sendall(b"no request at all\r\n\r\n")
            assert client.recv(12) == b"HTTP/1.1 400"
            client.close()
    lines = [line for line in server.said if "Invalid HTTP request" in line]
    assert 1 <= len(lines) < 50


@pytest.mark.soak
def test_silent_sockets_of_one_address_shut_nobody_else_out() -> None:
    from benchmarks.silent_sockets import measure

    found = measure(sockets=1_100, seconds=20, files=1_024)
    assert found.asked > 5 and found.failed == 0, found
    assert found.log_bytes < 100_000
