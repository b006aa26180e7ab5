"""Any input closes a connection with a documented code, and the server goes on."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.uri import parse_uri

from smallworld.server.messages import frames
from tests.kit.paths import DOCS
from tests.kit.waiting import PATIENCE
from tests.server.live.client import LiveClient
from tests.server.live.server import BUSY, LiveServers, Seated, live_servers

PAGE = (DOCS / "live.md").read_text(encoding="utf-8")
DOCUMENTED = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}
HELLO = '{"type":"hello"}'

leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=10,
)
WORDS = ["hello", "act", "chat", "mute", "ping", "pong", "welcome", "changed", "", "Act"]
KEYS = ["token", "seen", "actions", "after", "request", "text", "seat", "muted", "type", "x"]
good_values = st.sampled_from([["pick 1"], "pick 1", 0, 1, -1, 2**53, 2**64, "abcdefgh", "a\0b"])
almost = st.builds(
    lambda word, keys: json.dumps({"type": word, **keys}),
    st.sampled_from(WORDS),
    st.dictionaries(st.sampled_from(KEYS), good_values | values, max_size=4),
)
any_frame = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    values.map(json.dumps),
    almost,
)


@pytest.fixture(scope="module")
def servers() -> Iterator[LiveServers]:
    limits = replace(BUSY, per_address=10_000)
    with live_servers(1, limits) as running:
        yield running


@pytest.fixture(scope="module")
def table(servers: LiveServers) -> Seated:
    return servers.new_game()


async def end_of(url: str, *sent: str | bytes) -> int | None:
    """Return the close code after these frames; ``None`` if the connection stays open."""
    async with connect(url, compression=None) as client:
        try:
            for frame in sent:
                await client.send(frame)
            await client.send('{"type":"ping"}')
            while json.loads(await client.recv())["type"] != "pong":
                pass
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
    return None


def still_serves(servers: LiveServers, table: Seated) -> None:
    async def visit() -> None:
        client = LiveClient(servers.url(table.game), table.tokens[0])
        assert (await client.join())["you"] == 0
        await client.leave()

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    sent=st.lists(any_frame, min_size=1, max_size=3), as_seat=st.sampled_from([None, False, True])
)
def test_any_frames(
    servers: LiveServers,
    table: Seated,
    sent: list[str | bytes],
    as_seat: bool | None,
) -> None:
    token = table.tokens[0] if as_seat else None
    first = [] if as_seat is None else [json.dumps({"type": "hello", "token": token})]
    ended = asyncio.run(asyncio.wait_for(end_of(servers.url(table.game), *first, *sent), PATIENCE))
    assert ended is None or ended in DOCUMENTED - {frames.FAULT}


@pytest.mark.parametrize(
    "frame",
    [
        b"{}",
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        "[" * 60_000,
        '{"type":"chat","text":' + "[" * 50_000,
        '{"type":"chat","x":' + '{"a":' * 10_000,
        '{"x":' + "[" * 50_000,
        '{"type":"chat","text":"' + "x" * 70_000 + '"}',
        '{"type":"chat","text":"' + "é" * 40_000 + '"}',
        '{"type":"chat","text":7}',
        '{"type":"chat","text":"a\\ud800"}',
        '{"type":"chat"}',
        '{"type":"shout","text":"a"}',
        '{"type":"ping","more":1}',
        '{"type":"act","actions":[],"after":1,"request":"abcdefgh"}',
        '{"type":"act","actions":["end"],"after":-1,"request":"abcdefgh"}',
        '{"type":"act","actions":["end"],"after":1,"request":"../../x"}',
        '{"type":"act","actions":["end"],"after":1e400,"request":"abcdefgh"}',
        '{"type":"act","actions":["end"],"after":1,"request":"abcdefgh","reply":"none"}',
        '{"type":"mute","seat":99}',
    ],
    ids=lambda frame: str(frame[:40]),
)
def test_a_bad_frame_is_4400(servers: LiveServers, table: Seated, frame: str | bytes) -> None:
    url = servers.url(table.game)
    assert asyncio.run(asyncio.wait_for(end_of(url, frame), PATIENCE)) == frames.BAD_FRAME
    assert asyncio.run(asyncio.wait_for(end_of(url, HELLO, frame), PATIENCE)) == frames.BAD_FRAME
    still_serves(servers, table)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=st.binary(min_size=2, max_size=300))
def test_any_bytes_on_the_wire(servers: LiveServers, table: Seated, sent: bytes) -> None:
    """Bytes that are no WebSocket close that connection only."""
    protocol = ClientProtocol(parse_uri(servers.url(table.game)))
    with socket.create_connection(("127.0.0.1", servers.servers[0].port), PATIENCE) as opened:
        protocol.send_request(protocol.connect())
        opened.sendall(b"".join(protocol.data_to_send()))
        opened.recv(4_096)
        opened.sendall(sent)
    still_serves(servers, table)


EXAMPLES = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)
SENT_BY_SERVER: dict[str, type[Struct]] = {
    "welcome": frames.Welcome,
    "changed": frames.ChangedFrame,
    "present": frames.Present,
    "done": frames.Done,
    "refused": frames.RefusedFrame,
    "ping": frames.Ping,
    "pong": frames.Pong,
}


@pytest.mark.parametrize(("who", "example"), EXAMPLES)
def test_the_examples_of_the_page(who: str, example: str) -> None:
    filled = example.replace("{…}", "{}").replace("[…]", "[]")
    if who == ">":
        frames.decode_frame(filled)
        return
    frame = json.loads(filled)
    known = msgspec.structs.fields(SENT_BY_SERVER[frame.pop("type")])
    required = {field.name for field in known if field.required}
    assert required <= frame.keys() <= {field.name for field in known}


def test_the_page_shows_every_frame() -> None:
    shown = {(who, json.loads(re.sub("{…}|\\[…\\]", "0", text))["type"]) for who, text in EXAMPLES}
    assert shown == {("<", name) for name in SENT_BY_SERVER} | {
        (">", name) for name in ("hello", "act", "chat", "mute", "ping", "pong")
    }


def test_every_code_is_documented() -> None:
    codes = {value for name, value in vars(frames).items() if name.isupper() and type(value) is int}
    codes.discard(frames.LONGEST_FRAME)
    assert codes <= DOCUMENTED
