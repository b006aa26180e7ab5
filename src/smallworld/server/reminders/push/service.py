"""Push messages: store who wants them; find what is due; send it once.

Every message is a database row, so a restart loses nothing and any process can send it; a lease
lets only one process do so. One process at a time looks for new turns. The process to which a
player is connected postpones the message about a turn at that table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from smallworld.server.addresses import Address, address_of
from smallworld.server.background import cancel, repeat
from smallworld.server.club.people import People
from smallworld.server.messages.push import NewSubscription, PushState
from smallworld.server.refusals import Refused, Unprocessable
from smallworld.server.reminders.due import Waiting, waiting_for
from smallworld.server.reminders.push.keys import PushKey
from smallworld.server.reminders.push.message import build_message, encrypt, is_valid_key
from smallworld.server.reminders.webhook import Undelivered, Webhook
from smallworld.server.storage.club import push as scripts
from smallworld.server.storage.club.finding.challenges import find_challenge
from smallworld.server.storage.club.push import Notice, Subscription
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret
from smallworld.texts.languages import ENGLISH, languages

SWEEP_SECONDS: Final = 5.0
STARTUP_DELAY: Final = 20.0  # clients reconnect first
LEASE_SECONDS: Final = 60.0
RETRY_DELAYS: Final = (60.0, 300.0, 900.0)  # seconds
AT_ONCE: Final = 200  # rows per query
MOST_PAGES: Final = 20  # queries for changed games in one sweep
MOST_SENDING: Final = 8  # concurrently, in one process
RECENT: Final = 2 * 86_400.0  # seconds; the first sweep looks so far back
OVERLAP: Final = 120.0  # seconds that a sweep looks back beyond the last one
TIME_TO_LIVE: Final = 86_400  # seconds for which the push service keeps a message
CLEAN_SECONDS: Final = 3_600.0
_GONE: Final = (404, 410)  # the browser has given the subscription up
_HOPELESS: Final = (400, 401, 403, 413)

log = logging.getLogger(__name__)


class Push:
    """Stores subscriptions, and sends messages to them."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        webhook: Webhook,
        key: PushKey,
        holder: str,
        *,
        after: float,
        is_away: Callable[[str, int], bool] = lambda game, seat: True,
        count: Callable[[str], None] = lambda outcome: None,
    ) -> None:
        self.tables = tables
        self.people = people
        self.storage = tables.storage
        self.webhook = webhook
        self.key = key
        self.holder = holder
        self.after = after  # seconds since the person was last active
        self.is_away = is_away  # True if the person is not connected to this process
        self.count = count  # counts the outcomes: sent, failed, given_up, gone
        self._now = tables.wall_time
        self._since = 0.0
        self._cleaned = 0.0
        self._sending: dict[tuple[str, str, str], asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # --- subscriptions of devices
    async def state_of(self, device: str) -> PushState:
        """Return the public key, and whether this device gets messages."""
        found = None
        if device:
            find = partial(scripts.subscription_of, device, self.key.id)
            found = await self.storage.query(find)
        return PushState(self.key.public, "" if found is None else found.id)

    async def subscribe(self, wanted: NewSubscription, device: str) -> PushState:
        """Send messages to a device from now on."""
        address = address_of(wanted.endpoint)
        if address is None or address.place not in self.webhook.places:
            raise Unprocessable("push.address")
        if not is_valid_key(wanted.p256dh, wanted.auth):
            raise Unprocessable("push.address")
        row = Subscription(
            id=subscription_id(wanted.endpoint),
            holder=device,
            endpoint=wanted.endpoint,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            lang=wanted.lang if wanted.lang in languages() else ENGLISH,
            vapid=self.key.id,
            created=self._now(),
        )
        holders = await self.people.holders(device)
        if not await self.storage.transact(partial(scripts.subscribe, row, holders)):
            raise Unprocessable("push.too_many", {"most": scripts.MOST_DEVICES})
        return await self.state_of(device)

    async def unsubscribe(self, device: str) -> PushState:
        """Send nothing more to a device."""
        await self.storage.transact(partial(scripts.unsubscribe, device))
        return await self.state_of(device)

    # --- sweeping and sending
    def start(self, delay: float = STARTUP_DELAY) -> None:
        """Start sweeping after a delay."""
        work = repeat(
            self.sweep, SWEEP_SECONDS, log, "the sweep for push messages failed", delay=delay
        )
        self._sweeper = asyncio.create_task(work)

    async def stop(self) -> None:
        """Stop; another sweep sends again what is in progress."""
        await cancel([*self._sending.values(), self._sweeper])

    async def sweep(self) -> None:
        """Find new turns, postpone messages to connected players, send the others."""
        if await self.storage.lease("push", self.holder, LEASE_SECONDS):
            await self._find_turns()
        now = self._now()
        due = partial(scripts.due_notices, now + self.after / 2, self.key.id, AT_ONCE)
        for notice in await self.storage.query(due):
            if notice.kind == "turn" and not self.is_away(notice.game, notice.seat):
                await self._set_due(notice, now + self.after, 0)
            elif notice.due is not None and notice.due <= now:
                self._start_sending(notice)

    async def wait_until_sent(self) -> None:
        """Wait for the messages that are being sent."""
        await asyncio.gather(*self._sending.values())

    async def _find_turns(self) -> None:
        """Store whose turn it is at tables that changed; only one process does so at a time."""
        began = self._now()
        since = self._since or began - RECENT
        for _ in range(MOST_PAGES):
            games = await self.storage.query(partial(scripts.changed_games, since, AT_ONCE))
            for game in games:
                await self._note_turn(game)
            if len(games) < AT_ONCE:
                self._since = began - OVERLAP
                break
            await self.storage.lease("push", self.holder, LEASE_SECONDS)
        if began - self._cleaned > CLEAN_SECONDS:
            await self.storage.transact(scripts.delete_old_notices)
            self._cleaned = began

    async def _note_turn(self, game: str) -> None:
        table = await self._current(game)
        if table is None:
            return
        seat = table.game.to_act
        waiting = None if seat is None else waiting_for(table, seat)
        if waiting is None or seat is None:
            note = partial(scripts.note_turn, game, table.seq, None, 0, 0.0)
        else:
            due = max(waiting.since, waiting.acted_at) + self.after
            note = partial(scripts.note_turn, game, table.seq, seat, waiting.decision, due)
        await self.storage.transact(note)

    async def _current(self, game: str) -> Table | None:
        """Return a table as it is now; ``None`` if it was deleted or cannot be read."""
        try:
            await self.tables.catch_up(game)
            return await self.tables.table(game)
        except Refused:
            return None

    def _start_sending(self, notice: Notice) -> None:
        name = (notice.subscription, notice.kind, notice.ref)
        if name in self._sending or len(self._sending) >= MOST_SENDING:
            return
        task = asyncio.create_task(self.send(notice))
        self._sending[name] = task
        task.add_done_callback(lambda done: self._sending.pop(name, None))

    async def send(self, notice: Notice) -> None:
        """Send a due message, unless another process does or it is outdated."""
        name = f"push {notice.subscription} {notice.kind} {notice.ref}"
        try:
            if not await self.storage.lease(name, self.holder, LEASE_SECONDS):
                return
            try:
                await self._try(notice)
            finally:
                await self.storage.release(name, self.holder)
        except Exception:
            log.exception("a push message about %s %s failed", notice.kind, notice.ref)

    async def _try(self, notice: Notice) -> None:
        """Send it, if it is unchanged since it was found to be due and still true."""
        if await self.storage.query(partial(scripts.find_notice, notice)) != notice:
            return
        find = partial(scripts.find_subscription, notice.subscription)
        to = await self.storage.query(find)
        names = await self._others(notice)
        if to is None or names is None:
            await self._set_due(notice, None, 0)
            return
        try:
            await self._post(to, notice, names)
        except Undelivered as failure:
            await self._note_failure(notice, failure)
            return
        self.count("sent")
        await self._set_due(notice, None, 0)

    async def _others(self, notice: Notice) -> list[str] | None:
        """Return the names of the other players; ``None`` if there is nothing to announce now."""
        if notice.kind == "challenge":
            row = await self.storage.query(partial(find_challenge, notice.ref))
            is_open = row is not None and row.is_open and row.expires > self._now()
            return [row.players[0].name] if row is not None and is_open else None
        table = await self._current(notice.game)
        if table is None:
            # The table of an accepted challenge may be created a moment later.
            return [] if notice.kind == "table" else None
        if notice.kind == "turn":
            waiting: Waiting | None = waiting_for(table, notice.seat)
            if waiting is None or waiting.decision != notice.decision:
                return None
            return [one.name for seat, one in enumerate(table.players) if seat != notice.seat]
        return [one.name for one in table.players if one.who == "person"]

    async def _post(self, to: Subscription, notice: Notice, names: list[str]) -> None:
        message = build_message(notice.kind, notice.ref, notice.game, names, to.lang)
        address = address_of(to.endpoint)
        if address is None:
            raise Undelivered("not_allowed")
        headers = {
            "Authorization": self.key.authorization(_origin(address), self._now()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TIME_TO_LIVE),
            "Topic": hash_secret(message.tag)[:32],  # a newer one replaces it while it waits
            "Urgency": "normal",
        }
        await self.webhook.post(to.endpoint, headers, encrypt(message, to))

    async def _note_failure(self, notice: Notice, failure: Undelivered) -> None:
        """Try again later; delete a subscription that the browser has given up."""
        log.info("a push message did not arrive: %s", failure)
        if failure.status in _GONE:
            self.count("gone")
            drop = partial(scripts.drop_subscription, notice.subscription)
            await self.storage.transact(drop)
        elif failure.status in _HOPELESS or notice.tries >= len(RETRY_DELAYS):
            self.count("given_up")
            await self._set_due(notice, None, 0)
        else:
            self.count("failed")
            later = self._now() + RETRY_DELAYS[notice.tries]
            await self._set_due(notice, later, notice.tries + 1)

    async def _set_due(self, notice: Notice, due: float | None, tries: int) -> None:
        await self.storage.transact(partial(scripts.set_due, notice, due, tries))


def subscription_id(endpoint: str) -> str:
    """Return the id of a subscription; the endpoint itself is a secret of the device."""
    return hash_secret(f"push {endpoint}")[:24]


def _origin(address: Address) -> str:
    return f"https://{address.place}"
