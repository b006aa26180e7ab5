"""Two processes on PostgreSQL: clients switch between them during whole games."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.running import running_server
from tests.server.storage.databases import a_url
from tests.server.whole_games import Person, a_table, check_the_end, in_time

LOST = 0.25  # share of the actions during which the connection is lost
ELSEWHERE = 0.3  # share of the actions that are sent to the other process
REPEATS = 0.15  # share of the requests that are sent once more, to the other process


@pytest.fixture(scope="module")
def urls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    database = a_url("postgresql", tmp_path_factory.mktemp("two"))
    with ExitStack() as running:
        servers = [running.enter_context(running_server(database, workers=1)) for _ in range(2)]
        yield [server.url for server in servers]
    said = [line for server in servers for line in server.said]
    assert not [line for line in said if "bug" in line or "Traceback" in line]


class RoamingPlayer(Person):
    """Reconnects to either process, and acts at either."""

    returned = 0
    repeated = 0

    async def act(self, actions: list[str]) -> None:
        """Act at one process; at times lose the connection, or repeat the request."""
        at = self.at if self.chance.random() >= ELSEWHERE else 1 - self.at
        sending = self.submit(actions, at)
        if self.chance.random() < LOST:
            (body, done), _ = await asyncio.gather(sending, self.come_back())
        else:
            body, done = await sending
        await self.live.until_seq(done["seq"])
        if self.chance.random() < REPEATS:
            self.repeated += 1
            again = (await self.ask("POST", "/actions", body, 1 - at)).json()
            assert (again["seq"], again["events"]) == (done["seq"], done["events"])

    async def watch(self) -> None:
        """Follow the table without a seat, with many reconnects."""
        await self.live.join(0)
        while not self.live.view.get("over"):
            await self.live.receive()
            if self.chance.random() < LOST:
                await self.come_back()

    async def come_back(self) -> None:
        """Lose the connection, then reconnect to either process."""
        self.returned += 1
        if self.chance.random() < 0.5:
            self.live.socket.transport.abort()
        else:
            await self.live.leave()
        self.at = self.chance.randrange(2)
        self.live.url = self.address
        await self.live.join()


@pytest.mark.parametrize(("people", "bots"), [pytest.param(2, 0, marks=pytest.mark.soak), (3, 1)])
def test_a_whole_game_over_two_processes(urls: list[str], people: int, bots: int) -> None:
    asyncio.run(a_whole_game(urls, people, bots))


async def a_whole_game(urls: list[str], people: int, bots: int) -> None:
    players = await a_table(urls, people, bots, people, RoamingPlayer)
    watchers = [RoamingPlayer(urls, players[0].game, random.Random(at), at) for at in (0, 1)]
    everybody = [*players, *watchers]
    await in_time(*(one.watch() for one in watchers), *(one.play() for one in players))
    assert all(person.returned for person in everybody)
    assert any(player.repeated for player in players)
    for watcher in watchers:
        check_the_end(everybody, players, await watcher.record())
    for person in everybody:
        await person.leave()
