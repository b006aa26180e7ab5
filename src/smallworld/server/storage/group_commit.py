"""Group commit: writes that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from smallworld.server.storage.protocol import Unavailable

Work = TypeVar("Work")

LARGEST_GROUP: Final = 200  # bounds how long one write waits for the others


class Failed:
    """The outcome of a write that failed alone; the rest of its group is committed."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class GroupCommit(Generic[Work]):
    """Queue writes in order and commit them in groups.

    While one group is being committed the next one gathers. ``commit`` writes a group in one
    transaction and returns an outcome for each write, or ``Failed``; when it raises, nothing
    of the group was written. ``write`` returns only after the commit.
    """

    def __init__(self, commit: Callable[[list[Work]], Awaitable[list[object]]]) -> None:
        self._commit = commit
        self._queue: list[tuple[Work, asyncio.Future[object]]] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self.commits = 0
        self.writes = 0

    async def write(self, work: Work) -> object:
        """Wait until ``work`` is durable; return its outcome or raise its error."""
        if self._is_closed:
            raise Unavailable("The storage is closed")
        outcome: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.append((work, outcome))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await outcome

    async def close(self) -> None:
        """Commit the queued writes, then refuse new ones."""
        self._is_closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._queue:
                group = self._queue[:LARGEST_GROUP]
                del self._queue[:LARGEST_GROUP]
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
            for _, future in group + self._queue:
                future.cancel()
            raise
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # the caller was cancelled; the write counts all the same
            if isinstance(outcome, Failed):
                future.set_exception(outcome.error)
            else:
                future.set_result(outcome)
