"""Notify listeners of changed games, coalesced to the latest row number of each game."""

from __future__ import annotations

import asyncio
import logging

from smallworld.server.storage.protocol import ChangeListener

_logger = logging.getLogger(__name__)


class ChangeNotifier:
    """Calls listeners with changed games: in order for each game, the latest number only."""

    def __init__(self) -> None:
        self._listeners: list[ChangeListener] = []
        self._latest: dict[str, int] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def add(self, listener: ChangeListener) -> None:
        """Call ``listener`` from now on."""
        self._listeners.append(listener)

    def notify(self, game: str, seq: int) -> None:
        """Schedule the listeners; callers that wait for a write run first."""
        if not self._listeners:
            return
        self._latest[game] = max(seq, self._latest.get(game, 0))
        asyncio.get_running_loop().call_soon(self._start, game)

    def _start(self, game: str) -> None:
        if game in self._latest and game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._run(game))

    async def _run(self, game: str) -> None:
        try:
            while game in self._latest:
                seq = self._latest.pop(game)
                for listener in self._listeners:
                    await self._call(listener, game, seq)
        finally:
            del self._tasks[game]

    async def _call(self, listener: ChangeListener, game: str, seq: int) -> None:
        try:
            await listener(game, seq)
        except Exception:
            _logger.exception("A listener failed at game %r", game)

    async def close(self) -> None:
        """Remove all listeners and cancel pending calls."""
        self._listeners.clear()
        self._latest.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
