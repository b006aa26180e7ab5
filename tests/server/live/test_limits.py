"""Access, timeouts and limits of live connections, each with its close code."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Coroutine, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.uri import parse_uri

from smallworld.server.http.routing import LINES_PER_REQUEST
from smallworld.server.live.hub import Hub
from smallworld.server.messages.frames import Closing
from smallworld.server.messages.tables import Player
from smallworld.server.settings import LiveLimits
from smallworld.server.storage.protocol import REWRITTEN
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret
from tests.kit.waiting import PATIENCE, poll_until
from tests.server.live.client import LiveClient
from tests.server.live.server import BUSY, LiveServers, live_servers
from tests.server.live.test_games import play_on, seated
from tests.server.playing import Client
from tests.server.running import running_server
from tests.server.storage.memory_storage import MemoryStorage

METRICS = "a token for the operator"


@pytest.fixture(scope="module")
def servers() -> Iterator[LiveServers]:
    limits = replace(BUSY, per_address=150, waiting=12, per_table=120)
    with live_servers(1, limits) as running:
        yield running


def run(work: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def refused(url: str, *frames: str | bytes) -> tuple[int, str]:
    """Return the close code and reason after sending these frames."""
    async with connect(url, compression=None) as client:
        try:
            for frame in frames:
                await client.send(frame)
            while True:
                await client.recv()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code, closed.rcvd.reason


# --- access


def test_an_unknown_game_is_4404(servers: LiveServers) -> None:
    hello = '{"type":"hello","token":null,"seen":0}'
    for game in ("aaaaaaaaaaaa", "x", "..%5c..", "é" * 40):
        assert asyncio.run(refused(servers.url(game), hello)) == (4404, "game.unknown")


def test_a_wrong_token_is_4403(servers: LiveServers) -> None:
    table, other = servers.new_game(), servers.new_game()
    for token in ("", "wrong", other.tokens[0], "\u0000", "\U0001f600"):
        hello = '{"type":"hello","token":"' + token.replace("\0", "\\u0000") + '"}'
        assert asyncio.run(refused(servers.url(table.game), hello)) == (4403, "seat.bad_token")


def test_a_table_without_spectators_lets_only_seats_in(servers: LiveServers) -> None:
    table = servers.new_game(watch=False)
    closed = asyncio.run(refused(servers.url(table.game), '{"type":"hello"}'))
    assert closed == (4403, "table.no_spectators")

    async def ann() -> None:
        assert (await LiveClient(servers.url(table.game), table.tokens[0]).join())["you"] == 0

    run(ann())


def test_another_frame_before_hello_is_4401(servers: LiveServers) -> None:
    url = servers.url(servers.new_game().game)
    assert asyncio.run(refused(url, '{"type":"ping"}')) == (4401, "hello.missing")


def test_a_second_hello_is_4400(servers: LiveServers) -> None:
    url = servers.url(servers.new_game().game)
    closed = asyncio.run(refused(url, '{"type":"hello"}', '{"type":"hello"}'))
    assert closed == (4400, "hello.twice")


def test_a_seat_that_was_handed_over_closes_its_connections(servers: LiveServers) -> None:
    async def hand_over() -> None:
        table = servers.new_game()
        ann, bo = await seated(servers, table)
        await asyncio.to_thread(servers.call, servers.storage.forget_secrets(table.game, 0))
        # The old token opens nothing even before the hub has noticed.
        assert (await ann.act("pick 1"))["error"]["code"] == "seat.bad_token"
        change = servers.tables.change_seat(table.game, 0, lambda _: Player("Anna", "person"))
        await asyncio.to_thread(servers.call, change)
        assert await ann.closed() == 4403
        await bo.until("changed")
        await bo.until_present([1], 0)

    run(hand_over())


def test_a_token_forgotten_elsewhere_is_noticed_at_the_next_heartbeat() -> None:
    async def forget(servers: LiveServers) -> None:
        table = servers.new_game()
        ann, bo = await seated(servers, table)
        await asyncio.to_thread(servers.call, servers.storage.forget_secrets(table.game, 0))
        assert await ann.closed() == 4403
        await bo.until_present([1], 0)

    with live_servers(1, LiveLimits(ping=0.1)) as servers:
        run(forget(servers))


def test_a_deleted_game_ends_its_connections_at_every_process() -> None:
    async def delete(servers: LiveServers) -> None:
        table, other = servers.new_game(), servers.new_game()
        here = LiveClient(servers.url(table.game), table.tokens[0])
        there = LiveClient(servers.url(table.game, server=1))
        spared = LiveClient(servers.url(other.game), other.tokens[0])
        for client in (here, there, spared):
            await client.join()
        await asyncio.to_thread(servers.call, servers.storage.delete_game(table.game))
        assert [await client.closed() for client in (here, there)] == [4404, 4404]
        for server in servers.servers:
            assert server.tables.cached(table.game) is None
        assert (await spared.act("pick 1"))["type"] == "done"

    with live_servers(2) as servers:
        run(delete(servers))


def test_names_forgotten_by_another_process_leave_the_memory() -> None:
    async def forget(servers: LiveServers) -> None:
        table = servers.new_game()
        ann, bo = await seated(servers, table)
        del servers.storage.secrets[hash_secret(table.tokens[0])]
        stored = servers.storage.games[table.game].log
        stored[0] = LogRow(1, "seat", 0, '{"name":"","who":"person"}', stored[0].at)
        await servers.report_change(table.game, REWRITTEN)
        assert await ann.closed() == 4403
        await bo.send(type="chat", text="Who was that?")
        await bo.until("changed")
        assert bo.view["seats"][0]["sitting"]["name"] == ""

    with live_servers(1) as servers:
        run(forget(servers))


def test_the_operator_chooses_the_limits(tmp_path: Path) -> None:
    config = f"""
        [live]
        burst = 3
        per_second = 0.001
        per_address = 2
        per_table = 1
        [metrics]
        token = "{METRICS}"
    """
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        games = [client.new_game()["game"] for _ in range(3)]
        urls = [f"{server.url}/api/games/{game}/live".replace("http", "ws", 1) for game in games]
        run(at_small_limits(urls, client))


async def at_small_limits(urls: list[str], client: Client) -> None:
    first, second = LiveClient(urls[0]), LiveClient(urls[1])
    await first.join()
    assert await refused(urls[0], '{"type":"hello"}') == (4429, "table.too_many")
    await second.join()
    assert await refused(urls[2], '{"type":"hello"}') == (4429, "address.too_many")
    numbers = await asyncio.to_thread(client.ask, "GET", "/metrics", token=METRICS)
    assert "smallworld_live_tables 2.0" in numbers.text
    assert "smallworld_live_connections 2.0" in numbers.text
    assert "smallworld_live_dropped_total 0.0" in numbers.text
    for _ in range(3):  # the hello was the first frame
        await first.send(type="ping")
    assert await first.closed() == 4429


def test_an_ipv6_network_is_one_address() -> None:
    hub = Hub(Tables(MemoryStorage()), LiveLimits(per_address=2))
    with hub.admitted("2001:db8:1:2::1"), hub.admitted("2001:db8:1:2:ffff::2"):
        with pytest.raises(Closing, match=r"address\.too_many"), hub.admitted("2001:db8:1:2::3"):
            pass
        with hub.admitted("2001:db8:1:3::1"):
            pass
    with hub.admitted("2001:db8:1:2::1"), hub.admitted("2001:db8:1:2::3"):
        pass


def test_frames_are_counted_and_invalid_text_is_no_fault(tmp_path: Path) -> None:
    config = f'metrics.token = "{METRICS}"'
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        made = client.new_game()
        url = f"{server.url}/api/games/{made['game']}/live".replace("http", "ws", 1)
        hello = json.dumps({"type": "hello", "token": made["tokens"]["0"]})

        async def talk() -> None:
            async with connect(url) as socket:
                await socket.send(hello)
                seq = json.loads(await socket.recv())["seq"]
                act = {"type": "act", "actions": ["pick 1"], "after": seq, "request": "first-one"}
                await socket.send(json.dumps(act))
                await socket.send(json.dumps({**act, "request": "second-one", "after": seq - 1}))
                while json.loads(await socket.recv())["type"] != "refused":
                    pass
                await socket.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007

        run(talk())
        counted = client.ask("GET", "/metrics", token=METRICS).text
        for outcome in ("done", "refused"):
            labels = f'{{outcome="{outcome}",type="act"}}'
            assert f"smallworld_live_frame_seconds_count{labels} 1.0" in counted
    assert not [line for line in server.said if "Traceback" in line or "bug" in line]


# --- presence


def test_presence_follows_connects_and_disconnects(servers: LiveServers) -> None:
    async def come_and_go() -> None:
        table = servers.new_game()
        url = servers.url(table.game)
        ann = LiveClient(url, table.tokens[0])
        bo = [LiveClient(url, table.tokens[1]) for _ in range(2)]
        watcher = LiveClient(url)
        await ann.join()
        await ann.until_present([0], 0)
        for client in (*bo, watcher):
            await client.join()
            await client.until_present([0, 1], 1 if client is watcher else 0)
        await ann.until_present([0, 1], 1)
        await bo[0].leave()  # the other device of Bo is still there
        await watcher.leave()
        await ann.until_present([0, 1], 0)
        await bo[1].leave()
        await ann.until_present([0], 0)
        await ann.act("pick 1")
        assert [seat.get("present", False) for seat in ann.view["seats"]] == [True, False]
        assert servers.hub.present(table.game) == {0}

    run(come_and_go())


# --- limits


def test_a_client_that_reads_nothing_is_dropped_and_delays_nobody(servers: LiveServers) -> None:
    table = servers.new_game()
    before = servers.hub.dropped
    blocked, protocol = never_reading(servers.url(table.game))
    with blocked:
        run(play_beside_a_blocked_client(servers, table.game, table.tokens))
        assert servers.hub.dropped == before + 1
        blocked.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_000_000)
        blocked.settimeout(PATIENCE)
        while protocol.close_rcvd is None:  # after the frames in the buffers
            protocol.receive_data(blocked.recv(65_536))
        assert protocol.close_rcvd.code == 4408


async def play_beside_a_blocked_client(servers: LiveServers, game: str, tokens: list[str]) -> None:
    players = [LiveClient(servers.url(game), token) for token in tokens]
    for player in players:
        await player.join(0)
    await players[0].until_present([0, 1], 1)
    chance = random.Random(7)
    while players[0].present["watchers"]:
        assert await play_on(players, [], chance), "the game is over, and it is still there"
    for player in players:
        await player.leave()


def never_reading(url: str) -> tuple[socket.socket, ClientProtocol]:
    """Connect a client that says hello and then reads nothing, with a small window."""
    protocol = ClientProtocol(parse_uri(url))
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    opened.connect((protocol.uri.host, protocol.uri.port))
    protocol.send_request(protocol.connect())
    opened.sendall(b"".join(protocol.data_to_send()))
    while not protocol.events_received():
        protocol.receive_data(opened.recv(4_096))
    protocol.send_text(b'{"type":"hello"}')
    opened.sendall(b"".join(protocol.data_to_send()))
    return opened, protocol


@pytest.mark.parametrize("kind", ["ping", "pong", "part", "text"])
def test_a_flood_of_any_frames_is_4429(kind: str) -> None:
    with live_servers(1, LiveLimits(burst=50, per_second=1)) as servers:
        opened, client = never_reading(servers.url(servers.new_game().game))
        flood = {
            "ping": lambda: client.send_ping(b""),
            "pong": lambda: client.send_pong(b""),
            "part": lambda: client.send_continuation(b"", fin=False),
            "text": lambda: client.send_text(b'{"type":"pong"}'),
        }
        if kind == "part":
            client.send_text(b"", fin=False)
        for _ in range(60):
            flood[kind]()
        opened.sendall(b"".join(client.data_to_send()))
        opened.settimeout(PATIENCE)
        while client.close_rcvd is None:
            client.receive_data(opened.recv(4_096))
            client.events_received()
        assert (client.close_rcvd.code, client.close_rcvd.reason) == (
            4429,
            "client.too_many_frames",
        )
        opened.close()


def test_all_connections_of_an_address_share_a_limit_of_frames() -> None:
    async def pinged(client: ClientConnection, times: int) -> None:
        for _ in range(times):
            await client.send('{"type":"ping"}')
        while times:
            times -= json.loads(await client.recv())["type"] == "pong"

    async def flood(servers: LiveServers, *, are_answered: bool) -> None:
        url = servers.url(servers.new_game().game)
        async with (
            connect(url, close_timeout=0.1) as first,
            connect(url, close_timeout=0.1) as second,
            connect(url, local_addr=("127.0.0.2", 0)) as other,
        ):
            for client in (first, second, other):
                await client.send('{"type":"hello"}')
                assert json.loads(await client.recv())["type"] == "welcome"
            greedy = asyncio.gather(pinged(first, 15), pinged(second, 15))
            await pinged(other, 1)
            if are_answered:
                await greedy  # late, but none is lost
            else:
                assert not greedy.done(), "they have to wait twelve seconds"
                greedy.cancel()

    for per_second, are_answered in ((2, False), (200, True)):
        with live_servers(1, LiveLimits(address_burst=5, address_per_second=per_second)) as servers:
            run(flood(servers, are_answered=are_answered))


def test_the_lines_that_a_client_asks_for_are_counted(servers: LiveServers) -> None:
    async def come_back(servers: LiveServers) -> None:
        game = servers.new_game().game
        table = servers.tables.cached(game)
        assert table is not None
        rows = [LogRow(table.seq + 1 + n, "chat", 0, "Hm.", table.row.created) for n in range(3000)]
        await asyncio.to_thread(servers.call, servers.tables.store(table, rows))
        left = []
        for seen in (None, table.seq - 1, 0):
            async with connect(servers.url(game)) as client:
                await client.send(json.dumps({"type": "hello", "seen": seen}))
                assert json.loads(await client.recv())["type"] == "welcome"
            left.append(servers.servers[0].guard.addresses.lowest(1)[0][1])
        assert left[0] - left[1] == pytest.approx(1, abs=0.1)
        assert left[1] - left[2] == pytest.approx(1 + table.seq / LINES_PER_REQUEST, abs=0.1)

    run(come_back(servers))


def test_pongs_that_nobody_reads_take_no_memory() -> None:
    with live_servers(1, LiveLimits(burst=1_000_000, per_second=1_000_000)) as servers:
        opened, client = never_reading(servers.url(servers.new_game().game))
        for _ in range(5_000):
            client.send_ping(b"x" * 125)
        client.send_close(1000)
        (connection,) = servers.servers[0].connections()
        opened.sendall(b"".join(client.data_to_send()))
        poll_until(lambda: connection.conn.close_rcvd is not None)
        assert connection.transport.get_write_buffer_size() < 200_000
        opened.close()


def test_spectators_leave_room_for_the_players() -> None:
    async def crowd(servers: LiveServers) -> None:
        table = servers.new_game()
        for _ in range(3):
            await LiveClient(servers.url(table.game)).join()
        closed = await refused(servers.url(table.game), '{"type":"hello"}')
        assert closed == (4429, "table.too_many")
        await LiveClient(servers.url(table.game), table.tokens[0]).join()

    with live_servers(1, LiveLimits(per_table=3)) as servers:
        run(crowd(servers))


def test_a_hundred_connections_get_a_change(servers: LiveServers) -> None:
    async def hundred() -> None:
        table = servers.new_game()
        url = servers.url(table.game)
        ann = LiveClient(url, table.tokens[0])
        await ann.join()
        crowd = [LiveClient(url) for _ in range(100)]
        await asyncio.gather(*(client.join() for client in crowd))
        await ann.until_present([0], 100)
        done = await ann.act("pick 1")
        await asyncio.gather(*(client.until_seq(done["seq"]) for client in crowd))
        assert all(client.view == crowd[0].view for client in crowd)
        assert {client.changes for client in crowd} == {1}
        await asyncio.gather(*(client.leave() for client in crowd))

    run(hundred())


def test_too_many_connections_of_one_address_or_table_are_4429() -> None:
    async def crowd(servers: LiveServers) -> None:
        table = servers.new_game()
        clients = [LiveClient(servers.url(table.game)) for _ in range(2)]
        for client in clients:
            await client.join()
        closed = await refused(servers.url(table.game), '{"type":"hello"}')
        assert closed == (4429, "table.too_many")
        await LiveClient(servers.url(servers.new_game().game)).join()
        assert await refused(servers.url(table.game)) == (4429, "address.too_many")
        await clients[0].leave()
        await clients[1].until_present([], 1)
        await LiveClient(servers.url(table.game)).join()

    with live_servers(1, LiveLimits(per_address=3, per_table=2)) as servers:
        run(crowd(servers))


def test_too_many_frames_are_4429() -> None:
    with live_servers(1, LiveLimits(burst=5, per_second=0.001)) as servers:
        url = servers.url(servers.new_game().game)
        frames = ['{"type":"hello"}', *['{"type":"ping"}'] * 5]
        assert asyncio.run(refused(url, *frames)) == (4429, "client.too_many_frames")


# --- timeouts


def test_silence_ends_and_any_frame_breaks_it() -> None:
    seconds = [0.0]

    async def listen(servers: LiveServers) -> None:
        url = servers.url(servers.new_game().game)
        silent, lively = LiveClient(url), LiveClient(url)
        await silent.join()
        await lively.join()
        await silent.until("ping")
        for _ in range(3):
            seconds[0] += 40
            await lively.send(type="ping")
            await lively.until("pong")
        assert await silent.closed() == 4408
        assert {"type": "ping"} in silent.others
        await lively.send(type="ping")
        await lively.until("pong")

    with live_servers(1, LiveLimits(ping=0.1, silence=60.0)) as servers:
        servers.hub.clock = lambda: seconds[0]
        run(listen(servers))


def test_no_hello_in_time_is_4401() -> None:
    with live_servers(1, LiveLimits(hello=0.1)) as servers:
        url = servers.url(servers.new_game().game)
        assert asyncio.run(refused(url)) == (4401, "hello.late")


def test_a_table_that_was_evicted_still_sends_changes() -> None:
    async def play(servers: LiveServers) -> None:
        table = servers.new_game()
        players = [LiveClient(servers.url(table.game, i), table.tokens[i]) for i in (0, 1)]
        for player in players:
            await player.join(0)
        chance = random.Random(8)
        for _ in range(6):
            servers.servers[1].tables._tables.clear()
            assert await play_on(players, [], chance)
        assert players[0].lines == players[1].lines

    with live_servers(2) as servers:
        run(play(servers))


def test_a_deleted_table_closes_its_connections() -> None:
    async def delete(servers: LiveServers) -> None:
        table = servers.new_game()
        ann, _ = await seated(servers, table)
        servers.loop.call_soon_threadsafe(servers.hub.end_table, table.game)
        assert await ann.closed() == 4404

    with live_servers() as servers:
        run(delete(servers))
