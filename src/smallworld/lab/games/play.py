"""Play all games of a plan except those already in the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing

from smallworld.lab.games.journal import GameJournal, P
from smallworld.lab.games.plan import Key
from smallworld.lab.games.workers import GameRunner, W

Progress = Callable[[int, int], None]  # called with games done and games in total


def no_progress(done: int, games: int) -> None:
    """No-op progress callback."""


def play_all(
    jobs: Sequence[W],
    play: Callable[[W], P],
    runner: GameRunner,
    journal: GameJournal[P] | None = None,
    progress: Progress = no_progress,
    should_stop: Callable[[], bool] = lambda: False,
) -> list[P]:
    """Play the jobs missing in ``journal``; return all results in the order of ``jobs``.

    The remaining jobs are skipped as soon as ``should_stop`` returns True.
    """
    with ExitStack() as stack:
        played: dict[Key, P] = {}
        if journal is not None:
            played = stack.enter_context(journal).played
        missing = [job for job in jobs if job.key not in played]
        progress(len(jobs) - len(missing), len(jobs))
        fresh = stack.enter_context(closing(runner(missing, play)))
        for done, outcome in enumerate(fresh, start=len(jobs) - len(missing) + 1):
            played[outcome.key] = outcome
            if journal is not None:
                journal.add(outcome)
            progress(done, len(jobs))
            if should_stop():
                break
    return [played[job.key] for job in jobs if job.key in played]
