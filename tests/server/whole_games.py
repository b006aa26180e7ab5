"""Clients that play whole games: they follow live and act over HTTP."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Sequence
from typing import Any, TypeVar
from uuid import uuid4

import httpx

from smallworld.core.actions import written
from smallworld.play.record import read_record
from tests.kit.waiting import PATIENCE
from tests.server.live.client import LiveClient

Json = Any

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")


def some_actions(view: Json, chance: random.Random) -> list[str]:
    """Return random legal actions; several where that is safe."""
    legal = [one["action"] for one in view["legal"]]
    deployments = [one["action"] for one in view["legal"] if one.get("most")]
    phase = view["position"].get("phase")
    if phase == "redeployment" and deployments and chance.random() < 0.7:
        return [chance.choice(deployments), "end"]  # all tokens to one place
    return ["stop"] if "stop" in legal and chance.random() < 0.2 else [chance.choice(legal)]


class Person:
    """One client at one seat, connected to one of the processes in ``urls``."""

    def __init__(self, urls: Sequence[str], game: str, chance: random.Random, at: int = 0) -> None:
        self.urls = urls
        self.game = game
        self.chance = chance
        self.at = at  # index of the process
        self.token = ""
        self.acted: list[tuple[range, list[str]]] = []  # acknowledged row numbers and actions
        self.http = httpx.AsyncClient(timeout=PATIENCE, verify=False)
        self.live = LiveClient(self.address)

    @property
    def address(self) -> str:
        """The WebSocket URL of the table."""
        return f"{self.urls[self.at].replace('http', 'ws')}/api/games/{self.game}/live"

    async def ask(
        self, method: str, what: str, body: Json = None, at: int | None = None
    ) -> httpx.Response:
        """Send a request to one of the processes."""
        url = self.urls[self.at if at is None else at]
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        path = f"{url}/api/games/{self.game}{what}"
        return await self.http.request(method, path, json=body, headers=headers)

    async def record(self) -> str:
        """Return the game file."""
        return (await self.ask("GET", "/record")).text

    async def sit_down(self, name: str, invite: str) -> None:
        """Claim a seat with an invite and follow the table from its first line."""
        claimed = (await self.ask("POST", "/claim", {"name": name, "invite": invite})).json()
        self.token = self.live.token = claimed["token"]
        await self.live.join(0)

    async def watch(self) -> None:
        """Follow the table without a seat."""
        await self.live.join(0)
        while not self.live.view.get("over"):
            await self.live.receive()

    async def play(self) -> None:
        """Act when it is this seat's turn, until the game is over."""
        while not self.live.view.get("over"):
            view = self.live.view
            if view["to_act"] != view["you"]:
                await self.live.receive()
                continue
            assert view["legal"], view
            await self.act(some_actions(view, self.chance))

    async def act(self, actions: list[str]) -> None:
        """Act over HTTP, and wait for the change on the live connection."""
        _, done = await self.submit(actions, self.at)
        await self.live.until_seq(done["seq"])

    async def submit(self, actions: list[str], at: int) -> tuple[Json, Json]:
        """Send actions until they are accepted; return the request and its response."""
        after = self.live.view["seq"]
        body = {"actions": actions, "after": after, "request": uuid4().hex}
        answer = await self.ask("POST", "/actions", body, at)
        if answer.status_code == 422 and len(actions) > 1:  # all or none: none
            return await self.submit(actions[:1], at)
        assert answer.status_code == 200, answer.text
        done = answer.json()
        self.acted.append((range(after + 1, done["seq"] + 1), actions))
        return body, done

    async def leave(self) -> None:
        """Disconnect."""
        await self.live.leave()
        await self.http.aclose()


PersonType = TypeVar("PersonType", bound=Person)


async def a_table(
    urls: Sequence[str], people: int, bots: int, seed: int, kind: type[PersonType]
) -> list[PersonType]:
    """Create a table; each person claims an invite, at the processes in turn."""
    seats: list[Json] = [{"open": True}] * people
    for bot in range(bots):  # between the people
        seats = [*seats[: 2 * bot + 1], {"bot": "easy"}, *seats[2 * bot + 1 :]]
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
        made = (await http.post(f"{urls[0]}/api/games", json={"seats": seats})).json()
    players = []
    for place, (seat, invite) in enumerate(made["invites"].items()):
        person = kind(urls, made["game"], random.Random(f"{seed} {seat}"), place % len(urls))
        await person.sit_down(NAMES[place], invite)
        players.append(person)
    return players


def coins_of(view: Json) -> list[int]:
    """Return the coins of all seats at the end of a game."""
    return [seat["coins"] for seat in view["position"]["seats"]]


def check_the_end(everybody: Sequence[Person], players: Sequence[Person], record: str) -> None:
    """Check that all clients received the same lines, and the game file the same coins."""
    first = everybody[0].live
    assert first.seq is not None
    for person in everybody:
        assert person.live.lines == first.lines
        assert [line["seq"] for line in person.live.lines] == list(range(1, first.seq + 1))
        assert _common(person.live.view) == _common(first.view)
    game = read_record(record)
    assert game.over and game.winners == first.view["winners"]
    assert game.coins == coins_of(first.view)
    said = [(line["seat"], line["text"]) for line in first.lines if line["kind"] == "say"]
    assert [(line.seat, written(line.action, game.box)) for line in game.log] == said
    for person in players:
        check_what_was_done(person)


def check_what_was_done(person: Person) -> None:
    """Check that the log has every acknowledged action of a person once, and no other."""
    seat = person.live.view["you"]
    mine = [one for one in person.live.lines if one["kind"] == "say" and one["seat"] == seat]
    assert [text for _, texts in person.acted for text in texts] == [one["text"] for one in mine]
    for numbers, texts in person.acted:
        assert [one["text"] for one in mine if one["seq"] in numbers] == texts


def _common(view: Json) -> Json:
    """Return the part of a view that is the same for all at the end."""
    alike = {name: value for name, value in view.items() if name not in ("you", "now")}
    alike["seats"] = [seat["sitting"] for seat in view["seats"]]
    return alike


async def in_time(*work: Awaitable[object]) -> None:
    """Run all of it concurrently."""
    await asyncio.wait_for(asyncio.gather(*work), 2 * PATIENCE)
