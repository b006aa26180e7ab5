"""Faults of a pack: a stable code and facts, with file, line and key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from smallworld.packs.files.toml_lines import KeyPath, Lines


@dataclass(frozen=True)
class PackFault:
    """One fault; the facts name ``source``, ``line``, ``key`` and what is allowed."""

    code: str
    facts: dict[str, object]

    def __str__(self) -> str:
        parts = [f"{key} {value}" for key, value in self.facts.items()]
        return f"{self.code} ({', '.join(parts)})"


class BadPack(ValueError):
    """A pack that cannot be used, with all its faults."""

    def __init__(self, faults: Sequence[PackFault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = tuple(faults)

    @property
    def code(self) -> str:
        """The code of the first fault."""
        return self.faults[0].code

    @property
    def facts(self) -> dict[str, object]:
        """The facts of the first fault."""
        return self.faults[0].facts


def bad(code: str, **facts: object) -> BadPack:
    """Build the error of a pack with this one fault."""
    return BadPack([PackFault(code, facts)])


class Findings:
    """Collects the faults of one file, each with its line and key."""

    def __init__(
        self, source: str, lines: Lines, table: Mapping[str, object], strict: bool = True
    ) -> None:
        self.faults: list[PackFault] = []
        self.strict = strict  # else accept what older versions accepted
        self.files_used: set[str] = set()
        self.skipped: set[tuple[object, ...]] = set()  # keys that have a fault already
        self.source = source
        self._lines = lines
        self._table = table

    def add(self, code: str, path: KeyPath, /, **facts: object) -> None:
        """Add a fault at a key path of the file, unless a value on the way has one."""
        if any(path[:length] in self.skipped for length in range(1, len(path) + 1)):
            return
        place: dict[str, object] = {"source": self.source, "line": self._lines.of(path)}
        self.faults.append(PackFault(code, {**place, "key": self._written(path), **facts}))

    def _written(self, path: KeyPath) -> str:
        """Write a key path for people: ``race.elves.tokens``; ``race.2.tokens`` without an id."""
        words: list[str] = []
        value: object = self._table
        for part in path:
            if isinstance(value, dict):
                value = value.get(str(part))
                words.append(str(part)[:40])
            elif isinstance(value, list) and isinstance(part, int):
                value = value[part]
                id = value.get("id") if isinstance(value, dict) else None
                words.append(id[:40] if isinstance(id, str) and id else str(part + 1))
        return ".".join(words)
