"""A client of the live connection that checks the order of all frames."""

from __future__ import annotations

import json
import random
import uuid
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Frame = dict[str, Any]


class LiveClient:
    """Follows a table and stores every line; repeated or missing numbers are errors."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token
        self.seq: int | None = None
        self.lines: list[Frame] = []
        self.view: Frame = {}
        self.present: Frame = {}
        self.changes = 0
        self.others: list[Frame] = []  # frames other than changes and presence
        self._socket: ClientConnection | None = None

    @property
    def socket(self) -> ClientConnection:
        """The open connection."""
        assert self._socket is not None
        return self._socket

    async def join(self, seen: int | None = None) -> Frame:
        """Connect and send hello; ``seen`` defaults to the last number received."""
        self._socket = await connect(self.url, compression=None)
        seen = self.seq if seen is None else seen
        await self.send(type="hello", token=self.token, seen=seen)
        welcome = await self.receive()
        assert welcome["type"] == "welcome"
        self._take(welcome["missed"], welcome["seq"], welcome["view"], seen)
        return welcome

    def _take(self, lines: list[Frame], seq: int, view: Frame, after: int | None) -> None:
        if after is not None:
            assert [line["seq"] for line in lines] == list(range(after + 1, seq + 1))
        assert view["seq"] == seq
        self.lines += lines
        self.seq, self.view = seq, view

    async def send(self, **frame: object) -> None:
        """Send one frame."""
        await self.socket.send(json.dumps(frame))

    async def receive(self) -> Frame:
        """Return the next frame."""
        frame = json.loads(await self.socket.recv())
        assert isinstance(frame, dict)
        if frame["type"] == "changed":
            self.changes += 1
            assert frame["lines"], "a change in which nothing happened"
            self._take(frame["lines"], frame["seq"], frame["view"], self.seq)
        elif frame["type"] == "present":
            self.present = frame
        elif frame["type"] != "welcome":
            self.others.append(frame)
        return frame

    async def until(self, kind: str) -> Frame:
        """Read up to the first frame of this kind."""
        while (frame := await self.receive())["type"] != kind:
            pass
        return frame

    async def until_seq(self, seq: int) -> None:
        """Read up to the change with this number."""
        while self.seq is None or self.seq < seq:
            await self.receive()

    async def until_present(self, seats: list[int], watchers: int) -> None:
        """Read up to this presence."""
        while (self.present.get("seats"), self.present.get("watchers")) != (seats, watchers):
            await self.receive()

    async def act(self, *actions: str, after: int | None = None) -> Frame:
        """Act and return the answer."""
        request = uuid.uuid4().hex
        wish = {"actions": actions, "after": self.seq if after is None else after}
        await self.send(type="act", request=request, **wish)
        while True:
            frame = await self.receive()
            if frame["type"] in ("done", "refused") and frame["request"] == request:
                return frame

    async def act_randomly(self, chance: random.Random) -> Frame:
        """Do a random legal action."""
        done = await self.act(chance.choice(self.view["legal"])["action"])
        assert done["type"] == "done", done
        return done

    async def leave(self) -> None:
        """Disconnect with a close frame."""
        await self.socket.close()

    async def closed(self) -> int:
        """Read until the server closes; return the close code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
