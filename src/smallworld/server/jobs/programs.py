"""Programs and third-party classes that play seats: one process for each seat, under limits."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from smallworld.bots.external.bot import ExternalBot
from smallworld.bots.external.faults import ILLEGAL, BotFault
from smallworld.bots.external.memory import end_kept, game_facts
from smallworld.bots.external.process import Guard
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.server.settings import BotSettings
from smallworld.server.tables.table import Table
from smallworld.server.tables.views import count_coins

Key = tuple[str, int]  # game and seat


@dataclass
class _Seated:
    """A program at a seat; ``seen`` lines of the log were passed on to it."""

    bot: ExternalBot
    seen: int = 0
    used: float = 0.0
    busy: bool = False


class ProgramSeats:
    """Starts programs when they are first asked, and ends those that are not needed."""

    def __init__(self, commands: dict[str, list[str]], settings: BotSettings) -> None:
        self.commands = commands
        self._settings = settings
        self._seated: dict[Key, _Seated] = {}
        self._threads = ThreadPoolExecutor(settings.at_once, thread_name_prefix="program")

    async def choose(self, table: Table, seat: int, name: str) -> str:
        """Return the program's next action; raise ``BotFault`` if it gives none."""
        key = (table.row.id, seat)
        seated = self._seated.get(key)
        if seated is None:
            self._make_room()
            seated = self._seated[key] = self._seat(table, seat, name)
        game, seated.busy = table.game, True
        for line in game.log[seated.seen :]:
            seated.bot.see_events(line.events)
        seated.seen = len(game.log)
        legal, coins = legal_actions(game.state), count_coins(game, seat)
        try:
            action = await asyncio.get_running_loop().run_in_executor(
                self._threads, seated.bot.choose, game.view(seat), legal, coins
            )
        finally:
            seated.busy, seated.used = False, time.monotonic()
        if action not in legal:
            raise BotFault(ILLEGAL, "an action that is not legal")
        return written(action, game.box)

    def _seat(self, table: Table, seat: int, name: str) -> _Seated:
        settings = self._settings
        bot = ExternalBot(
            self.commands[name],
            bot=name,
            seconds=settings.seconds,
            timeout=settings.timeout,
            guard=Guard(settings.megabytes),
        )
        # The log is passed on from its beginning, so a program can rebuild what it knew.
        bot.new_game(game_facts(table.game.box, table.game.names, seat))
        return _Seated(bot)

    def _make_room(self) -> None:
        """End the program that was unused for longest, if there are too many."""
        free = sorted((one.used, key) for key, one in self._seated.items() if not one.busy)
        while free and len(self._seated) >= self._settings.at_once:
            self._end(free.pop(0)[1])

    def sweep(self) -> None:
        """End programs that were not asked for some time."""
        long_ago = time.monotonic() - self._settings.idle
        for key, seated in list(self._seated.items()):
            if not seated.busy and seated.used < long_ago:
                self._end(key)

    async def finish(self, table: Table) -> None:
        """Tell the programs of a finished game its result, and end them."""
        for key, seated in list(self._seated.items()):
            if key[0] != table.row.id or seated.busy:
                continue
            for line in table.game.log[seated.seen :]:
                seated.bot.see_events(line.events)
            seated.seen = len(table.game.log)
            del self._seated[key]
            self._threads.submit(_finish, seated.bot, table.game.coins, table.game.winners)

    def forget(self, game: str, seat: int) -> None:
        """End the program of a seat, if it has one."""
        self._end((game, seat))

    def _end(self, key: Key) -> None:
        seated = self._seated.pop(key, None)
        if seated is not None:
            self._threads.submit(seated.bot.close)

    def stop(self) -> None:
        """End all programs."""
        for key in list(self._seated):
            self._end(key)
        self._threads.shutdown(wait=True, cancel_futures=False)
        end_kept()


def _finish(bot: ExternalBot, coins: list[int], winners: list[int]) -> None:
    try:
        bot.end_game(coins, winners)
    except BotFault:
        pass  # the game is over; nobody waits for it
    finally:
        bot.close()
