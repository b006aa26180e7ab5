"""Run playouts of many states, in this process or in workers with the same result."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, lru_cache
from multiprocessing.connection import Connection, wait

from smallworld.bots.data.weights import estimates_for_unknown_tiles, rows_for
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.outcomes import OutcomeSums
from smallworld.bots.search.rollout import Rollout
from smallworld.core.box import Box
from smallworld.core.state import State, state_from
from smallworld.packs.loader import base_box

Result = tuple[OutcomeSums, int]  # and the number of nodes
PlayoutRequest = tuple[int, int, int, float]  # playouts, seed, turns (0: to the end), temperature
Rollouts = Callable[[Box], Rollout]  # a function of a module, so that workers find it


@lru_cache(maxsize=32)  # a server sees many boxes
def rollout_for(box: Box) -> Rollout:
    """Return a cached rollout with the shipped weights."""
    rows, envy = rows_for(box)
    return Rollout(Evaluator(rows, envy, tile_estimates=estimates_for_unknown_tiles(box)))


def run_playouts(
    states: Sequence[State], request: PlayoutRequest, rollouts: Rollouts = rollout_for
) -> list[Result]:
    """Play each of ``states`` out with the same random numbers."""
    return [_result(rollouts(state.box), state, request) for state in states]


def _result(rollout: Rollout, state: State, request: PlayoutRequest) -> Result:
    playouts, seed, turns, temperature = request
    before = int(rollout.fast_turns.nodes)
    sums = rollout.play_many(state, playouts, seed, turns, temperature)
    return sums, int(rollout.fast_turns.nodes) - before


class PlayoutPool:
    """Worker processes for playouts, started on first use; they exit with this process."""

    def __init__(self, count: int, rollouts: Rollouts = rollout_for) -> None:
        self.count = count
        self.rollouts = rollouts
        self._executor: ProcessPoolExecutor | None = None

    def run_playouts(self, states: Sequence[State], request: PlayoutRequest) -> list[Result]:
        """Return the same as the function of this name, for any number of processes."""
        if self.count < 2 or not _is_base_game(states[0].box):
            return run_playouts(states, request, self.rollouts)
        try:
            return self._run_in_processes(states, request)
        except BrokenProcessPool:  # no worker could start, or one was killed
            self.close()
            self.count = 1
            return run_playouts(states, request, self.rollouts)

    def _run_in_processes(self, states: Sequence[State], request: PlayoutRequest) -> list[Result]:
        box = states[0].box
        size = -(-len(states) // self.count)
        shares = [states[first : first + size] for first in range(0, len(states), size)]
        waiting = [
            self._start().submit(
                _run_in_worker,
                *(box.board.id, int(box.options), [state.snapshot() for state in share]),
                *(request, self.rollouts),
            )
            for share in shares
        ]
        return [result for future in waiting for result in future.result()]

    def _start(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Spawn, not fork: the caller may have threads.
            context = multiprocessing.get_context("spawn")
            self._worker_end, self._own_end = context.Pipe(duplex=False)
            self._executor = ProcessPoolExecutor(
                self.count, context, enter_worker, (self._worker_end,)
            )
        return self._executor

    def close(self) -> None:
        """Stop the workers."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._own_end.close()
            self._worker_end.close()
            self._executor = None


def _is_base_game(box: Box) -> bool:
    """Can another process rebuild the same box from the name of its board?"""
    try:
        base = _box(box.board.id, int(box.options))
    except (KeyError, ValueError, OSError):
        return False
    return base.races == box.races and base.powers == box.powers


@cache
def _box(map: str, options: int) -> Box:
    return base_box(map, options)


def _run_in_worker(
    map: str, options: int, cells: list[list[int]], request: PlayoutRequest, rollouts: Rollouts
) -> list[Result]:
    box = _box(map, options)
    return run_playouts([state_from(box, snapshot) for snapshot in cells], request, rollouts)


def enter_worker(stop: Connection, cleanup: Callable[[], None] | None = None) -> None:
    """Set up a worker process: it ignores Ctrl-C and exits with its parent.

    The parent closes or writes to the other end of ``stop`` to end its workers at once. They
    also exit when the parent is killed. ``cleanup`` runs before that exit.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, args=(stop, cleanup), daemon=True).start()


def _exit_with_parent(stop: Connection, cleanup: Callable[[], None] | None) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([stop, parent.sentinel])
    if cleanup is not None:
        cleanup()
    os._exit(1)
