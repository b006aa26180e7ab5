"""Errors of a map file and faults of a map: a stable code and facts."""

from __future__ import annotations

from dataclasses import dataclass

from smallworld.packs.files.toml_lines import KeyPath


class MapError(ValueError):
    """A map or outline file that cannot be read: a stable ``code`` and the ``facts``.

    If the fact ``region`` is 0, the error concerns the whole file.
    """

    def __init__(self, code: str, source: str, **facts: object) -> None:
        self.code = code
        self.facts: dict[str, object] = {"source": source, **facts}
        self.place: KeyPath = ()  # keys that lead to the value
        self.line = 0  # of the file; 0 if unknown
        super().__init__(code, self.facts)

    def __str__(self) -> str:
        silent = ("source", "region") if self.facts.get("region") == 0 else ("source",)
        parts = [f"{key} {value}" for key, value in self.facts.items() if key not in silent]
        return f"{self.facts['source']}: {self.code} ({', '.join(parts)})"

    def located(self) -> MapError:
        """Return the error with its line in the source: ``isles.toml:12``."""
        if not self.line:
            return self
        source = f"{self.facts['source']}:{self.line}"
        return MapError(self.code, **{**self.facts, "source": source})  # type: ignore[arg-type]


@dataclass(frozen=True)
class MapFault:
    """A fault of a map as a whole: a stable ``code`` and the facts."""

    code: str
    facts: dict[str, object]


def fault(code: str, **facts: object) -> MapFault:
    """Build a fault with its facts as keywords."""
    return MapFault(code, facts)
