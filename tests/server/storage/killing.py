"""Games that go on while their servers are killed; whoever plays remembers all it was told."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from msgspec import Struct

from tests.server.running import GENEROUS, ServerProcess
from tests.server.waiting import PATIENCE

Json = Any

PAUSE = 0.02
LEISURE = 0.05  # seconds between two moves of a game, at most: servers that start need room
UNDOES = 0.05  # share of the moves that take something back, where that is possible
REPEATS = 0.2  # share of the requests that are sent once more though they were answered


class Site:
    """Server processes on one database. A killed one comes back under another address."""

    def __init__(self, database: str, folder: Path, count: int) -> None:
        self.database = database
        self.config = folder / "tables.toml"
        key = str(folder / "cookies.key")
        self.config.write_text(f"key_file = {key!r}\n{GENEROUS}", encoding="utf-8")
        self.servers: list[ServerProcess | None] = [None] * count
        self.asked: Counter[str] = Counter()  # changes that each address has not answered yet

    def url(self, number: int) -> str | None:
        """Where a process listens; ``None`` while it is dead."""
        server = self.servers[number % len(self.servers)]
        return server.url if server is not None else None

    async def start(self, number: int) -> None:
        """Start a process and wait until it answers."""
        self.servers[number] = await asyncio.to_thread(
            ServerProcess, self.database, self.config, "--bot-workers", "0"
        )

    async def kill(self, number: int) -> None:
        """End a process while it is asked for a change, if anybody asks it soon."""
        server = self.servers[number]
        assert server is not None and server.process.poll() is None, server and server.said
        deadline = time.monotonic() + PATIENCE
        while not self.asked[server.url] and time.monotonic() < deadline:
            await asyncio.sleep(0)
        self.servers[number] = None
        server.process.kill()
        await asyncio.to_thread(server.kill)

    def end(self) -> None:
        """End all that still run, politely; each must end well."""
        running = [server for server in self.servers if server is not None]
        self.servers = [None] * len(self.servers)
        codes = [server.stop() for server in running]
        assert not any(codes), [server.said for server in running]


class Answered(Struct):
    """A request that the server said yes to, and what it said."""

    request: str  # as it is stored; nothing for taking back
    seat: int
    text: str
    first: int
    last: int
    events: list[Json]


class Told:
    """All that anybody was told of one game; nothing of it may ever be different."""

    def __init__(self, created: Json) -> None:
        self.game: str = created["game"]
        self.tokens: dict[str, str] = created["tokens"]
        self.lines: dict[int, Json] = {}
        self.answers: list[Answered] = []

    def hear(self, log: Json) -> None:
        """Lines of the log. What came of them is left out: a line may be taken back."""
        for line in log["lines"]:
            fixed = {name: line.get(name) for name in ("seq", "kind", "seat", "text", "at")}
            assert self.lines.setdefault(line["seq"], fixed) == fixed, self.game


class Player:
    """Plays both seats of one game after the other, whatever happens to the servers."""

    def __init__(self, site: Site, http: httpx.AsyncClient, seed: int) -> None:
        self.site = site
        self.http = http
        self.choice = random.Random(seed)
        self.games: list[Told] = []
        self.seq = 0
        self.seat = 0  # whose decision it is
        self.known: Json = {}  # what that seat sees, if it was told already
        self.resting = False
        self.lost = 0  # requests whose answer did not come
        self.done_all_the_same = 0  # … though they were carried out

    @property
    def told(self) -> Told:
        """The game that is being played."""
        return self.games[-1]

    async def sit_down(self) -> None:
        """A new game; one whose answer was lost is nobody's."""
        body = {"seats": [{"me": "Ann"}, {"me": "Bo"}]}
        deadline = time.monotonic() + PATIENCE
        while (answer := await self._try("POST", "/api/games", 0, body)) is None:
            assert time.monotonic() < deadline
        assert answer.status_code == 201, answer.text
        self.games.append(Told(answer.json()))
        self.seq, self.seat, self.known = 0, 0, {}
        await self.look()

    async def play(self) -> None:
        """Play, game after game, until told to rest."""
        while not self.resting:
            await self.move()
            await asyncio.sleep(self.choice.uniform(0, LEISURE))

    async def move(self) -> None:
        """One random legal action, or one taken back."""
        view = self.known or await self.view()
        if view.get("over"):
            await self.sit_down()
            return
        self.seat, self.known = view["to_act"], {}
        if not view.get("legal"):
            view = await self.view()
        if view.get("may_undo") and self.choice.random() < UNDOES:
            await self.take_back(view["seq"])
        else:
            await self.act(view["seq"], self.choice.choice(view["legal"])["action"])

    async def act(self, after: int, action: str) -> None:
        """One action, sent under one name until somebody says yes."""
        name = uuid4().hex
        body = {"actions": [action], "after": after, "request": name}
        answer, was_lost = await self._until_yes("actions", body)
        self.lost += was_lost
        self.done_all_the_same += was_lost and self.seq > after
        if was_lost or self.choice.random() < REPEATS:
            again, _ = await self._until_yes("actions", body)
            assert (again["seq"], again["events"]) == (answer["seq"], answer["events"])
        self._note(f"{self.seat} {name}", action, after, answer)

    async def take_back(self, after: int) -> None:
        """Undo. It has no name: if the answer is lost, the log tells whether it was done."""
        self.seq = after
        answer = await self._try("POST", self._path("undo"), self.seat, {"after": after})
        if answer is not None and answer.status_code == 200:
            self._note("", "undo", after, answer.json())
            return
        assert answer is None or answer.status_code == 409, answer.text
        await self.look()
        if self.seq > after:
            assert self.told.lines[after + 1]["kind"] == "undo"
            self.told.answers.append(Answered("", self.seat, "undo", after + 1, after + 1, []))

    def _note(self, request: str, text: str, after: int, answer: Json) -> None:
        self.seq, view = answer["seq"], answer["view"]
        noted = Answered(request, self.seat, text, after + 1, self.seq, answer["events"])
        self.told.answers.append(noted)
        self.known = view if view.get("over") or view["to_act"] == self.seat else {}
        self.seat = self.seat if view.get("over") else view["to_act"]

    async def look(self) -> None:
        """Read what is new in the log, from whichever process answers."""
        log = await self.read(f"log?after={self.seq}", self.seat)
        self.told.hear(log)
        self.seq = max(self.seq, log["seq"])

    async def view(self) -> Json:
        """The table as the seat to act sees it; a process may hear of a change a bit later."""
        deadline = time.monotonic() + PATIENCE
        while (view := await self.read("", self.seat))["seq"] < self.seq:
            assert time.monotonic() < deadline, f"{self.told.game} stays at {view['seq']}"
            await asyncio.sleep(PAUSE)
        return view

    async def read(self, what: str, number: int) -> Json:
        """Something to read, from this process or from the next one that answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = await self._try("GET", self._path(what), number)
            if answer is not None:
                assert answer.status_code == 200, answer.text
                return answer.text if what == "record" else answer.json()
            number += 1
            assert time.monotonic() < deadline

    async def _until_yes(self, what: str, body: Json) -> tuple[Json, bool]:
        """Send the same request until it is accepted; was an answer lost on the way?"""
        deadline, tries, was_lost = time.monotonic() + PATIENCE, 0, False
        while time.monotonic() < deadline:
            number = self.seat + tries
            is_there = self.site.url(number) is not None
            answer = await self._try("POST", self._path(what), number, body)
            tries += 1
            if answer is not None and answer.status_code == 200:
                return answer.json(), was_lost
            # Another process may be about to finish what this one was asked again.
            assert answer is None or answer.status_code == 409, answer.text
            was_lost |= is_there and answer is None
            self.seq = body["after"]
            await self.look()
        raise AssertionError(f"nobody said yes to {body} at {self.told.game}")

    async def _try(
        self, method: str, path: str, number: int, body: Json = None
    ) -> httpx.Response | None:
        """One request to one process; ``None`` if no answer came."""
        url = self.site.url(number)
        if url is not None:
            token = self.told.tokens[str(self.seat)] if self.games else ""
            headers = {"Authorization": f"Bearer {token}"} if path != "/api/games" else {}
            self.site.asked[url] += method == "POST"
            try:
                return await self.http.request(method, url + path, json=body, headers=headers)
            except httpx.TransportError:
                pass
            finally:
                self.site.asked[url] -= method == "POST"
        await asyncio.sleep(PAUSE)
        return None

    def _path(self, what: str) -> str:
        return f"/api/games/{self.told.game}" + (f"/{what}" if what else "")
