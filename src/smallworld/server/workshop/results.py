"""A cache of results: concurrent requests for the same one share its task."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


class Results(Generic[Result]):
    """The results requested last; failures are not kept."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._tasks: OrderedDict[Hashable, asyncio.Task[Result]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Return the result of ``key``; start ``make`` if nobody did."""
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(make())
        self._tasks.move_to_end(key)
        while len(self._tasks) > self._capacity:
            self._tasks.popitem(last=False)
        try:
            return await asyncio.shield(self._tasks[key])
        except BaseException:
            if key in self._tasks and self._tasks[key].done():
                del self._tasks[key]  # let the next request try again
            raise

    def drop(self, key: Hashable) -> None:
        """Forget a result."""
        self._tasks.pop(key, None)
