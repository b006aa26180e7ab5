"""Many people look for a game while server processes are killed: each gets one table, once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.waiting import PATIENCE
from tests.server.storage.databases import a_url
from tests.server.storage.killable_servers import Site

CLUB = "\n[club]\nseeks = true\n"
ASK_EVERY = 1.0  # seconds


class Seeker:
    """A person with a browser who looks for a game until there is a table with a seat."""

    def __init__(self, site: Site, number: int, seats: int) -> None:
        self.site = site
        self.number = number
        self.wish = {"name": f"P{number}", "seats": seats, "request": f"request-{number}"}
        self.choice = random.Random(number)
        self.http = httpx.AsyncClient(timeout=PATIENCE)
        self.seek = ""
        self.game = ""
        self.seat = -1
        self.waited = 0.0

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response | None:
        """Send a request to any process; ``None`` if it was dead or died."""
        url = self.site.url(self.choice.randrange(len(self.site.servers)))
        if url is None:
            return None
        self.site.asked[url] += 1
        try:
            answer = await self.http.request(method, url + path, json=body)
        except httpx.HTTPError:
            return None
        finally:
            self.site.asked[url] -= 1
        assert answer.status_code < 500, answer.text
        return answer

    async def play(self) -> None:
        """Look for a game, then take the seat."""
        began = time.monotonic()
        await self._know_device()
        while not self.game:
            path = f"/api/seeks/{self.seek}" if self.seek else "/api/seeks"
            method, body = ("GET", None) if self.seek else ("POST", self.wish)
            answer = await self.ask(method, path, body)
            if answer is not None and answer.status_code == 404:
                self.seek, answer = "", None  # silent for too long while processes were dead
            if answer is not None:
                found = answer.json()
                self.seek, self.game = found["id"], found.get("game", "")
            if not self.game:
                await asyncio.sleep(ASK_EVERY * self.choice.random())
        self.waited = time.monotonic() - began
        while self.seat < 0:
            answer = await self.ask("POST", f"/api/games/{self.game}/own-seat")
            if answer is None:
                await asyncio.sleep(ASK_EVERY * self.choice.random())
                continue
            assert answer.status_code == 200, answer.text
            self.seat = answer.json()["seat"]
        await self.http.aclose()

    async def _know_device(self) -> None:
        """Get the cookie of the device first: a lost answer would leave a seek without an owner."""
        while not self.http.cookies:
            answer = await self.ask("POST", "/api/seeks", {"name": "nobody", "seats": 5})
            if answer is not None:
                await self.ask("DELETE", f"/api/seeks/{answer.json()['id']}")


async def pair(site: Site, people: int, seats: int, kills: int) -> list[Seeker]:
    """Let people look for games while processes are killed and started again."""
    await asyncio.gather(*(site.start(number) for number in range(len(site.servers))))
    seekers = [Seeker(site, number, seats) for number in range(people)]
    choice = random.Random(people)

    async def kill() -> None:
        for _ in range(kills):
            victim = choice.randrange(len(site.servers))
            await asyncio.sleep(0.05)
            server = site.servers[victim]
            assert server is not None
            site.servers[victim] = None
            await asyncio.to_thread(server.kill)
            await site.start(victim)

    rounds = [asyncio.create_task(seeker.play()) for seeker in seekers]
    killing = asyncio.create_task(kill())
    await asyncio.gather(*rounds)
    await killing
    return seekers


def check(site: Site, seekers: list[Seeker], seats: int) -> None:
    """Check that every player has a seat of their own at a full table that the server shows."""
    tables = Counter(seeker.game for seeker in seekers)
    assert set(tables.values()) == {seats}, tables
    assert len({(seeker.game, seeker.seat) for seeker in seekers}) == len(seekers)
    url = site.url(0)
    for game in tables:
        view: Any = httpx.get(f"{url}/api/games/{game}", timeout=PATIENCE).json()
        shown = {(seat, one["sitting"]["name"]) for seat, one in enumerate(view["seats"])}
        theirs = [seeker for seeker in seekers if seeker.game == game]
        assert shown == {(seeker.seat, f"P{seeker.number}") for seeker in theirs}


@pytest.mark.parametrize(
    ("people", "processes", "kills"),
    [
        pytest.param(24, 2, 2, id="few"),
        pytest.param(300, 4, 30, id="many", marks=pytest.mark.soak),
    ],
)
def test_everybody_gets_one_table(people: int, processes: int, kills: int, tmp_path: Path) -> None:
    site = Site(a_url("postgresql", tmp_path), tmp_path, processes, CLUB)
    try:
        seekers = asyncio.run(pair(site, people, 3, kills))
        check(site, seekers, 3)
        waits = sorted(seeker.waited for seeker in seekers)
        print(f"{people} people, {kills} kills: half waited {waits[people // 2]:.1f} s", end=", ")
        print(f"the longest {waits[-1]:.1f} s")
    finally:
        site.end()
