"""Chat over the live connection: plain text, length and rate limits, muting."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator

import pytest

from smallworld.server.storage.rows import LogRow
from smallworld.server.tables import chat
from smallworld.texts.fluent import texts_for
from smallworld.texts.refusals import message_of
from tests.kit.waiting import PATIENCE
from tests.server.live.client import Frame, LiveClient
from tests.server.live.server import LiveServers, live_servers
from tests.server.live.test_games import seated


@pytest.fixture(scope="module")
def servers() -> Iterator[LiveServers]:
    with live_servers() as running:
        yield running


def run(work: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def says(client: LiveClient, text: str) -> Frame:
    await client.send(type="chat", text=text, request="chat-request")
    while True:
        frame = await client.receive()
        if frame["type"] in ("done", "refused"):
            assert frame["request"] == "chat-request"
            return frame


async def code(client: LiveClient, text: str) -> str:
    frame = await says(client, text)
    assert frame["type"] == "refused"
    assert texts_for(strict=True).has(message_of(frame["error"]["code"]))
    assert frame["error"]["message"] != message_of(frame["error"]["code"])
    return str(frame["error"]["code"])


def test_everybody_receives_a_chat_message_as_plain_text(servers: LiveServers) -> None:
    async def talk() -> None:
        table = servers.new_game()
        ann, bo = await seated(servers, table)
        watcher = LiveClient(ann.url)
        await watcher.join()
        await ann.send(type="chat", text=" <b>good</b>\n\tluck\u202e\x00! 👩\u200d🌾 ")
        for client in (ann, bo, watcher):
            line = (await client.until("changed"))["lines"][0]
            assert (line["kind"], line["seat"]) == ("chat", 0)
            assert line["text"] == "<b>good</b> luck! 👩\u200d🌾"
        late = LiveClient(ann.url)
        await late.join(0)
        assert late.lines[-1]["text"].startswith("<b>good</b>")

    run(talk())


def test_a_chat_message_makes_no_action_stale(servers: LiveServers) -> None:
    async def talk() -> None:
        ann, bo = await seated(servers, servers.new_game())
        seen = ann.seq
        assert (await says(bo, "hurry up"))["type"] == "done"
        assert (await ann.act("pick 1", after=seen))["type"] == "done"
        assert (await ann.act("stop", after=seen))["error"]["code"] == "table.stale"

    run(talk())


def test_refused_chat_messages(servers: LiveServers) -> None:
    async def talk() -> None:
        ann, bo = await seated(servers, servers.new_game())
        watcher = LiveClient(ann.url)
        await watcher.join()
        assert (await says(watcher, "hello"))["error"]["code"] == "seat.none"
        assert await code(ann, " \u200b\n\u200d") == "chat.empty"
        assert await code(ann, "x" * 301) == "chat.too_long"
        for _ in range(5):
            assert (await says(ann, "x" * 300))["type"] == "done"
        assert await code(ann, "six") == "chat.too_fast"
        assert (await says(bo, "one"))["type"] == "done"

    run(talk())


def test_a_table_without_chat(servers: LiveServers) -> None:
    async def talk() -> None:
        ann, _ = await seated(servers, servers.new_game(chat=False))
        assert await code(ann, "hello") == "chat.off"
        assert (await ann.act("pick 1"))["type"] == "done"

    run(talk())


def test_chat_goes_on_after_the_end_of_a_game(servers: LiveServers) -> None:
    async def talk() -> None:
        table = servers.new_game()
        seq = len(servers.storage.games[table.game].log)
        over = LogRow(seq + 1, "close", None, "over", 0)
        await asyncio.to_thread(servers.call, servers.storage.append(table.game, [over]))
        ann, _ = await seated(servers, table)
        assert (await says(ann, "good game"))["type"] == "done"
        assert (await ann.act("pick 1"))["error"]["code"] == "table.closed"

    run(talk())


def test_the_host_mutes_and_unmutes_a_seat(servers: LiveServers) -> None:
    async def mute(client: LiveClient, seat: int, muted: bool) -> Frame:
        await client.send(type="mute", seat=seat, muted=muted, request="mute-request")
        while (frame := await client.receive())["type"] not in ("done", "refused"):
            pass
        return frame

    async def talk() -> None:
        ann, bo = await seated(servers, servers.new_game())
        assert ann.view["host"] and not bo.view.get("host")
        assert (await mute(bo, 0, True))["error"]["code"] == "chat.not_the_host"
        assert (await mute(ann, 1, True))["type"] == "done"
        assert (await mute(ann, 1, True))["error"]["code"] == "chat.muted_already"
        assert (await mute(ann, 4, True))["error"]["code"] == "chat.no_such_seat"
        assert await code(bo, "but") == "chat.muted"
        assert bo.lines[-1]["text"] == "mute 1"
        assert (await says(ann, "mute 0"))["type"] == "done"  # only the table itself mutes
        assert (await says(ann, "still here"))["type"] == "done"
        assert (await mute(ann, 1, False))["type"] == "done"
        assert (await mute(ann, 1, False))["error"]["code"] == "chat.not_muted"
        assert (await says(bo, "thanks"))["type"] == "done"

    run(talk())


def test_a_log_cannot_be_filled_with_chat(servers: LiveServers) -> None:
    async def talk() -> None:
        table = servers.new_game()
        seq = len(servers.storage.games[table.game].log)
        long_ago = [LogRow(seq + 1 + i, "chat", 1, "bla", 0) for i in range(chat.MAX_MESSAGES)]
        await asyncio.to_thread(servers.call, servers.storage.append(table.game, long_ago))
        ann, _ = await seated(servers, table)
        assert await code(ann, "one more") == "chat.full"

    run(talk())
