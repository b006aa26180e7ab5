"""Processes of ours that work for this one, and that leave when it does, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection, wait

from smallworld.bots.external.process import end_all


def enter_worker(word: Connection) -> None:
    """A worker ignores Ctrl-C, of which its parent tells it, and watches for its parent's end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_parent, args=(word,), daemon=True).start()


def _leave_with_the_parent(word: Connection) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([word, parent.sentinel])
    end_all()
    os._exit(1)
