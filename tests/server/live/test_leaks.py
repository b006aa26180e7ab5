"""Two games that differ only in hidden coins are byte for byte alike until the end."""

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


class Recorder:
    """Records every byte a client receives by HTTP and WebSocket, but for ids and times."""

    def __init__(self, client: Client, game: str, token: str | None) -> None:
        self.client = client
        self.game = game
        self.token = token
        self.received: list[str] = []
        self.seq = 0
        self._socket: ClientConnection | None = None

    async def join(self, url: str) -> None:
        """Follow the table live from its first line."""
        address = f"{url.replace('http', 'ws')}/api/games/{self.game}/live"
        self._socket = await connect(address, compression=None)
        hello = {"type": "hello", "token": self.token, "seen": 0}
        await self._socket.send(json.dumps(hello))
        await self.read_until(1)

    async def read_until(self, seq: int) -> None:
        """Record the frames up to a row number, and then all that can be read by HTTP."""
        assert self._socket is not None
        while self.seq < seq:
            text = str(await self._socket.recv())
            frame = json.loads(text)
            if frame["type"] in ("welcome", "changed"):  # presence frames come at any time
                self.seq = frame["seq"]
                self._record(text)
        for path in READ:
            answer = self.client.ask("GET", f"/api/games/{self.game}{path}", token=self.token)
            self._record(f"{answer.status_code} {answer.text}")

    def _record(self, text: str) -> None:
        text = text.replace(self.game, "the game")
        self.received.append(re.sub(r'"at":[0-9.]+', '"at":0', text))

    async def leave(self) -> None:
        """Disconnect."""
        assert self._socket is not None
        await self._socket.close()


class Received:
    """What Ann, Bo and a spectator received in a game, and the length before its last step."""

    def __init__(self, recorders: list[Recorder], before_the_end: int, actions: list[str]) -> None:
        self.ann, self.bo, self.spectator = (recorder.received for recorder in recorders)
        self.before_the_end = before_the_end
        self.actions = actions


async def played(url: str, hidden: int) -> Received:
    """Play the last round of a game in which Bo and Cy have ``hidden`` coins."""
    client = Client(url)
    seats = [{"me": "Ann"}, {"me": "Bo"}, {"me": "Cy"}]
    begun = {**position(hidden), "round": LAST_ROUND}
    made = client.ok("POST", "/api/games", {"seats": seats, "position": begun})
    game, tokens = made["game"], made["tokens"]
    recorders = [Recorder(client, game, token) for token in (tokens["0"], tokens["1"], None)]
    for recorder in recorders:
        await recorder.join(url)
    actions, before_the_end = [], 0
    view: Json = client.ok("GET", f"/api/games/{game}")
    while not view.get("over"):
        before_the_end = len(recorders[0].received)
        token = tokens[str(view["to_act"])]
        action = wanted(client.ok("GET", f"/api/games/{game}", token=token)["legal"])
        view = client.act(game, token, view["seq"], action)["view"]
        actions.append(action)
        for recorder in recorders:
            await recorder.read_until(view["seq"])
    for recorder in recorders:
        await recorder.leave()
    return Received(recorders, before_the_end, actions)


def wanted(legal: list[Json]) -> str:
    """Choose an action without chance: conquests without the die, then the end."""
    found = [one["action"] for one in legal if "die" not in one["action"]]
    return str(next(action for wish in WISHES for action in found if action.startswith(wish)))


def test_no_byte_depends_on_hidden_coins_before_the_end(server: ServerProcess) -> None:
    poor, rich = (asyncio.run(played(server.url, hidden)) for hidden in (3, 70))
    assert poor.actions == rich.actions and len(poor.actions) > 9
    until = poor.before_the_end
    for one, other in ((poor.ann, rich.ann), (poor.spectator, rich.spectator)):
        assert one[:until] == other[:until]
        assert one[until] != other[until], "the end reveals what was different"
        assert not any('"coins":70' in text for text in other[:until])
    assert poor.bo[0] != rich.bo[0], "to Bo the games were different from the beginning"
