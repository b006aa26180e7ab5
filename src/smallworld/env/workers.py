"""Worker processes that play their share of a batch in shared memory."""

from __future__ import annotations

import pickle
import signal
import weakref
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Final

from smallworld.env.shared_memory import Share, block_in, block_size
from smallworld.packs.loader import base_box

STEP: Final = b"step"
CLOSE: Final = b"close"
DONE: Final = b"done"
_PATIENCE: Final = 5.0  # seconds for a worker to exit by itself


class Memory(SharedMemory):
    """Shared memory that can be closed while arrays still use it."""

    def close(self) -> None:
        try:
            super().close()
        except BufferError:  # unmapped when the last array is freed
            pass


class Workers:
    """Worker processes with one share each; the caller plays another share itself."""

    def __init__(self, map: str, options: int, seeds: list[int], own: int, processes: int) -> None:
        self.memory = Memory(create=True, size=block_size(base_box(map, options), len(seeds)))
        self._lines: list[Connection] = []
        processes_made: list[BaseProcess] = []
        self._close = weakref.finalize(self, _end, self.memory, self._lines, processes_made)
        self._firsts = split(len(seeds) - own, processes - 1, own)
        context = get_context("spawn")
        for first, last in self._firsts:
            line, theirs = context.Pipe()
            setting = (self.memory.name, map, options, len(seeds), first, seeds[first:last])
            worker = context.Process(target=_work, args=(theirs, *setting), daemon=True)
            worker.start()
            theirs.close()
            self._lines.append(line)
            processes_made.append(worker)

    def begin(self, seeds: list[int] | None) -> None:
        """Tell every worker to deal its games."""
        for line, (first, last) in zip(self._lines, self._firsts, strict=True):
            _send(line, pickle.dumps(None if seeds is None else seeds[first:last]))

    def step(self) -> None:
        """Tell every worker to apply the actions of its share."""
        for line in self._lines:
            _send(line, STEP)

    def wait(self) -> None:
        """Wait until all workers are done."""
        for line in self._lines:
            try:
                answer = line.recv_bytes()
            except (EOFError, ConnectionError):
                raise RuntimeError("a worker of the batch has died; make a new batch") from None
            if answer != DONE:
                raise RuntimeError(f"a worker of the batch failed: {answer.decode()}")

    def close(self) -> None:
        """End the processes and free the memory."""
        self._close()


def split(games: int, shares: int, first: int = 0) -> list[tuple[int, int]]:
    """Return first and last game (exclusive) of each share, nearly equal in size.

    >>> split(10, 3)
    [(0, 3), (3, 6), (6, 10)]
    """
    edges = [first + games * share // shares for share in range(shares + 1)]
    return list(pairwise(edges))


def _send(line: Connection, message: bytes) -> None:
    try:
        line.send_bytes(message)
    except (BrokenPipeError, ConnectionError):
        raise RuntimeError("a worker of the batch has died; make a new batch") from None


def _end(memory: SharedMemory, lines: list[Connection], processes: list[BaseProcess]) -> None:
    for line in lines:
        try:
            line.send_bytes(CLOSE)
        except OSError:  # it has exited already
            pass
        line.close()
    for process in processes:
        process.join(_PATIENCE)
        if process.is_alive():
            process.terminate()
            process.join()
    memory.close()
    memory.unlink()


def _work(
    line: Connection, name: str, map: str, options: int, games: int, first: int, seeds: list[int]
) -> None:
    """Run a worker until it is told to close or the batch is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    memory = Memory(name)
    box = base_box(map, options)
    share = Share(box, block_in(memory.buf, box, games), first, seeds)
    try:
        while (message := line.recv_bytes()) != CLOSE:
            try:
                if message == STEP:
                    share.step()
                else:
                    share.begin(pickle.loads(message))
                line.send_bytes(DONE)
            except Exception as error:
                line.send_bytes(f"{type(error).__name__}: {error}".encode())
    except (EOFError, ConnectionError):  # the parent has closed the pipe
        pass
    memory.close()
