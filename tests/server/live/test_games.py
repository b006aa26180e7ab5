"""Clients follow whole games over real sockets: every change once, no secrets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.kit.waiting import PATIENCE
from tests.server.live.client import LiveClient
from tests.server.live.server import LiveServers, Seated, live_servers


@pytest.fixture(scope="module")
def servers() -> Iterator[LiveServers]:
    with live_servers(2) as running:
        yield running


def numbers(client: LiveClient) -> list[int]:
    return [line["seq"] for line in client.lines]


async def seated(servers: LiveServers, table: Seated, server: int = 0) -> list[LiveClient]:
    clients = [LiveClient(servers.url(table.game, server), token) for token in table.tokens]
    for client in clients:
        await client.join(0)
    return clients


async def play_on(
    players: list[LiveClient], watchers: list[LiveClient], chance: random.Random
) -> bool:
    """Do one action of the seat to act, received by all; False when the game is over."""
    newest = max(players, key=lambda player: player.seq or 0)
    if newest.view.get("over"):
        return False
    done = await players[newest.view["to_act"]].act_randomly(chance)
    for client in players + watchers:
        await client.until_seq(done["seq"])
    return True


def coins(client: LiveClient) -> list[int | None]:
    return [seat.get("coins") for seat in client.view["position"]["seats"]]


def test_two_seats_and_a_spectator_follow_a_whole_game(servers: LiveServers) -> None:
    asyncio.run(asyncio.wait_for(a_whole_game(servers), PATIENCE))


async def a_whole_game(servers: LiveServers) -> None:
    table, chance = servers.new_game(), random.Random(4)
    players = await seated(servers, table)
    spectator = LiveClient(servers.url(table.game))
    assert (await spectator.join(0))["you"] is None
    while not spectator.view.get("over"):
        assert coins(spectator) == [None, None]
        assert coins(players[0])[1] is None and coins(players[1])[0] is None
        assert not spectator.view.get("legal")
        assert await play_on(players, [spectator], chance)
    last = len(servers.storage.games[table.game].log)
    for client in [*players, spectator]:
        assert numbers(client) == list(range(1, last + 1))
        assert None not in coins(client)  # the end reveals them
        await client.leave()


def test_seats_at_different_processes_follow_each_other(servers: LiveServers) -> None:
    asyncio.run(asyncio.wait_for(two_processes(servers), PATIENCE))


async def two_processes(servers: LiveServers) -> None:
    table, chance = servers.new_game(), random.Random(5)
    players = [LiveClient(servers.url(table.game, i), table.tokens[i]) for i in (0, 1)]
    for player in players:
        await player.join(0)
    for _ in range(40):
        assert await play_on(players, [], chance)
    assert players[0].lines == players[1].lines
    for player in players:
        await player.leave()


def test_a_client_that_comes_back_gets_exactly_what_it_missed(servers: LiveServers) -> None:
    asyncio.run(asyncio.wait_for(comings_and_goings(servers), PATIENCE))


async def comings_and_goings(servers: LiveServers) -> None:
    table, chance = servers.new_game(), random.Random(6)
    players = await seated(servers, table)
    spectator = LiveClient(servers.url(table.game))
    await spectator.join(0)
    for turn in range(12):
        await spectator.leave() if turn % 2 else spectator.socket.transport.abort()
        for _ in range(turn % 4):
            await play_on(players, [], chance)
        # Reconnects to either process while the next change is being sent.
        spectator.url = servers.url(table.game, turn % 2)
        await asyncio.gather(play_on(players, [], chance), spectator.join())
    await spectator.until_seq(players[0].seq or 0)
    assert numbers(spectator) == numbers(players[0]) == list(range(1, (players[0].seq or 0) + 1))
    assert spectator.view["position"]["regions"] == players[0].view["position"]["regions"]
    for client in [*players, spectator]:
        await client.leave()


def test_the_first_visit_need_not_ask_for_old_lines(servers: LiveServers) -> None:
    async def visit() -> None:
        client = LiveClient(servers.url(servers.new_game().game))
        welcome = await client.join()
        assert welcome["missed"] == [] and welcome["seq"] > 0
        await client.leave()

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


def test_a_number_from_the_future_is_answered_with_the_truth(servers: LiveServers) -> None:
    async def visit() -> None:
        client = LiveClient(servers.url(servers.new_game().game))
        client._take = lambda *_: None  # type: ignore[method-assign]
        welcome = await client.join(10_000)
        assert welcome["missed"] == [] and welcome["seq"] == welcome["view"]["seq"] < 100
        await client.leave()

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


def test_hello_reads_changes_without_a_notification() -> None:
    async def visit(servers: LiveServers) -> None:
        table = servers.new_game()
        at_first, at_second = (LiveClient(servers.url(table.game, i)) for i in (0, 1))
        await at_second.join(0)
        servers.storage.listeners.clear()
        ann = LiveClient(servers.url(table.game), table.tokens[0])
        await ann.join()
        done = await ann.act("pick 1")
        for client in (at_first, LiveClient(servers.url(table.game, 1))):
            assert (await client.join(0))["seq"] == done["seq"]
        await at_second.until_seq(done["seq"])  # the hello of another client catches up

    with live_servers(2) as servers:
        asyncio.run(asyncio.wait_for(visit(servers), PATIENCE))


def test_told_twice_is_heard_once(servers: LiveServers) -> None:
    async def tell_twice() -> None:
        game = servers.new_game()
        ann, bo = await seated(servers, game)
        await ann.act("pick 1")
        table = servers.tables.cached(game.game)
        assert table is not None
        await asyncio.to_thread(servers.call, servers.hub.on_table_change(table, table.log[-2:]))
        await servers.report_change(game.game, table.seq)
        await ann.act("stop")
        await bo.until_seq(ann.seq or 0)
        assert ann.changes == bo.changes == 2

    asyncio.run(asyncio.wait_for(tell_twice(), PATIENCE))


def test_acts_are_answered_as_the_api_would(servers: LiveServers) -> None:
    asyncio.run(asyncio.wait_for(acts(servers), PATIENCE))


async def acts(servers: LiveServers) -> None:
    ann, bo = await seated(servers, servers.new_game())
    watcher = LiveClient(ann.url)
    await watcher.join()
    refused = await bo.act("pick 1")
    assert refused["error"]["code"] == "seat.not_to_act"
    assert (await watcher.act("pick 1"))["error"]["code"] == "seat.none"
    assert (await ann.act("pick 1", after=1))["error"]["code"] == "table.stale"
    illegal = (await ann.act("stop"))["error"]
    assert illegal["code"] and illegal["message"]
    assert (await ann.act("conker 7"))["error"]["code"].startswith("notation.")
    done = await ann.act("pick 1")
    assert done["seq"] == ann.seq and done["view"]["you"] == 0
    assert done["events"][0]["kind"] == "combo_picked"
    for client in (ann, bo, watcher):
        await client.leave()


def test_an_actor_that_asks_for_a_brief_reply_gets_one_view_per_action(
    servers: LiveServers,
) -> None:
    async def act_briefly() -> None:
        ann, bo = await seated(servers, servers.new_game())
        wish = {"type": "act", "actions": ["pick 1"], "after": ann.seq, "reply": "brief"}
        for request in ("brief-reply", "brief-reply"):  # a repeated request is answered alike
            await ann.send(**wish, request=request)
            done = await ann.until("done")
            assert done == {"type": "done", "request": request, "seq": ann.seq}
        assert ann.changes == 1 and ann.view["position"]["seats"][0]["race"]
        await bo.until_seq(ann.seq or 0)
        explicit = {**wish, "actions": ["stop"], "after": ann.seq, "reply": "view"}
        await ann.send(**explicit, request="whole-reply")
        assert {"events", "view"} <= (await ann.until("done")).keys()

    asyncio.run(asyncio.wait_for(act_briefly(), PATIENCE))


def test_the_same_request_again_is_done_once(servers: LiveServers) -> None:
    async def twice() -> None:
        ann, _ = await seated(servers, servers.new_game())
        wish = {"type": "act", "actions": ["pick 1"], "after": ann.seq, "request": "once-only"}
        await ann.send(**wish)
        first = await ann.until("done")
        await ann.send(**wish)
        again = await ann.until("done")
        assert (first["seq"], first["events"]) == (again["seq"], again["events"])
        assert ann.changes == 1

    asyncio.run(asyncio.wait_for(twice(), PATIENCE))


def test_lines_that_were_taken_back_do_not_borrow_the_events_of_others(
    servers: LiveServers,
) -> None:
    async def undo() -> None:
        table = servers.new_game()
        ann, _ = await seated(servers, table)
        await ann.act("pick 1")
        conquests = [a["action"] for a in ann.view["legal"] if a["action"].startswith("conquer")]
        await ann.act(conquests[0])
        back = servers.tables.undo(table.game, 0, ann.seq or 0, whole_turn=False)
        await asyncio.to_thread(servers.call, back)
        await ann.until("changed")
        assert ann.lines[-1]["kind"] == "undo"
        await ann.act(conquests[1])
        late = LiveClient(ann.url)
        await late.join(0)
        said = {line["text"]: line.get("events") for line in late.lines}
        assert said[conquests[0]] is None
        assert said[conquests[1]] is not None

    asyncio.run(asyncio.wait_for(undo(), PATIENCE))
