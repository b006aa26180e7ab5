"""Play all games of a plan except those already in the store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Generic

from smallworld.lab.games.journal import GameStore, MemoryStore, P
from smallworld.lab.games.workers import GameRunner, Jobs, W

Progress = Callable[[int, int], None]  # called with games done and games in total


def no_progress(done: int, games: int) -> None:
    """No-op progress callback."""


class _Missing(Generic[W, P]):
    """The jobs that a store lacks, without a list of them."""

    def __init__(self, jobs: Jobs[W], store: GameStore[P]) -> None:
        self._jobs = jobs
        self._store = store

    def __iter__(self) -> Iterator[W]:
        return (job for job in self._jobs if job.key not in self._store)


def play_missing(
    jobs: Jobs[W],
    play: Callable[[W], P],
    runner: GameRunner,
    store: GameStore[P],
    progress: Progress = no_progress,
    should_stop: Callable[[], bool] = lambda: False,
) -> None:
    """Play the jobs missing in ``store`` and add their results to it.

    The remaining jobs are skipped as soon as ``should_stop`` returns True.
    """
    with closing(store):
        done = sum(job.key in store for job in jobs)
        progress(done, len(jobs))
        with closing(runner(_Missing(jobs, store), play)) as fresh:
            for outcome in fresh:
                store.add(outcome)
                done += 1
                progress(done, len(jobs))
                if should_stop():
                    break


def play_all(
    jobs: Jobs[W],
    play: Callable[[W], P],
    runner: GameRunner,
    store: GameStore[P] | None = None,
    progress: Progress = no_progress,
    should_stop: Callable[[], bool] = lambda: False,
) -> list[P]:
    """Play the jobs missing in ``store``; return all results in the order of ``jobs``."""
    store = MemoryStore() if store is None else store
    play_missing(jobs, play, runner, store, progress, should_stop)
    return [store.read(job.key) for job in jobs if job.key in store]
