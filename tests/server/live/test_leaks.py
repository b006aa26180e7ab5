"""Two games that differ only in hidden coins: no byte tells, up to the line that reveals them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.playing import Client, Json
from tests.server.routes.test_leaks import position
from tests.server.running import ServerProcess, running_server

LAST_ROUND = 10
WISHES = ("conquer ", "stop", "deploy ", "end")
READ = ("", "/log", "/log?after=9", "/moments", "/at/12", "/record")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("reveal") / "tables.sqlite")) as server:
        yield server


class Ear:
    """Hears a table on both ways and keeps every byte, but for names and times."""

    def __init__(self, client: Client, game: str, token: str | None) -> None:
        self.client = client
        self.game = game
        self.token = token
        self.heard: list[str] = []
        self.seq = 0
        self._socket: ClientConnection | None = None

    async def join(self, url: str) -> None:
        """Follow the table live from its first line."""
        address = f"{url.replace('http', 'ws')}/api/games/{self.game}/live"
        self._socket = await connect(address, compression=None)
        hello = {"type": "hello", "token": self.token, "seen": 0}
        await self._socket.send(json.dumps(hello))
        await self.hear(1)

    async def hear(self, seq: int) -> None:
        """All that is sent up to a number, and all that can be read then."""
        assert self._socket is not None
        while self.seq < seq:
            text = str(await self._socket.recv())
            frame = json.loads(text)
            if frame["type"] in ("welcome", "changed"):  # who is here is told at its own time
                self.seq = frame["seq"]
                self._keep(text)
        for path in READ:
            answer = self.client.ask("GET", f"/api/games/{self.game}{path}", token=self.token)
            self._keep(f"{answer.status_code} {answer.text}")

    def _keep(self, text: str) -> None:
        text = text.replace(self.game, "the game")
        self.heard.append(re.sub(r'"at":[0-9.]+', '"at":0', text))

    async def leave(self) -> None:
        """Go."""
        assert self._socket is not None
        await self._socket.close()


class Heard:
    """What Ann, Bo and a spectator were sent in a game, and the number of the last step."""

    def __init__(self, ears: list[Ear], before_the_end: int, actions: list[str]) -> None:
        self.ann, self.bo, self.spectator = (ear.heard for ear in ears)
        self.before_the_end = before_the_end
        self.actions = actions


async def played(url: str, hidden: int) -> Heard:
    """The last round of a game; what Bo and Cy have is theirs to know."""
    client = Client(url)
    seats = [{"me": "Ann"}, {"me": "Bo"}, {"me": "Cy"}]
    begun = {**position(hidden), "round": LAST_ROUND}
    made = client.ok("POST", "/api/games", {"seats": seats, "position": begun})
    game, tokens = made["game"], made["tokens"]
    ears = [Ear(client, game, token) for token in (tokens["0"], tokens["1"], None)]
    for ear in ears:
        await ear.join(url)
    actions, before_the_end = [], 0
    view: Json = client.ok("GET", f"/api/games/{game}")
    while not view.get("over"):
        before_the_end = len(ears[0].heard)
        token = tokens[str(view["to_act"])]
        action = wanted(client.ok("GET", f"/api/games/{game}", token=token)["legal"])
        view = client.act(game, token, view["seq"], action)["view"]
        actions.append(action)
        for ear in ears:
            await ear.hear(view["seq"])
    for ear in ears:
        await ear.leave()
    return Heard(ears, before_the_end, actions)


def wanted(legal: list[Json]) -> str:
    """What needs no chance: conquests without the die, then the end."""
    found = [one["action"] for one in legal if "die" not in one["action"]]
    return str(next(action for wish in WISHES for action in found if action.startswith(wish)))


def test_nothing_tells_before_the_end_reveals_the_coins(server: ServerProcess) -> None:
    poor, rich = (asyncio.run(played(server.url, hidden)) for hidden in (3, 70))
    assert poor.actions == rich.actions and len(poor.actions) > 9
    until = poor.before_the_end
    for one, other in ((poor.ann, rich.ann), (poor.spectator, rich.spectator)):
        assert one[:until] == other[:until]
        assert one[until] != other[until], "the end reveals what was different"
        assert not any('"coins":70' in text for text in other[:until])
    assert poor.bo[0] != rich.bo[0], "to Bo the games were different from the beginning"
