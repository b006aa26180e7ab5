"""Bots at tables, clocks, and seats whose person is away: whatever must happen by itself.

One caretaker runs in every process. For each table a lease in the database makes sure that
only one of them acts; whoever dies loses the lease, and another one goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

from smallworld.core.actions import parse_action
from smallworld.core.engine import legal_actions
from smallworld.packs.options import chosen_options
from smallworld.server.jobs.thinking import think
from smallworld.server.messages.tables import Sitting
from smallworld.server.refusals import Refused
from smallworld.server.storage.rows import LogRow, SweepNote
from smallworld.server.tables.clocks import NO_CLOCK, PATIENCE, Times
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.views import counted_coins

STAND_IN: Final = "normal"  # who plays for a person that is away, and after a clock ran out
LEASE_SECONDS: Final = 30.0
SWEEP_SECONDS: Final = 2.0
PRESENCE_SWEEP: Final = 5  # every so many sweeps the others are told who is here
FULL_SWEEP: Final = 30  # every so many sweeps games that nobody looks after are looked for
RESTED: Final = 45.0  # seconds in which whoever played a game looks after it
NOTES_AT_ONCE: Final = 100

log = logging.getLogger(__name__)


class Caretaker:
    """Looks after every table this process knows, until it is stopped."""

    def __init__(
        self,
        tables: Tables,
        executor: Executor,
        holder: str,
        *,
        is_away: Callable[[str, int], bool] = lambda game, seat: False,
    ) -> None:
        self.tables = tables
        self.executor = executor
        self.holder = holder
        self.is_away = is_away  # is the person of that seat away from the table?
        self._waiting: set[str] = set()
        self._leased: set[str] = set()  # tables at which nobody else plays for a bot
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        tables.watchers.append(self.changed)

    def start(self) -> None:
        """Begin to look after clocks and games that were left behind."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        """Stop looking; what is being thought is thrown away."""
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for game in list(self._leased):  # another process can go on at once
            await self._let_go(game)

    async def changed(self, table: Table, rows: list[LogRow]) -> None:
        """A watcher of ``Tables``: if something must happen by itself, see to it soon."""
        if self.acting_bot(table) is not None or self._should_close(table):
            self._see_to(table.row.id)

    def _see_to(self, game: str) -> None:
        if game in self._waiting:
            return
        self._waiting.add(game)
        task = asyncio.create_task(self._act(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def acting_bot(self, table: Table) -> str | None:
        """The bot that must decide now for the seat to act; ``None`` if a person decides."""
        seat = table.game.to_act
        if seat is None or table.closed or table.broken or len(table.sittings) <= seat:
            return None
        sitting = table.sittings[seat]
        if sitting.who == "bot" or sitting.bot:
            return sitting.bot or STAND_IN
        if sitting.who == "open":
            return None
        if sitting.places_by_itself and table.game.state.actor != table.game.state.turn:
            return STAND_IN
        rules = table.row.table
        if rules.absent == "wait" and rules.clock == NO_CLOCK:
            return None
        times = Times(table, self.tables.now())
        if times.move_expired(table) or times.game_expired(table):
            return STAND_IN
        return STAND_IN if self._is_missed(table, seat, times) else None

    def _is_missed(self, table: Table, seat: int, times: Times) -> bool:
        """Is the table one that does not wait, and the person gone for a good while?"""
        if table.row.table.absent == "wait" or times.this_move < PATIENCE:
            return False
        return self.is_away(table.row.id, seat)

    async def _act(self, game: str) -> None:
        """Play for the bot to act as long as there is one; then let the table be."""
        try:
            while await self._lease(game) and await self._one_step(game):
                pass
            await self._let_go(game)
        except Refused as refused:
            log.info("table %s moved on: %s", game, refused.code)
        except Exception:
            log.exception("the caretaker failed at table %s", game)
        finally:
            self._waiting.discard(game)

    async def _lease(self, game: str) -> bool:
        """May this process play at the table for a while?"""
        held = await self.tables.storage.lease(f"bot {game}", self.holder, LEASE_SECONDS)
        if held:
            self._leased.add(game)
        return held

    async def _let_go(self, game: str) -> None:
        """Others may play at the table, if this process was the one."""
        if game in self._leased:
            await self.tables.storage.release(f"bot {game}", self.holder)
            self._leased.discard(game)

    async def _one_step(self, game: str) -> bool:
        """One decision by itself; was there one to make?"""
        table = await self.tables.table(game)
        if self._should_close(table):
            await self.tables.close(game, "nobody is left")
            return False
        bot = self.acting_bot(table)
        seat = table.game.to_act
        if bot is None or seat is None:
            return False
        if self._has_left_for_good(table, seat):
            await self.tables.change_seat(game, seat, lambda old: _replaced(old, bot))
        if await self._is_elsewhere(table, seat):
            return False
        seq = table.seq
        actions = await self._thought(table, seat, bot)
        if actions and not table.has_moved_on(seq):
            await self.tables.submit(game, seat, actions, seq, f"by-itself-{seq}")
        return bool(actions)

    async def _is_elsewhere(self, table: Table, seat: int) -> bool:
        """Would a bot act for somebody who is connected to another process?"""
        if not self._is_missed(table, seat, Times(table, self.tables.now())):
            return False
        name = _presence(table.row.id, seat)
        return not await self.tables.storage.lease(name, self.holder, 1.0)

    async def tell_presence(self) -> None:
        """Let other processes know who is here, at tables that do not wait."""
        for table in self.tables.at_hand():
            if table.row.table.absent == "wait" or table.closed:
                continue
            for seat, sitting in enumerate(table.sittings):
                if sitting.who == "person" and not self.is_away(table.row.id, seat):
                    name = _presence(table.row.id, seat)
                    await self.tables.storage.lease(name, self.holder, LEASE_SECONDS)

    async def _thought(self, table: Table, seat: int, bot: str) -> list[str]:
        game = table.game
        only = legal_actions(game.state)
        if len(only) == 1:
            return [game.legal_actions()[0]]
        loop = asyncio.get_running_loop()
        options = chosen_options(int(game.box.options))
        cells, counted = game.view(seat).snapshot(), counted_coins(game, seat)
        seed = table.seq * 31 + seat
        place = (game.box.board.id, options)
        packs = (table.row.pack_texts, game.box.banners)
        actions = await loop.run_in_executor(
            self.executor, think, *place, cells, counted, seat, bot, seed, *packs
        )
        for text in actions:
            parse_action(text, game.box)
        return actions

    def _has_left_for_good(self, table: Table, seat: int) -> bool:
        sitting = table.sittings[seat]
        if sitting.who != "person" or sitting.bot:
            return False
        times = Times(table, self.tables.now())
        if times.game_expired(table):
            return True
        return table.row.table.absent == "bot_for_good" and self._is_missed(table, seat, times)

    def _should_close(self, table: Table) -> bool:
        """A table whose last person has gone is closed; one of bots only plays on."""
        if table.closed or table.game.over or not table.sittings:
            return False
        people = [sitting for sitting in table.sittings if sitting.who == "person"]
        return bool(people) and all(sitting.conceded for sitting in people)

    async def _sweep_for_ever(self) -> None:
        """Clocks run out and processes die without anybody saying a word."""
        rounds = 0
        while True:
            try:
                for table in self.tables.at_hand():
                    await self.changed(table, [])
                if rounds % PRESENCE_SWEEP == 0:
                    await self.tell_presence()
                if rounds % FULL_SWEEP == 0:
                    await self.sweep_everything(RESTED if rounds else 0.0)
            except Exception:
                log.exception("the sweep failed")
            rounds += 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep_everything(self, rested: float) -> None:
        """Also the tables that nobody has looked at since their process died.

        What is found out is noted, so that a game which waits for a person is loaded once.
        """
        notes: list[SweepNote] = []
        for game in await self.tables.games_to_sweep(rested):
            with suppress(Refused):  # deleted a moment ago, or not to be read
                table = await self.tables.table(game)
                await self.changed(table, [])
                notes.append(SweepNote(game, table.seq, self.next_care(table)))
            if len(notes) == NOTES_AT_ONCE:
                await self.tables.storage.note_swept(notes)
                notes = []
            await asyncio.sleep(0)
        if notes:
            await self.tables.storage.note_swept(notes)

    def next_care(self, table: Table) -> float | None:
        """When the table may need something, if nobody does anything; ``None`` for never."""
        now, seat = self.tables.now(), table.game.to_act
        if self.acting_bot(table) is not None or self._should_close(table):
            return now
        if seat is None or table.closed or table.broken or table.sittings[seat].who != "person":
            return None
        times = Times(table, now)
        left = [times.move_left(table, seat), times.left(table)[seat]]
        if table.row.table.absent != "wait":
            left.append(max(0.0, PATIENCE - times.this_move))
        return min((now + seconds for seconds in left if seconds is not None), default=None)


def _presence(game: str, seat: int) -> str:
    """The lease held by the process to which the person of a seat is connected."""
    return f"present {game} {seat}"


def _replaced(old: Sitting, bot: str) -> Sitting:
    """The seat is the bot's from now on; the name stays for the record."""
    return Sitting(name=old.name, who="bot", bot=bot, conceded=old.conceded)
