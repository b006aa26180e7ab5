"""Servers that are killed while clients play, and clients that record all responses."""

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

from tests.kit.waiting import PATIENCE
from tests.server.running import GENEROUS, ServerProcess

Json = Any

PAUSE = 0.02
LEISURE = 0.05  # seconds between two moves of a game, at most: leaves CPU time to starting servers
UNDOES = 0.05  # share of undos, where possible
REPEATS = 0.2  # share of accepted requests that are sent again


class Site:
    """Server processes on one database; a killed one restarts on another port."""

    def __init__(
        self, database: str, folder: Path, count: int, more: str = "", bot_workers: int = 0
    ) -> None:
        self.database = database
        self.bot_workers = bot_workers
        self.config = folder / "tables.toml"
        key = str(folder / "cookies.key")
        self.config.write_text(f"key_file = {key!r}\n{GENEROUS}{more}", encoding="utf-8")
        self.servers: list[ServerProcess | None] = [None] * count
        self.asked: Counter[str] = Counter()  # unanswered changes by URL

    def url(self, number: int) -> str | None:
        """Return the URL of a process; ``None`` while it is dead."""
        server = self.servers[number % len(self.servers)]
        return server.url if server is not None else None

    async def start(self, number: int) -> None:
        """Start a process and wait until it answers."""
        self.servers[number] = await asyncio.to_thread(
            ServerProcess, self.database, self.config, "--bot-workers", str(self.bot_workers)
        )

    async def kill(self, number: int) -> None:
        """Kill a process while it handles a change."""
        server = self.servers[number]
        assert server is not None and server.process.poll() is None, server and server.said
        deadline = time.monotonic() + PATIENCE
        while not self.asked[server.url] and time.monotonic() < deadline:
            await asyncio.sleep(0)
        self.servers[number] = None
        server.process.kill()
        await asyncio.to_thread(server.kill)

    def end(self) -> None:
        """Stop all running processes; each must exit with code 0."""
        running = [server for server in self.servers if server is not None]
        self.servers = [None] * len(self.servers)
        codes = [server.stop() for server in running]
        assert not any(codes), [server.said for server in running]


class Acknowledged(Struct):
    """A request that the server accepted, and its response."""

    request: str  # as stored; empty for an undo
    seat: int
    text: str
    first: int
    last: int
    events: list[Json]


class Observed:
    """Everything that clients received of one game; none of it may ever change."""

    def __init__(self, created: Json) -> None:
        self.game: str = created["game"]
        self.tokens: dict[str, str] = created["tokens"]
        self.lines: dict[int, Json] = {}
        self.answers: list[Acknowledged] = []

    def add_lines(self, log: Json) -> None:
        """Add lines of the log, without events: a line may be taken back."""
        for line in log["lines"]:
            fixed = {name: line.get(name) for name in ("seq", "kind", "seat", "text", "at")}
            assert self.lines.setdefault(line["seq"], fixed) == fixed, self.game


class Player:
    """Plays both seats of game after game, and repeats requests that were lost."""

    def __init__(self, site: Site, http: httpx.AsyncClient, seed: int) -> None:
        self.site = site
        self.http = http
        self.choice = random.Random(seed)
        self.games: list[Observed] = []
        self.seq = 0
        self.seat = 0  # whose decision it is
        self.known: Json = {}  # the view of that seat, if known
        self.resting = False
        self.lost = 0  # requests without a response
        self.lost_but_done = 0  # of these, the ones that were carried out

    @property
    def observed(self) -> Observed:
        """The current game."""
        return self.games[-1]

    async def sit_down(self) -> None:
        """Create a game; repeat the request if the response was lost."""
        body = {"seats": [{"me": "Ann"}, {"me": "Bo"}]}
        deadline = time.monotonic() + PATIENCE
        while (answer := await self._try("POST", "/api/games", 0, body)) is None:
            assert time.monotonic() < deadline
        assert answer.status_code == 201, answer.text
        self.games.append(Observed(answer.json()))
        self.seq, self.seat, self.known = 0, 0, {}
        await self.look()

    async def play(self) -> None:
        """Play game after game until ``resting`` is set."""
        while not self.resting:
            await self.move()
            await asyncio.sleep(self.choice.uniform(0, LEISURE))

    async def move(self) -> None:
        """Do a random legal action, or undo one."""
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
        """Send one action under one request id until it is accepted."""
        name = uuid4().hex
        body = {"actions": [action], "after": after, "request": name}
        answer, was_lost = await self._until_yes("actions", body)
        self.lost += was_lost
        self.lost_but_done += was_lost and self.seq > after
        if was_lost or self.choice.random() < REPEATS:
            again, _ = await self._until_yes("actions", body)
            assert (again["seq"], again["events"]) == (answer["seq"], answer["events"])
        self._note(f"{self.seat} {name}", action, after, answer)

    async def take_back(self, after: int) -> None:
        """Undo. It has no request id: after a lost response the log shows if it was done."""
        self.seq = after
        answer = await self._try("POST", self._path("undo"), self.seat, {"after": after})
        if answer is not None and answer.status_code == 200:
            self._note("", "undo", after, answer.json())
            return
        assert answer is None or answer.status_code == 409, answer.text
        await self.look()
        if self.seq > after:
            assert self.observed.lines[after + 1]["kind"] == "undo"
            self.observed.answers.append(
                Acknowledged("", self.seat, "undo", after + 1, after + 1, [])
            )

    def _note(self, request: str, text: str, after: int, answer: Json) -> None:
        self.seq, view = answer["seq"], answer["view"]
        noted = Acknowledged(request, self.seat, text, after + 1, self.seq, answer["events"])
        self.observed.answers.append(noted)
        self.known = view if view.get("over") or view["to_act"] == self.seat else {}
        self.seat = self.seat if view.get("over") else view["to_act"]

    async def look(self) -> None:
        """Read new lines of the log, from any process that responds."""
        log = await self.read(f"log?after={self.seq}", self.seat)
        self.observed.add_lines(log)
        self.seq = max(self.seq, log["seq"])

    async def view(self) -> Json:
        """Return the view of the seat to act; a process may lag behind for a moment."""
        deadline = time.monotonic() + PATIENCE
        while (view := await self.read("", self.seat))["seq"] < self.seq:
            assert time.monotonic() < deadline, f"{self.observed.game} stays at {view['seq']}"
            await asyncio.sleep(PAUSE)
        return view

    async def read(self, what: str, number: int) -> Json:
        """GET from this process, or from the next one that responds."""
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = await self._try("GET", self._path(what), number)
            if answer is not None:
                assert answer.status_code == 200, answer.text
                return answer.text if what == "record" else answer.json()
            number += 1
            assert time.monotonic() < deadline

    async def _until_yes(self, what: str, body: Json) -> tuple[Json, bool]:
        """Send the same request until it is accepted; return also if a response was lost."""
        deadline, tries, was_lost = time.monotonic() + PATIENCE, 0, False
        while time.monotonic() < deadline:
            number = self.seat + tries
            is_there = self.site.url(number) is not None
            answer = await self._try("POST", self._path(what), number, body)
            tries += 1
            if answer is not None and answer.status_code == 200:
                return answer.json(), was_lost
            # Another process may be about to finish the same request.
            assert answer is None or answer.status_code == 409, answer.text
            was_lost |= is_there and answer is None
            self.seq = body["after"]
            await self.look()
        raise AssertionError(f"no process accepted {body} at {self.observed.game}")

    async def _try(
        self, method: str, path: str, number: int, body: Json = None
    ) -> httpx.Response | None:
        """Send one request to one process; ``None`` if no response came."""
        url = self.site.url(number)
        if url is not None:
            token = self.observed.tokens[str(self.seat)] if self.games else ""
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
        return f"/api/games/{self.observed.game}" + (f"/{what}" if what else "")
