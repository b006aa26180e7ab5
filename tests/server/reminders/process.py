"""Shared by the reminder tests: a clock, a table with tokens, a recording webhook."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.messages.tables import TableRules
from smallworld.server.reminders.service import Reminders
from smallworld.server.reminders.webhook import Undelivered, Webhook
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.create import create_table
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from tests.server.reminders.receiver import HOST
from tests.server.storage.databases import a_url
from tests.server.storage.games import NOON, opened

GRACE = 120.0
ADDRESS = f"https://{HOST}/turn"
SERVER_KEY = b"the key of the server"


class Watch:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class Post(NamedTuple):
    """One POST."""

    address: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def name(self) -> str:
        return self.headers["Smallworld-Reminder"]


class Recording(Webhook):
    """Records the posts, and fails the next ``failures`` of them."""

    def __init__(self) -> None:
        super().__init__([HOST])
        self.posts: list[Post] = []
        self.failures = 0

    async def post(self, text: str, headers: Mapping[str, str], body: bytes) -> None:
        self.posts.append(Post(text, headers, body))
        if self.failures:
            self.failures -= 1
            raise Undelivered("status_500")


class Process:
    """The reminder service of one server process."""

    def __init__(
        self, storage: Storage, watch: Watch, webhook: Webhook, holder: str = "me", page: str = ""
    ) -> None:
        self.watch = watch
        self.storage = storage
        self.tables = Tables(storage, now=watch)
        self.present: set[int] = set()
        self.counted: list[str] = []
        self.reminders = Reminders(
            self.tables,
            webhook,
            holder,
            key=SERVER_KEY,
            after=GRACE,
            is_away=lambda game, seat: seat not in self.present,
            count=self.counted.append,
            page=lambda game: page and f"{page}/table/{game}",
        )

    async def sweep(self, seconds: float = 0.0) -> None:
        """Move the clock on, then sweep and send."""
        self.watch.now += seconds
        await self.reminders.sweep()
        await self.reminders.wait_until_sent()


class Seated:
    """A table of Ann and Bo; Ann has the first turn."""

    def __init__(self, table: Table, tokens: dict[str, str]) -> None:
        self.game = table.row.id
        self.tokens = tokens


async def seated(process: Process, rules: TableRules | None = None) -> Seated:
    """Create a table for two."""
    wish = NewTable(seats=[SeatWish(me="Ann"), SeatWish(me="Bo")], table=rules or TableRules())
    made = create_table(wish, "phone", process.tables.now())
    await process.tables.create(made.table, made.log, made.secrets)
    return Seated(made.table, made.created.tokens)


async def with_reminder(process: Process, rules: TableRules | None = None) -> Seated:
    """Create a table for two on which Bo has a reminder."""
    table = await seated(process, rules)
    await process.reminders.set(table.game, 1, table.tokens["1"], ADDRESS)
    return table


async def one_action(process: Process, game: str) -> None:
    """Do one action of the seat to act, towards the end of its turn."""
    table = await process.tables.table(game)
    seat = table.game.to_act
    legal = table.game.legal_actions()
    best = [text for text in legal if text in ("stop", "end")] or legal[-1:]
    await process.tables.submit(game, seat, best, table.seq, f"request-{table.seq}")


async def whole_turn(process: Process, game: str) -> None:
    """Play until another seat must act."""
    table = await process.tables.table(game)
    seat = table.game.to_act
    while table.game.to_act == seat:
        await one_action(process, game)


Story = Callable[[Process, Recording], Awaitable[None]]


def at_a_table(folder: Path, story: Story) -> None:
    """Run a test with one process on a SQLite file."""

    async def run() -> None:
        async with opened(a_url("sqlite", folder)) as storage:
            sender = Recording()
            await story(Process(storage, Watch(), sender), sender)

    asyncio.run(run())
