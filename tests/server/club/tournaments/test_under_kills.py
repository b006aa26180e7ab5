"""Tournaments are played while server processes are killed: every round is paired once."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from smallworld.server.storage.protocol import Storage
from tests.kit.waiting import PATIENCE
from tests.server.storage.databases import a_url
from tests.server.storage.games import opened
from tests.server.storage.killable_servers import Site

CLUB = '\n[club]\ntournaments = "players"\n'
ASK_EVERY = 0.3  # seconds
LONG = 900.0  # seconds that a tournament of bots may take
Json = Any


class Visitor:
    """A browser that asks any process until one answers."""

    def __init__(self, site: Site, number: int) -> None:
        self.site = site
        self.name = f"P{number}"
        self.choice = random.Random(number)
        self.http = httpx.AsyncClient(timeout=PATIENCE)
        self.conceded: set[str] = set()

    async def ask(
        self, method: str, path: str, body: Json = None, token: str = ""
    ) -> httpx.Response:
        """Repeat a request until it is answered."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            url = self.site.url(self.choice.randrange(len(self.site.servers)))
            if url is not None:
                try:
                    answer = await self.http.request(method, url + path, json=body, headers=headers)
                except httpx.HTTPError:
                    continue
                assert answer.status_code < 500, answer.text
                return answer
            await asyncio.sleep(ASK_EVERY * self.choice.random())
        raise AssertionError(f"no process answers {method} {path}")

    async def open(self, rules: Json) -> str:
        """Open a tournament; the request may be repeated."""
        await self.know_device()
        body = {"name": "Cup", "organiser": "Olga", "rules": rules, "request": "request-1"}
        answer = await self.ask("POST", "/api/tournaments", body)
        assert answer.status_code == 201, answer.text
        return f"/api/tournaments/{answer.json()['id']}"

    async def know_device(self) -> None:
        """Get the cookie of the device first: a lost answer would leave somebody unknown."""
        await self.ask("POST", "/api/me", {"name": self.name})
        assert self.http.cookies

    async def play(self, path: str) -> None:
        """Concede at every table, until the tournament is over."""
        while (view := (await self.ask("GET", path)).json())["status"] == "running":
            game = view.get("table", "")
            if game and game not in self.conceded:
                await self.concede(game)
            await asyncio.sleep(ASK_EVERY * self.choice.random())

    async def concede(self, game: str) -> None:
        """Concede, unless the opponent was faster; try again while the table is not made yet."""
        seat = await self.ask("POST", f"/api/games/{game}/own-seat")
        if seat.status_code != 200:
            assert seat.status_code in (403, 404), seat.text
            return
        token = seat.json()["token"]
        answer = await self.ask("POST", f"/api/games/{game}/concede", token=token)
        if answer.status_code in (200, 201, 204, 422):
            self.conceded.add(game)


async def play(site: Site, people: int, rules: Json, kills: int) -> Json:
    """Play a tournament while processes are killed and started again; return its end."""
    await asyncio.gather(*(site.start(number) for number in range(len(site.servers))))
    olga = Visitor(site, 1_000)
    path = await olga.open(rules)
    visitors = [Visitor(site, number) for number in range(people)]
    for visitor in visitors:
        await visitor.know_device()
        joined = await visitor.ask("POST", f"{path}/join", {"name": visitor.name})
        assert joined.status_code == 200, joined.text
    is_over = asyncio.Event()

    async def kill() -> None:
        choice = random.Random(people)
        for _ in range(kills):
            await asyncio.sleep(choice.uniform(0.05, 0.5))
            if is_over.is_set():
                return
            victim = choice.randrange(len(site.servers))
            server = site.servers[victim]
            assert server is not None
            site.servers[victim] = None
            await asyncio.to_thread(server.kill)
            await site.start(victim)

    started = await olga.ask("POST", f"{path}/start", {})
    assert started.status_code == 200, started.text
    killing = asyncio.create_task(kill())
    await asyncio.gather(*(visitor.play(path) for visitor in visitors))
    deadline = time.monotonic() + LONG
    while (view := (await olga.ask("GET", path)).json())["status"] == "running":
        assert time.monotonic() < deadline
        await asyncio.sleep(ASK_EVERY)
    is_over.set()
    await killing
    for visitor in (olga, *visitors):
        await visitor.http.aclose()
    return view


def check(url: str, view: Json) -> None:
    """Check that each round was paired once, with one table for each pairing."""
    assert view["status"] == "finished"
    assert len(view["rounds"]) == view["planned"]
    everybody = sorted(one["number"] for one in view["entrants"])
    games = []
    for one in view["rounds"]:
        seated = [seat["entrant"] for table in one["tables"] for seat in table["seats"]]
        out = one.get("byes", []) + one.get("absent", [])
        assert sorted(number for number in [*seated, *out] if number) == everybody
        assert all(table["over"] for table in one["tables"])
        games += [table["game"] for table in one["tables"]]

    async def stored() -> None:
        async with opened(url) as storage:
            assert sorted(await all_games(storage)) == sorted(games)
            assert await storage.check() == []

    asyncio.run(stored())


async def all_games(storage: Storage) -> list[str]:
    """Return the ids of all games of a database."""
    return await storage.game_ids("", 1_000)


@pytest.mark.parametrize(
    ("database", "processes", "people", "kills"),
    [
        pytest.param("sqlite", 1, 6, 2, id="sqlite"),
        pytest.param("postgresql", 2, 6, 2, id="postgresql"),
        pytest.param("sqlite", 1, 16, 15, id="sqlite-often", marks=pytest.mark.soak),
        pytest.param("postgresql", 4, 40, 30, id="postgresql-often", marks=pytest.mark.soak),
    ],
)
def test_every_round_is_paired_once(
    database: str, processes: int, people: int, kills: int, tmp_path: Path
) -> None:
    url = a_url(database, tmp_path)
    site = Site(url, tmp_path, processes, CLUB)
    rounds = 3 if people < 10 else 8
    rules = {"format": "swiss", "seats": 2, "rounds": rounds, "clock": {"per_move": 600}}
    try:
        view = asyncio.run(play(site, people, rules, kills))
    finally:
        site.end()
    check(url, view)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("database", "processes", "kills"), [("sqlite", 1, 4), ("postgresql", 3, 10)]
)
def test_a_tournament_of_bots(database: str, processes: int, kills: int, tmp_path: Path) -> None:
    url = a_url(database, tmp_path)
    site = Site(url, tmp_path, processes, CLUB, bot_workers=1)
    rules = {
        "format": "round_robin",
        "seats": 3,
        "rounds": 3,
        "clock": {"per_move": 600},
        "bots": ["easy"] * 6,
    }
    try:
        view = asyncio.run(play(site, 0, rules, kills))
    finally:
        site.end()
    check(url, view)
    assert {one["bot"] for one in view["entrants"]} == {"easy"}
