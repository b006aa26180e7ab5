"""Group commit: writes that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from smallworld.server.storage.protocol import Unavailable

Work = TypeVar("Work")

LARGEST_GROUP: Final = 200  # bounds how long one write waits for the others


class Failed:
    """The outcome of a write that failed alone; the rest of its group is committed."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


class GroupCommit(Generic[Work]):
    """Queue writes in order and commit them in groups.

    While one group is being committed the next one gathers. ``commit`` writes a group in one
    transaction and returns an outcome for each write, or ``Failed``; when it raises, nothing
    of the group was written. ``write`` returns only after the commit.
    """

    def __init__(self, commit: Callable[[list[Work]], asyncio.Future[list[object]]]) -> None:
        self._commit = commit
        self._queue: list[tuple[Work, asyncio.Future[object]]] = []
        self._committing: asyncio.Future[list[object]] | None = None
        self._is_closed = False
        self.commits = 0
        self.writes = 0

    def write(self, work: Work) -> asyncio.Future[object]:
        """Return the future of the outcome: it is done when ``work`` is durable or has failed."""
        if self._is_closed:
            raise Unavailable("The storage is closed")
        outcome: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.append((work, outcome))
        if self._committing is None:
            self._commit_next()
        return outcome

    async def close(self) -> None:
        """Commit the queued writes, then refuse new ones."""
        self._is_closed = True
        while self._committing is not None:
            await asyncio.wait([self._committing])
            await asyncio.sleep(0)  # its callback commits the next group

    def _commit_next(self) -> None:
        group = self._queue[:LARGEST_GROUP]
        del self._queue[:LARGEST_GROUP]
        self._committing = self._commit([work for work, _ in group])
        self._committing.add_done_callback(lambda done: self._finish(group, done))

    def _finish(
        self,
        group: list[tuple[Work, asyncio.Future[object]]],
        done: asyncio.Future[list[object]],
    ) -> None:
        self._committing = None
        if done.cancelled():
            for _, future in group + self._queue:
                future.cancel()
            self._queue.clear()
            return
        error = done.exception()
        if error is None:
            outcomes = done.result()
            self.commits += 1
            self.writes += len(group)
        else:
            outcomes = [Failed(error)] * len(group)
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # the caller was cancelled; the write counts all the same
            if isinstance(outcome, Failed):
                future.set_exception(outcome.error)
            else:
                future.set_result(outcome)
        if self._queue:
            self._commit_next()
