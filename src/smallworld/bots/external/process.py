"""Exchange lines with another program: one request, one answer, with a timeout."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from smallworld.bots.external.faults import DIED, RUBBISH, TIMEOUT, BotFault

MAX_ANSWER: Final = 1_000_000  # bytes
STDERR_TAIL: Final = 2_000  # bytes, shown in the fault of a program that dies
EXIT_SECONDS: Final = 0.5  # grace period after its input is closed
_GUARD_FILE: Final = str(Path(__file__).with_name("guard.py"))
_CHUNK: Final = 65_536

# Process groups started here and not ended yet.
_running: Final[set[int]] = set()


@dataclass(frozen=True)
class Guard:
    """Limits of a program that must not outlive this process."""

    megabytes: int = 0  # of address space; 0 is no limit


class LineProcess:
    """A program in a process group of its own. The caller must ``end`` it."""

    def __init__(self, command: Sequence[str], guard: Guard | None = None) -> None:
        started = list(command)
        inherited: tuple[int, ...] = ()
        self._pipes: tuple[int, ...] = ()
        if guard is not None:
            self._pipes = os.pipe()
            inherited = self._pipes[:1]
            limits = [str(inherited[0]), str(guard.megabytes)]
            started = [sys.executable, "-I", _GUARD_FILE, *limits, *started]
        try:
            self._process = subprocess.Popen(
                started,
                pass_fds=inherited,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._close_pipes()
            raise BotFault(DIED, f"cannot be started: {error}") from None
        _running.add(self._process.pid)
        self._stdin = _set_non_blocking(self._process.stdin)
        self._stdout = _set_non_blocking(self._process.stdout)
        self._stderr = _set_non_blocking(self._process.stderr)
        self._unsent = b""
        self._unread = b""
        self._stderr_tail = b""
        self._stdout_closed = False  # stdout reached its end
        self._ready = selectors.DefaultSelector()
        self._ready.register(self._stdout, selectors.EVENT_READ)
        self._ready.register(self._stderr, selectors.EVENT_READ)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send ``line`` and return the answer; on failure end the program, raise ``BotFault``."""
        self._discard_unrequested_output()
        deadline = time.monotonic() + seconds
        self._send(line + b"\n")
        while b"\n" not in self._unread:
            if len(self._unread) > MAX_ANSWER:
                raise self._fault(RUBBISH, f"a line of more than {MAX_ANSWER} bytes")
            if self._stdout_closed:
                raise self._fault(DIED, "it ended or closed its output")
            left = deadline - time.monotonic()
            if left <= 0:
                raise self._fault(TIMEOUT, f"no answer in {seconds:g} s")
            self._exchange(left)
        answer, _, self._unread = self._unread.partition(b"\n")
        return answer

    def _discard_unrequested_output(self) -> None:
        """Drop output that answers no request; end a program that floods its output."""
        discarded = len(self._unread)
        self._unread = b""
        while self._exchange(0.0) and not self._stdout_closed:
            discarded += len(self._unread)
            self._unread = b""
            if discarded > MAX_ANSWER:
                raise self._fault(RUBBISH, "it talks without being asked")
        self._unread = b""

    def _send(self, request: bytes) -> None:
        if not self._unsent:
            self._ready.register(self._stdin, selectors.EVENT_WRITE)
        self._unsent += request

    def _exchange(self, seconds: float) -> bool:
        """Wait until a pipe is ready, then read or write; return True if stdout was read."""
        was_read = False
        for key, _ in self._ready.select(seconds):
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                chunk = self._read(self._stdout)
                self._unread += chunk
                self._stdout_closed = not chunk
                was_read = True
            else:
                chunk = self._read(self._stderr)
                self._stderr_tail = (self._stderr_tail + chunk)[-STDERR_TAIL:]
        return was_read

    def _read(self, pipe: IO[bytes]) -> bytes:
        chunk = pipe.read(_CHUNK) or b""
        if not chunk:
            self._ready.unregister(pipe)
        return chunk

    def _write(self) -> None:
        try:
            written = self._stdin.write(self._unsent) or 0
            self._unsent = self._unsent[written:]
        except OSError:  # stdin is closed, but stdout may still hold an answer
            self._unsent = b""
        if not self._unsent:
            self._ready.unregister(self._stdin)

    def _fault(self, kind: str, detail: str) -> BotFault:
        """End the program and return the fault, with exit code and last line of stderr."""
        code = self.end(at_once=kind != DIED)
        if kind == DIED:
            detail += f" (exit code {code})"
        lines = self._stderr_tail.decode("utf-8", errors="replace").strip().splitlines()
        return BotFault(kind, f"{detail}: {lines[-1]}" if lines else detail)

    def end(self, *, at_once: bool = False) -> int:
        """End the program and its process group, by force if ``at_once``; return the exit code."""
        process = self._process
        self._ready.close()
        self._stdin.close()
        try:
            process.wait(0 if at_once else EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            pass
        finally:
            _kill_group(process.pid)
            process.wait()
            _running.discard(process.pid)
            self._stdout.close()
            self._stderr.close()
            self._close_pipes()
        return process.returncode

    def _close_pipes(self) -> None:
        for pipe in self._pipes:
            os.close(pipe)
        self._pipes = ()


def end_all() -> None:
    """Kill every program started here that has not ended."""
    for pid in list(_running):
        _kill_group(pid)


def _kill_group(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except OSError:  # the group is gone already
        pass


def _set_non_blocking(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe
