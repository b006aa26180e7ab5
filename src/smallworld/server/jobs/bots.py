"""Play for bots, expired clocks and absent players at the tables of this server.

Every process runs one ``BotRunner``. A lease in the database ensures that only one of them acts
at a table; when a process dies its leases expire, and another process goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

from smallworld.bots.registry import create_bot, default_seconds
from smallworld.core.actions import parse_action, written
from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import OVER
from smallworld.core.view import view_of
from smallworld.server.jobs.position import SeatPosition, position_of
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Refused
from smallworld.server.storage.rows import LogRow, SweepNote
from smallworld.server.tables.clocks import NO_CLOCK, PATIENCE, Times
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables

SUBSTITUTE: Final = "normal"  # the bot for absent players and expired clocks
LEASE_SECONDS: Final = 30.0
SWEEP_SECONDS: Final = 2.0
PRESENCE_SWEEP: Final = 5  # announce who is connected every so many sweeps
FULL_SWEEP: Final = 30  # search for games without a process every so many sweeps
RESTED: Final = 45.0  # seconds in which the process that changed a game still runs it
NOTES_AT_ONCE: Final = 100
MOST_ACTIONS: Final = 100  # per call of a bot

log = logging.getLogger(__name__)


class BotRunner:
    """Plays for bots and absent players at every table this process has loaded."""

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
        self.is_away = is_away  # True if the person of a seat is not connected
        self._running: set[str] = set()  # games with a task
        self._leased: set[str] = set()  # games whose lease this process holds
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        tables.listeners.append(self.on_change)

    def start(self) -> None:
        """Start sweeping for expired clocks and for games of dead processes."""
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def stop(self) -> None:
        """Stop; discard what bots are computing, and release all leases."""
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for game in list(self._leased):  # another process can go on at once
            await self._release(game)

    async def wait_until_idle(self) -> None:
        """Wait until no table of this process needs a bot any more."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def on_change(self, table: Table, rows: list[LogRow]) -> None:
        """Start a task if a bot must act at the table; a watcher of ``Tables``."""
        if self.acting_bot(table) is not None or self._should_close(table):
            self._schedule(table.row.id)

    def _schedule(self, game: str) -> None:
        if game in self._running:
            return
        self._running.add(game)
        task = asyncio.create_task(self._play(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def acting_bot(self, table: Table) -> str | None:
        """Return the bot that must act now; ``None`` if a person decides."""
        seat = table.game.to_act
        if seat is None or table.closed or table.broken or len(table.players) <= seat:
            return None
        player = table.players[seat]
        if player.who == "bot" or player.bot:
            return player.bot or SUBSTITUTE
        if player.who == "open":
            return None
        if player.places_by_itself and table.game.state.actor != table.game.state.turn:
            return SUBSTITUTE
        rules = table.row.table
        if rules.absent == "wait" and rules.clock == NO_CLOCK:
            return None
        times = Times(table, self.tables.now())
        if times.move_expired(table) or times.game_expired(table):
            return SUBSTITUTE
        return SUBSTITUTE if self._is_absent(table, seat, times) else None

    def _is_absent(self, table: Table, seat: int, times: Times) -> bool:
        """Return True if the table does not wait and the person is gone for some time."""
        if table.row.table.absent == "wait" or times.this_move < PATIENCE:
            return False
        return self.is_away(table.row.id, seat)

    async def _play(self, game: str) -> None:
        """Play as long as a bot must act; then release the table."""
        try:
            while await self._lease(game) and await self._step(game):
                pass
            await self._release(game)
        except Refused as refused:
            log.info("table %s moved on: %s", game, refused.code)
        except Exception:
            log.exception("bots failed at table %s", game)
        finally:
            self._running.discard(game)

    async def _lease(self, game: str) -> bool:
        """Take or renew the lease of a table; False if another process holds it."""
        held = await self.tables.storage.lease(f"bot {game}", self.holder, LEASE_SECONDS)
        if held:
            self._leased.add(game)
        return held

    async def _release(self, game: str) -> None:
        """Give the lease of a table back, if this process holds it."""
        if game in self._leased:
            await self.tables.storage.release(f"bot {game}", self.holder)
            self._leased.discard(game)

    async def _step(self, game: str) -> bool:
        """Make one decision; return True if a decision was made."""
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
        if await self._is_connected_elsewhere(table, seat):
            return False
        seq = table.seq
        actions = await self._choose(table, seat, bot)
        if actions and not table.has_moved_on(seq):
            await self.tables.submit(game, seat, actions, seq, f"by-itself-{seq}")
        return bool(actions)

    async def _is_connected_elsewhere(self, table: Table, seat: int) -> bool:
        """Return True if an absent player is connected to another process."""
        if not self._is_absent(table, seat, Times(table, self.tables.now())):
            return False
        name = _presence(table.row.id, seat)
        return not await self.tables.storage.lease(name, self.holder, 1.0)

    async def announce_presence(self) -> None:
        """Lease the seats of connected players, at tables that do not wait for absent ones."""
        for table in self.tables.loaded_tables():
            if table.row.table.absent == "wait" or table.closed:
                continue
            for seat, player in enumerate(table.players):
                if player.who == "person" and not self.is_away(table.row.id, seat):
                    name = _presence(table.row.id, seat)
                    await self.tables.storage.lease(name, self.holder, LEASE_SECONDS)

    async def _choose(self, table: Table, seat: int, bot: str) -> list[str]:
        game = table.game
        if len(legal_actions(game.state)) == 1:
            return [game.legal_actions()[0]]
        seed = table.seq * 31 + seat
        actions = await asyncio.get_running_loop().run_in_executor(
            self.executor, choose_actions, position_of(table, seat), bot, seed
        )
        for text in actions:
            parse_action(text, game.box)
        return actions

    def _has_left_for_good(self, table: Table, seat: int) -> bool:
        player = table.players[seat]
        if player.who != "person" or player.bot:
            return False
        times = Times(table, self.tables.now())
        if times.game_expired(table):
            return True
        return table.row.table.absent == "bot_for_good" and self._is_absent(table, seat, times)

    def _should_close(self, table: Table) -> bool:
        """Return True if all persons have conceded; a table of bots only plays on."""
        if table.closed or table.game.over or not table.players:
            return False
        people = [player for player in table.players if player.who == "person"]
        return bool(people) and all(player.conceded for player in people)

    async def _sweep_forever(self) -> None:
        """Find expired clocks and games of dead processes: nothing else reports them."""
        rounds = 0
        while True:
            try:
                for table in self.tables.loaded_tables():
                    await self.on_change(table, [])
                if rounds % PRESENCE_SWEEP == 0:
                    await self.announce_presence()
                if rounds % FULL_SWEEP == 0:
                    await self.sweep_all(RESTED if rounds else 0.0)
            except Exception:
                log.exception("the sweep failed")
            rounds += 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep_all(self, rested: float) -> None:
        """Load all games that may need a bot or clock, also those of dead processes.

        A note is stored for each, so that a game which waits for a person is loaded once.
        """
        notes: list[SweepNote] = []
        for game in await self.tables.games_to_sweep(rested):
            with suppress(Refused):  # just deleted, or unreadable
                table = await self.tables.table(game)
                await self.on_change(table, [])
                notes.append(SweepNote(game, table.seq, self.next_due(table)))
            if len(notes) == NOTES_AT_ONCE:
                await self.tables.storage.note_swept(notes)
                notes = []
            await asyncio.sleep(0)
        if notes:
            await self.tables.storage.note_swept(notes)

    def next_due(self, table: Table) -> float | None:
        """Return when the table may need a bot if nobody acts; ``None`` for never."""
        now, seat = self.tables.now(), table.game.to_act
        if self.acting_bot(table) is not None or self._should_close(table):
            return now
        if seat is None or table.closed or table.broken or table.players[seat].who != "person":
            return None
        times = Times(table, now)
        left = [times.move_left(table, seat), times.left(table)[seat]]
        if table.row.table.absent != "wait":
            left.append(max(0.0, PATIENCE - times.this_move))
        return min((now + seconds for seconds in left if seconds is not None), default=None)


def _presence(game: str, seat: int) -> str:
    """Return the name of the lease of the process that a player is connected to."""
    return f"present {game} {seat}"


def _replaced(old: Player, bot: str) -> Player:
    """Give the seat to a bot; the name stays for the game file."""
    return Player(name=old.name, who="bot", bot=bot, conceded=old.conceded)


def choose_actions(position: SeatPosition, bot: str, seed: int) -> list[str]:
    """Return a bot's actions up to the next roll, reveal, other seat or turn.

    Runs in a worker process. The seat's own next turn is not included: a person whose returning
    tokens are placed automatically plays that turn. Empty if it is not the seat's turn.
    """
    state, seat, coins = position.state(), position.seat, list(position.coins)
    player = create_bot(bot, seed=seed, seconds=default_seconds(bot))
    actions: list[str] = []
    start = (seat, int(state.turn))
    while len(actions) < MOST_ACTIONS and state.phase != OVER and not state.awaits_chance:
        if (int(state.actor), int(state.turn)) != start:
            break
        coins[seat] = int(state.coins(seat))
        action = player.choose(view_of(state, seat), legal_actions(state), coins)
        actions.append(written(action, state.box))
        apply(state, action)
    return actions
