"""Work beside the requests: repeat a step, run tasks, end both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from logging import Logger

_Task = asyncio.Task[None]


async def repeat(
    step: Callable[[], Awaitable[object]],
    seconds: float,
    log: Logger,
    failure: str,
    *,
    delay: float = 0.0,
    unlogged: type[Exception] | tuple[()] = (),
) -> None:
    """Call ``step`` after ``delay`` and then every ``seconds``, until cancelled.

    An error is logged as ``failure``, unless it is ``unlogged``; the next call tries again.
    """
    await asyncio.sleep(delay)
    while True:
        try:
            await step()
        except unlogged:
            pass
        except Exception:
            log.exception(failure)
        await asyncio.sleep(seconds)


def run_in(tasks: set[_Task], work: Coroutine[object, object, None]) -> None:
    """Run ``work`` as a task that stays in ``tasks`` until it is done."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def wait_until_empty(tasks: set[_Task]) -> None:
    """Wait for all tasks, also those that are started meanwhile."""
    while tasks:
        await asyncio.gather(*tasks)


async def cancel(tasks: Iterable[_Task | None]) -> None:
    """Cancel tasks and wait until they have ended; ``None`` is skipped."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
