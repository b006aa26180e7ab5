"""Clients that follow and play tables, and measure when each change arrives."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from uuid import uuid4

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PER_ADDRESS = 90  # connections; the server allows 100 per address
FIRST_TURN = 12  # approximate number of actions per turn
EVERY = 2.0  # seconds between two actions of a slow player


class Legal(Struct):
    """One legal action of a seat."""

    action: str


class View(Struct):
    """The part of a view that a scripted client needs."""

    seq: int
    to_act: int | None = None
    legal: list[Legal] = []
    over: bool = False


class Frame(Struct):
    """The part of a frame that a scripted client needs."""

    type: str
    view: View | None = None
    error: msgspec.Raw = msgspec.Raw(b"")


class Live:
    """One live connection; ``seen`` has the arrival time of each sequence number."""

    def __init__(self) -> None:
        self.view = View(0)
        self.seen: dict[int, float] = {}
        self.size = 0  # bytes of the longest frame
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self.refusals = 0

    async def join(self, url: str, token: str | None, number: int) -> None:
        """Connect from one of many loopback addresses and authenticate."""
        address = (f"127.0.0.{2 + number // PER_ADDRESS}", 0)
        self._socket = await connect(
            url.replace("http", "ws", 1), compression=None, local_addr=address, max_size=None
        )
        await self.send({"type": "hello", "token": token, "seen": None})
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until_after(0)

    async def send(self, frame: object) -> None:
        """Send one frame."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(frame).decode())

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                now = time.perf_counter()
                frame = msgspec.json.decode(text, type=Frame)
                if frame.type == "ping":
                    await self.send({"type": "pong"})
                self.refusals += frame.type == "refused"
                if frame.view is not None and frame.type != "done":
                    self.view, self.size = frame.view, max(self.size, len(text))
                    self.seen[frame.view.seq] = now
                    self._changed.set()
        except ConnectionClosed:
            pass

    async def until_after(self, seq: int) -> float:
        """Wait for a change after ``seq``; return the time of the first one."""
        while self.view.seq <= seq:
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 30)
        self.seen = {number: moment for number, moment in self.seen.items() if number > seq}
        return min(self.seen.values())

    async def leave(self) -> None:
        """Close the connection."""
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading


class Table:
    """A game with a connection for each scripted seat, and a spectator for each bot."""

    def __init__(self, url: str, number: int, bot: str = "", reply: str = "brief") -> None:
        self.url = url
        self.bot = bot
        self.reply = reply  # the page asks for brief ones
        self.choice = random.Random(number)
        self.number = number
        self.seats: list[Live] = []
        self.waits: list[float] = []  # seconds from sending to arrival at the other seat
        self.turns = 0  # number of turns ended

    async def open(self, http: httpx.AsyncClient) -> None:
        """Create the table and take all seats."""
        other = {"bot": self.bot} if self.bot else {"me": "Bo"}
        answer = await http.post(f"{self.url}/api/games", json={"seats": [{"me": "Ann"}, other]})
        made = answer.raise_for_status().json()
        place = f"{self.url}/api/games/{made['game']}/live"
        tokens = [*made["tokens"].values(), *([None] if self.bot else [])]
        for i, token in enumerate(tokens):
            live = Live()
            await live.join(place, token, 2 * self.number + i)
            self.seats.append(live)

    async def act(self) -> bool:
        """Play one action and wait for it at the other seat; return False if there was none."""
        view = max((seat.view for seat in self.seats), key=lambda view: view.seq)
        if view.over or view.to_act is None or (self.bot and view.to_act != 0):
            return False
        acting = self.seats[view.to_act]
        other = self.seats[1 - view.to_act]
        await acting.until_after(view.seq - 1)
        action = self.choice.choice(acting.view.legal).action
        after, request = acting.view.seq, uuid4().hex
        sent = time.perf_counter()
        act = {"type": "act", "actions": [action], "after": after, "request": request}
        await acting.send({**act, "reply": self.reply})
        self.waits.append(await other.until_after(after) - sent)
        self.turns += action in ("end", "decline")
        await acting.until_after(after)
        return True

    async def warm_up(self) -> None:
        """Play some actions at once, so that the games are at different points of a turn."""
        for _ in range(self.choice.randrange(FIRST_TURN)):
            if not await self.act():
                break
        self.waits.clear()
        self.turns = 0

    async def at_leisure(self, until: float, every: float = EVERY) -> None:
        """Play one action every few seconds while it is the turn of a scripted seat."""
        await asyncio.sleep(self.choice.uniform(0, every))
        while time.perf_counter() < until:
            due = time.perf_counter() + every
            acted = await self.act()
            await asyncio.sleep(max(0.0, due - time.perf_counter()) if acted else 0.05)

    async def flat_out(self, until: float) -> None:
        """Play action after action until the time or the game is over."""
        while time.perf_counter() < until and await self.act():
            pass

    async def close(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(seat.leave() for seat in self.seats))


def echo_connection(url: str, number: int) -> connect:
    """Return a connection to the echo server, from one of many loopback addresses."""
    local = (f"127.0.0.{2 + number // PER_ADDRESS}", 0)
    place = url.replace("http", "ws", 1) + "echo"
    return connect(place, compression=None, local_addr=local, max_size=None)


async def echo_on(
    sockets: Sequence[ClientConnection], seconds: float, pause: float, size: int
) -> list[float]:
    """Measure the round-trip times of messages on open connections."""
    waits: list[float] = []
    until = time.perf_counter() + seconds
    text = "x" * size

    async def one(socket: ClientConnection) -> None:
        await asyncio.sleep(random.uniform(0, pause))
        while time.perf_counter() < until:
            sent = time.perf_counter()
            await socket.send(text)
            await socket.recv()
            waits.append(time.perf_counter() - sent)
            await asyncio.sleep(pause)

    await asyncio.gather(*(one(socket) for socket in sockets))
    return waits


async def echoed(url: str, count: int, seconds: float, pause: float, size: int) -> list[float]:
    """Measure the round-trip time of the same traffic with the echo server."""
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(echo_connection(url, number)) for number in range(count)
        ]
        return await echo_on(sockets, seconds, pause, size)
