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
        known = self._latest.get(game)
        self._latest[game] = seq if known is None else max(seq, known)
        if known is None:
            # Twice: the task that waits for the write is woken in the next iteration of the loop.
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._call, game)

    def _call(self, game: str) -> None:
        seq = self._latest.pop(game, None)
        if seq is None:
            return
        for listener in self._listeners:
            try:
                listener(game, seq)
            except Exception:
                _logger.exception("A listener failed at game %r", game)

    def close(self) -> None:
        """Remove all listeners and cancel pending calls."""
        self._listeners.clear()
        self._latest.clear()
