"""Play for bots, expired clocks and absent players at the tables of this server.

Every process runs one ``BotRunner``. A lease in the database ensures that only one of them acts
at a table; when a process dies its leases expire, and another process goes on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from smallworld.bots.external.faults import BotFault
from smallworld.bots.registry import bot_names, create_bot, default_seconds
from smallworld.core.actions import parse_action, written
from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import OVER, REDEPLOYMENT, REFUGE
from smallworld.core.view import view_of
from smallworld.server.addresses import CLIENT
from smallworld.server.background import cancel, run_in, wait_until_empty
from smallworld.server.jobs.position import SeatPosition, position_of
from smallworld.server.jobs.programs import ProgramSeats
from smallworld.server.jobs.scheduler import Purpose, Scheduler
from smallworld.server.jobs.worker import OutOfTime
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Refused
from smallworld.server.settings import BotSettings
from smallworld.server.storage.rows import LogRow, SweepNote
from smallworld.server.tables.clocks import NO_CLOCK, PATIENCE, Times
from smallworld.server.tables.seats import concede
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import derive_key

SUBSTITUTE: Final = "normal"  # the bot for absent players and expired clocks
LEASE_SECONDS: Final = 30.0
SWEEP_SECONDS: Final = 2.0
PRESENCE_SWEEP: Final = 5  # announce who is connected every so many sweeps
FULL_SWEEP: Final = 30  # search for games without a process every so many sweeps
RESTED: Final = 45.0  # seconds in which the process that changed a game still runs it
NOTES_AT_ONCE: Final = 100
SWEPT_AT_ONCE: Final = 100  # tables, before other requests have their turn
MOST_FAULTS: Final = 3  # of a program in one game, then a substitute gets its seat
MOST_ACTIONS: Final = 100  # per call of a bot
SEED_DIGITS: Final = 12  # hexadecimal: a seed has 48 bits
# A stand-in waits this share of its pause for each line that others played before its turn …
PAUSE_PER_LINE: Final = 0.3
LONGEST_PAUSE: Final = 20.0  # … but never so long that the lease expires

PLACING: Final = (REDEPLOYMENT, REFUGE)  # phases that a stand-in plays in one go

log = logging.getLogger(__name__)


class BotRunner:
    """Plays for bots and absent players at every table this process has loaded."""

    def __init__(
        self,
        tables: Tables,
        scheduler: Scheduler,
        holder: str,
        *,
        key: bytes = b"",
        is_away: Callable[[str, int], bool] = lambda game, seat: False,
        programs: ProgramSeats | None = None,
        stand_in_pause: float = BotSettings().stand_in_pause,
    ) -> None:
        self.tables = tables
        self.scheduler = scheduler
        self.holder = holder
        self._key = key or secrets.token_bytes(32)  # the server's key: bots' seeds come from it
        self.is_away = is_away  # True if the person of a seat is not connected
        self.programs = programs or ProgramSeats({}, BotSettings())
        self._stand_in_pause = stand_in_pause
        self._is_paused = False
        self._faults: dict[tuple[str, int], int] = {}  # of programs, by game and seat
        self._running: set[str] = set()  # games with a task
        self._waiting: dict[str, asyncio.Event] = {}  # games whose stand-in pauses
        self._leased: set[str] = set()  # games whose lease this process holds
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        tables.listeners.append(self.on_change)

    def start(self) -> None:
        """Start sweeping for expired clocks and for games of dead processes."""
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def stop(self) -> None:
        """Stop; discard what bots are computing, and release all leases."""
        await cancel([*self._tasks, self._sweeper])
        for game in list(self._leased):  # another process can go on at once
            await self._release(game)
        await asyncio.to_thread(self.programs.stop)

    @property
    def active_tables(self) -> int:
        """Number of tables at which this process acts."""
        return len(self._running)

    async def pause(self) -> None:
        """Stop acting at tables and release their leases: another process goes on."""
        self._is_paused = True
        await cancel(self._tasks)
        self._running.clear()  # a task cancelled before its first step has not done so
        for game in list(self._leased):
            await self._release(game)

    def resume(self) -> None:
        """Act again, from the next sweep or change on."""
        self._is_paused = False

    async def wait_until_idle(self) -> None:
        """Wait until no table of this process needs a bot any more."""
        await wait_until_empty(self._tasks)

    async def on_change(self, table: Table, rows: list[LogRow]) -> None:
        """Start a task if a bot must act at the table; a watcher of ``Tables``."""
        if table.game.over:
            await self.programs.finish(table)
        if rows and (pause := self._waiting.get(table.row.id)):
            pause.set()  # it may be somebody else's turn now
        if self.acting_bot(table) is not None or self._should_close(table):
            self._schedule(table.row.id)

    def _schedule(self, game: str) -> None:
        if game in self._running or self._is_paused:
            return
        self._running.add(game)
        run_in(self._tasks, self._play(game))

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
        # At a practice table with a script, a bot could play what another table still plays.
        if table.row.dealer or (rules.absent == "wait" and rules.clock == NO_CLOCK):
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
        if self._has_lost_on_time(table, seat):
            await concede(self.tables, game, seat, table.seq)
            return True
        if await self._pause_stand_in(table, seat):
            return True
        if self._has_left_for_good(table, seat):
            substitute = bot
            await self.tables.change_seat(game, seat, lambda old: _replaced(old, substitute))
        if await self._is_connected_elsewhere(table, seat):
            return False
        if bot not in bot_names() and bot not in self.programs.commands:
            log.warning("table %s: this server has no bot %s; %s plays on", game, bot, SUBSTITUTE)
            bot = await self._seat_substitute(table, seat)
        seq = table.seq
        actions = await self._choose(table, seat, bot)
        if is_stand_in(table.players[seat]) and int(table.game.state.phase) not in PLACING:
            actions = actions[:1]
        is_wanted = self.acting_bot(table) is not None  # the player may have taken the seat back
        if actions and is_wanted and not table.has_moved_on(seq):
            await self.tables.submit(game, seat, actions, seq, f"by-itself-{seq}")
        return bool(actions)

    async def _pause_stand_in(self, table: Table, seat: int) -> bool:
        """Wait until a stand-in may act; return True if the table must be looked at again.

        A stand-in plays one action at a time, slowly enough for its player to follow and to take
        the seat back. Every change of the table ends the wait.
        """
        if not is_stand_in(table.players[seat]):
            return False
        seconds = stand_in_due(table, seat, self._stand_in_pause) - self.tables.now()
        if seconds <= 0:
            return False
        changed = self._waiting[table.row.id] = asyncio.Event()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), min(seconds, LONGEST_PAUSE))
        finally:
            del self._waiting[table.row.id]
        return True

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
        if bot in self.programs.commands:
            try:
                return [await self.programs.choose(table, seat, bot)]
            except BotFault as fault:
                bot = await self._blame(table, seat, bot, fault)
        seed = bot_seed(self._key, table, seat)
        try:
            actions = await self._compute(table, position_of(table, seat), bot, seed)
        except OutOfTime:
            log.warning("table %s: %s thought for too long", table.row.id, bot)
            return [game.legal_actions()[0]]
        for text in actions:
            parse_action(text, game.box)
        return actions

    async def _compute(
        self, table: Table, position: SeatPosition, bot: str, seed: int
    ) -> list[str]:
        """Compute a bot's actions in a worker; tables of bots only come last.

        Charged is the client whose request led to this turn; unknown after a restart.
        """
        done = await self.scheduler.run(
            Purpose.TURN if has_people(table) else Purpose.BOT_TABLE,
            *(choose_actions, position, bot, seed),
            table=table.row.id,
            address=CLIENT.get() or f"device {table.row.creator}",
        )
        return done.result

    async def _blame(self, table: Table, seat: int, bot: str, fault: BotFault) -> str:
        """Count a fault of a program; return the bot that acts now.

        A substitute acts in its place. After several faults the substitute gets the seat, as a
        row of the log that all players see.
        """
        key = (table.row.id, seat)
        self._faults[key] = self._faults.get(key, 0) + 1
        log.warning("table %s, bot %s: %s: %s", table.row.id, bot, fault.kind, fault.detail)
        if self._faults[key] >= MOST_FAULTS:
            self.programs.forget(*key)
            return await self._seat_substitute(table, seat)
        return SUBSTITUTE

    async def _seat_substitute(self, table: Table, seat: int) -> str:
        """Give the seat of a program to the substitute for the rest of the game."""
        await self.tables.change_seat(
            table.row.id, seat, lambda old: msgspec.structs.replace(old, bot=SUBSTITUTE)
        )
        return SUBSTITUTE

    def _has_lost_on_time(self, table: Table, seat: int) -> bool:
        """Return whether the clock of a player at a rated table ran out."""
        player = table.players[seat]
        if not table.row.table.rated or player.who != "person" or player.conceded:
            return False
        times = Times(table, self.tables.now())
        return times.move_expired(table) or times.game_expired(table)

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
                for number, table in enumerate(self.tables.loaded_tables(), 1):
                    await self.on_change(table, [])
                    if number % SWEPT_AT_ONCE == 0:
                        await asyncio.sleep(0)
                self.programs.sweep()
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
        if table.row.dealer:
            return None
        times = Times(table, now)
        left = [times.move_left(table, seat), times.left(table)[seat]]
        if table.row.table.absent != "wait":
            left.append(max(0.0, PATIENCE - times.this_move))
        return min((now + seconds for seconds in left if seconds is not None), default=None)


def has_people(table: Table) -> bool:
    """Return whether a person still plays at the table."""
    return any(player.who == "person" and not player.conceded for player in table.players)


def is_stand_in(player: Player) -> bool:
    """Return whether a bot plays for a person who may take the seat back."""
    return player.who == "person" and bool(player.bot) and not player.conceded


def stand_in_due(table: Table, seat: int, pause: float) -> float:
    """Return when the stand-in at ``seat`` may act, as a time of the table's clock.

    It waits after each row that changed the game or its seat; at the start of its turn longer, so
    that its player can watch what the others did.
    """
    last, others = table.row.created, 0
    for row in reversed(table.log):
        if row.kind in ("say", "undo") or (row.kind == "seat" and row.seat == seat):
            last = max(last, row.at)
            if row.seat == seat:
                break
            others += row.seat is not None
    return last + min(pause * (1 + PAUSE_PER_LINE * others), LONGEST_PAUSE)


def bot_seed(key: bytes, table: Table, seat: int) -> int:
    """Return the seed of a bot's next decision.

    It depends on a secret of the game, so that nobody can predict the bot, and on the number of
    actions, not of rows: chat must not change what a bot plays. Every process with the same key
    finds the same seed, also after a restart.
    """
    game_key = derive_key(key, f"bots {table.row.id}")
    return int(derive_key(game_key.encode(), f"{seat} {len(table.game.log)}")[:SEED_DIGITS], 16)


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
