"""Count commits in a file beside the database, to notice commits that vanish.

SQLite drops a damaged end of its write-ahead log without a word: the file is then sound, but as
it was some commits earlier. The count is written after the commit, so it is never ahead of an
undamaged database. It need not be flushed: it is compared, never restored.
"""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

_WIDTH: Final = 20  # characters of the count: the file changes in place, in one write
_LOSS: Final = re.compile(r"lost (\d+) to (\d+), noticed (\S+)")

_logger = logging.getLogger(__name__)


class CommitCount:
    """The number of the last change that was committed, and the losses noticed so far."""

    def __init__(self, database: Path, now: Callable[[], float] = time.time) -> None:
        self.path = database.with_name(database.name + ".count")
        self._now = now
        self._written = -1  # by this process
        self._file: int | None = None  # open while this process writes the count

    def read(self) -> int:
        """Return the count; 0 if there is none."""
        first = self._lines()[:1]
        return int(first[0]) if first and first[0].isdecimal() else 0

    def compare(self, committed: int, counted: int) -> None:
        """Note a loss if the database has fewer changes than ``counted``, read before them."""
        if committed >= counted:
            return
        noticed = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self._now()))
        _logger.error(
            "%s: changes %d to %d were committed and are gone; see docs/hosting.md, Damage",
            self.path.name.removesuffix(".count"),
            committed + 1,
            counted,
        )
        self.write(committed)
        with self.path.open("a", encoding="ascii") as file:
            file.write(f"lost {committed + 1} to {counted}, noticed {noticed}\n")

    def write(self, committed: int) -> None:
        """Store the count; a failure is logged once and costs no commit."""
        if committed == self._written:
            return
        was_written, self._written = self._written, committed
        try:
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, f"{committed:0{_WIDTH}}\n".encode())
        except OSError as error:
            if was_written != -2:
                _logger.warning("%s cannot be written: %s", self.path, error)
            self._written = -2

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def faults(self) -> list[str]:
        """Describe the losses noticed so far."""
        found = (_LOSS.fullmatch(line) for line in self._lines()[1:])
        return [
            f"changes {loss[1]} to {loss[2]} were committed and are gone (noticed {loss[3]})"
            for loss in found
            if loss is not None
        ]

    def _lines(self) -> list[str]:
        try:
            return self.path.read_text(encoding="ascii", errors="replace").splitlines()
        except FileNotFoundError:
            return []
