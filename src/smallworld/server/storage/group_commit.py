"""Group commit: writes that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from smallworld.server.storage.protocol import Unavailable

Work = TypeVar("Work")
Finish = Callable[[list[object] | None, BaseException | None], None]

LARGEST_GROUP: Final = 200  # bounds how long one write waits for the others


class Failed:
    """The outcome of a write that failed alone; the rest of its group is committed."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


class GroupCommit(Generic[Work]):
    """Queue writes in order and commit them in groups.

    While one group is being committed the next one gathers. ``commit`` starts to write a group in
    one transaction and then calls back with an outcome for each write, or ``Failed``; with an
    error if nothing of the group was written. No outcome is set before the commit.
    """

    def __init__(self, commit: Callable[[list[Work], Finish], None]) -> None:
        self._commit = commit
        self._queue: list[tuple[Work, asyncio.Future[object]]] = []
        self._group: list[tuple[Work, asyncio.Future[object]]] = []  # that is being committed
        self._is_closed = False
        self._last_commit: asyncio.Future[None] | None = None  # while it is being closed
        self.commits = 0
        self.writes = 0

    def write(self, work: Work) -> asyncio.Future[object]:
        """Return the future of the outcome: it is done when ``work`` is durable or has failed."""
        if self._is_closed:
            raise Unavailable("The storage is closed")
        outcome: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.append((work, outcome))
        if not self._group:
            self._commit_next()
        return outcome

    async def close(self) -> None:
        """Commit the queued writes, then refuse new ones."""
        self._is_closed = True
        if self._group:
            self._last_commit = asyncio.get_running_loop().create_future()
            await self._last_commit

    def _commit_next(self) -> None:
        self._group = self._queue[:LARGEST_GROUP]
        del self._queue[:LARGEST_GROUP]
        self._commit([work for work, _ in self._group], self._finish)

    def _finish(self, outcomes: list[object] | None, error: BaseException | None) -> None:
        group, self._group = self._group, []
        if isinstance(error, asyncio.CancelledError):
            for _, future in group + self._queue:
                future.cancel()
            self._queue.clear()
        if outcomes is None:
            assert error is not None
            outcomes = [Failed(error)] * len(group)
        else:
            self.commits += 1
            self.writes += len(group)
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # the caller was cancelled; the write counts all the same
            if isinstance(outcome, Failed):
                future.set_exception(outcome.error)
            else:
                future.set_result(outcome)
        if self._queue:
            self._commit_next()
        elif self._last_commit is not None and not self._last_commit.done():
            self._last_commit.set_result(None)
