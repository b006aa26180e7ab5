"""Turn reminders: one signed POST to the address a seat has named, when its person is away.

What is to be sent, and when, is a row of the database, so that nothing is lost by a restart and
any process can send it; a lease lets only one of them do so. Where the person is connected, that
process moves the time on; so whoever is at the table, by whichever process, is not reminded.
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
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.reminders.due import is_past, looked_at, waiting_for
from smallworld.server.reminders.webhook import Undelivered, Webhook, signature
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import ReminderRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import derive_key, hash_secret, new_game_id

SWEEP_SECONDS: Final = 5.0
SETTLING: Final = 60.0  # after a start: those who were connected come back first
LEASE_SECONDS: Final = 60.0
PAUSES: Final = (60.0, 300.0, 900.0, 2_400.0)  # seconds before the tries that follow the first
AT_ONCE: Final = 200  # rows of one look
SENDING: Final = 8  # at a time, in one process

log = logging.getLogger(__name__)


class Message(Struct, omit_defaults=True):
    """What is sent. It opens nothing: whoever follows the link without a token is a spectator."""

    game: str
    seat: int
    round: int
    since: float  # when the decision came to the seat, in seconds since the epoch
    link: str = ""  # the table's page, if the server has a public address


class Reminders:
    """Where seats want to be reminded, and the sending of it."""

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
        self.after = after  # seconds without a sign of the person
        self.is_away = is_away  # is the person of that seat not connected to this process?
        self.count = count  # told of every outcome: sent, failed, given_up
        self.page = page  # the address of a table's page
        self._key = key
        self._sending: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # --- what a seat asks for
    async def ask(self, game: str, seat: int, token: str, text: str) -> str:
        """From now on remind ``seat`` at this address; the key that signs, told only here."""
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
        except Conflict:  # the seat was left a moment ago
            raise Forbidden("seat.bad_token") from None
        return self.key_of(row)

    async def host_of(self, token: str) -> str:
        """Where the seat of this token is reminded; empty if nowhere."""
        row = await self.storage.reminder(hash_secret(token))
        address = None if row is None else address_of(row.address)
        return "" if address is None else address.place

    async def clear(self, token: str) -> None:
        """Delete the reminder of a token."""
        await self.storage.clear_reminder(hash_secret(token))

    def key_of(self, row: ReminderRow) -> str:
        """The key that signs: whoever reads the database alone does not know it."""
        return derive_key(self._key, f"reminder {row.id}")

    # --- what happens by itself
    def start(self, settling: float = SETTLING) -> None:
        """Begin to look after a while, if the operator allows any host."""
        if self.webhook.places:
            self._sweeper = asyncio.create_task(self._sweep_for_ever(settling))

    async def stop(self) -> None:
        """Stop looking; what is under way is sent again by whoever looks next."""
        tasks = [*self._sending.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sweep_for_ever(self, settling: float) -> None:
        await asyncio.sleep(settling)
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("looking for reminders failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Look at games that moved on; put off what is not needed yet; begin to send the rest."""
        for row in await self.storage.outdated_reminders(AT_ONCE):
            await self._look(row)
        now = self.tables.now()
        for row in await self.storage.due_reminders(now + self.after / 2, AT_ONCE):
            if not self.is_away(row.game, row.seat):
                await self.storage.update_reminder(row, replace(row, due=now + self.after, tries=0))
            elif row.due is not None and row.due <= now:
                self._begin(row)

    async def sent(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._sending.values())

    async def _look(self, row: ReminderRow) -> Table | None:
        """Take the table into account as it is now; the table, unless the reminder is past."""
        try:
            await self.tables.catch_up(row.game)
            table = await self.tables.table(row.game)
        except NotFound:  # deleted a moment ago, and the reminder with it
            return None
        if is_past(table, row.seat):
            await self.storage.clear_reminder(row.token)
            return None
        seen = looked_at(row, table, self.after)
        if seen != row:
            await self.storage.update_reminder(row, seen)
        return table

    def _begin(self, row: ReminderRow) -> None:
        if row.id in self._sending or len(self._sending) >= SENDING:
            return
        task = asyncio.create_task(self.remind(row))
        self._sending[row.id] = task
        task.add_done_callback(lambda done: self._sending.pop(row.id, None))

    async def remind(self, row: ReminderRow) -> None:
        """Send what was found to be due, unless another process does or it has become old."""
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
        """Send it, if it is still wanted and nobody else has sent it meanwhile."""
        table = await self._look(row)
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
        at = int(self.tables.now())
        headers = {
            "Smallworld-Reminder": f"{row.id}-{row.decision}",  # the same for every try
            "Smallworld-Signature": signature(self.key_of(row), at, body),
        }
        await self.webhook.post(row.address, headers, body)

    async def _note_failure(self, row: ReminderRow) -> None:
        if row.tries < len(PAUSES):
            await self._note(row, self.tables.now() + PAUSES[row.tries], row.tries + 1)
        else:
            self.count("given_up")
            await self._note(row, None, 0)

    async def _note(self, tried: ReminderRow, due: float | None, tries: int) -> None:
        """What became of a try, even if the game moved on meanwhile."""
        while True:
            row = await self.storage.reminder(tried.token)
            if row is None or (row.id, row.decision) != (tried.id, tried.decision):
                return  # another decision, or another address
            if row.due is None or await self.storage.update_reminder(
                row, replace(row, due=due, tries=tries)
            ):
                return
