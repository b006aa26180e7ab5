"""Wait for conditions with a limit that no busy machine reaches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

PATIENCE = 300.0  # seconds; only a test that hangs waits that long
_PAUSE = 0.01


async def until(holds: Callable[[], bool]) -> None:
    """Wait until ``holds`` returns True."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(_PAUSE)


async def until_found(find: Callable[[], Awaitable[object]]) -> None:
    """Wait until the result of ``find`` is true."""
    deadline = time.monotonic() + PATIENCE
    while not await find():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(_PAUSE)


def poll_until(holds: Callable[[], bool]) -> None:
    """Wait until ``holds`` returns True, in a test without an event loop."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(_PAUSE)
