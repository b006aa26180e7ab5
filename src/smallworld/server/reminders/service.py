"""Turn reminders: one signed POST to the webhook of a seat whose player is away.

Each reminder and its due time is a database row, so a restart loses nothing and any process can
send it; a lease lets only one process do so. The process to which the player is connected
postpones the reminder, so connected players get none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from smallworld.server.addresses import address_of
from smallworld.server.background import cancel, repeat
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.reminders.due import is_finished, update_due, waiting_for
from smallworld.server.reminders.webhook import Undelivered, Webhook, signature
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import ReminderRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import derive_key, hash_secret, new_game_id

SWEEP_SECONDS: Final = 5.0
STARTUP_DELAY: Final = 60.0  # clients reconnect first
LEASE_SECONDS: Final = 60.0
RETRY_DELAYS: Final = (60.0, 300.0, 900.0, 2_400.0)  # seconds
AT_ONCE: Final = 200  # rows per query
MOST_SENDING: Final = 8  # concurrently, in one process

log = logging.getLogger(__name__)


class Message(Struct, omit_defaults=True):
    """The body of the POST. It opens no seat: without a token the link shows a spectator view."""

    game: str
    seat: int
    round: int
    since: float  # when the decision came to the seat, in seconds since the epoch
    link: str = ""  # the table's page, if the server has a public address


class Reminders:
    """Stores the webhooks of seats, and sends their reminders."""

    def __init__(
        self,
        tables: Tables,
        webhook: Webhook,
        holder: str,
        *,
        key: bytes,
        after: float,
        is_away: Callable[[str, int], bool] = lambda game, seat: True,
        count: Callable[[str], None] = lambda outcome: None,
        page: Callable[[str], str] = lambda game: "",
    ) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.webhook = webhook
        self.holder = holder
        self.after = after  # seconds since the person was last active
        self.is_away = is_away  # True if the person is not connected to this process
        self.count = count  # counts the outcomes: sent, failed, given_up
        self.page = page  # the URL of a table's page
        self._key = key
        self._sending: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # --- webhooks of seats
    async def set(self, game: str, seat: int, token: str, text: str) -> str:
        """Set the webhook of ``seat``; return its signing key, which is shown only once."""
        if not self.webhook.places:
            raise Unprocessable("reminder.off")
        address = address_of(text)
        if address is None:
            raise Unprocessable("reminder.address")
        if address.place not in self.webhook.places:
            allowed = ", ".join(sorted(self.webhook.places))
            raise Unprocessable("reminder.host", {"host": address.place, "allowed": allowed})
        (await self.tables.table(game)).check(seat, None)
        row = ReminderRow(hash_secret(token), game, seat, new_game_id(), text, self.tables.now())
        try:
            await self.storage.set_reminder(row)
        except Conflict:  # the seat has just been left
            raise Forbidden("seat.bad_token") from None
        return self.key_of(row)

    async def host_of(self, token: str) -> str:
        """Return the webhook's host of a token's seat; empty if there is none."""
        row = await self.storage.reminder(hash_secret(token))
        address = None if row is None else address_of(row.address)
        return "" if address is None else address.place

    async def clear(self, token: str) -> None:
        """Delete the reminder of a token."""
        await self.storage.clear_reminder(hash_secret(token))

    def key_of(self, row: ReminderRow) -> str:
        """Return the signing key; it cannot be derived from the database alone."""
        return derive_key(self._key, f"reminder {row.id}")

    # --- sweeping and sending
    def start(self, delay: float = STARTUP_DELAY) -> None:
        """Start sweeping after a delay, if the operator allows any host."""
        if self.webhook.places:
            work = repeat(
                self.sweep, SWEEP_SECONDS, log, "the sweep for reminders failed", delay=delay
            )
            self._sweeper = asyncio.create_task(work)

    async def stop(self) -> None:
        """Stop; another sweep sends again what is in progress."""
        await cancel([*self._sending.values(), self._sweeper])

    async def sweep(self) -> None:
        """Update reminders of changed games, postpone those of connected players, send the rest."""
        for row in await self.storage.outdated_reminders(AT_ONCE):
            await self._refresh(row)
        now = self.tables.now()
        for row in await self.storage.due_reminders(now + self.after / 2, AT_ONCE):
            if not self.is_away(row.game, row.seat):
                await self.storage.update_reminder(row, replace(row, due=now + self.after, tries=0))
            elif row.due is not None and row.due <= now:
                self._start_sending(row)

    async def wait_until_sent(self) -> None:
        """Wait for the reminders that are being sent."""
        await asyncio.gather(*self._sending.values())

    async def _refresh(self, row: ReminderRow) -> Table | None:
        """Update a reminder for the current table; return the table unless it is finished."""
        try:
            await self.tables.catch_up(row.game)
            table = await self.tables.table(row.game)
        except NotFound:  # just deleted, and the reminder with it
            return None
        if is_finished(table, row.seat):
            await self.storage.clear_reminder(row.token)
            return None
        new = update_due(row, table, self.after)
        if new != row:
            await self.storage.update_reminder(row, new)
        return table

    def _start_sending(self, row: ReminderRow) -> None:
        if row.id in self._sending or len(self._sending) >= MOST_SENDING:
            return
        task = asyncio.create_task(self.remind(row))
        self._sending[row.id] = task
        task.add_done_callback(lambda done: self._sending.pop(row.id, None))

    async def remind(self, row: ReminderRow) -> None:
        """Send a due reminder, unless another process does or it is outdated."""
        storage, name = self.storage, f"reminder {row.id}"
        try:
            if not await storage.lease(name, self.holder, LEASE_SECONDS):
                return
            try:
                await self._try(row)
            finally:
                await storage.release(name, self.holder)
        except Exception:
            log.exception("a reminder of table %s failed", row.game)

    async def _try(self, row: ReminderRow) -> None:
        """Send it, if it is unchanged since it was found to be due."""
        table = await self._refresh(row)
        if table is None or await self.storage.reminder(row.token) != row:
            return
        try:
            await self._send(row, table)
        except Undelivered as failure:
            log.info("a reminder of table %s did not arrive: %s", row.game, failure)
            self.count("failed")
            await self._note_failure(row)
            return
        self.count("sent")
        await self._note(row, None, 0)

    async def _send(self, row: ReminderRow, table: Table) -> None:
        waiting = waiting_for(table, row.seat)
        assert waiting is not None
        link = self.page(row.game)
        round_now = int(table.game.state.round)
        body = msgspec.json.encode(Message(row.game, row.seat, round_now, waiting.since, link))
        at = int(self.tables.wall_time())
        headers = {
            "Smallworld-Reminder": f"{row.id}-{row.decision}",  # the same for every attempt
            "Smallworld-Signature": signature(self.key_of(row), at, body),
        }
        await self.webhook.post(row.address, headers, body)

    async def _note_failure(self, row: ReminderRow) -> None:
        if row.tries < len(RETRY_DELAYS):
            await self._note(row, self.tables.now() + RETRY_DELAYS[row.tries], row.tries + 1)
        else:
            self.count("given_up")
            await self._note(row, None, 0)

    async def _note(self, tried: ReminderRow, due: float | None, tries: int) -> None:
        """Store the outcome of an attempt, even if the game has changed meanwhile."""
        while True:
            row = await self.storage.reminder(tried.token)
            if row is None or (row.id, row.decision) != (tried.id, tried.decision):
                return  # another decision or webhook
            if row.due is None or await self.storage.update_reminder(
                row, replace(row, due=due, tries=tries)
            ):
                return
