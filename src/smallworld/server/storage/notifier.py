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

    def add(self, listener: ChangeListener) -> None:
        """Call ``listener`` from now on."""
        self._listeners.append(listener)

    def notify(self, game: str, seq: int) -> None:
        """Schedule the listeners; callers that wait for a write run first."""
        if not self._listeners:
            return
        if not self._latest:
            asyncio.get_running_loop().call_soon(self._schedule)
        self._latest[game] = max(seq, self._latest.get(game, seq))

    def _schedule(self) -> None:
        """Call the listeners in the next iteration of the loop, after the tasks that waited."""
        latest, self._latest = self._latest, {}
        asyncio.get_running_loop().call_soon(self._call, latest)

    def _call(self, latest: dict[str, int]) -> None:
        for game, seq in latest.items():
            for listener in self._listeners:
                try:
                    listener(game, seq)
                except Exception:
                    _logger.exception("A listener failed at game %r", game)

    def close(self) -> None:
        """Remove all listeners and cancel pending calls."""
        self._listeners.clear()
        self._latest.clear()
