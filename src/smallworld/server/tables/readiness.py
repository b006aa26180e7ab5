"""Find out whether the database can be written, at most once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from smallworld.server.storage.protocol import Storage

VALID: Final = 1.0  # seconds for which an answer holds: anybody may ask, as often as they like


class Readiness:
    """Write and delete a row of this process; questions at the same time share one write."""

    def __init__(
        self, storage: Storage, holder: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._storage = storage
        self._name = f"readiness {holder}"
        self._clock = clock
        self._asked = 0.0
        self._check: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise ``Unavailable`` if the database cannot be written."""
        check = self._check
        if check is None or (check.done() and self._clock() - self._asked >= VALID):
            self._asked = self._clock()
            check = self._check = asyncio.create_task(self._write())
        await asyncio.shield(check)

    async def _write(self) -> None:
        await self._storage.lease(self._name, self._name, VALID)
        await self._storage.release(self._name, self._name)
