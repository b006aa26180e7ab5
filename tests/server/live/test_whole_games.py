"""Two to five persons and bots play whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.server.running import ServerProcess, running_server
from tests.server.whole_games import Person, a_table, check_the_end, in_time


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = str(tmp_path_factory.mktemp("whole") / "tables.sqlite")
    with running_server(database, workers=1) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 1), (3, 1), (3, 2), (4, 1), (5, 0)])
def test_a_whole_game(server: ServerProcess, people: int, bots: int) -> None:
    asyncio.run(a_whole_game(server.url, people, bots))


async def a_whole_game(url: str, people: int, bots: int) -> None:
    players = await a_table([url], people, bots, people * 10 + bots, Person)
    watcher = Person([url], players[0].game, random.Random(0))
    await in_time(watcher.watch(), *(player.play() for player in players))
    check_the_end([*players, watcher], players, await watcher.record())
    for person in (*players, watcher):
        await person.leave()
