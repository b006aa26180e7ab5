"""Run a program under limits, and kill it when the process that wanted it ends.

Started as ``python -I guard.py FD MEGABYTES COMMAND…``: FD is a pipe that reaches its end when the
caller is gone, however it ended. The caller puts both into a process group of their own.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import threading

NICENESS = 10


def main() -> None:
    """Start the program and exit with its exit code."""
    pipe, megabytes, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))
    threading.Thread(target=_kill_with_caller, args=(pipe,), daemon=True).start()
    try:
        code = subprocess.call(command)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be started: {error.strerror}")
    os._exit(code if code >= 0 else 128 - code)


def _kill_with_caller(pipe: int) -> None:
    os.read(pipe, 1)  # nothing is ever written
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
