"""A journal of finished games, so that a long measurement can be stopped and continued."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Key = tuple[int, int]  # number of seats, seed
Row = dict[str, Any]


class Journal:
    """One line for each finished game, and how long this run may still take.

    ``settings`` is what the games depend on besides seats and seed: others need another journal.
    """

    def __init__(self, path: Path, settings: Row, minutes: float) -> None:
        self.path = path
        self.settings = settings
        self.ends = time.monotonic() + 60 * minutes
        self.rows: dict[Key, Row] = {}
        if path.exists():
            made_with, *rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
            if made_with != settings:
                sys.exit(f"{path} was made with {made_with}, not with {settings}: name another one")
            self.rows = {(row["seats"], row["seed"]): row for row in rows}

    def missing(self, keys: list[Key]) -> Iterator[Key]:
        """Go through the games that are not in the journal, as long as there is time."""
        for key in keys:
            if time.monotonic() >= self.ends:
                return
            if key not in self.rows:
                yield key

    def add(self, key: Key, row: Row) -> None:
        """Store a finished game."""
        self.rows[key] = {"seats": key[0], "seed": key[1], **row}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [self.rows[key]] if self.path.exists() else [self.settings, self.rows[key]]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(line) + "\n" for line in lines))
