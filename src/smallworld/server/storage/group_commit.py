"""The one writer of a process: writes that wait together share one commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from smallworld.server.storage.protocol import Heard, Unavailable

Work = TypeVar("Work")

LARGEST_GROUP: Final = 200  # so that nobody waits long for the others

_logger = logging.getLogger(__name__)


class Failed:
    """A write that failed alone; its group-mates are written."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class Scribe(Generic[Work]):
    """Takes writes in their order and hands them over in groups.

    While one group is being committed the next one gathers. ``commit`` writes a group in one
    transaction and returns what each write brought, or ``Failed``; when it raises, nothing
    of the group was written. Nobody is answered before the commit.
    """

    def __init__(self, commit: Callable[[list[Work]], Awaitable[list[object]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Work, asyncio.Future[object]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0
        self.writes = 0

    async def write(self, work: Work) -> object:
        """Wait until ``work`` is durable; what it brought, or the reason why it failed."""
        if self._closed:
            raise Unavailable("The storage is closed")
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await answer

    async def close(self) -> None:
        """Write what waits, then take nothing more."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = self._waiting[:LARGEST_GROUP]
                del self._waiting[:LARGEST_GROUP]
                await self._write_group(group)
        finally:
            self._task = None

    async def _write_group(self, group: list[tuple[Work, asyncio.Future[object]]]) -> None:
        try:
            outcomes = await self._commit([work for work, _ in group])
            self.commits += 1
            self.writes += len(group)
        except Exception as error:
            outcomes = [Failed(error)] * len(group)
        except asyncio.CancelledError:
            for _, answer in group + self._waiting:
                answer.cancel()
            raise
        for (_, answer), outcome in zip(group, outcomes, strict=True):
            if answer.done():
                continue  # whoever asked is gone; the write counts all the same
            if isinstance(outcome, Failed):
                answer.set_exception(outcome.error)
            else:
                answer.set_result(outcome)


class Ears:
    """Tells listeners which games changed: each game in order, the latest number only."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []
        self._latest: dict[str, int] = {}
        self._telling: dict[str, asyncio.Task[None]] = {}

    def add(self, heard: Heard) -> None:
        """From now on ``heard`` is told too."""
        self._listeners.append(heard)

    def tell(self, game: str, seq: int) -> None:
        """Let the listeners know, soon: who is waiting for a write goes first."""
        if not self._listeners:
            return
        self._latest[game] = max(seq, self._latest.get(game, 0))
        asyncio.get_running_loop().call_soon(self._begin, game)

    def _begin(self, game: str) -> None:
        if game in self._latest and game not in self._telling:
            self._telling[game] = asyncio.create_task(self._tell(game))

    async def _tell(self, game: str) -> None:
        try:
            while game in self._latest:
                seq = self._latest.pop(game)
                for heard in self._listeners:
                    await self._tell_one(heard, game, seq)
        finally:
            del self._telling[game]

    async def _tell_one(self, heard: Heard, game: str, seq: int) -> None:
        try:
            await heard(game, seq)
        except Exception:
            _logger.exception("A listener failed at game %r", game)

    async def close(self) -> None:
        """Tell nobody any more."""
        self._listeners.clear()
        self._latest.clear()
        tasks = list(self._telling.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
